/** A page to read: its examples become boards that can be stepped through. */

import { isRefusal, positionOf } from "../board/types";
import { button, h, set, setText } from "../board/view/dom";
import type { ReaderWords } from "../languages/page-words";
import type { Words } from "../languages/words";
import { boardAt, engineOrNot, type Printed, printed, sentenceAt } from "./boards";
import { homeAddress } from "./home";

export async function reading(page: HTMLElement, words: Words): Promise<void> {
  const figures = [...page.querySelectorAll<HTMLElement>(".text-example")];
  if (figures.length === 0) return;
  const [engine, said] = await Promise.all([engineOrNot(), words.parts.reader(), words.parts.soon()]);
  for (const figure of figures) {
    const { record = "", from = "0" } = figure.dataset;
    const shown = engine && (await printed(engine, words, record));
    if (shown && !isRefusal(shown)) live(figure, shown, Number(from), said);
  }
}

/** Gives a figure its board, two buttons, and the sentence of the step. */
function live(figure: HTMLElement, shown: Printed, from: number, said: ReaderWords): void {
  const { game } = shown;
  const last = game.positions.length - 1;
  let index = from;
  const board = h("div", { class: "text-board" });
  const sentence = h("p", { class: "text-step", role: "status" });
  const count = h("span", { class: "text-count" });
  const go = (by: number) => {
    index = Math.max(0, Math.min(last, index + by));
    show();
  };
  const previous = button(said.previous, "qt-button", () => go(-1));
  const next = button(said.next, "qt-button", () => go(1));
  const open = h("a", { class: "text-open" }, said.open);
  const show = () => {
    board.replaceChildren(boardAt(shown, index));
    setText(sentence, sentenceAt(shown, index));
    setText(count, said.step(index, last));
    set(previous, "aria-disabled", index === 0 ? "true" : null);
    set(next, "aria-disabled", index === last ? "true" : null);
    set(open, "href", `${homeAddress()}#${positionOf({ ...game, index }).record}`);
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
