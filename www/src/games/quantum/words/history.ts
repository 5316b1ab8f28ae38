/** The history in words: its points, and what is said of looking back. */

import type { Players } from "../../../board/players";
import type { Point, Words } from "../../../languages/words";
import type { Dropped } from "../history";
import type { View } from "../types";
import { happened, next, numbered } from "./events";

/** A point of the game: its start, a move, a collapse. */
export function pointOf(words: Words, view: View): Point {
  if (view.index === 0) return { kind: "start" };
  return { kind: view.lastCollapse ? "collapse" : "mark", mark: numbered(words, view.ply) };
}

/** What is said when another point of the game is shown. */
export function looked(words: Words, view: View, earlier: boolean, players: Players): string {
  const { ready, said } = words;
  if (!ready.soon) return next(words, view, false, players);
  const { history } = ready.soon;
  if (!earlier) return said.together([history.inGame, next(words, view, false, players)]);
  const what = view.index === 0 ? history.beforeFirst : happened(words, view);
  return said.together([history.told(pointOf(words, view)), what, next(words, view)]);
}

/** Asks whether what follows may be dropped. */
export function dropQuestion(words: Words, { collapse, moves }: Dropped): string {
  const mark = collapse === null ? null : numbered(words, collapse);
  return words.ready.soon?.history.drops(mark, moves) ?? "";
}
