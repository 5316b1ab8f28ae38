/** What shows the order of a collapse: the trail from the mark that pushed to the one that was pushed, and badges. */

import { faded, type Ink, type Shape } from "../../../board/draw/list";
import { type Arc, badgeAt, type Point, partOf, pointOn, trail } from "../geometry";
import { easeOut, type Moment } from "../timeline";
import type { Square } from "../types";

const STEPS = ["step-1", "step-2", "step-3", "step-4", "step-5"] as const;
const WIDTH = 3;
/** The badge runs along the trail first, and then to its corner. */
const ARRIVAL = 0.68;

type Moving = Moment["settlings"][number];

/** The colours follow each other along the chain; a long chain takes them more slowly. */
export function stepInk(step: number, last: number): Ink {
  return STEPS[Math.round((step * 4) / Math.max(4, last))] ?? "step-5";
}

/** The trails at a moment; those of earlier steps have paled. */
export function trails(moment: Moment, flagged: ReadonlySet<Square> = new Set()): Shape[] {
  const { fade, step } = moment;
  const last = lastStep(moment);
  return begun(moment).flatMap((moving) => {
    const way = wayOf(moving);
    if (!way) return [];
    const paled = moving.step === step ? 1 : 0.5;
    return faded(
      arrow(way, moving, badgeAt(moving.square, flagged.has(moving.square)), stepInk(moving.step, last)),
      paled * (1 - fade),
    );
  });
}

/** The badges at a moment, each on its way or at home in the corner of its square. */
export function badges(
  moment: Moment,
  ground: (square: Square) => Ink,
  flagged: ReadonlySet<Square> = new Set(),
): Shape[] {
  const last = lastStep(moment);
  return begun(moment).flatMap((moving) => {
    const home = badgeAt(moving.square, flagged.has(moving.square));
    const at = badgePoint(moving, wayOf(moving), home);
    return badge(at, moving, stepInk(moving.step, last), ground(moving.square));
  });
}

function begun({ settlings }: Moment): Moving[] {
  return settlings.filter(({ progress }) => progress > 0);
}

function lastStep({ settlings }: Moment): number {
  return Math.max(0, ...settlings.map(({ step }) => step));
}

function wayOf({ pushedBy, other, square }: Moving): Arc | null {
  return pushedBy === null ? null : trail(other, square);
}

function arrow(way: Arc, { progress }: Moving, home: Point, ink: Ink): Shape[] {
  const reached = easeOut(Math.min(1, progress / ARRIVAL));
  const part = partOf(way, reached);
  const shaft = path(part);
  const shapes: Shape[] = [
    { kind: "stroke", path: shaft, ink: "surface", width: WIDTH + 3.4 },
    { kind: "stroke", path: shaft, ink, width: WIDTH },
  ];
  // Where the trail ends at the badge, the badge is its head.
  const atBadge = Math.hypot(way.to.x - home.x, way.to.y - home.y) < 17;
  if (reached < 0.3 || atBadge) return shapes;
  const angle = Math.atan2(part.to.y - part.control.y, part.to.x - part.control.x);
  const wing = (turn: number) =>
    `${short(part.to.x - Math.cos(angle + turn) * 8)} ${short(part.to.y - Math.sin(angle + turn) * 8)}`;
  const head = `M${wing(0.6)}L${short(part.to.x)} ${short(part.to.y)}L${wing(-0.6)}`;
  return [
    { kind: "stroke", path: head, ink: "surface", width: WIDTH + 3.4 },
    ...shapes,
    { kind: "stroke", path: head, ink, width: WIDTH },
  ];
}

function badgePoint({ progress }: Moving, way: Arc | null, home: Point): Point {
  if (!way) return home;
  if (progress < ARRIVAL) return pointOn(way, easeOut(progress / ARRIVAL));
  const t = easeOut((progress - ARRIVAL) / (1 - ARRIVAL));
  return { x: way.to.x + (home.x - way.to.x) * t, y: way.to.y + (home.y - way.to.y) * t };
}

function badge({ x, y }: Point, { step, progress }: Moving, ink: Ink, ground: Ink): Shape[] {
  const scale = Math.min(1, progress * 4);
  const dot = `M${short(x)} ${short(y)}h0.01`;
  const size = 11.5 * scale;
  return [
    { kind: "stroke", path: dot, ink: ground, width: 20.5 * scale },
    { kind: "stroke", path: dot, ink, width: 17 * scale },
    {
      kind: "text",
      at: { x: short(x - size * 0.278), y: short(y + size * 0.355) },
      text: String(step + 1),
      size,
      ink: "surface",
      bold: true,
    },
  ];
}

function short(value: number): number {
  return Number(value.toFixed(2));
}

/** A curve in SVG's path syntax. */
function path({ from, control, to }: Arc): string {
  return `M${short(from.x)} ${short(from.y)}Q${short(control.x)} ${short(control.y)} ${short(to.x)} ${short(to.y)}`;
}
