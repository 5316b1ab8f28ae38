/** The computer as player and adviser: what thinks for it is loaded when it is first needed. */

import type { Analyst } from "../../../engine/analyst";
import type { Engine } from "../../../engine/engine";
import type { Words } from "../../../languages/words";
import type { Action } from "../actions";
import { isThinking, presentOf, type State } from "../state";
import type { Thinker } from "./thinker";

/** What it needs of the board. */
export interface Table {
  readonly words: Words;
  state(): State;
  dispatch(action: Action): void;
  /** The board's solver, made if there is none; null without an engine. */
  solver(make: (engine: Engine) => Analyst): Analyst | null;
  /** Whether a collapse is in motion. */
  moving(): boolean;
}

export interface ComputerEffect {
  /** To be called after every change. */
  follow(before: State, now: State): void;
  /** What was in motion has come to rest. */
  rest(): void;
  stop(): void;
}

export function computerEffect(table: Table): ComputerEffect {
  const { state, dispatch } = table;
  let thinker: Thinker | null = null;
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
