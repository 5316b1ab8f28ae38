/** What the page knows at one moment; read-only, made anew by `update`. */

import { type Course, isThinking as isDue, type Told } from "../../board/course";
import { emptyMatch, type Match, type Matches } from "../../board/match";
import { otherSide, type Players, type Seats, twoPeople } from "../../board/players";
import type { Decision } from "../../engine/engine";
import type { Question } from "./actions";
import type { Hint } from "./hint";
import { type Dropped, droppedBy } from "./history";
import {
  emptyGame,
  type Game,
  type Position,
  pairOf,
  positionOf,
  type Refusal,
  type Side,
  type Square,
  type View,
} from "./types";

export interface State extends Course<View> {
  /** A good move that was asked for, in the position that is shown. */
  readonly hint: Hinting | null;
  readonly before: Before | null;
  /** The step of the explanation of the end, if that is open. */
  readonly why: number | null;
  /** The match of those who play now, and those of other kinds, which wait. */
  readonly match: Match;
  readonly matches: Matches;
  /** The first square of the pair that is being placed. */
  readonly picked: Square | null;
  /** The square under the pointer or the focus. */
  readonly pointed: Square | null;
  /** The chosen square of a collapse, not yet confirmed. */
  readonly choice: Square | null;
  /** The outcome that pointer or focus merely looks at. */
  readonly peek: Square | null;
  /** The number of the move that is looked at alone. */
  readonly isolated: number | null;
  /** The step of the last collapse that is being explained. */
  readonly explained: number | null;
  readonly said: { readonly serial: number; readonly what: Said | null };
  readonly offer: Refusal | null;
  readonly focus: {
    readonly serial: number;
    readonly to: Square | "choices" | "drop" | "why" | "board" | null;
  };
  /** Whether points are shown beside the result. */
  readonly points: boolean;
  readonly locked: boolean;
  /** The only side that is played at this device, where the other one plays by link. */
  readonly here: Side | null;
}

/** A question for a good move in the position after a record, and its answer. */
export interface Hinting {
  readonly record: string;
  readonly found: Hint | null;
}

export interface Before {
  readonly game: Game;
  readonly present: number;
  readonly match: Match;
  readonly players: Players;
  readonly here: Side | null;
}

/** A choice that the computer made for a collapse; `view` is what came of it. */
export interface Chosen {
  readonly view: View;
  readonly decision: Decision;
}

/** Something to be said once. */
export type Said =
  | Told<View>
  /** A move; the choice of the computer that it is, or that it follows; what else is to be said of it. */
  | { readonly kind: "moved"; readonly view: View; readonly chosen?: Chosen; readonly note?: string }
  | { readonly kind: "opened" | "restored" | "started"; readonly view: View }
  | { readonly kind: "seated"; readonly seats: Seats; readonly view: View }
  | { readonly kind: "unanswered"; readonly view: View }
  | { readonly kind: "hinted"; readonly view: View; readonly hint: Hint | null }
  | { readonly kind: "forgotten" }
  | { readonly kind: "rematch"; readonly match: Match; readonly view: View }
  | { readonly kind: "byLink"; readonly side: Side | null; readonly view: View }
  | { readonly kind: "dropping"; readonly dropped: Dropped }
  | { readonly kind: "why"; readonly view: View; readonly step: number }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly view: View }
  | { readonly kind: "undecided"; readonly view: View }
  | { readonly kind: "explained"; readonly view: View; readonly step: number }
  | { readonly kind: "broken"; readonly refusal: Refusal }
  | { readonly kind: "told"; readonly sentence: string }
  | { readonly kind: "answer"; readonly question: Question; readonly view: View };

/** Nothing is half done, and nothing looked at apart from the position. */
export const atRest = {
  hint: null,
  picked: null,
  choice: null,
  peek: null,
  isolated: null,
  explained: null,
} as const;

export const initialState: State = {
  ...atRest,
  ...twoPeople,
  pace: "play",
  game: emptyGame,
  present: 0,
  before: null,
  dropping: null,
  why: null,
  match: emptyMatch,
  matches: {},
  pointed: null,
  said: { serial: 0, what: null },
  offer: null,
  focus: { serial: 0, to: null },
  points: false,
  locked: false,
  here: null,
  missing: null,
};

export function viewOf(state: State): View {
  return positionOf(state.game).view;
}

/** The outcome that the board shows instead of the open cycle. */
export function previewed(state: State): Square | null {
  return state.peek ?? state.choice;
}

/** The position of the game itself, also while an earlier one is shown. */
export function presentOf(state: State): Position {
  return positionOf({ ...state.game, index: state.present });
}

/** Whether the side that is to move at the point that is shown plays elsewhere. */
export function isAway(state: State): boolean {
  const { turn } = viewOf(state);
  return state.here !== null && turn !== null && turn.side !== state.here;
}

/** Who acted last, and so would send a link; at the start the side that begins. */
export function lastToAct({ turn, ply, lastCollapse, outcome }: View): Side {
  if (turn === null) return outcome?.winner ?? "x";
  return ply === 0 || lastCollapse !== null ? turn.side : otherSide(turn.side);
}

/** What the waiting move from an earlier point would drop. */
export function dropped(state: State): Dropped {
  return droppedBy(state.game, state.game.index, state.present);
}

/** Whether the computer is about to move: nobody is being told how a collapse went either. */
export function isThinking(state: State): boolean {
  return state.explained === null && isDue(state);
}

/** Whether a hint can be asked for. */
export function canHint(state: State): boolean {
  const { missing, locked } = state;
  return viewOf(state).turn !== null && missing === null && !locked && !isThinking(state) && !isAway(state);
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
