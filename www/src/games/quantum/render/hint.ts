/** A hint on the board: corners around the squares that it is about, and the line that would join them. */

import type { Shape } from "../../../board/draw/list";
import { squareRect } from "../geometry";
import { lineTo } from "../lines/drawn";
import { type State, viewOf } from "../state";
import type { Square } from "../types";
import { type Ground, inkOf } from "./ground";
import { sketchedLine } from "./lines";
import { spookyMark } from "./marks";

const INSET = 3.5;
const ROUND = 8;
const LENGTH = 17;

/** Corners are like nothing else on the board, so that colour is not needed to know them. */
export function hintCorners(state: State): Shape[] {
  return squaresOf(state).map(corners);
}

/** A pair as it would stand there. */
export function hintedPair(state: State, ground: Ground): Shape[] {
  const { ply, turn } = viewOf(state);
  const [a, b] = squaresOf(state);
  if (a === undefined || b === undefined || !turn || state.picked !== null) return [];
  const marks = [a, b].flatMap((square) => spookyMark(square, ply + 1, "tentative", inkOf(ground, square)));
  return [sketchedLine(lineTo(viewOf(state), ply + 1, [a, b]), turn.side), ...marks];
}

/** The squares that the hint is about; of a choice the one where the newest mark settles. */
function squaresOf({ hint }: State): readonly Square[] {
  return [...(hint?.found?.move ?? "").replace("c", "")].map(Number);
}

function corners(square: Square): Shape {
  const { x, y, width, height } = squareRect(square);
  const [left, top, right, bottom] = [x + INSET, y + INSET, x + width - INSET, y + height - INSET];
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    `M${cx + dx * LENGTH} ${cy}H${cx + dx * ROUND}Q${cx} ${cy} ${cx} ${cy + dy * ROUND}V${cy + dy * LENGTH}`;
  const path = [
    corner(left, top, 1, 1),
    corner(right, top, -1, 1),
    corner(left, bottom, 1, -1),
    corner(right, bottom, -1, -1),
  ].join("");
  return { kind: "stroke", path, ink: "text", width: 2 };
}
