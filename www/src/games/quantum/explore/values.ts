/** What the solver found, in the order in which it is read: moves by their value, and what a game's moves gave away. */
import type { Analysis, Objective } from "../../../engine/engine";
import { SQUARES } from "../geometry";
import { pairName } from "../state";
import type { Game, Side, Square, View } from "../types";

/** Moves that are worth the same. */
export interface Group {
  readonly value: number;
  /** The same value by the steps to the end; in a draw nobody hurries, so there all moves are together. */
  readonly lengths: readonly { readonly steps: number | null; readonly moves: readonly string[] }[];
  readonly count: number;
}

/** All moves, best value first for the side to act; within one value in the solver's order. */
export function groupsOf({ moves }: Analysis): readonly Group[] {
  const values = [...new Set(moves.map(({ value }) => value))];
  return values.map((value) => {
    const same = moves.filter((move) => move.value === value);
    const lengths = new Map<number | null, string[]>();
    for (const { move, movesToEnd } of same) {
      const steps = value === 0 ? null : movesToEnd;
      lengths.set(steps, [...(lengths.get(steps) ?? []), move]);
    }
    return {
      value,
      lengths: [...lengths].map(([steps, together]) => ({ steps, moves: together })),
      count: same.length,
    };
  });
}

/** A move with its value. */
export type Valued = Analysis["moves"][number];

export function valued(analysis: Analysis | null, move: string): Valued | null {
  return analysis?.moves.find((candidate) => candidate.move === move) ?? null;
}

/** What becomes of a square: each square that makes a legal move with it, and that move. */
export function movesWith(analysis: Analysis, square: Square): readonly (Valued & { other: Square })[] {
  return SQUARES.flatMap((other) => {
    const found = other === square ? null : valued(analysis, pairName(square, other));
    return found ? [{ ...found, other }] : [];
  });
}

/** What a finished game is worth, from X's view; null while it goes on. */
export function endValue({ outcome }: View, objective: Objective): number | null {
  if (!outcome) return null;
  if (objective === "points") return outcome.points.x - outcome.points.o;
  return outcome.winner === null ? 0 : outcome.winner === "x" ? 1 : -1;
}

/** What the solver knows of the position after a record. */
export type Known = (record: string) => Analysis | null;

/** The value of every position of a game up to `present`; null where it is not known yet. */
export function curveOf(
  { positions }: Game,
  present: number,
  known: Known,
  objective: Objective,
): readonly (number | null)[] {
  return positions
    .slice(0, present + 1)
    .map(({ view, record }) => endValue(view, objective) ?? known(record)?.value ?? null);
}

/** A move or a choice after which the game was worth less to whoever made it. */
export interface Mistake {
  /** The position before it. */
  readonly index: number;
  readonly side: Side;
  /** The number of the move, or of the move whose collapse was chosen. */
  readonly ply: number;
  readonly isChoice: boolean;
  readonly move: string;
  /** The best moves instead. */
  readonly better: readonly string[];
  /** The values before and after, from the view of whoever made it. */
  readonly from: number;
  readonly to: number;
}

/** All mistakes that are known. */
export function mistakesOf(
  game: Game,
  present: number,
  known: Known,
  objective: Objective,
): readonly Mistake[] {
  const values = curveOf(game, present, known, objective);
  return game.moves.slice(0, present).flatMap((move, index): Mistake[] => {
    const position = game.positions[index];
    const [before, after] = [values[index] ?? null, values[index + 1] ?? null];
    const turn = position?.view.turn;
    if (!position || !turn || before === null || after === null) return [];
    const sign = turn.side === "x" ? 1 : -1;
    if ((before - after) * sign <= 0) return [];
    const analysis = known(position.record);
    const isChoice = turn.phase === "measure";
    return [
      {
        index,
        side: turn.side,
        ply: position.view.ply + (isChoice ? 0 : 1),
        isChoice,
        move,
        better: (analysis?.moves ?? []).filter(({ value }) => value === before).map((best) => best.move),
        from: before * sign,
        to: after * sign,
      },
    ];
  });
}
