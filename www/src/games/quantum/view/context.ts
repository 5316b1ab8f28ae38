/** What every part of the view is given: the state to read, the way to act, and the words. */

import type { DrawList } from "../../../board/draw/list";
import type { Analyst } from "../../../engine/analyst";
import type { Engine } from "../../../engine/engine";
import type { Words } from "../../../languages/words";
import type { Action } from "../actions";
import type { State } from "../state";
import type { Square } from "../types";

export interface Context {
  readonly words: Words;
  state(): State;
  dispatch(action: Action): void;
  /** The moves that a collapse in motion has settled so far; null when nothing moves. */
  landed(): ReadonlySet<number> | null;
  /** Where more about the game can be read. */
  readonly help: string | null;
  /** Opens the list of all exercises of a kind. */
  study(kind: "lesson" | "puzzle" | "quiz"): void;
  /** What stands beside the board while the other side plays elsewhere. */
  readonly away: HTMLElement | null;
  /** Opens what the page has for sharing, if it has. */
  readonly share: (() => void) | null;
  /** The rules, once they are there. */
  engine(): Engine | null;
  /** Who values positions, one for all who ask, made by the first of them; null without the rules. */
  solver(make: (engine: Engine) => Analyst): Analyst | null;
  /** Whether the board is there to be played on: a question about a position can be answered beside it. */
  plays(): boolean;
  /** What lies over the board now: nothing while a collapse moves. */
  overlay(): Overlay | null;
  /** Lays something over the board, or shows anew what lies there. */
  lay(overlay: Overlay | null): void;
}

/** What a panel shows on the board instead of the game; where it answers null, the game itself is seen. */
export interface Overlay {
  /** For board units of so many CSS pixels. */
  scene(unit: number): DrawList | null;
  /** The sentence that leads. */
  status(): string | null;
  /** What a square's button says beyond its name. */
  describe(square: Square): string | null;
}
