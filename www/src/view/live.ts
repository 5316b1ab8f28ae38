/** What is said aloud: each thing once, and a repetition again. */
import { spoken } from "../words/sentences";
import type { Context } from "./context";
import { h, type Part } from "./dom";

export function liveRegion(context: Context): Part {
  const element = h("div", { role: "status", class: "qt-hidden" });
  let heard = 0;
  return {
    element,
    render() {
      const { said, points } = context.state();
      if (said.serial === heard) return;
      heard = said.serial;
      // A new paragraph is announced even when its words are the old ones.
      element.replaceChildren(h("p", {}, said.what ? spoken(context.words, said.what, points) : ""));
    },
  };
}
