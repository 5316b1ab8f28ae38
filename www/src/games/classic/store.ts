/** The state of one classic board, before its engine is there and with it. */
import { without } from "../../board/course";
import type { Level } from "../../board/players";
import { type Engine, loadEngine } from "../../engine/engine";
import { compileEngine } from "../../engine/engine-file";
import type { Words } from "../../languages/words";
import type { Action } from "./actions";
import { initialState, type State } from "./state";
import type { Players } from "./types";
import { startOf, update } from "./update";

export interface Source {
  /** A record to open when the engine is there. */
  readonly record?: string;
  readonly engine?: Engine | Promise<Engine>;
  /** Who plays; two people by default. */
  readonly seats?: { readonly players: Players; readonly level: Level };
}

export interface Store {
  state(): State;
  /** Null until it is there. */
  engine(): Engine | null;
  dispatch(action: Action): void;
  /** What is said while the engine is not there; null when it needs no words. */
  waiting(words: Words): string | null;
  /** Begins to load the engine, or asks for a missing one again; settled when it is there, or known not to come. */
  load(): Promise<void>;
}

/** `follow` is called after every change, with the record that whoever opened the board knows of. */
export function store(
  source: Source,
  follow: (before: State, told?: string) => void,
  signal: AbortSignal,
): Store {
  let state: State = { ...initialState(sizeIn(source.record)), ...source.seats };
  let engine: Engine | null = null;
  // What is done before the engine is there is done again when it is.
  const kept: Action[] = source.record === undefined ? [] : [{ type: "open", record: source.record }];

  const change = (next: State, told?: string) => {
    const before = state;
    state = next;
    if (state !== before) follow(before, told);
  };
  const start = (loaded: Engine) => {
    if (signal.aborted) return;
    engine = loaded;
    const game = startOf(loaded.classic, state);
    const { players, level, said } = state;
    let next: State = { ...initialState(3), game, players, level, said };
    for (const action of kept.splice(0)) next = update(loaded.classic, next, action);
    change(next, source.record);
  };
  const giveUp = () => {
    if (!signal.aborted) change(without(state, typeof WebAssembly === "object" ? "engine" : "webAssembly"));
  };

  return {
    state: () => state,
    engine: () => engine,
    dispatch(action) {
      if (engine) change(update(engine.classic, state, action));
      else if (action.type === "point" || action.type === "escape") return;
      else if (state.missing !== null) change(without(state, state.missing));
      else {
        kept.push(action);
        change({ ...state });
      }
    },
    waiting({ missing, status }) {
      if (state.missing !== null) return missing[state.missing];
      if (engine) return null;
      return source.record === undefined && kept.length === 0 ? null : status.opening;
    },
    load() {
      if (state.missing !== null) change({ ...state, missing: null });
      return Promise.resolve(source.engine ?? compileEngine().then(loadEngine)).then(start, giveUp);
    },
  };
}

/** The size of the board in a record, as far as one can be seen there: the empty board has it from the beginning. */
function sizeIn(record = ""): 3 | 4 | 5 {
  return ([4, 5] as const).find((n) => record.startsWith(`t1.${n}`)) ?? 3;
}
