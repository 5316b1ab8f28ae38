/** Lessons, puzzles and the quiz on one board: loaded when the first of them is opened. */

import type { OwnAction } from "../board/actions";
import type { Course } from "../board/course";
import type { Courses } from "../board/exercise";
import type { Guest, Study, StudyDesk, Wanted } from "../board/guest";
import type { AnyView } from "../board/types";
import { h, set } from "../board/view/dom";
import type { Analyst, Stop } from "../engine/analyst";
import type { Engine, Referee } from "../engine/engine";
import type { Attendance } from "./attend";
import type { Stage } from "./stage";

export function study<V extends AnyView, S extends Course<V>, A extends OwnAction>({
  game,
  words,
  store,
  options,
  solver,
  ...board
}: StudyDesk<V, S, A>): Study {
  const element = h("div", { class: "qt-guest" });
  let loading: Promise<Attendance> | null = null;
  let attendance: Attendance | null = null;
  /** What was asked for last: while all is being loaded somebody may think better of it. */
  let last: Wanted | null = null;
  let shown: Guest<V, S, A> | null = null;
  /** What waits for the engine. */
  let first: (() => void) | null = null;
  let stop: Stop = () => {};

  const stageFor = (engine: Engine, rules: Referee<V>, courses: Courses<V>): Stage<V, S, A> => ({
    game,
    courses,
    engine,
    rules,
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
    addressOf: options.addressOf ?? null,
    signal: board.signal,
  });
  const load = async (engine: Engine, rules: Referee<V>): Promise<Attendance> => {
    const made = game.courses?.() ?? Promise.reject(new Error("this game has no exercises"));
    const [{ attend }, said, courses] = await Promise.all([import("./attend"), words.parts.study(), made]);
    return attend(stageFor(engine, rules, courses), said);
  };
  const fail = () => store.dispatch({ type: "tell", sentence: words.learn.failed });
  const open = async (wanted: Wanted | null, focus: boolean) => {
    const engine = store.engine();
    const rules = store.rules();
    last = wanted;
    if (attendance) return attendance.open(wanted, focus);
    if (engine === null || rules === null) {
      first = wanted && (() => void open(wanted, focus));
      store.expect(first);
      // Of a missing engine the store has a sentence of its own.
      if (wanted && store.state().missing) fail();
      return;
    }
    if (wanted === null) return;
    try {
      loading ??= load(engine, rules);
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
