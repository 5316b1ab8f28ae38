/** Where a game by link waits for its answer; what it does there is loaded with the first such game. */

import type { Course } from "../board/course";
import type { Handle } from "../board/handle";
import type { Notebook } from "../board/notebook";
import { h } from "../board/view/dom";
import type { Words } from "../languages/words";
import type { ByLink } from "./by-link";
import { writeSide } from "./link";

export interface Mailbox {
  readonly element: HTMLElement;
  /** To be called after every change. */
  follow(before: Course, now: Course): void;
}

/** `notebook` keeps the games by link; `share` shows the link, or the field for an answer. */
export function mailbox(
  words: Words,
  game: () => Handle,
  notebook: Notebook,
  share: (paste: boolean) => void,
): Mailbox {
  const element = h("div", { class: "qt-away" });
  let post: Promise<ByLink> | null = null;
  return {
    element,
    follow(before, now) {
      if (now.here !== before.here) writeSide(now.here);
      if (now.here === null) return;
      post ??= Promise.all([import("./by-link"), words.parts.share()]).then(([{ byLink }, said]) =>
        byLink(words, said, game(), notebook, element, share),
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
