/** Paths that several games draw: marks, and lines through them. */
import type { Point } from "../grid";
import type { Side } from "../players";

/** The shape alone: half as large as `size` says in each direction. */
export function outline(side: Side, { x, y }: Point, size: number): string {
  if (side === "o") {
    return `M${x - size} ${y}a${size} ${size} 0 1 1 ${size * 2} 0a${size} ${size} 0 1 1 ${-size * 2} 0`;
  }
  // A cross of the same half size looks bigger than a ring.
  const arm = size * 0.92;
  return `M${x - arm} ${y - arm}l${arm * 2} ${arm * 2}M${x + arm} ${y - arm}l${-arm * 2} ${arm * 2}`;
}

/** Through all of these points and some way beyond, behind the marks. */
export function through(points: readonly Point[]): string {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return "";
  const end = (from: Point, to: Point) => {
    const share = 0.42;
    return `${(to.x + (to.x - from.x) * share).toFixed(2)} ${(to.y + (to.y - from.y) * share).toFixed(2)}`;
  };
  return `M${end(second, first)}L${end(before, last)}`;
}

/** A straight line that keeps its distances from both points. */
export function bar(from: Point, to: Point, start: number, end: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (along: number) => {
    const t = along / length;
    return `${(from.x + (to.x - from.x) * t).toFixed(2)} ${(from.y + (to.y - from.y) * t).toFixed(2)}`;
  };
  return `M${at(start)}L${at(length - end)}`;
}
