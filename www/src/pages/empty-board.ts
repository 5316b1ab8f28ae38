/** An empty board for paper: in each square nine places, with the number of the move that belongs there. */

import type { Shape } from "../board/draw/list";
import { svg } from "../board/draw/svg";
import { SQUARES, slot } from "../games/quantum/geometry";
import { grid, numbers } from "../games/quantum/render/ground";

export function emptyBoard(): SVGSVGElement {
  const places = SQUARES.flatMap((square) =>
    // There are as many moves as squares.
    SQUARES.map((ply): Shape => {
      const { x, y } = slot(square, ply);
      return {
        kind: "text",
        at: { x: x + 5, y: y + 9 },
        text: String(ply),
        size: 10,
        ink: "dim",
        bold: false,
      };
    }),
  );
  return svg([...grid(1.6), ...numbers(new Map(), 1), ...places]);
}
