/** Runs an exercise on the board: the wiring of session, panel, list, solver and what is remembered. */

import type { OwnAction } from "../board/actions";
import { type Course as BoardState, type Told as Said, tell, viewOf } from "../board/course";
import type { Course, Sentences } from "../board/exercise";
import type { Guest, Wanted } from "../board/guest";
import { otherSide, sideOf } from "../board/players";
import { explanation } from "../board/tasks";
import { type AnyView, positionOf } from "../board/types";
import { activeIn, h, isSeen, set } from "../board/view/dom";
import { adopt } from "../board/view/style";
import type { StudyWords } from "../languages/study-words";
import css from "./exercises.css?inline";
import { exerciseList } from "./list";
import { otherBoard } from "./other-board";
import { exercisePanel } from "./panel";
import { type Done, doneFrom, doneText, nameOf } from "./progress";
import { puzzleOfDay } from "./puzzles";
import { act, type Both, begin, type Event, react, type Session } from "./session";
import type { Stage } from "./stage";
import wall from "./wall.css?inline";

/** One board's exercises, from the first that is opened to the last. */
export interface Attendance {
  /** Opens an exercise, or the list of all of a kind. */
  open(wanted: Wanted | null, focus: boolean): void;
}

export function attend<V extends AnyView, S extends BoardState<V>, A extends OwnAction>(
  stage: Stage<V, S, A>,
  said: StudyWords,
): Attendance {
  type Now = Running<V, S>;
  const { exercises: words } = said;
  adopt(stage.root, css);
  adopt(stage.root, wall);
  let done: Done = doneFrom(stage.notebook?.read() ?? null);
  /** What another tab has done meanwhile counts too, and is not written over. */
  const remember = (more: readonly string[] = []): boolean => {
    done = new Set([...done, ...doneFrom(stage.notebook?.read() ?? null), ...more]);
    return stage.notebook?.write(doneText(done)) ?? false;
  };
  /** Steps solved since the page was opened, by exercise and step. */
  const solved = new Set<string>();
  const courses = stage.courses.of(said);
  let running: Now | null = null;
  /** The list, while it is open. */
  let list: HTMLDialogElement | null = null;

  const told = (state: S, text: string): S => tell(state, { kind: "told", sentence: text });
  const placesNow = () => stage.game.layout(viewOf<V>(stage.state())).rows.flat();
  const moverAt = (view: V) => sideOf(view.turn?.side ?? "x");
  /** What a move has said is said together with what it means here. */
  const noted = (state: S, text: string, before: S): S => {
    const { what, serial } = state.said;
    if (serial === before.said.serial || what?.kind !== "moved") return told(state, text);
    const { view } = what as Said<V> & { readonly kind: "moved" };
    return { ...state, said: { serial, what: { ...what, view, note: text } } };
  };

  /** Takes what an action or an event has made; the answer is the board's next state. */
  const take = (now: Now, next: Both<V, S>): S => {
    const before = now.both;
    now.both = next;
    now.objection = null;
    const { verdict } = next.session;
    if (verdict === null) {
      now.told = null;
      if (before.session.verdict !== null) {
        now.both = { ...next, state: told(next.state, words.anew[now.course.kind]) };
        other.show(next.session.step.instead ?? null);
      }
    } else if (before.session.verdict === null) now.both = { ...next, state: judge(now, next, before.state) };
    const { session, state } = now.both;
    // A change beside the board is shown too, so it makes the state another one.
    if (session !== before.session && state === stage.state()) now.both = { session, state: { ...state } };
    return now.both.state;
  };

  /** Says why nothing is done; it also stands below the leading sentence. */
  const object = (now: Now, { session, state }: Both<V, S>, text: string): S => {
    const next = take(now, { session, state: told(state, text) });
    now.objection = text;
    return next;
  };

  const judge = (now: Now, { session, state }: Both<V, S>, before: S): S => {
    const { course, number, step } = now;
    const { right = false, reason = "" } = session.verdict ?? {};
    const puzzle = course.puzzle(number);
    const text = explanation(now.sentences, reason) ?? (puzzle ? words.thinking : "");
    now.told = text;
    if (right) solve(course, number, step);
    if (puzzle) {
      if (viewOf<V>(state).outcome) now.told = right ? text : endOf(state, session.made ?? "", before);
      else follow(now, puzzle.goal, right, before);
    }
    const { together } = stage.words.said;
    return noted(state, together([right ? words.right : words.wrong, now.told]), before);
  };

  const endOf = (state: S, move: string, before: S): string => {
    const { winner } = viewOf<V>(state).outcome ?? { winner: null };
    const other = stage.words.side[otherSide(moverAt(viewOf<V>(before)))];
    return words.puzzle.ended(stage.courses.moveName(viewOf<V>(before), move), winner !== null, other);
  };

  /** Asks for the best line after a puzzle's move; after a wrong one its first move is shown. */
  const follow = (now: Now, goal: "win" | "draw", right: boolean, before: S) => {
    const { made } = now.both.session;
    const isOver = () => running !== now || now.both.session.made !== made;
    const mover = moverAt(viewOf<V>(before));
    const other = stage.words.side[otherSide(mover)];
    stage.ask(
      { record: positionOf<V>(now.both.state.game).record, objective: "win" },
      {
        answer({ line, value }) {
          if (isOver()) return;
          const known = react(stage, now.both, { type: "line", moves: line });
          const { state } = known;
          const [answer] = line;
          if (right || answer === undefined) return stage.show(take(now, known));
          const view = viewOf<V>(state);
          const isLoss = goal === "draw" || value === (mover === "x" ? -1 : 1);
          const says = view.turn && moverAt(view) === mover ? words.puzzle.goesOn : words.puzzle.refuted;
          now.told = says(
            stage.courses.moveName(viewOf<V>(before), made ?? ""),
            isLoss,
            other,
            stage.courses.moveName(view, answer),
          );
          const shown = react(stage, known, { type: "forward" });
          const next = take(now, { ...shown, state: noted(shown.state, now.told, state) });
          stage.show(next);
        },
        failed() {
          if (isOver()) return;
          now.told = words.failed;
          stage.show(told(now.both.state, words.failed));
        },
      },
    );
  };

  const solve = ({ kind, steps }: Course<V>, number: number, step: number) => {
    const name = nameOf(kind, number);
    solved.add(`${name}.${step}`);
    const all = steps(number).every((_, index) => solved.has(`${name}.${index}`));
    if (all && !done.has(name)) remember([name]);
  };

  const guest: Guest<V, S, A> = {
    element: h("div", { class: "qt-guest" }),
    leads() {
      if (!running) return {};
      const { objection, both } = running;
      const { verdict, step, squares } = both.session;
      const { kind } = step.task;
      if (verdict !== null) {
        const sentence = verdict.right ? words.right : words.wrong;
        // The move that was made stays in words; an answer beside the board has its verdict there.
        const notice = objection ?? (kind === "move" ? null : "");
        return notice === null ? { sentence } : { sentence, notice };
      }
      if (kind === "move") return {};
      if (other.isOn()) return { sentence: words.lead.place, notice: "" };
      const notice = objection ?? (kind === "squares" ? words.picked(squares) : words.look);
      return { sentence: words.lead[kind], notice };
    },
    plays: () => running?.both.session.step.task.kind === "move",
    update(_, state, action) {
      if (!running) return state;
      const { session } = running.both;
      // What is typed may be a record, which is no move; here it is none either.
      const isMove = action.type === "typed" || stage.game.updates.isMove(action);
      if (isMove && session.verdict !== null) {
        return object(running, { session, state }, words.waits[session.verdict.right ? "right" : "wrong"]);
      }
      if (isMove && session.step.task.kind === "answer") {
        return object(running, { session, state }, words.look);
      }
      return take(running, act(stage, { session, state }, action));
    },
    render() {
      if (!running) return;
      const { course, number, step, sentences, both } = running;
      const { session } = both;
      const count = course.steps(number).length;
      const finished = Array.from({ length: course.count }, (_, index) => nameOf(course.kind, index + 1));
      light(stage, placesNow(), session, sentences);
      set(stage.root, "data-judged", session.verdict !== null);
      panel.show({
        kind: course.kind,
        number,
        done: done.has(nameOf(course.kind, number)),
        step,
        steps: count,
        sentences,
        session,
        verdict: running.told,
        isPlaced: other.isOn(),
        doneCount: words.list.count(finished.filter((name) => done.has(name)).length, course.count),
        isFirst: number === 1 && step === 0,
        isLast: number === course.count && step === count - 1,
      });
    },
  };

  const happen = (event: Event) => {
    if (!running) return;
    const next = react(stage, running.both, event);
    if (next === running.both) return;
    stage.show(take(running, next));
    keepFocus();
  };
  /** A button that goes away takes the focus to where one goes on, never to nowhere. */
  const keepFocus = () => {
    const active = activeIn(stage.root);
    const lost =
      active === null ||
      active.tagName === "BODY" ||
      (stage.root.contains(active) && !isSeen(active)) ||
      (guest.element.contains(active) && !active.matches(":enabled, a, [tabindex]"));
    if (lost && !(running && panel.focusNext()) && !other.focus()) stage.home();
  };
  const isJudged = () => running !== null && running.both.session.verdict !== null;
  const other = otherBoard(
    { ...stage, refresh: () => stage.show({ ...stage.state() }) },
    isJudged,
    (square) => {
      const verdict = running?.both.session.verdict ?? null;
      if (running && verdict)
        stage.show(object(running, running.both, words.waits[verdict.right ? "right" : "wrong"]));
      else if (square !== null) happen({ type: "placed", square });
    },
  );

  const panel = exercisePanel(stage, words, {
    option: (option) => happen({ type: "option", option }),
    check() {
      if (!running) return;
      const { session, state } = running.both;
      const { kind } = session.step.task;
      const empty = kind === "squares" ? session.squares.length === 0 : session.option === null;
      if (kind !== "move" && empty)
        return stage.show(object(running, { session, state }, words.nothing[kind]));
      happen({ type: "check" });
    },
    hint: () => {
      if (!running) return;
      const { hints } = running.sentences;
      const hint = hints[running.both.session.hints];
      if (!hint) return;
      running.both = { ...running.both, state: told(running.both.state, hint.text) };
      happen({ type: "hint", most: hints.length });
    },
    again: () => happen({ type: "again" }),
    forward: () => happen({ type: "forward" }),
    go(by) {
      if (!running) return;
      const { course, number, step } = running;
      const steps = course.steps(number).length;
      if (step + by >= 0 && step + by < steps) start(course, number, step + by, true);
      else if (number + by >= 1 && number + by <= course.count) start(course, number + by, 0, true);
    },
    list() {
      if (running) choose(running.course);
    },
    close() {
      leave();
      stage.home();
    },
  });
  guest.element.append(panel.element);

  stage.signal.addEventListener("abort", () => other.show(null));

  // What lies under the board goes along, so that the order of the page is that of the exercise.
  const under = stage.root.querySelector(".qt-under");
  const place = h("template");

  const leave = () => {
    if (running === null) return;
    running = null;
    undress(stage, placesNow());
    other.show(null);
    if (under) place.replaceWith(under);
    stage.host(null);
    stage.show(told(stage.state(), words.home(stage.game.voice.status(stage.state()))));
    stage.tell(null);
  };

  const start = (course: Course<V>, number: number, step: number, focus: boolean, which = String(number)) => {
    const at = course.steps(number)[step];
    if (!at) return;
    if (running === null) {
      stage.host(guest);
      under?.replaceWith(place);
      if (under) panel.room.append(under);
    }
    const both = begin(stage, at, stage.state());
    const sentences = course.sentences(number, step, positionOf<V>(both.state.game));
    running = { course, number, step, both, sentences, told: null, objection: null };
    other.show(at.instead ?? null);
    stage.show(both.state);
    stage.tell({ kind: course.kind, which }, words.head(course.kind, number, false, null));
    if (focus) panel.focusTitle();
  };

  const choose = (course: Course<V>, unknown = "") => {
    const dialog = exerciseList(words.list, {
      course,
      keeps: remember(),
      done,
      today: puzzleOfDay(new Date(), course.count),
      unknown,
      choose: (number) => start(course, number, 0, true),
      close() {
        // It was not the address that took it away.
        if (list === dialog && running === null) stage.tell(null);
        keepFocus();
      },
    });
    list = dialog;
    stage.root.append(dialog);
    dialog.showModal();
  };

  const enter = ({ kind, which }: Wanted, focus: boolean) => {
    const course = courses[kind];
    const number =
      which === "today" && kind === "puzzle" ? puzzleOfDay(new Date(), course.count) : Number(which);
    if (Number.isInteger(number) && number >= 1 && number <= course.count)
      start(course, number, 0, focus, which);
    else choose(course, which);
  };

  return {
    open(wanted, focus) {
      const had = stage.root.contains(activeIn(stage.root));
      list?.close();
      list = null;
      if (wanted) enter(wanted, focus);
      else leave();
      if (had) keepFocus();
    },
  };
}

/** An exercise that has the board. */
interface Running<V extends AnyView, S extends BoardState<V>> {
  readonly course: Course<V>;
  readonly number: number;
  readonly step: number;
  readonly sentences: Sentences;
  both: Both<V, S>;
  /** What is said of the answer. */
  told: string | null;
  /** Why the last thing that was tried did nothing. */
  objection: string | null;
}

/** Shows on the squares what is picked, what a hint points at, and what was right. */
function light<V extends AnyView>(
  stage: Pick<Stage, "cell">,
  places: readonly number[],
  session: Session<V>,
  { hints }: Sentences,
): void {
  const { task } = session.step;
  const { verdict } = session;
  const hinted = hints.slice(0, session.hints).flatMap(({ squares = [] }) => squares);
  for (const square of places) {
    const cell = stage.cell(square);
    const picked = session.squares.includes(square);
    const bad = verdict?.reason === `square-${square}`;
    const answered = bad ? "wrong" : verdict?.right ? "right" : "picked";
    set(cell, "data-lit", picked ? answered : verdict === null && hinted.includes(square) ? "hint" : null);
    if (task.kind === "squares") set(cell, "aria-selected", String(picked));
    if (task.kind === "answer" || verdict !== null) set(cell, "aria-disabled", "true");
    else if (task.kind === "squares") set(cell, "aria-disabled", "false");
  }
}

function undress(stage: Pick<Stage, "root" | "cell">, places: readonly number[]): void {
  set(stage.root, "data-judged", null);
  for (const square of places) set(stage.cell(square), "data-lit", null);
}
