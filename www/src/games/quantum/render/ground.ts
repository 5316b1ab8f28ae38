/** What lies under everything: tints, grid and the squares' own numbers. */

import { type Ground, inkOf, number, tile } from "../../../board/draw/ground";
import { faded, type Shape } from "../../../board/draw/list";

export { type Ground, grid, inkOf, number, tile } from "../../../board/draw/ground";

import { numberAt, SQUARES, squareRect } from "../geometry";
import type { Square } from "../types";

/** The tints; `strength` says how far each has come. */
export function washes(ground: Ground, strength: (square: Square) => number = () => 1): Shape[] {
  return [...ground].flatMap(([square, ink]) => faded([tile(squareRect(square), ink)], strength(square)));
}

/** The squares' own numbers: at least 11 pixels, and on large boards not much more. */
export function numbers(ground: Ground, unit: number, without: ReadonlySet<Square> = new Set()): Shape[] {
  return SQUARES.filter((square) => !without.has(square)).map((square) =>
    number(square, numberAt(square), unit, inkOf(ground, square)),
  );
}
