/** The classic board beside the quantum one: it is loaded when a link asks for it, and goes when another game comes. */
import type { Handle, Seats } from "../classic/mount";
import { button, h } from "../view/dom";
import type { Words } from "../words/words";
import { writeRecord } from "./link";
import { rememberSeats, seatsFor } from "./seats";

export interface Boards {
  /** Links to the other games, for *More*. */
  readonly section: HTMLElement;
  /** The classic game, while it is the one that is played. */
  classic(): Handle | null;
  /** Whether the quantum board is not on the page. */
  isAway(): boolean;
  /** Shows the game of a record; true if that is the quantum one, which opens it by itself. */
  show(record: string | null): boolean;
}

export interface Quantum {
  /** The element that its board is, as long as it is on the page. */
  readonly board: Element | null;
  readonly record: string;
  /** Nobody plays on while it is away. */
  rest(): void;
}

/** `extras` are the page's own parts under *More*: they go along from board to board. */
export function boards(
  root: HTMLElement,
  quantum: () => Quantum,
  extras: () => readonly HTMLElement[],
  words: Words,
): Boards {
  let board: Handle | null = null;
  let last = "t1.3";
  /** Where the extras belong on the quantum board, while they are on the classic one. */
  let places: readonly (readonly [Comment, HTMLElement])[] = [];
  const host = h("div");
  /** The quantum board, while it is not on the page. */
  let away: Element | null = null;
  const links = {
    quantum: h("a", { class: "qt-link" }, words.games.quantum),
    classic: h("a", { class: "qt-link" }, words.games.classic),
  };
  const point = (to: keyof typeof links, record: string) => {
    links.quantum.hidden = to !== "quantum";
    links.classic.hidden = to !== "classic";
    links[to].href = `#${record}`;
    const title = words.games[to === "quantum" ? "classic" : "quantum"];
    document.title = title;
    const head = document.querySelector("h1");
    if (head) head.textContent = title;
  };

  const enter = async (record: string) => {
    const hadFocus = root.contains(document.activeElement);
    const { board: other, record: left, rest } = quantum();
    away ??= other;
    rest();
    away?.replaceWith(host);
    host.replaceChildren(h("p", { class: "page-note" }, words.status.opening));
    point("quantum", left);
    try {
      const { mountClassic } = await import("../classic/mount");
      // Meanwhile another link may have been followed.
      if (away === null || board) return;
      places = extras().map((extra) => {
        const place = document.createComment("");
        extra.before(place);
        return [place, extra];
      });
      board = mountClassic(host, {
        record: wanted ?? record,
        words,
        extras: extras(),
        seats: classicSeats(wanted ?? record),
        onSeats: ({ players, level }) =>
          rememberSeats({ players: players === "first" ? "x" : players === "second" ? "o" : players, level }),
        onChange: writeRecord,
        onOther: go,
      });
      if (hadFocus) board.focus();
    } catch {
      const again = button(words.missing.again, "qt-button", () => void enter(record));
      host.replaceChildren(h("p", { class: "page-note" }, words.missing.engine), again);
    }
  };
  let wanted: string | null = null;

  const leave = () => {
    const hadFocus = root.contains(document.activeElement);
    last = board?.record ?? last;
    for (const [place, extra] of places) place.replaceWith(extra);
    places = [];
    board?.destroy();
    board = null;
    if (away) host.replaceWith(away);
    const other = away;
    away = null;
    point("classic", last);
    if (hadFocus) other?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus();
  };
  point("classic", last);

  return {
    section: h(
      "div",
      { class: "qt-section" },
      h("p", { class: "qt-label" }, words.games.title),
      links.quantum,
      links.classic,
    ),
    classic: () => board,
    isAway: () => away !== null,
    show(record) {
      wanted = record;
      if (!isClassic(record)) {
        if (away) leave();
        return true;
      }
      if (board) {
        board.seat(classicSeats(record));
        board.record = record;
      } else if (away === null) void enter(record);
      return false;
    },
  };
}

/** Who plays, as the page remembers it: there the first side is X in every game. */
function classicSeats(record: string): Seats {
  const { players, level } = seatsFor(record);
  return { players: players === "x" ? "first" : players === "o" ? "second" : players, level };
}

/** Follows a link to a record, as if it had been pressed. */
export function go(record: string): void {
  location.hash = record;
}

export function isClassic(record: string | null): record is string {
  return record !== null && /^t\d/.test(record);
}
