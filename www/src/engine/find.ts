/** Finds the engine of a game, wherever this build has it. */
import type { Variant } from "quantum-tictactoe";
import { type Engine, loadEngine } from "./engine";
import { files } from "./engine-file";

export function findEngine(game: Variant): Promise<Engine> {
  return loadEngine(files, game);
}
