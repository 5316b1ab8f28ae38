/** The value of a game over its moves: above the middle X is ahead, below it O; a mistake is an arrow with its number. */

import type { DrawList, Ink, Shape } from "../../../board/draw/list";
import type { Mistake } from "../explore/values";

export interface CurveDrawing {
  readonly list: DrawList;
  readonly size: { readonly width: number; readonly height: number };
  /** Where each position stands, as a part of the width. */
  readonly points: readonly number[];
}

const SIZE = { width: 360, height: 132 };
const LEFT = 10;
const RIGHT = 350;
const MIDDLE = SIZE.height / 2;
const REACH = 40;

/** The values of the positions; one that is not known yet leaves a gap. */
export function curveDrawing(
  values: readonly (number | null)[],
  mistakes: readonly Mistake[],
  current: number,
  words: {
    readonly x: string;
    readonly o: string;
    /** A mistake beside its arrow. */
    label(ply: number, isChoice: boolean): string;
  },
): CurveDrawing {
  const most = Math.max(1, ...values.map((value) => Math.abs(value ?? 0)));
  const steps = Math.max(1, values.length - 1);
  const x = (index: number) => short(LEFT + (index * (RIGHT - LEFT)) / steps);
  const y = (value: number) => short(MIDDLE - (value / most) * REACH);
  return {
    size: SIZE,
    points: values.map((_, index) => x(index) / SIZE.width),
    list: [
      ...values.flatMap((value, index) => (value === null ? [] : lead(value, x(index), x(index + 1), y))),
      { kind: "stroke", path: `M${LEFT} ${MIDDLE}H${RIGHT}`, ink: "muted", width: 1, dash: [1, 5] },
      label(words.x, 16, "x"),
      label(words.o, SIZE.height - 7, "o"),
      {
        kind: "stroke",
        path: `M${x(current)} 22V${SIZE.height - 22}`,
        ink: "text",
        width: 1.2,
        dash: [0.1, 3.6],
      },
      ...values.flatMap((value, index) => {
        const next = values[index + 1];
        if (value === null || index + 1 >= values.length) return [];
        const down = next === null || next === undefined ? "" : `V${y(next)}`;
        return line(`M${x(index)} ${y(value)}H${x(index + 1)}${down}`);
      }),
      ...mistakes.flatMap((mistake) =>
        fall(mistake, words.label(mistake.ply, mistake.isChoice), x(mistake.index + 1), y),
      ),
      ...values.flatMap((value, index) => (value === null ? [] : dot(x(index), y(value), index === current))),
    ],
  };
}

/** What lies between the middle and the curve. */
function lead(value: number, from: number, to: number, y: (value: number) => number): Shape[] {
  const [top, bottom] = [Math.min(y(value), MIDDLE), Math.max(y(value), MIDDLE)];
  if (top === bottom || from >= RIGHT) return [];
  const rect = { x: from, y: top, width: to - from, height: bottom - top };
  return [{ kind: "box", rect, ink: value > 0 ? "mist-x" : "mist-o" }];
}

function line(path: string): Shape[] {
  return [{ kind: "stroke", path, ink: "text", width: 2.2 }];
}

function dot(x: number, y: number, current: boolean): Shape[] {
  const at = `M${x} ${y}h0.01`;
  return current
    ? [
        { kind: "stroke", path: at, ink: "text", width: 12 },
        { kind: "stroke", path: at, ink: "surface", width: 7 },
      ]
    : [{ kind: "stroke", path: at, ink: "text", width: 5 }];
}

/** The fall of a mistake, in the colour of whoever made it, beside what tells which it is. */
function fall({ side, from, to }: Mistake, text: string, x: number, y: (value: number) => number): Shape[] {
  const sign = side === "x" ? 1 : -1;
  const [start, end] = [y(from * sign), y(to * sign)];
  const back = end > start ? -6 : 6;
  const ink: Ink = side;
  const isLast = x > RIGHT - 14;
  return [
    { kind: "stroke", path: `M${x} ${start}V${end}`, ink, width: 3.4 },
    { kind: "stroke", path: `M${x - 5} ${end + back}L${x} ${end}L${x + 5} ${end + back}`, ink, width: 3.4 },
    {
      kind: "text",
      at: { x: isLast ? x - 7 : x + 7, y: (start + end) / 2 + 4.5 },
      ...(isLast ? { anchor: "end" as const } : {}),
      text,
      size: 14,
      ink,
      bold: true,
      halo: { ink: "surface", width: 3 },
    },
  ];
}

function label(text: string, y: number, ink: Ink): Shape {
  return { kind: "text", at: { x: LEFT, y }, text, size: 12, ink, bold: true };
}

function short(value: number): number {
  return Number(value.toFixed(2));
}
