/** The door to other boards and rules: a form, and a new game when it is sent. */

import type { Context as BoardContext } from "../../../board/context";
import { h, type Part, set } from "../../../board/view/dom";
import type { ClassicWords } from "../../../languages/classic-words";
import type { Own } from "../actions";
import type { State } from "../state";
import { viewOf } from "../state";
import type { Rules, View } from "../types";

type Context = BoardContext<View, State, Own>;

const sizes: readonly Rules["n"][] = [3, 4, 5];
const switches = ["misere", "wild", "gravity"] as const;

/** `home` is called when the game that was asked for has begun. */
export function options({ state, dispatch }: Context, classic: ClassicWords, home: () => void): Part {
  const words = classic.options;
  const radio = (name: string, value: number, label: string) => {
    const input = h("input", { type: "radio", name, value: String(value) });
    return { value, input, element: h("label", { class: "qt-check" }, input, label) };
  };
  const boards = sizes.map((n) => radio("size", n, words.sizeOf(n)));
  const lines = sizes.map((k) => radio("line", k, words.inARow(k)));
  const boxes = switches.map((name) => {
    const input = h("input", { type: "checkbox" });
    return { name, input, element: h("label", { class: "qt-check" }, input, words[name]) };
  });
  const group = (title: string, parts: readonly { element: HTMLElement }[], className: string) =>
    h(
      "fieldset",
      { class: className },
      h("legend", { class: "qt-label" }, title),
      ...parts.map(({ element }) => element),
    );
  const form = h(
    "form",
    { class: "qt-door-body" },
    group(words.size, boards, "qt-row"),
    group(words.line, lines, "qt-row"),
    group(words.options, boxes, "qt-options"),
    h(
      "div",
      { class: "qt-section" },
      h("button", { type: "submit", class: "qt-button" }, words.begin),
      h("p", { class: "qt-hint" }, words.hint),
    ),
  );
  const size = () => boards.find(({ input }) => input.checked)?.value ?? 3;

  /** A line is as long as the board is wide, until another length is asked for, and never longer. */
  const fit = (k: number) => {
    for (const { value, input, element } of lines) {
      input.disabled = value > size();
      set(element, "data-off", input.disabled);
      input.checked = value === Math.min(k, size());
    }
  };
  for (const { value, input } of boards) input.addEventListener("change", () => fit(value));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const n = sizes.find((known) => known === size()) ?? 3;
    const k = lines.find(({ input }) => input.checked)?.value ?? n;
    const [misere, wild, gravity] = boxes.map(({ input }) => input.checked);
    dispatch({ type: "begin", rules: { n, k, misere: !!misere, wild: !!wild, gravity: !!gravity } });
    home();
  });

  let shown = "";
  return {
    element: h("details", { class: "qt-door qt-board-options" }, h("summary", {}, words.title), form),
    render() {
      // What is being chosen stays, as long as the rules of the game do.
      const { rules } = viewOf(state());
      const now = JSON.stringify(rules);
      if (now === shown) return;
      shown = now;
      for (const { value, input } of boards) input.checked = value === rules.n;
      fit(rules.k);
      for (const { name, input } of boxes) input.checked = rules[name];
    },
  };
}
