/** The sentence that leads, with room kept for a second one: a refusal or an answer. */
import { viewOf } from "../state";
import { notice, status } from "../words/sentences";
import type { Context } from "./context";
import { button, h, type Part, set, setText } from "./dom";

/** `again` asks for a missing engine once more, where that can help. */
export function statusLine(context: Context, waiting: () => string | null, again: (() => void) | null): Part {
  const sentence = h("p", { class: "qt-status-sentence" });
  const below = h("p", { class: "qt-notice" });
  const retry = button(context.words.missing.again, "qt-button qt-again", () => again?.());
  const body = h("div", { class: "qt-status-body" }, sentence, below, retry);
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
      retry.hidden = again === null || state.missing !== "engine";
    },
  };
}
