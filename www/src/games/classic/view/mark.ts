/** Under wild rules: which mark the next move puts. */

import type { Context as BoardContext } from "../../../board/context";
import { h, type Part } from "../../../board/view/dom";
import type { ClassicWords } from "../../../languages/classic-words";
import type { Own } from "../actions";
import type { State } from "../state";
import { viewOf } from "../state";
import type { Mark, View } from "../types";

type Context = BoardContext<View, State, Own>;

const marks: readonly Mark[] = ["x", "o"];

export function markSwitch({ state, dispatch }: Context, classic: ClassicWords): Part {
  const radios = marks.map((mark) => {
    const radio = h("input", { type: "radio", name: "mark", value: mark, class: "qt-hidden" });
    radio.addEventListener("change", () => dispatch({ type: "mark", mark, quiet: true }));
    const sign = h("span", { class: "qt-mark", "data-side": mark }, classic.mark[mark]);
    return { radio, element: h("label", { class: "qt-mark-choice" }, radio, sign) };
  });
  const title = h("legend", { class: "qt-hidden" }, classic.choice.title);
  const label = h("span", { class: "qt-hint", "aria-hidden": "true" }, classic.choice.title);
  const group = h("fieldset", { class: "qt-marks" }, title, label, ...radios.map(({ element }) => element));
  // A form of its own keeps its radios apart from those of another board.
  const element = h("form", { class: "qt-marks-form" }, group);
  return {
    element,
    render() {
      const { rules } = viewOf(state());
      element.hidden = !rules.wild;
      for (const { radio } of radios) radio.checked = radio.value === state().mark;
    },
  };
}
