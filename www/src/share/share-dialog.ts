/** Sharing, saving and opening a game, in a dialog; this file and what it imports is loaded when it is first opened. */

import type { Handle } from "../board/handle";
import { button, h } from "../board/view/dom";
import { adopt } from "../board/view/style";
import type { ShareWords } from "../languages/share-words";
import type { Words } from "../languages/words";
import style from "./share.css?inline";
import { linkSection } from "./share-link";
import { openSection } from "./share-open";
import { saveSection } from "./share-save";

/** What every section of the dialog is given. */
export interface Desk {
  readonly words: Words;
  readonly share: ShareWords;
  /** The board that is on the page. */
  game(): Handle;
  focusBoard(): void;
}

/** A part of the dialog; `refresh` is called when it opens. */
export interface Section {
  readonly element: HTMLElement;
  refresh(): void;
}

export function shareDialog(
  words: Words,
  share: ShareWords,
  root: HTMLElement,
  game: () => Handle,
  focusBoard: () => void,
): { open(paste: boolean): void } {
  const desk: Desk = { words, share, game, focusBoard };
  const close = button(share.close, "qt-button", () => dialog.close());
  const opening = openSection(desk, () => dialog.close());
  const sections = [linkSection(desk), saveSection(desk), opening];
  const dialog = h(
    "dialog",
    { class: "qt-dialog page-share", "aria-label": share.title },
    h("div", { class: "qt-dialog-head" }, h("h2", {}, share.title), close),
    ...sections.map(({ element }) => element),
  );
  adopt(root, style);
  // The page's styles for a game hold in the dialog too.
  root.append(h("div", { class: "qt" }, dialog));
  return {
    open(paste) {
      for (const section of sections) section.refresh();
      dialog.showModal();
      if (paste) opening.element.querySelector("textarea")?.focus();
    },
  };
}

/** A titled part of the dialog. */
export function titled(title: string, ...children: readonly (Node | string)[]): HTMLElement {
  return h("section", { class: "page-share-part" }, h("h3", {}, title), ...children);
}
