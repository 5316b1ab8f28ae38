/** Listens for keys and focus in the game's element, and remembers whether keys or a pointer were used last. */

import type { Place } from "../types";
import type { Keys, Reaction } from "./keyboard";

/** `A` is what can be done to the game. */
export interface KeyTargets<A> {
  squareOf(target: EventTarget | null): Place | null;
  /** What a key means, or null when it is none of the game's. */
  reaction(event: KeyboardEvent, keys: Keys): Reaction<A> | null;
  dispatch(action: A | { readonly type: "point"; readonly square: Place | null }): void;
  /** Moves the focus to a square. */
  go(square: Place): void;
  /** Opens the field for typed moves. */
  type(): void;
}

/** Listens until the signal says stop; the answer tells whether the last thing used was a key. */
export function listenToKeys<A>(
  frame: HTMLElement,
  targets: KeyTargets<A>,
  signal: AbortSignal,
): () => boolean {
  let byKey = false;
  /** Whether the focus points at a square: elsewhere it does not any more. */
  let pointing = false;
  const onPointer = () => {
    byKey = false;
  };
  let pressed: EventTarget | null = null;
  /** What a first press has taken away can't be pressed again: a second one would take the focus, or press what lies there now. */
  const onMouse = (event: MouseEvent) => {
    if (event.detail < 2) {
      if (event.type === "mousedown") pressed = event.target;
    } else if (pressed instanceof Element && !pressed.checkVisibility({ visibilityProperty: true })) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onFocus = (event: FocusEvent) => {
    const square = targets.squareOf(event.target);
    if (square === null ? pointing : byKey) targets.dispatch({ type: "point", square });
    pointing = square !== null && byKey;
  };
  const onKey = (event: KeyboardEvent) => {
    byKey = true;
    const typing = event.target instanceof HTMLInputElement && event.target.type === "text";
    const meant = targets.reaction(event, { square: targets.squareOf(event.target), typing });
    if (!meant) return;
    event.preventDefault();
    if (meant.do === "act") targets.dispatch(meant.action);
    else if (meant.do === "go") targets.go(meant.to);
    else targets.type();
  };
  frame.addEventListener("pointerdown", onPointer, { signal, capture: true });
  frame.addEventListener("mousedown", onMouse, { signal, capture: true });
  frame.addEventListener("click", onMouse, { signal, capture: true });
  frame.addEventListener("focusin", onFocus, { signal });
  frame.addEventListener("keydown", onKey, { signal });
  return () => byKey;
}
