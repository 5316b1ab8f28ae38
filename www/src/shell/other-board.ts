/** The classic board in the place of the quantum one, and back. */

import { h } from "../board/view/dom";
import { type Handle, mountClassic, type Seats } from "../games/classic/mount";
import type { ClassicWords } from "../languages/classic-words";
import type { Words } from "../languages/words";
import { writeRecord } from "../share/link";
import { focusIn, go, type Quantum } from "./boards";
import { rememberSeats, seatsFor } from "./seats";

export interface OtherBoard {
  /** The game on it, while it is on the page. */
  board(): Handle | null;
  /** `hadFocus` tells whether the focus was on the board that goes. */
  enter(record: string, hadFocus: boolean): void;
  leave(): void;
}

/** `link` leads to the other game under *More*: here to the quantum one, there to this. */
export function otherBoard(
  root: HTMLElement,
  quantum: () => Quantum,
  extras: () => readonly HTMLElement[],
  words: Words,
  classic: ClassicWords,
  link: HTMLAnchorElement,
): OtherBoard {
  const host = h("div");
  let board: Handle | null = null;
  /** The quantum board, while it is not on the page. */
  let away: Element | null = null;
  /** Where the extras belong on it. */
  let places: readonly (readonly [Comment, HTMLElement])[] = [];

  /** What the extras offer for the quantum game alone. */
  const offerQuantum = (isOffered: boolean) => {
    for (const extra of extras())
      for (const only of extra.querySelectorAll<HTMLElement>("[data-quantum]")) only.hidden = !isOffered;
  };
  const entitle = (title: string, other: string, record: string) => {
    document.title = title;
    const head = document.querySelector("h1");
    if (head) head.textContent = title;
    link.textContent = other;
    link.href = `#${record}`;
  };

  return {
    board: () => board,
    enter(record, hadFocus) {
      if (board) {
        board.seat(classicSeats(record));
        board.record = record;
        return;
      }
      const { board: element, record: left, rest } = quantum();
      rest();
      places = extras().map((extra) => {
        const place = document.createComment("");
        extra.before(place);
        return [place, extra];
      });
      offerQuantum(false);
      element?.replaceWith(host);
      away = element;
      entitle(words.games.classic, words.games.quantum, left);
      board = mountClassic(host, {
        record,
        words,
        classic,
        extras: extras(),
        seats: classicSeats(record),
        onSeats: ({ players, level }) =>
          rememberSeats({ players: players === "first" ? "x" : players === "second" ? "o" : players, level }),
        onChange: writeRecord,
        onOther: go,
      });
      if (hadFocus) focusIn(root);
    },
    leave() {
      if (!board || !away) return;
      const hadFocus = root.contains(document.activeElement);
      entitle(words.games.quantum, words.games.classic, board.record);
      offerQuantum(true);
      for (const [place, extra] of places) place.replaceWith(extra);
      board.destroy();
      board = null;
      host.replaceWith(away);
      if (hadFocus) focusIn(root);
    },
  };
}

/** Who plays, as the page remembers it: there the first side is X in every game. */
function classicSeats(record: string): Seats {
  const { players, level } = seatsFor(record);
  return { players: players === "x" ? "first" : players === "o" ? "second" : players, level };
}
