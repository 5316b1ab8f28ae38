/** The lines of a position as they are drawn: from the ink of one mark to that of the other. */
import { MARK, type Point, SPOOKY_STROKE } from "../geometry";
import { type Pair, type Square, sideOf, type View } from "../types";
import { between, type Curve, partOf, pointAt } from "./curve";
import type { Line, Standing } from "./field";
import { type Routes, routeBeside, routesOf } from "./routing";

const drawn = new WeakMap<View, Routes>();

/** The lines of all open moves, by their numbers; each from the first square of its pair to the second. */
export function linesIn(view: View): Routes {
  const known = drawn.get(view);
  if (known) return known;
  const routes = routesOf(openLines(view), settledMarks(view));
  const made = new Map([...routes].map(([ply, curve]) => [ply, trimmed(curve, ply)]));
  drawn.set(view, made);
  return made;
}

/** The line that one more move would have; those that are there stay where they are. */
export function lineTo(view: View, ply: number, squares: readonly [Square, Square]): Curve {
  const [lines, settled] = [openLines(view), settledMarks(view)];
  const line = { ply, squares, onCycle: false };
  return trimmed(routeBeside(lines, settled, line), ply);
}

/** Lines on their way from one position to another; those that are new are where they will be. */
export function bent(from: Routes, to: Routes, share: number): Routes {
  if (share >= 1) return to;
  return new Map(
    [...to].map(([ply, curve]) => {
      const before = from.get(ply);
      return [ply, before && before !== curve ? between(before, curve, share) : curve];
    }),
  );
}

function openLines(view: View): Line[] {
  return view.pairs
    .filter(isOpen)
    .map(({ ply, squares: [a, b], onCycle }) => ({ ply, squares: [a, b], onCycle }));
}

function isOpen({ settled }: Pair): boolean {
  return settled === null;
}

function settledMarks(view: View): Standing[] {
  return view.squares.flatMap(({ classical }, index) =>
    classical ? [{ ply: classical.ply, square: index + 1 }] : [],
  );
}

/** Cuts both ends off where they have reached the ink of their marks. */
function trimmed(curve: Curve, ply: number): Curve {
  return partOf(curve, rim(curve, ply, 0), rim(curve, ply, 1));
}

/** How far along the curve the ink of the mark at one end is left, on the way to the middle. */
function rim(curve: Curve, ply: number, end: 0 | 1): number {
  const middle = curve[end * 6] ?? curve[0];
  const isAtMark = (t: number) => isInside(middle, pointAt(curve, t), ply);
  const step = end === 0 ? 0.01 : -0.01;
  let outside = end + step;
  while (Math.abs(outside - end) < 0.5 && isAtMark(outside)) outside += step;
  let inside = outside - step;
  for (let halving = 0; halving < 6; halving++) {
    const between = (inside + outside) / 2;
    if (isAtMark(between)) inside = between;
    else outside = between;
  }
  return inside;
}

/** Whether a point has not left its mark yet; a line goes into the ink a little. */
function isInside(middle: Point, point: Point, ply: number): boolean {
  const x = Math.abs(point.x - middle.x);
  const y = Math.abs(point.y - middle.y);
  const ink = SPOOKY_STROKE / 2 - 0.5;
  if (sideOf(ply) === "o") return Math.hypot(x, y) < MARK + ink;
  // From the middle of a cross all four arms look alike: the nearest point is on the diagonal, or its end.
  const along = Math.min(CROSS, (x + y) / 2);
  return Math.hypot(x - along, y - along) < ink;
}

/** How far a cross of the same half size as a ring reaches, in each direction. */
const CROSS = MARK * 0.92;
