/** Where the file of the full engine is. */
import address from "quantum-tictactoe/quantum_tictactoe_bg.wasm?url";

/** Its address, or what has been compiled of it: a worker begins with that. */
export const source = (): string | WebAssembly.Module => address;

/** Fetches the file before it is needed, so that it is at hand then. */
export async function fetchAhead(): Promise<void> {
  await (await fetch(address, { priority: "low" })).arrayBuffer();
}
