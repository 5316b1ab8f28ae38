/** The puzzles: exactly one move reaches the goal, by the solver, and what is said of it is true. */
import { describe, expect, test } from "vitest";
import { hintsFor, puzzleCourse, puzzles } from "../src/games/quantum/courses/puzzles";
import { isRefusal, type Position, positionOf } from "../src/games/quantum/types";
import { exercises } from "../src/languages/en/exercises";
import { en } from "./english";
import { engine } from "./support";

const solver = engine.analyzer("win");
const course = puzzleCourse(en, exercises);

function positionAfter(record: string): Position {
  const game = engine.read(record);
  if (isRefusal(game)) throw new Error(`${record}: ${game.code}`);
  return positionOf(game);
}

/** The eight ways to turn and mirror the board, as what becomes of each square. */
const symmetries: readonly ((square: number) => number)[] = [0, 1, 2, 3].flatMap((turns) =>
  [false, true].map((mirrored) => (square: number) => {
    let [column, row] = [(square - 1) % 3, Math.floor((square - 1) / 3)];
    if (mirrored) column = 2 - column;
    for (let turn = 0; turn < turns; turn += 1) [column, row] = [2 - row, column];
    return row * 3 + column + 1;
  }),
);

/** What stands on the board, so that two positions that only look different are written alike. */
function lookOf({ view }: Position): string {
  const written = symmetries.map((map) =>
    [
      ...view.pairs.map(({ ply, squares, settled }) =>
        settled === null ? `${ply}:${squares.map(map).sort().join("")}` : `${ply}!${map(settled)}`,
      ),
    ].join(" "),
  );
  return written.sort()[0] ?? "";
}

test("there are some of each goal, and no two are alike", () => {
  expect(puzzles.length).toBeGreaterThan(0);
  const looks = puzzles.map(({ record }) => lookOf(positionAfter(record)));
  expect(new Set(looks).size).toBe(puzzles.length);
});

describe.each(puzzles.map((puzzle) => ({ ...puzzle, name: `${puzzle.number}: ${puzzle.record}` })))(
  "$name",
  ({ number, record, goal, answer, depth }) => {
    const position = positionAfter(record);
    const { view, legal } = position;

    test("one move reaches the goal, and in as many steps as it says", () => {
      const sign = view.turn?.side === "x" ? 1 : -1;
      const moves = solver.analyze(record).moves.map((move) => ({ ...move, value: move.value * sign }));
      const reached = moves.filter(({ value }) => (goal === "win" ? value > 0 : value >= 0));
      expect(reached.map((move) => move.move)).toEqual([answer]);
      if (goal === "draw") expect(Math.abs(reached[0]?.value ?? 1)).toBe(0);
      expect(reached[0]?.movesToEnd).toBe(depth);
      expect(legal.length).toBeGreaterThan(1);
    });

    test("its sentences are short, and the hints come nearer without giving it away", () => {
      const { title, text, hints } = course.sentences(number, 0, position);
      expect(title).toMatch(/^[XO] (to move|chooses)/);
      expect(text.split(" ").length).toBeLessThanOrEqual(80);
      // Steps are spoken of only where they are counted, and the number of moves is the engine's.
      expect(text.includes("step")).toBe(goal === "win" && depth > 1);
      const count = answer.startsWith("c") ? "two outcomes" : `${legal.length} moves`;
      expect(text).toMatch(
        new RegExp(`^Only one of the ${count} (wins|does not lose) .*\\. Find it, [XO]\\.$`),
      );
      expect(hints).toEqual(hintsFor(exercises.puzzle, view, answer, depth));
      const named = hints.flatMap(({ squares = [] }) => squares);
      expect(named.length).toBeLessThan(2);
      for (const square of named) expect(answer).toContain(String(square));
    });
  },
);
