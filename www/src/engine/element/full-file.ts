/** Where the file of the full engine is in the package; this module stands in for the page's `full-file.ts` when the element is built. */

export const source = (): string => new URL("../quantum_tictactoe_bg.wasm", import.meta.url).href;
