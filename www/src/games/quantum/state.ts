/** What the board knows of this game at one moment, beside what all boards know; read-only, made anew by `update`. */

import { type Course, isAway, type Told, viewOf } from "../../board/course";
import { fresh } from "../../board/update";
import type { Hint } from "./hint";
import { emptyGame, pairOf, positionOf, type Square, type View } from "./types";

export { canHint, isAway, isThinking, presentOf, viewOf } from "../../board/course";

export interface State extends Course<View, Hint> {
  /** The first square of the pair that is being placed. */
  readonly picked: Square | null;
  /** The chosen square of a collapse, not yet confirmed. */
  readonly choice: Square | null;
  /** The outcome that pointer or focus merely looks at. */
  readonly peek: Square | null;
  /** The number of the move that is looked at alone. */
  readonly isolated: number | null;
  readonly said: { readonly serial: number; readonly what: Said | null };
}

/** Something to be said once. */
export type Said =
  | Told<View, Hint>
  | { readonly kind: "undecided"; readonly view: View }
  /** A step of the last collapse, told by hand. */
  | { readonly kind: "explained"; readonly view: View; readonly step: number };

/** Nothing is half done, and nothing looked at apart from the position. */
export const atRest = { picked: null, choice: null, peek: null, isolated: null } as const;

export const initialState: State = { ...fresh(emptyGame), ...atRest, said: { serial: 0, what: null } };

/** The outcome that the board shows instead of the open cycle. */
export function previewed(state: State): Square | null {
  return state.peek ?? state.choice;
}

/** Whether a press of this square would complete a pair that closes a cycle. */
export function closesCycle(state: State, square: Square): boolean {
  if (state.picked === null || state.picked === square) return false;
  return viewOf(state).closing.includes(pairName(state.picked, square));
}

/** Whether this square can be pressed now, as far as the legal moves say. */
export function isOpen(state: State, square: Square): boolean {
  const { view, legal } = positionOf(state.game);
  if (view.turn === null || state.missing !== null || state.locked || isAway(state)) return false;
  // Without an engine nothing is known to be closed.
  if (legal.length === 0) return true;
  if (view.turn.phase === "place" && state.picked !== null && state.picked !== square) {
    return legal.includes(pairName(state.picked, square));
  }
  return legal.some((move) => move.includes(String(square)));
}

/** Where the second mark of a pair would go: the move that waits for a yes says so, or else whoever points. */
export function secondSquare({ game, dropping, picked, pointed }: State): Square | null {
  const { view } = positionOf(game);
  const waiting = dropping && pairOf(positionOf(dropping).view, view.ply + 1);
  const second = waiting ? waiting.squares.find((square) => square !== picked) : pointed;
  if (picked === null || second === undefined || second === null || second === picked) return null;
  return view.squares[second - 1]?.classical ? null : second;
}

/** A pair as the engine writes it. */
export function pairName(a: Square, b: Square): string {
  return `${Math.min(a, b)}${Math.max(a, b)}`;
}
