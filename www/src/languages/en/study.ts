/** English for lessons, puzzles and the quiz, which come together. */
import type { StudyWords } from "../study-words";
import { exercises } from "./exercises";
import { lessons } from "./lessons";
import { quiz } from "./quiz";

export const study = { exercises, lessons, quiz } satisfies StudyWords;
