/** The place under the board: in turn it holds the rules in short, the result, or a question. */
import { button, h, type Part, setText } from "../../../board/view/dom";
import { type DropPanel, dropPanel } from "../../../board/view/drop";
import { offerPanel } from "../../../board/view/offer";
import { oneOf } from "../../../board/view/one-of";
import { rulesPanel } from "../../../board/view/rules";
import { brokenReason, dropQuestion, happened, result } from "../sentences";
import { viewOf } from "../state";
import { positionOf } from "../types";
import type { Context } from "./context";

export interface Panel extends Part {
  readonly focusDrop: DropPanel["focus"];
}

/** `home` is called when something that has the focus goes away. */
export function panel(context: Context, home: () => void): Panel {
  const { words, state, dispatch } = context;
  const rules = rulesPanel(
    context.classic,
    async () => context.classic.allRules,
    home,
    [],
    () => context.classic.short(viewOf(state()).rules),
  );
  const end = endPanel(context);
  const offer = offerPanel({ words, state, dispatch }, () => {
    const refused = state().offer;
    return refused ? brokenReason(context, refused) : "";
  });
  const drop = dropPanel({ words, dispatch }, () => {
    const { dropping } = state();
    if (dropping === null) return null;
    const move = happened(context, positionOf(dropping).view);
    return { move, question: dropQuestion(context, state()) };
  });
  const shared = oneOf([rules, end, drop, offer]);
  return {
    element: h("div", { class: "qt-under" }, shared.element),
    focusDrop: drop.focus,
    render() {
      const now = state();
      const calm = viewOf(now).outcome ? end : rules;
      if (shared.show(now.offer ? offer : now.dropping ? drop : calm)) home();
    },
  };
}

function endPanel(context: Context): Part {
  const sentence = h("p", { class: "qt-result" });
  const again = button(context.classic.end.again, "qt-button qt-confirm", () =>
    context.dispatch({ type: "new" }),
  );
  return {
    element: h("div", { class: "qt-end" }, sentence, h("div", { class: "qt-row" }, again)),
    render() {
      setText(sentence, result(context, viewOf(context.state())) ?? "");
    },
  };
}
