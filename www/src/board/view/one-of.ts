/** Several parts in one place, of which one shows: the room is always that of the largest. */
import { activeIn, h, type Part, set } from "./dom";

export interface OneOf {
  readonly element: HTMLElement;
  /** Shows one part and renders all; the answer tells whether the focus was in another, which has gone. */
  show(part: Part): boolean;
}

export function oneOf(parts: readonly Part[]): OneOf {
  const element = h("section", { class: "qt-panel" }, ...parts.map((part) => part.element));
  return {
    element,
    show(on) {
      const active = activeIn(element);
      const leaving = parts.some((part) => part !== on && part.element.contains(active));
      for (const part of parts) {
        set(part.element, "data-on", part === on);
        part.render();
      }
      return leaving;
    },
  };
}
