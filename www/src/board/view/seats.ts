/** Who plays: two people, or the computer at a level against one of them or with itself. */

import type { Words } from "../../languages/words";
import { type Level, levels } from "../players";
import { h, type Part } from "./dom";

/** What of a game is asked here; `P` is which sides people play, by the names that the game has for them. */
interface Context<P> {
  readonly words: Pick<Words, "opponent">;
  state(): { readonly players: P; readonly level: Level };
  dispatch(action: { readonly type: "seats"; readonly players: P; readonly level: Level }): void;
}

/** Two people by link: which side is played here, null while nobody plays so. */
export interface ByLink<P> {
  readonly label: string;
  here(): P | null;
  /** Begins with the side that acted last. */
  begin(): void;
  sit(side: P | null): void;
}

/** `sides` are the two sides with their labels, the one that begins first. */
export function seats<P extends string>(
  { words: { opponent }, state, dispatch }: Context<P | "both" | "none">,
  sides: readonly [readonly [P, string], readonly [P, string]],
  link: ByLink<P> | null = null,
): Part {
  const option = (value: string, label: string) => h("option", { value }, label);
  const against = h(
    "select",
    { class: "qt-button qt-select", "aria-label": opponent.against },
    option("both", opponent.person),
    ...(link ? [option("link", link.label)] : []),
    h(
      "optgroup",
      { label: opponent.computer },
      ...levels.map((level) => option(level, opponent.level[level])),
    ),
  );
  // Who comes back from a game of two people sits where they sat before.
  let last: P | "none" = sides[0][0];
  against.addEventListener("change", () => {
    const level = levels.find((known) => known === against.value);
    const { players } = state();
    if (against.value === "link") return link?.begin();
    if (level) dispatch({ type: "seats", players: players === "both" ? last : players, level });
    else if (link && link.here() !== null) link.sit(null);
    else dispatch({ type: "seats", players: "both", level: state().level });
  });

  const choices: readonly (readonly [P | "none", string])[] = [...sides, ["none", opponent.watch]];
  const radios = choices.map(([players, label]) => {
    const radio = h("input", { type: "radio", name: "side", class: "qt-hidden", value: players });
    radio.addEventListener("change", () => {
      if (link && link.here() !== null && players !== "none") link.sit(players);
      else dispatch({ type: "seats", players, level: state().level });
    });
    return { players, radio, element: h("label", { class: "qt-side" }, radio, label) };
  });
  const places = h(
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
      places,
    ),
    render() {
      const { players, level } = state();
      const here = link?.here() ?? null;
      against.value = here !== null ? "link" : players === "both" ? "both" : level;
      if (isSeat(players)) last = players;
      for (const made of radios) {
        made.radio.checked = made.players === (here ?? players);
        made.element.hidden = here !== null && made.players === "none";
      }
      places.hidden = players === "both" && here === null;
    },
  };

  function isSeat(players: P | "both" | "none"): players is P | "none" {
    return players !== "both";
  }
}
