/** What every legal move is worth, worked out when it is asked for. */
import { type Analysing, viewOf } from "../state";
import { moveName, worth } from "../words/analysis";
import type { Context } from "./context";
import { button, h, type Part, set, setText } from "./dom";

export function analysisSection({ words, state, dispatch }: Context): Part {
  const note = h("p", { class: "qt-hint" });
  const press = button(words.analysis.start, "qt-button", () =>
    dispatch({ type: "analyse", on: state().analysis === null }),
  );
  const list = h("ol", { class: "qt-worths" });
  let shown: Analysing["found"] = null;
  return {
    element: h(
      "section",
      { class: "qt-analysis", "aria-label": words.analysis.title },
      h("h2", { class: "qt-label" }, words.analysis.title),
      press,
      note,
      list,
    ),
    render() {
      const { analysis } = state();
      const over = viewOf(state()).turn === null;
      setText(press, label());
      set(press, "aria-disabled", state().missing !== null ? "true" : null);
      press.hidden = over && analysis === null;
      setText(note, over ? words.analysis.over : noteOf(analysis));
      const found = analysis?.found ?? null;
      if (found === shown) return;
      shown = found;
      const rows = (found?.moves ?? []).map(({ move, value, movesToEnd }) =>
        h(
          "li",
          {},
          h("span", { class: "qt-worth-move" }, moveName(words, viewOf(state()), move)),
          ": ",
          h("span", {}, worth(words, value, movesToEnd)),
        ),
      );
      list.replaceChildren(...rows);
    },
  };

  function label(): string {
    const { analysis } = state();
    if (analysis === null) return words.analysis.start;
    return analysis.found || analysis.failed ? words.analysis.close : words.analysis.stop;
  }

  function noteOf(analysis: Analysing | null): string {
    if (analysis === null) return words.analysis.hint;
    if (analysis.failed) return words.analysis.failed;
    if (analysis.found) return words.analysis.best(worth(words, analysis.found.value, null));
    return words.analysis.working(analysis.nodes.toLocaleString(words.language));
  }
}
