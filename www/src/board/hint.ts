/** Finds a good move when one is asked for. */

import type { Analyst, Stop } from "../engine/analyst";
import type { BoardAction } from "./actions";
import type { Advice, Course } from "./course";
import type { Adviser } from "./game";
import { objectiveOf } from "./opponent";
import { type AnyView, positionOf } from "./types";

/** The answer is to be called after every change. */
export function hintEffect<V extends AnyView, S extends Course<V>>(
  dispatch: (action: BoardAction) => void,
  find: () => Promise<Adviser<V>>,
) {
  let stop: Stop = () => {};
  let at: Course["hint"] = null;
  return (now: S, analyst: Analyst): void => {
    if (now.hint === at) return;
    at = now.hint;
    stop();
    if (now.hint === null || now.hint.found !== null) return;
    const { record } = now.hint;
    const position = positionOf<V>(now.game);
    const objective = objectiveOf(now);
    let isOver = false;
    stop = () => {
      isOver = true;
    };
    const tell = (hint: Advice | null) => dispatch({ type: "hinted", record, hint });
    find().then(
      (adviser) => {
        if (!isOver) stop = adviser.find(analyst, position, objective, tell);
      },
      () => {
        if (!isOver) tell(null);
      },
    );
  };
}
