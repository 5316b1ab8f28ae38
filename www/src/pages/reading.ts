/** A page to read: its examples become boards that can be stepped through. */

import { button, h, set, setText } from "../board/view/dom";
import type { Game } from "../games/quantum/types";
import { pageFrame } from "../languages/en/teach";
import { boardAt, engineOrNot, gameOf, sentenceAt } from "./boards";

export async function reading(page: HTMLElement): Promise<void> {
  const figures = [...page.querySelectorAll<HTMLElement>(".text-example")];
  if (figures.length === 0) return;
  const engine = await engineOrNot();
  for (const figure of figures) {
    const { record = "", from = "0" } = figure.dataset;
    const game = engine ? gameOf(engine, record) : null;
    if (game) live(figure, game, Number(from));
  }
}

/** Gives a figure its board, two buttons, and the sentence of the step. */
function live(figure: HTMLElement, game: Game, from: number): void {
  const last = game.positions.length - 1;
  let index = from;
  const board = h("div", { class: "text-board" });
  const sentence = h("p", { class: "text-step", role: "status" });
  const count = h("span", { class: "text-count" });
  const go = (by: number) => {
    index = Math.max(0, Math.min(last, index + by));
    show();
  };
  const previous = button(pageFrame.previous, "qt-button", () => go(-1));
  const next = button(pageFrame.next, "qt-button", () => go(1));
  const open = h("a", { class: "text-open" }, pageFrame.open);
  const show = () => {
    board.replaceChildren(boardAt(game, index));
    setText(sentence, sentenceAt(game, index));
    setText(count, pageFrame.step(index, last));
    set(previous, "aria-disabled", index === 0 ? "true" : null);
    set(next, "aria-disabled", index === last ? "true" : null);
    set(open, "href", `./#${game.positions[index]?.record ?? "q1"}`);
  };
  show();
  figure.append(
    board,
    h(
      "div",
      { class: "text-told" },
      sentence,
      h("div", { class: "qt-row text-steps" }, previous, next, count),
      open,
    ),
  );
}
