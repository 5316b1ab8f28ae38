/** The sentence that leads, with room kept for a second one: a refusal or an answer. */
import { viewOf } from "../state";
import { notice, status } from "../words/sentences";
import type { Context } from "./context";
import { h, type Part, set, setText } from "./dom";

export function statusLine(context: Context, waiting: () => string | null): Part {
  const sentence = h("p", { class: "qt-status-sentence" });
  const below = h("p", { class: "qt-notice" });
  const body = h("div", { class: "qt-status-body" }, sentence, below);
  const element = h("div", { class: "qt-status" }, body);
  return {
    element,
    render() {
      const state = context.state();
      const { turn, outcome } = viewOf(state);
      const side = turn?.side ?? outcome?.winner ?? null;
      set(body, "data-side", side);
      setText(sentence, waiting() ?? status(context.words, state));
      setText(below, notice(context.words, state));
    },
  };
}
