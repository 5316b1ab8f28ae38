// The package in Node: the same engine, which reads its own file when it is given none.
import load from "./quantum_tictactoe.js";
import { read } from "./read.js";

export * from "./quantum_tictactoe.js";

const own = new URL("./quantum_tictactoe_bg.wasm", import.meta.url);

export default async function init(input) {
  return load(await read(input, own));
}
