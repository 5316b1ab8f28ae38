/** Undo, redo and new game. */
import { canRedo, canUndo } from "../state";
import type { Context } from "./context";
import { button, h, type Part, set } from "./dom";

export function bar({ words, state, dispatch }: Context): Part {
  const undo = button(words.buttons.undo, "qt-button", () => dispatch({ type: "undo" }));
  const redo = button(words.buttons.redo, "qt-button", () => dispatch({ type: "redo" }));
  const fresh = button(words.buttons.newGame, "qt-button", () => dispatch({ type: "new" }));
  return {
    element: h("div", { class: "qt-bar" }, undo, redo, fresh),
    render() {
      set(undo, "aria-disabled", String(!canUndo(state())));
      set(fresh, "aria-disabled", state().missing !== null ? "true" : null);
      set(redo, "aria-disabled", String(!canRedo(state())));
    },
  };
}
