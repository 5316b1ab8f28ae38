/** The engine's file, fetched and compiled once for the page and its worker. */
import address from "quantum-tictactoe/quantum_tictactoe_bg.wasm?url";

let compiled: Promise<WebAssembly.Module> | null = null;

/** What has failed is tried anew when it is asked for again. */
export function compileEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/** It does not matter as what kind of file the host sends it. */
async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
