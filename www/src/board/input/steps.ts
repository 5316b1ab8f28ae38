/** The keys that go from place to place, on a board of any shape. */

import type { Layout } from "../grid";
import type { Place } from "../types";

/** By how many columns and rows a key goes; as far as there are any for Home and End. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-9, 0],
  End: [9, 0],
};

/** Where a key leads from a place, or null if it is none of these keys; with Control, Home and End go all the way. */
export function stepFrom(place: Place, key: string, layout: Layout, far = false): Place | null {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  if (far && Math.abs(dx) < 9) return null;
  return dx === 0 && dy === 0 ? null : layout.step(place, dx, far ? dx : dy);
}
