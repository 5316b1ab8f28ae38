/** `mount`: a whole game in one element of a page. Nothing of it reaches outside that element. */

import { isNews } from "../../board/course";
import type { Wanted } from "../../board/guest";
import { listenToKeys } from "../../board/input/keys";
import { listenToPointer } from "../../board/input/pointer";
import { kindOf, type Matches } from "../../board/match";
import { frameClock, frozenClock } from "../../board/motion/clock";
import { player } from "../../board/motion/player";
import { stretch } from "../../board/motion/stretch";
import { type Level, otherSide, type Players, type Seats } from "../../board/players";
import { bar } from "../../board/view/bar";
import { h, isElsewhere, set } from "../../board/view/dom";
import { liveRegion } from "../../board/view/live";
import { more } from "../../board/view/more";
import { type ByLink, seats } from "../../board/view/seats";
import { statusLine } from "../../board/view/status";
import { surface } from "../../board/view/surface";
import type { Analyst } from "../../engine/analyst";
import type { Engine } from "../../engine/engine";
import type { Words } from "../../languages/words";
import { type StudyOptions, study } from "../../study/study";
import type { Question } from "./actions";
import { computerEffect } from "./effects/computer";
import { reaction } from "./keyboard";
import { canLay, LAYING, type Laying } from "./lines/moving";
import { scene } from "./render/scene";
import { isAway, isThinking, lastToAct, presentOf, type Said, type State, viewOf } from "./state";
import { type Store, store } from "./store";
import { type Timeline, timelineOf } from "./timeline";
import type { Side, View } from "./types";
import { cells } from "./view/cells";
import type { Context, Overlay } from "./view/context";
import { explore } from "./view/explore";
import { helpers } from "./view/helpers";
import { panel } from "./view/panel";
import { pointsSwitch } from "./view/points";
import { scoreSection } from "./view/score";
import { notice, spoken, status } from "./words/sentences";

export interface Options extends StudyOptions {
  /** A record to open, in any form that the engine reads. */
  readonly record?: string;
  /** The record that a new game begins with, if not with an empty board. */
  readonly start?: string | undefined;
  /** The language that the board speaks. */
  readonly words: Words;
  /** An engine that is shared, or how it is had; by default the board loads its own. */
  readonly engine?: Engine | Promise<Engine> | (() => Promise<Engine>);
  /** The address of the page that tells more about the game. */
  readonly help?: string;
  /** Elements that the page adds under *More*. */
  readonly extras?: readonly HTMLElement[];
  /** Called with the record whenever the game changes, or a broken record is put aside. */
  readonly onChange?: (record: string) => void;
  /** Called with a record of another game that somebody has opened here. */
  readonly onOther?: (record: string) => void;
  /** The scores that go on, and where they are told when one changes. */
  readonly matches?: Matches;
  readonly onMatches?: (matches: Matches) => void;
  /** Whether points are shown beside the result, and where it is told when that changes. */
  readonly points?: boolean;
  readonly onPoints?: (on: boolean) => void;
  /** The game can only be looked at. */
  readonly locked?: boolean;
  /** Nothing moves, whatever the system says. */
  readonly still?: boolean;
  /** Called after every change, for those who wrap the board. */
  readonly onState?: (before: State, now: State) => void;
  /** The only side that is played here, and what stands beside the board in the other's turn. */
  readonly here?: Side | null;
  readonly away?: HTMLElement;
  /** Opens what the page has for sharing, from the end of a game. */
  readonly onShare?: () => void;
  /** The sides that people play, `"both"` by default; the computer plays the others at a level. */
  readonly players?: Players;
  readonly level?: Level;
  /** Told when somebody else plays from now on, or at another level. */
  readonly onPlayers?: (seats: Seats) => void;
}

export interface Handle {
  /** Who plays, and the level of the computer. */
  readonly seats: Seats;
  /** Lets others play from now on. */
  setPlayers(players: Players, level?: Level): void;
  /**
   * The moves of the game in link form. Undo shortens it; looking at an earlier point does not, so the
   * link holds the whole game whatever is shown. Setting it opens another record.
   */
  record: string;
  readonly view: View;
  readonly state: State;
  /** The rules, once they are there. */
  readonly engine: Engine | null;
  /** Settled when the engine is there, or known not to come. */
  readonly ready: Promise<void>;
  /** Lets only this side be played here from now on, or both again. */
  playHere(side: Side | null): void;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Opens an exercise on the board; null brings the person's own game back. */
  study(wanted: Wanted | null): void;
  /** Reads the colours again after the page changed its theme. */
  refresh(): void;
  /** The board's insides, for those who wrap it. */
  readonly inner: Pick<Store, "state" | "engine" | "dispatch" | "guest"> & { readonly words: Words };
  /** Takes everything out of the element again. */
  destroy(): void;
}

export function mount(root: HTMLElement, options: Options): Handle {
  const { words } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const game = store(options, (before, told) => follow(before, told), signal);
  const { state, engine, dispatch, waiting, again, load } = game;

  const motion = player(
    () => canvas.repaint(),
    () => {
      // Of all that is beside the board only the list of moves follows a collapse.
      past.render();
      canvas.repaint();
      if (motion.moment() === null) computer.rest();
    },
  );
  const laying = stretch(() => canvas.repaint());
  let laid: Omit<Laying, "share"> | null = null;
  const layingNow = () => {
    const share = laying.share();
    return laid === null || share === null ? null : { ...laid, share };
  };
  let overlay: Overlay | null = null;
  let known: Analyst | null = null;
  const solver = (make: (engine: Engine) => Analyst) => {
    const using = engine();
    if (using) known ??= make(using);
    return known;
  };
  const context: Context = {
    words,
    state,
    dispatch,
    landed: motion.landed,
    help: options.help ?? null,
    study: (kind) => school.open({ kind, which: "" }, true),
    engine,
    solver,
    plays: () => game.guest()?.plays() ?? true,
    overlay: () => (motion.moment() === null && game.guest() === null ? overlay : null),
    lay(next) {
      overlay = next;
      render();
    },
    share: options.onShare ?? null,
    away: options.away ?? null,
  };
  const canvas = surface();
  const grid = cells(context);
  const home = () => grid.focus(grid.current(), { preventScroll: true });
  const under = panel(context, home);
  const past = explore(context, home);
  const score = scoreSection(context);
  const points = pointsSwitch(context);
  const door = more<Said, Question>(
    {
      words,
      typed: words.typed,
      questions: ["last", "status", "cycle", "groups"],
      state,
      dispatch,
      spoken: (said) => spoken(words, said, state().points, state().players),
    },
    [score.element, ...(options.extras ?? []), points.element],
  );
  const retry = () => {
    again();
    home();
  };
  const leading = () => {
    const { turn, outcome } = viewOf(state());
    return {
      side: turn?.side ?? outcome?.winner ?? null,
      thinking: isThinking(state()),
      sentence: waiting(words) ?? context.overlay()?.status() ?? status(words, state()),
      notice: notice(words, state()),
      ...game.guest()?.leads(),
      retry: typeof options.engine !== "object" && state().missing === "engine",
    };
  };
  const head = statusLine(words.missing.again, leading, retry);
  const tools = bar(context);
  const byLink: ByLink<Side> = {
    label: words.byLink.choice,
    here: () => state().here,
    begin: () => dispatch({ type: "here", side: lastToAct(presentOf(state()).view), anew: true }),
    sit: (side) => dispatch({ type: "here", side }),
  };
  const table = seats<Side>(
    context,
    [
      ["x", words.side.x],
      ["o", words.side.o],
    ],
    context.away ? byLink : null,
  );
  const advice = helpers(context);
  const live = liveRegion(() => {
    const now = state();
    const { said, points, players } = now;
    const sentence = () => {
      if (!said.what) return "";
      const plain = spoken(words, said.what, points, players);
      const waits = isAway(now) && ["moved", "opened", "byLink", "started"].includes(said.what.kind);
      return waits && now.here
        ? words.said.together([plain, words.said.waiting(words.side[otherSide(now.here)])])
        : plain;
    };
    return { serial: said.serial, sentence };
  });
  const school = study({
    words,
    store: game,
    options,
    frame: () => frame,
    cell: (square) => grid.buttons[square - 1] ?? grid.element,
    home,
    solver,
    signal,
  });
  const parts = [head, grid, tools, advice, table, school, under, past, score, points, door, live];
  const board = h("div", { class: "qt-board", dir: "ltr" }, canvas.element, grid.element);
  const stage = h("div", { class: "qt-stage" }, board);
  const doors = h("div", { class: "qt-doors" }, past.element, door.element);
  const controls = h("div", { class: "qt-controls" }, tools.element, advice.element, table.element);
  const pieces = [head.element, stage, controls, school.element, under.element, doors, live.element];
  const frame = h(
    "div",
    { class: "qt", lang: words.language, dir: words.dir },
    h("div", { class: "qt-frame" }, ...pieces),
    canvas.probe,
  );

  const render = () => {
    set(frame, "data-locked", state().locked);
    for (const part of parts) part.render();
    canvas.draw(
      (unit) =>
        context.overlay()?.scene(unit) ?? scene(state(), unit, motion.moment() ?? undefined, layingNow()),
    );
  };
  const computer = computerEffect({ words, state, dispatch, solver, moving: () => motion.moment() !== null });

  const moveFocus = (before: State) => {
    const { to, serial } = state().focus;
    if (serial === before.focus.serial || to === null || isElsewhere(frame)) return;
    // A question about losing moves has to be seen, all else can be answered on the board.
    const how = { preventScroll: to !== "drop" && !usedKeys() };
    if (typeof to === "number") grid.focus(to, how);
    else if (to === "board") grid.focus(grid.current(), how);
    else under.focus(to, how);
  };
  /** Tells the page what it wants to know; `told` is the record that it knows of. */
  const tell = (before: State, told: string) => {
    const now = state();
    const { record } = presentOf(now);
    const { record: last } = presentOf(before);
    const isNew = isNews({ record: last, offer: before.offer }, { record, offer: now.offer }, told);
    if (engine() && isNew) options.onChange?.(record);
    if (now.offer?.code === "other-game" && now.offer !== before.offer)
      options.onOther?.(now.offer.legalPrefix ?? "");
    if (now.match !== before.match) options.onMatches?.({ ...now.matches, [kindOf(now)]: now.match });
    if (now.points !== before.points) options.onPoints?.(now.points);
  };
  let seatsTold: Seats = state();
  /** Who was seated during an exercise is told after it. */
  const tellSeats = () => {
    const { players, level } = state();
    if (players === seatsTold.players && level === seatsTold.level) return;
    seatsTold = { players, level };
    options.onPlayers?.(seatsTold);
  };
  let wasOwn = true;
  const follow = (before: State, told = presentOf(before).record) => {
    const now = state();
    set(frame, "data-ready", engine() !== null);
    const clock = still.matches || options.still ? frozenClock : frameClock;
    if (now.game !== before.game || now.explained !== null) {
      motion.finish();
      laying.finish();
    }
    const change = moved(before, now);
    if (change) motion.play(change, clock);
    else if (canLay(viewOf(before), viewOf(now))) {
      laid = { before: viewOf(before), from: before.picked };
      laying.play(LAYING, clock);
    }
    render();
    moveFocus(before);
    // What happens in an exercise, and its end, is nothing that happened to the game.
    const isOwn = game.guest() === null;
    const wasToo = isOwn && wasOwn;
    if (wasToo) tell(before, told);
    if (isOwn) tellSeats();
    if (wasToo) options.onState?.(before, now);
    wasOwn = isOwn;
    computer.follow(before, now);
  };

  const isSpooky = (square: number, ply: number) =>
    state().picked === null && (viewOf(state()).squares[square - 1]?.spooky.includes(ply) ?? false);
  listenToPointer(board, grid.squareOf, isSpooky, dispatch, signal);
  const finish = () => {
    laying.finish();
    motion.finish();
  };
  // Any input ends what moves, before it does its own work.
  for (const input of ["pointerdown", "keydown"]) {
    frame.addEventListener(input, () => finish(), { signal, capture: true });
  }
  still.addEventListener("change", () => finish(), { signal });
  const usedKeys = listenToKeys(
    frame,
    { squareOf: grid.squareOf, reaction, dispatch, go: grid.focus, type: () => game.guest() ?? door.type() },
    signal,
  );

  root.replaceChildren(frame);
  render();
  const ready = load();

  return {
    get record() {
      return presentOf(state()).record;
    },
    set record(record) {
      dispatch({ type: "open", record });
    },
    get view() {
      return viewOf(state());
    },
    get state() {
      return state();
    },
    get engine() {
      return engine();
    },
    get seats() {
      const { players, level } = state();
      return { players, level };
    },
    setPlayers: (players, level = state().level) => dispatch({ type: "seats", players, level, free: true }),
    ready,
    playHere: (side) => dispatch({ type: "here", side }),
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    newGame: () => dispatch({ type: "new" }),
    study: (wanted) => school.open(wanted, false),
    refresh: canvas.refresh,
    inner: { state, engine, dispatch, guest: game.guest, words },
    destroy() {
      stop.abort();
      past.destroy();
      computer.stop();
      known?.destroy();
      finish();
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
