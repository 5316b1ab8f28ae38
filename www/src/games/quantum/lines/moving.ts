/** Where the lines are while they move: a new one draws itself, older ones bend over to their new ways. */
import { easeOut, type Moment } from "../timeline";
import type { Square, View } from "../types";
import { partOf, reversed } from "./curve";
import { bent, linesIn } from "./drawn";
import type { Routes } from "./routing";

/** Milliseconds for a new line from its first square to its second, and for older ones to bend over. */
export const LAYING = 180;

/** A change of lines on its way. */
export interface Laying {
  readonly before: View;
  /** The square in which a new line begins, if the person chose it first. */
  readonly from: Square | null;
  /** How far it is, from 0 to 1, at an even pace. */
  readonly share: number;
}

/** Whether one position's lines can move to those of another: they are a pair apart, and no collapse. */
export function canLay(before: View, after: View): boolean {
  if (after.index === before.index + 1) return after.lastCollapse === null;
  return after.index === before.index - 1 && before.lastCollapse === null;
}

/** The lines of a view while they come from another one. */
export function linesDuring(view: View, { before, from, share }: Laying): Routes {
  const old = linesIn(before);
  const now = new Map(bent(old, linesIn(view), easeOut(share)));
  for (const { ply, squares } of view.pairs) {
    const whole = now.get(ply);
    if (!whole || old.has(ply)) continue;
    const end = easeOut(share);
    if (end <= 0.01) now.delete(ply);
    else now.set(ply, partOf(from === squares[1] ? reversed(whole) : whole, 0, end));
  }
  return now;
}

/** The lines during a collapse: those of other entanglements make room as soon as the first mark settles. */
export function linesInCollapse(before: View, after: View, { settlings }: Moment): Routes {
  const share = Math.max(0, ...settlings.filter(({ step }) => step === 0).map(({ progress }) => progress));
  const old = linesIn(before);
  return new Map([...old, ...bent(old, linesIn(after), easeOut(share))]);
}
