/** What lies under everything: tints, grid and the squares' own numbers. */

import { faded, type Ink, type Shape } from "../../../board/draw/list";
import { BOARD, numberAt, type Point, type Rect, SQUARES, squareRect } from "../geometry";
import type { Square } from "../types";

/** The inks of tinted squares; all others are bare. */
export type Ground = ReadonlyMap<Square, Ink>;

export function inkOf(ground: Ground, square: Square): Ink {
  return ground.get(square) ?? "surface";
}

/** The tints; `strength` says how far each has come. */
export function washes(ground: Ground, strength: (square: Square) => number = () => 1): Shape[] {
  return [...ground].flatMap(([square, ink]) => faded([tile(squareRect(square), ink)], strength(square)));
}

/** A tinted square: a tile that keeps as far from the lines around it as these from the board's edge. */
export function tile({ x, y, width, height }: Rect, ink: Ink): Shape {
  const rect = { x: x + INSET, y: y + INSET, width: width - INSET * 2, height: height - INSET * 2 };
  return { kind: "box", rect, ink, round: 7 };
}

const INSET = 4;

export function grid(width: number, n = 3): Shape[] {
  const inset = INSET;
  const lines = Array.from({ length: n - 1 }, (_, index) => ((index + 1) * BOARD) / n);
  return lines.flatMap((at): Shape[] => [
    { kind: "box", rect: { x: at - width / 2, y: inset, width, height: BOARD - inset * 2 }, ink: "grid" },
    {
      kind: "box",
      rect: { x: inset, y: at - width / 2, width: BOARD - inset * 2, height: width },
      ink: "grid",
    },
  ]);
}

/** The squares' own numbers: at least 11 pixels, and on large boards not much more. */
export function numbers(ground: Ground, unit: number, without: ReadonlySet<Square> = new Set()): Shape[] {
  return SQUARES.filter((square) => !without.has(square)).map((square) =>
    number(square, numberAt(square), unit, inkOf(ground, square)),
  );
}

/** One number on its ground, beginning at a point of its baseline. */
export function number(value: number, at: Point, unit: number, ground: Ink): Shape {
  const size = Math.max(7.5, Math.min(11, 14 / unit));
  const halo = { ink: ground, width: 3 };
  return { kind: "text", at, text: String(value), size, ink: "muted", bold: false, halo };
}
