/** The history in words, and in the signs of Goff's paper. */
import type { Dropped, Entry } from "../history";
import type { Players } from "../players";
import { sideOf, type View } from "../types";
import { happened, next, numbered } from "./events";
import type { Words } from "./words";

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

/** What was placed, after the mark: "in 1 and 2". */
export function placedOn(words: Words, { squares }: Entry): string {
  return squares[0] === squares[1] ? words.history.on(squares[0]) : words.history.inTwo(squares);
}

/** A move as Goff writes it: `X1+(1,2)`. */
export function goffPlaced({ ply, squares }: Pick<Entry, "ply" | "squares">): string {
  return `${goffMark(ply)}+(${squares.join(",")})`;
}

/** Where a move settled, as Goff writes it: `X1(2)!`; the newest move names who measured: `O3@X3(1)!`. */
export function goffSettled({ ply, settled, collapse }: Entry): string {
  if (!settled) return "";
  const mark = `${goffMark(ply)}(${settled.square})!`;
  return collapse ? `${sideOf(ply) === "x" ? "O" : "X"}${ply}@${mark}` : mark;
}

function goffMark(ply: number): string {
  return `${sideOf(ply) === "x" ? "X" : "O"}${ply}`;
}
