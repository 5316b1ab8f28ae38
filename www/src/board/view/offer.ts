/** What is said about a link or a record that cannot be opened whole, and the part of it that can. */
import type { Words } from "../../languages/words";
import type { Refusal } from "../types";
import { button, h, type Part, setText } from "./dom";

/** What of a game is asked here; any game has it. */
interface Context {
  readonly words: Pick<Words, "broken">;
  state(): { readonly offer: Refusal | null };
  dispatch(action: { readonly type: "accept" | "dismiss" }): void;
}

export function offerPanel({ words, state, dispatch }: Context, reasonOf: (offer: Refusal) => string): Part {
  const reason = h("p", {});
  const accept = button(words.broken.open, "qt-button qt-confirm", () => dispatch({ type: "accept" }));
  const dismiss = button(words.broken.dismiss, "qt-button", () => dispatch({ type: "dismiss" }));
  const title = h("h2", { class: "qt-panel-title" }, words.broken.title);
  return {
    element: h("div", { class: "qt-offer" }, title, reason, h("div", { class: "qt-row" }, accept, dismiss)),
    render() {
      const { offer } = state();
      setText(reason, offer ? reasonOf(offer) : "");
      accept.hidden = !offer?.legalPrefix || offer.index === 0;
    },
  };
}
