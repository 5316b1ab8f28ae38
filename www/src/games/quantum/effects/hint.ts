/** Finds a good move when one is asked for: the one that the perfect player makes, with the values of all others. */

import type { Analyst, Stop } from "../../../engine/analyst";
import type { Analysis, Decision } from "../../../engine/engine";
import type { Action } from "../actions";
import { hintOf } from "../hint";
import { type State, viewOf } from "../state";

/** To be called after every change. */
export function hintEffect(dispatch: (action: Action) => void) {
  let stops: readonly Stop[] = [];
  let at: State["hint"] = null;
  return (now: State, analyst: Analyst): void => {
    if (now.hint === at) return;
    at = now.hint;
    for (const stop of stops) stop();
    stops = [];
    if (now.hint === null || now.hint.found !== null) return;
    const { record } = now.hint;
    const view = viewOf(now);
    let values: Analysis | null = null;
    let choice: Decision | null = null;
    const tell = () => {
      if (values && choice) dispatch({ type: "hinted", record, hint: hintOf(view, values, choice.move) });
    };
    const failed = () => dispatch({ type: "hinted", record, hint: null });
    stops = [
      analyst.analyse(
        { record, objective: "points" },
        {
          answer(found) {
            values = found;
            tell();
          },
          failed,
        },
      ),
      analyst.choose(
        { record, level: "perfect", seed: 0 },
        {
          answer(found) {
            choice = found;
            tell();
          },
          failed,
        },
      ),
    ];
  };
}
