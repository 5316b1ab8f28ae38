/** Asks the solver for the computer's moves and for hints. */

import { opponentEffect } from "../../../board/opponent";
import { pageTimer } from "../../../engine/analyst";
import { solverFor } from "../../../engine/helper";
import { isThinking, presentOf } from "../state";
import type { ComputerEffect, Table } from "./computer";
import { hintEffect } from "./hint";

export type Thinker = ComputerEffect;

export function thinkerAt({ dispatch, solver, moving }: Table): Thinker {
  const opponent = opponentEffect(dispatch, pageTimer, { isThinking, presentOf });
  const hint = hintEffect(dispatch);
  return {
    follow(before, now) {
      const ask = solver(solverFor);
      if (ask === null) return;
      hint(now, ask);
      opponent.follow(before, now, ask, moving());
    },
    rest: opponent.rest,
    stop: opponent.stop,
  };
}
