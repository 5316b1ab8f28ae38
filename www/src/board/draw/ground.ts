/** What lies under the marks of a board of squares: tinted squares, lines, and numbers on their ground. */
import { BOARD, type Point, type Rect } from "../grid";
import type { Place } from "../types";
import type { Ink, Shape } from "./list";

/** The inks of tinted squares; all others are bare. */
export type Ground = ReadonlyMap<Place, Ink>;

export function inkOf(ground: Ground, place: Place): Ink {
  return ground.get(place) ?? "surface";
}

/** A tinted square: a tile that keeps as far from the lines around it as these from the board's edge. */
export function tile({ x, y, width, height }: Rect, ink: Ink): Shape {
  const rect = { x: x + INSET, y: y + INSET, width: width - INSET * 2, height: height - INSET * 2 };
  return { kind: "box", rect, ink, round: 7 };
}

const INSET = 4;

/** The lines between n × n squares. */
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

/** One number on its ground, beginning at a point of its baseline. */
export function number(value: number, at: Point, unit: number, ground: Ink): Shape {
  const size = Math.max(7.5, Math.min(11, 14 / unit));
  const halo = { ink: ground, width: 3 };
  return { kind: "text", at, text: String(value), size, ink: "muted", bold: false, halo };
}
