/** Copying the link to the game; all other ways to share, save and open one are loaded when they are asked for. */

import type { Handle } from "../board/handle";
import { button, h } from "../board/view/dom";
import type { Words } from "../languages/words";
import { linkTo } from "./link";

export interface Sharing {
  readonly element: HTMLElement;
  /** Opens the dialog, at the field for an answer if that is wanted. */
  open(paste?: boolean): Promise<void>;
}

export function sharing(
  words: Words,
  root: HTMLElement,
  game: () => Handle | null,
  focusBoard: () => void,
): Sharing {
  const { share } = words;
  const outcome = h("p", { class: "qt-hint", role: "status" });
  const field = h("input", {
    type: "text",
    class: "qt-field",
    dir: "ltr",
    readonly: true,
    "aria-label": share.link,
  });
  field.hidden = true;
  const tell = (what: string, withLink: boolean) => {
    outcome.textContent = what;
    field.hidden = !withLink;
    field.value = link();
    if (withLink) field.select();
  };
  const copy = button(share.copy, "qt-button", async () => {
    const copied = await write(link());
    tell(copied ? share.copied : share.failed, !copied);
  });
  const link = () => linkTo(game()?.state.here ?? null);
  let dialog: { open(paste: boolean): void } | null = null;
  const open = async (paste = false) => {
    try {
      const [{ shareDialog }, said] = await Promise.all([
        import("./share-dialog"),
        words.parts.share(),
        words.parts.soon(),
      ]);
      const board = game();
      if (board) dialog ??= shareDialog(words, said, root, () => game() ?? board, focusBoard);
    } catch {
      // Whoever pressed elsewhere has to see what became of it.
      element.closest("details")?.setAttribute("open", "");
      return tell(share.missing, true);
    }
    dialog?.open(paste);
  };
  const element = h(
    "div",
    { class: "qt-section" },
    h("p", { class: "qt-label" }, share.title),
    copy,
    button(share.more, "qt-button", () => open()),
    outcome,
    field,
  );
  return { element, open };
}

/** Whether the text is on the clipboard now. */
export async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
