/** A hint, and while the computer plays with itself instead of it how that goes on. */

import { button, h, type Part, set } from "../../../board/view/dom";
import { pacing } from "../../../board/view/pace";
import { canHint, viewOf } from "../state";
import type { Context } from "./context";

export function helpers(context: Context): Part {
  const { words, state, dispatch } = context;
  const hint = button(words.hint.ask, "qt-button qt-ask-hint", () => dispatch({ type: "hint" }));
  const going = pacing(context, () => viewOf(state()).turn === null);
  return {
    element: h("div", { class: "qt-helpers" }, hint, going.element),
    render() {
      set(hint, "aria-disabled", String(!canHint(state())));
      hint.hidden = state().players === "none";
      going.render();
    },
  };
}
