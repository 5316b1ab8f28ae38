/** Best play from the position that is shown, to be stepped through on the board; the game stays as it is. */

import { button, h, type Part, set, setText } from "../../../../board/view/dom";
import { ICONS, step } from "../../../../board/view/step";
import { viewOf } from "../../state";
import { isRefusal } from "../../types";
import { happened, next } from "../../words/events";
import type { Desk } from "./desk";

export function linePart(desk: Desk): Part {
  const { context, vocabulary } = desk;
  const { words, explore } = vocabulary;
  const text = explore.line;
  const show = button(text.show, "qt-button", () => begin());
  const end = button(explore.backToGame, "qt-button", () => {
    desk.change({ shown: null, glance: null });
    show.focus();
  });
  const first = step(ICONS.first, text.first, () => to(Number.NEGATIVE_INFINITY));
  const back = step(ICONS.back, text.back, () => by(-1));
  const forward = step(ICONS.forward, text.forward, () => by(1));
  const last = step(ICONS.last, text.last, () => to(Number.POSITIVE_INFINITY));
  const count = h("p", { class: "qt-walk-count" });
  const sentence = h("p", { class: "qt-line-told" });
  const steps = h("div", { class: "qt-steps" }, first, back, count, forward, last);
  const stepping = h("div", { class: "qt-stepping" }, steps, sentence, end);
  const element = h("div", {}, h("h3", { class: "qt-label" }, text.title), show, stepping);

  const current = () => {
    const { shown } = desk.exploring();
    return shown?.kind === "line" ? shown : null;
  };
  const begin = () => {
    const { game } = context.state();
    const analysis = desk.analysis();
    const rules = context.rules();
    if (!analysis || !rules) return;
    const line = rules.read([...game.moves.slice(0, game.index), ...analysis.line].join(" "));
    if (isRefusal(line)) return;
    desk.change({ shown: { kind: "line", game: { ...line, index: game.index }, start: game.index } });
    to(game.index + 1);
    forward.focus();
  };
  const to = (wanted: number) => {
    const on = current();
    if (!on) return;
    const index = Math.max(on.start, Math.min(on.game.positions.length - 1, wanted));
    if (index === on.game.index) return;
    desk.change({ shown: { ...on, game: { ...on.game, index } } });
    desk.tell(told());
  };
  const by = (steps: number) => to((current()?.game.index ?? 0) + steps);
  stepping.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    by(steps);
  });

  const spokenOf = (): string => {
    const on = current();
    const view = on?.game.positions[on.game.index]?.view;
    if (!on || !view) return "";
    if (on.game.index === on.start) return text.start;
    return words.said.together([happened(words, view), next(words, view, true)]);
  };
  const told = () => {
    const on = current();
    if (!on) return "";
    return text.told(on.game.index - on.start, on.game.positions.length - 1 - on.start, spokenOf());
  };

  return {
    element,
    render() {
      element.hidden = (desk.analysis()?.line.length ?? 0) === 0 || viewOf(context.state()).turn === null;
      const on = current();
      const focused = stepping.matches(":focus-within");
      show.hidden = on !== null;
      stepping.hidden = on === null;
      if (focused && on === null) show.focus();
      if (!on) return;
      const [at, all] = [on.game.index - on.start, on.game.positions.length - 1 - on.start];
      setText(count, text.count(at, all));
      setText(sentence, spokenOf());
      for (const toStart of [first, back]) set(toStart, "aria-disabled", String(at === 0));
      for (const toEnd of [forward, last]) set(toEnd, "aria-disabled", String(at === all));
    },
  };
}
