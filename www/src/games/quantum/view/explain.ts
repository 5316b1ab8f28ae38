/** The last collapse told by hand: one sentence for each step, which the board shows at the same time. */

import { button, h, type Part, set, setText } from "../../../board/view/dom";
import { viewOf } from "../state";
import { explained } from "../words/sentences";
import type { Context } from "./context";

export interface Explanation extends Part {
  focus(): void;
}

export function explanation(context: Context): Explanation {
  const { words, state, dispatch } = context;
  const title = h("h2", { class: "qt-panel-title" });
  const sentence = h("p", { class: "qt-explained" });
  const go = (step: number) => {
    if (step >= 0 && step <= lastStep(context)) dispatch({ type: "explain", step });
  };
  const by = (steps: number) => () => go((state().explained ?? 0) + steps);
  const previous = button(words.explain.previous, "qt-button", by(-1));
  const next = button(words.explain.next, "qt-button qt-confirm", by(1));
  const close = button(words.explain.close, "qt-button", () => dispatch({ type: "explain", step: null }));
  const element = h(
    "div",
    { class: "qt-explain" },
    title,
    sentence,
    h("div", { class: "qt-row" }, previous, next, close),
  );
  element.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = {
      ArrowLeft: by(-1),
      ArrowRight: by(1),
      Home: () => go(0),
      End: () => go(lastStep(context)),
    }[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  });
  return {
    element,
    focus: () => next.focus({ preventScroll: true }),
    render() {
      const step = state().explained;
      if (step === null) return;
      const last = lastStep(context);
      setText(title, words.ready.soon?.explain.title(step + 1, last + 1) ?? "");
      setText(sentence, explained(words, viewOf(state()), step));
      set(previous, "aria-disabled", String(step === 0));
      set(next, "aria-disabled", String(step === last));
    },
  };
}

/** The button that begins it; its room stays when there is nothing to explain. */
export function explainButton({ words, state, dispatch }: Context, begun: () => void): Part {
  const element = button(words.explain.open, "qt-button qt-explain-open", () => {
    dispatch({ type: "explain", step: 0 });
    begun();
  });
  return {
    element,
    render() {
      set(element, "data-off", viewOf(state()).lastCollapse === null);
    },
  };
}

function lastStep({ state }: Context): number {
  return Math.max(0, ...(viewOf(state()).lastCollapse ?? []).map(({ step }) => step));
}
