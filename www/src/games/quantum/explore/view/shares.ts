/** In how many of the classical games a mark is where: counted by move and by square, and as bars on the board. */

import { h, set, setText } from "../../../../board/view/dom";
import { viewOf } from "../../state";
import { openCycle, positionOf, sideOf } from "../../types";
import { numbered } from "../../words/events";
import { lowest, type Shares, sharesOf } from "../games";
import { type Desk, honest, type Panel } from "./desk";

export function sharesPanel(desk: Desk): Panel {
  const { context, vocabulary } = desk;
  const { words, explore } = vocabulary;
  const text = explore.shares;
  const box = h("input", { type: "checkbox" });
  box.addEventListener("change", () =>
    desk.change(box.checked ? { bars: true, shown: null, glance: null } : { bars: false }),
  );
  const bars = h("label", { class: "qt-check" }, box, text.bars);
  const none = h("p", {});
  const lists = h("div", { class: "qt-shares" });
  let shown: unknown = null;

  /** What is seen is short and has a bar, what is heard is one sentence. */
  const row = (sentence: string, seen: string, games: number, of: number, side: "x" | "o" | null) => {
    const bar = h("span", { class: "qt-bar-track" }, h("span", { class: "qt-bar-part", "data-side": side }));
    const part = bar.firstElementChild;
    if (part instanceof HTMLElement) part.style.width = `${(games / of) * 100}%`;
    return h(
      "li",
      {},
      h("span", { class: "qt-hidden" }, sentence),
      h("span", { class: "qt-share", "aria-hidden": "true" }, seen),
      h("span", { "aria-hidden": "true" }, bar),
    );
  };

  const byMove = ({ moves, of }: Shares) =>
    moves.map(({ ply, shares }) => {
      const mark = numbered(words, ply);
      const rows = shares.map(({ square, games }) =>
        row(
          text.share(mark, square, games, of, lowest(games, of)),
          text.short(square, games, of, lowest(games, of)),
          games,
          of,
          sideOf(ply),
        ),
      );
      return group(
        h("span", { class: "qt-mark", "data-side": sideOf(ply), dir: "ltr", translate: "no" }, mark),
        rows,
      );
    });

  const bySquare = ({ squares, of }: Shares) =>
    squares.map(({ square, shares, empty }) => {
      const rows = shares.map(({ ply, games }) => {
        const mark = numbered(words, ply);
        const sentence = text.share(mark, square, games, of, lowest(games, of));
        return row(sentence, text.shortMark(mark, games, of, lowest(games, of)), games, of, sideOf(ply));
      });
      const sentence = text.empty(square, empty, of, lowest(empty, of));
      return group(text.square(square), [
        ...rows,
        ...(empty > 0 ? [row(sentence, text.shortEmpty(empty, of, lowest(empty, of)), empty, of, null)] : []),
      ]);
    });

  const rebuild = () => {
    const { view, record } = positionOf(context.state().game);
    const shares = sharesOf(view, desk.games(record));
    const some = shares !== null && shares.moves.length > 0;
    none.hidden = some;
    setText(none, openCycle(view) ? text.open : text.none);
    lists.replaceChildren(
      ...(some
        ? [
            h("h3", { class: "qt-label" }, text.byMove),
            h("ul", {}, ...byMove(shares)),
            h("h3", { class: "qt-label" }, text.bySquare),
            h("ul", {}, ...bySquare(shares)),
          ]
        : []),
    );
  };

  return {
    title: text.title,
    element: h("section", { "aria-label": text.title }, bars, none, lists, honest(text.honest)),
    render() {
      const view = viewOf(context.state());
      if (shown !== view && context.engine()) {
        shown = view;
        rebuild();
      }
      box.checked = desk.exploring().bars;
      set(lists, "hidden", lists.children.length === 0);
    },
  };
}

function group(title: HTMLElement | string, rows: readonly HTMLElement[]): HTMLElement {
  return h("li", { class: "qt-share-group" }, h("p", {}, title), h("ul", {}, ...rows));
}
