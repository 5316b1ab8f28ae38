/** The history of the game: a slider with buttons to step, and the list of moves. Looking changes nothing. */
import { isLookingBack, viewOf } from "../state";
import { pointName, pointValue } from "../words/history";
import type { Context } from "./context";
import { button, h, type Part, set, setText } from "./dom";
import { moveList } from "./moves";

const SVG = "http://www.w3.org/2000/svg";

/** The signs on the buttons: a triangle, and a bar where it stops. */
const ICONS = {
  first: "M6 5v14M18.5 5.5v13L9 12z",
  back: "M16 5.5v13L6.5 12z",
  forward: "M8 5.5v13L17.5 12z",
  last: "M18 5v14M5.5 5.5v13L15 12z",
} as const;

export function historySection(context: Context, home: () => void): Part {
  const { words, state, dispatch } = context;
  const look = (index: number) => dispatch({ type: "look", index });
  const first = step(ICONS.first, words.history.first, () => look(0));
  const back = step(ICONS.back, words.history.back1, () => look(state().game.index - 1));
  const forward = step(ICONS.forward, words.history.forward1, () => look(state().game.index + 1));
  const last = step(ICONS.last, words.history.last, () => look(state().present));
  const slider = h("input", {
    type: "range",
    class: "qt-slider",
    min: "0",
    step: "1",
    "aria-label": words.history.position,
  });
  slider.addEventListener("input", () =>
    dispatch({ type: "look", index: Number(slider.value), quiet: true }),
  );
  const point = h("p", { class: "qt-point", "aria-hidden": "true" });
  const moves = moveList(context, home);
  return {
    element: h(
      "section",
      { class: "qt-history", "aria-label": words.history.title },
      h("h2", { class: "qt-label" }, words.history.title),
      h("div", { class: "qt-steps" }, first, back, slider, forward, last),
      point,
      moves.element,
    ),
    render() {
      const { game, present } = state();
      const view = viewOf(state());
      set(slider, "max", String(present));
      set(slider, "aria-valuetext", pointValue(words, view, present));
      set(slider, "aria-disabled", String(present === 0));
      slider.value = String(game.index);
      slider.style.setProperty("--qt-part", String(present === 0 ? 1 : game.index / present));
      for (const toStart of [first, back]) set(toStart, "aria-disabled", String(game.index === 0));
      for (const toEnd of [forward, last]) set(toEnd, "aria-disabled", String(!isLookingBack(state())));
      setText(point, words.history.place(pointName(words, view), game.index, present));
      moves.render();
    },
  };
}

function step(icon: string, label: string, press: () => void): HTMLButtonElement {
  const made = button("", "qt-button qt-step", press);
  const picture = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  set(picture, "viewBox", "0 0 24 24");
  set(picture, "aria-hidden", "true");
  set(path, "d", icon);
  picture.append(path);
  made.append(picture);
  set(made, "aria-label", label);
  set(made, "title", label);
  return made;
}
