/** Smooth curves from mark to mark: two cubic Bézier pieces, one going on where the other ends. */
import type { Point } from "../geometry";

/** Seven points: an end, two controls, the joint, two controls, the other end. */
export type Curve = readonly [Point, Point, Point, Point, Point, Point, Point];

/** One cubic piece. */
export type Piece = readonly [Point, Point, Point, Point];

/** One cubic piece as a curve: cut in its middle. */
export function curveOf(piece: Piece): Curve {
  const [first, second] = halves(piece, 0.5);
  return [...first, second[1], second[2], second[3]];
}

/** The point at `t`, from 0 to 1; the joint is at one half. */
export function pointAt(curve: Curve, t: number): Point {
  const [a, b, c, d] = t < 0.5 ? firstOf(curve) : secondOf(curve);
  const s = t < 0.5 ? t * 2 : t * 2 - 1;
  const u = 1 - s;
  const [p, q, r, v] = [u * u * u, 3 * u * u * s, 3 * u * s * s, s * s * s];
  return { x: p * a.x + q * b.x + r * c.x + v * d.x, y: p * a.y + q * b.y + r * c.y + v * d.y };
}

/** So many points along a curve, its ends among them. */
export function pointsOn(curve: Curve, count: number): Point[] {
  return Array.from({ length: count }, (_, step) => pointAt(curve, step / (count - 1)));
}

/** The part from `start` to `end`, again with two pieces. */
export function partOf(curve: Curve, start: number, end: number): Curve {
  if (start < 0.5 && end > 0.5) {
    const [, first] = halves(firstOf(curve), start * 2);
    const [second] = halves(secondOf(curve), end * 2 - 1);
    return [...first, second[1], second[2], second[3]];
  }
  const [piece, from, to] =
    end <= 0.5 ? [firstOf(curve), start * 2, end * 2] : [secondOf(curve), start * 2 - 1, end * 2 - 1];
  const [whole] = halves(piece, to);
  const [, part] = halves(whole, to === 0 ? 0 : from / to);
  return curveOf(part);
}

/** The same way walked from the other end. */
export function reversed([a, b, c, d, e, f, g]: Curve): Curve {
  return [g, f, e, d, c, b, a];
}

/** A curve on its way from one to another; `share` is how far it has come. */
export function between(from: Curve, to: Curve, share: number): Curve {
  const mixed = (index: 0 | 1 | 2 | 3 | 4 | 5 | 6) => mix(from[index], to[index], share);
  return [mixed(0), mixed(1), mixed(2), mixed(3), mixed(4), mixed(5), mixed(6)];
}

/** The same curve beside itself, for double lines. */
export function beside(curve: Curve, distance: number): Curve {
  const [a, b, c, d, e, f, g] = curve;
  const shift = (point: Point, from: Point, to: Point): Point => {
    const across = normal(from, to);
    return { x: point.x + across.x * distance, y: point.y + across.y * distance };
  };
  return [
    shift(a, a, b),
    shift(b, a, c),
    shift(c, b, d),
    shift(d, c, e),
    shift(e, d, f),
    shift(f, e, g),
    shift(g, f, g),
  ];
}

/** A curve in SVG's path syntax. */
export function pathOf([a, b, c, d, e, f, g]: Curve): string {
  const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
  return `M${at(a)}C${at(b)} ${at(c)} ${at(d)}C${at(e)} ${at(f)} ${at(g)}`;
}

function firstOf([a, b, c, d]: Curve): Piece {
  return [a, b, c, d];
}

function secondOf([, , , d, e, f, g]: Curve): Piece {
  return [d, e, f, g];
}

/** De Casteljau: both parts of a piece that is cut at `t`. */
function halves([a, b, c, d]: Piece, t: number): [Piece, Piece] {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)];
  const cut = mix(abc, bcd, t);
  return [
    [a, ab, abc, cut],
    [cut, bcd, cd, d],
  ];
}

function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** At right angles to the way from one point to another, one unit long. */
export function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

function short(value: number): number {
  return Number(value.toFixed(2));
}
