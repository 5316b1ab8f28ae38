/** The question before a move from an earlier point drops what follows; its sentence also leads above the board. */
import { dropped } from "../state";
import { positionOf } from "../types";
import { happened } from "../words/events";
import { dropQuestion } from "../words/history";
import type { Context } from "./context";
import { button, h, type Part, setText } from "./dom";

export interface DropPanel extends Part {
  focus(options?: FocusOptions): void;
}

export function dropPanel({ words, state, dispatch }: Context): DropPanel {
  const move = h("p", { class: "qt-told" });
  const question = h("p", {});
  // The focus goes to the answer that loses nothing.
  const keep = button(words.history.keep, "qt-button", () => dispatch({ type: "drop", sure: false }));
  const sure = button(words.history.playAnyway, "qt-button qt-confirm", () =>
    dispatch({ type: "drop", sure: true }),
  );
  return {
    element: h(
      "div",
      { class: "qt-end" },
      h("div", {}, move, question),
      h("div", { class: "qt-row" }, keep, sure),
    ),
    focus: (options) => keep.focus(options),
    render() {
      const { dropping } = state();
      if (dropping === null) return;
      setText(move, happened(words, positionOf(dropping).view));
      setText(question, dropQuestion(words, dropped(state())));
    },
  };
}
