/** The full engine inside the single file; this module stands in for `full-file.ts` when that is built. */

import { length, packed } from "virtual:engine";
import init, { Analyzer, Match, Opponent } from "quantum-tictactoe";
import type { Whole } from "../engine";
import { solversOf } from "../solvers";
import { fromBase85 } from "./base85";

let compiled: WebAssembly.Module | string = "";

export const source = (): string | WebAssembly.Module => compiled;

/** Compressed, so that writing it as text does not make it larger than it was. */
/** It is inside already. */
export async function fetchAhead(): Promise<void> {}

export async function openFull(): Promise<Whole> {
  if (typeof compiled === "string") {
    const whole = new Blob([fromBase85(packed, length)])
      .stream()
      .pipeThrough(new DecompressionStream("gzip"));
    compiled = await WebAssembly.compile(await new Response(whole).arrayBuffer());
  }
  await init({ module_or_path: compiled });
  return { Match, solvers: solversOf({ Analyzer, Opponent }) };
}
