/** The ways to lessons, puzzles and the quiz. */

import type { Context } from "../context";
import { button } from "./dom";

export function learnLinks({ words, study }: Context): readonly HTMLElement[] {
  if (study === null) return [];
  const kinds = ["lesson", "puzzle", "quiz"] as const;
  return kinds.map((kind) => button(words.learn[kind], "qt-link qt-learn", () => study(kind)));
}
