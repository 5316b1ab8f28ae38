/** How near a point comes to what is drawn: read from the shapes themselves, without a look at how lines are laid. */
import type { Shape } from "../../src/board/draw/list";
import type { Point } from "../../src/board/grid";

type Distance = (point: Point) => number;

/** The distance to the nearest of these shapes; 0 on their ink. */
export function distanceTo(shapes: readonly Shape[]): Distance {
  const parts = shapes.map(distanceToOne);
  return (point) => Math.min(...parts.map((distance) => distance(point)));
}

function distanceToOne(shape: Shape): Distance {
  if (shape.kind === "text") {
    const { at, size, text } = shape;
    // Digits of a wide family, such as DejaVu Sans Bold.
    const [right, top] = [at.x + size * 0.65 * text.length, at.y - size * 0.73];
    return ({ x, y }) => Math.hypot(Math.max(at.x - x, 0, x - right), Math.max(top - y, 0, y - at.y));
  }
  if (shape.kind !== "stroke") throw new Error(`no mark is a ${shape.kind}`);
  const half = shape.width / 2;
  const ring = shape.path.match(/^M(\S+) (\S+)a(\S+) /);
  if (ring) {
    const [x = 0, y = 0, radius = 0] = ring.slice(1).map(Number);
    return (point) => Math.max(0, Math.hypot(point.x - x - radius, point.y - y) - radius - half);
  }
  const arms = [...shape.path.matchAll(/M(\S+?) (\S+?)(?:l(\S+?) (\S+?)|h(\S+?))(?=M|$)/g)].map(
    ([, x, y, dx, dy, across]) => [Number(x), Number(y), Number(dx ?? across), Number(dy ?? 0)] as const,
  );
  if (arms.length === 0) throw new Error(shape.path);
  return (point) => Math.max(0, Math.min(...arms.map((arm) => toSegment(point, ...arm))) - half);
}

function toSegment(point: Point, x: number, y: number, dx: number, dy: number): number {
  const along = ((point.x - x) * dx + (point.y - y) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - x - t * dx, point.y - y - t * dy);
}
