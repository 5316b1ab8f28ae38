/** The engine's file in the package; this module stands in for the page's `engine-file.ts` when the element is built. */

export async function compileEngine(): Promise<WebAssembly.Module> {
  const response = await fetch(new URL("../quantum_tictactoe_bg.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
