/** The exercises of this game: lessons, puzzles and the quiz. */
import type { Courses } from "../../../board/exercise";
import type { Words } from "../../../languages/words";
import type { View } from "../types";
import { moveNamed, numbered } from "../words/events";
import { small } from "./board";
import { lessonCourse } from "./lessons";
import { puzzleCourse } from "./puzzles";
import { quizCourse } from "./quiz";

export function courses(words: Words): Courses<View> {
  return {
    of: ({ exercises, lessons, quiz }) => ({
      lesson: lessonCourse(lessons),
      quiz: quizCourse(quiz),
      puzzle: puzzleCourse(words, exercises),
    }),
    moveName: (view, move) => moveNamed(words, view, move),
    board: (squares) => ({
      drawn: small(squares),
      settled: squares.map((square, index) => ({ mark: numbered(words, index + 1), square })),
    }),
  };
}
