/** A square board of n × n squares in board units, and the way from one square to the next. */
import type { Square } from "../games/quantum/types";

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
export function squaresOf(n: number): readonly Square[] {
  return Array.from({ length: n * n }, (_, index) => index + 1);
}

/** Column and row, from 0. */
export function cellOf(square: Square, n: number): { readonly column: number; readonly row: number } {
  return { column: (square - 1) % n, row: Math.floor((square - 1) / n) };
}

export function rectOf(square: Square, n: number): Rect {
  const { column, row } = cellOf(square, n);
  const side = BOARD / n;
  return { x: column * side, y: row * side, width: side, height: side };
}

/** The square at a point, or null outside the board. */
export function squareOn({ x, y }: Point, n: number): Square | null {
  if (!(x >= 0 && x < BOARD && y >= 0 && y < BOARD)) return null;
  return Math.floor((y * n) / BOARD) * n + Math.floor((x * n) / BOARD) + 1;
}

/** The neighbour in a direction, or the square itself at the edge. */
export function neighbour(square: Square, n: number, dx: number, dy: number): Square {
  const { column, row } = cellOf(square, n);
  const clamp = (value: number) => Math.max(0, Math.min(n - 1, value));
  return clamp(row + dy) * n + clamp(column + dx) + 1;
}
