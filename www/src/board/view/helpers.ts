/** A hint, and while the computer plays with itself instead of it how that goes on. */

import type { Context } from "../context";
import { canHint, viewOf } from "../course";
import { button, h, type Part, set } from "./dom";
import { pacing } from "./pace";

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
