// The engine that was built with the feature `bench`, for the benchmarks beside this file.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Its questions by name, as wasm-bindgen makes them; `directory` holds what `cargo xtask measure` has built. */
export async function engineIn(directory) {
  const engine = await import(pathToFileURL(resolve(directory, "quantum_tictactoe_bg.js")).href);
  const bytes = await readFile(resolve(directory, "quantum_tictactoe_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./quantum_tictactoe_bg.js": engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return engine;
}
