/** What the button of a square says: its name, and whether it can be pressed or is chosen. */
import type { Words } from "../../../languages/words";
import { isOpen, type State, viewOf } from "../state";
import type { Square, View } from "../types";
import { type Line, linesAt, whyOf } from "../why";
import { squareName } from "../words/sentences";

export function cell(words: Words, state: State, square: Square): Record<string, string | boolean | null> {
  const view: View = viewOf(state);
  const told = state.why === null ? [] : linesAt(whyOf(view)[state.why]);
  const line = told.find(({ squares }) => squares.includes(square));
  const chosen = view.choices.length > 0 ? state.choice === square : state.picked === square;
  return {
    "data-why": line?.side ?? null,
    "data-highest": told.some(completedOn(view, square)),
    "aria-label": squareName(words, state, square),
    "aria-selected": String(chosen),
    "aria-disabled": String(!isOpen(state, square)),
  };
}

/** Whether the highest number of a line stands on a square. */
function completedOn(view: View, square: Square): (line: Line) => boolean {
  const ply = view.squares[square - 1]?.classical?.ply;
  return ({ squares, completedAt }) => ply === completedAt && squares.includes(square);
}
