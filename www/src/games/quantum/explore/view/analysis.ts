/** What every move is worth: asked for by a button, then kept up with the game; for points or for the win. */

import { button, h, set, setText } from "../../../../board/view/dom";
import type { Objective } from "../../../../engine/engine";
import { viewOf } from "../../state";
import { positionOf } from "../../types";
import { found, squareWorths, worth } from "../../words/explore";
import { curvePart } from "./curve";
import type { Desk, Panel } from "./desk";
import { linePart } from "./line";
import { movesPart } from "./moves";

export interface AnalysisPanel extends Panel {
  /** The solver has answered, or given up. */
  heard(): void;
}

const OBJECTIVES: readonly Objective[] = ["points", "win"];

export function analysisPanel(desk: Desk): AnalysisPanel {
  const { context, vocabulary, research } = desk;
  const text = vocabulary.explore.analysis;
  /** An answer is said once for each time that somebody asked. */
  let asked = false;
  const ask = () => {
    asked = desk.exploring().analysing;
    heard();
  };
  const press = button(text.start, "qt-button", () => {
    if (context.engine() === null) return;
    desk.change({ analysing: !desk.exploring().analysing, shown: null, glance: null });
    ask();
  });
  const radios = OBJECTIVES.map((objective) => {
    const radio = h("input", { type: "radio", name: "objective", value: objective });
    radio.addEventListener("change", () => {
      desk.change({ objective, shown: null, glance: null });
      ask();
    });
    return { objective, radio };
  });
  const objectives = h(
    "form",
    {},
    h(
      "fieldset",
      { class: "qt-objectives" },
      h("legend", {}, text.objective),
      ...radios.map(({ objective, radio }) =>
        h("label", { class: "qt-check" }, radio, text.objectives[objective]),
      ),
    ),
  );
  const note = h("p", { class: "qt-hint" });
  const progress = h("progress", { "aria-label": text.progress });
  const squareTitle = h("h3", { class: "qt-label" });
  const squareText = h("div", { class: "qt-square-worth" });
  const parts = [movesPart(desk), linePart(desk), curvePart(desk)];
  const body = h(
    "div",
    { class: "qt-analysed" },
    h("div", {}, squareTitle, squareText),
    ...parts.map((part) => part.element),
  );

  function heard(): void {
    const state = context.state();
    const analysis = desk.analysis();
    const over = viewOf(state).turn === null;
    if (!asked || (analysis === null && !research.failed && !over)) return;
    asked = false;
    const { objective } = desk.exploring();
    desk.tell(over ? text.over : found(vocabulary, viewOf(state), objective, analysis));
  }

  const noteOf = (): string => {
    const { analysing, objective } = desk.exploring();
    const analysis = desk.analysis();
    if (viewOf(context.state()).turn === null) return text.over;
    if (!analysing) return text.hint;
    if (research.failed) return text.failed;
    return analysis ? text.best(worth(vocabulary.words, objective, analysis.value)) : "\u00a0";
  };

  let squareTold = "";
  const square = () => {
    const { square, objective } = desk.exploring();
    const analysis = desk.analysis();
    const view = viewOf(context.state());
    const lines =
      analysis && square !== null ? squareWorths(vocabulary, view, objective, analysis, square) : [];
    setText(squareTitle, text.squareTitle(lines.length > 0 ? square : null));
    const texts = lines.length > 0 ? lines : [text.squareHint];
    if (texts.join() === squareTold) return;
    squareTold = texts.join();
    squareText.replaceChildren(...texts.map((line) => h("p", {}, line)));
  };

  return {
    title: text.title,
    element: h(
      "section",
      { class: "qt-analysis", "aria-label": text.title },
      h("div", { class: "qt-row" }, press, objectives),
      note,
      progress,
      body,
    ),
    heard,
    render() {
      const { analysing, objective } = desk.exploring();
      const { game, present, missing } = context.state();
      set(press, "aria-disabled", missing !== null ? "true" : null);
      for (const each of radios) each.radio.checked = each.objective === objective;
      const open = game.positions.slice(0, present + 1).filter(({ view }) => view.turn !== null);
      const done = open.filter(({ record }) => research.known(record, objective)).length;
      progress.max = open.length;
      progress.value = done;
      const working = analysing && research.busy;
      setText(press, working ? text.stop : analysing ? text.hide : text.start);
      set(progress, "data-on", working);
      setText(note, !working || desk.analysis() ? noteOf() : text.working(done, open.length));
      body.hidden = !analysing || research.failed;
      squareTitle.hidden = squareText.hidden = positionOf(game).view.turn?.phase !== "place";
      if (body.hidden) return;
      square();
      for (const part of parts) part.render();
    },
  };
}
