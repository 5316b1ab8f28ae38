/** The lines between the marks of a move: where they are laid, how they end, and how they move. */
import { describe, expect, test } from "vitest";
import { BOARD, MARK, SPOOKY_STROKE, slot } from "../src/games/quantum/geometry";
import {
  beside,
  type Curve,
  curveOf,
  partOf,
  pointAt,
  pointsOn,
  reversed,
} from "../src/games/quantum/lines/curve";
import { linesIn, lineTo } from "../src/games/quantum/lines/drawn";
import { canLay, type Laying, linesDuring } from "../src/games/quantum/lines/moving";
import { spookyMark } from "../src/games/quantum/render/marks";
import { scene } from "../src/games/quantum/render/scene";
import { viewOf } from "../src/games/quantum/state";
import { add, type Counted, nothing, straight, touchesIn } from "./lines/count";
import { randomViews, viewsOf } from "./lines/games";
import { distanceTo } from "./lines/ink";
import { after } from "./support";

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const curve = (lines: ReadonlyMap<number, Curve>, ply: number): Curve => {
  const found = lines.get(ply);
  if (!found) throw new Error(`move ${ply} has no line`);
  return found;
};

describe("where lines are laid", () => {
  test("in 300 random games none comes near a mark in a square that its move is not on, and few in their own", () => {
    let laid: Counted = nothing;
    let careless: Counted = nothing;
    for (const view of randomViews(300, 1)) laid = add(laid, view);
    for (const view of randomViews(30, 1)) careless = add(careless, view, straight);
    expect(laid.positions).toBeGreaterThan(2500);
    expect(laid.touchedElsewhere).toBe(0);
    expect(laid.touched / laid.positions).toBeLessThanOrEqual(0.01);
    expect(laid.crossings / laid.positions).toBeLessThan(1.25);
    // The count itself: lines without any care touch marks in half of the positions.
    expect(careless.touched / careless.positions).toBeGreaterThan(0.5);
    expect(careless.crossings / careless.positions).toBeGreaterThan((1.7 * laid.crossings) / laid.positions);
  }, 300_000);

  test.each([
    "15 19 59",
    "39 25 47 45 19 69 38 59 19",
    "12 23 36 69 89 78 47 14",
    "12 25 34 48 15",
    "15 25 16 27 29 17 c1 38 34 34",
    "28 37 56 24 45 25 c2 79",
  ])("%s: at no point of the game does a line touch another move's mark", (record) => {
    for (const view of viewsOf(record)) expect(touchesIn(view)).toEqual([]);
  });

  test("a position has the same lines whichever way it was reached", () => {
    const direct = linesIn(viewOf(after("19 37 28 46")));
    linesIn(viewOf(after("19 37")));
    linesIn(viewOf(after("19 28 37")));
    expect([...linesIn(viewOf(after("19 37 28 46")))]).toEqual([...direct]);
  });

  test("they stay on the board and end on the ink of their marks, neither before nor far inside", () => {
    for (const view of randomViews(20, 5)) {
      for (const [ply, way] of linesIn(view)) {
        const squares = view.pairs.find((pair) => pair.ply === ply)?.squares ?? [];
        expect(squares).toHaveLength(2);
        for (const [index, square] of squares.entries()) {
          const end = index === 0 ? way[0] : way[6];
          const [rim, core] = spookyMark(square, ply, "plain", "surface");
          if (rim?.kind !== "stroke" || core?.kind !== "stroke") throw new Error("a mark is two strokes");
          expect(distanceTo([rim])(end)).toBe(0);
          expect(distanceTo([core])(end)).toBeGreaterThan(0);
        }
        for (const { x, y } of pointsOn(way, 41)) {
          expect(Math.min(x, y)).toBeGreaterThan(2);
          expect(Math.max(x, y)).toBeLessThan(BOARD - 2);
        }
      }
    }
  });

  test("a line that is only thought of goes round what is there, and moves nothing", () => {
    const view = viewOf(after("15 25 45"));
    const before = [...linesIn(view)];
    const way = lineTo(view, 4, [6, 7]);
    expect([...linesIn(view)]).toEqual(before);
    for (const ply of [1, 2, 3]) {
      for (const square of [1, 2, 4, 5]) {
        if (!view.squares[square - 1]?.spooky.includes(ply)) continue;
        const away = distanceTo(spookyMark(square, ply, "plain", "surface"));
        expect(Math.min(...pointsOn(way, 101).map(away))).toBeGreaterThan(3);
      }
    }
    expect(apart(way[0], slot(6, 4))).toBeLessThan(MARK + SPOOKY_STROKE);
  });
});

describe("curves", () => {
  const whole = curveOf([
    { x: 0, y: 0 },
    { x: 10, y: 40 },
    { x: 60, y: 40 },
    { x: 90, y: 0 },
  ]);

  test("a part runs along the whole", () => {
    for (const [start, end] of [
      [0, 1],
      [0.1, 0.3],
      [0.6, 0.9],
      [0.2, 0.8],
    ] as const) {
      const part = partOf(whole, start, end);
      expect(apart(part[0], pointAt(whole, start))).toBeLessThan(1e-9);
      expect(apart(part[6], pointAt(whole, end))).toBeLessThan(1e-9);
      const close = pointsOn(whole, 2001);
      for (const point of pointsOn(part, 9))
        expect(Math.min(...close.map((other) => apart(point, other)))).toBeLessThan(0.1);
    }
  });

  test("the two lines of a cycle run beside each other", () => {
    const [left, right] = [beside(whole, -1.6), beside(whole, 1.6)];
    for (const t of [0, 0.25, 0.5, 0.75, 1]) {
      const between = apart(pointAt(left, t), pointAt(right, t));
      expect(between).toBeGreaterThan(2.6);
      expect(between).toBeLessThan(3.8);
    }
  });

  test("backwards it is the same way", () => {
    expect(apart(pointAt(reversed(whole), 0.3), pointAt(whole, 0.7))).toBeLessThan(1e-9);
  });
});

describe("lines on their way", () => {
  // The mark of O2 in square 4 stands where the line of X1 was.
  const before = viewOf(after("17 45 46"));
  const now = viewOf(after("17 45 46 24"));
  const during = (share: number, more: Partial<Laying> = {}) =>
    linesDuring(now, { before, from: null, share, ...more });

  test("a new one grows from its first square to its second, or from the one that was chosen first", () => {
    const whole = curve(linesIn(now), 4);
    expect(during(0).has(4)).toBe(false);
    const half = curve(during(0.3), 4);
    expect(half[0]).toEqual(whole[0]);
    expect(apart(half[0], half[6])).toBeLessThan(apart(whole[0], whole[6]));
    expect(apart(curve(during(0.3, { from: 4 }), 4)[0], whole[6])).toBeLessThan(1e-9);
    expect(curve(during(1), 4)[6]).toEqual(whole[6]);
  });

  test("older ones begin where they were and end where they will be", () => {
    for (const ply of [1, 2, 3]) {
      expect(curve(during(0), ply)).toEqual(curve(linesIn(before), ply));
      expect(curve(during(1), ply)).toEqual(curve(linesIn(now), ply));
    }
  });

  test("the drawing follows them", () => {
    const state = after("17 45 46 24");
    const drawn = scene(state, 1, undefined, { before, from: null, share: 0.3 });
    expect(drawn).not.toEqual(scene(state));
    expect(scene(state, 1, undefined, { before, from: null, share: 1 })).toEqual(scene(state));
  });

  test("between pairs that follow each other, not over a collapse", () => {
    const [one, two, three, , collapsed, next] = viewsOf("12 25 34 15 c5 69");
    if (!one || !two || !three || !collapsed || !next) throw new Error("there are too few positions");
    const cycle = viewsOf("12 25 34 15")[3];
    if (!cycle) throw new Error("there are too few positions");
    expect([canLay(one, two), canLay(two, one), canLay(one, three), canLay(one, one)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([canLay(cycle, collapsed), canLay(collapsed, cycle), canLay(collapsed, next)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
