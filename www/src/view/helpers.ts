/** A hint, and while the computer plays with itself instead of it how that goes on. */
import { canHint, viewOf } from "../state";
import type { Context } from "./context";
import { button, h, type Part, set } from "./dom";
import { ICONS, step } from "./stepper";

export function helpers({ words, state, dispatch }: Context): Part {
  const { opponent } = words;
  const hint = button(words.hint.ask, "qt-button", () => dispatch({ type: "hint" }));
  const hold = step(ICONS.pause, opponent.pause, () =>
    dispatch({ type: "pace", pace: state().pace === "play" ? "pause" : "play" }),
  );
  const once = step(ICONS.last, opponent.step, () => dispatch({ type: "pace", pace: "step" }));
  const going = h("div", { class: "qt-row" }, hold, once);
  return {
    element: h("div", { class: "qt-helpers" }, hint, going),
    render() {
      const { players, pace } = state();
      set(hint, "aria-disabled", String(!canHint(state())));
      hint.hidden = players === "none";
      going.hidden = players !== "none";
      const over = viewOf(state()).turn === null;
      for (const made of [hold, once]) set(made, "aria-disabled", String(over));
      const playing = pace === "play";
      name(hold, playing ? opponent.pause : opponent.goOn);
      const sign = hold.querySelector("path");
      if (sign) set(sign, "d", playing ? ICONS.pause : ICONS.forward);
    },
  };
}

function name(made: HTMLElement, label: string): void {
  set(made, "aria-label", label);
  set(made, "title", label);
}
