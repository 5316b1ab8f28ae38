/** Which game is on the page: the quantum one, or another that is loaded when a link asks for it. */

import { button, h, isSeen } from "../board/view/dom";
import type { Handle } from "../games/classic/mount";
import type { Words } from "../languages/words";
import type { OtherBoard } from "./other-board";

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
  const link = h("a", { class: "qt-link", href: "#t1.3" }, words.games.classic);
  let other: OtherBoard | null = null;
  let wanted: string | null = null;

  /** Until the other board is there, the room stays empty: a press on this one would be lost. */
  const load = async (record: string, hadFocus: boolean) => {
    try {
      const [{ otherBoard }, classic] = await Promise.all([
        import("./other-board"),
        words.parts.classic(),
        words.parts.soon(),
      ]);
      root.hidden = false;
      other ??= otherBoard(root, quantum, extras, words, classic, link);
      // Meanwhile another link may have been followed.
      if (isClassic(wanted)) other.enter(wanted, hadFocus);
    } catch {
      // Whoever has gone back meanwhile did not ask for it any more.
      if (!isClassic(wanted)) return;
      root.hidden = false;
      // The quantum game goes on, and is told to the address again.
      wanted = null;
      const again = button(words.missing.again, "qt-button", () => void show(record));
      note.replaceChildren(h("span", {}, words.missing.engine), " ", again);
      root.before(note);
      if (hadFocus) again.focus();
    }
  };

  const note = h("p", { class: "page-note", role: "alert" });
  const show = (record: string | null): boolean => {
    const hadFocus = root.contains(document.activeElement);
    note.remove();
    wanted = record;
    root.hidden = isClassic(record) && !other;
    if (!isClassic(record)) other?.leave();
    else if (other) other.enter(record, hadFocus);
    else void load(record, hadFocus);
    return !isClassic(record);
  };

  return {
    section: h("div", { class: "qt-section" }, h("p", { class: "qt-label" }, words.games.title), link),
    classic: () => other?.board() ?? null,
    isAway: () => isClassic(wanted),
    show,
  };
}

/** Puts the focus on the board that is seen: an exercise may hide one behind another. */
export function focusIn(root: HTMLElement, how?: FocusOptions): void {
  const cells = root.querySelectorAll<HTMLElement>("[role=gridcell][tabindex='0']");
  [...cells].find(isSeen)?.focus(how);
}

/** Follows a link to a record, as if it had been pressed. */
export function go(record: string): void {
  location.hash = record;
}

export function isClassic(record: string | null): record is string {
  return record !== null && /^t\d/.test(record);
}
