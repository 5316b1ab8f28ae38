/** A square board of n × n squares in board units, and the way from one square to the next. */
import type { Place } from "./types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Side of every board. At the smallest size one unit is one CSS pixel. */
export const BOARD = 288;

/** All squares in reading order. */
export function squaresOf(n: number): readonly Place[] {
  return Array.from({ length: n * n }, (_, index) => index + 1);
}

/** Column and row, from 0. */
export function cellOf(square: Place, n: number): { readonly column: number; readonly row: number } {
  return { column: (square - 1) % n, row: Math.floor((square - 1) / n) };
}

export function rectOf(square: Place, n: number): Rect {
  const { column, row } = cellOf(square, n);
  const side = BOARD / n;
  return { x: column * side, y: row * side, width: side, height: side };
}

/** The square at a point, or null outside the board. */
export function squareOn({ x, y }: Point, n: number): Place | null {
  if (!(x >= 0 && x < BOARD && y >= 0 && y < BOARD)) return null;
  return Math.floor((y * n) / BOARD) * n + Math.floor((x * n) / BOARD) + 1;
}

/** The neighbour in a direction, or the square itself at the edge. */
export function neighbour(square: Place, n: number, dx: number, dy: number): Place {
  const { column, row } = cellOf(square, n);
  const clamp = (value: number) => Math.max(0, Math.min(n - 1, value));
  return clamp(row + dy) * n + clamp(column + dx) + 1;
}

/** Where the places of a board lie: one geometry for drawing, buttons and keys. */
export interface Layout {
  /** Boards of the same name have their places in the same order and size. */
  readonly name: string;
  /** As they are read, row by row. */
  readonly rows: readonly (readonly Place[])[];
  /** The place that the keyboard begins with. */
  readonly first: Place;
  /** Whether a digit is a whole number of a place. */
  readonly byDigit: boolean;
  /** Attributes of the element that holds the places. */
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  rectOf(place: Place): Rect;
  /** The place at a point, or null outside of all. */
  at(point: Point): Place | null;
  /** The place so many columns and rows away, as far as there are any. */
  step(place: Place, dx: number, dy: number): Place;
}

/** A board of n × n squares. */
export function squareLayout(n: number, attributes: Layout["attributes"] = {}): Layout {
  const squares = squaresOf(n);
  return {
    name: `${n}`,
    rows: Array.from({ length: n }, (_, row) => squares.slice(row * n, (row + 1) * n)),
    first: Math.ceil((n * n) / 2),
    // On larger boards a digit would only be half of a number.
    byDigit: n === 3,
    attributes,
    rectOf: (square) => rectOf(square, n),
    at: (point) => squareOn(point, n),
    step: (square, dx, dy) => neighbour(square, n, dx, dy),
  };
}
