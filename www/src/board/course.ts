/** How a game of any kind goes on and back and waits for the computer: what the states of all boards have, and do. */
import type { Game } from "../engine/engine";
import type { Level } from "./players";

/** By itself, one step and then no more, or not at all. */
export type Pace = "play" | "step" | "pause";

export type Missing = "engine" | "webAssembly";

/** What is asked of any game's view. */
interface Turned {
  readonly turn: { readonly side: string } | null;
}

export interface Course<V extends Turned = Turned> {
  /** The record, its cursor on the position that is shown. */
  readonly game: Game<V>;
  /**
   * How many steps of the record the game has: undo and redo change it, looking at an earlier point does not.
   * The link holds these steps, wherever the cursor stands.
   */
  readonly present: number;
  /** The sides that people play; the computer plays the others, at a level. */
  readonly players: NonNullable<V["turn"]>["side"] | "both" | "none";
  readonly level: Level;
  /** How the computer goes on where it plays both sides. */
  readonly pace: Pace;
  /** The game that a new or an opened one replaced, until the next move; undo brings it back. */
  readonly before: unknown;
  /** A move from an earlier point that waits for a yes, as the game that it would make. */
  readonly dropping: Game<V> | null;
  /** A broken record, and what of it can be played. */
  readonly offer: unknown;
  /** What was said last; `serial` tells a repetition from silence. */
  readonly said: { readonly serial: number; readonly what: unknown };
  /** Where the focus should go; `serial` as above. */
  readonly focus: {
    readonly serial: number;
    readonly to: number | "choices" | "drop" | "why" | "board" | null;
  };
  /** What the game lacks to be played. */
  readonly missing: Missing | null;
  /** Whether the game can only be looked at here. */
  readonly locked?: boolean;
}

/** What is said of every game; each has words for it. */
export type Told<V> =
  | { readonly kind: "undone" | "redone"; readonly view: V }
  | { readonly kind: "looked"; readonly view: V; readonly earlier: boolean }
  | { readonly kind: "paused" | "playing" | "kept" }
  | { readonly kind: "missing"; readonly what: Missing };

/** How a game shows another position. */
type Show<V extends Turned, C> = (state: C, game: Game<V>, what: Told<V>) => C;

export function say<C extends Course>(state: C, what: C["said"]["what"]): C {
  return { ...state, said: { serial: state.said.serial + 1, what } };
}

/** The same for what is said of every game. */
const tell = <C extends Course>(state: C, what: Told<Turned>): C => say(state, what);

export function focusOn<C extends Course>(state: C, to: C["focus"]["to"]): C {
  return { ...state, focus: { serial: state.focus.serial + 1, to } };
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
function isDecision({ game, players }: Course, step: number): boolean {
  return players === "both" || players === "none" || game.positions[step]?.view.turn?.side === players;
}

/** Whether the computer has the move in the position that is shown. */
export function isComputers({ game, players }: Course): boolean {
  const side = game.positions[game.index]?.view.turn?.side;
  return side !== undefined && players !== "both" && players !== side;
}

/** Whether the computer is about to move: nobody looks back or asks. */
export function isThinking(state: Course): boolean {
  const { dropping, offer, missing, pace } = state;
  const halted = dropping !== null || offer !== null || missing !== null || pace === "pause";
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
export function waitForComputer<C extends Course>(
  state: C,
  refuse: (state: C, refusal: { readonly code: string; readonly squares: readonly number[] }) => C,
): C {
  if (state.players === "none" && state.pace !== "pause") return setPace(state, "pause");
  return refuse(state, { code: "computers-turn", squares: [] });
}

/** The computer has moved: where it begins, the game that this one replaced can come back until a person has moved. */
export function answered<C extends Course>(state: C, next: C): C {
  const before = decisionBefore(next) === null ? state.before : next.before;
  return { ...next, before, pace: next.pace === "step" ? "pause" : next.pace };
}

/** Shows a step of the game, which stays as it is. */
export function look<V extends Turned, C extends Course<V>>(
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
export function undo<V extends Turned, C extends Course<V>>(
  state: C,
  show: Show<V, C>,
  restore: (state: C) => C,
): C {
  if (isLookingBack(state)) return look(state, show);
  if (state.before !== null) return restore(paused(state));
  const step = decisionBefore(state);
  return step === null ? state : goTo(state, show, step, "undone");
}

export function redo<V extends Turned, C extends Course<V>>(state: C, show: Show<V, C>, free = false): C {
  if (isLookingBack(state)) return look(state, show);
  const more = (free || !state.locked) && state.present < state.game.moves.length;
  return more ? goTo(state, show, decisionAfter(state), "redone") : state;
}

function goTo<V extends Turned, C extends Course<V>>(
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
