/** Lessons, puzzles and the quiz on one board: loaded when the first of them is opened. */

import type { Guest, Notebook, Stage, Wanted } from "../board/guest";
import { h, type Part, set } from "../board/view/dom";
import type { Analyst, Stop } from "../engine/analyst";
import type { Engine } from "../engine/engine";
import type { Store } from "../games/quantum/store";
import type { Square } from "../games/quantum/types";
import type { Words } from "../languages/words";
import type { Attendance } from "./attend";

/** Whoever mounts the board says these. */
export interface StudyOptions {
  /** An exercise to open: a lesson, a puzzle, a question of the quiz. */
  readonly exercise?: Wanted | null;
  /** Called with its name when another exercise begins, and with null when the person's own game is back. */
  readonly onExercise?: (wanted: Wanted | null, name?: string) => void;
  /** Where it is kept which exercises are done. */
  readonly notebook?: Notebook;
  /** What stands beside the ways out of an exercise. */
  readonly beside?: HTMLElement;
  /** The address of the classic board, for the lesson that begins there. */
  readonly classic?: string;
}

/** What it needs of the board. */
export interface Desk {
  readonly words: Words;
  readonly store: Store;
  readonly options: StudyOptions;
  /** The element of the whole board. */
  frame(): HTMLElement;
  cell(square: Square): HTMLElement;
  home(): void;
  solver(make: (engine: Engine) => Analyst): Analyst | null;
  /** Aborted when the board is gone. */
  readonly signal: AbortSignal;
}

export interface Study extends Part {
  /** Opens an exercise, or gives the board back; the focus goes to it only if somebody asked for it. */
  open(wanted: Wanted | null, focus: boolean): void;
}

export function study({ words, store, options, solver, ...board }: Desk): Study {
  const element = h("div", { class: "qt-guest" });
  let loading: Promise<Attendance> | null = null;
  let attendance: Attendance | null = null;
  /** What was asked for last: while all is being loaded somebody may think better of it. */
  let last: Wanted | null = null;
  let shown: Guest | null = null;
  /** What waits for the engine. */
  let first: (() => void) | null = null;
  let stop: Stop = () => {};

  const stageFor = (engine: Engine): Stage => ({
    engine,
    words,
    root: board.frame(),
    state: store.state,
    show: store.show,
    dispatch: store.dispatch,
    cell: board.cell,
    home: board.home,
    host: store.host,
    ask(question, hear) {
      stop();
      let isOver = false;
      stop = () => {
        isOver = true;
      };
      const begin = (make: (engine: Engine) => Analyst) => {
        if (!isOver) stop = solver(make)?.analyse(question, hear) ?? stop;
      };
      import("../engine/helper").then(
        ({ solverFor }) => begin(solverFor),
        () => {
          if (!isOver) hear.failed("");
        },
      );
    },
    tell: (wanted, name) => options.onExercise?.(wanted, name),
    notebook: options.notebook ?? null,
    beside: options.beside ?? null,
    classic: options.classic ?? null,
    signal: board.signal,
  });
  const load = async (engine: Engine): Promise<Attendance> => {
    const [{ attend }, said] = await Promise.all([import("./attend"), words.parts.study()]);
    return attend(stageFor(engine), said);
  };
  const fail = () => store.dispatch({ type: "tell", sentence: words.learn.failed });
  const open = async (wanted: Wanted | null, focus: boolean) => {
    const engine = store.engine();
    last = wanted;
    if (attendance) return attendance.open(wanted, focus);
    if (engine === null) {
      first = wanted && (() => void open(wanted, focus));
      store.expect(first);
      // Of a missing engine the store has a sentence of its own.
      if (wanted && store.state().missing) fail();
      return;
    }
    if (wanted === null) return;
    try {
      loading ??= load(engine);
      attendance = await loading;
      if (last === wanted) attendance.open(wanted, focus);
    } catch {
      loading = null;
      // Of all that waited for it only what was asked for last says so.
      if (last === wanted) fail();
    }
  };

  void open(options.exercise ?? null, false);
  return {
    element,
    open: (wanted, focus) => void open(wanted, focus),
    render() {
      const guest = store.guest();
      set(board.frame(), "data-guest", guest !== null);
      if (shown !== guest) element.replaceChildren(...(guest ? [guest.element] : []));
      shown = guest;
      guest?.render();
      if (store.engine() === null) return;
      first?.();
      first = null;
    },
  };
}
