/** The question before a move from an earlier point drops what follows; its sentence also leads above the board. */
import type { Words } from "../../languages/words";
import { button, h, type Part, setText } from "./dom";

export interface DropPanel extends Part {
  focus(options?: FocusOptions): void;
}

/** What of a game is asked here; any game has it. */
interface Context {
  readonly words: Pick<Words, "history">;
  dispatch(action: { readonly type: "drop"; readonly sure: boolean }): void;
}

/** `told` is the move that waits for a yes, and the question; null while none does. */
export function dropPanel(
  { words, dispatch }: Context,
  told: () => { readonly move: string; readonly question: string } | null,
): DropPanel {
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
      const now = told();
      if (now === null) return;
      setText(move, now.move);
      setText(question, now.question);
    },
  };
}
