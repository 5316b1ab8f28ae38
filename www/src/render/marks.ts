/** The shapes of the marks, spooky and classical, each with its number. */
import { BIG_MARK, centre, MARK, type Point, slot } from "../geometry/quantum";
import type { Mark, Side, Square } from "../types";
import { sideOf } from "../types";
import type { Ink, Shape } from "./list";

interface Style {
  readonly size: number;
  readonly stroke: number;
  readonly digit: number;
  readonly digitAt: Point;
  readonly halo: number;
}

const SPOOKY: Style = { size: MARK, stroke: 2.6, digit: 12, digitAt: { x: 8.6, y: 8.4 }, halo: 3.6 };
const CLASSICAL: Style = { size: BIG_MARK, stroke: 6, digit: 18, digitAt: { x: 25, y: 30 }, halo: 5 };
/** Not settled yet, only looked at. */
const PREVIEW: Style = { ...CLASSICAL, stroke: 2.8 };
/** For boards so small that numbers need more room than shapes. */
const SMALL: Style = { size: 19, stroke: 7.5, digit: 34, digitAt: { x: 21, y: 33 }, halo: 6 };
const STYLES = { settled: CLASSICAL, preview: PREVIEW, small: SMALL } as const;

/** How a spooky mark is drawn: on an open cycle it is underlined; a first pick is still open. */
export type Manner = "plain" | "cycle" | "tentative";

/** `ground` is the ink that the mark stands on: its halo has the same. */
export function spookyMark(square: Square, ply: number, manner: Manner, ground: Ink): Shape[] {
  const at = slot(square, ply);
  const side = sideOf(ply);
  const path = outline(side, at, MARK);
  const shapes: Shape[] = [
    // A disc keeps lines that run below from showing through a ring.
    { kind: "stroke", path: `M${at.x} ${at.y}h0`, ink: ground, width: (MARK + 3.6) * 2 },
    manner === "tentative"
      ? { kind: "stroke", path, ink: side, width: SPOOKY.stroke, dash: [1.6, 4.4] }
      : { kind: "stroke", path, ink: side, width: SPOOKY.stroke },
  ];
  if (manner === "cycle") {
    const line = `M${at.x - MARK} ${at.y + 11.4}h${MARK * 2 + 9.4}`;
    shapes.push(
      { kind: "stroke", path: line, ink: ground, width: 4.4 },
      { kind: "stroke", path: line, ink: "cycle", width: 1.8 },
    );
  }
  return [...shapes, digit(at, ply, SPOOKY, ground)];
}

/** How large and how firm classical marks are drawn. */
export type Weight = "settled" | "preview" | "small";

export function classicalMark(square: Square, { side, ply }: Mark, weight: Weight, ground: Ink): Shape[] {
  const style = STYLES[weight];
  const middle = centre(square);
  const at = weight === "small" ? { x: middle.x - 8, y: middle.y - 6 } : middle;
  return [
    { kind: "stroke", path: outline(side, at, style.size), ink: side, width: style.stroke },
    digit(at, ply, style, ground),
  ];
}

function digit(at: Point, ply: number, { digit, digitAt, halo }: Style, ground: Ink): Shape {
  return {
    kind: "text",
    at: { x: at.x + digitAt.x, y: at.y + digitAt.y },
    text: String(ply),
    size: digit,
    ink: "text",
    bold: true,
    halo: { ink: ground, width: halo },
  };
}

function outline(side: Side, { x, y }: Point, size: number): string {
  if (side === "o") {
    return `M${x - size} ${y}a${size} ${size} 0 1 1 ${size * 2} 0a${size} ${size} 0 1 1 ${-size * 2} 0`;
  }
  // A cross of the same half size looks bigger than a ring.
  const arm = size * 0.92;
  return `M${x - arm} ${y - arm}l${arm * 2} ${arm * 2}M${x + arm} ${y - arm}l${-arm * 2} ${arm * 2}`;
}
