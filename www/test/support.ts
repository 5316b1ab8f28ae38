/** What the unit tests share: the real engine, and states reached by moves. */

import * as fullPackage from "quantum-tictactoe";
import * as smallPackage from "quantum-tictactoe/small";
import { type Files, loadEngine } from "../src/engine/engine";
import { solversOf } from "../src/engine/solvers";
import type { Action } from "../src/games/quantum/actions";
import { startOf, update } from "../src/games/quantum/conduct";
import { quantum } from "../src/games/quantum/game";
import { initialState, type State } from "../src/games/quantum/state";
import { en } from "./english";

/** Both engines as Node finds them. */
export const files: Files = {
  async small() {
    await smallPackage.default();
    return smallPackage;
  },
  async full() {
    await fullPackage.default();
    return { Match: fullPackage.Match, solvers: solversOf(fullPackage) };
  },
};

const whole = await loadEngine(files);
const solvers = await whole.full();

/** The full engine with its solvers, and the rules of the first game. */
export const engine = { ...whole, ...solvers, ...whole.referee("quantum") };

/** The first game as the board mounts it. */
export const page = quantum(en);

/** The state at the start of a game. */
export const start: State = { ...initialState, game: startOf(engine) };

/** The state after some actions. */
export function act(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((before, action) => update(engine, before, action), state);
}

/** The state after typed moves, such as "12 25 15 c5". */
export function after(moves: string): State {
  const typed = moves.split(" ").filter((move) => move !== "");
  return act(start, ...typed.map((text): Action => ({ type: "typed", text })));
}

export const press = (...squares: readonly number[]): Action[] =>
  squares.map((square) => ({ type: "press", square }));
