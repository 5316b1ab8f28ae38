/** Undo, redo and new game. */

import type { Words } from "../../languages/words";
import { type Course, canRedo, canUndo } from "../course";
import { button, h, type Part, set } from "./dom";

/** What of a game is asked here; any game has it. */
interface Context {
  readonly words: Pick<Words, "buttons">;
  state(): Course;
  dispatch(action: { readonly type: "undo" | "redo" | "new" }): void;
}

export function bar({ words, state, dispatch }: Context): Part {
  const undo = button(words.buttons.undo, "qt-button qt-undo", () => dispatch({ type: "undo" }));
  const redo = button(words.buttons.redo, "qt-button qt-redo", () => dispatch({ type: "redo" }));
  const fresh = button(words.buttons.newGame, "qt-button qt-new", () => dispatch({ type: "new" }));
  return {
    element: h("div", { class: "qt-bar" }, undo, redo, fresh),
    render() {
      set(undo, "aria-disabled", String(!canUndo(state())));
      set(fresh, "aria-disabled", state().missing !== null || state().locked ? "true" : null);
      set(redo, "aria-disabled", String(!canRedo(state())));
    },
  };
}
