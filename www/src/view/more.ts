/** The door to the rarer things: typing a move, asking about the board, points, and what the page adds. */
import type { Question } from "../actions";
import type { Context } from "./context";
import { button, h, type Part } from "./dom";

export interface More extends Part {
  /** Opens the door and puts the focus into the field. */
  type(): void;
}

export function more({ words, state, dispatch }: Context, extras: readonly HTMLElement[]): More {
  const field = h("input", {
    type: "text",
    class: "qt-field",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const typing = h(
    "form",
    { class: "qt-section" },
    h("label", { class: "qt-label" }, words.typed.label, field),
    h("button", { type: "submit", class: "qt-button" }, words.typed.submit),
    h("p", { class: "qt-hint" }, words.typed.hint),
  );
  typing.addEventListener("submit", (event) => {
    event.preventDefault();
    const before = state().game;
    dispatch({ type: "typed", text: field.value });
    if (state().game !== before) field.value = "";
  });

  const questions: readonly Question[] = ["last", "status", "cycle", "groups"];
  const asking = h(
    "div",
    { class: "qt-section", role: "group", "aria-label": words.ask.title },
    h("p", { class: "qt-label" }, words.ask.title),
    h(
      "div",
      { class: "qt-row" },
      ...questions.map((question) =>
        button(words.ask[question], "qt-button", () => dispatch({ type: "ask", question })),
      ),
    ),
  );

  const points = h("input", { type: "checkbox" });
  points.addEventListener("change", () => dispatch({ type: "points", on: points.checked }));
  const scoring = h("label", { class: "qt-section qt-check" }, points, words.points);

  const element = h(
    "details",
    { class: "qt-door qt-more" },
    h("summary", {}, words.buttons.more),
    h("div", { class: "qt-door-body" }, typing, asking, ...extras, scoring),
  );
  return {
    element,
    type() {
      element.open = true;
      field.focus();
    },
    render() {
      points.checked = state().points;
    },
  };
}
