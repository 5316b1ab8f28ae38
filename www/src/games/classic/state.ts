/** What the board knows of this game at one moment, beside what all boards know; read-only, made anew by `update`. */

import { type Course, isAway, type Told, viewOf } from "../../board/course";
import { fresh } from "../../board/update";
import type { Reason } from "../../engine/engine";
import { emptyGame, type Mark, ownMark, placeOf, positionOf, type Square, type View } from "./types";

export { presentOf, viewOf } from "../../board/course";

/** A good move, and why the best player would make it. */
export interface Hint {
  readonly move: string;
  readonly reason: Reason;
}

export interface State extends Course<View, Hint> {
  /** Under wild rules: the mark of the next move. */
  readonly mark: Mark;
  readonly said: { readonly serial: number; readonly what: Said | null };
}

/** Something to be said once. */
export type Said = Told<View, Hint> | { readonly kind: "chosen"; readonly mark: Mark; readonly view: View };

export const initialState: State = { ...fresh(emptyGame(3)), mark: "x", said: { serial: 0, what: null } };

/** The mark that the next move puts. */
export function nextMark(state: State): Mark {
  const { rules, turn }: View = viewOf(state);
  return rules.wild || turn === null ? state.mark : ownMark(turn.side);
}

/** The move that a press on a square makes, as the engine reads it. */
export function moveAt(state: State, square: Square): string {
  const { rules }: View = viewOf(state);
  return `${placeOf(rules, square)}${rules.wild ? state.mark : ""}`;
}

/** Whether this square can be pressed now, as far as the legal moves say. */
export function isOpen(state: State, square: Square): boolean {
  const { view, legal } = positionOf(state.game);
  if (view.turn === null || state.missing !== null || state.locked || isAway(state)) return false;
  // Without an engine nothing is known to be closed.
  return legal.length === 0 || legal.includes(moveAt(state, square));
}

/** Where the mark of a press would come to stand; null where nothing can be pressed, or nobody points. */
export function landing(state: State): Square | null {
  if (state.pointed === null || !isOpen(state, state.pointed)) return null;
  const { rules, targets }: View = viewOf(state);
  const pressed = placeOf(rules, state.pointed);
  return targets.find(({ place }) => place === pressed)?.square ?? null;
}

/** The first and the last of the moves that one from the cursor would drop. */
export function droppedMoves({ game, present }: Pick<State, "game" | "present">): readonly [number, number] {
  return [game.index + 1, present];
}
