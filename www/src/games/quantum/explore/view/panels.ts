/** What is behind the door of Explore: the history, all panels, and what they lay over the board. */

import { h, isRoot, isSeen, type Part, set, setText } from "../../../../board/view/dom";
import { historySection } from "../../../../board/view/history";
import { learnLinks } from "../../../../board/view/learn";
import { adopt } from "../../../../board/view/style";
import type { Analysis } from "../../../../engine/engine";
import { solverFor } from "../../../../engine/helper";
import type { ExploreWords } from "../../../../languages/explore-words";
import analysis from "../../../../style/analysis.css?inline";
import css from "../../../../style/explore.css?inline";
import moves from "../../../../style/moves.css?inline";
import { type Board, positionOf, type View } from "../../types";
import type { Context } from "../../view/context";
import { moveList } from "../../view/moves";
import { happened } from "../../words/events";
import { pointOf } from "../../words/history";
import { research } from "../research";
import { type Exploring, initialExploring, isSame } from "../state";
import { analysisPanel } from "./analysis";
import type { Desk, Panel } from "./desk";
import { gamesPanel } from "./games";
import { overlayOf } from "./overlay";
import { sharesPanel } from "./shares";
import { smallBoard } from "./small";
import { tracePanel } from "./trace";

export interface Panels extends Part {
  /** Explore is opened or closed; closed, it shows nothing on the board. */
  open(isOpen: boolean): void;
  destroy(): void;
}

export function panels(context: Context, explore: ExploreWords, home: () => void): Panels {
  let exploring: Exploring = initialExploring;
  let isOpen = false;
  let isGone = false;
  let telling = false;
  let before: readonly unknown[] = [];
  let asked = "";
  /** The analysis that the board was last painted with. */
  let valued: Analysis | null = null;
  let kept: { readonly record: string; readonly games: readonly Board[] }[] = [];

  const change = (part: Partial<Exploring>) => {
    exploring = { ...exploring, ...part };
    valued = desk.analysis();
    context.lay(isOpen ? overlay : null);
  };
  const record = () => positionOf(context.state().game).record;
  const solver = research(
    () => context.solver(solverFor),
    () => {
      // The board has values only of the position that is shown; the curve needs all the others too.
      if (desk.analysis() === valued) render();
      else change({});
      analysing.heard();
    },
  );
  const desk: Desk = {
    context,
    vocabulary: { words: context.words, explore },
    research: solver,
    exploring() {
      follow();
      return exploring;
    },
    change,
    toggle: (shown) => change({ shown: isSame(exploring.shown, shown) ? null : shown, glance: null }),
    tell(sentence) {
      telling = true;
      context.dispatch({ type: "tell", sentence });
      telling = false;
    },
    later(work) {
      setTimeout(() => {
        if (!isGone) guard(work);
      });
    },
    games(wanted) {
      const known = kept.find(({ record }) => record === wanted);
      if (known) return known.games;
      const games = context.engine()?.ensemble(wanted) ?? [];
      kept = [{ record: wanted, games }, ...kept.slice(0, 3)];
      return games;
    },
    analysis: () => (exploring.analysing ? solver.known(record(), exploring.objective) : null),
  };
  const overlay = overlayOf(desk);

  const analysing = analysisPanel(desk);
  const folds = [
    fold("ensemble", gamesPanel(desk)),
    fold("shares", sharesPanel(desk)),
    fold("trace", tracePanel(desk)),
    fold("analysis", analysing),
  ];
  const history = historySection(
    context,
    {
      point: (view) => pointOf(context.words, view as View),
      happened: (view) => happened(context.words, view as View),
    },
    moveList(context, explore.moves, home),
    [h("h2", { class: "qt-label" }, context.words.history.title)],
  );
  const small = smallBoard(desk, overlay);
  const element = h(
    "div",
    { class: "qt-panels" },
    history.element,
    ...folds.map((made) => made.element),
    small.element,
    h("div", { class: "qt-row qt-ways" }, ...learnLinks(context)),
  );
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && exploring.shown !== null) change({ shown: null, glance: null });
  };
  let listening: Element | null = null;
  /** Escape ends what is shown wherever in the game the focus is. */
  const listen = () => {
    const whole = element.closest<HTMLElement>(".qt");
    if (whole === listening) return;
    listening = whole;
    whole?.addEventListener("keydown", leave);
  };

  /** The focus finds a place if what has it goes away. */
  const guard = (work: () => void) => {
    const root = element.getRootNode();
    // While the focus is on its way from one thing to the next, nothing has it.
    const had = isRoot(root) && element.contains(root.activeElement);
    work();
    if (!had) return;
    const { activeElement } = root;
    if (activeElement === null || !element.contains(activeElement) || !isSeen(activeElement)) home();
  };

  /** Whatever is done in the game ends what is shown instead of it. */
  const follow = () => {
    const { game, picked, choice, explained, why, said, dropping, pointed } = context.state();
    const now = [game, picked, choice, explained, why, dropping, said.serial];
    const moved = now.some((value, index) => value !== before[index]);
    before = now;
    if (moved && !telling) exploring = { ...exploring, shown: null, glance: null };
    if (pointed !== null) exploring = { ...exploring, square: pointed };
  };

  /** The position that is shown is worked out first, then all the others of the game. */
  const consult = () => {
    const { game, present } = context.state();
    const { analysing, objective } = exploring;
    const positions = [positionOf(game), ...game.positions.slice(0, present + 1)];
    const open = positions.filter(({ view }) => view.turn !== null).map(({ record }) => record);
    const records = isOpen && analysing && context.engine() ? [...new Set(open)] : [];
    const question = [objective, ...records].join();
    if (question === asked) return;
    asked = question;
    solver.want(records, objective);
  };

  const render = () => {
    follow();
    consult();
    if (!isOpen) return;
    for (const sheet of [moves, css, analysis]) adopt(element, sheet);
    listen();
    guard(() => {
      for (const made of [history, ...folds]) made.render();
      small.render();
    });
  };

  return {
    element,
    render,
    open(now) {
      isOpen = now;
      change({ shown: null, glance: null });
    },
    destroy() {
      isGone = true;
      solver.destroy();
      small.destroy();
    },
  };
}

/** A panel with its title as the handle that opens it, and a name by which it can be left out. */
function fold(name: string, panel: Panel): Part {
  const note = h("span", { class: "qt-fold-note" });
  const element = h(
    "details",
    { class: "qt-fold", "data-part": name },
    h("summary", {}, h("span", { class: "qt-fold-title" }, panel.title), " ", note),
    h("div", { class: "qt-fold-body" }, panel.element),
  );
  element.addEventListener("toggle", () => {
    if (element.open) panel.render();
  });
  return {
    element,
    render() {
      setText(note, panel.note?.() ?? "");
      set(note, "hidden", note.textContent === "");
      if (element.open) panel.render();
    },
  };
}
