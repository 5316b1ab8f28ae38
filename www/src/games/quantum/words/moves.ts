/** The list of moves in words, and in the signs of Goff's paper. */

import type { ExploreWords } from "../../../languages/explore-words";
import type { Entry } from "../entries";
import { sideOf } from "../types";

/** What was placed, after the mark: "in 1 and 2". */
export function placedOn(said: ExploreWords["moves"], { squares }: Entry): string {
  return squares[0] === squares[1] ? said.on(squares[0]) : said.inTwo(squares);
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
