/** The buttons over a board: one Tab stop, and each button where its place is drawn. */

import { BOARD, type Layout } from "../grid";
import type { Place } from "../types";
import { h } from "./dom";

export interface PlaceGrid {
  readonly element: HTMLElement;
  /** Each place with its button, as they are read. */
  readonly buttons: ReadonlyMap<Place, HTMLButtonElement>;
  /** Moves the one Tab stop to a place, and the focus with it. */
  focus(place: Place, options?: FocusOptions): void;
  /** The place of a button, or null for anything else. */
  squareOf(target: EventTarget | null): Place | null;
  /** The place that has the Tab stop. */
  current(): Place;
}

export function placeGrid(layout: Layout, label: string): PlaceGrid {
  const percent = (length: number) => `${(length / BOARD) * 100}%`;
  const made = (place: Place): [Place, HTMLButtonElement] => {
    const button = h("button", { type: "button", role: "gridcell", class: "qt-cell", tabindex: "-1" });
    const { x, y, width, height } = layout.rectOf(place);
    Object.assign(button.style, {
      left: percent(x),
      top: percent(y),
      width: percent(width),
      height: percent(height),
    });
    return [place, button];
  };
  const rows = layout.rows.map((row) => row.map(made));
  const buttons = new Map(rows.flat());
  const element = h(
    "div",
    { role: "grid", class: "qt-grid", "aria-label": label, ...layout.attributes },
    ...rows.map((row) => h("div", { role: "row" }, ...row.map(([, button]) => button))),
  );
  let current = layout.first;

  const rove = (place: Place) => {
    for (const at of [current, place]) {
      const button = buttons.get(at);
      if (button) button.tabIndex = at === place ? 0 : -1;
    }
    current = place;
  };
  rove(current);

  return {
    element,
    buttons,
    current: () => current,
    focus(place, options) {
      rove(place);
      buttons.get(place)?.focus(options);
    },
    squareOf(target) {
      for (const [place, button] of buttons) {
        if (button !== target) continue;
        if (place !== current) rove(place);
        return place;
      }
      return null;
    },
  };
}
