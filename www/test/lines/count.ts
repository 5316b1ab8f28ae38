/** Counts in how many positions a line comes too near to a mark or a number of another move, and how often lines cross. */
import type { Point } from "../../src/board/grid";
import { centre, slot } from "../../src/games/quantum/geometry";
import { type Curve, curveOf, pointsOn } from "../../src/games/quantum/lines/curve";
import { linesIn } from "../../src/games/quantum/lines/drawn";
import { classicalMark, spookyMark } from "../../src/games/quantum/render/marks";
import type { Pair, Square, View } from "../../src/games/quantum/types";
import { distanceTo } from "./ink";

/** Nearer than this, in pixels of the smallest board, a line seems to touch. */
export const NEAR = 3;
const POINTS = 161;
/** No mark reaches further than this from its middle. */
const REACH = 48;

/** A line that seems to touch a mark. */
export interface Touch {
  readonly ply: number;
  readonly mark: number;
  readonly square: Square;
  readonly distance: number;
  /** Whether the line's move is on that square. */
  readonly isHome: boolean;
}

export interface Counted {
  /** Those with a line in them. */
  positions: number;
  /** With a line near a mark of another move, settled or not. */
  touched: number;
  /** The same in a square that the line's move is not on. */
  touchedElsewhere: number;
  crossings: number;
}

export const nothing: Counted = { positions: 0, touched: 0, touchedElsewhere: 0, crossings: 0 };

export type Laid = (view: View) => ReadonlyMap<number, Curve>;

/** The same lines without any care: straight from mark to mark. */
export const straight: Laid = (view) =>
  new Map(
    view.pairs.filter(isOpen).map(({ ply, squares: [a, b] }) => {
      const [from, to] = [slot(a, ply), slot(b, ply)];
      return [ply, curveOf([from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to])];
    }),
  );

export function add(sum: Counted, view: View, laid: Laid = linesIn): Counted {
  const lines = laid(view);
  if (lines.size === 0) return sum;
  const touches = touchesIn(view, lines);
  return {
    positions: sum.positions + 1,
    touched: sum.touched + (touches.length > 0 ? 1 : 0),
    touchedElsewhere: sum.touchedElsewhere + (touches.every(({ isHome }) => isHome) ? 0 : 1),
    crossings: sum.crossings + crossingsIn(lines),
  };
}

export function touchesIn(view: View, lines = linesIn(view)): Touch[] {
  const pairs = view.pairs.filter(isOpen);
  const marks = [
    ...pairs.flatMap(({ ply, squares, onCycle }) =>
      squares.map((square) => ({
        ply,
        square,
        at: slot(square, ply),
        to: memo(`${ply} ${square} ${onCycle}`, () =>
          distanceTo(spookyMark(square, ply, onCycle ? "cycle" : "plain", "surface")),
        ),
      })),
    ),
    ...view.squares.flatMap(({ classical }, index) => {
      if (!classical) return [];
      const square = index + 1;
      const to = memo(`${classical.ply} on ${square}`, () =>
        distanceTo(classicalMark(square, classical, "settled", "surface")),
      );
      return [{ ply: classical.ply, square, at: centre(square), to }];
    }),
  ];
  return pairs.flatMap((pair) => {
    const curve = lines.get(pair.ply);
    if (!curve) throw new Error(`move ${pair.ply} has no line`);
    const points = pointsOn(curve, POINTS);
    return marks.flatMap(({ ply, square, at, to }): Touch[] => {
      if (ply === pair.ply) return [];
      const near = points.filter(({ x, y }) => Math.abs(x - at.x) < REACH && Math.abs(y - at.y) < REACH);
      const distance = Math.min(...near.map(to));
      if (distance >= NEAR) return [];
      return [{ ply: pair.ply, mark: ply, square, distance, isHome: pair.squares.includes(square) }];
    });
  });
}

export function crossingsIn(lines: ReadonlyMap<number, Curve>): number {
  const drawn = [...lines.values()].map((curve) => pointsOn(curve, 41));
  return drawn.reduce(
    (sum, line, index) => drawn.slice(0, index).reduce((count, other) => count + crossings(line, other), sum),
    0,
  );
}

function crossings(line: readonly Point[], other: readonly Point[]): number {
  let count = 0;
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (!to) break;
    for (const [j, start] of other.entries()) {
      const end = other[j + 1];
      if (!end) break;
      const apart = isLeft(from, to, start) !== isLeft(from, to, end);
      if (apart && isLeft(start, end, from) !== isLeft(start, end, to)) count += 1;
    }
  }
  return count;
}

function isLeft(from: Point, to: Point, point: Point): boolean {
  return (to.x - from.x) * (point.y - from.y) > (to.y - from.y) * (point.x - from.x);
}

function isOpen({ settled }: Pair): boolean {
  return settled === null;
}

function mix(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

type Distance = (point: Point) => number;
const known = new Map<string, Distance>();

function memo(name: string, make: () => Distance): Distance {
  const made = known.get(name) ?? make();
  known.set(name, made);
  return made;
}
