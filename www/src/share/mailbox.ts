/** Where a game by link waits for its answer; what it does there is loaded with the first such game. */

import { h } from "../board/view/dom";
import type { Handle } from "../games/quantum/mount";
import type { State } from "../games/quantum/state";
import type { Words } from "../languages/words";
import type { ByLink } from "./by-link";
import { writeSide } from "./link";

export interface Mailbox {
  readonly element: HTMLElement;
  /** To be called after every change. */
  follow(before: State, now: State): void;
}

/** `share` shows the link, or the field for an answer. */
export function mailbox(words: Words, game: () => Handle, share: (paste: boolean) => void): Mailbox {
  const element = h("div", { class: "qt-away" });
  let post: Promise<ByLink> | null = null;
  return {
    element,
    follow(before, now) {
      if (now.here !== before.here) writeSide(now.here);
      if (now.here === null) return;
      post ??= Promise.all([import("./by-link"), words.parts.share()]).then(([{ byLink }, said]) =>
        byLink(words, said, game(), element, share),
      );
      post.then(
        (mine) => mine.follow(before, now),
        () => {
          element.textContent = words.share.missing;
          post = null;
        },
      );
    },
  };
}
