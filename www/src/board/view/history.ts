/** The history of a game: a slider with buttons to step, and the list of moves; by itself it is behind a door. */
import type { Context } from "../context";
import { viewOf } from "../course";
import type { Voice } from "../game";
import { h, type Part, set } from "./dom";
import { stepper } from "./stepper";

/** The slider, and under it a list of moves. */
export function historySection(
  { words, state, dispatch }: Pick<Context, "words" | "state" | "dispatch">,
  voice: Pick<Voice, "point" | "happened">,
  moves: Part,
  title: readonly HTMLElement[] = [],
): Part {
  const { history } = words;
  const standing = () => {
    const { game, present, players } = state();
    const view = viewOf(state());
    const said = words.ready.soon?.history;
    const what = view.index === 0 ? said?.beforeFirst : voice.happened(view, players);
    return {
      index: game.index,
      present,
      value: said?.value(view.index, present, what ?? "") ?? "",
      place: said?.place(voice.point(view), game.index, present) ?? "",
    };
  };
  const steps = stepper(history, standing, (index, quiet) => dispatch({ type: "look", index, quiet }));
  return {
    element: h(
      "section",
      { class: "qt-history", "aria-label": history.title },
      ...title,
      steps.element,
      moves.element,
    ),
    render() {
      steps.render();
      moves.render();
    },
  };
}

/** The door to it, for a game that has nothing else behind that. `home` is called when something that has the focus goes away. */
export function historyDoor(context: Context, voice: Voice, home: () => void): Part & { destroy(): void } {
  const { history } = context.words;
  const section = historySection(context, voice, moveList(context, voice, home));
  return {
    element: h(
      "details",
      { class: "qt-door qt-explore" },
      h("summary", {}, history.title),
      h("div", { class: "qt-door-body" }, section.element),
    ),
    render: section.render,
    destroy() {},
  };
}

/** Every move a line, and a press goes there. */
function moveList(
  { words: { history }, state, dispatch }: Context,
  voice: Pick<Voice, "entry" | "noEntries">,
  home: () => void,
): Part {
  const list = h("ol", { class: "qt-moves qt-plain-moves", "aria-label": history.moves });
  const empty = h("p", { class: "qt-hint" }, voice.noEntries);

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
    element: h("div", { class: "qt-moves-box" }, list, empty),
    render() {
      const { game, present, players } = state();
      follow(game.positions.slice(1, present + 1).map(({ view }) => voice.entry(view, players)));
      list.hidden = present === 0;
      empty.hidden = present > 0;
      [...list.children].forEach((row, index) => {
        const point = row.firstElementChild;
        if (point) set(point, "aria-current", index + 1 === game.index ? "step" : null);
      });
    },
  };
}
