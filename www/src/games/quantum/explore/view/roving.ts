/** Many buttons with one Tab stop: the arrow keys go from one to the next. */
import { set } from "../../../../board/view/dom";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export interface Roving {
  /** To be called after the buttons have changed. */
  renew(): void;
}

/** All buttons inside the element take part. */
export function roving(element: HTMLElement): Roving {
  const buttons = () => [...element.querySelectorAll("button")];
  const stop = (chosen: HTMLButtonElement | undefined) => {
    for (const made of buttons()) made.tabIndex = made === chosen ? 0 : -1;
  };
  set(element, "role", "toolbar");
  element.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLButtonElement) stop(target);
  });
  element.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons();
    const at = event.target instanceof HTMLButtonElement ? all.indexOf(event.target) : -1;
    const step = STEPS[event.key];
    const to = { Home: 0, End: all.length - 1 }[event.key] ?? (step === undefined ? null : at + step);
    if (at < 0 || to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  });
  return {
    renew() {
      const all = buttons();
      stop(all.find((made) => made.tabIndex === 0) ?? all[0]);
    },
  };
}
