/** The pages beside the game: to read, and the game on paper. */
import { h } from "../board/view/dom";
import type { Words } from "../languages/words";

/** Where more about the game can be read. */
export const HELP = "./help.html";

export function pageLinks({ pages }: Words): HTMLElement {
  const print = h("a", { href: "./game.html" }, pages.print);
  // The game goes on, so its record is put into the link when that is wanted.
  for (const event of ["pointerdown", "focus"]) {
    print.addEventListener(event, () => {
      print.href = `./game.html${location.hash}`;
    });
  }
  const links = [h("a", { href: HELP }, pages.help), h("a", { href: "./teach.html" }, pages.teach), print];
  return h(
    "div",
    { class: "qt-section" },
    h("p", { class: "qt-label" }, pages.title),
    h("div", { class: "qt-row qt-ways" }, ...links),
  );
}
