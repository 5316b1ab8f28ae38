/** The choice of colours, remembered where the browser allows it. */

import { h } from "../board/view/dom";
import type { Words } from "../languages/words";
import { rememberedTheme, rememberTheme, type Theme, themes } from "./memory";

/** Three radios; `changed` is called after the page has its new colours. */
export function themeChoice(words: Words, changed: () => void): HTMLElement {
  const chosen = rememberedTheme();
  apply(chosen);
  const radios = themes.map((theme) => {
    const radio = h("input", { type: "radio", name: "theme", value: theme });
    radio.checked = theme === chosen;
    radio.addEventListener("change", () => {
      apply(theme);
      rememberTheme(theme);
      changed();
    });
    return h("label", { class: "qt-check" }, radio, words.theme[theme]);
  });
  return h(
    "form",
    { class: "qt-section" },
    h("fieldset", { class: "qt-row" }, h("legend", { class: "qt-label" }, words.theme.title), ...radios),
  );
}

/** Colours as they were chosen, on a page without the choice. */
export function applyTheme(): void {
  apply(rememberedTheme());
}

function apply(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
