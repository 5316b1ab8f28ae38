/** What is drawn for a state, as data. */
import { describe, expect, test } from "vitest";
import type { DrawList } from "../src/board/draw/list";
import { badgeAt, flagAt, SQUARES, squareAt } from "../src/games/quantum/geometry";
import { carry, DASHES, patternsOf } from "../src/games/quantum/render/patterns";
import { outcomeScene, scene } from "../src/games/quantum/render/scene";
import { flaggedSquares } from "../src/games/quantum/render/winning";
import { viewOf } from "../src/games/quantum/state";
import { act, after, press, start } from "./support";

const strokes = (list: DrawList, ink: string) =>
  list.filter((shape) => shape.kind === "stroke" && shape.ink === ink);
const curves = (list: DrawList) =>
  list.filter((shape) => shape.kind === "stroke" && shape.path.includes("C"));
const words = (list: DrawList) => list.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));

describe("the board", () => {
  test("empty: four grid lines and the numbers 1 to 9", () => {
    const list = scene(start);
    expect(list.filter((shape) => shape.kind === "box")).toHaveLength(4);
    expect(words(list)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  test("a pair: two marks in the player's ink, one line between them", () => {
    const list = scene(after("12"));
    expect(curves(list)).toHaveLength(1);
    // The line, two crosses, and the frames of the last move.
    expect(strokes(list, "x")).toHaveLength(5);
    expect(strokes(list, "o")).toHaveLength(0);
    expect(words(list).filter((word) => word === "1")).toHaveLength(3);
  });

  test("an open cycle: double lines, underlined marks, and its two squares tinted", () => {
    const list = scene(after("12 25 34 15"));
    // O2 closes nothing here: three moves lie on the cycle 1, 2, 5, one beside it.
    expect(curves(list)).toHaveLength(3 * 2 + 1);
    const underlines = strokes(list, "cycle").filter(
      (shape) => shape.kind === "stroke" && /h\d/.test(shape.path),
    );
    expect(underlines).toHaveLength(6);
    expect(list.filter((shape) => shape.kind === "box" && shape.ink === "mist-cycle")).toHaveLength(2);
  });

  test("a preview shows the outcome and no line of the cycle", () => {
    const list = scene(act(after("12 25 34 15"), ...press(5)));
    expect(curves(list)).toHaveLength(1);
    expect(strokes(list, "cycle")).toHaveLength(0);
  });

  test("a pick, and where the second one would go", () => {
    const picked = act(after("12 25"), ...press(1));
    expect(curves(scene(picked))).toHaveLength(2);
    const closing = scene(act(picked, { type: "point", square: 5 }));
    expect(curves(closing)).toHaveLength(3);
    expect(strokes(closing, "cycle")).toHaveLength(1);
  });

  test("the end: each line drawn through between its marks, the winner's the heavier, with its completion number", () => {
    const list = scene(after("15 35 45 56 57 59 15 c5"));
    const bars = (ink: string) =>
      strokes(list, ink).flatMap((shape) =>
        shape.kind === "stroke" && shape.alpha === undefined && /L/.test(shape.path) ? [shape.width] : [],
      );
    expect(bars("x")).toEqual([4, 4]);
    expect(bars("o")).toEqual([1.6, 1.6]);
    expect(words(list).slice(-2)).toEqual(["5", "6"]);
  });

  test("where a line would cross a previewed mark, the mark keeps a gap", () => {
    const gaps = (list: DrawList) =>
      strokes(list, "mist-x").filter((shape) => "width" in shape && Math.abs(shape.width - 13.5) < 1);
    const list = scene(act(after("12 25 46 58 15"), ...press(5)));
    const [gap] = gaps(list);
    const lines = curves(list).map((line) => list.indexOf(line));
    expect(gap && list.indexOf(gap)).toBeGreaterThan(Math.max(...lines));
    expect(gaps(scene(after("12 25 46 58 15")))).toHaveLength(0);
    expect(gaps(scene(act(after("12 25 79 58 15"), ...press(5))))).toHaveLength(0);
  });

  test("many ghosts: three with their numbers, and how many more", () => {
    const ended = after("15 35 45 56 57 59 15 c5");
    expect(words(scene(ended))).not.toContain("+3");
    const muted = scene({ ...ended, explained: 1 }).flatMap((shape) =>
      shape.kind === "text" &&
      shape.ink === "muted" &&
      shape.text.length + shape.at.y > 180 &&
      shape.at.y < 192
        ? [shape.text]
        : [],
    );
    expect(muted).toEqual(["1", "2", "3", "+3"]);
  });

  test("the number of a completed line and the order of a collapse never stand at one height in a square", () => {
    const top = flagAt([1, 4, 7]);
    expect(badgeAt(1, true).y - top.y).toBeGreaterThan(8.2 + 10);
    expect(flagAt([1, 2, 3]).y - badgeAt(3, true).y).toBeGreaterThan(8.2 + 10);
    expect([...flaggedSquares(viewOf(after("15 35 45 56 57 59 15 c5")).outcome)]).toEqual([1, 3]);
  });

  test("numbers are never smaller than 11 pixels at the smallest board", () => {
    for (const moves of ["12 25 34 48 15", "12 12 c1"]) {
      for (const shape of scene(after(moves), 1)) {
        if (shape.kind === "text") expect(shape.size).toBeGreaterThanOrEqual(11);
      }
    }
    for (const unit of [1, 1.5, 2.5, 4]) {
      for (const shape of scene(start, unit)) {
        if (shape.kind === "text") expect(shape.size * unit).toBeGreaterThanOrEqual(11);
      }
    }
  });

  test("after a collapse a settled square has two numbers at most: its mark's, and its own or the badge's", () => {
    for (const moves of ["15 35 45 56 57 59 15 c5", "12 25 34 28 15 c5", "12 23 34 45 56 67 78 89 15 c1"]) {
      const { squares, outcome } = viewOf(after(moves));
      const texts = scene(after(moves)).flatMap((shape) => (shape.kind === "text" ? [shape.at] : []));
      // The numbers at which lines were complete come last.
      const numbers = texts.slice(0, texts.length - (outcome?.lines.length ?? 0));
      const settled = SQUARES.filter((square) => squares[square - 1]?.classical);
      expect(settled.length).toBeGreaterThan(2);
      for (const square of settled) expect(numbers.filter((at) => squareAt(at) === square).length).toBe(2);
    }
  });

  test("a small board of an outcome has every classical mark", () => {
    expect(words(outcomeScene(viewOf(after("12 25 34 15")), 5)).sort()).toEqual(["1", "2", "4"]);
  });
});

describe("line patterns", () => {
  test("each entanglement has its own", () => {
    const patterns = patternsOf(after("12 34 56 78").game);
    expect([...patterns.values()]).toEqual([0, 1, 2, 3]);
    expect(DASHES).toHaveLength(4);
  });

  test("one that grows or merges keeps its own, and a collapse leaves the others as they were", () => {
    expect([...patternsOf(after("12 34 56 23").game)]).toEqual([
      [1, 0],
      [3, 2],
    ]);
    expect([...patternsOf(after("12 34 12 c1").game)]).toEqual([[2, 1]]);
    expect([...patternsOf(after("12 34 12 c1 56").game)]).toEqual([
      [2, 1],
      [4, 0],
    ]);
  });

  test("going back brings the old ones back", () => {
    const gone = after("12 34 12 c1");
    expect([...patternsOf(act(gone, { type: "undo" }).game)]).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(carry(new Map(), viewOf(start)).size).toBe(0);
  });
});
