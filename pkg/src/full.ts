/** The package with its full engine: all games, solvers and computer players. */
import glue from "virtual:glue-full";
import { engineOf } from "./engine.ts";
import { matchOf } from "./match.ts";
import { analyzerOf, opponentOf } from "./solvers.ts";

const engine = engineOf(true, glue, () => new URL("quantum_tictactoe_bg.wasm", import.meta.url));

export default engine.init;
export const initSync = engine.initSync;
export const Match = matchOf(engine);
export const Analyzer = analyzerOf(engine);
export const Opponent = opponentOf(engine);
