/** What happened in a game and how it ended, in whole sentences. */
import type { Players } from "../../../board/players";
import type { LineName, Words } from "../../../languages/words";
import { type Outcome, openCycle, pairOf, type Side, type Square, sideOf, type View } from "../types";
import { type Line, linesOf, marksOf } from "../why";

/** The result and why, with points if they are wanted. */
export function result(words: Words, view: View, withPoints: boolean): string | null {
  const { outcome } = view;
  if (!outcome) return null;
  return words.said.together([headline(words, outcome, withPoints), reason(words, view, outcome)]);
}

/** What the last move did. */
export function happened(words: Words, view: View): string {
  if (view.lastCollapse) {
    const steps: { mark: string; square: Square }[][] = [];
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

/** Who won. */
export function headline(words: Words, outcome: Outcome, withPoints: boolean): string {
  const { winner, points } = outcome;
  if (winner === null) return withPoints ? words.result.drawWithPoints : words.result.draw;
  const loser: Side = winner === "x" ? "o" : "x";
  return withPoints
    ? words.result.winsWithPoints(
        words.side[winner],
        words.result.points(points[winner]),
        words.side[loser],
        words.result.points(points[loser]),
      )
    : words.result.wins(words.side[winner]);
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

function reason(words: Words, view: View, outcome: Outcome): string {
  const [first, second] = linesOf(outcome).map((line) => lineName(words, view, line));
  if (!first) return words.result.noLine;
  if (!second) return words.result.oneLine(first);
  return first.side === second.side
    ? words.result.twoLines(first, second)
    : words.result.bothSides(first, second);
}

function direction([a, b]: readonly [Square, Square, Square]): LineName["kind"] {
  const step = Math.abs(b - a);
  return step === 1 ? "row" : step === 3 ? "column" : "diagonal";
}

/** The mark of a move: "X5". */
export function numbered(words: Words, ply: number): string {
  return words.mark(sideOf(ply), ply);
}
