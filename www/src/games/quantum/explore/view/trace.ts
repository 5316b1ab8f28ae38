/** The walk round an open cycle, in both directions: a sentence a step, and each step on the board. */

import { button, h, set, setText } from "../../../../board/view/dom";
import { ICONS, step } from "../../../../board/view/step";
import { viewOf } from "../../state";
import type { Square, View } from "../../types";
import { numbered } from "../../words/events";
import { traceSentence } from "../../words/explore";
import { type Traced, traceOf } from "../trace";
import { type Desk, honest, type Panel } from "./desk";

export function tracePanel(desk: Desk): Panel {
  const { context, vocabulary } = desk;
  const { words, explore } = vocabulary;
  const text = explore.trace;
  const none = h("p", {}, text.none);
  const directions = h("div", { class: "qt-row", role: "group", "aria-label": text.directions });
  const back = step(ICONS.back, words.history.back1, () => move(-1));
  const forward = step(ICONS.forward, words.history.forward1, () => move(1));
  const count = h("p", { class: "qt-walk-count" });
  const list = h("ol", { class: "qt-walk" });
  const end = button(explore.backToGame, "qt-button", () => desk.change({ shown: null, glance: null }));
  const steps = h("div", { class: "qt-steps" }, back, count, forward);
  const walk = h("div", { class: "qt-walking" }, h("p", {}, text.intro), directions, steps, list, end);
  let shown: View | null = null;
  let listed: Square | null = null;

  const current = () => {
    const on = desk.exploring().shown;
    return on?.kind === "trace" ? on : null;
  };
  const walked = (from: Square) => traceOf(viewOf(context.state()), from);
  const sentence = (traced: Traced) => traceSentence(vocabulary, traced, viewOf(context.state()).ply);
  const show = (from: Square, at: number) => {
    const traced = walked(from)[at];
    if (!traced) return;
    desk.change({ shown: { kind: "trace", from, step: at }, glance: null });
    desk.tell(sentence(traced));
  };
  const move = (by: number) => {
    const on = current();
    if (on) show(on.from, on.step + by);
  };
  walk.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || current() === null) return;
    event.preventDefault();
    move(by);
  });

  const rebuild = (view: View) => {
    const mark = numbered(words, view.ply);
    directions.replaceChildren(
      ...view.choices.map(({ square }) =>
        button(text.direction(mark, square), "qt-button qt-toggle", () => show(square, 0)),
      ),
    );
    list.replaceChildren();
    listed = null;
  };

  return {
    title: text.title,
    element: h("section", { "aria-label": text.title }, none, walk, honest(text.honest)),
    render() {
      const view = viewOf(context.state());
      if (shown !== view) {
        shown = view;
        rebuild(view);
      }
      none.hidden = view.choices.length > 0;
      walk.hidden = !none.hidden;
      const on = current();
      if (on && listed !== on.from) {
        listed = on.from;
        list.replaceChildren(...walked(on.from).map((traced) => h("li", {}, sentence(traced))));
      }
      view.choices.forEach(({ square }, index) => {
        const made = directions.children[index];
        if (made) set(made, "aria-pressed", String(square === (on?.from ?? listed)));
      });
      const last = list.children.length - 1;
      [...list.children].forEach((item, index) => {
        set(item, "aria-current", index === on?.step ? "step" : null);
        set(item, "data-later", on !== null && index > on.step);
      });
      setText(count, on ? text.step(on.step + 1, last + 1) : "");
      set(back, "aria-disabled", String(on === null || on.step === 0));
      set(forward, "aria-disabled", String(on === null || on.step === last));
      set(end, "aria-disabled", String(on === null));
      steps.hidden = list.hidden = end.hidden = listed === null;
    },
  };
}
