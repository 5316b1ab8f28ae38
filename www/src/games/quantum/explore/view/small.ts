/** What Explore shows on the board once more, small, in a strip of its own while the board is scrolled out of sight. */

import { svg } from "../../../../board/draw/svg";
import { h, type Part } from "../../../../board/view/dom";
import { viewOf } from "../../state";
import type { Overlay } from "../../view/context";
import { traceSentence } from "../../words/explore";
import { traceOf } from "../trace";
import type { Desk } from "./desk";

/** About how many CSS pixels a board unit has here; lines are a little finer than that makes them. */
const UNIT = 0.8;

export interface SmallBoard extends Part {
  destroy(): void;
}

export function smallBoard(desk: Desk, overlay: Overlay): SmallBoard {
  const element = h("div", { class: "qt-small-board", "aria-hidden": "true" });
  element.hidden = true;
  let outOfSight = false;
  let used: Element | null = null;
  let watcher: IntersectionObserver | null = null;
  const watch = () => {
    const board = element.closest(".qt")?.querySelector(".qt-board");
    if (watcher || !board) return;
    watcher = new IntersectionObserver(
      (entries) => {
        outOfSight = (entries.at(-1)?.intersectionRatio ?? 1) < 0.6;
        render();
      },
      { threshold: [0.6] },
    );
    watcher.observe(board);
    for (const use of ["focusin", "click"]) {
      element.parentElement?.addEventListener(use, note, { capture: true });
    }
  };
  const note = ({ target }: Event) => {
    used = target instanceof Element ? target : null;
  };
  /** What leads: the sentence of a walk, otherwise what the status says. */
  const told = () => {
    const { shown, glance } = desk.exploring();
    if (shown?.kind !== "trace" || glance) return overlay.status() ?? "";
    const view = viewOf(desk.context.state());
    const traced = traceOf(view, shown.from)[shown.step];
    return traced ? traceSentence(desk.vocabulary, traced, view.ply) : "";
  };
  const render = () => {
    // What is merely pointed at would come to lie under the strip.
    const shown = outOfSight && desk.exploring().shown !== null ? overlay.scene(UNIT) : null;
    element.hidden = shown === null;
    if (shown) element.replaceChildren(svg(shown), h("p", {}, told()));
  };
  return {
    element,
    render() {
      watch();
      const was = element.hidden;
      render();
      // It must not come to lie over what made it appear, nor over the steps that belong to that.
      if (was && !element.hidden) {
        (used?.closest(".qt-walking, .qt-stepping") ?? used)?.scrollIntoView({ block: "nearest" });
      }
    },
    destroy: () => watcher?.disconnect(),
  };
}
