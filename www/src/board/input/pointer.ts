/** Mouse, pen and touch on the board; a press counts when the pointer is lifted. */
import type { Action } from "../../games/quantum/actions";
import { BOARD, type Point, slotAt, squareAt } from "../../games/quantum/geometry";
import type { Square } from "../../games/quantum/types";

/** Listens on the board until the signal says stop; `markOn` tells which slots hold a spooky mark. */
export function listenToPointer(
  board: HTMLElement,
  squareOf: (target: EventTarget | null) => Square | null,
  markOn: (square: Square, ply: number) => boolean,
  dispatch: (action: Action) => void,
  signal: AbortSignal,
): void {
  let down: Square | null = null;
  // The mark under a mouse or pen is looked at; it is told when that changes.
  let hovered: number | null = null;
  const hover = (ply: number | null) => {
    if (ply === hovered) return;
    hovered = ply;
    dispatch({ type: "isolate", ply });
  };
  const markAt = (at: Point): number | null => {
    const slot = slotAt(at);
    return slot && markOn(slot.square, slot.ply) ? slot.ply : null;
  };
  const point = (event: PointerEvent) => pointOn(board, event);
  const under = (event: PointerEvent): Square | null => squareAt(point(event));

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
      if (event.pointerType === "touch") return;
      dispatch({ type: "point", square: under(event) });
      hover(markAt(point(event)));
    },
    { signal },
  );
  const leave = () => {
    dispatch({ type: "point", square: null });
    hover(null);
  };
  board.addEventListener("pointerleave", leave, { signal });
}

/** Where on a board a pointer is. */
export function pointOn(board: HTMLElement, event: PointerEvent): Point {
  const { left, top, width, height } = board.getBoundingClientRect();
  return { x: ((event.clientX - left) / width) * BOARD, y: ((event.clientY - top) / height) * BOARD };
}
