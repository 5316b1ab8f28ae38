/** The door to the rarer things: typing a move, asking about the board, and what the page adds. */
import { button, h, type Part, set, setText } from "../../view/dom";
import { typedField } from "../../view/typed";
import { spoken } from "../../words/classic-sentences";
import type { Question } from "../actions";
import type { Said } from "../state";
import type { Context } from "./context";

export interface More extends Part {
  /** Opens the door and puts the focus into the field. */
  type(): void;
}

const questions: readonly Question[] = ["last", "status"];

export function more(context: Context, extras: readonly HTMLElement[]): More {
  const { words, classic, state, dispatch } = context;
  /** What was said about the field's text, as long as it stands there. */
  let objection: Said | null = null;
  const typing = typedField(classic.typed, (text) => {
    const before = state();
    dispatch({ type: "typed", text });
    const { game, said } = state();
    const { what } = said;
    const refused =
      what !== before.said.what &&
      (what?.kind === "refused" || what?.kind === "broken" || what?.kind === "missing");
    if (refused) objection = what;
    return { taken: game !== before.game, objection: refused ? spoken(context, what) : null };
  });
  const answer = h("p", { class: "qt-hint qt-answer" });
  const buttons = questions.map((question) =>
    button(words.ask[question], "qt-button", () => {
      dispatch({ type: "ask", question });
      answer.scrollIntoView({ block: "nearest" });
    }),
  );
  const asking = h(
    "div",
    { class: "qt-section", role: "group", "aria-label": words.ask.title },
    h("p", { class: "qt-label" }, words.ask.title),
    h("div", { class: "qt-row" }, ...buttons),
    answer,
  );
  const element = h(
    "details",
    { class: "qt-door qt-more" },
    h("summary", {}, words.buttons.more),
    h("div", { class: "qt-door-body" }, typing.element, asking, ...extras),
  );
  return {
    element,
    type() {
      element.open = true;
      typing.focus();
    },
    render() {
      const { said, missing } = state();
      for (const made of [...typing.element.querySelectorAll("button"), ...buttons]) {
        set(made, "aria-disabled", missing === null ? null : "true");
      }
      if (objection !== said.what) typing.settle();
      const answered = said.what?.kind === "answer" ? spoken(context, said.what) : "";
      setText(answer, answered);
      answer.hidden = answered === "";
    },
  };
}
