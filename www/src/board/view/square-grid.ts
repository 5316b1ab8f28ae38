/** The buttons over a board of n × n squares: one Tab stop, and each button where its square is drawn. */

import type { Square } from "../../games/quantum/types";
import { BOARD, rectOf, squaresOf } from "../grid";
import { h } from "./dom";

export interface SquareGrid {
  readonly element: HTMLElement;
  /** In reading order. */
  readonly buttons: readonly HTMLButtonElement[];
  /** Moves the one Tab stop to a square, and the focus with it. */
  focus(square: Square, options?: FocusOptions): void;
  /** The square of a button, or null for anything else. */
  squareOf(target: EventTarget | null): Square | null;
  /** The square that has the Tab stop. */
  current(): Square;
}

export function squareGrid(n: number, label: string): SquareGrid {
  const squares = squaresOf(n);
  const buttons = squares.map((square) => {
    const made = h("button", { type: "button", role: "gridcell", class: "qt-cell", tabindex: "-1" });
    const { x, y, width, height } = rectOf(square, n);
    const percent = (length: number) => `${(length / BOARD) * 100}%`;
    Object.assign(made.style, {
      left: percent(x),
      top: percent(y),
      width: percent(width),
      height: percent(height),
    });
    return made;
  });
  const rows = squares
    .filter((square) => square % n === 1)
    .map((from) => h("div", { role: "row" }, ...buttons.slice(from - 1, from - 1 + n)));
  const element = h("div", { role: "grid", class: "qt-grid", "aria-label": label }, ...rows);
  let current: Square = Math.ceil((n * n) / 2);

  const rove = (square: Square) => {
    current = square;
    buttons.forEach((made, index) => {
      made.tabIndex = index + 1 === square ? 0 : -1;
    });
  };
  rove(current);

  return {
    element,
    buttons,
    current: () => current,
    focus(square, options) {
      rove(square);
      buttons[square - 1]?.focus(options);
    },
    squareOf(target) {
      const index = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1;
      if (index < 0) return null;
      if (index + 1 !== current) rove(index + 1);
      return index + 1;
    },
  };
}
