/** Copying the link to the game, and showing it where copying is not allowed. */
import { button, h } from "../view/dom";
import type { Words } from "../words/words";

export function shareSection({ share }: Words, link: () => string): HTMLElement {
  const outcome = h("p", { class: "qt-hint", role: "status" });
  const field = h("input", { type: "text", class: "qt-field", readonly: true, "aria-label": share.link });
  field.hidden = true;
  const copy = button(share.copy, "qt-button", async () => {
    const copied = await write(link());
    field.hidden = copied;
    field.value = link();
    outcome.textContent = copied ? share.copied : share.failed;
    if (!copied) field.select();
  });
  return h("div", { class: "qt-section" }, h("p", { class: "qt-label" }, share.title), copy, outcome, field);
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
