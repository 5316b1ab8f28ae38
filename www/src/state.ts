/** What the page knows at one moment; read-only, made anew by `update`. */
import type { Question } from "./actions";
import type { Decision } from "./engine";
import type { Hint } from "./hint";
import { type Dropped, droppedBy } from "./history";
import { emptyMatch, type Match, type Matches } from "./match";
import { isPerson, type Level, otherSide, type Players, type Seats, twoPeople } from "./players";
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

export interface State {
  /** Who plays. */
  readonly players: Players;
  readonly level: Level;
  /** How the computer goes on where it plays both sides. */
  readonly pace: Pace;
  /** A good move that was asked for, in the position that is shown. */
  readonly hint: Hinting | null;
  /** The record, its cursor on the position that is shown. */
  readonly game: Game;
  /**
   * How many steps of the record the game has: undo and redo change it, looking at an earlier point does not.
   * The link holds these steps, wherever the cursor stands.
   */
  readonly present: number;
  /** The game that a new or an opened one replaced, until the next move; undo brings it back. */
  readonly before: Before | null;
  /** A move from an earlier point that waits for a yes, as the game that it would make. */
  readonly dropping: Game | null;
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
  /** What was said last; `serial` tells a repetition from silence. */
  readonly said: { readonly serial: number; readonly what: Said | null };
  /** A broken record, and what of it can be played. */
  readonly offer: Refusal | null;
  /** Where the focus should go; `serial` as above. */
  readonly focus: {
    readonly serial: number;
    readonly to: Square | "choices" | "drop" | "why" | "board" | null;
  };
  /** Whether points are shown beside the result. */
  readonly points: boolean;
  /** Whether the game can only be looked at here. */
  readonly locked: boolean;
  /** The only side that is played at this device, where the other one plays by link. */
  readonly here: Side | null;
  /** What the game lacks to be played. */
  readonly missing: Missing | null;
}

/** By itself, one step and then no more, or not at all. */
export type Pace = "play" | "step" | "pause";

/** A question for a good move in the position after a record, and its answer. */
export interface Hinting {
  readonly record: string;
  readonly found: Hint | null;
}

export type Missing = "engine" | "webAssembly";

/** How a game of any kind goes on and back. */
export interface Course {
  readonly game: {
    readonly index: number;
    readonly moves: readonly string[];
    readonly positions?: readonly { readonly view: { readonly turn: { readonly side: string } | null } }[];
  };
  /** Who of the sides are people: one by its name, `both` or `none`. */
  readonly players?: string;
  readonly present: number;
  readonly before: unknown;
  readonly missing: Missing | null;
  readonly locked?: boolean;
}

/** A game's record, and the broken one that waits beside it, if any. */
interface Standing {
  readonly record: string;
  readonly offer: unknown;
}

/** Whether somebody who knows of the record `told` should hear of another, or that a broken one is put aside. */
export function isNews(before: Standing, now: Standing, told: string): boolean {
  const settled = before.offer !== null && now.offer === null;
  return settled || now.record !== before.record || (now.record !== told && now.offer === null);
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
  /** A move; the choice of the computer that it is, or that it follows; what else is to be said of it. */
  | { readonly kind: "moved"; readonly view: View; readonly chosen?: Chosen; readonly note?: string }
  | { readonly kind: "undone" | "redone" | "opened" | "restored" | "started"; readonly view: View }
  | { readonly kind: "seated"; readonly seats: Seats; readonly view: View }
  | { readonly kind: "unanswered"; readonly view: View }
  | { readonly kind: "paused" | "playing" }
  | { readonly kind: "hinted"; readonly view: View; readonly hint: Hint | null }
  | { readonly kind: "forgotten" | "kept" }
  | { readonly kind: "rematch"; readonly match: Match; readonly view: View }
  | { readonly kind: "byLink"; readonly side: Side | null; readonly view: View }
  | { readonly kind: "looked"; readonly view: View; readonly earlier: boolean }
  | { readonly kind: "dropping"; readonly dropped: Dropped }
  | { readonly kind: "why"; readonly view: View; readonly step: number }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly view: View }
  | { readonly kind: "undecided"; readonly view: View }
  | { readonly kind: "explained"; readonly view: View; readonly step: number }
  | { readonly kind: "broken"; readonly refusal: Refusal }
  | { readonly kind: "missing"; readonly what: Missing }
  | { readonly kind: "told"; readonly sentence: string }
  | { readonly kind: "answer"; readonly question: Question; readonly view: View };

export const initialState: State = {
  ...twoPeople,
  pace: "play",
  hint: null,
  game: emptyGame,
  present: 0,
  before: null,
  dropping: null,
  why: null,
  match: emptyMatch,
  matches: {},
  picked: null,
  pointed: null,
  choice: null,
  peek: null,
  isolated: null,
  explained: null,
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

/** Whether an earlier point is shown. */
export function isLookingBack(state: Course): boolean {
  return state.game.index < state.present;
}

/** What the waiting move from an earlier point would drop. */
export function dropped(state: State): Dropped {
  return droppedBy(state.game, state.game.index, state.present);
}

export function canUndo(state: Course): boolean {
  return !state.locked && (isLookingBack(state) || decisionBefore(state) !== null || state.before !== null);
}

export function canRedo(state: Course): boolean {
  return isLookingBack(state) || (!state.locked && state.present < state.game.moves.length);
}

/** The step that undo goes back to: the one before, or the last at which a person had to decide. */
export function decisionBefore(state: Course): number | null {
  for (let step = state.present - 1; step >= 0; step -= 1) if (isDecision(state, step)) return step;
  return null;
}

/** The step that redo goes on to: the next one at which a person has to decide, or the last there is. */
export function decisionAfter(state: Course): number {
  const { moves } = state.game;
  for (let step = state.present + 1; step < moves.length; step += 1) if (isDecision(state, step)) return step;
  return moves.length;
}

/** Whether undo and redo stop at a step: everywhere, but for where the computer moves against a person. */
function isDecision({ game, players = "both" }: Course, step: number): boolean {
  return players === "both" || players === "none" || game.positions?.[step]?.view.turn?.side === players;
}

/** Whether the computer has the move in the position that is shown. */
export function isComputers(state: State): boolean {
  const { turn } = viewOf(state);
  return turn !== null && !isPerson(state.players, turn.side);
}

/** Whether the computer is about to move: nobody looks back, asks, or is being told how a collapse went. */
export function isThinking(state: State): boolean {
  const { dropping, offer, explained, missing, pace } = state;
  const halted = dropping !== null || offer !== null || explained !== null || missing !== null;
  return isComputers(state) && !isLookingBack(state) && !halted && pace !== "pause";
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
