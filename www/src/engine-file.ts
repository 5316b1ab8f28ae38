/** The engine's file, fetched and compiled once for the page and its worker. */
import address from "quantum-tictactoe/quantum_tictactoe_bg.wasm?url";

/** It does not matter as what kind of file the host sends it. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
