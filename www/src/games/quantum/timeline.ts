/** The difference of two positions as a timeline: when each mark of a collapse settles. Times in milliseconds. */
export { easeOut } from "../../board/motion/ease";

import type { Square, Step, View } from "./types";

/** How long the cycle glows, what lies between steps, how long a mark grows, the trails' end, and the most for all. */
export const TIMES = { glow: 250, gap: 160, grow: 220, fade: 200, limit: 1900 } as const;

export interface Phase {
  readonly start: number;
  readonly duration: number;
}

/** One mark on its way into the square where it stays. */
export interface Settling extends Phase, Step {
  /** The square that its other half leaves: there the mark stands that pushed it. */
  readonly other: Square;
}

export interface Timeline {
  readonly glow: Phase;
  readonly settlings: readonly Settling[];
  readonly fade: Phase;
  readonly length: number;
}

/** How far everything is at one time; 0 is not begun, 1 is done. */
export interface Moment {
  /** Waxes and wanes. */
  readonly glow: number;
  /** How far the trails have faded. */
  readonly fade: number;
  /** Each mark with its progress, at an even pace. */
  readonly settlings: readonly (Settling & { readonly progress: number })[];
  /** The step that is happening, or is being explained. */
  readonly step: number;
}

/** The timeline of the collapse that leads from one position to the next, if one does. */
export function timelineOf(before: View, after: View): Timeline | null {
  const collapse = after.lastCollapse;
  if (!collapse || after.index !== before.index + 1) return null;
  const last = Math.max(...collapse.map(({ step }) => step));
  const room = TIMES.limit - TIMES.glow - TIMES.grow - TIMES.fade;
  const gap = last === 0 ? 0 : Math.min(TIMES.gap, room / last);
  const settlings = collapse.map((settled) => ({
    ...settled,
    other: otherSquare(before, settled),
    start: TIMES.glow + settled.step * gap,
    duration: TIMES.grow,
  }));
  const fade = { start: TIMES.glow + last * gap + TIMES.grow, duration: TIMES.fade };
  return {
    glow: { start: 0, duration: TIMES.glow },
    settlings,
    fade,
    length: fade.start + fade.duration,
  };
}

export function momentAt({ glow, settlings, fade }: Timeline, time: number): Moment {
  const moving = settlings.map((settling) => ({ ...settling, progress: progress(settling, time) }));
  const begun = moving.filter(({ progress }) => progress > 0).map(({ step }) => step);
  return {
    // After its time the glow goes out while the first mark grows.
    glow: progress(glow, time) * (1 - progress({ start: glow.duration, duration: TIMES.grow }, time)),
    fade: progress(fade, time),
    settlings: moving,
    step: Math.max(0, ...begun),
  };
}

/** The moment when a step has just been taken and the next has not begun: for looking at it at rest. */
export function momentOf({ settlings }: Timeline, step: number): Moment {
  return {
    glow: 0,
    fade: 0,
    step,
    settlings: settlings.map((settling) => ({ ...settling, progress: settling.step <= step ? 1 : 0 })),
  };
}

/** The moves that have their square by a time. */
export function landedAt({ settlings }: Timeline, time: number): ReadonlySet<number> {
  return new Set(settlings.filter(({ start }) => start <= time).map(({ ply }) => ply));
}

function progress({ start, duration }: Phase, time: number): number {
  return duration === 0 ? 1 : Math.max(0, Math.min(1, (time - start) / duration));
}

function otherSquare(before: View, { ply, square }: Step): Square {
  const pair = before.pairs.find((candidate) => candidate.ply === ply);
  return pair?.squares.find((candidate) => candidate !== square) ?? square;
}
