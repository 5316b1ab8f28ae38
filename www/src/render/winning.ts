/** The lines of three that end a game: drawn through, with the number at which each was complete. */
import { BIG_MARK, centre, flagAt, type Point, squareAt } from "../geometry/quantum";
import type { Outcome, Square } from "../types";
import type { Shape } from "./list";

type Line = Outcome["lines"][number];

/** A faint band through all three squares, and bars between the marks; the winner's are the heavier ones. */
export function winning(outcome: Outcome | null): Shape[] {
  return (outcome?.lines ?? []).flatMap((line): Shape[] => {
    const won = line.side === outcome?.winner;
    return [
      { kind: "stroke", path: through(line), ink: line.side, width: won ? 14 : 7, alpha: 0.16 },
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

/** From edge to edge of the board, behind the marks. */
function through({ squares }: Line): string {
  const [first, middle, last] = [...squares].sort((a, b) => a - b).map(centre);
  if (!first || !middle || !last) return "";
  const end = (from: Point, to: Point) => {
    const share = 0.42;
    return `${(to.x + (to.x - from.x) * share).toFixed(2)} ${(to.y + (to.y - from.y) * share).toFixed(2)}`;
  };
  return `M${end(middle, first)}L${end(middle, last)}`;
}

function bars({ squares }: Line): string[] {
  const [first, middle, last] = [...squares].sort((a, b) => a - b).map(centre);
  // Down to the right the number of a mark stands in the way.
  return first && middle && last
    ? [bar(first, middle, BIG_MARK, 2.15), bar(middle, last, BIG_MARK, 2.15)]
    : [];
}

/** Between two marks of half the size `mark`; downwards to the right it keeps another distance, in sizes. */
export function bar(from: Point, to: Point, mark: number, falling: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (along: number) => {
    const t = along / length;
    return `${(from.x + (to.x - from.x) * t).toFixed(2)} ${(from.y + (to.y - from.y) * t).toFixed(2)}`;
  };
  // A cross reaches further along a diagonal.
  const diagonal = from.x !== to.x && from.y !== to.y;
  const gap = mark * (diagonal ? 1.75 : 1.5);
  const start = diagonal && to.x > from.x ? mark * falling : gap;
  return `M${at(start)}L${at(length - gap)}`;
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
