/** A classical game as a small board, for answers that are boards. */

import type { DrawList, Ink } from "../../../board/draw/list";
import { grid, inkOf, washes } from "../render/ground";
import { classicalMark } from "../render/marks";
import { type Square, sideOf } from "../types";

/** The square of each move, in the order of the moves. */
export function small(squares: readonly Square[]): DrawList {
  const marks = squares.map((square, index) => ({
    square,
    mark: { side: sideOf(index + 1), ply: index + 1 },
  }));
  const ground = new Map(marks.map(({ square, mark }): [number, Ink] => [square, `mist-${mark.side}`]));
  return [
    ...washes(ground),
    ...grid(2.6),
    ...marks.flatMap(({ square, mark }) => classicalMark(square, mark, "small", inkOf(ground, square))),
  ];
}
