/** A game played by link, on this side of it: what is remembered, what is waited for, and a link that does not fit. */

import { type Course, isAway, presentOf } from "../board/course";
import type { Handle } from "../board/handle";
import type { Notebook } from "../board/notebook";
import { otherSide } from "../board/players";
import { button, h } from "../board/view/dom";
import { adopt } from "../board/view/style";
import type { ShareWords } from "../languages/share-words";
import type { Words } from "../languages/words";
import style from "./by-link.css?inline";
import { misfit } from "./by-link-misfit";
import { knownGames } from "./known-games";
import { linkTo } from "./link";
import { type Relation, relate, remember } from "./relation";
import { write } from "./share";

export interface ByLink {
  /** To be called after every change. */
  follow(before: Course, now: Course): void;
}

/** `aside` is the place beside the board while the other side is to move; `share` shows the link, or the field for the answer. */
export function byLink(
  words: Words,
  { byLink: say, link }: ShareWords,
  game: Handle,
  notebook: Notebook,
  aside: HTMLElement,
  share: (paste: boolean) => void,
): ByLink {
  const games = knownGames(notebook);
  let current: (Relation & { kind: "answer" }) | null = null;
  let first = true;

  const title = h("h2", { class: "qt-panel-title" });
  const hint = h("p", {});
  const outcome = h("p", { class: "qt-hint", role: "status" });
  const copy = button(words.share.copy, "qt-button qt-confirm", async () => {
    const copied = await write(linkTo(game.state.here));
    outcome.textContent = copied ? link.copied : "";
    if (!copied) share(false);
  });
  const send = button(link.send, "qt-button", async () => {
    const { here } = game.state;
    if (here === null) return;
    try {
      const text = say.text(words.side[otherSide(here)]);
      await navigator.share({ title: document.title, text, url: linkTo(here) });
      outcome.textContent = link.sent;
    } catch (error) {
      if (!(error instanceof Error && error.name === "AbortError")) share(false);
    }
  });
  send.hidden = !("share" in navigator);
  const answer = button(say.paste, "qt-button", () => share(true));
  adopt(aside, style);
  aside.replaceChildren(title, hint, h("div", { class: "qt-row" }, copy, send, answer), outcome);

  const keep = (state: Course, instead: Relation | null) => {
    if (state.here === null) return;
    const { record, view } = presentOf(state);
    const known = { side: state.here, record, over: view.outcome !== null };
    games.write(remember(games.read(), known, instead && "known" in instead ? instead.known : null));
    current = { kind: "answer", known };
  };
  /** A link has been opened: it goes on from what is known, or the person decides. */
  const judge = (state: Course) => {
    if (state.here === null) return;
    const { record } = presentOf(state);
    const relation = relate(games.read(), state.here, record);
    if (relation.kind === "new" || relation.kind === "answer") return keep(state, relation);
    const rules = game.inner.rules();
    if (!rules) return;
    misfit(aside, say, game.inner.game, rules, record, relation, (mine) => {
      if (mine) game.record = relation.known.record;
      else keep(state, null);
    });
  };

  return {
    follow(before, now) {
      if (now.here === null || now.offer !== null || game.engine === null) return;
      const opened = before.here !== null && (first || now.said.what?.kind === "opened");
      const { record } = presentOf(now);
      const isStart = !record.includes("-");
      const changed = first || record !== presentOf(before).record || now.here !== before.here;
      if (changed) {
        first = false;
        outcome.textContent = games.isKept() ? "" : say.unkept;
        if (opened) judge(now);
        else keep(now, now.here === before.here && !isStart ? current : null);
        if (isStart) current = null;
      }
      if (!isAway(now)) return;
      const other = words.side[otherSide(now.here)];
      title.textContent = say.title(other);
      hint.textContent = isStart ? say.begin(other) : say.hint(other);
    },
  };
}
