/** Where everything of the quantum board lies, in board units; drawing and hit areas both ask here. */

import { BOARD, type Point, type Rect, rectOf, squareOn, squaresOf } from "../../board/grid";
import type { Square } from "./types";

export { BOARD, type Point, type Rect } from "../../board/grid";

/** A line from one mark to another: a quadratic curve. */
export interface Arc {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

/** Side of a square. */
export const SQUARE = BOARD / 3;

/** All squares in reading order. */
export const SQUARES = squaresOf(3);

/** Half the size of a spooky mark's shape. */
export const MARK = 6.5;

/** Half the size of a classical mark's shape. */
export const BIG_MARK = 23;

// A square is a strip for its number above three rows of three slots.
const STRIP = 11;
const MARGIN = { left: 4, right: 4, bottom: 4 };
const SLOT = {
  width: (SQUARE - MARGIN.left - MARGIN.right) / 3,
  height: (SQUARE - STRIP - MARGIN.bottom) / 3,
};
// The number stands right of the shape; both together are centred in the slot.
const SHAPE_SHIFT = -4.5;

export function squareRect(square: Square): Rect {
  return rectOf(square, 3);
}

/** The square at a point, or null outside the board. */
export function squareAt(point: Point): Square | null {
  return squareOn(point, 3);
}

/** The middle of the shape of move `ply` in a square: slot n belongs to move n. */
export function slot(square: Square, ply: number): Point {
  const { x, y } = squareRect(square);
  const column = (ply - 1) % 3;
  const row = Math.floor((ply - 1) / 3);
  return {
    x: x + MARGIN.left + (column + 0.5) * SLOT.width + SHAPE_SHIFT,
    y: y + STRIP + (row + 0.5) * SLOT.height,
  };
}

/** The middle of a classical mark's shape. */
export function centre(square: Square): Point {
  const { x, y } = squareRect(square);
  return { x: x + SQUARE / 2 - 5, y: y + SQUARE / 2 + 2 };
}

/** Where the square's own number begins, on its baseline. */
export function numberAt(square: Square): Point {
  const { x, y } = squareRect(square);
  return { x: x + 5.5, y: y + 12.5 };
}

/** The middle of the badge that says in which step of a collapse a square got its mark; below the height of a flag. */
export function badgeAt(square: Square, underFlag = false): Point {
  const { x, y } = squareRect(square);
  return { x: x + SQUARE - 13, y: y + (underFlag ? 31 : 13.5) };
}

/** How many ghosts have room before the number of the mark above them. */
export const GHOSTS = 3;

/** Where the small ghosts of rejected marks stand: in a row along the lower edge. */
export function ghostAt(square: Square, index: number): Point {
  const { x, y } = squareRect(square);
  return { x: x + 10 + index * 21, y: y + SQUARE - 9.5 };
}

/** The squares that a move's line crosses on its way. */
export function crossed({ from, control, to }: Arc): ReadonlySet<Square> {
  const points = Array.from({ length: 33 }, (_, step) => pointOn({ from, control, to }, step / 32));
  return new Set(points.flatMap((point) => squareAt(point) ?? []));
}

/** Where the number stands at which a line was complete: at an end that nothing else needs. */
export function flagAt([a, b]: readonly [Square, Square, Square]): Point {
  const step = Math.abs(b - a);
  const low = Math.min(a, b);
  if (step === 1) return { ...centre(low), x: BOARD - 11 };
  if (step === 3) return { ...centre(low), y: 12.5 };
  return { x: step === 4 ? 25 : BOARD - 34.5, y: 12.5 };
}

/** The mark at a point, as square and number of its slot, or null between the slots. */
export function slotAt(point: Point): { square: Square; ply: number } | null {
  const square = squareAt(point);
  if (square === null) return null;
  for (let ply = 1; ply <= 9; ply++) {
    const mark = slot(square, ply);
    if (Math.abs(point.x - mark.x - 3.5) < 12.5 && Math.abs(point.y - mark.y) < 11.5) return { square, ply };
  }
  return null;
}

/** The way from one big mark to another, past whatever lies between; it stops short of both. */
export function trail(a: Square, b: Square): Arc {
  const from = centre(a);
  const to = centre(b);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // Numbers stand at the lower right of their marks, so the way bends up, or else to the left.
  let across = normal(from, to);
  if (across.y > 0.01 || (Math.abs(across.y) <= 0.01 && across.x > 0))
    across = { x: -across.x, y: -across.y };
  const passes = squareAt({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const straight = passes !== null && passes !== a && passes !== b && isCentre(passes, from, to);
  const height = straight ? 44 : length * 0.14;
  const whole: Arc = {
    from,
    control: {
      x: (from.x + to.x) / 2 + across.x * height * 2,
      y: (from.y + to.y) / 2 + across.y * height * 2,
    },
    to,
  };
  return cut(
    whole,
    (point) => Math.max(Math.abs(point.x - from.x), Math.abs(point.y - from.y)) < 31,
    (point) => Math.max(Math.abs(point.x - to.x), Math.abs(point.y - to.y)) < 31,
  );
}

/** The part of a curve from its beginning. */
export function partOf(whole: Arc, end: number): Arc {
  return between(whole, 0, end);
}

const arcs = new Map<string, Arc>();

/** The line of move `ply` between its squares, the same whatever else is on the board. */
export function arc(ply: number, a: Square, b: Square): Arc {
  const name = `${ply}:${Math.min(a, b)}:${Math.max(a, b)}`;
  const known = arcs.get(name);
  if (known) return known;
  const made = trim(gentlest(ply, Math.min(a, b), Math.max(a, b)));
  arcs.set(name, made);
  return made;
}

/** The same curve beside itself, for double lines. */
export function beside({ from, control, to }: Arc, distance: number): Arc {
  const start = normal(from, control);
  const end = normal(control, to);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const shift = (point: Point, by: Point) => ({ x: point.x + by.x * distance, y: point.y + by.y * distance });
  return { from: shift(from, start), control: shift(control, middle), to: shift(to, end) };
}

export function pointOn({ from, control, to }: Arc, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * control.y + t * t * to.y,
  };
}

const HEIGHTS = [10, 14, 18, 24, 30, 36, 42].flatMap((height) => [-height, height]);

/** Of several bows the one that keeps best out of the way of all the slots, and then the flattest. */
function gentlest(ply: number, a: Square, b: Square): Arc {
  const from = slot(a, ply);
  const to = slot(b, ply);
  const across = normal(from, to);
  let best: { cost: number; arc: Arc } | null = null;
  for (const height of HEIGHTS) {
    // The control point of a quadratic curve lies twice as high as its crest.
    const control = {
      x: (from.x + to.x) / 2 + across.x * height * 2,
      y: (from.y + to.y) / 2 + across.y * height * 2,
    };
    const candidate = { from, control, to };
    const flatness = Math.abs(height) * 0.6;
    const limit: number = best === null ? Number.POSITIVE_INFINITY : best.cost - 1e-9 - flatness;
    const cost: number = crowding(candidate, ply, a, b, limit) + flatness;
    if (best === null || cost < best.cost - 1e-9) best = { cost, arc: candidate };
  }
  return best?.arc ?? { from, control: from, to };
}

/** All slots with their squares, and the places of the squares' numbers. */
const SLOTS = SQUARES.flatMap((square) =>
  Array.from({ length: 9 }, (_, index) => ({ square, ply: index + 1, at: slot(square, index + 1) })),
);
const NUMBERS = SQUARES.map(numberAt);

/** How much a curve is in the way; counted no further than to a limit. */
function crowding(candidate: Arc, ply: number, a: Square, b: Square, limit: number): number {
  let cost = 0;
  for (let step = 1; step < 24 && cost < limit; step++) {
    const point = pointOn(candidate, step / 24);
    const edge = Math.min(point.x, point.y, BOARD - point.x, BOARD - point.y);
    if (edge < 4) cost += (4 - edge) * 40;
    for (const number of NUMBERS) cost += nearness(point.x - number.x - 3, point.y - number.y + 4, 9) * 2;
    for (const { square, ply: other, at } of SLOTS) {
      if (other === ply && (square === a || square === b)) continue;
      // The number beside the shape counts as part of the mark.
      const dx = (point.x - at.x - 3) / 1.25;
      const dy = point.y - at.y;
      // Through its own slot of a square that it does not belong to, a line would look as if it stopped there.
      cost += other === ply ? nearness(dx, dy, 17) * 3 : nearness(dx, dy, 10.5);
    }
  }
  return cost;
}

/** By how much a distance falls short of a reach. */
function nearness(dx: number, dy: number, reach: number): number {
  const square = dx * dx + dy * dy;
  return square < reach * reach ? reach - Math.sqrt(square) : 0;
}

function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

/** Cuts off both ends of a curve where they would touch the marks that it joins. */
function trim(whole: Arc): Arc {
  return cut(
    whole,
    (point) => isAtMark(point, whole.from),
    (point) => isAtMark(point, whole.to),
  );
}

function cut(whole: Arc, isAtStart: (point: Point) => boolean, isAtEnd: (point: Point) => boolean): Arc {
  let start = 0;
  while (start < 0.5 && isAtStart(pointOn(whole, start))) start += 0.005;
  let end = 1;
  while (end > 0.5 && isAtEnd(pointOn(whole, end))) end -= 0.005;
  return between(whole, start, end);
}

function between(whole: Arc, start: number, end: number): Arc {
  const mix = (p: Point, q: Point, t: number) => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
  // The control point of the part from `start` to `end`: the curve's polar form at both.
  const control = mix(mix(whole.from, whole.control, start), mix(whole.control, whole.to, start), end);
  return { from: pointOn(whole, start), control, to: pointOn(whole, end) };
}

function isCentre(square: Square, from: Point, to: Point): boolean {
  const middle = centre(square);
  return Math.hypot(middle.x - (from.x + to.x) / 2, middle.y - (from.y + to.y) / 2) < 1;
}

/** Whether a point lies on a mark with its number and underline, or hardly beside it. */
function isAtMark(point: Point, mark: Point): boolean {
  return Math.hypot((point.x - mark.x - 4) / 1.3, point.y - mark.y - 1) < 12.5;
}
