/** Whether points are shown beside the result. */

import type { Context } from "../context";
import { h, type Part } from "./dom";

export function pointsSwitch({ words, state, dispatch }: Context): Part {
  const box = h("input", { type: "checkbox" });
  box.addEventListener("change", () => dispatch({ type: "points", on: box.checked }));
  return {
    element: h("label", { class: "qt-section qt-check" }, box, words.points),
    render() {
      box.checked = state().points;
    },
  };
}
