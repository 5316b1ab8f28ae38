/** The door to the rarer things: typing a move, asking about the board, points, and what the page adds. */
import type { Question } from "../actions";
import type { Said } from "../state";
import { spoken } from "../words/sentences";
import type { Context } from "./context";
import { button, h, type Part, set, setText } from "./dom";
import { typedField } from "./typed";

export interface More extends Part {
  /** Opens the door and puts the focus into the field. */
  type(): void;
}

export function more({ words, state, dispatch }: Context, extras: readonly HTMLElement[]): More {
  const typing = typedField(words.typed, (text) => {
    const before = state();
    dispatch({ type: "typed", text });
    const { game, said } = state();
    const { what } = said;
    const refused =
      what !== before.said.what &&
      (what?.kind === "refused" || what?.kind === "broken" || what?.kind === "missing");
    if (refused) objection = what;
    return {
      taken: game !== before.game,
      objection: refused ? spoken(words, what, state().points, state().players) : null,
    };
  });
  /** What was said about the field's text, as long as it stands there. */
  let objection: Said | null = null;

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
    h("div", { class: "qt-door-body" }, typing.element, asking, ...extras, scoring),
  );
  return {
    element,
    type() {
      element.open = true;
      typing.focus();
    },
    render() {
      const { said } = state();
      points.checked = state().points;
      for (const made of [typing.element, asking].flatMap((part) => [...part.querySelectorAll("button")])) {
        set(made, "aria-disabled", state().missing === null ? null : "true");
      }
      if (objection !== said.what) typing.settle();
      const answered = said.what?.kind === "answer" ? spoken(words, said.what, false, state().players) : "";
      setText(answer, answered);
      answer.hidden = answered === "";
    },
  };
}
