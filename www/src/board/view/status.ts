/** The sentence that leads, with room kept for a second one: a refusal or an answer. */
import { button, h, type Part, set, setText } from "./dom";

export interface Leading {
  /** Whose mark the sentence is about. */
  readonly side: string | null;
  readonly sentence: string;
  /** Whether the computer is about to move. */
  readonly thinking?: boolean;
  readonly notice: string;
  /** Whether asking for a missing engine once more can help. */
  readonly retry: boolean;
}

/** `again` asks for a missing engine once more. */
export function statusLine(label: string, leading: () => Leading, again: () => void): Part {
  const sentence = h("p", { class: "qt-status-sentence" });
  const below = h("p", { class: "qt-notice" });
  const retry = button(label, "qt-button qt-again", again);
  const body = h("div", { class: "qt-status-body" }, sentence, below, retry);
  const element = h("div", { class: "qt-status" }, body);
  return {
    element,
    render() {
      const now = leading();
      set(body, "data-side", now.side);
      set(body, "data-thinking", now.thinking ?? false);
      setText(sentence, now.sentence);
      setText(below, now.notice);
      retry.hidden = !now.retry;
    },
  };
}
