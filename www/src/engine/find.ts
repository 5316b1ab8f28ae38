/** Finds the engine of a game, wherever this build has it. */
import { type Engine, loadEngine } from "./engine";
import { files } from "./engine-file";

/** `small` is whether the small engine has the game. */
export function findEngine(small: boolean): Promise<Engine> {
  return loadEngine(files, small);
}
