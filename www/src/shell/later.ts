/** What can wait until the page stands: other ways to have it, and use without a network. */
import { h } from "../board/view/dom";
import { files } from "../engine/engine-file";
import { fetchAhead } from "../engine/full-file";
import type { LaterWords } from "../languages/page-words";
import { keepOffline } from "./offline";

/** `head` is the page's, `more` the body of that door. */
export function later(head: HTMLElement, more: Element | null, words: LaterWords): void {
  const link = (address: string, label: string, attributes = {}) =>
    h("a", { class: "qt-link", href: address, ...attributes }, label);
  more?.append(
    h(
      "section",
      { class: "qt-section", "aria-label": words.elsewhere },
      h("h2", { class: "qt-label" }, words.elsewhere),
      link("./quantum-tictactoe.html", words.download, { download: "" }),
      link("./embed.html", words.embed),
      h("p", { class: "qt-hint" }, words.downloadHint),
    ),
  );
  // On the board of a game that needs the full one, the small one is for the way back.
  void files.small().catch(() => {});
  void fetchAhead().catch(() => {});
  void import("../board/thinker").catch(() => {});
  if ("serviceWorker" in navigator) void keepOffline(head, words);
}
