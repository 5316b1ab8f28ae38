/** Small helpers for making elements. */

type Attributes = Readonly<Record<string, string | boolean | null>>;

/** What was written last. A browser that translates the page has put other text in its place, which then stays. */
const written = new WeakMap<Element, string>();
/** The same for attributes that are read to people. */
const told = new WeakMap<Element, Map<string, string>>();
const TOLD = new Set(["aria-label", "aria-description", "aria-valuetext", "title"]);

/** Makes an element; an attribute that is false or null is left out, `true` stands empty. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(made, name, value);
  made.append(...children);
  const [text] = children;
  if (children.length === 1 && typeof text === "string") written.set(made, text);
  return made;
}

/** Sets or takes away one attribute, touching the document only when it changes. */
export function set(element: Element, name: string, value: string | boolean | null): void {
  if (value === false || value === null) {
    element.removeAttribute(name);
    told.get(element)?.delete(name);
    return;
  }
  const text = value === true ? "" : value;
  if ((told.get(element)?.get(name) ?? element.getAttribute(name)) === text) return;
  element.setAttribute(name, text);
  if (!TOLD.has(name)) return;
  if (!told.has(element)) told.set(element, new Map());
  told.get(element)?.set(name, text);
}

export function setText(element: Element, text: string): void {
  if ((written.get(element) ?? element.textContent) === text) return;
  written.set(element, text);
  element.textContent = text;
}

/** Whether an element takes part in what is seen, and can have the focus. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** Gives an element a name for attributes that must refer to it; no other board on the page has the same. */
export function named(element: Element): string {
  const name = `qt-${Math.random().toString(36).slice(2)}`;
  set(element, "id", name);
  return name;
}

/** A push button. */
export function button(label: string, className: string, press: () => void): HTMLButtonElement {
  const made = h("button", { type: "button", class: className }, label);
  made.addEventListener("click", press);
  return made;
}

/** One part of the page that follows the state. */
export interface Part {
  readonly element: HTMLElement;
  render(): void;
}

/** Whether this is what a board can lie in: a page, or a shadow root. */
export function isRoot(node: Node): node is Document | ShadowRoot {
  return node instanceof Document || node instanceof ShadowRoot;
}

/** What has the focus in the tree in which a node stands, be it the page or a shadow. */
export function activeIn(node: Node): Element | null {
  const root = node.getRootNode();
  return isRoot(root) ? root.activeElement : null;
}

/** Whether somebody is at work outside a board, on the same page. */
export function isElsewhere(frame: Element): boolean {
  // In a frame nothing has the focus while somebody is at work on the page around it.
  if (self !== top && !frame.ownerDocument.hasFocus()) return true;
  const active = activeIn(frame);
  if (active) return !active.contains(frame) && !frame.contains(active);
  // In a shadow the focus may be anywhere on the page outside; there the host stands for the board.
  const root = frame.getRootNode();
  return root instanceof ShadowRoot && isElsewhere(root.host);
}
