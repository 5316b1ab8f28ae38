/** What the states of all boards have, and how a game goes on and back and waits for the computer. */
import type { Decision, Level } from "../engine/engine";
import type { Match, Matches } from "./match";
import { isPerson, type Players, type Seats, type Side, sideOf } from "./players";
import { type AnyView, type Game, type Place, type Position, positionOf, type Refusal } from "./types";

/** By itself, one step and then no more, or not at all. */
export type Pace = "play" | "step" | "pause";

export type Missing = "engine" | "webAssembly";

/** What can be asked aloud; each game offers those that it has an answer to. */
export type Question = "last" | "status" | "cycle" | "groups";

/** A good move; each game has its own reasons for one. */
export interface Advice {
  readonly move: string;
}

export interface Course<V extends AnyView = AnyView, H extends Advice = Advice> {
  /** The record, its cursor on the position that is shown. */
  readonly game: Game<V>;
  /**
   * How many steps of the record the game has: undo and redo change it, looking at an earlier point does not.
   * The link holds these steps, wherever the cursor stands.
   */
  readonly present: number;
  /** The sides that people play; the computer plays the others, at a level. */
  readonly players: Players;
  readonly level: Level;
  /** How the computer goes on where it plays both sides. */
  readonly pace: Pace;
  /** The only side that is played at this device, where the other one plays by link. */
  readonly here: Side | null;
  /** The match of those who play now, and those of other kinds, which wait. */
  readonly match: Match;
  readonly matches: Matches;
  /** Whether points are shown beside the result. */
  readonly points: boolean;
  /** The game that a new or an opened one replaced, until the next move; undo brings it back. */
  readonly before: Before<V> | null;
  /** A move from an earlier point that waits for a yes, as the game that it would make. */
  readonly dropping: Game<V> | null;
  /** A broken record, and what of it can be played. */
  readonly offer: Offer<V> | null;
  /** A good move that was asked for, in the position that is shown. */
  readonly hint: { readonly record: string; readonly found: H | null } | null;
  /** The step of the explanation of the end, if that is open. */
  readonly why: number | null;
  /** The step of the last move that is being explained. */
  readonly explained: number | null;
  /** The place under the pointer or the focus. */
  readonly pointed: Place | null;
  /** What was said last; `serial` tells a repetition from silence. */
  readonly said: { readonly serial: number; readonly what: { readonly kind: string } | null };
  /** Where the focus should go; `serial` as above. */
  readonly focus: {
    readonly serial: number;
    readonly to: Place | "choices" | "drop" | "why" | "board" | null;
  };
  /** What the game lacks to be played. */
  readonly missing: Missing | null;
  /** Whether the game can only be looked at here. */
  readonly locked: boolean;
}

export interface Before<V extends AnyView> {
  readonly game: Game<V>;
  readonly present: number;
  readonly match: Match;
  readonly players: Players;
  readonly here: Side | null;
}

/** A broken record; `view` is where its sound part leads. */
export type Offer<V extends AnyView = AnyView> = Refusal & { readonly view: V };

/** A decision of the computer at a level; `view` is what came of it. */
export interface Chosen<V extends AnyView = AnyView> {
  readonly view: V;
  readonly decision: Decision;
  readonly level: Level;
}

/** What is said of every game; each has words for it. */
export type Told<V extends AnyView, H extends Advice = Advice> =
  /** A move; the decision of the computer that it is, or that it follows; what else is to be said of it. */
  | {
      readonly kind: "moved";
      readonly view: V;
      readonly chosen?: Chosen<V>;
      readonly note?: string;
    }
  | { readonly kind: "undone" | "redone" | "opened" | "restored" | "started"; readonly view: V }
  | { readonly kind: "looked"; readonly view: V; readonly earlier: boolean }
  | { readonly kind: "paused" | "playing" | "kept" | "forgotten" }
  | { readonly kind: "missing"; readonly what: Missing }
  | { readonly kind: "seated"; readonly seats: Seats; readonly view: V }
  | { readonly kind: "unanswered"; readonly view: V }
  | { readonly kind: "hinted"; readonly view: V; readonly hint: H | null }
  | { readonly kind: "rematch"; readonly match: Match; readonly view: V }
  | { readonly kind: "byLink"; readonly side: Side | null; readonly view: V }
  /** The steps that a move from the one at the cursor would drop. */
  | { readonly kind: "dropping"; readonly game: Game<V>; readonly present: number }
  | { readonly kind: "why"; readonly view: V; readonly step: number }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly view: V }
  | { readonly kind: "broken"; readonly offer: Offer<V> }
  | { readonly kind: "told"; readonly sentence: string }
  | { readonly kind: "answer"; readonly question: Question; readonly view: V };

/** How a game shows another position. */
export type Show<V extends AnyView, C> = (state: C, game: Game<V>, what: Told<V>) => C;

export function say<C extends Course>(state: C, what: C["said"]["what"]): C {
  return { ...state, said: { serial: state.said.serial + 1, what } };
}

/** The same for what is said of every game. */
export function tell<V extends AnyView, C extends Course<V>>(state: C, what: Told<V>): C {
  return say(state, what);
}

export function focusOn<C extends Course>(state: C, to: C["focus"]["to"]): C {
  return { ...state, focus: { serial: state.focus.serial + 1, to } };
}

/** The position that is shown. */
export function viewOf<V extends AnyView>({ game }: Pick<Course<V>, "game">): V {
  return positionOf(game).view;
}

/** The position of the game itself, also while an earlier one is shown. */
export function presentOf<V extends AnyView>({
  game,
  present,
}: Pick<Course<V>, "game" | "present">): Position<V> {
  return positionOf({ ...game, index: present });
}

/** Whose turn it is at a point of the game; null at its end, or where chance moves. */
function sideAt({ game }: Course, index: number): Side | null {
  const side = game.positions[index]?.view.turn?.side ?? null;
  return side === null ? null : sideOf(side);
}

/** Who is to move in the position that is shown. */
export function sideToMove(state: Course): Side | null {
  return sideAt(state, state.game.index);
}

/** Whether the side that is to move at the point that is shown plays elsewhere. */
export function isAway(state: Course): boolean {
  const side = sideToMove(state);
  return state.here !== null && side !== null && side !== state.here;
}

/** Whether an earlier point is shown. */
export function isLookingBack(state: Course): boolean {
  return state.game.index < state.present;
}

export function canUndo(state: Course): boolean {
  return !state.locked && (isLookingBack(state) || decisionBefore(state) !== null || state.before !== null);
}

export function canRedo(state: Course): boolean {
  return isLookingBack(state) || (!state.locked && state.present < state.game.moves.length);
}

/** Whether a hint can be asked for. */
export function canHint(state: Course): boolean {
  const { missing, locked } = state;
  return viewOf(state).turn !== null && missing === null && !locked && !isThinking(state) && !isAway(state);
}

/** The step that undo goes back to: the one before, or the last at which a person had to decide. */
export function decisionBefore(state: Course): number | null {
  for (let step = state.present - 1; step >= 0; step -= 1) if (isDecision(state, step)) return step;
  return null;
}

/** The step that redo goes on to: the next one at which a person has to decide, or the last there is. */
function decisionAfter(state: Course): number {
  const { moves } = state.game;
  for (let step = state.present + 1; step < moves.length; step += 1) if (isDecision(state, step)) return step;
  return moves.length;
}

/** Whether undo and redo stop at a step: everywhere, but for where the computer moves against a person. */
function isDecision(state: Course, step: number): boolean {
  const { players } = state;
  return players === "both" || players === "none" || sideAt(state, step) === players;
}

/** Whether the computer has the move in the position that is shown. */
export function isComputers(state: Course): boolean {
  const side = sideToMove(state);
  return side !== null && !isPerson(state.players, side);
}

/** Whether the computer is about to move: nobody looks back, asks, or is being told how the last move went. */
export function isThinking(state: Course): boolean {
  const { dropping, offer, missing, explained, pace } = state;
  const waits = [dropping, offer, missing, explained].some((one) => one !== null);
  const halted = waits || pace === "pause";
  return isComputers(state) && !isLookingBack(state) && !halted;
}

/** Where the computer plays with itself it waits after a step by hand. */
function paused<C extends Course>(state: C): C {
  return state.players === "none" ? { ...state, pace: "pause" } : state;
}

export function setPace<C extends Course>(state: C, pace: Pace): C {
  const next = { ...state, pace };
  // One step says by itself what it did.
  return pace === "step" ? next : tell(next, { kind: pace === "pause" ? "paused" : "playing" });
}

/** A press while the computer plays with itself makes it wait; in its turn against a person it is refused. */
export function waitForComputer<C extends Course>(state: C): C {
  if (state.players === "none" && state.pace !== "pause") return setPace(state, "pause");
  return refuse(state, { code: "computers-turn", squares: [] });
}

/** Nothing changes, and the reason is said. */
export function refuse<C extends Course>(
  state: C,
  refusal: Pick<Refusal, "code" | "squares"> & Partial<Refusal>,
): C {
  const { index } = state.game;
  const whole: Refusal = { refused: "move", text: "", index, legalPrefix: null, ...refusal };
  return tell(state, { kind: "refused", refusal: whole, view: viewOf(state) });
}

/** The computer has moved: where it begins, the game that this one replaced can come back until a person has moved. */
export function answered<C extends Course>(state: C, next: C): C {
  const before = decisionBefore(next) === null ? state.before : next.before;
  return { ...next, before, pace: next.pace === "step" ? "pause" : next.pace };
}

/** Shows a step of the game, which stays as it is. */
export function look<V extends AnyView, C extends Course<V>>(
  state: C,
  show: Show<V, C>,
  index: number = state.present,
  quiet = false,
): C {
  const { game, present, before } = state;
  const position = game.positions[index];
  if (!position || index > present) return state;
  if (index === game.index && state.dropping === null) return state;
  const what: Told<V> = { kind: "looked", view: position.view, earlier: index < present };
  const shown = { ...show(state, { ...game, index }, what), present, before };
  // A control that tells its own value is heard already.
  return quiet ? { ...shown, said: { ...shown.said, serial: state.said.serial } } : shown;
}

/** What is undone first is looking at an earlier point: no move is taken back unseen. */
export function undo<V extends AnyView, C extends Course<V>>(
  state: C,
  show: Show<V, C>,
  restore: (state: C) => C,
): C {
  if (isLookingBack(state)) return look(state, show);
  if (state.before !== null) return restore(paused(state));
  const step = decisionBefore(state);
  return step === null ? state : goTo(state, show, step, "undone");
}

export function redo<V extends AnyView, C extends Course<V>>(state: C, show: Show<V, C>, free = false): C {
  if (isLookingBack(state)) return look(state, show);
  const more = (free || !state.locked) && state.present < state.game.moves.length;
  return more ? goTo(state, show, decisionAfter(state), "redone") : state;
}

function goTo<V extends AnyView, C extends Course<V>>(
  state: C,
  show: Show<V, C>,
  index: number,
  kind: "undone" | "redone",
): C {
  const position = state.game.positions[index];
  return position ? show(paused(state), { ...state.game, index }, { kind, view: position.view }) : state;
}

/** The waiting move is not made. Its question goes away together with its buttons, so the focus needs a place. */
export function keep<C extends Course>(state: C): C {
  return focusOn(tell({ ...state, dropping: null }, { kind: "kept" }), "board");
}

/** The engine has not come: this is said now, and again by everything that needs the engine. */
export function without<C extends Course>(state: C, missing: Missing): C {
  return tell({ ...state, missing }, { kind: "missing", what: missing });
}

/** Who acted last, and so would send a link; at the start the side that begins. */
export function lastToAct(state: Course): Side {
  const { view } = presentOf(state);
  if (view.turn === null) return view.outcome?.winner ? sideOf(view.outcome.winner) : "x";
  return sideAt(state, state.present - 1) ?? sideOf(view.turn.side ?? "x");
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
