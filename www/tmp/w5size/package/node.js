// The package in Node: the same engine, which reads its own file when it is given none.
import { readFile } from "node:fs/promises";
import load from "./quantum_tictactoe.js";

export * from "./quantum_tictactoe.js";

export default async function init(input) {
  if (input?.module_or_path !== undefined) return load(input);
  const file = new URL("./quantum_tictactoe_bg.wasm", import.meta.url);
  return load({ module_or_path: await readFile(file) });
}
