/** The value of every position of the game as a curve, and its mistakes as a list of places to go to. */

import { svg } from "../../../../board/draw/svg";
import { button, h, type Part, set, setText } from "../../../../board/view/dom";
import { curveDrawing } from "../../render/curve";
import { positionOf } from "../../types";
import { moveNamed } from "../../words/events";
import { mistakeSentence, worth } from "../../words/explore";
import { curveOf, type Mistake, mistakesOf } from "../values";
import type { Desk } from "./desk";

export function curvePart(desk: Desk): Part {
  const { context, vocabulary, research } = desk;
  const { words, explore } = vocabulary;
  const text = explore.curve;
  const picture = h("div", { class: "qt-curve" });
  const summary = h("p", {});
  const title = h("p", {});
  const list = h("ul", { class: "qt-mistakes" });
  let drawn = "";
  let listed = "";
  let points: readonly number[] = [];

  const look = (index: number) => context.dispatch({ type: "look", index });
  picture.addEventListener("click", ({ clientX }) => {
    const { left, width } = picture.getBoundingClientRect();
    const at = (clientX - left) / width;
    const distance = (point: number) => Math.abs(point - at);
    const nearest = Math.min(...points.map(distance));
    look(points.findIndex((point) => distance(point) === nearest));
  });

  const item = (mistake: Mistake) => {
    const { game } = context.state();
    const view = game.positions[mistake.index]?.view ?? positionOf(game).view;
    const sentence = mistakeSentence(vocabulary, view, desk.exploring().objective, mistake);
    const [better = ""] = mistake.better;
    const go = button(sentence, "qt-mistake", () => look(mistake.index + 1));
    set(go, "data-side", mistake.side);
    const see = button(text.see(moveNamed(words, view, better)), "qt-link", () => {
      look(mistake.index);
      desk.change({ shown: { kind: "move", move: better }, glance: null });
    });
    return { index: mistake.index + 1, go, element: h("li", {}, go, see) };
  };
  let items: ReturnType<typeof item>[] = [];

  return {
    element: h("div", {}, h("h3", { class: "qt-label" }, text.title), picture, summary, title, list),
    render() {
      const { game, present } = context.state();
      const { objective } = desk.exploring();
      const known = (record: string) => research.known(record, objective);
      const values = curveOf(game, present, known, objective);
      const mistakes = mistakesOf(game, present, known, objective);
      const here = JSON.stringify([values, game.index]);
      if (here !== drawn) {
        drawn = here;
        const {
          list,
          size,
          points: places,
        } = curveDrawing(values, mistakes, game.index, {
          x: text.ahead(words.side.x),
          o: text.ahead(words.side.o),
          label: text.label,
        });
        points = places;
        picture.replaceChildren(svg(list, size));
      }
      const [start = null, now = null] = [values[0], values.at(-1)];
      const complete = start !== null && now !== null && values.every((value) => value !== null);
      const over = game.positions[present]?.view.turn === null;
      const worthOf = (value: number | null) => worth(words, objective, value ?? 0);
      setText(summary, complete ? text.summary(worthOf(start), worthOf(now), over) : "");
      setText(
        title,
        !complete ? "" : mistakes.length === 0 ? text.noMistakes : text.mistakes(mistakes.length),
      );
      // The buttons stay while one goes from one place to another with them.
      const all = JSON.stringify([mistakes, objective]);
      if (all !== listed) {
        listed = all;
        items = mistakes.map(item);
        list.replaceChildren(...items.map(({ element }) => element));
      }
      for (const { index, go } of items) set(go, "aria-current", index === game.index ? "step" : null);
    },
  };
}
