/** Who plays: two people, or the computer at a level against one of them or with itself. */
import { levels, type Players } from "../players";
import { lastToAct, presentOf } from "../state";
import type { Context } from "./context";
import { h, type Part } from "./dom";

export function seats({ words: { opponent, side, byLink }, state, dispatch, away }: Context): Part {
  const option = (value: string, label: string) => h("option", { value }, label);
  const against = h(
    "select",
    { class: "qt-button qt-select", "aria-label": opponent.against },
    option("both", opponent.person),
    ...(away ? [option("link", byLink.choice)] : []),
    h(
      "optgroup",
      { label: opponent.computer },
      ...levels.map((level) => option(level, opponent.level[level])),
    ),
  );
  // Who comes back from a game of two people sits where they sat before.
  let last: Players = "x";
  against.addEventListener("change", () => {
    const level = levels.find((known) => known === against.value);
    const { players } = state();
    if (against.value === "link") return dispatch({ type: "here", side: lastToAct(presentOf(state()).view) });
    dispatch({ type: "here", side: null });
    if (level) dispatch({ type: "seats", players: players === "both" ? last : players, level });
    else dispatch({ type: "seats", players: "both", level: state().level });
  });

  const choices: readonly [Players, string][] = [
    ["x", side.x],
    ["o", side.o],
    ["none", opponent.watch],
  ];
  const radios = choices.map(([players, label]) => {
    const radio = h("input", { type: "radio", name: "side", class: "qt-hidden", value: players });
    radio.addEventListener("change", () => {
      if (state().here !== null && (players === "x" || players === "o"))
        dispatch({ type: "here", side: players });
      else dispatch({ type: "seats", players, level: state().level });
    });
    return { players, radio, element: h("label", { class: "qt-side" }, radio, label) };
  });
  const sides = h(
    "fieldset",
    { class: "qt-sides" },
    h("legend", { class: "qt-hidden" }, opponent.side),
    h("span", { class: "qt-as", "aria-hidden": "true" }, opponent.as),
    ...radios.map(({ element }) => element),
  );
  return {
    element: h(
      "form",
      { class: "qt-seats" },
      h("label", { class: "qt-against" }, opponent.against, against),
      sides,
    ),
    render() {
      const { players, level, here } = state();
      against.value = here !== null ? "link" : players === "both" ? "both" : level;
      if (players !== "both") last = players;
      for (const made of radios) {
        made.radio.checked = made.players === (here ?? players);
        made.element.hidden = here !== null && made.players === "none";
      }
      sides.hidden = players === "both" && here === null;
    },
  };
}
