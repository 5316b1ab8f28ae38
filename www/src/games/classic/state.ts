/** What a classic board knows at one moment; read-only, made anew by `update`. */

import type { Course, Told } from "../../board/course";
import type { Level } from "../../board/players";
import type { Decision } from "../../engine/engine";
import type { Refusal, Square } from "../quantum/types";
import type { Question } from "./actions";
import {
  emptyGame,
  type Game,
  type Mark,
  ownMark,
  type Players,
  type Position,
  placeOf,
  positionOf,
  type Rules,
  type View,
} from "./types";

export interface State extends Course<View> {
  readonly before: { readonly game: Game; readonly present: number } | null;
  /** Under wild rules: the mark of the next move. */
  readonly mark: Mark;
  /** The square under the pointer or the focus. */
  readonly pointed: Square | null;
  /** Where the mark of a press there would come to stand; null where it can't be pressed. */
  readonly landing: Square | null;
  readonly said: { readonly serial: number; readonly what: Said | null };
  readonly offer: Offer | null;
  readonly focus: { readonly serial: number; readonly to: "board" | "drop" | null };
}

/** A broken record, with the rules that its sound part has. */
export type Offer = Refusal & { readonly rules: Rules };

/** Something to be said once. */
export type Said =
  | Told<View>
  /** A move, and if the computer made it, why; `estimates` tells whether what it has not proven was looked into. */
  | {
      readonly kind: "moved";
      readonly view: View;
      readonly decision?: Decision;
      readonly estimates?: boolean;
    }
  | { readonly kind: "opened" | "restored" | "started"; readonly view: View }
  | { readonly kind: "seated"; readonly players: Players; readonly level: Level; readonly view: View }
  | { readonly kind: "unanswered" }
  | { readonly kind: "chosen"; readonly mark: Mark; readonly view: View }
  | { readonly kind: "dropping"; readonly moves: readonly [number, number] }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly view: View }
  | { readonly kind: "broken"; readonly offer: Offer }
  | { readonly kind: "answer"; readonly question: Question; readonly view: View };

export function initialState(n: 3 | 4 | 5): State {
  return {
    players: "both",
    level: "casual",
    pace: "play",
    game: emptyGame(n),
    present: 0,
    before: null,
    dropping: null,
    mark: "x",
    pointed: null,
    landing: null,
    said: { serial: 0, what: null },
    offer: null,
    focus: { serial: 0, to: null },
    missing: null,
  };
}

export function viewOf(state: State): View {
  return positionOf(state.game).view;
}

/** The position of the game itself, also while an earlier one is shown. */
export function presentOf(state: State): Position {
  return positionOf({ ...state.game, index: state.present });
}

/** The mark that the next move puts. */
export function nextMark(state: State): Mark {
  const { rules, turn } = viewOf(state);
  return rules.wild || turn === null ? state.mark : ownMark(turn.side);
}

/** The move that a press on a square makes, as the engine reads it. */
export function moveAt(state: State, square: Square): string {
  const { rules } = viewOf(state);
  return `${placeOf(rules, square)}${rules.wild ? state.mark : ""}`;
}

/** Whether this square can be pressed now, as far as the legal moves say. */
export function isOpen(state: State, square: Square): boolean {
  const { view, legal } = positionOf(state.game);
  if (view.turn === null || state.missing !== null) return false;
  // Without an engine nothing is known to be closed.
  return legal.length === 0 || legal.includes(moveAt(state, square));
}

/** The first and the last of the moves that the waiting one would drop. */
export function droppedMoves({ game, present }: State): readonly [number, number] {
  return [game.index + 1, present];
}
