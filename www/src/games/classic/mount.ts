/** `mountClassic`: a game of classic tic-tac-toe in one element of a page. Nothing of it reaches outside that element. */

import { isNews, isThinking } from "../../board/course";
import { squareOn } from "../../board/grid";
import { listenToKeys } from "../../board/input/keys";
import { pointOn } from "../../board/input/pointer";
import { frameClock, frozenClock } from "../../board/motion/clock";
import { opponentEffect } from "../../board/opponent";
import type { Level } from "../../board/players";
import { bar } from "../../board/view/bar";
import { h, isElsewhere, set } from "../../board/view/dom";
import { liveRegion } from "../../board/view/live";
import { more } from "../../board/view/more";
import { pacing } from "../../board/view/pace";
import { seats } from "../../board/view/seats";
import { statusLine } from "../../board/view/status";
import { adopt } from "../../board/view/style";
import { surface } from "../../board/view/surface";
import { type Analyst, pageTimer } from "../../engine/analyst";
import type { Engine } from "../../engine/engine";
import { solverFor } from "../../engine/helper";
import type { ClassicWords } from "../../languages/classic-words";
import type { Words } from "../../languages/words";
import moves from "../../style/moves.css?inline";
import type { Question } from "./actions";
import sheet from "./classic.css?inline";
import { reaction } from "./keys";
import { type Moment, type Motion, momentAt, motionOf } from "./motion";
import { scene } from "./scene";
import { notice, spoken, status } from "./sentences";
import { presentOf, type Said, type State, viewOf } from "./state";
import { store } from "./store";
import { ownMark, type Players, type Side, type View } from "./types";
import { cells } from "./view/cells";
import type { Context } from "./view/context";
import { history } from "./view/history";
import { markSwitch } from "./view/mark";
import { options as optionsDoor } from "./view/options";
import { panel } from "./view/panel";

/** The sides that people play, and the level of the computer on the others. */
export interface Seats {
  readonly players: Players;
  readonly level: Level;
}

export interface Options {
  /** A record to open, in any form that the engine reads. */
  readonly record?: string;
  /** The language that the board speaks, and its part for this game. */
  readonly words: Words;
  readonly classic: ClassicWords;
  /** An engine that is shared; by default the board loads its own. */
  readonly engine?: Engine | Promise<Engine>;
  /** Who plays, two people by default, and where it is told when that changes. */
  readonly seats?: Seats;
  readonly onSeats?: (seats: Seats) => void;
  /** Whether the board is part of another: keys then only move the focus on it, and all else is left to the whole. */
  readonly isPart?: boolean;
  /** Elements that the page adds under *More*. */
  readonly extras?: readonly HTMLElement[];
  /** Called with the record whenever the game changes, or a broken record is put aside. */
  readonly onChange?: (record: string) => void;
  /** Called with a record of another game that somebody has opened here. */
  readonly onOther?: (record: string) => void;
}

export interface Handle {
  /** The moves of the game in link form. Setting it opens another record. */
  record: string;
  readonly view: View;
  /** Settled when the engine is there, or known not to come. */
  readonly ready: Promise<void>;
  /** Lets others play from now on. */
  seat(seats: Seats): void;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Puts the focus on the board. */
  focus(): void;
  /** Reads the colours again after the page changed its theme. */
  refresh(): void;
  /** Takes everything out of the element again. */
  destroy(): void;
}

export function mountClassic(root: HTMLElement, options: Options): Handle {
  const { words, classic } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const { state, engine, dispatch, waiting, load } = store(
    options,
    (before, told) => follow(before, told),
    signal,
  );

  /** Against the computer a person is "you". */
  const actor = (side: Side) => {
    const { players } = state();
    if (players === "both" || players === "none") return side;
    return players === side ? "you" : "computer";
  };
  const context: Context = { words, classic, actor, state, dispatch };
  const canvas = surface();
  const grid = cells(context);
  const home = () => grid.focus(grid.current(), { preventScroll: true });
  const marks = markSwitch(context);
  const tools = bar(context);
  const pace = pacing(context, () => viewOf(state()).turn === null);
  const table = seats<Side>(context, [
    ["first", classic.computer.sides.first],
    ["second", classic.computer.sides.second],
  ]);
  const under = panel(context, home);
  const rules = optionsDoor(context, home);
  const past = history(context, home);
  const door = more<Said, Question>(
    {
      words,
      typed: classic.typed,
      questions: ["last", "status"],
      state,
      dispatch,
      spoken: (said) => spoken(context, said),
    },
    options.extras ?? [],
  );
  const leading = () => {
    const { turn, outcome, rules } = viewOf(state());
    const side = turn?.side ?? outcome?.winner ?? null;
    return {
      side: rules.wild || side === null ? null : ownMark(side),
      thinking: isThinking(state()),
      sentence: waiting(words) ?? status(context, state()),
      notice: notice(context, state()),
      retry: options.engine === undefined && state().missing === "engine",
    };
  };
  const head = statusLine(words.missing.again, leading, () => {
    void load();
    home();
  });
  const live = liveRegion(() => {
    const { serial, what } = state().said;
    return { serial, sentence: () => (what ? spoken(context, what) : "") };
  });
  const parts = [head, grid, marks, tools, pace, table, under, rules, past, door, live];
  const board = h("div", { class: "qt-board", dir: "ltr" }, canvas.element, grid.element);
  const doors = h("div", { class: "qt-doors" }, rules.element, past.element, door.element);
  const pieces = [
    head.element,
    h("div", { class: "qt-stage" }, board),
    h("div", { class: "qt-controls" }, marks.element, tools.element, pace.element, table.element),
    under.element,
    doors,
    live.element,
  ];
  const frame = h(
    "div",
    { class: "qt qt-classic", lang: words.language },
    h("div", { class: "qt-frame" }, ...pieces),
    canvas.probe,
  );

  let solver: Analyst | null = null;
  const computer = opponentEffect<State>(dispatch, pageTimer, { isThinking, presentOf });
  const think = (before: State) => {
    const using = engine();
    if (!using || (solver === null && !isThinking(state()))) return;
    solver ??= solverFor(using);
    computer.follow(before, state(), solver, moment !== undefined);
  };

  let moment: Moment | undefined;
  let rest = () => {};
  /** Ends what moves, where it was going. */
  const finish = () => {
    rest();
    rest = () => {};
    if (moment === undefined) return;
    moment = undefined;
    canvas.repaint();
    computer.rest();
  };
  const play = (motion: Motion) => {
    moment = momentAt(motion, 0);
    const clock = still.matches ? frozenClock : frameClock;
    rest = clock.run((elapsed) => {
      if (elapsed >= motion.length) return finish();
      moment = momentAt(motion, elapsed);
      canvas.repaint();
    });
  };

  const render = () => {
    for (const part of parts) part.render();
    canvas.draw((unit) => scene(state(), unit, moment));
  };
  const moveFocus = (before: State) => {
    const { to, serial } = state().focus;
    if (serial === before.focus.serial || to === null || isElsewhere(frame)) return;
    // A question about losing moves has to be seen, all else can be answered on the board.
    if (to === "drop") under.focusDrop();
    else grid.focus(grid.current(), { preventScroll: !usedKeys() });
  };
  const tell = (before: State, told: string) => {
    const now = state();
    const { record } = presentOf(now);
    const { record: last } = presentOf(before);
    const isNew = isNews({ record: last, offer: before.offer }, { record, offer: now.offer }, told);
    if (engine() && isNew) options.onChange?.(record);
    if (now.offer?.code === "other-game" && now.offer !== before.offer)
      options.onOther?.(now.offer.legalPrefix ?? "");
    const { players, level } = now;
    if (players !== before.players || level !== before.level) options.onSeats?.({ players, level });
  };
  const follow = (before: State, told = presentOf(before).record) => {
    const now = state();
    set(frame, "data-ready", engine() !== null);
    if (now.game !== before.game) finish();
    const motion = hasMoved(before, now) ? motionOf(viewOf(now)) : null;
    if (motion) play(motion);
    render();
    moveFocus(before);
    tell(before, told);
    think(before);
  };

  board.addEventListener(
    "click",
    ({ target }) => {
      const square = grid.squareOf(target);
      if (square !== null) dispatch({ type: "press", square });
    },
    { signal },
  );
  board.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "touch") return;
      const at = pointOn(board, event);
      dispatch({ type: "point", square: squareOn(at, grid.side()) });
    },
    { signal },
  );
  board.addEventListener("pointerleave", () => dispatch({ type: "point", square: null }), { signal });
  // Any input ends what moves, before it does its own work.
  for (const input of ["pointerdown", "keydown"]) {
    frame.addEventListener(input, finish, { signal, capture: true });
  }
  still.addEventListener("change", finish, { signal });
  const usedKeys = listenToKeys(
    frame,
    {
      squareOf: grid.squareOf,
      reaction(event, keys) {
        const meant = reaction(event, keys, grid.side());
        return options.isPart && meant?.do !== "go" ? null : meant;
      },
      dispatch,
      go: grid.focus,
      type: door.type,
    },
    signal,
  );

  root.replaceChildren(frame);
  adopt(frame, moves);
  adopt(frame, sheet);
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
    ready,
    seat: ({ players, level }) => dispatch({ type: "seats", players, level }),
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    newGame: () => dispatch({ type: "new" }),
    focus: home,
    refresh: canvas.refresh,
    destroy() {
      stop.abort();
      computer.stop();
      solver?.destroy();
      finish();
      canvas.destroy();
      root.replaceChildren();
    },
  };
}

/** Whether a move has just been played, or played again. */
function hasMoved(before: State, { said, game }: State): boolean {
  const kind = said.what?.kind;
  return said.serial !== before.said.serial && (kind === "moved" || kind === "redone") && game.index > 0;
}
