/** The panel of an exercise: what to do, the answer's verdict, hints, and the ways on. */
import type { Wanted } from "../guest";
import { button, h, named, set, setText } from "../view/dom";
import { exerciseWords as words } from "../words/exercises";
import { miniature } from "./miniature";
import type { Session } from "./session";
import type { Sentences } from "./task";

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
  focusTitle(): void;
  show(shown: Shown): void;
}

export function exercisePanel(classic: string | null, deeds: Deeds): ExercisePanel {
  const { buttons } = words;
  const head = h("p", { class: "qt-ex-head" });
  const title = h("h2", { class: "qt-ex-title", tabindex: "-1" });
  const text = h("p", { class: "qt-ex-text" });
  const task = h("p", { class: "qt-ex-task" });
  const options = h("form", { class: "qt-ex-options" });
  const hints = h("div", { class: "qt-ex-hints" });
  const judged = h("p", { class: "qt-ex-verdict" });
  const asked = h("div", { class: "qt-ex-part" }, text, task, options, hints);
  const leave = h("a", { class: "qt-ex-leave", href: classic });
  const answered = h("div", { class: "qt-ex-part" }, judged, leave);
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
  const element = h(
    "section",
    { class: "qt-exercise" },
    head,
    title,
    h("div", { class: "qt-ex-body" }, asked, answered),
    row,
    h("div", { class: "qt-row qt-ex-ways" }, back, next, count),
    h("div", { class: "qt-row qt-ex-doors" }, list, close),
  );
  options.addEventListener("submit", (event) => {
    event.preventDefault();
    deeds.check();
  });
  let of: Sentences | null = null;

  const radios = (sentences: Sentences) =>
    (sentences.options ?? []).map((label, index) => {
      const radio = h("input", { type: "radio", name: "answer", value: String(index) });
      radio.addEventListener("change", () => deeds.option(index));
      const board = miniature(label);
      return h(
        "label",
        { class: board ? "qt-ex-option qt-ex-board" : "qt-ex-option" },
        radio,
        ...(board ?? [label]),
      );
    });

  return {
    element,
    focusTitle: () => title.focus({ preventScroll: true }),
    show({ kind, number, done, step, steps, sentences, session, verdict, ...shown }) {
      if (of !== sentences) {
        of = sentences;
        setText(title, sentences.title);
        setText(text, sentences.text);
        setText(task, sentences.task);
        const legend = h("legend", { class: "qt-ex-task" }, sentences.task);
        options.replaceChildren(
          ...(sentences.options
            ? [h("fieldset", {}, legend, h("div", { class: "qt-ex-answers" }, ...radios(sentences)))]
            : []),
        );
        task.hidden = sentences.task === "" || sentences.options !== undefined;
        options.hidden = sentences.options === undefined;
      }
      const place = steps > 1 ? ` · ${words.step(step + 1, steps)}` : "";
      setText(head, `${words.head(kind, number, done)}${place}`);
      const { right = false } = session.verdict ?? {};
      const isOpen = session.verdict === null;
      for (const radio of options.querySelectorAll("input")) {
        radio.checked = radio.value === String(session.option);
      }
      const given = sentences.hints.slice(0, session.hints);
      hints.replaceChildren(
        ...given.map((one, index) => h("p", {}, h("strong", {}, words.hint(index + 1)), ` ${one.text}`)),
      );
      set(asked, "data-on", isOpen);
      set(answered, "data-on", !isOpen);
      set(answered, "data-right", right);
      setText(judged, verdict ?? "");
      setText(leave, sentences.classic ?? "");
      leave.hidden = classic === null || !right || sentences.classic === undefined;
      const { kind: asks } = session.step.task;
      check.hidden = !isOpen || asks === "move";
      again.hidden = isOpen || right;
      forward.hidden = isOpen || (session.line ?? []).length === 0;
      hint.hidden = !isOpen || sentences.hints.length === 0;
      row.hidden = [check, again, forward, hint].every(({ hidden }) => hidden);
      setText(hint, session.hints === 0 ? buttons.hint : buttons.another);
      set(hint, "aria-disabled", String(session.hints >= sentences.hints.length));
      set(back, "aria-disabled", String(shown.isFirst));
      set(next, "aria-disabled", String(shown.isLast));
      set(next, "class", right ? "qt-button qt-confirm" : "qt-button");
      setText(list, words.list.all[kind]);
      setText(count, shown.doneCount);
    },
  };
}
