/** A position as a map of cells that tell which marks may be near, so that a curve is checked quickly. */
import {
  BIG_INK,
  BOARD,
  CYCLE_INK,
  centre,
  type Extent,
  NUMBER_INK,
  type Point,
  SPOOKY_INK,
  SQUARE,
  slot,
} from "../geometry";
import { type Square, sideOf } from "../types";

/** A mark on the board: its move's number and its square. */
export interface Standing {
  readonly ply: number;
  readonly square: Square;
  /** Whether it lies on an open cycle, and is underlined. */
  readonly onCycle?: boolean;
}

/** The marks of a position, as far as lines care. */
export interface Standings {
  readonly spooky: readonly Standing[];
  readonly classical: readonly Standing[];
}

/** A line that is to be laid. */
export interface Line {
  readonly ply: number;
  readonly squares: readonly [Square, Square];
  /** Whether it lies on an open cycle. */
  readonly onCycle: boolean;
}

/** The least distance that a line keeps from other marks, in board units. */
export const LEAST = 3;

// Points on a curve are looked at every few units, and between them it may come a little closer.
const HARD = LEAST + 0.35;
const SOFT = 6;
const CELL = 6;
const ROW = BOARD / CELL;

/** One mark: its middle, what it is made of, and its square. */
interface Obstacle extends Standing {
  readonly x: number;
  readonly y: number;
  readonly ink: Extent;
  readonly isRing: boolean;
}

export interface Field {
  readonly obstacles: readonly Obstacle[];
  /** One bit for each mark that may be near. */
  readonly cells: Int32Array;
}

export function fieldOf({ spooky, classical }: Standings): Field {
  const obstacles = [
    ...spooky.map((mark) =>
      obstacle(mark, slot(mark.square, mark.ply), mark.onCycle ? CYCLE_INK : SPOOKY_INK),
    ),
    ...classical.map((mark) => obstacle(mark, centre(mark.square), BIG_INK)),
  ];
  const cells = new Int32Array(ROW * ROW);
  for (const [index, { x, y, ink }] of obstacles.entries()) {
    const [left, right] = [x - ink.ring - SOFT, x + Math.max(ink.ring, ink.digit.right) + SOFT];
    const [top, bottom] = [y - ink.ring - SOFT, y + Math.max(ink.ring, ink.digit.bottom) + SOFT];
    for (let row = cellOf(top); row <= cellOf(bottom); row++) {
      for (let column = cellOf(left); column <= cellOf(right); column++) {
        const cell = row * ROW + column;
        cells[cell] = (cells[cell] ?? 0) | (1 << index);
      }
    }
  }
  return { obstacles, cells };
}

function obstacle(mark: Standing, { x, y }: { x: number; y: number }, ink: Extent): Obstacle {
  return { ...mark, x, y, ink, isRing: sideOf(mark.ply) === "o" };
}

function cellOf(value: number): number {
  return Math.max(0, Math.min(ROW - 1, Math.floor(value / CELL)));
}

/** What a line has to know of a field: its own marks are not in its way, and those in its squares less. */
export interface Passage {
  readonly field: Field;
  readonly line: Line;
  /** Where in a square the line's own slot is. */
  readonly own: Point;
  readonly foreign: number;
  readonly others: number;
}

export function passageOf(field: Field, line: Line): Passage {
  let [foreign, others] = [0, 0];
  for (const [index, { ply, square }] of field.obstacles.entries()) {
    if (ply !== line.ply) others |= 1 << index;
    if (!line.squares.includes(square)) foreign |= 1 << index;
  }
  return { field, line, own: slot(1, line.ply), foreign, others };
}

/** What it costs to come too near to a mark, in a square of the line and in another. */
export const TOUCH = { home: 2000, foreign: 8000 };
const COST = { near: 0.9, edge: 1.8, grid: 0.9, number: 8, digit: 28, slot: 0.6 };

/** What a point of a line costs. */
export function costAt({ field, line, own, foreign, others }: Passage, x: number, y: number): number {
  const edge = Math.min(x, y, BOARD - x, BOARD - y);
  if (edge < 3) return TOUCH.foreign * 10;
  let cost = edge < 6 ? COST.edge : 0;
  // Along the grid a line would be lost; across it is one step.
  if (Math.abs(x - SQUARE) < 3.5 || Math.abs(x - 2 * SQUARE) < 3.5) cost += COST.grid;
  if (Math.abs(y - SQUARE) < 3.5 || Math.abs(y - 2 * SQUARE) < 3.5) cost += COST.grid;
  let near = (field.cells[Math.floor(y / CELL) * ROW + Math.floor(x / CELL)] ?? 0) & others;
  while (near !== 0) {
    const bit = near & -near;
    near ^= bit;
    const mark = field.obstacles[31 - Math.clz32(bit)];
    if (mark === undefined) continue;
    const dx = x - mark.x;
    const dy = y - mark.y;
    const { ring, cross, digit } = mark.ink;
    const shape = mark.isRing
      ? Math.sqrt(dx * dx + dy * dy) - ring
      : toBox(-cross, -cross, cross, cross, dx, dy);
    const distance = Math.min(shape, toBox(digit.left, digit.top, digit.right, digit.bottom, dx, dy));
    if (distance >= SOFT) continue;
    if (distance < HARD)
      cost += (bit & foreign ? TOUCH.foreign : TOUCH.home) * (1.3 - Math.max(0, distance) / HARD);
    cost += (SOFT - distance) * COST.near;
  }
  // The square's own number, and the line's own slot: in a square that is not its own it would seem to stop there.
  const column = x < SQUARE ? 0 : x < 2 * SQUARE ? 1 : 2;
  const row = y < SQUARE ? 0 : y < 2 * SQUARE ? 1 : 2;
  const square = row * 3 + column + 1;
  const { left, top, right, bottom } = NUMBER_INK;
  const lx = x - column * SQUARE;
  const ly = y - row * SQUARE;
  if (lx < right + 3 && ly < bottom + 3 && toBox(left, top, right, bottom, lx, ly) < 2.5) cost += COST.number;
  const dx = lx - own.x;
  const dy = ly - own.y;
  if (dx > -14 && dx < 22 && dy > -15 && dy < 15) {
    if (square === line.squares[0] || square === line.squares[1]) {
      const { digit } = SPOOKY_INK;
      if (toBox(digit.left, digit.top, digit.right, digit.bottom, dx, dy) < 1.5) cost += COST.digit;
    } else cost += Math.max(0, 15 - Math.sqrt((dx - 3) * (dx - 3) + dy * dy)) * COST.slot;
  }
  return cost;
}

/** The distance from a box, 0 within it. */
function toBox(left: number, top: number, right: number, bottom: number, x: number, y: number): number {
  const dx = x < left ? left - x : x > right ? x - right : 0;
  const dy = y < top ? top - y : y > bottom ? y - bottom : 0;
  return dx === 0 ? dy : dy === 0 ? dx : Math.sqrt(dx * dx + dy * dy);
}
