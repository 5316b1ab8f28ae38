/** The rules in short, and all of them one press away. */
import type { Words } from "../words/words";
import { button, h, type Part } from "./dom";

export function rulesPanel({ rules }: Words): Part {
  const close = button(rules.close, "qt-button", () => dialog.close());
  const dialog = h(
    "dialog",
    { class: "qt-dialog", "aria-label": rules.allTitle },
    h("div", { class: "qt-dialog-head" }, h("h2", {}, rules.allTitle), close),
    ...rules.all.flatMap(({ title, paragraphs }) => [
      h("h3", {}, title),
      ...paragraphs.map((paragraph) => h("p", {}, paragraph)),
    ]),
    h("p", {}, rules.credit, " ", h("a", { href: rules.paper.address, rel: "noopener" }, rules.paper.title)),
  );
  const open = button(rules.more, "qt-link", () => dialog.showModal());
  return {
    element: h(
      "div",
      { class: "qt-rules" },
      h("h2", { class: "qt-panel-title" }, rules.title),
      h("ol", {}, ...rules.short.map((sentence) => h("li", {}, sentence))),
      open,
      dialog,
    ),
    render() {},
  };
}
