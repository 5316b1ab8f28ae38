/** What every part of a classic board's view is given. */
import type { Told } from "../../words/classic-sentences";
import type { Action } from "../actions";
import type { State } from "../state";

export interface Context extends Told {
  state(): State;
  dispatch(action: Action): void;
}
