/** Mouse, pen and touch on the board; a press counts when the pointer is lifted. */
import type { BoardAction, OwnAction } from "../actions";
import { BOARD, type Layout, type Point } from "../grid";
import type { Place } from "../types";

/** What of a game is asked here. */
export interface PointerTargets<A extends OwnAction> {
  squareOf(target: EventTarget | null): Place | null;
  layout(): Layout;
  dispatch(action: A | BoardAction): void;
  /** A drag from one place to another, where that is a move. */
  readonly drag: ((from: Place, to: Place) => A) | null;
  /** What lies under a mouse or pen beside the place, by its number, and the action that looks at it. */
  readonly hover: { at(point: Point): number | null; look(thing: number | null): A } | null;
}

/** Listens on the board until the signal says stop. */
export function listenToPointer<A extends OwnAction>(
  board: HTMLElement,
  { squareOf, layout, dispatch, drag, hover }: PointerTargets<A>,
  signal: AbortSignal,
): void {
  let down: Place | null = null;
  let hovered: number | null = null;
  /** It is told when that changes. */
  const look = (thing: number | null) => {
    if (!hover || thing === hovered) return;
    hovered = thing;
    dispatch(hover.look(thing));
  };
  const point = (event: PointerEvent) => pointOn(board, event);
  const under = (event: PointerEvent): Place | null => layout().at(point(event));
  const on = (name: keyof HTMLElementEventMap, hear: (event: PointerEvent) => void) =>
    board.addEventListener(name, (event) => hear(event as PointerEvent), { signal });

  on("click", ({ target }) => {
    const square = squareOf(target);
    if (square !== null) dispatch({ type: "press", square });
  });

  // Dragging from one place to another is a whole move; with a finger it scrolls instead.
  on("pointerdown", (event) => {
    down = !drag || event.pointerType === "touch" || event.button !== 0 ? null : under(event);
  });
  on("pointerup", (event) => {
    const up = under(event);
    if (drag && down !== null && up !== null && up !== down) dispatch(drag(down, up));
    down = null;
  });
  on("pointercancel", () => {
    down = null;
  });

  on("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    dispatch({ type: "point", square: under(event) });
    look(hover?.at(point(event)) ?? null);
  });
  on("pointerleave", () => {
    dispatch({ type: "point", square: null });
    look(null);
  });
}

/** Where on a board a pointer is. */
export function pointOn(board: HTMLElement, event: PointerEvent): Point {
  const { left, top, width, height } = board.getBoundingClientRect();
  return { x: ((event.clientX - left) / width) * BOARD, y: ((event.clientY - top) / height) * BOARD };
}
