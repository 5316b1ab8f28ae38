/** `mount`: a whole game in one element of a page. Nothing of it reaches outside that element. */
import type { Action } from "./actions";
import { type Analyst, analyst } from "./analysis/analyst";
import { frameClock, frozenClock } from "./animation/clock";
import { player } from "./animation/player";
import { type Timeline, timelineOf } from "./animation/timeline";
import { type Engine, loadEngine } from "./engine";
import { compileEngine } from "./engine-file";
import { listenToKeys } from "./input/keys";
import { listenToPointer } from "./input/pointer";
import { emptyMatch, type Match } from "./match";
import { scene } from "./render/scene";
import { initialState, type Missing, presentOf, type State, viewOf } from "./state";
import type { View } from "./types";
import { hoping, startOf, update, without } from "./update";
import { bar } from "./view/bar";
import { cells } from "./view/cells";
import type { Context } from "./view/context";
import { h } from "./view/dom";
import { explore } from "./view/explore";
import { liveRegion } from "./view/live";
import { more } from "./view/more";
import { panel } from "./view/panel";
import { scoreSection } from "./view/score";
import { statusLine } from "./view/status";
import { surface } from "./view/surface";
import { en } from "./words/en";
import type { Words } from "./words/words";

export interface Options {
  /** A record to open, in any form that the engine reads. */
  readonly record?: string;
  readonly words?: Words;
  /** An engine that is shared; by default the board loads its own. */
  readonly engine?: Engine | Promise<Engine>;
  /** Elements that the page adds under *More*. */
  readonly extras?: readonly HTMLElement[];
  /** Called with the record whenever the game changes, or a broken record is put aside. */
  readonly onChange?: (record: string) => void;
  /** The score that goes on, and where it is told when it changes. */
  readonly match?: Match;
  readonly onMatch?: (match: Match) => void;
  /** Whether points are shown beside the result, and where it is told when that changes. */
  readonly points?: boolean;
  readonly onPoints?: (on: boolean) => void;
}

export interface Handle {
  /**
   * The moves of the game in link form. Undo shortens it; looking at an earlier point does not, so the
   * link holds the whole game whatever is shown. Setting it opens another record.
   */
  record: string;
  readonly view: View;
  /** Settled when the engine is there, or known not to come. */
  readonly ready: Promise<void>;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Reads the colours again after the page changed its theme. */
  refresh(): void;
  /** Takes everything out of the element again. */
  destroy(): void;
}

export function mount(root: HTMLElement, options: Options = {}): Handle {
  const words = options.words ?? en;
  const stop = new AbortController();
  const { signal } = stop;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let state: State = { ...initialState, points: options.points ?? false };
  let engine: Engine | null = null;
  let repeated = false;
  // What is done before the engine is there is done again when it is.
  const kept: Action[] = options.record === undefined ? [] : [{ type: "open", record: options.record }];
  const opening = kept.length > 0;

  const dispatch = (action: Action) => {
    const before = state;
    if (engine) state = update(engine, state, action);
    else state = state.missing === null ? keep(action) : object(action, state.missing);
    if (state !== before) follow(before);
  };
  /** What needs no engine. */
  const alone = (action: Action): State | null => {
    if (action.type === "point") return { ...state, pointed: action.square };
    if (action.type === "points") return { ...state, points: action.on };
    return action.type === "peek" || action.type === "isolate" ? state : null;
  };
  /** Without an engine nothing is done in silence; another link waits for the next attempt. */
  const object = (action: Action, missing: Missing): State => {
    if (action.type === "open") kept.splice(0, kept.length, action);
    if (action.type === "escape") return state;
    return alone(action) ?? without(state, missing);
  };
  /** Before the engine is there, a first press shows, and everything is kept. */
  const keep = (action: Action): State => {
    const done = alone(action);
    if (done) return done;
    kept.push(action);
    if (action.type !== "press" || opening) return { ...state };
    if (state.picked === null) return { ...state, picked: action.square };
    return { ...state, picked: state.picked === action.square ? null : state.picked };
  };

  const motion = player(
    () => canvas.repaint(),
    () => {
      // Of all that is beside the board only the list of moves follows a collapse.
      past.render();
      canvas.repaint();
    },
  );
  const context: Context = { words, state: () => state, dispatch, landed: motion.landed };
  const canvas = surface();
  const grid = cells(context);
  const home = () => grid.focus(grid.current(), { preventScroll: true });
  const under = panel(context, home);
  const past = explore(context, home);
  const score = scoreSection(context);
  const door = more(context, [score.element, ...(options.extras ?? [])]);
  const waiting = () => {
    if (state.missing !== null) return words.missing[state.missing];
    if (engine) return null;
    if (repeated) return words.status.waiting;
    return opening ? words.status.opening : kept.length > 1 ? words.status.waiting : null;
  };
  const again = () => {
    const before = state;
    repeated = true;
    state = hoping(state);
    follow(before);
    home();
    void load();
  };
  const head = statusLine(context, waiting, options.engine === undefined ? again : null);
  const tools = bar(context);
  const live = liveRegion(context);
  const parts = [head, grid, tools, under, past, score, door, live];
  const board = h("div", { class: "qt-board" }, canvas.element, grid.element);
  const stage = h("div", { class: "qt-stage" }, board);
  const doors = h("div", { class: "qt-doors" }, past.element, door.element);
  const pieces = [head.element, stage, tools.element, under.element, doors, live.element];
  const frame = h(
    "div",
    { class: "qt", lang: words.language },
    h("div", { class: "qt-frame" }, ...pieces),
    canvas.probe,
  );

  const render = () => {
    for (const part of parts) part.render();
    canvas.draw((unit) => scene(state, unit, motion.moment() ?? undefined));
  };
  let solver: Analyst | null = null;
  /** Passes a new question on, or the end of one. */
  const consult = ({ analysis: earlier }: State) => {
    const { analysis } = state;
    if (engine === null || analysis === earlier) return;
    solver ??= analyst(engine, () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
    if (analysis === null) return solver.stop();
    const { record } = analysis;
    if (analysis.nodes > 0 || analysis.found || analysis.failed) return;
    solver.ask(
      { record, objective: "points" },
      {
        progress: ({ nodes }) => dispatch({ type: "searched", record, nodes }),
        answer: (found) => dispatch({ type: "analysed", record, analysis: found }),
        failed: () => dispatch({ type: "analysed", record, analysis: null }),
      },
    );
  };

  /** Whether somebody is at work outside the game, on the same page. */
  const isElsewhere = () => {
    const home = frame.getRootNode();
    const active = home instanceof Document || home instanceof ShadowRoot ? home.activeElement : null;
    return active !== null && !active.contains(frame) && !frame.contains(active);
  };

  /** `told` is the record that the page knows of. */
  const follow = (before: State, told = presentOf(before).record) => {
    consult(before);
    if (state.game !== before.game || state.explained !== null) motion.finish();
    const change = moved(before, state);
    if (change) motion.play(change, still.matches ? frozenClock : frameClock);
    render();
    const { to, serial } = state.focus;
    if (serial !== before.focus.serial && to !== null && !isElsewhere()) {
      // A question about losing moves has to be seen, all else can be answered on the board.
      const how = { preventScroll: to !== "drop" && !usedKeys() };
      if (typeof to === "number") grid.focus(to, how);
      else if (to === "board") grid.focus(grid.current(), how);
      else under.focus(to, how);
    }
    const { record } = presentOf(state);
    const settled = before.offer !== null && state.offer === null;
    const changed = record !== presentOf(before).record || (record !== told && state.offer === null);
    if (engine && (changed || settled)) options.onChange?.(record);
    if (engine && state.match !== before.match) options.onMatch?.(state.match);
    if (state.points !== before.points) options.onPoints?.(state.points);
  };

  const isSpooky = (square: number, ply: number) =>
    state.picked === null && (viewOf(state).squares[square - 1]?.spooky.includes(ply) ?? false);
  listenToPointer(board, grid.squareOf, isSpooky, dispatch, signal);
  // Any input ends what moves, before it does its own work.
  for (const input of ["pointerdown", "keydown"]) {
    frame.addEventListener(input, () => motion.finish(), { signal, capture: true });
  }
  still.addEventListener("change", () => motion.finish(), { signal });
  const usedKeys = listenToKeys(
    frame,
    { squareOf: grid.squareOf, dispatch, go: grid.focus, type: door.type },
    signal,
  );

  root.replaceChildren(frame);
  render();

  const start = (loaded: Engine) => {
    if (signal.aborted) return;
    const before = state;
    engine = loaded;
    frame.dataset["ready"] = "";
    const match = options.match ?? emptyMatch;
    const { pointed, points, said } = state;
    state = { ...initialState, game: startOf(loaded), pointed, points, said, match };
    for (const action of kept.splice(0)) {
      state = update(loaded, state, action);
      // Nobody asked for the focus by following a link.
      if (action.type === "open") state = { ...state, focus: initialState.focus };
    }
    follow(before, options.record);
  };
  const giveUp = () => {
    if (signal.aborted) return;
    const before = state;
    state = without(state, typeof WebAssembly === "object" ? "engine" : "webAssembly");
    follow(before);
  };
  const load = () => Promise.resolve(options.engine ?? compileEngine().then(loadEngine)).then(start, giveUp);
  const ready = load();

  return {
    get record() {
      return presentOf(state).record;
    },
    set record(record) {
      dispatch({ type: "open", record });
    },
    get view() {
      return viewOf(state);
    },
    ready,
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    newGame: () => dispatch({ type: "new" }),
    refresh: canvas.refresh,
    destroy() {
      stop.abort();
      solver?.destroy();
      motion.finish();
      canvas.destroy();
      root.replaceChildren();
    },
  };
}

/** What there is to animate between two states: a collapse that has just been played, or played again. */
function moved(before: State, after: State): Timeline | null {
  const kind = after.said.what?.kind;
  if (after.said.serial === before.said.serial || (kind !== "moved" && kind !== "redone")) return null;
  const earlier = after.game.positions[after.game.index - 1];
  return earlier ? timelineOf(earlier.view, viewOf(after)) : null;
}
