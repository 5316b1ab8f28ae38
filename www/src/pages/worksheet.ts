/** The worksheet: a worked game, and six empty boards with their nine places to each square. */
import { isRefusal } from "../board/types";
import { button, h } from "../board/view/dom";
import type { Words } from "../languages/words";
import { boardAt, engineOrNot, printed } from "./boards";
import { emptyBoard } from "./empty-board";
import { WORKED } from "./worked-game";

export async function worksheet(page: HTMLElement, all: Words): Promise<void> {
  const { print: label, worksheet: words } = await all.parts.sheets();
  const line = (label: string) => h("span", { class: "sheet-line" }, label);
  page.append(
    button(label, "qt-button sheet-print", () => print()),
    h("p", { class: "sheet-who" }, line(words.name), line(words.date)),
    h("h2", {}, words.worked),
  );
  const worked = h("div", { class: "sheet-row" });
  const boards = Array.from({ length: 6 }, (_, index) =>
    h(
      "figure",
      {},
      h(
        "figcaption",
        { class: "sheet-title" },
        words.board(index + 1),
        h("span", { class: "sheet-line" }, words.winner),
      ),
      emptyBoard(),
    ),
  );
  page.append(
    worked,
    h("h2", {}, words.boards),
    h("p", {}, words.how),
    h("div", { class: "sheet-boards" }, ...boards),
    h("h2", {}, words.question),
    h("div", { class: "sheet-lines" }, ...[1, 2, 3].map(() => h("div", { class: "sheet-line" }))),
  );
  const engine = await engineOrNot();
  const game = engine && (await printed(engine, all, WORKED.record));
  worked.append(
    ...words.captions.map((caption, index) =>
      h(
        "figure",
        {},
        ...(game && !isRefusal(game) ? [boardAt(game, WORKED.steps[index] ?? 0)] : []),
        h("figcaption", { class: "sheet-caption" }, caption),
      ),
    ),
  );
}
