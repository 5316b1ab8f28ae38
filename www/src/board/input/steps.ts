/** The keys that go from square to square, on a board of any size. */

import type { Square } from "../../games/quantum/types";
import { neighbour } from "../grid";

/** By how many columns and rows a key goes; as far as there are any for Home and End. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-9, 0],
  End: [9, 0],
};

/** Where a key leads from a square, or null if it is none of these keys; with Control, Home and End go all the way. */
export function stepFrom(square: Square, key: string, n: number, far = false): Square | null {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  if (far && Math.abs(dx) < 9) return null;
  return dx === 0 && dy === 0 ? null : neighbour(square, n, dx, far ? dx : dy);
}
