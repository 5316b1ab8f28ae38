/** The ways that a line could take between its marks, and what each costs. */
import { BOARD, type Point, slot } from "../geometry";
import { type Curve, curveOf } from "./curve";
import { detours } from "./detours";
import { costAt, type Line, type Passage, TOUCH } from "./field";

/** A possible way: its curve, what it costs where it is alone, and points along it. */
export interface Way {
  readonly curve: Curve;
  readonly cost: number;
  readonly points: Float32Array;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** The furthest that two points on a curve that are looked at lie apart. */
const STEP = 3;
const POINTS = 17;

const HEIGHTS = [0, 9, 19, 31, 46, 66].flatMap((height) => (height === 0 ? [0] : [-height, height]));
const FINE = Array.from(
  { length: 17 },
  (_, i) => (70 * Math.sin(i * 0.09) * i) / (16 * Math.sin(1.44)),
).flatMap((height) => (height === 0 ? [0] : [-height, height]));
const REACHES: readonly (readonly [number, number])[] = [
  [0.33, 0.33],
  [0.12, 0.12],
  [0.55, 0.55],
];
const FINE_REACHES = [...REACHES, [0.12, 0.55], [0.55, 0.12]] as const;

/** The best way of all. */
export function bestWay(passage: Passage): Way {
  const [from, to] = ends(passage.line);
  const best = new Best(passage, from, to, Number.POSITIVE_INFINITY, false);
  best.bows(from, to, HEIGHTS, REACHES);
  deepen(best, from, to);
  const [way] = best.ways();
  return way ?? wayAlong(passage, curveOf([from, from, to, to]), 0);
}

/**
 * Good ways of different kinds, none as dear as the limit, the cheapest first. Where none is wanted but those that
 * are clear of all marks, the search goes as deep as it has to.
 */
export function waysBelow(passage: Passage, limit: number, isDeep: boolean): Way[] {
  const [from, to] = ends(passage.line);
  const best = new Best(passage, from, to, limit, true);
  best.bows(from, to, HEIGHTS, REACHES);
  if (isDeep) deepen(best, from, to);
  return best.ways();
}

function deepen(best: Best, from: Point, to: Point): void {
  best.bows(from, to, FINE, FINE_REACHES, true);
  detours(best, from, to);
}

/** Whether a way with this cost touches nothing. */
export function isClear(cost: number): boolean {
  return cost < TOUCH.home * 0.1;
}

export function ends({ ply, squares: [a, b] }: Line): [Point, Point] {
  return [slot(a, ply), slot(b, ply)];
}

/** What a curve costs that is already known. */
export function wayAlong(passage: Passage, curve: Curve, bonus: number): Way {
  const cost = bonus + lengthCost(flat(curve)) + costOf(passage, flat(curve), Number.POSITIVE_INFINITY);
  return { curve, cost, ...polyline(curve) };
}

/** The best ways so far, one of each kind. */
export class Best {
  readonly #kept: ({ readonly controls: Float64Array; readonly cost: number } | undefined)[] = [];
  #least = Number.POSITIVE_INFINITY;
  readonly #passage: Passage;
  readonly #limit: number;
  readonly #isMany: boolean;
  // Made once and filled anew for each bow that is tried.
  readonly #bow: Float64Array;

  constructor(passage: Passage, from: Point, to: Point, limit: number, isMany: boolean) {
    this.#passage = passage;
    this.#limit = limit;
    this.#isMany = isMany;
    this.#bow = Float64Array.of(from.x, from.y, 0, 0, 0, 0, to.x, to.y);
  }

  isClear(): boolean {
    return isClear(this.#least);
  }

  ways(): Way[] {
    const found = this.#kept.filter((way) => way !== undefined);
    found.sort((a, b) => (a?.cost ?? 0) - (b?.cost ?? 0));
    return found.flatMap((way) => {
      if (!way) return [];
      const { controls, cost } = way;
      const curve = curveFrom(controls);
      return { curve, cost, ...polyline(curve) };
    });
  }

  /** One cubic piece, bowed by other heights at its two ends. */
  bows(
    from: Point,
    to: Point,
    heights: readonly number[],
    reaches: readonly (readonly [number, number])[],
    isDeep = false,
  ): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [-dy / length, dx / length];
    for (const [start, end] of reaches) {
      if (isDeep && this.isClear()) return;
      for (const h of heights) {
        if (Math.abs(h) > length) continue;
        for (const k of heights) {
          if (Math.abs(k) > length) continue;
          const bow = this.#bow;
          bow[2] = from.x + dx * start + nx * h;
          bow[3] = from.y + dy * start + ny * h;
          bow[4] = to.x - dx * end + nx * k;
          bow[5] = to.y - dy * end + ny * k;
          this.take(bow, kindOf(h) * 5 + kindOf(k));
        }
      }
    }
  }

  /** Keeps a way if it is better than another of its kind; the answer tells whether it is. */
  take(controls: Float64Array, alike: number): boolean {
    const kind = this.#isMany ? alike : 0;
    const limit = Math.min(this.#limit, this.#kept[kind]?.cost ?? Number.POSITIVE_INFINITY);
    const shape = lengthCost(controls);
    if (shape >= limit) return false;
    const cost = shape + costOf(this.#passage, controls, limit - shape);
    if (cost >= limit) return false;
    this.#kept[kind] = { controls: controls.slice(), cost };
    if (cost < this.#least) this.#least = cost;
    return true;
  }
}

/** Bows are alike when both their ends are bowed alike: to this side or that, little or much. */
function kindOf(height: number): number {
  if (Math.abs(height) < 5) return 2;
  const much = Math.abs(height) > 25 ? 2 : 1;
  return height < 0 ? 2 - much : 2 + much;
}

/** Long and winding lines cost more, and those that bend to both sides. */
function lengthCost(controls: ArrayLike<number>): number {
  const { length } = controls;
  const straight = span(
    at(controls, length - 2) - at(controls, 0),
    at(controls, length - 1) - at(controls, 1),
  );
  let way = 0;
  let turned = 0;
  let left = 0;
  let right = 0;
  let lastX = 0;
  let lastY = 0;
  for (let i = 2; i < length; i += 2) {
    const dx = at(controls, i) - at(controls, i - 2);
    const dy = at(controls, i + 1) - at(controls, i - 1);
    const side = span(dx, dy);
    if (side < 0.01) continue;
    way += side;
    const [x, y] = [dx / side, dy / side];
    if (i > 2) {
      const cross = lastX * y - lastY * x;
      // From 0 for straight on to 2 for back.
      const turn = 1 - (lastX * x + lastY * y);
      turned += turn;
      if (cross > 0) left += turn;
      else right += turn;
    }
    lastX = x;
    lastY = y;
  }
  return ((way + straight) / (2 * straight) - 1) * 110 + turned * 12 + Math.min(left, right) * 20;
}

/**
 * What the points along a curve cost, counted no further than to a limit. It looks thinly at first: most ways that
 * touch something are told by every third point.
 */
function costOf(passage: Passage, controls: ArrayLike<number>, limit: number): number {
  let cost = 0;
  for (let offset = 0; offset < 3; offset++) {
    for (let piece = 0; piece + 7 < controls.length; piece += 6) {
      const ax = at(controls, piece);
      const ay = at(controls, piece + 1);
      const bx = at(controls, piece + 2);
      const by = at(controls, piece + 3);
      const cx = at(controls, piece + 4);
      const cy = at(controls, piece + 5);
      const dx = at(controls, piece + 6);
      const dy = at(controls, piece + 7);
      const first = span(bx - ax, by - ay);
      const second = span(cx - bx, cy - by);
      const third = span(dx - cx, dy - cy);
      // The points lie closest where the curve is slow: three times the longest side is its greatest speed.
      const count = Math.ceil((3 * Math.max(first, second, third)) / STEP);
      const weight = (first + second + third) / (count * STEP);
      for (let step = offset; step <= count; step += 3) {
        const t = step / count;
        const u = 1 - t;
        const p = u * u * u;
        const q = 3 * u * u * t;
        const r = 3 * u * t * t;
        const s = t * t * t;
        cost +=
          weight * costAt(passage, p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy);
        if (cost >= limit) return cost;
      }
    }
  }
  return cost;
}

function span(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function curveFrom(controls: ArrayLike<number>): Curve {
  const point = (index: number): Point => ({ x: at(controls, index * 2), y: at(controls, index * 2 + 1) });
  if (controls.length === 8) return curveOf([point(0), point(1), point(2), point(3)]);
  return [point(0), point(1), point(2), point(3), point(4), point(5), point(6)];
}

function flat(curve: Curve): number[] {
  return curve.flatMap(({ x, y }) => [x, y]);
}

function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

function polyline(curve: Curve): Pick<Way, "points" | "box"> {
  const points = new Float32Array(POINTS * 2);
  for (let step = 0; step < POINTS; step++) {
    const t = step / (POINTS - 1);
    const first = t < 0.5 ? 0 : 3;
    const s = t < 0.5 ? t * 2 : t * 2 - 1;
    const u = 1 - s;
    const [a, b, c, d] = [curve[first], curve[first + 1], curve[first + 2], curve[first + 3]];
    if (!a || !b || !c || !d) continue;
    points[step * 2] = u * u * u * a.x + 3 * u * u * s * b.x + 3 * u * s * s * c.x + s * s * s * d.x;
    points[step * 2 + 1] = u * u * u * a.y + 3 * u * u * s * b.y + 3 * u * s * s * c.y + s * s * s * d.y;
  }
  let [left, top, right, bottom] = [BOARD, BOARD, 0, 0];
  for (let i = 0; i < points.length; i += 2) {
    left = Math.min(left, at(points, i));
    right = Math.max(right, at(points, i));
    top = Math.min(top, at(points, i + 1));
    bottom = Math.max(bottom, at(points, i + 1));
  }
  return { points, box: [left, top, right, bottom] };
}
