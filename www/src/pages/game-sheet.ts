/** A game on paper: its record, a board for each step, and how it ended. */

import { button, h } from "../board/view/dom";
import { type Game, isRefusal, positionOf } from "../games/quantum/types";
import { next, result } from "../games/quantum/words/events";
import { en } from "../languages/en/board";
import { pageFrame, gameSheet as words } from "../languages/en/teach";
import { recordOf } from "../share/link";
import { boardAt, engineOrNot, sentenceAt } from "./boards";

export async function gameSheet(page: HTMLElement): Promise<void> {
  const body = h("div", { class: "sheet-game" });
  page.append(
    button(pageFrame.print, "qt-button sheet-print", () => print()),
    body,
  );
  const engine = await engineOrNot();
  const show = () => {
    const game = engine?.read(recordOf(location.hash) ?? "q1") ?? null;
    if (game === null) body.replaceChildren(h("p", {}, words.missing));
    else if (isRefusal(game)) {
      body.replaceChildren(h("p", {}, game.code === "other-game" ? words.other : words.broken));
    } else body.replaceChildren(...sheet(game));
  };
  addEventListener("hashchange", show);
  show();
}

function sheet(game: Game): HTMLElement[] {
  const { view } = positionOf(game);
  if (game.moves.length === 0) return [h("p", {}, words.start)];
  const steps = game.positions
    .slice(1)
    .map((_, index) =>
      h(
        "figure",
        {},
        boardAt(game, index + 1),
        h("figcaption", { class: "sheet-caption" }, `${index + 1}. ${sentenceAt(game, index + 1, false)}`),
      ),
    );
  const end = result(en, view, true) ?? words.goesOn(next(en, view));
  return [
    h("p", { class: "sheet-moves" }, h("strong", {}, words.moves), ` ${game.moves.join(" ")}`),
    h("p", {}, end),
    h("div", { class: "sheet-steps" }, ...steps),
  ];
}
