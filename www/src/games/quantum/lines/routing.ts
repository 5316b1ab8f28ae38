/** Which way each open move's line takes: past all marks of others, across as few lines as can be. */
import type { Curve } from "./curve";
import { fieldOf, type Line, type Passage, passageOf, type Standing } from "./field";
import { bestWay, isClear, type Way, wayAlong, waysBelow } from "./ways";

/** The line of each open move, by its number, from the middle of one mark to that of the other. */
export type Routes = ReadonlyMap<number, Curve>;

const CROSSING = 70;
/** How much better a line's new way must be before it leaves the old one. */
const HABIT = 12;
const SWEEPS = 3;

/**
 * Lays the lines in the order of their moves: those that lie already move only where a new mark or line needs their
 * way. So a game that goes on bends few lines, and a position always has the same ones.
 */
export function routesOf(lines: readonly Line[], classical: readonly Standing[]): Routes {
  const key = [
    ...lines.map(({ ply, squares, onCycle }) => `${ply}:${squares.join("")}${onCycle ? "c" : ""}`),
    ...classical.map(({ ply, square }) => `${ply}=${square}`),
  ].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const made = lay(lines, classical);
  if (kept.size >= 64) kept.clear();
  kept.set(key, made);
  return made;
}

/** The way of one more line; those that are there do not move for it. */
export function routeBeside(lines: readonly Line[], classical: readonly Standing[], line: Line): Curve {
  const routes = routesOf(lines, classical);
  const field = fieldOf({ spooky: marksOf([...lines, line]), classical });
  const laid = lines.flatMap((other) => {
    const curve = routes.get(other.ply);
    return curve ? [fixed(passageOf(field, other), curve)] : [];
  });
  const one = newest(passageOf(field, line));
  settle(one, laid);
  return one.chosen.curve;
}

const kept = new Map<string, Routes>();

function marksOf(lines: readonly Line[]): Standing[] {
  return lines.flatMap(({ ply, squares, onCycle }) => squares.map((square) => ({ ply, square, onCycle })));
}

function fixed(passage: Passage, curve: Curve): Laid {
  return { passage, chosen: wayAlong(passage, curve, -HABIT) };
}

interface Laid {
  readonly passage: Passage;
  chosen: Way;
}

function lay(lines: readonly Line[], classical: readonly Standing[]): Routes {
  if (lines.length === 0) return new Map();
  const before = routesOf(
    lines.slice(0, -1).map(({ ply, squares }) => ({ ply, squares, onCycle: false })),
    classical,
  );
  const field = fieldOf({ spooky: marksOf(lines), classical });
  const laid: Laid[] = [];
  for (const line of lines) {
    const passage = passageOf(field, line);
    const old = before.get(line.ply);
    laid.push(old ? fixed(passage, old) : newest(passage));
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let changed = false;
    for (const one of [...laid].reverse()) {
      const others = laid.filter((other) => other !== one);
      if (settle(one, others)) changed = true;
    }
    if (!changed) break;
  }
  return new Map(laid.map(({ passage, chosen }) => [passage.line.ply, chosen.curve]));
}

function newest(passage: Passage): Laid {
  return { passage, chosen: bestWay(passage) };
}

/** Takes the way that is best beside all these others; the answer tells whether it is a new one. */
function settle(one: Laid, others: readonly Laid[]): boolean {
  const { chosen, passage } = one;
  let best = costBeside(chosen, others, Number.POSITIVE_INFINITY);
  const isFree = isClear(chosen.cost);
  if (isFree && best === chosen.cost) return false;
  for (const way of waysBelow(passage, best, !isFree)) {
    if (way.cost >= best) break;
    const cost = costBeside(way, others, best);
    if (cost < best - 1e-9) [best, one.chosen] = [cost, way];
  }
  return one.chosen !== chosen;
}

function costBeside(way: Way, others: readonly Laid[], limit: number): number {
  let cost = way.cost;
  for (const { chosen } of others) {
    if (cost >= limit) break;
    if (meet(way.box, chosen.box)) cost += CROSSING * crossings(way.points, chosen.points);
  }
  return cost;
}

function meet(a: Way["box"], b: Way["box"]): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/** How often two lines cross. */
export function crossings(a: Float32Array, b: Float32Array): number {
  let count = 0;
  for (let i = 0; i + 3 < a.length; i += 2) {
    const px = a[i] ?? 0;
    const py = a[i + 1] ?? 0;
    const qx = a[i + 2] ?? 0;
    const qy = a[i + 3] ?? 0;
    const left = Math.min(px, qx);
    const right = Math.max(px, qx);
    const top = Math.min(py, qy);
    const bottom = Math.max(py, qy);
    for (let j = 0; j + 3 < b.length; j += 2) {
      const rx = b[j] ?? 0;
      const ry = b[j + 1] ?? 0;
      const sx = b[j + 2] ?? 0;
      const sy = b[j + 3] ?? 0;
      if (
        (rx < left && sx < left) ||
        (rx > right && sx > right) ||
        (ry < top && sy < top) ||
        (ry > bottom && sy > bottom)
      )
        continue;
      const one = (qx - px) * (ry - py) - (qy - py) * (rx - px);
      const two = (qx - px) * (sy - py) - (qy - py) * (sx - px);
      const three = (sx - rx) * (py - ry) - (sy - ry) * (px - rx);
      const four = (sx - rx) * (qy - ry) - (sy - ry) * (qx - rx);
      if (one > 0 !== two > 0 && three > 0 !== four > 0) count++;
    }
  }
  return count;
}
