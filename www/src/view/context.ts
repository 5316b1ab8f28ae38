/** What every part of the view is given: the state to read, the way to act, and the words. */
import type { Action } from "../actions";
import type { State } from "../state";
import type { Words } from "../words/words";

export interface Context {
  readonly words: Words;
  state(): State;
  dispatch(action: Action): void;
  /** The moves that a collapse in motion has settled so far; null when nothing moves. */
  landed(): ReadonlySet<number> | null;
  /** Opens the list of all exercises of a kind. */
  study(kind: "lesson" | "puzzle" | "quiz"): void;
}
