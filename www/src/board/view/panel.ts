/** The place under the board: in turn it holds the rules in short, the result, a question, or a panel of the game. */
import type { Context } from "../context";
import { type Course, isAway, isLookingBack, viewOf } from "../course";
import type { GamePage } from "../game";
import { type AnyView, positionOf } from "../types";
import { h, type Part } from "./dom";
import { dropPanel } from "./drop";
import { endPanel } from "./end";
import { learnLinks } from "./learn";
import { offerPanel } from "./offer";
import { oneOf } from "./one-of";
import { rulesPanel } from "./rules";

export interface Panel extends Part {
  focus(part: "choices" | "drop" | "why", options?: FocusOptions): void;
}

/** `home` is called when something that has the focus goes away. */
export function panel<V extends AnyView, S extends Course<V>>(
  context: Context<V, S>,
  game: GamePage<V, S>,
  home: () => void,
): Panel {
  const { words, state, dispatch } = context;
  const { voice, conduct } = game;
  const { rules: said } = voice;
  const own = game.panels?.(context);
  const offer = offerPanel({ words, state, dispatch }, () => {
    const broken: S["offer"] = state().offer;
    return broken ? voice.broken(broken) : "";
  });
  const rules = rulesPanel(
    { rules: said.words },
    said.whole,
    home,
    learnLinks(context),
    () => said.short(viewOf<V>(state())),
    context.help,
  );
  const end = endPanel(context, voice, (view) => conduct.whys?.(view as V) ?? 0);
  const drop = dropPanel({ words, dispatch }, () => {
    const { dropping, game: shown, present, players } = state();
    if (dropping === null) return null;
    return {
      move: voice.happened(positionOf<V>(dropping).view, players),
      question: voice.drops(shown, present),
    };
  });
  const openers = own?.opener
    ? [rules, end].map((part) => {
        const opener = own.opener?.() ?? { element: h("span"), render() {} };
        (part.element.querySelector(".qt-row") ?? part.element).append(opener.element);
        return opener;
      })
    : [];
  // All lie in one cell and only one is visible, so that the room never changes.
  const parts = [rules, ...(own?.parts ?? []), end, drop, offer];
  const away: Part = { element: context.away ?? h("div"), render() {} };
  const shared = oneOf(context.away ? [...parts, away] : parts);
  return {
    element: h("div", { class: "qt-under" }, shared.element, ...(own?.below ?? [])),
    focus(part, options) {
      if (part === "choices") own?.focus(part, options);
      else if (part === "drop") drop.focus(options);
      else end.focus(options);
    },
    render() {
      const now = state();
      const result = viewOf<V>(now).outcome ? end : rules;
      const calm = isAway(now) && !isLookingBack(now) ? away : result;
      const on = now.offer ? offer : now.dropping ? drop : (own?.shown(now) ?? calm);
      const left = shared.show(on);
      const gone = own?.follow(on) ?? false;
      for (const opener of openers) opener.render();
      if (left || gone) home();
    },
  };
}
