/** The place under the board: in turn it holds the rules in short, the choice, the result, or a question. */
import { isLookingBack } from "../../../board/course";
import { h, type Part, set } from "../../../board/view/dom";
import { dropPanel } from "../../../board/view/drop";
import { offerPanel } from "../../../board/view/offer";
import { oneOf } from "../../../board/view/one-of";
import { rulesPanel } from "../../../board/view/rules";
import { dropped, isAway, isThinking, viewOf } from "../state";
import { positionOf } from "../types";
import { happened } from "../words/events";
import { dropQuestion } from "../words/history";
import { brokenReason } from "../words/sentences";
import { choicePanel } from "./choice";
import type { Context } from "./context";
import { endPanel } from "./end";
import { explainButton, explanation } from "./explain";
import { learnLinks } from "./learn";

export interface Panel extends Part {
  focus(part: "choices" | "drop" | "why", options?: FocusOptions): void;
}

/** `home` is called when something that has the focus goes away. */
export function panel(context: Context, home: () => void): Panel {
  const choice = choicePanel(context);
  const offer = offerPanel(context, (refusal) => brokenReason(context.words, refusal));
  const rules = rulesPanel(
    context.words,
    context.words.parts.rules,
    home,
    learnLinks(context),
    undefined,
    context.help,
  );
  const end = endPanel(context);
  const drop = dropPanel(context, () => {
    const { words, state } = context;
    const { dropping } = state();
    if (dropping === null) return null;
    return {
      move: happened(words, positionOf(dropping).view),
      question: dropQuestion(words, dropped(state())),
    };
  });
  const telling = explanation(context);
  const openers = [rules, end].map((part) => {
    const opener = explainButton(context, telling.focus);
    (part.element.querySelector(".qt-row") ?? part.element).append(opener.element);
    return opener;
  });
  // All lie in one cell and only one is visible, so that the room never changes.
  const parts = [rules, choice, end, telling, drop, offer];
  const away: Part = { element: context.away ?? h("div"), render() {} };
  const shared = oneOf(context.away ? [...parts, away] : parts);
  const element = h("div", { class: "qt-under" }, shared.element, choice.confirm);
  return {
    element,
    focus(part, options) {
      if (part === "choices") choice.focusFirst(options);
      else if (part === "drop") drop.focus(options);
      else end.focus(options);
    },
    render() {
      const state = context.state();
      const view = viewOf(state);
      const result = view.outcome ? end : rules;
      // What is chosen elsewhere, or by the computer, is told when it is chosen.
      const waits = isAway(state);
      const chooses = view.choices.length > 0 && !isThinking(state) && !waits && context.plays();
      const quiet = waits && !isLookingBack(state) ? away : result;
      const now = chooses ? choice : state.explained === null ? quiet : telling;
      const on = state.offer ? offer : state.dropping ? drop : now;
      const hadConfirm = choice.confirm.matches(":focus");
      const leaving = shared.show(on) || (on !== choice && hadConfirm);
      set(choice.confirm, "data-on", on === choice);
      for (const opener of openers) opener.render();
      if (leaving) home();
    },
  };
}
