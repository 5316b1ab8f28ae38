/** What the solver has found, in words. */
import type { Analysis } from "../engine";
import type { View } from "../types";
import { numbered } from "./events";
import type { Words } from "./words";

/** A value in points from X's view, with the moves to the end where they say something. */
export function worth(words: Words, value: number, movesToEnd: number | null): string {
  const side = value > 0 ? words.side.x : value < 0 ? words.side.o : null;
  return words.analysis.worth(side, words.result.points(Math.abs(value)), side === null ? null : movesToEnd);
}

/** A legal move as a person would say it: "squares 1 and 5", "X5 on 1". */
export function moveName(words: Words, view: View, move: string): string {
  const squares = move.replace("c", "").split("").map(Number);
  const [first = 0] = squares;
  if (move.startsWith("c")) return words.analysis.settles(numbered(words, view.ply), first);
  return squares.length > 1 ? words.analysis.pair(squares) : words.analysis.single(first);
}

/** Said once, when the answer is there. */
export function found(words: Words, view: View, analysis: Analysis | null): string {
  const [best] = analysis?.moves ?? [];
  if (analysis === null) return words.analysis.failed;
  if (!best) return words.analysis.over;
  return words.analysis.found(moveName(words, view, best.move), worth(words, best.value, best.movesToEnd));
}
