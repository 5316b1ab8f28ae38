/** The choice of colours, remembered where the browser allows it. */

import { h } from "../board/view/dom";
import type { Words } from "../languages/words";

const KEY = "quantum-tictactoe.theme";
const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Three radios; `changed` is called after the page has its new colours. */
export function themeChoice(words: Words, changed: () => void): HTMLElement {
  const chosen = remembered();
  apply(chosen);
  const radios = themes.map((theme) => {
    const radio = h("input", { type: "radio", name: "theme", value: theme });
    radio.checked = theme === chosen;
    radio.addEventListener("change", () => {
      apply(theme);
      remember(theme);
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
  apply(remembered());
}

function apply(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

// Reading or writing storage throws where the browser keeps it from the page.
function remembered(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return themes.find((theme) => theme === stored) ?? "auto";
  } catch {
    return "auto";
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
