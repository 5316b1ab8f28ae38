/** Which game is on the page: the front door's, or another that is loaded when a link asks for it. */

import type { GamePage } from "../board/game";
import type { Handle, Options } from "../board/handle";
import { mount } from "../board/mount";
import { button, h, isSeen } from "../board/view/dom";
import { type Entry, gameOf, games } from "../games/index";
import type { Words } from "../languages/words";

export interface Boards {
  /** Links to the other games, for *More*. */
  readonly section: HTMLElement;
  /** The board that is on the page; null until the first one is. */
  on(): Handle | null;
  /** Shows the game of a record; the board that is on the page already opens it. */
  show(record: string | null): void;
}

/** A board, with what it lies in. */
interface Placed {
  readonly entry: Entry;
  readonly page: GamePage;
  readonly handle: Handle;
  readonly host: HTMLElement;
}

export interface Wiring {
  /** What a board of the page is given for a record; `handle` is the board, once it is there. */
  options(record: string | null, handle: () => Handle): Options;
  /** Opens a record on a board that is there. */
  open(handle: Handle, record: string | null): void;
  /** The page's own parts under *More*: they go along from board to board. */
  extras(): readonly HTMLElement[];
}

export function boards(root: HTMLElement, words: Words, wiring: Wiring): Boards {
  const links = new Map(games.map((entry) => [entry, h("a", { class: "qt-link" }, words.games[entry.name])]));
  /** The record that each game was left with. */
  const left = new Map<Entry, string>();
  const note = h("p", { class: "page-note", role: "alert" });
  let on: Placed | null = null;
  /** The front door's board waits as it was left; of another game its record is enough. */
  let parked: Placed | null = null;
  /** Where the extras belong on it. */
  let places: readonly (readonly [Comment, HTMLElement])[] = [];
  let wanted: string | null = null;

  const put = (made: Placed) => {
    on = made;
    const { voice } = made.page;
    document.title = voice.title;
    const head = document.querySelector("h1");
    if (head) head.textContent = voice.title;
    for (const [entry, link] of links) {
      link.hidden = entry === made.entry;
      link.href = `#${left.get(entry) ?? entry.start}`;
    }
  };
  const leave = ({ entry, handle, host }: Placed) => {
    left.set(entry, handle.record);
    if (entry !== games[0]) {
      handle.destroy();
      return host.remove();
    }
    // Nobody plays on while it is away.
    handle.setPlayers("both", handle.seats.level);
    handle.playHere(null);
    places = wiring.extras().map((extra) => {
      const place = document.createComment("");
      extra.before(place);
      return [place, extra];
    });
    parked = on;
    host.remove();
  };
  const enter = (entry: Entry, page: GamePage, record: string | null) => {
    if (on) leave(on);
    if (parked?.entry === entry) {
      for (const [place, extra] of places) place.replaceWith(extra);
      root.prepend(parked.host);
      put(parked);
      parked = null;
      if (on) wiring.open(on.handle, record);
      return;
    }
    // What was said in case no board would come.
    root.querySelector(".page-late")?.remove();
    const host = h("div");
    root.prepend(host);
    const handle: Handle = mount(
      host,
      page,
      wiring.options(record, () => handle),
    );
    put({ entry, page, handle, host });
  };

  /** Until the board is there, the room stays empty: a press on another one would be lost. */
  const load = async (entry: Entry, record: string | null, hadFocus: boolean) => {
    try {
      const page = parked?.entry === entry ? parked.page : await entry.load(words);
      // Meanwhile another link may have been followed.
      if (gameOf(wanted) !== entry) return;
      root.hidden = false;
      if (on?.entry !== entry) enter(entry, page, wanted);
      if (hadFocus) focusIn(root);
    } catch {
      // Whoever has gone back meanwhile did not ask for it any more.
      if (gameOf(wanted) !== entry) return;
      root.hidden = false;
      // The game before goes on, and is told to the address again.
      wanted = on?.handle.record ?? null;
      const again = button(words.missing.again, "qt-button", () => show(record));
      note.replaceChildren(words.missing.engine, " ", again);
      root.before(note);
      if (hadFocus) again.focus();
    }
  };

  const show = (record: string | null) => {
    const entry = gameOf(record);
    const hadFocus = root.contains(document.activeElement);
    note.remove();
    wanted = record;
    root.hidden = on !== null && on.entry !== entry && parked?.entry !== entry;
    if (on?.entry === entry) wiring.open(on.handle, record);
    else void load(entry, record, hadFocus);
  };

  return {
    section: h(
      "div",
      { class: "qt-section" },
      h("p", { class: "qt-label" }, words.games.title),
      ...links.values(),
    ),
    on: () => on?.handle ?? null,
    show,
  };
}

/** Puts the focus on the board that is seen: an exercise may hide one behind another. */
export function focusIn(root: HTMLElement, how?: FocusOptions): void {
  const cells = root.querySelectorAll<HTMLElement>("[role=gridcell][tabindex='0']");
  [...cells].find(isSeen)?.focus(how);
}
