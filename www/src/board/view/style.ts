/** Style sheets that come later: they belong to the tree in which an element stands, be it the page or a shadow. */
import { isRoot } from "./dom";

const made = new Map<string, CSSStyleSheet>();

/** Adds a style sheet to the element's tree, once. */
export function adopt(element: Element, text: string): void {
  const root = element.getRootNode();
  if (!isRoot(root)) return;
  const sheet = made.get(text) ?? new CSSStyleSheet();
  if (!made.has(text)) sheet.replaceSync(text);
  made.set(text, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
