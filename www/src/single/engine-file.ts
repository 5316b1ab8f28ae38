/** The engine inside the single file; this module stands in for `engine-file.ts` when that is built. */
import packed from "virtual:engine";

/** Compressed, so that writing it as text does not make it larger than it was. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(whole).arrayBuffer());
}
