/** What of a game is lost when it goes on from an earlier point. */
import type { Game } from "./types";

/** What a move from an earlier point drops: numbered moves, and the collapse that belongs to the move before them. */
export interface Dropped {
  /** The newest move at the earlier point, if its collapse is dropped. */
  readonly collapse: number | null;
  /** The first and the last number, if moves are dropped. */
  readonly moves: readonly [number, number] | null;
}

/** What a move from the cursor would drop of the game's first `present` steps. */
export function droppedBy({ positions, index }: Game, present: number): Dropped {
  const from = positions[index]?.view;
  const to = positions[present]?.view;
  if (!from || !to) return { collapse: null, moves: null };
  return {
    collapse: from.turn?.phase === "measure" && present > index ? from.ply : null,
    moves: to.ply > from.ply ? [from.ply + 1, to.ply] : null,
  };
}
