/** The lines between the two marks of a move. */

import type { Ink, Shape } from "../../../board/draw/list";
import { type Arc, arc, beside } from "../geometry";
import type { Pair, Square } from "../types";
import { DASHES, type Patterns } from "./patterns";

const WIDTH = 1.8;
const DOUBLE = { width: 1.3, apart: 1.6 };

/** A move in superposition: its marks joined in the pattern of their entanglement, on an open cycle by a double line. */
export function entanglementLine(
  { ply, side, squares: [a, b], component, onCycle }: Pair,
  patterns: Patterns,
): Shape[] {
  const way = arc(ply, a, b);
  const dash = DASHES[patterns.get(component ?? 0) ?? 0] ?? [];
  const dashed = dash.length > 0 ? { dash } : {};
  if (!onCycle) return [{ kind: "stroke", path: path(way), ink: side, width: WIDTH, ...dashed }];
  return [-DOUBLE.apart, DOUBLE.apart].map((distance) => ({
    kind: "stroke",
    path: path(beside(way, distance)),
    ink: "cycle",
    width: DOUBLE.width,
    ...dashed,
  }));
}

/** A line that is only being thought of. */
export function sketchedLine(ply: number, a: Square, b: Square, ink: Ink): Shape {
  return { kind: "stroke", path: path(arc(ply, a, b)), ink, width: WIDTH, dash: [1.2, 4] };
}

/** A glow around the lines of an open cycle. */
export function glow({ ply, squares: [a, b] }: Pair, strength: number): Shape[] {
  if (strength <= 0) return [];
  const way = path(arc(ply, a, b));
  return [
    { kind: "stroke", path: way, ink: "cycle", width: 5 + 6 * strength, alpha: 0.14 * strength },
    { kind: "stroke", path: way, ink: "cycle", width: 4 + 3 * strength, alpha: 0.22 * strength },
  ];
}

/** A curve in SVG's path syntax. */
export function path({ from, control, to }: Arc): string {
  const short = (value: number) => Number(value.toFixed(2));
  return `M${short(from.x)} ${short(from.y)}Q${short(control.x)} ${short(control.y)} ${short(to.x)} ${short(to.y)}`;
}
