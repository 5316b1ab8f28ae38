/** From the state of a classic board to its draw list. */

import { type Ground, grid, inkOf, number, tile } from "../../board/draw/ground";
import { type DrawList, faded, type Ink, type Shape } from "../../board/draw/list";
import { bar, outline, through } from "../../board/draw/shapes";
import { type Point, rectOf, squaresOf } from "../../board/grid";
import { landing, nextMark, type State, viewOf } from "./state";
import type { Line, Mark, Rules, Square, View } from "./types";
import { positionOf } from "./types";

/** One moment of a mark on its way. */
export interface Moment {
  /** Rows above its square. */
  readonly above: number;
  /** How much of its size the mark has. */
  readonly scale: number;
  /** How far the completed lines have come. */
  readonly line: number;
}

/** Everything in its place. */
export const REST: Moment = { above: 0, scale: 1, line: 1 };

/** Half a mark and the width of its stroke, by the side of a square. */
const SIZE = 0.265;
const STROKE = 0.07;

/** The board as it stands, or at one moment of its last move; `unit` is a board unit in CSS pixels. */
export function scene(state: State, unit = 1, moment: Moment = REST): DrawList {
  const view = viewOf(state);
  const { rules, outcome, lastSquare } = view;
  const ground = tints(view, moment);
  const moving = (square: Square) => square === lastSquare && moment !== REST;
  return [
    ...[...ground].map(([square, ink]) => tile(rectOf(square, rules.n), ink)),
    ...grid(2 / unit, rules.n),
    ...(outcome?.lines ?? []).flatMap((line) => faded(band(line, rules), moment.line)),
    ...numbers(rules, ground, unit),
    ...(outcome?.lines ?? []).flatMap((line) => faded(bars(line, rules), moment.line)),
    ...ghost(state),
    ...view.squares.flatMap((mark, index): Shape[] =>
      mark ? [markShape(index + 1, mark, rules, moving(index + 1) ? moment : REST)] : [],
    ),
  ];
}

export function centreOf(square: Square, n: number): Point {
  const { x, y, width } = rectOf(square, n);
  return { x: x + width / 2, y: y + width / 2 };
}

function markShape(square: Square, mark: Mark, { n }: Rules, { above, scale }: Moment): Shape {
  const { width } = rectOf(square, n);
  const { x, y } = centreOf(square, n);
  const path = outline(mark, { x, y: y - above * width }, SIZE * width * scale);
  return { kind: "stroke", path, ink: mark, width: STROKE * width };
}

/** The completed lines lie on their tint; before that, the newest mark does. */
function tints({ outcome, squares, lastSquare }: View, { line, above }: Moment): Ground {
  const tinted = new Map<Square, Ink>();
  const newest = lastSquare === null ? null : squares[lastSquare - 1];
  if (lastSquare !== null && newest && above === 0 && (outcome?.lines ?? []).length === 0)
    tinted.set(lastSquare, `mist-${newest}`);
  for (const { mark, squares } of line > 0 ? (outcome?.lines ?? []) : [])
    for (const square of squares) tinted.set(square, `mist-${mark}`);
  return tinted;
}

/** The squares' numbers, or under gravity those of the columns. */
function numbers({ n, gravity }: Rules, ground: Ground, unit: number): Shape[] {
  const named = gravity ? squaresOf(n).slice(0, n) : squaresOf(n);
  return named.map((square) => {
    const { x, y } = rectOf(square, n);
    return number(square, { x: x + 5.5, y: y + 12.5 }, unit, inkOf(ground, square));
  });
}

/** The mark that a press would put, where it would come to stand. */
function ghost(state: State): Shape[] {
  const { rules } = viewOf(state);
  const told = state.dropping && positionOf(state.dropping).view;
  const square = told ? told.lastSquare : landing(state);
  const mark = told ? (told.squares[(square ?? 0) - 1] ?? null) : nextMark(state);
  if (square === null || mark === null) return [];
  const { width } = rectOf(square, rules.n);
  const path = outline(mark, centreOf(square, rules.n), SIZE * width);
  const dash = [0.02 * width, 0.085 * width];
  return [{ kind: "stroke", path, ink: mark, width: 0.036 * width, dash }];
}

/** A faint band through all the marks of a line. */
function band({ mark, squares }: Line, { n }: Rules): Shape[] {
  const path = through(squares.map((square) => centreOf(square, n)));
  return [{ kind: "stroke", path, ink: mark, width: rectOf(1, n).width * 0.15, alpha: 0.16 }];
}

/** A cross reaches further along a diagonal, and down to the right the number of the next square stands in the way. */
function between(from: Point, to: Point, width: number): string {
  const diagonal = from.x !== to.x && from.y !== to.y;
  const gap = width * SIZE * (diagonal ? 1.66 : 1.42);
  return bar(from, to, gap, diagonal && to.x > from.x ? width * 0.68 : gap);
}

/** Bars between the marks; where the line is a loss they are dotted. */
function bars({ mark, squares }: Line, { n, misere }: Rules): Shape[] {
  const { width } = rectOf(1, n);
  const points = squares.map((square) => centreOf(square, n));
  return points.slice(1).flatMap((to, index): Shape[] => {
    const from = points[index];
    if (!from) return [];
    const path = between(from, to, width);
    const dash = misere ? { dash: [0.1, width * 0.075] } : {};
    return [{ kind: "stroke", path, ink: mark, width: width * 0.042, ...dash }];
  });
}
