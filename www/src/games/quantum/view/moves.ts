/** The list of moves in two columns: what was placed, and where it settled; a press goes there. */

import { h, type Part, set } from "../../../board/view/dom";
import type { ExploreWords } from "../../../languages/explore-words";
import type { Words } from "../../../languages/words";
import { type Entry, entriesOf } from "../entries";
import { viewOf } from "../state";
import { sideOf } from "../types";
import { goffPlaced, goffSettled, placedOn } from "../words/moves";
import type { Context } from "./context";

interface Row {
  readonly key: string;
  readonly ply: number;
  readonly element: HTMLElement;
  /** Where the move settled; empty during a collapse until its turn comes. */
  readonly settled: HTMLElement;
  /** The buttons, each with the step of the record to which it goes. */
  readonly points: readonly (readonly [HTMLElement, number])[];
}

export function moveList(context: Context, said: ExploreWords["moves"], home: () => void): Part {
  const { words, state, dispatch } = context;
  const list = h("ol", { class: "qt-moves", "aria-label": words.history.moves });
  const head = h(
    "div",
    { class: "qt-move qt-moves-head", "aria-hidden": "true" },
    h("span", {}, said.quantum),
    h("span", {}, said.classical),
  );
  const empty = h("p", { class: "qt-hint" }, said.empty);
  const note = h("p", { class: "qt-hint" }, said.notation);
  let rows: readonly Row[] = [];

  const isolate = (ply: number | null) => dispatch({ type: "isolate", ply });

  const row = (entry: Entry): Row => {
    const point = (index: number, ...inside: readonly Node[]) => {
      const made = h("button", { type: "button", class: "qt-move-point" }, ...inside);
      made.addEventListener("click", () => {
        dispatch({ type: "look", index });
        isolate(entry.ply);
      });
      return made;
    };
    const placed = point(entry.index, ...placedContent(words, said, entry));
    const points: [HTMLElement, number][] = [[placed, entry.index]];
    let settled: HTMLElement = h("span", { class: "qt-move-settled" }, ...settledContent(words, said, entry));
    if (entry.collapse) {
      settled = point(entry.collapse.index, ...settledContent(words, said, entry));
      points.push([settled, entry.collapse.index]);
    }
    const element = h("li", { class: "qt-move" }, placed, settled);
    element.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") isolate(entry.ply);
    });
    element.addEventListener("pointerleave", () => isolate(null));
    element.addEventListener("focusin", () => isolate(entry.ply));
    element.addEventListener("focusout", () => isolate(null));
    return { key: JSON.stringify(entry), ply: entry.ply, element, settled, points };
  };

  /** Rows that stay keep their elements, and so the focus. */
  const follow = (entries: readonly Entry[]) => {
    const known = new Map(rows.map((made) => [made.key, made]));
    const next = entries.map((entry) => known.get(JSON.stringify(entry)) ?? row(entry));
    if (next.length === rows.length && next.every((made, index) => made === rows[index])) return;
    const hadFocus = list.matches(":focus-within");
    for (const gone of rows) if (!next.includes(gone)) gone.element.remove();
    next.forEach(({ element }, index) => {
      if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
    });
    rows = next;
    if (hadFocus && !list.matches(":focus-within")) home();
  };

  return {
    element: h("div", { class: "qt-moves-box" }, head, list, empty, note),
    render() {
      const { game, present } = state();
      follow(entriesOf(game, present));
      empty.hidden = rows.length > 0;
      head.hidden = note.hidden = list.hidden = rows.length === 0;
      const landed = context.landed();
      const moving = landed === null ? [] : (viewOf(state()).lastCollapse ?? []).map(({ ply }) => ply);
      for (const { ply, settled } of rows)
        set(settled, "data-coming", moving.includes(ply) && !landed?.has(ply));
      for (const [made, index] of rows.flatMap(({ points }) => points)) {
        set(made, "aria-current", index === game.index ? "step" : null);
      }
    },
  };
}

function placedContent(words: Words, said: ExploreWords["moves"], entry: Entry): Node[] {
  const heard = said.placed(words.mark(sideOf(entry.ply), entry.ply), entry.squares);
  return content(words, entry, heard, placedOn(said, entry), goffPlaced(entry));
}

function settledContent(words: Words, said: ExploreWords["moves"], entry: Entry): Node[] {
  if (!entry.settled) return [];
  const { square } = entry.settled;
  const mark = words.mark(sideOf(entry.ply), entry.ply);
  const heard = said.settled(mark, square, entry.collapse !== null);
  return content(words, entry, heard, said.on(square), goffSettled(entry));
}

/** What is seen has the number below the line, as Goff prints it; what is heard is one plain phrase. */
function content(words: Words, { ply }: Entry, heard: string, where: string, goff: string): Node[] {
  const side = sideOf(ply);
  const mark = h(
    "span",
    { class: "qt-mark", "data-side": side, dir: "ltr", translate: "no" },
    words.side[side],
    h("sub", {}, String(ply)),
  );
  return [
    h("span", { class: "qt-hidden" }, heard),
    h("span", { class: "qt-seen", "aria-hidden": "true" }, mark, " ", h("span", {}, where)),
    h("span", { class: "qt-goff", "aria-hidden": "true", dir: "ltr", translate: "no" }, goff),
  ];
}
