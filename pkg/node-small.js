// The package with its small engine in Node, which reads its own file when it is given none.
import { read } from "./read.js";
import load from "./small.js";

export * from "./small.js";

const own = new URL("./quantum_tictactoe_small_bg.wasm", import.meta.url);

export default async function init(input) {
  return load(await read(input, own));
}
