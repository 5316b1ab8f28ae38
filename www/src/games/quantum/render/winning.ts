/** The lines of three that end a game: drawn through, with the number at which each was complete. */

import type { Shape } from "../../../board/draw/list";
import { bar, through } from "../../../board/draw/shapes";
import { BIG_MARK, centre, flagAt, type Point, squareAt } from "../geometry";
import type { Outcome, Square } from "../types";

type Line = Outcome["lines"][number];

/** A faint band through all three squares, and bars between the marks; the winner's are the heavier ones. */
export function winning(outcome: Outcome | null): Shape[] {
  return (outcome?.lines ?? []).flatMap((line): Shape[] => {
    const won = line.side === outcome?.winner;
    return [
      { kind: "stroke", path: through(sorted(line)), ink: line.side, width: won ? 14 : 7, alpha: 0.16 },
      ...bars(line).map((path): Shape => ({ kind: "stroke", path, ink: line.side, width: won ? 4 : 1.6 })),
    ];
  });
}

/** The squares with a completion number in their upper strip. */
export function flaggedSquares(outcome: Outcome | null): ReadonlySet<Square> {
  const flags = (outcome?.lines ?? []).map(({ squares }) => flagAt(squares));
  return new Set(flags.filter(({ y }) => y < 20).flatMap((at) => squareAt(at) ?? []));
}

/** The completion numbers, to be drawn above everything else. */
export function flags(outcome: Outcome | null): Shape[] {
  return (outcome?.lines ?? []).flatMap((line) => flag(line, line.side === outcome?.winner));
}

function sorted({ squares }: Line): Point[] {
  return [...squares].sort((a, b) => a - b).map(centre);
}

function bars(line: Line): string[] {
  const [first, middle, last] = sorted(line);
  return first && middle && last ? [between(first, middle), between(middle, last)] : [];
}

/** A cross reaches further along a diagonal, and down to the right its number stands in the way. */
function between(from: Point, to: Point): string {
  const diagonal = from.x !== to.x && from.y !== to.y;
  const gap = BIG_MARK * (diagonal ? 1.75 : 1.5);
  return bar(from, to, diagonal && to.x > from.x ? BIG_MARK * 2.15 : gap, gap);
}

function flag({ side, squares, completedAt }: Line, won: boolean): Shape[] {
  const { x, y } = flagAt(squares);
  const half = 5.2;
  const box = `M${x - half} ${y - half}h${half * 2}v${half * 2}h${-half * 2}z`;
  const middle = `M${x} ${y}h0.01`;
  const size = 11.5;
  return [
    { kind: "stroke", path: box, ink: side, width: 6 },
    { kind: "stroke", path: middle, ink: side, width: 12 },
    ...(won
      ? []
      : [
          { kind: "stroke", path: box, ink: "surface", width: 2.8 } as const,
          { kind: "stroke", path: middle, ink: "surface", width: 11 } as const,
        ]),
    {
      kind: "text",
      at: { x: x - size * 0.278, y: y + size * 0.355 },
      text: String(completedAt),
      size,
      ink: won ? "surface" : side,
      bold: true,
    },
  ];
}
