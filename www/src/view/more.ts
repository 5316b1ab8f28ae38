/** The door to the rarer things: typing a move, asking about the board, points, and what the page adds. */
import type { Question } from "../actions";
import type { Said } from "../state";
import { spoken } from "../words/sentences";
import type { Context } from "./context";
import { button, h, named, type Part, set, setText } from "./dom";

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
  // Whoever has scrolled down to the field does not see the sentence above the board.
  const refused = h("p", { class: "qt-hint qt-refused" });
  const name = named(refused);
  refused.hidden = true;
  const typing = h(
    "form",
    { class: "qt-section" },
    h("label", { class: "qt-label" }, words.typed.label, field),
    h("button", { type: "submit", class: "qt-button" }, words.typed.submit),
    refused,
    h("p", { class: "qt-hint" }, words.typed.hint),
  );
  /** What was said about the field's text, as long as it stands there. */
  let objection: Said | null = null;
  const object = (what: Said | null) => {
    objection = what;
    setText(refused, what ? spoken(words, what, state().points) : "");
    refused.hidden = what === null;
    set(field, "aria-invalid", what === null ? null : "true");
    set(field, "aria-describedby", what === null ? null : name);
  };
  field.addEventListener("input", () => object(null));
  typing.addEventListener("submit", (event) => {
    event.preventDefault();
    const before = state();
    dispatch({ type: "typed", text: field.value });
    if (state().game !== before.game) field.value = "";
    const { what } = state().said;
    if (what === before.said.what) return;
    if (what?.kind !== "refused" && what?.kind !== "broken" && what?.kind !== "missing") return;
    object(what);
    refused.scrollIntoView({ block: "nearest" });
  });

  const answer = h("p", { class: "qt-hint qt-answer" });
  const questions: readonly Question[] = ["last", "status", "cycle", "groups"];
  const asking = h(
    "div",
    { class: "qt-section", role: "group", "aria-label": words.ask.title },
    h("p", { class: "qt-label" }, words.ask.title),
    h(
      "div",
      { class: "qt-row" },
      ...questions.map((question) =>
        button(words.ask[question], "qt-button", () => {
          dispatch({ type: "ask", question });
          answer.scrollIntoView({ block: "nearest" });
        }),
      ),
    ),
    answer,
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
      const { said } = state();
      points.checked = state().points;
      for (const made of [typing, asking].flatMap((part) => [...part.querySelectorAll("button")])) {
        set(made, "aria-disabled", state().missing === null ? null : "true");
      }
      if (objection !== null && objection !== said.what) object(null);
      const answered = said.what?.kind === "answer" ? spoken(words, said.what, false) : "";
      setText(answer, answered);
      answer.hidden = answered === "";
    },
  };
}
