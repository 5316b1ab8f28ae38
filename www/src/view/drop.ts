/** The question before a move from an earlier point drops what follows; its sentence also leads above the board. */
import { dropped } from "../state";
import { dropQuestion } from "../words/history";
import type { Context } from "./context";
import { button, h, type Part, setText } from "./dom";

export interface DropPanel extends Part {
  focus(options?: FocusOptions): void;
}

export function dropPanel({ words, state, dispatch }: Context): DropPanel {
  const question = h("p", { class: "qt-result" });
  // The focus goes to the answer that loses nothing.
  const keep = button(words.history.keep, "qt-button", () => dispatch({ type: "drop", sure: false }));
  const sure = button(words.history.playAnyway, "qt-button qt-confirm", () =>
    dispatch({ type: "drop", sure: true }),
  );
  return {
    element: h("div", { class: "qt-end" }, question, h("div", { class: "qt-row" }, keep, sure)),
    focus: (options) => keep.focus(options),
    render() {
      if (state().dropping !== null) setText(question, dropQuestion(words, dropped(state())));
    },
  };
}
