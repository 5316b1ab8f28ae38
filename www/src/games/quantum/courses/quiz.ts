/** The quiz: a question at each position. Its sentences are a part of each language. */
import type { Step } from "../../../board/exercise";
import { choose, chooseBoard, exactly, right, written, wrong } from "../../../board/tasks";
import type { QuizWords } from "../../../languages/study-words";
import type { View } from "../types";
import { placed } from "./lessons";

export const questions: readonly Step<View>[] = [
  { record: "q1-12-25-67", task: exactly(2) },
  { record: "q1-12-45", task: choose(2, 3) },
  {
    record: "q1-15",
    task: {
      kind: "move",
      judge(made) {
        const pair = placed(made);
        if (pair === null || pair.touched === 0) return wrong("apart");
        return pair.closes ? wrong("cycle") : right();
      },
    },
  },
  { record: "q1-13-36-69-19", task: choose(0, 3) },
  { record: "q1-13-36-69-19", task: exactly(1) },
  { record: "q1-12-45-78", task: choose(2, 3) },
  { record: "q1-12-23-45", task: choose(1, 3) },
  {
    record: "q1-12-23-34",
    task: chooseBoard(0, [
      [1, 3, 4],
      [2, 4, 3],
      [3, 2, 4],
    ]),
  },
  { record: "q1-12-23-35-56-12", task: exactly(3, 6) },
  {
    record: "q1-14-45-59-28",
    task: {
      kind: "move",
      judge(made) {
        const pair = placed(made);
        if (pair === null || pair.touched === 0) return wrong("apart");
        return pair.closes ? right() : wrong("open");
      },
    },
  },
  { record: "q1-15-35-45-56-57-59-15c1", task: choose(1, 3) },
  { record: "q1-36-89-12-48-69-23-78-89c8", task: choose(1, 3) },
  { record: "q1-12-23", task: choose(1, 3) },
  { record: "q1-12-25-15", task: choose(2, 3) },
  { record: "q1-12-25", task: choose(0, 3) },
];

export const quizCourse = (words: QuizWords) =>
  written(
    "quiz",
    questions.map((step) => [step]),
    words,
  );
