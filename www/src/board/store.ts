/** The state of one board, from the first press to the last: before its engine is there, without it, and with it. */

import { type Engine, needsFull, type Referee } from "../engine/engine";
import { findEngine } from "../engine/find";
import type { Words } from "../languages/words";
import type { BoardAction, OwnAction } from "./actions";
import { type Course, type Missing, say, without } from "./course";
import type { GamePage } from "./game";
import type { Guest } from "./guest";
import { kindOf, type Matches, resumed, seated } from "./match";
import type { Level, Players, Side } from "./players";
import { type AnyView, isRefusal, type Place } from "./types";
import { hoping } from "./update";

export interface Source {
  readonly words: Words;
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
  readonly players?: Players;
  readonly level?: Level;
}

export interface Store<V extends AnyView, S extends Course<V>, A extends OwnAction> {
  state(): S;
  /** The engine, and in it the rules of the game; null until it is there. */
  engine(): Engine | null;
  rules(): Referee<V> | null;
  dispatch(action: A | BoardAction): void;
  /** Shows a state that was made elsewhere. */
  show(next: S): void;
  /** Gives the board to a guest, or back to the person's own game, which has waited unchanged. */
  host(next: Guest<V, S, A> | null): void;
  guest(): Guest<V, S, A> | null;
  /** What will be opened first: until the engine is there the board then only looks like one. Null is nothing. */
  expect(exercise: unknown): void;
  /** What is said while the engine is not there; null when it needs no words. */
  waiting(words: Words): string | null;
  /** Asks for a missing engine once more. */
  again(): void;
  /** Begins to load the engine; settled when it is there, or known not to come. */
  load(): Promise<void>;
}

/** What the board's own game takes while a guest has the board. */
const SETTINGS: ReadonlySet<string> = new Set(["lock", "seats", "points", "here"]);

/** `follow` is called after every change, with the record that whoever opened the board knows of. */
export function store<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  {
    small,
    begin,
    updates,
    conduct,
    refereeOf,
  }: Pick<GamePage<V, S, A>, "small" | "begin" | "updates" | "conduct" | "refereeOf">,
  source: Source,
  follow: (before: S, told?: string) => void,
  signal: AbortSignal,
): Store<V, S, A> {
  const { update, apart } = updates;
  const initial = begin(source.record);
  const { points = false, locked = false, here = null, matches = {} } = source;
  const { players = initial.players, level = initial.level } = source;
  let state: S = { ...initial, points, locked, here, players, level, matches };
  state = { ...state, match: seated(resumed(matches[kindOf(state)], source.record), players) };
  let engine: Engine | null = null;
  let rules: Referee<V> | null = null;
  let repeated = false;
  // What is done before the engine is there is done again when it is.
  const kept: (A | BoardAction)[] =
    source.record === undefined ? [] : [{ type: "open", record: source.record }];
  const linked = kept.length > 0;
  let first: unknown = null;
  let guest: Guest<V, S, A> | null = null;
  let own: S | null = null;

  const dispatch = (wanted: A | BoardAction) => {
    const before = state;
    const begins = wanted.type === "new" || wanted.type === "rematch";
    const action = begins ? { ...wanted, start: source.start } : wanted;
    // A guest knows nothing of who plays and what is set: that waits with the person's own game.
    if (rules && own && SETTINGS.has(action.type)) own = update(rules, own, action);
    else if (rules)
      state = guest ? guest.update(rules, state, action) : whole(action, update(rules, state, action));
    else state = state.missing === null ? keep(action) : object(action, state.missing);
    if (state !== before) follow(before);
  };
  const show = (next: S) => {
    const before = state;
    state = next;
    if (state !== before) follow(before);
  };
  /** What only the full engine can read is asked of it as soon as it is there; meanwhile the game goes on. */
  const whole = (action: A | BoardAction, next: S): S => {
    if (engine === null || next.offer === state.offer || !needsFull(next.offer)) return next;
    engine.full().then(
      () => {
        if (!signal.aborted) dispatch(action);
      },
      () => {
        if (!signal.aborted) dispatch({ type: "tell", sentence: source.words.missing.engine });
      },
    );
    return state;
  };
  /** Fetches the full engine where the game or what was asked before needs it: then that is opened in one go. */
  const complete = async (loaded: Engine): Promise<Engine> => {
    const found = refereeOf(loaded);
    const records = kept.flatMap((action) => ("record" in action ? [found.read(String(action.record))] : []));
    if ([found.begin(), ...records].some(needsFull)) await loaded.full();
    return loaded;
  };
  /** Without an engine nothing is done in silence; another link waits for the next attempt. */
  const object = (action: A | BoardAction, missing: Missing): S => {
    if (action.type === "open") kept.splice(0, kept.length, action);
    if (action.type === "escape") return state;
    return apart(state, action) ?? without(state, missing);
  };
  /** Before the engine is there, a first press shows, and everything is kept. */
  const keep = (action: A | BoardAction): S => {
    const done = apart(state, action);
    if (done) return done;
    if (first && action.type !== "open") return state;
    kept.push(action);
    const pressed = action.type === "press" && !linked && "square" in action;
    return pressed ? { ...state, ...conduct.pressed?.(state, action.square as Place) } : { ...state };
  };

  const start = (loaded: Engine) => {
    if (signal.aborted) return;
    const before = state;
    engine = loaded;
    rules = refereeOf(loaded);
    const game = rules.begin();
    state = { ...state, ...conduct.atRest, missing: null, game: isRefusal(game) ? conduct.start : game };
    state = { ...state, present: state.game.index };
    for (const action of kept.splice(0)) {
      state = update(rules, state, action);
      // Nobody asked for the focus by following a link, nor for the game where an exercise comes before it.
      if (action.type !== "open") continue;
      const { focus, said } = initial;
      state = { ...state, focus, ...(first ? { said } : {}) };
    }
    follow(before, source.record);
  };
  const giveUp = () => {
    if (signal.aborted) return;
    const before = state;
    state = without(state, typeof WebAssembly === "object" ? "engine" : "webAssembly");
    follow(before);
  };
  const find = source.engine ?? (() => findEngine(small));
  // A link may lead to an end, or be broken; without one all that is said then comes after the engine.
  const asked = source.record === undefined ? null : source.words.parts.soon().catch(() => null);
  const load = () =>
    Promise.all([Promise.resolve(typeof find === "function" ? find() : find).then(complete), asked]).then(
      ([loaded]) => start(loaded),
      giveUp,
    );

  return {
    state: () => state,
    engine: () => engine,
    rules: () => rules,
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
      show(say({ ...back, said, focus: { ...focus, to: null } }, null));
    },
    guest: () => guest,
    expect(exercise) {
      first = exercise;
    },
    waiting({ missing, status }) {
      if (state.missing !== null) return missing[state.missing];
      if (engine) return null;
      if (repeated) return status.waiting;
      return first || linked ? status.opening : kept.length > 1 ? status.waiting : null;
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
