/** While the computer plays with itself: how that goes on. */

import type { Words } from "../../languages/words";
import type { Course, Pace } from "../course";
import { h, type Part, set } from "./dom";
import { ICONS, step } from "./step";

/** What of a game is asked here; any game has it. */
interface Context {
  readonly words: Pick<Words, "opponent">;
  state(): Pick<Course, "players" | "pace">;
  dispatch(action: { readonly type: "pace"; readonly pace: Pace }): void;
}

/** `isOver` tells whether the game has ended. */
export function pacing({ words: { opponent }, state, dispatch }: Context, isOver: () => boolean): Part {
  const hold = step(ICONS.pause, opponent.pause, () =>
    dispatch({ type: "pace", pace: state().pace === "play" ? "pause" : "play" }),
  );
  const once = step(ICONS.last, opponent.step, () => dispatch({ type: "pace", pace: "step" }));
  const element = h("div", { class: "qt-row" }, hold, once);
  return {
    element,
    render() {
      const { players, pace } = state();
      element.hidden = players !== "none";
      for (const made of [hold, once]) set(made, "aria-disabled", String(isOver()));
      const playing = pace === "play";
      const label = playing ? opponent.pause : opponent.goOn;
      set(hold, "aria-label", label);
      set(hold, "title", label);
      const sign = hold.querySelector("path");
      if (sign) set(sign, "d", playing ? ICONS.pause : ICONS.forward);
    },
  };
}
