/** A classical game as a small board, for answers that are boards. */

import type { Ink } from "../board/draw/list";
import { svg } from "../board/draw/svg";
import { h } from "../board/view/dom";
import { grid, inkOf, washes } from "../games/quantum/render/ground";
import { classicalMark } from "../games/quantum/render/marks";

/** Reads `X1 in 2, O2 in 5`. The sentence stays for those who do not see the board. */
export function miniature(sentence: string): readonly Node[] {
  const marks = [...sentence.matchAll(/([XO])(\d) in (\d)/g)].map(([, side, ply, square]) => ({
    square: Number(square),
    mark: { side: side === "X" ? ("x" as const) : ("o" as const), ply: Number(ply) },
  }));
  const ground = new Map(marks.map(({ square, mark }): [number, Ink] => [square, `mist-${mark.side}`]));
  return [
    svg([
      ...washes(ground),
      ...grid(2.6),
      ...marks.flatMap(({ square, mark }) => classicalMark(square, mark, "small", inkOf(ground, square))),
    ]),
    h("span", {}, sentence),
  ];
}
