/** The result and why: a sentence, the steps behind it one by one, and the next game. */
import type { Context } from "../context";
import { presentOf, viewOf } from "../course";
import type { Voice } from "../game";
import { counted, nextGame } from "../match";
import { button, h, type Part, set, setText } from "./dom";
import { personName } from "./score";

export interface EndPanel extends Part {
  /** Puts the focus on the next step, or on the button that opens the steps. */
  focus(options?: FocusOptions): void;
}

/** `whys` counts the steps that explain an end. */
export function endPanel(
  { words, state, dispatch, share }: Context,
  voice: Voice,
  whys: (view: ReturnType<typeof viewOf>) => number,
): EndPanel {
  const at = (step: number | null) => dispatch({ type: "why", step });
  const sentence = h("p", { class: "qt-result" });
  const show = button(words.end.show, "qt-button", () => {
    words.parts.soon().then(
      () => at(0),
      () => dispatch({ type: "tell", sentence: words.learn.failed }),
    );
  });
  const again = button(words.end.rematch, "qt-button qt-confirm", () => dispatch({ type: "rematch" }));
  const hint = h("p", { class: "qt-hint" });
  const short = h(
    "div",
    { class: "qt-end-part" },
    sentence,
    h(
      "div",
      { class: "qt-row" },
      ...(voice.why ? [show] : []),
      again,
      ...(share ? [button(words.share.end, "qt-button", share)] : []),
    ),
    hint,
  );

  const count = h("p", { class: "qt-hint" });
  const step = h("p", { class: "qt-told" });
  const previous = button(words.end.previous, "qt-button", () => at(Math.max(0, (state().why ?? 0) - 1)));
  const next = button(words.end.next, "qt-button", () => {
    const last = whys(viewOf(state())) - 1;
    at(Math.min(last, (state().why ?? 0) + 1));
  });
  const close = button(words.end.close, "qt-button", () => at(null));
  const long = h(
    "div",
    { class: "qt-end-part" },
    count,
    step,
    h("div", { class: "qt-row" }, previous, next, close),
  );

  return {
    element: h("div", { class: "qt-end" }, short, long),
    focus(options) {
      (state().why === null ? show : next).focus(options);
    },
    render() {
      const { why, points, match, players } = state();
      const view = viewOf(state());
      const steps = whys(view);
      set(short, "data-on", why === null);
      set(long, "data-on", why !== null);
      setText(sentence, voice.result(view, points, players) ?? "");
      const present = presentOf(state());
      const counts = counted(match, present) !== match.games;
      setText(
        hint,
        counts ? words.end.nextX(personName(words, players, match, nextGame(match, present).x)) : "",
      );
      setText(again, counts ? words.end.rematch : words.end.again);
      if (why === null) return;
      setText(count, words.end.step(why + 1, steps));
      setText(step, voice.why?.(view, why, points) ?? "");
      set(previous, "aria-disabled", String(why === 0));
      set(next, "aria-disabled", String(why === steps - 1));
    },
  };
}
