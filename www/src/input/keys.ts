/** Listens for keys and focus in the game's element, and remembers whether keys or a pointer were used last. */
import type { Action } from "../actions";
import type { Square } from "../types";
import { reaction } from "./keyboard";

export interface KeyTargets {
  squareOf(target: EventTarget | null): Square | null;
  dispatch(action: Action): void;
  /** Moves the focus to a square. */
  go(square: Square): void;
  /** Opens the field for typed moves. */
  type(): void;
}

/** Listens until the signal says stop; the answer tells whether the last thing used was a key. */
export function listenToKeys(frame: HTMLElement, targets: KeyTargets, signal: AbortSignal): () => boolean {
  let byKey = false;
  const onPointer = () => {
    byKey = false;
  };
  const onFocus = (event: FocusEvent) => {
    const square = targets.squareOf(event.target);
    if (square !== null && byKey) targets.dispatch({ type: "point", square });
  };
  const onKey = (event: KeyboardEvent) => {
    byKey = true;
    const typing = event.target instanceof HTMLInputElement && event.target.type === "text";
    const meant = reaction(event, { square: targets.squareOf(event.target), typing });
    if (!meant) return;
    event.preventDefault();
    if (meant.do === "act") targets.dispatch(meant.action);
    else if (meant.do === "go") targets.go(meant.to);
    else targets.type();
  };
  frame.addEventListener("pointerdown", onPointer, { signal, capture: true });
  frame.addEventListener("focusin", onFocus, { signal });
  frame.addEventListener("keydown", onKey, { signal });
  return () => byKey;
}
