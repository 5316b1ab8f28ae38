/** The rules in short, and all of them one press away. */
import type { FullRules, List, Words } from "../../languages/words";
import { button, h, isSeen, type Part, setText } from "./dom";

/**
 * `home` takes the focus when the button that opened the dialog has gone meanwhile. Beside that button stand other `ways`
 * to learn; the short rules may change.
 */
export function rulesPanel(
  { rules }: Pick<Words, "rules">,
  load: () => Promise<FullRules>,
  home: () => void,
  ways: readonly HTMLElement[] = [],
  short: () => List = () => rules.short,
  help: string | null = null,
): Part {
  const list = h("ol", {});
  let shown = "";
  const body = h("div", { class: "qt-dialog-text" });
  let loaded = false;
  const close = button(rules.close, "qt-button", () => dialog.close());
  const dialog = h(
    "dialog",
    { class: "qt-dialog", "aria-label": rules.allTitle },
    h("div", { class: "qt-dialog-head" }, h("h2", {}, rules.allTitle), close),
    body,
    ...(help && rules.whole ? [h("p", {}, h("a", { href: help }, rules.whole))] : []),
  );
  const open = button(rules.more, "qt-link", () => {
    dialog.showModal();
    if (loaded) return;
    load().then(
      (all) => {
        if (!loaded) body.replaceChildren(...pagesOf(all));
        loaded = true;
      },
      () => setText(body, rules.unloaded),
    );
  });
  // Keys belong to the dialog while it is open: Escape closes it, and nothing reaches the game behind it.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  dialog.addEventListener("close", () => {
    if (isSeen(open)) open.focus();
    else home();
  });
  return {
    element: h(
      "div",
      { class: "qt-rules" },
      h("h2", { class: "qt-panel-title" }, rules.title),
      list,
      h("div", { class: "qt-row qt-ways" }, open, ...ways),
      dialog,
    ),
    render() {
      const sentences = short();
      if (sentences.join() === shown) return;
      shown = sentences.join();
      list.replaceChildren(...sentences.map((sentence) => h("li", {}, sentence)));
    },
  };
}

function pagesOf({ sections, credit }: FullRules): HTMLElement[] {
  const written = sections.flatMap(({ title, paragraphs }) => [
    h("h3", {}, title),
    ...paragraphs.map((paragraph) => h("p", {}, paragraph)),
  ]);
  return [...written, h("p", {}, ...withLinks(credit))];
}

/** A sentence with its links, which stand in it as `[name](address)`. */
function withLinks(sentence: string): (Node | string)[] {
  const parts = sentence.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.flatMap((part, index): (Node | string)[] => {
    if (index % 3 === 0) return [part];
    return index % 3 === 1 ? [h("a", { href: parts[index + 1] ?? "", rel: "noopener" }, part)] : [];
  });
}
