/** The small changes of state that all others are made of. */
import type { Engine, Refusal, Square } from "../types";
import { initialState, type Said, type State, viewOf } from "./state";
import { type Game, placeOf, positionOf } from "./types";

/** Whom the rules are asked of. */
export type Referee = Engine["classic"];

/** Shows another position: whatever was half done before is over. */
export function show(state: State, game: Game, what: Said): State {
  const { said, focus, mark, players, level, pace } = state;
  const kept = { said, focus, mark, players, level, pace };
  return say({ ...initialState(3), ...kept, game, present: game.index }, what);
}

/** A move has been made. */
export function played(
  state: State,
  game: Game,
  more: Pick<Said & { kind: "moved" }, "decision" | "estimates"> = {},
): State {
  return show(state, game, { kind: "moved", view: positionOf(game).view, ...more });
}

/** A press knows its place; of a typed move it is what stands in front. */
export function refuse(state: State, refusal: Refusal, square?: Square): State {
  const view = viewOf(state);
  const place = square === undefined ? refusal.squares : [placeOf(view.rules, square)];
  return say(state, { kind: "refused", refusal: { ...refusal, squares: place }, view });
}

export function say(state: State, what: Said): State {
  return { ...state, said: { serial: state.said.serial + 1, what } };
}

export function focusOn(state: State, to: State["focus"]["to"]): State {
  return { ...state, focus: { serial: state.focus.serial + 1, to } };
}

export function isGame(result: Game | Refusal): result is Game {
  return !("refused" in result);
}
