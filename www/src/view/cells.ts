/** The nine buttons over the canvas: they carry focus, keys and names. */
import { BOARD, SQUARES, squareRect } from "../geometry/quantum";
import { isOpen, viewOf } from "../state";
import type { Square, View } from "../types";
import { type Line, linesAt, whyOf } from "../why";
import { squareName } from "../words/sentences";
import type { Context } from "./context";
import { h, type Part, set } from "./dom";

export interface Cells extends Part {
  /** Moves the one Tab stop to a square, and the focus with it. */
  focus(square: Square, options?: FocusOptions): void;
  /** The square of a button, or null for anything else. */
  squareOf(target: EventTarget | null): Square | null;
  /** The square that has the Tab stop. */
  current(): Square;
}

export function cells(context: Context): Cells {
  const buttons = SQUARES.map((square) => {
    const made = h("button", { type: "button", role: "gridcell", class: "qt-cell", tabindex: "-1" });
    const { x, y, width, height } = squareRect(square);
    const percent = (length: number) => `${(length / BOARD) * 100}%`;
    Object.assign(made.style, {
      left: percent(x),
      top: percent(y),
      width: percent(width),
      height: percent(height),
    });
    return made;
  });
  const rows = [0, 3, 6].map((from) => h("div", { role: "row" }, ...buttons.slice(from, from + 3)));
  const element = h("div", { role: "grid", class: "qt-grid", "aria-label": context.words.board }, ...rows);
  let current: Square = 5;

  const rove = (square: Square) => {
    current = square;
    buttons.forEach((made, index) => {
      made.tabIndex = index + 1 === square ? 0 : -1;
    });
  };
  rove(current);

  return {
    element,
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
    render() {
      const state = context.state();
      const view = viewOf(state);
      const told = state.why === null ? [] : linesAt(whyOf(view)[state.why]);
      buttons.forEach((made, index) => {
        const square = index + 1;
        const line = told.find(({ squares }) => squares.includes(square));
        set(made, "data-why", line?.side ?? null);
        set(made, "data-highest", told.some(completedOn(view, square)));
        const chosen = view.choices.length > 0 ? state.choice === square : state.picked === square;
        set(made, "aria-label", squareName(context.words, state, square));
        set(made, "aria-selected", String(chosen));
        set(made, "aria-disabled", String(!isOpen(state, square)));
      });
    },
  };
}

/** Whether the highest number of a line stands on a square. */
function completedOn(view: View, square: Square): (line: Line) => boolean {
  const ply = view.squares[square - 1]?.classical?.ply;
  return ({ squares, completedAt }) => ply === completedAt && squares.includes(square);
}
