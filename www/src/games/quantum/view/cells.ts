/** The nine buttons over the canvas: they carry focus, keys and names. */

import { type Part, set } from "../../../board/view/dom";
import { type SquareGrid, squareGrid } from "../../../board/view/square-grid";
import { isOpen, viewOf } from "../state";
import type { Square, View } from "../types";
import { type Line, linesAt, whyOf } from "../why";
import { squareName } from "../words/sentences";
import type { Context } from "./context";

export type Cells = Part & SquareGrid;

export function cells(context: Context): Cells {
  const grid = squareGrid(3, context.words.board);
  return {
    ...grid,
    render() {
      const state = context.state();
      const view = viewOf(state);
      const told = state.why === null ? [] : linesAt(whyOf(view)[state.why]);
      grid.buttons.forEach((made, index) => {
        const square = index + 1;
        const line = told.find(({ squares }) => squares.includes(square));
        set(made, "data-why", line?.side ?? null);
        set(made, "data-highest", told.some(completedOn(view, square)));
        const chosen = view.choices.length > 0 ? state.choice === square : state.picked === square;
        set(made, "aria-label", squareName(context.words, state, square));
        set(made, "aria-description", context.overlay()?.describe(square) ?? null);
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
