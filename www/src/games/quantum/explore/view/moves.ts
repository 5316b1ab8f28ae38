/** All moves by what they are worth, each a button that shows it on the board; a collapse as two small boards. */

import { svg } from "../../../../board/draw/svg";
import { button, h, type Part, set, setText } from "../../../../board/view/dom";
import { outcomeScene } from "../../render/scene";
import { viewOf } from "../../state";
import { moveNamed, numbered } from "../../words/events";
import { worth } from "../../words/explore";
import { type Group, groupsOf } from "../values";
import type { Desk } from "./desk";
import { roving } from "./roving";

export function movesPart(desk: Desk): Part {
  const { context, vocabulary } = desk;
  const { words } = vocabulary;
  const text = vocabulary.explore.analysis;
  const title = h("h3", { class: "qt-label" });
  const list = h("div", { class: "qt-worths" });
  let shown: unknown = null;
  let buttons: { readonly move: string; readonly element: HTMLElement }[] = [];

  /** Pointing at a move shows it for as long as that lasts, a press until it is pressed again. */
  const preview = (made: HTMLButtonElement, move: string) => {
    made.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") desk.change({ glance: { kind: "move", move } });
    });
    made.addEventListener("pointerleave", () => {
      if (desk.exploring().glance) desk.change({ glance: null });
    });
    buttons.push({ move, element: made });
    return made;
  };
  const press = (move: string) => () => desk.toggle({ kind: "move", move });

  const chip = (move: string, value: number, steps: number | null) => {
    const { objective } = desk.exploring();
    const name = moveNamed(words, viewOf(context.state()), move);
    const made = button("", "qt-chip", press(move));
    made.append(
      h("span", { class: "qt-hidden" }, text.move(name, worth(words, objective, value, steps))),
      h("span", { "aria-hidden": "true", dir: "ltr", translate: "no" }, move),
    );
    return preview(made, move);
  };

  const group = ({ value, lengths, count }: Group) => {
    const { objective } = desk.exploring();
    const heading = text.heading(worth(words, objective, value), count);
    const bar = h(
      "div",
      { class: "qt-lengths", "aria-label": heading },
      ...lengths.map(({ steps, moves }) =>
        h(
          "div",
          { class: "qt-length" },
          ...(steps === null ? [] : [h("span", { class: "qt-steps-to" }, text.steps(steps))]),
          h("div", { class: "qt-chips" }, ...moves.map((move) => chip(move, value, steps))),
        ),
      ),
    );
    const side = value > 0 ? "x" : value < 0 ? "o" : null;
    const made = h("div", { class: "qt-worth" }, h("h4", { "data-side": side }, heading), bar);
    roving(bar).renew();
    return made;
  };

  const outcomes = () => {
    const view = viewOf(context.state());
    const { objective } = desk.exploring();
    const moves = [...(desk.analysis()?.moves ?? [])].sort((a, b) => a.move.localeCompare(b.move));
    const cards = moves.map(({ move, value, movesToEnd }) => {
      const made = button("", "qt-outcome", press(move));
      const square = Number(move.replace("c", ""));
      made.append(
        svg(outcomeScene(view, square)),
        h("span", { class: "qt-outcome-name" }, words.choice.option(numbered(words, view.ply), square)),
        " ",
        h("span", {}, text.worth(worth(words, objective, value, movesToEnd))),
      );
      return preview(made, move);
    });
    return h("div", { class: "qt-outcomes" }, ...cards);
  };

  return {
    element: h("div", {}, title, list),
    render() {
      const analysis = desk.analysis();
      const choosing = viewOf(context.state()).turn?.phase === "measure";
      title.hidden = list.hidden = analysis === null || analysis.moves.length === 0;
      setText(title, choosing ? text.outcomes : text.moves);
      if (analysis !== shown) {
        shown = analysis;
        buttons = [];
        const groups = analysis && !choosing ? groupsOf(analysis).map(group) : [];
        list.replaceChildren(...(analysis && choosing ? [outcomes()] : groups));
      }
      const on = desk.exploring().shown;
      for (const { move, element } of buttons) {
        set(element, "aria-pressed", String(on?.kind === "move" && on.move === move));
      }
    },
  };
}
