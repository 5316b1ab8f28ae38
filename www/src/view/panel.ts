/** The place under the board: in turn it holds the rules in short, the choice, the result, or a broken link's offer. */
import { viewOf } from "../state";
import { result } from "../words/sentences";
import { choicePanel } from "./choice";
import type { Context } from "./context";
import { button, h, type Part, set, setText } from "./dom";
import { offerPanel } from "./offer";
import { rulesPanel } from "./rules";

export interface Panel extends Part {
  focusChoice(options?: FocusOptions): void;
}

/** `home` is called when something that has the focus goes away. */
export function panel(context: Context, home: () => void): Panel {
  const choice = choicePanel(context);
  const offer = offerPanel(context);
  const rules = rulesPanel(context.words);
  const end = resultPanel(context);
  // All lie in one cell and only one is visible, so that the room never changes.
  const parts = [rules, choice, end, offer];
  const element = h("section", { class: "qt-panel" }, ...parts.map((part) => part.element));
  return {
    element,
    focusChoice: choice.focusFirst,
    render() {
      const state = context.state();
      const view = viewOf(state);
      const on = state.offer ? offer : view.choices.length > 0 ? choice : view.outcome ? end : rules;
      const focused = element.getRootNode();
      const active =
        focused instanceof Document || focused instanceof ShadowRoot ? focused.activeElement : null;
      const leaving = parts.some((part) => part !== on && part.element.contains(active));
      for (const part of parts) {
        set(part.element, "data-on", part === on);
        part.render();
      }
      if (leaving) home();
    },
  };
}

function resultPanel(context: Context): Part {
  const sentence = h("p", { class: "qt-result" });
  const again = button(context.words.buttons.newGame, "qt-button qt-confirm", () =>
    context.dispatch({ type: "new" }),
  );
  return {
    element: h("div", { class: "qt-end" }, sentence, again),
    render() {
      const state = context.state();
      setText(sentence, result(context.words, viewOf(state), state.points) ?? "");
    },
  };
}
