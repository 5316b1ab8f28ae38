/** The worksheet: a worked game, and six empty boards with their nine places to each square. */
import { applyTheme } from "../page/theme";
import { button, h } from "../view/dom";
import { pageFrame, worksheet as words } from "../words/teach";
import { boardAt, engineOrNot, gameOf } from "./boards";
import { emptyBoard } from "./empty-board";

applyTheme();

const main = document.querySelector("main");
if (main) {
  const line = (label: string) => h("span", { class: "sheet-line" }, `${label} `);
  main.append(
    button(pageFrame.print, "qt-button sheet-print", () => print()),
    h("p", { class: "sheet-who" }, line(words.name), line(words.date)),
    h("h2", {}, words.worked),
  );
  const worked = h("div", { class: "sheet-row" });
  const boards = Array.from({ length: 6 }, (_, index) =>
    h(
      "figure",
      {},
      h("figcaption", {}, words.board(index + 1), h("span", { class: "sheet-line" }, ` ${words.winner} `)),
      emptyBoard(),
    ),
  );
  main.append(
    worked,
    h("h2", {}, words.boards),
    h("p", {}, words.how),
    h("div", { class: "sheet-boards" }, ...boards),
  );
  const engine = await engineOrNot();
  const game = engine ? gameOf(engine, words.record) : null;
  worked.append(
    ...words.captions.map((caption, index) =>
      h(
        "figure",
        {},
        ...(game ? [boardAt(game, words.shown[index] ?? 0)] : []),
        h("figcaption", {}, caption),
      ),
    ),
  );
  main.dataset["ready"] = "";
}
