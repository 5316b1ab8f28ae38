/** The panel of an exercise: what to do, the answer's verdict, hints, and the ways on. */

import { svg } from "../board/draw/svg";
import type { Sentences } from "../board/exercise";
import type { Wanted } from "../board/guest";
import type { Place } from "../board/types";
import { button, h, named, set, setText } from "../board/view/dom";
import type { ExerciseWords } from "../languages/study-words";
import type { Session } from "./session";
import type { Stage } from "./stage";

/** What the panel shows. */
export interface Shown {
  readonly kind: Wanted["kind"];
  readonly number: number;
  readonly done: boolean;
  readonly step: number;
  readonly steps: number;
  readonly sentences: Sentences;
  readonly session: Session;
  /** What is said of the answer; null while there is none. */
  readonly verdict: string | null;
  /** What is done on the board is the answer, also where squares are picked. */
  readonly isPlaced: boolean;
  readonly doneCount: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export interface Deeds {
  option(option: number): void;
  check(): void;
  hint(): void;
  again(): void;
  forward(): void;
  go(by: number): void;
  list(): void;
  close(): void;
}

export interface ExercisePanel {
  readonly element: HTMLElement;
  /** Where the outcomes of a cycle are chosen from: after what is asked, and before the ways on. */
  readonly room: HTMLElement;
  focusTitle(): void;
  /** Puts the focus where one goes on from here; false where that is on the board. */
  focusNext(): boolean;
  show(shown: Shown): void;
}

export function exercisePanel(
  { addressOf, beside, courses }: Pick<Stage, "addressOf" | "beside" | "courses">,
  words: ExerciseWords,
  deeds: Deeds,
): ExercisePanel {
  const { buttons } = words;
  const head = h("p", { class: "qt-ex-head" });
  const title = h("h2", { class: "qt-ex-title", tabindex: "-1" });
  const text = h("p", { class: "qt-ex-text" });
  const task = h("p", { class: "qt-ex-task" });
  const options = h("form", { class: "qt-ex-options" });
  const hints = h("div", { class: "qt-ex-hints" });
  const judged = h("p", { class: "qt-ex-verdict" });
  const leave = h("a", { class: "qt-ex-leave" });
  const check = h(
    "button",
    { type: "submit", form: named(options), class: "qt-button qt-confirm" },
    buttons.check,
  );
  const again = button(buttons.again, "qt-button qt-confirm", deeds.again);
  const forward = button(buttons.forward, "qt-button", deeds.forward);
  const hint = button(buttons.hint, "qt-button", deeds.hint);
  const back = button(buttons.back, "qt-button", () => deeds.go(-1));
  const next = button(buttons.next, "qt-button", () => deeds.go(1));
  const list = button("", "qt-link", deeds.list);
  const close = button(buttons.close, "qt-link", deeds.close);
  const count = h("span", { class: "qt-ex-count" });
  const row = h("div", { class: "qt-row" }, check, again, forward, hint);
  const body = h("div", { class: "qt-ex-body" }, text, task, options, hints, judged, leave);
  const room = h("div", { class: "qt-ex-room" });
  const element = h(
    "section",
    { class: "qt-exercise" },
    head,
    title,
    body,
    room,
    row,
    h("div", { class: "qt-row qt-ex-ways" }, back, next, count),
    h("div", { class: "qt-row qt-ex-doors" }, list, close, ...(beside ? [beside] : [])),
  );
  options.addEventListener("submit", (event) => {
    event.preventDefault();
    deeds.check();
  });
  let of: Sentences | null = null;
  /** A board for those who see it, and in words for those who don't. */
  const boardOf = (squares: readonly Place[]) => {
    const { drawn, settled } = courses.board(squares);
    return [svg(drawn), h("span", {}, words.board(settled))];
  };

  const radios = (options: readonly (string | readonly Place[])[]) =>
    options.map((option, index) => {
      const radio = h("input", { type: "radio", name: "answer", value: String(index) });
      radio.addEventListener("change", () => deeds.option(index));
      if (typeof option === "string") return h("label", { class: "qt-ex-option" }, radio, option);
      return h("label", { class: "qt-ex-option qt-ex-board" }, radio, ...boardOf(option));
    });

  return {
    element,
    room,
    focusTitle: () => title.focus({ preventScroll: true }),
    focusNext() {
      const isDead = (one: HTMLElement) => one.hidden || one.getAttribute("aria-disabled") === "true";
      const first = options.querySelector<HTMLElement>("input:enabled");
      const onward = judged.hidden ? first : again.hidden ? (isDead(next) ? list : next) : again;
      onward?.focus();
      return onward !== null;
    },
    show({ kind, number, done, step, steps, sentences, session, verdict, ...shown }) {
      if (of !== sentences) {
        of = sentences;
        setText(title, sentences.title);
        setText(text, sentences.text);
        setText(task, sentences.task);
        const { task: asked } = session.step;
        const answers = (asked.kind === "answer" ? asked.boards : undefined) ?? sentences.options;
        const legend = h("legend", { class: "qt-ex-task" }, sentences.task);
        options.replaceChildren(
          ...(answers
            ? [h("fieldset", {}, legend, h("div", { class: "qt-ex-answers" }, ...radios(answers)))]
            : []),
        );
        task.hidden = sentences.task === "" || answers !== undefined;
        options.hidden = answers === undefined;
      }
      setText(head, words.head(kind, number, done, steps > 1 ? [step + 1, steps] : null));
      const { right = false } = session.verdict ?? {};
      const isOpen = session.verdict === null;
      const mark = isOpen ? null : right ? "right" : "wrong";
      for (const radio of options.querySelectorAll("input")) {
        radio.checked = radio.value === String(session.option);
        // The question stays to be read beside its answer, but nothing of it can be chosen any more.
        radio.disabled = !isOpen;
        if (radio.parentElement) set(radio.parentElement, "data-mark", radio.checked ? mark : null);
      }
      const given = sentences.hints.slice(0, session.hints);
      hints.replaceChildren(
        ...given.map((one, index) =>
          h("p", {}, h("strong", {}, words.hint(index + 1)), " ", h("span", {}, one.text)),
        ),
      );
      hints.hidden = !isOpen || given.length === 0;
      judged.hidden = isOpen;
      set(judged, "data-mark", mark);
      setText(judged, verdict ?? "");
      setText(leave, sentences.leave ?? "");
      const [start] = session.step.instead?.split("-") ?? [];
      leave.hidden = addressOf === null || start === undefined || !right || sentences.leave === undefined;
      set(leave, "href", (start && addressOf?.(start)) ?? null);
      const { kind: asks } = session.step.task;
      set(body, "data-asks", shown.isPlaced ? "move" : asks);
      check.hidden = !isOpen || asks === "move" || shown.isPlaced;
      again.hidden = isOpen || right;
      forward.hidden = isOpen || (session.line ?? []).length === 0;
      hint.hidden = !isOpen || session.hints >= sentences.hints.length;
      row.hidden = [check, again, forward, hint].every(({ hidden }) => hidden);
      setText(hint, session.hints === 0 ? buttons.hint : buttons.another);
      set(back, "aria-disabled", String(shown.isFirst));
      set(next, "aria-disabled", String(shown.isLast));
      set(next, "class", right ? "qt-button qt-confirm" : "qt-button");
      setText(list, words.list.all[kind]);
      setText(count, shown.doneCount);
    },
  };
}
