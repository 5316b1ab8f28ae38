/** How puzzles are sorted, and which one is for today. */
import type { Puzzle } from "../board/exercise";

/** How hard a puzzle is, by how far one has to look. */
export const grades = ["first", "second", "third"] as const;
export type Grade = (typeof grades)[number];

export function gradeOf({ depth }: Pick<Puzzle, "depth">): Grade {
  return depth <= 2 ? "first" : depth <= 5 ? "second" : "third";
}

/** The number of the puzzle for a day: every day has one, and a whole round passes before one comes again. */
export function puzzleOfDay(date: Date, count: number): number {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  if (count === 0) return 0;
  const round = Math.floor(day / count);
  // A step without a common divisor visits all of them; each round begins elsewhere.
  const step = stepFor(count);
  return (((((day % count) * step + round * 7) % count) + count) % count) + 1;
}

/** About two fifths of the count, so that neighbours in the list are far apart in time. */
function stepFor(count: number): number {
  let step = Math.max(1, Math.round(count * 0.382));
  while (commonDivisor(step, count) > 1) step += 1;
  return step;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
