/** The two outcomes of an open cycle as a group of two radio cards, and the button that decides. */

import { svg } from "../../../board/draw/svg";
import { h, named, type Part, set, setText } from "../../../board/view/dom";
import { outcomeScene } from "../render/scene";
import { viewOf } from "../state";
import { type Choice, sideOf, type View } from "../types";
import { settled } from "../words/sentences";
import type { Context } from "./context";

export interface ChoicePanel extends Part {
  /** Decides; it stands apart from the cards, where it can stay in sight. */
  readonly confirm: HTMLElement;
  focusFirst(options?: FocusOptions): void;
}

export function choicePanel(context: Context): ChoicePanel {
  const { words, dispatch } = context;
  const title = h("legend", { class: "qt-panel-title" });
  const cards = h("div", { class: "qt-cards" });
  const form = h("form", { class: "qt-choice" }, h("fieldset", {}, title, cards));
  const confirm = h("button", { type: "submit", form: named(form), class: "qt-button qt-confirm qt-decide" });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dispatch({ type: "confirm" });
  });
  let shown: View | null = null;
  // While the program itself moves the focus here, the cycle stays in sight.
  let quiet = false;

  const card = (view: View, choice: Choice) => {
    const mark = words.mark(sideOf(view.ply), view.ply);
    const label = words.choice.option(mark, choice.square);
    const radio = h("input", {
      type: "radio",
      name: "outcome",
      value: String(choice.square),
      class: "qt-hidden",
      "aria-label": words.choice.outcome(mark, choice.square, settled(words, choice)),
    });
    radio.addEventListener("change", () => dispatch({ type: "choose", square: choice.square }));
    radio.addEventListener("focus", () => {
      if (!quiet && radio.matches(":focus-visible")) dispatch({ type: "peek", square: choice.square });
    });
    radio.addEventListener("blur", () => dispatch({ type: "peek", square: null }));
    const made = h(
      "label",
      { class: "qt-card" },
      radio,
      svg(outcomeScene(view, choice.square)),
      h("span", {}, label),
    );
    made.addEventListener("pointerenter", (event) => {
      if (event.pointerType === "mouse") dispatch({ type: "peek", square: choice.square });
    });
    made.addEventListener("pointerleave", () => dispatch({ type: "peek", square: null }));
    return made;
  };

  /** An empty pair of cards keeps the room that a choice will need. */
  const room = () =>
    [1, 2].map(() => h("div", { class: "qt-card" }, h("div", { class: "qt-card-room" }), "\u00a0"));

  return {
    element: form,
    confirm,
    focusFirst(options) {
      quiet = true;
      form.querySelector("input")?.focus(options);
      quiet = false;
    },
    render() {
      const state = context.state();
      const view = viewOf(state);
      const choosing = view.choices.length > 0;
      if (shown !== view) {
        cards.replaceChildren(...(choosing ? view.choices.map((choice) => card(view, choice)) : room()));
        const mark = words.mark(sideOf(view.ply), view.ply);
        setText(
          title,
          view.turn && choosing ? words.choice.title(words.side[view.turn.side], mark) : "\u00a0",
        );
        shown = view;
      }
      for (const radio of cards.querySelectorAll("input"))
        radio.checked = radio.value === String(state.choice);
      const mark = words.mark(sideOf(view.ply), view.ply);
      setText(
        confirm,
        state.choice === null ? words.choice.confirm : words.choice.confirmOne(mark, state.choice),
      );
      set(confirm, "aria-disabled", String(state.choice === null));
    },
  };
}
