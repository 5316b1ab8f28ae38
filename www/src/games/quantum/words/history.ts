/** The history in words: its points, and what is said of looking back. */

import type { Players } from "../../../board/players";
import type { Words } from "../../../languages/words";
import type { Dropped } from "../history";
import type { View } from "../types";
import { happened, next, numbered } from "./events";

/** The name of a point of the game: its start, a move, a collapse. */
export function pointName(words: Words, view: View): string {
  if (view.index === 0) return words.history.start;
  const mark = numbered(words, view.ply);
  return view.lastCollapse ? words.history.collapseOf(mark) : words.history.after(mark);
}

/** What the slider says of its value. */
export function pointValue(words: Words, view: View, present: number): string {
  const what = view.index === 0 ? words.history.beforeFirst : happened(words, view);
  return words.history.value(view.index, present, what);
}

/** What is said when another point of the game is shown. */
export function looked(words: Words, view: View, earlier: boolean, players: Players): string {
  const { history, said } = words;
  if (!earlier) return said.together([history.inGame, next(words, view, false, players)]);
  const what = view.index === 0 ? history.beforeFirst : happened(words, view);
  return said.together([`${history.back(pointName(words, view))}.`, what, next(words, view)]);
}

/** Asks whether what follows may be dropped. */
export function dropQuestion(words: Words, { collapse, moves }: Dropped): string {
  return words.history.drops(collapse === null ? null : numbered(words, collapse), moves);
}
