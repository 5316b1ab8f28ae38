/** All classical games still possible as small boards, the groups that make them, and what the last move ruled out. */

import { svg } from "../../../../board/draw/svg";
import { button, h, set, setText } from "../../../../board/view/dom";
import { gameScene } from "../../render/explore";
import { viewOf } from "../../state";
import { type Board, positionOf } from "../../types";
import { numbered } from "../../words/events";
import { gameSentence, reasonSentence } from "../../words/explore";
import { factorsOf, type RuledOut, ruledOut, settledIn, spooky } from "../games";
import { type Desk, honest, type Panel } from "./desk";
import { roving } from "./roving";

/** So many boards are shown for one reason. */
const FEW = 4;

export function gamesPanel(desk: Desk): Panel {
  const { context, vocabulary } = desk;
  const { words, explore } = vocabulary;
  const text = explore.games;
  const intro = h("p", {});
  const over = h("p", { class: "qt-hint" }, text.over);
  const product = h("p", { class: "qt-product" });
  const groups = h("ul", { class: "qt-groups" });
  const boards = h("ul", { class: "qt-games" });
  const bar = h("div", { "aria-label": text.list }, boards);
  const keys = roving(bar);
  const end = button(explore.backToGame, "qt-button", () => desk.change({ shown: null, glance: null }));
  const gone = h("h3", { class: "qt-label" });
  const reasons = h("ul", { class: "qt-reasons" });
  let shown: unknown = null;

  const choice = (board: Board, index: number, open: ReadonlySet<number>) => {
    const number = index + 1;
    const view = viewOf(context.state());
    const made = button("", "qt-game", () => desk.toggle({ kind: "game", number, board }));
    const sentence = gameSentence(vocabulary, number, settledIn(view, board));
    const seen = h("span", { "aria-hidden": "true" }, String(number));
    made.append(h("span", { class: "qt-hidden" }, sentence), svg(gameScene(board, open)), seen);
    return h("li", {}, made);
  };

  const reason = (out: RuledOut, open: ReadonlySet<number>) => {
    const clash = out.reason.kind === "clash" ? out.reason : null;
    const few = out.games.slice(0, FEW).map((board) => svg(gameScene(board, open, clash)));
    const rest = out.games.length - few.length;
    return h(
      "li",
      {},
      h(
        "p",
        {},
        h("span", {}, reasonSentence(vocabulary, out)),
        " ",
        h("span", { class: "qt-count" }, text.count(out.games.length)),
      ),
      h(
        "div",
        { class: "qt-gone" },
        ...few,
        ...(rest > 0 ? [h("span", { class: "qt-count" }, text.more(rest))] : []),
      ),
    );
  };

  const rebuild = () => {
    const { game } = context.state();
    const position = positionOf(game);
    const { view } = position;
    const games = desk.games(position.record);
    const open = new Set(spooky(view));
    const factors = factorsOf(view, games);
    setText(intro, text.intro(games.length));
    over.hidden = view.outcome === null || games.length === 1;
    setText(
      product,
      text.product(
        factors.map(({ ways }) => ways),
        games.length,
      ),
    );
    product.hidden = factors.length < 2;
    groups.replaceChildren(
      ...factors.map(({ plies, ways }) =>
        h(
          "li",
          {},
          text.group(
            plies.map((ply) => numbered(words, ply)),
            ways,
          ),
        ),
      ),
    );
    const alone = games.length === 1;
    boards.replaceChildren(...(alone ? [] : games.map((board, index) => choice(board, index, open))));
    bar.hidden = alone;
    keys.renew();
    const earlier = game.positions[game.index - 1];
    const out = earlier
      ? ruledOut({ view: earlier.view, games: desk.games(earlier.record) }, { view, games })
      : [];
    const before = new Set([...open, ...(earlier ? spooky(earlier.view) : [])]);
    setText(gone, text.ruledOut(out.reduce((sum, { games }) => sum + games.length, 0)));
    gone.hidden = out.length === 0;
    reasons.replaceChildren(...out.map((each) => reason(each, before)));
  };

  return {
    title: text.title,
    note: () => String(desk.games(positionOf(context.state().game).record).length || ""),
    element: h(
      "section",
      { class: "qt-possible", "aria-label": text.title },
      intro,
      over,
      product,
      groups,
      bar,
      end,
      gone,
      reasons,
      honest(text.honest),
    ),
    render() {
      const position = positionOf(context.state().game);
      if (shown !== position && context.engine()) {
        shown = position;
        desk.later(() => {
          if (shown !== position) return;
          rebuild();
          mark();
        });
      }
      mark();
    },
  };

  function mark(): void {
    const on = desk.exploring().shown;
    const number = on?.kind === "game" ? on.number : null;
    [...boards.children].forEach((item, index) => {
      const made = item.firstElementChild;
      if (made) set(made, "aria-pressed", String(index + 1 === number));
    });
    end.hidden = bar.hidden;
    set(end, "aria-disabled", String(number === null));
  }
}
