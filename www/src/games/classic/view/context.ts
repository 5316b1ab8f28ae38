/** What every part of a classic board's view is given. */

import type { Action } from "../actions";
import type { Told } from "../sentences";
import type { State } from "../state";

export interface Context extends Told {
  state(): State;
  dispatch(action: Action): void;
}
