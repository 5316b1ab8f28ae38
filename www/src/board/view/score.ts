/** The score of two people over several games. */
import type { Words } from "../../languages/words";
import type { Context } from "../context";
import { presentOf } from "../course";
import { counted, type Match, type Person, tally } from "../match";
import type { Players } from "../players";
import { button, h, type Part, setText } from "./dom";

const people: readonly Person[] = ["a", "b"];

export function scoreSection({ words, state, dispatch }: Context): Part {
  const { who, plays, won, points } = words.match;
  const rows = people.map((person) => {
    const cells = [h("td", {}), h("td", {}), h("td", {})] as const;
    const name = h("th", { scope: "row" });
    return { person, name, cells, element: h("tr", {}, name, ...cells) };
  });
  const games = h("p", { class: "qt-hint" });
  const forget = button(words.match.forget, "qt-button", () => {
    if (forget.ariaDisabled === "false") dispatch({ type: "forget" });
  });
  const header = [who, plays, won, points].map((title) => h("th", { scope: "col" }, title));
  return {
    element: h(
      "div",
      { class: "qt-section qt-score" },
      h(
        "table",
        {},
        h("caption", {}, words.match.title),
        h("thead", {}, h("tr", {}, ...header)),
        h("tbody", {}, ...rows.map((row) => row.element)),
      ),
      games,
      forget,
    ),
    render() {
      const { match, players } = state();
      const played = counted(match, presentOf(state()));
      for (const { person, name, cells } of rows) {
        setText(name, personName(words, players, match, person));
        const { won, points } = tally(played, person);
        setText(cells[0], words.side[person === match.x ? "x" : "o"]);
        setText(cells[1], String(won));
        setText(cells[2], words.result.points(points));
      }
      setText(games, words.match.games(played.length, played.filter(({ winner }) => winner === null).length));
      const fresh = played.length === 0 && (players !== "both" || match.x === "a");
      forget.setAttribute("aria-disabled", String(fresh));
    },
  };
}

/** One of the two people of a match; against the computer they are you and it. */
export function personName(
  { match: say }: Pick<Words, "match">,
  players: Players,
  { x }: Pick<Match, "x">,
  person: Person,
): string {
  if (players === "both") return say.person[person];
  return players === (x === person ? "x" : "o") ? say.you : say.computer;
}
