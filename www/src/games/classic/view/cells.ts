/** The buttons over the canvas, as many as the board has squares. */

import { h, type Part, set } from "../../../board/view/dom";
import { type SquareGrid, squareGrid } from "../../../board/view/square-grid";
import type { Square } from "../../quantum/types";
import { squareName } from "../sentences";
import { isOpen, viewOf } from "../state";
import type { Context } from "./context";

export interface Cells extends Part, Omit<SquareGrid, "buttons"> {
  /** Squares on a side. */
  side(): number;
}

export function cells(context: Context): Cells {
  const make = (n: number) => squareGrid(n, context.classic.board(n));
  let n = viewOf(context.state()).rules.n;
  let grid = make(n);
  const element = h("div", { class: "qt-classic-cells" }, grid.element);

  /** Another board: whoever was on the old one is on the new one. */
  const resize = (side: typeof n) => {
    n = side;
    const hadFocus = grid.element.matches(":focus-within");
    grid = make(n);
    element.replaceChildren(grid.element);
    if (hadFocus) grid.focus(grid.current(), { preventScroll: true });
  };

  return {
    element,
    side: () => n,
    focus: (square: Square, options) => grid.focus(square, options),
    squareOf: (target) => grid.squareOf(target),
    current: () => grid.current(),
    render() {
      const state = context.state();
      const view = viewOf(state);
      if (view.rules.n !== n) resize(view.rules.n);
      set(grid.element, "data-gravity", view.rules.gravity);
      grid.buttons.forEach((made, index) => {
        set(made, "aria-label", squareName(context, view, index + 1));
        set(made, "aria-disabled", String(!isOpen(state, index + 1)));
      });
    },
  };
}
