/** How a new mark comes to its square: it falls, or it grows; then the line shows that it has completed. */

import type { Moving } from "../../board/game";
import { cellOf } from "../../board/grid";
import { easeOut } from "../../board/motion/ease";
import { type Moment, scene } from "./scene";
import type { State } from "./state";
import type { View } from "./types";

/** Milliseconds; a fall takes longer from higher up. */
export const TIMES = { grow: 150, fall: 150, row: 55, line: 240 } as const;

export interface Motion {
  readonly falls: boolean;
  /** Rows above the square where a falling mark begins. */
  readonly height: number;
  readonly arrival: number;
  readonly length: number;
}

/** What there is to see of the last move; null where nothing was placed. */
export function motionOf(after: View): (Motion & Moving<State>) | null {
  const way = wayOf(after);
  if (!way) return null;
  return {
    ...way,
    isSlight: false,
    landed: () => NONE,
    scene: (state, unit, time) => scene(state, unit, momentAt(way, time)),
  };
}

/** No move but the last one comes to its place. */
const NONE: ReadonlySet<number> = new Set();

function wayOf({ lastSquare, rules, outcome }: View): Motion | null {
  if (lastSquare === null) return null;
  const height = cellOf(lastSquare, rules.n).row + 1;
  const arrival = rules.gravity ? TIMES.fall + TIMES.row * height : TIMES.grow;
  const hasLine = (outcome?.lines.length ?? 0) > 0;
  return { falls: rules.gravity, height, arrival, length: arrival + (hasLine ? TIMES.line : 0) };
}

export function momentAt({ falls, height, arrival, length }: Motion, time: number): Moment {
  const way = Math.min(1, time / arrival);
  const line = length === arrival ? 1 : Math.max(0, Math.min(1, (time - arrival) / (length - arrival)));
  if (!falls) return { above: 0, scale: 0.55 + 0.45 * easeOut(way), line: easeOut(line) };
  return { above: height * aboveAt(way), scale: 1, line: easeOut(line) };
}

/** From 1 to 0, ever faster, and at the end one small bounce. */
function aboveAt(way: number): number {
  const landing = 0.78;
  if (way < landing) return 1 - (way / landing) ** 2;
  const bounce = (way - landing) / (1 - landing);
  return 0.16 * bounce * (1 - bounce);
}
