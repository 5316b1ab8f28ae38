/** The package with its small engine: the rules of quantum tic-tac-toe alone. */
import glue from "virtual:glue-small";
import { engineOf } from "./engine.ts";
import { matchOf } from "./match.ts";
import { elsewhere } from "./problem.ts";

const engine = engineOf(false, glue, () => new URL("quantum_tictactoe_small_bg.wasm", import.meta.url));

export default engine.init;
export const initSync = engine.initSync;
export const Match = matchOf(engine);

export class Analyzer {
  constructor() {
    throw elsewhere("Analyzer");
  }
}

export class Opponent {
  constructor() {
    throw elsewhere("Opponent");
  }
}
