/** Asks the solver for the computer's moves and for hints. */

import { pageTimer } from "../engine/analyst";
import { solverFor } from "../engine/helper";
import type { ComputerEffect, Table } from "./computer";
import type { Course } from "./course";
import { hintEffect } from "./hint";
import { opponentEffect } from "./opponent";
import type { AnyView } from "./types";

export type Thinker<S> = ComputerEffect<S>;

export function thinkerAt<V extends AnyView, S extends Course<V>>(table: Table<V, S>): Thinker<S> {
  const { dispatch, solver, moving } = table;
  const opponent = opponentEffect<S>(dispatch, pageTimer);
  const hint = hintEffect<V, S>(dispatch, table.adviser);
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
