/** What the computer does to the state, and what people may say to it. */
import { answered, isThinking, say } from "../../board/course";
import type { Level, Reply } from "../../board/players";
import { isGame, played, type Referee } from "./changes";
import { presentOf, type State, viewOf } from "./state";
import type { Players } from "./types";

/** The levels that look ahead as far as they can, and estimate what they can't prove. */
const ESTIMATING: readonly Level[] = ["strong", "perfect"];

/** The computer's move, if it still is about this position, at this level. */
export function reply(referee: Referee, state: State, { record, level, decision }: Reply): State {
  if (!isThinking(state) || record !== presentOf(state).record || level !== state.level) return state;
  const game = decision && referee.play(state.game, decision.move);
  if (!decision || !game || !isGame(game)) return say({ ...state, players: "both" }, { kind: "unanswered" });
  return answered(state, played(state, game, { decision, estimates: ESTIMATING.includes(level) }));
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
