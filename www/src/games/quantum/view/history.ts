/** The history of the game: a slider with buttons to step, and the list of moves. */

import { h, type Part } from "../../../board/view/dom";
import { stepper } from "../../../board/view/stepper";
import type { ExploreWords } from "../../../languages/explore-words";
import { viewOf } from "../state";
import { pointOf, pointValue } from "../words/history";
import type { Context } from "./context";
import { moveList } from "./moves";

export function historySection(context: Context, said: ExploreWords["moves"], home: () => void): Part {
  const { words, state, dispatch } = context;
  const standing = () => {
    const { game, present } = state();
    const view = viewOf(state());
    return {
      index: game.index,
      present,
      value: pointValue(words, view, present),
      place: words.ready.soon?.history.place(pointOf(words, view), game.index, present) ?? "",
    };
  };
  const steps = stepper(words.history, standing, (index, quiet) => dispatch({ type: "look", index, quiet }));
  const moves = moveList(context, said, home);
  return {
    element: h(
      "section",
      { class: "qt-history", "aria-label": words.history.title },
      h("h2", { class: "qt-label" }, words.history.title),
      steps.element,
      moves.element,
    ),
    render() {
      steps.render();
      moves.render();
    },
  };
}
