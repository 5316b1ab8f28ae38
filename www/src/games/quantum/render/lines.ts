/** The lines between the two marks of a move. */

import type { Ink, Shape } from "../../../board/draw/list";
import { beside, type Curve, pathOf } from "../lines/curve";
import type { Pair } from "../types";
import { DASHES, type Patterns } from "./patterns";

const WIDTH = 1.9;
const DOUBLE = { width: 1.3, apart: 1.6 };

/** A move in superposition: its marks joined in the pattern of their entanglement, on an open cycle by a double line. */
export function entanglementLine(
  { side, component, onCycle }: Pair,
  way: Curve,
  patterns: Patterns,
): Shape[] {
  const dash = DASHES[patterns.get(component ?? 0) ?? 0] ?? [];
  const dashed = dash.length > 0 ? { dash } : {};
  if (!onCycle) return [{ kind: "stroke", path: pathOf(way), ink: side, width: WIDTH, ...dashed }];
  return [-DOUBLE.apart, DOUBLE.apart].map((distance) => ({
    kind: "stroke",
    path: pathOf(beside(way, distance)),
    ink: "cycle",
    width: DOUBLE.width,
    ...dashed,
  }));
}

/** A line that is only being thought of. */
export function sketchedLine(way: Curve, ink: Ink): Shape {
  return { kind: "stroke", path: pathOf(way), ink, width: WIDTH, dash: [1.2, 4] };
}

/** A glow around a line of an open cycle. */
export function glow(way: Curve, strength: number): Shape[] {
  if (strength <= 0) return [];
  const path = pathOf(way);
  return [
    { kind: "stroke", path, ink: "cycle", width: 5 + 6 * strength, alpha: 0.14 * strength },
    { kind: "stroke", path, ink: "cycle", width: 4 + 3 * strength, alpha: 0.22 * strength },
  ];
}
