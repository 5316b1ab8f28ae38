/** The shapes of the marks, spooky and classical, each with its number. */

import type { Ink, Shape } from "../../../board/draw/list";
import { outline } from "../../../board/draw/shapes";
import { BIG_MARK, centre, GHOSTS, ghostAt, MARK, type Point, SPOOKY_STROKE, slot } from "../geometry";
import type { Mark, Square } from "../types";
import { sideOf } from "../types";

interface Style {
  readonly size: number;
  readonly stroke: number;
  readonly digit: number;
  readonly digitAt: Point;
  readonly halo: number;
}

const SPOOKY: Style = {
  size: MARK,
  stroke: SPOOKY_STROKE,
  digit: 11.5,
  digitAt: { x: 8.4, y: 8.6 },
  halo: 2.6,
};
/** How thick the edges of an outlined mark are. */
const EDGE = 1.25;
const CLASSICAL: Style = { size: BIG_MARK, stroke: 8, digit: 16, digitAt: { x: 25, y: 28 }, halo: 3 };
/** Not settled yet, only looked at. */
const PREVIEW: Style = { ...CLASSICAL, stroke: 2.8 };
/** For boards so small that numbers need more room than shapes. */
const SMALL: Style = { size: 19, stroke: 7.5, digit: 34, digitAt: { x: 21, y: 33 }, halo: 6 };
const STYLES = { settled: CLASSICAL, preview: PREVIEW, small: SMALL } as const;
/** The half that was rejected. */
const GHOST: Style = { size: 4, stroke: 1.5, digit: 11, digitAt: { x: 5.6, y: 5.6 }, halo: 3 };

/** How a spooky mark is drawn: on an open cycle it is underlined; a first pick is still open. */
export type Manner = "plain" | "cycle" | "tentative";

/**
 * Outlined, with light between its edges: it is not firmly there. `ground` is the ink that the mark stands on;
 * `scale` is less than 1 while it shrinks.
 */
export function spookyMark(square: Square, ply: number, manner: Manner, ground: Ink, scale = 1): Shape[] {
  const at = slot(square, ply);
  const side = sideOf(ply);
  const path = outline(side, at, MARK * scale);
  if (manner === "tentative") {
    return [
      { kind: "stroke", path, ink: side, width: 2.4, dash: [1.4, 4.2] },
      digit(at, ply, side, SPOOKY, ground, scale),
    ];
  }
  const width = SPOOKY.stroke * scale;
  const shapes: Shape[] = [
    { kind: "stroke", path, ink: side, width },
    { kind: "stroke", path, ink: ground, width: Math.max(0, width - EDGE * 2) },
  ];
  if (manner === "cycle") {
    const line = `M${at.x - MARK} ${at.y + 10.6}h${(MARK * 2 + 8) * scale}`;
    shapes.push({ kind: "stroke", path: line, ink: "cycle", width: 1.6 * scale });
  }
  return [...shapes, digit(at, ply, side, SPOOKY, ground, scale)];
}

/** What lies behind a mark of the last move, with an edge, so that it is seen without colour too. */
export function newestPatch(square: Square, ply: number): Shape[] {
  const side = sideOf(ply);
  const { x, y } = slot(square, ply);
  const path = `M${x} ${y + 0.4}h7.6`;
  return [
    { kind: "stroke", path, ink: side, width: 24.4, alpha: 0.75 },
    { kind: "stroke", path, ink: `mist-${side}`, width: 22.4 },
  ];
}

/** The frame around a mark that a step is about. */
export function markFrame(square: Square, ply: number, width: number): Shape {
  const { x, y } = slot(square, ply);
  const [left, top, wide, high, corner] = [x - 10.5, y - 11.5, 28.8, 24, 6];
  const path =
    `M${left + corner} ${top}h${wide - corner * 2}a${corner} ${corner} 0 0 1 ${corner} ${corner}` +
    `v${high - corner * 2}a${corner} ${corner} 0 0 1 ${-corner} ${corner}` +
    `h${corner * 2 - wide}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}` +
    `v${corner * 2 - high}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`;
  return { kind: "stroke", path, ink: sideOf(ply), width };
}

/** How large and how firm classical marks are drawn. */
export type Weight = "settled" | "preview" | "small";

export function classicalMark(
  square: Square,
  { side, ply }: Mark,
  weight: Weight,
  ground: Ink,
  scale = 1,
): Shape[] {
  const style = STYLES[weight];
  const middle = centre(square);
  const at = weight === "small" ? { x: middle.x - 8, y: middle.y - 6 } : middle;
  return [
    { kind: "stroke", path: outline(side, at, style.size * scale), ink: side, width: style.stroke * scale },
    digit(at, ply, side, style, ground, scale),
  ];
}

/** A gap around a previewed mark, where a line that runs below would seem to touch it. */
export function classicalHalo(square: Square, { side }: Mark, ground: Ink): Shape {
  const path = outline(side, centre(square), PREVIEW.size);
  return { kind: "stroke", path, ink: ground, width: PREVIEW.stroke + 11 };
}

/** What is left of a move in the square that it did not take, in a row with others there; the last says how many more. */
export function ghostMark(square: Square, ply: number, index: number, count: number, ground: Ink): Shape[] {
  if (index > GHOSTS) return [];
  const at = ghostAt(square, index);
  const side = sideOf(ply);
  const number = { ...digit(at, ply, "muted", GHOST, ground, 1), bold: false } as const;
  if (index === GHOSTS) {
    return [{ ...number, at: { ...number.at, x: at.x - 4 }, text: `+${count - GHOSTS}` }];
  }
  const disc: Shape = {
    kind: "stroke",
    path: `M${at.x} ${at.y}h0.01`,
    ink: ground,
    width: GHOST.size * 2 + 5,
  };
  const shape: Shape = {
    kind: "stroke",
    path: outline(side, at, GHOST.size),
    ink: side,
    width: GHOST.stroke,
  };
  return [disc, shape, number];
}

function digit(
  at: Point,
  ply: number,
  ink: Ink,
  { digit, digitAt, halo }: Style,
  ground: Ink,
  scale: number,
): Extract<Shape, { kind: "text" }> {
  return {
    kind: "text",
    at: { x: at.x + digitAt.x * scale, y: at.y + digitAt.y * scale },
    text: String(ply),
    size: digit * scale,
    ink,
    bold: true,
    halo: { ink: ground, width: halo * scale },
  };
}
