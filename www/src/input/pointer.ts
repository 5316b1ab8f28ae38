/** Mouse, pen and touch on the board; a press counts when the pointer is lifted. */
import type { Action } from "../actions";
import { BOARD, squareAt } from "../geometry/quantum";
import type { Square } from "../types";

/** Listens on the board until the signal says stop. */
export function listenToPointer(
  board: HTMLElement,
  squareOf: (target: EventTarget | null) => Square | null,
  dispatch: (action: Action) => void,
  signal: AbortSignal,
): void {
  let down: Square | null = null;
  const under = (event: PointerEvent): Square | null => {
    const { left, top, width, height } = board.getBoundingClientRect();
    return squareAt({
      x: ((event.clientX - left) / width) * BOARD,
      y: ((event.clientY - top) / height) * BOARD,
    });
  };

  board.addEventListener(
    "click",
    (event) => {
      const square = squareOf(event.target);
      if (square !== null) dispatch({ type: "press", square });
    },
    { signal },
  );

  // Dragging from one square to another is a whole move; with a finger it scrolls instead.
  board.addEventListener(
    "pointerdown",
    (event) => {
      down = event.pointerType === "touch" || event.button !== 0 ? null : under(event);
    },
    { signal },
  );
  board.addEventListener(
    "pointerup",
    (event) => {
      const up = under(event);
      if (down !== null && up !== null && up !== down) dispatch({ type: "drag", from: down, to: up });
      down = null;
    },
    { signal },
  );
  board.addEventListener(
    "pointercancel",
    () => {
      down = null;
    },
    { signal },
  );

  board.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType !== "touch") dispatch({ type: "point", square: under(event) });
    },
    { signal },
  );
  board.addEventListener("pointerleave", () => dispatch({ type: "point", square: null }), { signal });
}
