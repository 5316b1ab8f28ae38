/** A game on paper: its record, a board for each step, and how it ended. */

import { sideOf } from "../board/players";
import { isRefusal, positionOf } from "../board/types";
import { button, h } from "../board/view/dom";
import { games } from "../games/index";
import type { SheetWords } from "../languages/page-words";
import type { Words } from "../languages/words";
import { recordOf } from "../share/link";
import { boardAt, engineOrNot, type Printed, printed, sentenceAt } from "./boards";

export async function gameSheet(page: HTMLElement, words: Words): Promise<void> {
  const { print: label, game: said } = await words.parts.sheets();
  await words.parts.soon();
  const body = h("div", { class: "sheet-game" });
  page.append(
    button(label, "qt-button sheet-print", () => print()),
    body,
  );
  const engine = await engineOrNot();
  const show = async () => {
    const record = recordOf(location.hash) ?? games[0].start;
    const game = engine && (await printed(engine, words, record));
    if (game === null) body.replaceChildren(h("p", {}, said.missing));
    else if (isRefusal(game)) {
      body.replaceChildren(h("p", {}, game.code === "other-game" ? said.other : said.broken));
    } else body.replaceChildren(...sheet(said, game));
  };
  addEventListener("hashchange", () => void show());
  await show();
}

function sheet(said: SheetWords["game"], shown: Printed): HTMLElement[] {
  const { page, words, game } = shown;
  const { view } = positionOf(game);
  if (game.moves.length === 0) return [h("p", {}, said.start)];
  const steps = game.positions
    .slice(1)
    .map((_, index) =>
      h(
        "figure",
        {},
        boardAt(shown, index + 1),
        h(
          "figcaption",
          { class: "sheet-caption" },
          said.step(index + 1, sentenceAt(shown, index + 1, false)),
        ),
      ),
    );
  const { turn } = view;
  const end = turn
    ? said.goesOn(words.side[sideOf(turn.side ?? "x")], turn.phase === "measure")
    : (page.voice.result(view, page.points) ?? "");
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
