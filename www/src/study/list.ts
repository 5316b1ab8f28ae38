/** The list to choose an exercise from, as a dialog. */
import type { Course } from "../board/exercise";
import { button, h } from "../board/view/dom";
import type { ExerciseWords } from "../languages/study-words";
import { type Done, nameOf } from "./progress";
import { gradeOf, grades } from "./puzzles";

export interface ListRequest {
  readonly course: Course;
  readonly done: Done;
  /** The day's puzzle. */
  readonly today: number;
  /** Whether what is done can be kept. */
  readonly keeps: boolean;
  /** What was asked for and is none of them, if anything was. */
  readonly unknown: string;
  choose(number: number): void;
  /** The dialog has gone, and nothing was chosen. */
  close(): void;
}

export function exerciseList(
  list: ExerciseWords["list"],
  { course, done, today, keeps, unknown, choose, close: closed }: ListRequest,
): HTMLDialogElement {
  const { kind } = course;
  let chosen: number | null = null;
  const isDone = (number: number) => done.has(nameOf(kind, number));
  const numbers = Array.from({ length: course.count }, (_, index) => index + 1);
  const take = (number: number) => {
    chosen = number;
    dialog.close();
  };
  const item = (number: number) => {
    const title = course.title(number);
    const label = title === null ? list.item(kind, number, isDone(number)) : null;
    const made = button(
      title === null ? String(number) : list.titled(number, title, isDone(number)),
      title === null ? "qt-button qt-ex-number" : "qt-button qt-ex-entry",
      () => take(number),
    );
    if (label !== null) made.setAttribute("aria-label", label);
    if (isDone(number)) made.dataset["done"] = "";
    return h("li", {}, made);
  };
  const entries = (of: readonly number[], isGrid: boolean) =>
    h("ol", { class: isGrid ? "qt-ex-grid" : "qt-ex-list" }, ...of.map(item));
  const graded = () =>
    grades.flatMap((grade) => {
      const of = numbers.filter((number) => {
        const puzzle = course.puzzle(number);
        return puzzle !== null && gradeOf(puzzle) === grade;
      });
      return of.length === 0 ? [] : [h("h3", {}, list.grade[grade]), entries(of, true)];
    });
  const close = button(list.close, "qt-button", () => dialog.close());
  const body =
    kind === "puzzle"
      ? [button(list.today(today), "qt-button qt-confirm", () => take(today)), ...graded()]
      : [entries(numbers, course.title(1) === null)];
  // One begins to read here, and not at the way out.
  const first = { tabindex: "-1", autofocus: true, class: "qt-ex-first" };
  const dialog = h(
    "dialog",
    { class: "qt-dialog qt-ex-dialog", "aria-label": list[kind] },
    h("div", { class: "qt-dialog-head" }, h("h2", unknown === "" ? first : {}, list[kind]), close),
    ...(unknown === "" ? [] : [h("p", first, list.unknown(kind, unknown))]),
    h("p", {}, list.about[kind]),
    ...body,
    h("p", { class: "qt-hint" }, list.foot(numbers.filter(isDone).length, course.count, keeps)),
  );
  // Keys belong to the dialog while it is open.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (chosen === null) closed();
    else choose(chosen);
  });
  return dialog;
}
