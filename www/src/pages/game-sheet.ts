/** A game on paper: its record, a board for each step, and how it ended. */

import { button, h } from "../board/view/dom";
import { type Game, isRefusal, positionOf } from "../games/quantum/types";
import { result } from "../games/quantum/words/events";
import type { SheetWords } from "../languages/page-words";
import type { Words } from "../languages/words";
import { recordOf } from "../share/link";
import { boardAt, engineOrNot, sentenceAt } from "./boards";

export async function gameSheet(page: HTMLElement, words: Words): Promise<void> {
  const { print: label, game: said } = await words.parts.sheets();
  await words.parts.soon();
  const body = h("div", { class: "sheet-game" });
  page.append(
    button(label, "qt-button sheet-print", () => print()),
    body,
  );
  const engine = await engineOrNot();
  const show = () => {
    const game = engine?.read(recordOf(location.hash) ?? "q1") ?? null;
    if (game === null) body.replaceChildren(h("p", {}, said.missing));
    else if (isRefusal(game)) {
      body.replaceChildren(h("p", {}, game.code === "other-game" ? said.other : said.broken));
    } else body.replaceChildren(...sheet(words, said, game));
  };
  addEventListener("hashchange", show);
  show();
}

function sheet(words: Words, said: SheetWords["game"], game: Game): HTMLElement[] {
  const { view } = positionOf(game);
  if (game.moves.length === 0) return [h("p", {}, said.start)];
  const steps = game.positions
    .slice(1)
    .map((_, index) =>
      h(
        "figure",
        {},
        boardAt(game, index + 1),
        h(
          "figcaption",
          { class: "sheet-caption" },
          said.step(index + 1, sentenceAt(words, game, index + 1, false)),
        ),
      ),
    );
  const { turn } = view;
  const end = turn
    ? said.goesOn(words.side[turn.side], turn.phase === "measure")
    : (result(words, view, true) ?? "");
  return [
    h(
      "p",
      { class: "sheet-moves" },
      h("strong", {}, said.moves),
      " ",
      h("bdi", { dir: "ltr", translate: "no" }, game.moves.join(" ")),
    ),
    h("p", {}, end),
    h("div", { class: "sheet-steps" }, ...steps),
  ];
}
