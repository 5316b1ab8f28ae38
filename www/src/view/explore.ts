/** The door to what a game has been and could be. */
import { analysisSection } from "./analysis";
import type { Context } from "./context";
import { h, type Part } from "./dom";
import { historySection } from "./history";

/** `home` is called when something that has the focus goes away. */
export function explore(context: Context, home: () => void): Part {
  const sections = [historySection(context, home), analysisSection(context)];
  return {
    element: h(
      "details",
      { class: "qt-door qt-explore" },
      h("summary", {}, context.words.history.explore),
      h("div", { class: "qt-door-body" }, ...sections.map((section) => section.element)),
    ),
    render() {
      for (const section of sections) section.render();
    },
  };
}
