/** The state of one board, from the first press to the last: before its engine is there, without it, and with it. */
import type { Action } from "./actions";
import { type Missing, without } from "./course";
import { type Engine, loadEngine } from "./engine";
import { compileEngine } from "./engine-file";
import type { Guest } from "./guest";
import { kindOf, type Matches, resumed, seated } from "./match";
import type { Level, Players } from "./players";
import { initialState, type State } from "./state";
import type { Side } from "./types";
import { apart, hoping, startOf, update } from "./update";
import type { Words } from "./words/words";

export interface Source {
  /** A record to open when the engine is there. */
  readonly record?: string;
  /** The record that a new game begins with; asked for each time. */
  readonly start?: string | undefined;
  readonly engine?: Engine | Promise<Engine> | (() => Promise<Engine>);
  readonly matches?: Matches;
  readonly points?: boolean;
  readonly locked?: boolean;
  /** The only side that is played here. */
  readonly here?: Side | null;
  /** Something else will be opened first: until then the board only looks like one. */
  readonly exercise?: unknown;
  readonly players?: Players;
  readonly level?: Level;
}

export interface Store {
  state(): State;
  /** Null until it is there. */
  engine(): Engine | null;
  dispatch(action: Action): void;
  /** Shows a state that was made elsewhere. */
  show(next: State): void;
  /** Gives the board to a guest, or back to the person's own game, which has waited unchanged. */
  host(next: Guest | null): void;
  guest(): Guest | null;
  /** What is said while the engine is not there; null when it needs no words. */
  waiting(words: Words): string | null;
  /** Asks for a missing engine once more. */
  again(): void;
  /** Begins to load the engine; settled when it is there, or known not to come. */
  load(): Promise<void>;
}

/** What the board's own game takes while a guest has the board. */
const SETTINGS: ReadonlySet<Action["type"]> = new Set(["lock", "seats", "points", "here"]);

/** `follow` is called after every change, with the record that whoever opened the board knows of. */
export function store(
  source: Source,
  follow: (before: State, told?: string) => void,
  signal: AbortSignal,
): Store {
  const { points = false, locked = false, here = null } = source;
  const { players = initialState.players, level = initialState.level } = source;
  let state: State = { ...initialState, points, locked, here, players, level };
  const { matches = {} } = source;
  const match = seated(resumed(matches[kindOf(state)], source.record), players);
  state = { ...state, matches, match };
  let engine: Engine | null = null;
  let repeated = false;
  // What is done before the engine is there is done again when it is.
  const kept: Action[] = source.record === undefined ? [] : [{ type: "open", record: source.record }];
  const opening = kept.length > 0 || Boolean(source.exercise);
  let guest: Guest | null = null;
  let own: State | null = null;

  const dispatch = (wanted: Action) => {
    const before = state;
    const begins = wanted.type === "new" || wanted.type === "rematch";
    const action = begins ? { ...wanted, start: source.start } : wanted;
    // A guest knows nothing of who plays and what is set: that waits with the person's own game.
    if (engine && own && SETTINGS.has(action.type)) own = update(engine, own, action);
    else if (engine) state = guest ? guest.update(engine, state, action) : update(engine, state, action);
    else state = state.missing === null ? keep(action) : object(action, state.missing);
    if (state !== before) follow(before);
  };
  const show = (next: State) => {
    const before = state;
    state = next;
    if (state !== before) follow(before);
  };
  /** Without an engine nothing is done in silence; another link waits for the next attempt. */
  const object = (action: Action, missing: Missing): State => {
    if (action.type === "open") kept.splice(0, kept.length, action);
    if (action.type === "escape") return state;
    return apart(state, action) ?? without(state, missing);
  };
  /** Before the engine is there, a first press shows, and everything is kept. */
  const keep = (action: Action): State => {
    const done = apart(state, action);
    if (done) return done;
    if (source.exercise && action.type !== "open") return state;
    kept.push(action);
    if (action.type !== "press" || opening) return { ...state };
    if (state.picked === null) return { ...state, picked: action.square };
    return { ...state, picked: state.picked === action.square ? null : state.picked };
  };

  const start = (loaded: Engine) => {
    if (signal.aborted) return;
    const before = state;
    engine = loaded;
    state = { ...state, game: startOf(loaded), picked: null, missing: null };
    for (const action of kept.splice(0)) {
      state = update(loaded, state, action);
      // Nobody asked for the focus by following a link, nor for the game where an exercise comes before it.
      if (action.type !== "open") continue;
      const { focus, said } = initialState;
      state = { ...state, focus, ...(source.exercise ? { said } : {}) };
    }
    follow(before, source.record);
  };
  const giveUp = () => {
    if (signal.aborted) return;
    const before = state;
    state = without(state, typeof WebAssembly === "object" ? "engine" : "webAssembly");
    follow(before);
  };
  const find = source.engine ?? (() => compileEngine().then(loadEngine));
  const load = () => Promise.resolve(typeof find === "function" ? find() : find).then(start, giveUp);

  return {
    state: () => state,
    engine: () => engine,
    dispatch,
    show,
    host(next) {
      guest = next;
      if (next) {
        own ??= state;
        return;
      }
      const { said, focus } = state;
      const back = own ?? state;
      own = null;
      show({ ...back, said: { serial: said.serial + 1, what: null }, focus: { ...focus, to: null } });
    },
    guest: () => guest,
    waiting({ missing, status }) {
      if (state.missing !== null) return missing[state.missing];
      if (engine) return null;
      if (repeated) return status.waiting;
      return opening ? status.opening : kept.length > 1 ? status.waiting : null;
    },
    again() {
      const before = state;
      repeated = true;
      state = hoping(state);
      follow(before);
      void load();
    },
    load,
  };
}
