/** What is said aloud: each thing once, and a repetition again. */
import { h, type Part } from "./dom";

/** `spoken` tells what was said last, and its number. */
export function liveRegion(spoken: () => { readonly serial: number; readonly sentence: () => string }): Part {
  const element = h("div", { role: "status", class: "qt-hidden" });
  let heard = 0;
  return {
    element,
    render() {
      const { serial, sentence } = spoken();
      if (serial === heard) return;
      heard = serial;
      // A new paragraph is announced even when its words are the old ones.
      element.replaceChildren(h("p", {}, sentence()));
    },
  };
}
