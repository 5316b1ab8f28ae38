/** What Explore shows on the board once more, small, while the board itself is scrolled out of sight. */
import { seen } from "../../explore/state";
import { svg } from "../../render/svg";
import type { Overlay } from "../context";
import { h, type Part } from "../dom";
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
  };
  const render = () => {
    const shown = outOfSight && seen(desk.exploring()) !== null ? overlay.scene(UNIT) : null;
    element.hidden = shown === null;
    if (shown) element.replaceChildren(svg(shown));
  };
  return {
    element,
    render() {
      watch();
      render();
    },
    destroy: () => watcher?.disconnect(),
  };
}
