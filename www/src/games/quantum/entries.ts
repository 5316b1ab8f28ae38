/** The moves of a game as its history tells them: what was placed, and where it settled. */
import type { Game, Position, Square, Step } from "./types";
import { pairOf } from "./types";

/** One numbered move. */
export interface Entry {
  readonly ply: number;
  /** The two squares, or twice the last one. */
  readonly squares: readonly [Square, Square];
  /** The position right after it. */
  readonly index: number;
  /** Where it settled, and after which step of the record. */
  readonly settled: { readonly square: Square; readonly index: number } | null;
  /** The collapse that it caused as the newest move. */
  readonly collapse: { readonly index: number; readonly steps: readonly Step[] } | null;
}

/** All numbered moves of the first `present` steps of a record. */
export function entriesOf(game: Game, present: number): readonly Entry[] {
  const positions = game.positions.slice(0, present + 1);
  const entries: Entry[] = [];
  for (const [index, { view }] of positions.entries()) {
    if (view.lastCollapse !== null) {
      const steps = view.lastCollapse;
      for (const { ply, square } of steps) {
        const entry = entries[ply - 1];
        if (entry) entries[ply - 1] = { ...entry, settled: { square, index } };
      }
      const newest = entries.at(-1);
      if (newest) entries[entries.length - 1] = { ...newest, collapse: { index, steps } };
    } else if (index > 0) {
      entries.push(placed(view.ply, index, positions));
    }
  }
  return entries;
}

function placed(ply: number, index: number, positions: readonly Position[]): Entry {
  const view = positions[index]?.view;
  const pair = view && pairOf(view, ply);
  if (pair) return { ply, squares: pair.squares, index, settled: null, collapse: null };
  const square = Number(view?.lastMove);
  return { ply, squares: [square, square], index, settled: { square, index }, collapse: null };
}
