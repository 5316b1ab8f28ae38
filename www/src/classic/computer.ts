/** What the computer does to the state, and what people may say to it. */
import type { Level, Reply } from "../players";
import { decisionBefore, type Pace } from "../state";
import { isGame, played, type Referee, refuse, say } from "./changes";
import { isThinking, presentOf, type State, viewOf } from "./state";
import type { Players } from "./types";

/** The levels that look ahead as far as they can, and estimate what they can't prove. */
const ESTIMATING: readonly Level[] = ["strong", "perfect"];

/** A press while the computer plays with itself makes it wait; in its turn against a person it is refused. */
export function waitForComputer(state: State): State {
  if (state.players === "none" && state.pace !== "pause") return setPace(state, "pause");
  const refusal = {
    refused: "move",
    squares: [],
    text: "",
    index: state.present,
    legalPrefix: null,
  } as const;
  return refuse(state, { ...refusal, code: "computers-turn" });
}

/** The computer's move, if it still is about this position, at this level. */
export function reply(referee: Referee, state: State, { record, level, decision }: Reply): State {
  if (!isThinking(state) || record !== presentOf(state).record || level !== state.level) return state;
  const game = decision && referee.play(state.game, decision.move);
  if (!decision || !game || !isGame(game)) return say({ ...state, players: "both" }, { kind: "unanswered" });
  const next = played(state, game, { decision, estimates: ESTIMATING.includes(level) });
  // Where the computer begins, the game that this one replaced can come back until a person has moved.
  const before = decisionBefore(next) === null ? state.before : null;
  return { ...next, before, pace: next.pace === "step" ? "pause" : next.pace };
}

/** Who plays from now on. */
export function seat(
  state: State,
  { players, level }: { readonly players: Players; readonly level: Level },
): State {
  if (players === state.players && level === state.level) return state;
  const next: State = { ...state, dropping: null, players, level, pace: "play" };
  return say(next, { kind: "seated", players, level, view: viewOf(next) });
}

export function setPace(state: State, pace: Pace): State {
  const next = { ...state, pace };
  // One step says by itself what it did.
  return pace === "step" ? next : say(next, { kind: pace === "pause" ? "paused" : "playing" });
}
