/** Why a game ended as it did, a sentence for each step. */

import type { Words } from "../../../languages/words";
import type { Side, View } from "../types";
import { type Line, whyOf } from "../why";
import { lineName } from "./events";

/** The sentence of one step; empty if there is no such step. */
export function whySentence(words: Words, view: View, step: number, withPoints: boolean): string {
  const why = whyOf(view)[step];
  const { side, result, said, ready } = words;
  const end = ready.soon?.why;
  const outcome = view.outcome;
  if (!why || !outcome || !end) return "";
  const name = (line: Line) => lineName(words, view, line);
  const other = (line: Line): Side => (line.side === "x" ? "o" : "x");
  const points = withPoints
    ? [end.points(side.x, result.points(outcome.points.x), side.o, result.points(outcome.points.o))]
    : [];
  switch (why.kind) {
    case "line":
      return end.line(
        name(why.line),
        why.marks.map((mark) => words.mark(mark.side, mark.ply)),
      );
    case "number":
      return end.number(
        name(why.line),
        why.marks.map(({ ply }) => ply),
      );
    case "only":
      return said.together([end.only(side[why.line.side], side[other(why.line)]), ...points]);
    case "earlier":
      return said.together([end.earlier(name(why.line), name(why.than)), ...points]);
    case "double":
      return said.together([end.double(name(why.line), name(why.and)), ...points]);
    case "full":
      return end.full;
    case "noLine":
      return said.together([end.noLine, ...points]);
  }
}
