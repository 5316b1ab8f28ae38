/** The door to the history: the slider, and the list of moves. */
import { h, type Part, set } from "../../../board/view/dom";
import { stepper } from "../../../board/view/stepper";
import { happened, pointOf, pointValue } from "../sentences";
import { viewOf } from "../state";
import type { Context } from "./context";

/** `home` is called when something that has the focus goes away. */
export function history(context: Context, home: () => void): Part {
  const { words, classic, state, dispatch } = context;
  const steps = stepper(
    words.history,
    () => {
      const { game, present } = state();
      const view = viewOf(state());
      return {
        index: game.index,
        present,
        value: pointValue(context, view, present),
        place: words.ready.soon?.history.place(pointOf(view), game.index, present) ?? "",
      };
    },
    (index, quiet) => dispatch({ type: "look", index, quiet }),
  );
  const list = h("ol", { class: "qt-moves qt-classic-moves", "aria-label": words.history.moves });
  const empty = h("p", { class: "qt-hint" }, classic.history.empty);

  let shown: readonly string[] = [];
  /** Rows that stay keep their elements, and so the focus. */
  const follow = (told: readonly string[]) => {
    const hadFocus = list.matches(":focus-within");
    for (const [index, text] of told.entries()) {
      const row = list.children[index];
      if (shown[index] === text) continue;
      const point = h("button", { type: "button", class: "qt-move-point" }, text);
      point.addEventListener("click", () => dispatch({ type: "look", index: index + 1 }));
      const made = h("li", {}, point);
      if (row) row.replaceWith(made);
      else list.append(made);
    }
    for (const row of [...list.children].slice(told.length)) row.remove();
    shown = told;
    if (hadFocus && !list.matches(":focus-within")) home();
  };

  return {
    element: h(
      "details",
      { class: "qt-door qt-explore" },
      h("summary", {}, words.history.title),
      h(
        "div",
        { class: "qt-door-body" },
        h(
          "section",
          { class: "qt-history", "aria-label": words.history.title },
          steps.element,
          h("div", { class: "qt-moves-box" }, list, empty),
        ),
      ),
    ),
    render() {
      steps.render();
      const { game, present } = state();
      const past = game.positions.slice(1, present + 1);
      follow(past.map(({ view }, index) => classic.history.move(index + 1, happened(context, view))));
      list.hidden = present === 0;
      empty.hidden = present > 0;
      [...list.children].forEach((row, index) => {
        const point = row.firstElementChild;
        if (point) set(point, "aria-current", index + 1 === game.index ? "step" : null);
      });
    },
  };
}
