/** Ways of two pieces over a point: out of a crowd around either end, or past something large in the middle. */
import { BOARD, type Point } from "../geometry";
import type { Best } from "./ways";

/** What makes a detour: the controls at its ends, the point that it passes, and how it passes there. */
type Detour = [
  startX: number,
  startY: number,
  overX: number,
  overY: number,
  angle: number,
  before: number,
  after: number,
  endX: number,
  endY: number,
];

// Bows have the first 25 kinds; the best detour of each sort goes on to be mended.
const SORTS = { start: 25, end: 26, middle: 27 };
const FIRST_STEPS: Detour = [5, 5, 5, 5, 0.2, 5, 5, 5, 5];

export function detours(best: Best, from: Point, to: Point): void {
  if (best.isClear()) return;
  const search = new Search(best, from, to);
  search.around(from, SORTS.start);
  search.around(to, SORTS.end);
  search.across();
  if (!best.isClear()) search.mend();
}

class Search {
  readonly #best: Best;
  readonly #from: Point;
  readonly #to: Point;
  readonly #along: number;
  readonly #controls: Float64Array;
  readonly #found = new Map<number, Detour>();

  constructor(best: Best, from: Point, to: Point) {
    this.#best = best;
    this.#from = from;
    this.#to = to;
    this.#along = Math.atan2(to.y - from.y, to.x - from.x);
    this.#controls = Float64Array.of(from.x, from.y, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, to.x, to.y);
  }

  around(end: Point, sort: number): void {
    for (const distance of [15, 20, 27, 36, 50]) {
      for (let turn = 0; turn < 20; turn++) {
        const x = end.x + 3 + distance * Math.cos((turn * Math.PI) / 10);
        const y = end.y + distance * 0.85 * Math.sin((turn * Math.PI) / 10);
        for (let bend = -2; bend <= 2; bend += 0.5) {
          for (const tension of [0.35, 0.6]) this.#over(x, y, this.#along + bend, tension, sort);
        }
      }
      if (this.#best.isClear()) return;
    }
  }

  across(): void {
    const [dx, dy] = [this.#to.x - this.#from.x, this.#to.y - this.#from.y];
    const length = Math.hypot(dx, dy);
    for (const share of [0.5, 0.4, 0.6, 0.3, 0.7]) {
      for (const height of [24, 32, 40, 50, 62, 76, 92].flatMap((height) => [-height, height])) {
        const x = this.#from.x + dx * share - (dy / length) * height;
        const y = this.#from.y + dy * share + (dx / length) * height;
        for (const bend of [0, -0.5, 0.5]) {
          for (const tension of [0.25, 0.45]) this.#over(x, y, this.#along + bend, tension, SORTS.middle);
        }
      }
    }
  }

  /** Moves what makes the best detours little by little, as long as they become better. */
  mend(): void {
    for (const [sort, detour] of this.#found) {
      for (let scale = 1; scale > 0.1; scale /= 2) {
        let mended = true;
        for (let round = 0; round < 6 && mended; round++) {
          mended = false;
          for (let part = 0; part < detour.length; part++) {
            const step = (FIRST_STEPS[part] ?? 0) * scale;
            for (const by of [step, -step]) {
              const before = detour[part] ?? 0;
              detour[part] = before + by;
              if (this.#take(detour, sort)) {
                mended = true;
                break;
              }
              detour[part] = before;
            }
          }
        }
      }
      if (this.#best.isClear()) return;
    }
  }

  #over(x: number, y: number, angle: number, tension: number, sort: number): void {
    if (Math.min(x, y) < 4 || Math.max(x, y) > BOARD - 4) return;
    const { x: fromX, y: fromY } = this.#from;
    const { x: toX, y: toY } = this.#to;
    const before = Math.hypot(x - fromX, y - fromY) * tension;
    const after = Math.hypot(toX - x, toY - y) * tension;
    const startX = (fromX + x - Math.cos(angle) * before) / 2;
    const startY = (fromY + y - Math.sin(angle) * before) / 2;
    const endX = (toX + x + Math.cos(angle) * after) / 2;
    const endY = (toY + y + Math.sin(angle) * after) / 2;
    const detour: Detour = [startX, startY, x, y, angle, before, after, endX, endY];
    if (this.#take(detour, sort)) this.#found.set(sort, detour);
  }

  #take([startX, startY, x, y, angle, before, after, endX, endY]: Detour, sort: number): boolean {
    const controls = this.#controls;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    controls[2] = startX;
    controls[3] = startY;
    controls[4] = x - cos * before;
    controls[5] = y - sin * before;
    controls[6] = x;
    controls[7] = y;
    controls[8] = x + cos * after;
    controls[9] = y + sin * after;
    controls[10] = endX;
    controls[11] = endY;
    return this.#best.take(controls, sort);
  }
}
