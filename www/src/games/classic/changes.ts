/** The small changes of state that all others are made of. */
import { say } from "../../board/course";
import type { Engine, Refusal, Square } from "../quantum/types";
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
export function refuse(
  state: State,
  refusal: Pick<Refusal, "code" | "squares"> & Partial<Refusal>,
  square?: Square,
): State {
  const view = viewOf(state);
  const whole = { refused: "move", text: "", index: state.present, legalPrefix: null, ...refusal } as const;
  const squares = square === undefined ? refusal.squares : [placeOf(view.rules, square)];
  return say(state, { kind: "refused", refusal: { ...whole, squares }, view });
}

export function isGame(result: Game | Refusal): result is Game {
  return !("refused" in result);
}
