/** What happened in a game and how it ended, in whole sentences. */
import type { Players } from "../../../board/players";
import type { LineName, MoveName, Settled, Words } from "../../../languages/words";
import { openCycle, pairOf, type Side, type Square, sideOf, type View } from "../types";
import { type Line, linesOf, marksOf } from "../why";

/** The result and why, with points if they are wanted. */
export function result(words: Words, view: View, withPoints: boolean): string | null {
  const { outcome } = view;
  if (!outcome) return null;
  const { winner, points } = outcome;
  const [won, lost]: readonly [Side, Side] = winner === "o" ? ["o", "x"] : ["x", "o"];
  const { points: written } = words.result;
  const ending = {
    winner: winner && words.side[winner],
    points: withPoints
      ? { winner: written(points[won]), loser: words.side[lost], other: written(points[lost]) }
      : null,
    lines: linesOf(outcome).map((line) => lineName(words, view, line)),
  };
  const { draw, wins } = words.result;
  return words.ready.soon?.whole(ending) ?? (ending.winner === null ? draw : wins(ending.winner));
}

/** What the last move did. */
export function happened(words: Words, view: View): string {
  if (view.lastCollapse) {
    const steps: Settled[][] = [];
    for (const { ply, square, step } of view.lastCollapse) {
      steps[step] ??= [];
      steps[step].push({ mark: numbered(words, ply), square });
    }
    return words.said.collapsed(steps);
  }
  const mark = numbered(words, view.ply);
  const pair = pairOf(view, view.ply);
  if (!pair) return words.said.last(mark, Number(view.lastMove));
  const cycle = openCycle(view)?.cycle;
  return cycle ? words.said.closed(mark, pair.squares, cycle.squares) : words.said.placed(mark, pair.squares);
}

/** Who is to act, or how the game ended. */
export function next(words: Words, view: View, withPoints = false, players: Players = "both"): string {
  if (!view.turn) return result(words, view, withPoints) ?? "";
  if (players === view.turn.side) {
    return view.turn.phase === "measure" ? words.opponent.yourChoice : words.opponent.yourTurn;
  }
  const side = words.side[view.turn.side];
  return view.turn.phase === "measure" ? words.said.toChoose(side) : words.said.toMove(side);
}

/** A line as a sentence needs it. */
export function lineName(words: Words, view: View, line: Line): LineName {
  return {
    side: words.side[line.side],
    kind: direction(line.squares),
    squares: line.squares,
    completedAt: line.completedAt,
    marks: marksOf(view, line).map((mark) => words.mark(mark.side, mark.ply)),
  };
}

function direction([a, b]: readonly [Square, Square, Square]): LineName["kind"] {
  const step = Math.abs(b - a);
  return step === 1 ? "row" : step === 3 ? "column" : "diagonal";
}

/** The mark of a move: "X5". */
export function numbered(words: Words, ply: number): string {
  return words.mark(sideOf(ply), ply);
}

/** A legal move, as the engine writes it, by what sentences say of it. */
export function moveNamed(words: Words, view: View, move: string): MoveName {
  const squares = [...move.replace("c", "")].map(Number);
  const [square = 0] = squares;
  if (move.startsWith("c")) return { kind: "settles", mark: numbered(words, view.ply), square };
  return squares.length > 1 ? { kind: "pair", squares } : { kind: "last", square };
}
