/** The full engine; nothing of it is on the first load. */
import init, { Analyzer, Match, Opponent } from "quantum-tictactoe";
import type { Whole } from "./engine";
import { source } from "./full-file";
import { solversOf } from "./solvers";

export async function openFull(): Promise<Whole> {
  await init({ module_or_path: source() });
  return { Match, solvers: solversOf({ Analyzer, Opponent }) };
}
