/** The engine inside the single file; this module stands in for `engine-file.ts` when that is built. */
import { length, packed } from "virtual:engine";
import { fromBase85 } from "./base85";

/** Compressed, so that writing it as text does not make it larger than it was. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  const whole = new Blob([fromBase85(packed, length)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(whole).arrayBuffer());
}
