/** A classical game as a small board, for answers that are boards. */

import type { Ink } from "../board/draw/list";
import { svg } from "../board/draw/svg";
import { h } from "../board/view/dom";
import { grid, inkOf, washes } from "../games/quantum/render/ground";
import { classicalMark } from "../games/quantum/render/marks";
import { type Square, sideOf } from "../games/quantum/types";

/** The square of each move, in the order of the moves; the sentence is for those who do not see the board. */
export function miniature(squares: readonly Square[], sentence: string): readonly Node[] {
  const marks = squares.map((square, index) => ({
    square,
    mark: { side: sideOf(index + 1), ply: index + 1 },
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
