/** What most changes have in common: a move was made, a position is shown, something is said, the focus goes somewhere. */
import { focusOn, isComputers, say } from "../../board/course";
import { afterMove, counted, kindOf, resumed, seated } from "../../board/match";
import { isPerson } from "../../board/players";
import { atRest, type Chosen, isAway, presentOf, type Said, type State, viewOf } from "./state";
import { type Game, positionOf, type Refusal } from "./types";

export function played(state: State, game: Game, chosen?: Chosen): State {
  const said: Said = { kind: "moved", view: positionOf(game).view, ...(chosen ? { chosen } : {}) };
  const counts = state.players !== "none";
  const shown = show(state, game, said);
  const next = { ...shown, match: counts ? afterMove(state.match, positionOf(game)) : state.match };
  const view = viewOf(next);
  if (view.turn?.phase === "measure") return toChoices(next);
  // Who did not decide keeps the focus where it is.
  if (isComputers(state)) return next;
  const newest = view.lastCollapse?.find((step) => step.step === 0);
  return newest ? focusOn(next, newest.square) : next;
}

/** Shows another position: whatever was half done before is over. */
export function show(state: State, game: Game, what: Said): State {
  const over = { ...atRest, before: null, dropping: null, why: null, offer: null };
  const shown = say({ ...state, ...over, game, present: game.index }, what);
  return what.kind === "redone" ? toChoices(shown) : shown;
}

/** Others play from now on: the match of their kind goes on, and the one so far waits. */
export function sit(state: State, seats: Partial<Pick<State, "players" | "level" | "here">>): State {
  const next = { ...state, ...seats };
  const { match, matches } = state;
  const [from, to] = [kindOf(state), kindOf(next)];
  if (from === to) return { ...next, match: seated(match, next.players) };
  const position = presentOf(state);
  // What was undone does not count later.
  const left = counted(match, position) === match.games ? { ...match, own: null } : match;
  const other = resumed(matches[to], position.record);
  return { ...next, matches: { ...matches, [from]: left }, match: seated(other, next.players) };
}

export function refuse(state: State, refusal: Pick<Refusal, "code" | "squares">): State {
  const whole: Refusal = {
    refused: "move",
    text: "",
    index: state.game.index,
    legalPrefix: null,
    ...refusal,
  };
  return say(state, { kind: "refused", refusal: whole, view: viewOf(state) });
}

/** Where a person has to choose, the focus goes to the choices. */
export function toChoices(state: State): State {
  const { turn } = viewOf(state);
  const choosing = turn?.phase === "measure" && isPerson(state.players, turn.side) && !isAway(state);
  return choosing ? focusOn(state, "choices") : state;
}
