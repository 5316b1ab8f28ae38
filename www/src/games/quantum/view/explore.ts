/** The door to what a game has been and could be; all that is behind it is loaded when it is first opened. */

import { h, type Part } from "../../../board/view/dom";
import type { Panels } from "../explore/view/panels";
import type { Context } from "./context";

export interface Explore extends Part {
  destroy(): void;
}

/** `home` is called when something that has the focus goes away. */
export function explore(context: Context, home: () => void): Explore {
  const { words } = context;
  const note = h("p", { class: "qt-hint" });
  const element = h(
    "details",
    { class: "qt-door qt-explore" },
    h("summary", {}, words.history.explore),
    h("div", { class: "qt-door-body" }, note),
  );
  let panels: Panels | null = null;
  let state: "closed" | "loading" | "gone" = "closed";
  const load = async () => {
    state = "loading";
    note.textContent = "";
    try {
      const [made, explained] = await Promise.all([import("../explore/view/panels"), words.parts.explore()]);
      if (state !== "loading") return;
      panels = made.panels(context, explained, home);
      note.replaceWith(panels.element);
      panels.open(element.open);
    } catch {
      note.textContent = words.history.unloaded;
      state = "closed";
    }
  };
  element.addEventListener("toggle", () => {
    if (element.open && state === "closed") void load();
    panels?.open(element.open);
  });
  return {
    element,
    render: () => panels?.render(),
    destroy() {
      state = "gone";
      panels?.destroy();
    },
  };
}
