/** What the computer does to the state, as a player and as an adviser, and what people may say to it. */

import { answered, say, waitForComputer } from "../../board/course";
import { emptyMatch } from "../../board/match";
import type { Seats } from "../../board/players";
import type { Action } from "./actions";
import { played, refuse, sit } from "./changes";
import type { Hint } from "./hint";
import { type Chosen, canHint, isThinking, presentOf, type State, viewOf } from "./state";
import { type Engine, isRefusal, positionOf } from "./types";

/** The computer's move, if it still is about this position, at this level. */
export function reply(
  engine: Engine,
  state: State,
  { record, level, decision }: Action & { type: "reply" },
): State {
  if (!isThinking(state) || record !== presentOf(state).record || level !== state.level) return state;
  const game = decision && engine.play(state.game, decision.move);
  if (!decision || !game || isRefusal(game)) {
    return say(sit(state, { players: "both" }), { kind: "unanswered", view: viewOf(state) });
  }
  const { view } = positionOf(game);
  const chosen = view.lastCollapse ? { view, decision } : chosenBefore(state);
  return answered(state, played(state, game, chosen));
}

/** The choice that the computer's own move follows: there was hardly time to read it. */
function chosenBefore({ said }: State): Chosen | undefined {
  return said.what?.kind === "moved" && said.what.view.lastCollapse ? said.what.chosen : undefined;
}

/** Who plays from now on. */
export function seat(state: State, { players, level }: Seats): State {
  if (players === state.players && level === state.level) return state;
  const calm = { ...state, picked: null, choice: null, peek: null, dropping: null, hint: null };
  const next: State = { ...sit(calm, { players, level, here: null }), pace: "play" };
  return say(next, { kind: "seated", seats: { players, level }, view: viewOf(next) });
}

/** Only one side is played here from now on, by people, or both again. */
export function sitHere(state: State, { side: here, anew }: Action & { type: "here" }): State {
  const sat = sit(state, { here, players: "both" });
  const next = anew ? { ...sat, match: emptyMatch } : sat;
  return say(next, { kind: "byLink", side: here, view: viewOf(next) });
}

export function askHint(state: State): State {
  if (isThinking(state)) return waitForComputer(state, refuse);
  if (!canHint(state)) return state;
  return { ...state, hint: { record: positionOf(state.game).record, found: null } };
}

/** A press on a square that a hint is about leaves it in sight. */
export function hintAfterPress({ hint }: State, square: number): State["hint"] {
  return hint?.found?.move.includes(String(square)) ? hint : null;
}

export function hinted(state: State, record: string, hint: Hint | null): State {
  if (state.hint?.record !== record || state.hint.found !== null) return state;
  const next = { ...state, hint: hint && { record, found: hint } };
  return say(next, { kind: "hinted", view: viewOf(state), hint });
}
