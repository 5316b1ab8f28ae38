/** The lessons: what is asked at which position. Their sentences are a part of each language. */
import type { Made, Step, Task, Verdict } from "../../../board/exercise";
import { choose, exactly, right, written, wrong } from "../../../board/tasks";
import type { LessonWords } from "../../../languages/study-words";
import { openCycle, pairOf, type View } from "../types";

/** A pair that has just been placed, and how it lies to what was there. */
export interface Placed {
  readonly squares: readonly [number, number];
  /** How many of its squares were in an entanglement before. */
  readonly touched: number;
  readonly closes: boolean;
}

export function placed({ before, after }: Made<View>): Placed | null {
  const pair = pairOf(after, after.ply);
  if (!pair) return null;
  const isTaken = (square: number) => before.components.some(({ squares }) => squares.includes(square));
  return {
    squares: pair.squares,
    touched: pair.squares.filter(isTaken).length,
    closes: openCycle(after) !== null,
  };
}

const placing = (judge: (pair: Placed) => Verdict): Task<View> => ({
  kind: "move",
  judge: (made) => {
    const pair = placed(made);
    return pair ? judge(pair) : wrong("other");
  },
});

/** Whether a collapse has put a move on a square. */
const landing = (ply: number, square: number): Task<View> => ({
  kind: "move",
  judge: ({ after }) => (settledOn(after, ply) === square ? right() : wrong("other")),
});

function settledOn(view: View, ply: number): number | null {
  return pairOf(view, ply)?.settled ?? null;
}

const BOTH_LINES = "q1-15-35-45-56-57-59-15";
const CHAIN = "q1-12-23-34-45-56";

export const lessons: readonly (readonly Step<View>[])[] = [
  [
    { record: "q1-12-12c2-35-35c3", instead: "t1.3-1-2-5-3", task: exactly(9) },
    { record: "q1-12-25-15c5", instead: "t1.3-1-2-5", task: exactly(9) },
  ],
  [
    {
      record: "q1",
      task: placing(({ squares }) =>
        squares.includes(5) && squares.some((square) => square !== 5 && square % 2 === 1)
          ? right()
          : wrong("other"),
      ),
    },
    {
      record: "q1-12",
      task: placing(({ touched, closes }) =>
        closes ? wrong("cycle") : touched > 0 ? wrong("shares") : right(),
      ),
    },
  ],
  [
    {
      record: "q1-12-25",
      task: placing(({ touched, closes }) =>
        closes ? right() : touched > 0 ? wrong("extends") : wrong("apart"),
      ),
    },
    { record: "q1-12-25-15", task: landing(1, 2) },
    {
      record: BOTH_LINES,
      task: {
        kind: "move",
        judge: ({ after }) => (after.outcome?.winner === "o" ? right() : wrong("other")),
      },
    },
  ],
  [{ record: "q1-12", task: choose(1, 3) }],
  [
    { record: "q1-12-45", task: choose(2, 3) },
    { record: "q1-12-45", task: choose(2, 3) },
  ],
  [
    { record: "q1-12-25", task: choose(2, 4) },
    { record: "q1-12-25", task: exactly(5) },
  ],
  [
    { record: "q1-12-25-15", task: exactly(2) },
    { record: "q1-12-25-15", task: exactly(5) },
  ],
  [{ record: "q1-12-23-36-16", task: landing(2, 2) }],
  [{ record: "q1-12-25-56-15", task: exactly(6) }],
  [{ record: "q1-12-25-34-48-15", task: exactly(3, 4, 8) }],
  [
    { record: BOTH_LINES, task: choose(0, 3) },
    { record: `${BOTH_LINES}c5`, task: choose(1, 3) },
  ],
  [
    { record: CHAIN, task: choose(2, 3) },
    {
      record: CHAIN,
      task: placing(({ squares, touched, closes }) => {
        if (closes) return wrong("cycle");
        if (touched === 0) return wrong("apart");
        return squares.includes(6) ? right() : wrong("elsewhere");
      }),
    },
  ],
  [
    { record: "q1-12-25", task: choose(1, 3) },
    { record: "q1-12-25-15", task: choose(2, 3) },
    { record: CHAIN, task: choose(1, 3) },
  ],
];

export const lessonCourse = (words: LessonWords) => written("lesson", lessons, words);
