/** What is shown under the board in this game alone: the choice of a collapse, and the last one told by hand. */
import { isAway, isThinking } from "../../../board/course";
import type { OwnPanels } from "../../../board/game";
import { set } from "../../../board/view/dom";
import { type State, viewOf } from "../state";
import type { View } from "../types";
import { choicePanel } from "./choice";
import type { Context } from "./context";
import { explainButton, explanation } from "./explain";

export function panels(context: Context): OwnPanels<State> {
  const choice = choicePanel(context);
  const telling = explanation(context);
  return {
    parts: [choice, telling],
    below: [choice.confirm],
    opener: () => explainButton(context, telling.focus),
    shown(state) {
      // What is chosen elsewhere, or by the computer, is told when it is chosen.
      const { choices }: View = viewOf(state);
      if (choices.length > 0 && !isThinking(state) && !isAway(state) && context.plays()) return choice;
      return state.explained === null ? null : telling;
    },
    focus: (_, options) => choice.focusFirst(options),
    follow(on) {
      const gone = on !== choice && choice.confirm.matches(":focus");
      set(choice.confirm, "data-on", on === choice);
      return gone;
    },
  };
}
