/** One good move, and what can be said for it: read from the values of all moves. */
import type { Analysis, Objective } from "../../engine/engine";
import type { Side, View } from "./types";

/** What makes the move good. `all`: every move is worth the same. */
export type Merit =
  | { readonly kind: "single" }
  | { readonly kind: "wins"; readonly only: boolean; readonly all: boolean; readonly now: boolean }
  /** The only one that wins so many points: others win, but less. */
  | { readonly kind: "most" }
  | { readonly kind: "draws"; readonly only: boolean; readonly all: boolean }
  | { readonly kind: "loses"; readonly only: boolean; readonly all: boolean };

export interface Hint {
  readonly move: string;
  readonly merit: Merit;
  /** Points that the mover is ahead by at the end, with best play by both. */
  readonly ahead: number;
  /** What the player wants. */
  readonly objective: Objective;
  /** Whether the other player has a choice to make at once, as the move closes a cycle. */
  readonly closing: boolean;
}

/** The hint for a position, from what is known of all its moves and the move that the computer itself would make. */
export function hintOf(view: View, { moves }: Analysis, choice: string, objective: Objective): Hint | null {
  const side = view.turn?.side;
  const known = moves.find(({ move }) => move === choice) ?? moves[0];
  if (!known || !side) return null;
  const ahead = (value: number) => signed(side, value);
  const best = ahead(known.value);
  const others = moves.filter((other) => other !== known).map(({ value }) => ahead(value));
  const all = others.every((value) => value === best);
  const only = others.every((value) => value < best);
  const closing = view.closing.includes(known.move);
  const hint = (merit: Merit): Hint => ({ move: known.move, merit, ahead: best, objective, closing });
  if (others.length === 0) return hint({ kind: "single" });
  if (best === 0) return hint({ kind: "draws", only, all });
  if (best < 0) return hint({ kind: "loses", only, all });
  if (only && others.some((value) => value > 0)) return hint({ kind: "most" });
  return hint({ kind: "wins", only, all, now: known.movesToEnd === 1 });
}

function signed(side: Side, value: number): number {
  return side === "x" ? value : -value;
}
