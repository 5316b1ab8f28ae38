/** Where everything of the quantum board lies, in board units; drawing and hit areas both ask here. */

import { BOARD, type Point, type Rect, rectOf, squareOn, squaresOf } from "../../board/grid";
import type { Square } from "./types";

export { BOARD, type Point, type Rect } from "../../board/grid";

/** A way from one mark to another: a quadratic curve. */
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
export const MARK = 5.9;

/** The width of its outline, both edges and what is between them. */
export const SPOOKY_STROKE = 4;

/** Half the size of a classical mark's shape. */
export const BIG_MARK = 20;

/** How far ink reaches from the middle of a mark: that of a ring, that of a cross, and the box of the number. */
export interface Extent {
  readonly ring: number;
  readonly cross: number;
  readonly digit: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

const SPOOKY_SHAPE = { ring: 7.9, cross: 7.5 };
export const SPOOKY_INK: Extent = { ...SPOOKY_SHAPE, digit: { left: 8.2, top: 0, right: 15.9, bottom: 8.8 } };
/** On an open cycle a mark is underlined. */
export const CYCLE_INK: Extent = { ...SPOOKY_SHAPE, digit: { left: -7, top: 0, right: 15.9, bottom: 11.4 } };
export const BIG_INK: Extent = {
  ring: 24,
  cross: 22.5,
  digit: { left: 25, top: 16.2, right: 35.5, bottom: 28 },
};
/** The box of a square's own number, from the square's corner. */
export const NUMBER_INK = { left: 5.5, top: 4.5, right: 11.5, bottom: 12.5 };

// A square is a strip for its number above three rows of three slots; lines have room between them.
const FIRST = { x: 13.3, y: 24.5 };
const PITCH = { x: 30.8, y: 27 };

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
    x: x + FIRST.x + column * PITCH.x,
    y: y + FIRST.y + row * PITCH.y,
  };
}

/** The middle of a classical mark's shape. */
export function centre(square: Square): Point {
  const { x, y } = squareRect(square);
  return { x: x + SQUARE / 2 - 4, y: y + SQUARE / 2 + 2 };
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

export function pointOn({ from, control, to }: Arc, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * control.y + t * t * to.y,
  };
}

function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
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
