/** The computer as player and adviser: what thinks for it is loaded when it is first needed. */

import type { Analyst } from "../engine/analyst";
import type { Engine } from "../engine/engine";
import type { Words } from "../languages/words";
import type { BoardAction } from "./actions";
import { type Course, isThinking, presentOf } from "./course";
import type { Adviser } from "./game";
import type { Thinker } from "./thinker";
import type { AnyView } from "./types";

/** What it needs of the board. */
export interface Table<V extends AnyView, S extends Course<V>> {
  readonly words: Words;
  state(): S;
  dispatch(action: BoardAction): void;
  /** The board's solver, made if there is none; null without an engine. */
  solver(make: (engine: Engine) => Analyst): Analyst | null;
  /** Whether something on it is in motion. */
  moving(): boolean;
  /** Finds good moves. */
  adviser(): Promise<Adviser<V>>;
}

export interface ComputerEffect<S> {
  /** To be called after every change. */
  follow(before: S, now: S): void;
  /** What was in motion has come to rest. */
  rest(): void;
  stop(): void;
}

export function computerEffect<V extends AnyView, S extends Course<V>>(
  table: Table<V, S>,
): ComputerEffect<S> {
  const { state, dispatch } = table;
  let thinker: Thinker<S> | null = null;
  let loading = false;
  let stopped = false;

  const load = async () => {
    loading = true;
    try {
      const [{ thinkerAt }] = await Promise.all([import("./thinker"), table.words.parts.soon()]);
      if (stopped) return;
      thinker = thinkerAt(table);
      thinker.follow(state(), state());
    } catch {
      if (stopped) return;
      const { level, hint } = state();
      if (hint) dispatch({ type: "hinted", record: hint.record, hint: null });
      if (isThinking(state())) {
        dispatch({ type: "reply", record: presentOf(state()).record, level, decision: null });
      }
    }
    loading = false;
  };

  return {
    follow(before, now) {
      if (thinker) thinker.follow(before, now);
      else if (!loading && (isThinking(now) || now.hint !== null)) void load();
    },
    rest: () => thinker?.rest(),
    stop() {
      stopped = true;
      thinker?.stop();
    },
  };
}
