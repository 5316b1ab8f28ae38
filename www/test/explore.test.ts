/** What Explore works out from the engine's answers: groups of moves, the curve and its mistakes, walks, sentences. */

import { describe, expect, test } from "vitest";
import type { Analysis, Objective } from "../src/engine/engine";
import { lowest, ruledOut, settledIn } from "../src/games/quantum/explore/games";
import { isSame, type Shown } from "../src/games/quantum/explore/state";
import { traceOf } from "../src/games/quantum/explore/trace";
import { curveOf, endValue, groupsOf, mistakesOf, movesWith } from "../src/games/quantum/explore/values";
import { MARK, slot } from "../src/games/quantum/geometry";
import { curveDrawing } from "../src/games/quantum/render/curve";
import { gameScene, shareBars, signs, supposedScene } from "../src/games/quantum/render/explore";
import { presentOf, viewOf } from "../src/games/quantum/state";
import { isRefusal } from "../src/games/quantum/types";
import { moveNamed } from "../src/games/quantum/words/events";
import {
  found,
  gameSentence,
  mistakeSentence,
  reasonSentence,
  squareWorths,
  traceSentence,
  type Vocabulary,
  worth,
} from "../src/games/quantum/words/explore";
import { explore } from "../src/languages/en/explore";
import { en } from "./english";
import { after, engine } from "./support";

const vocabulary: Vocabulary = { words: en, explore };

const words = { x: "X ahead", o: "O ahead", label: explore.curve.label };
const solvers = { points: engine.analyzer("points"), win: engine.analyzer("win") };
const solved = (record: string, objective: Objective = "points"): Analysis =>
  solvers[objective].analyze(record);
const knownBy = (objective: Objective) => (record: string) => solved(record, objective);

function mistakes(moves: string, objective: Objective = "points") {
  const { game, present } = after(moves);
  const found = mistakesOf(game, present, knownBy(objective), objective);
  return found.map((mistake) => {
    const view = game.positions[mistake.index]?.view ?? viewOf(after(""));
    return mistakeSentence(vocabulary, view, objective, mistake);
  });
}

describe("moves by their value", () => {
  test("the start: two moves win half a point, the others draw", () => {
    const [best, rest, ...more] = groupsOf(solved("q1"));
    expect([best?.value, best?.count, rest?.value, rest?.count, more]).toEqual([0.5, 2, 0, 34, []]);
    expect(best?.lengths.flatMap(({ moves }) => moves)).toEqual(["19", "37"]);
    // Nobody hurries in a draw: its moves stand together, without a length.
    expect(rest?.lengths.map(({ steps, moves }) => [steps, moves.length])).toEqual([[null, 34]]);
  });

  test.each(["q1-19", "q1-19-12-35-46", "q1-12-25-15c5-34"])(
    "all of %s, none twice, best first",
    (record) => {
      const analysis = solved(record);
      const groups = groupsOf(analysis);
      const all = groups.flatMap(({ lengths }) => lengths.flatMap(({ moves }) => moves));
      expect([...all].sort()).toEqual(analysis.moves.map(({ move }) => move).sort());
      expect(groups[0]?.value).toBe(analysis.value);
      expect(new Set(groups.map(({ value }) => value)).size).toBe(groups.length);
      for (const { value, lengths, count } of groups) {
        expect(lengths.reduce((sum, { moves }) => sum + moves.length, 0)).toBe(count);
        for (const { steps, moves } of lengths) {
          for (const move of moves) {
            const one = analysis.moves.find((candidate) => candidate.move === move);
            expect([move, one?.value]).toEqual([move, value]);
            if (steps !== null) expect([move, one?.movesToEnd]).toEqual([move, steps]);
          }
        }
      }
    },
  );

  test("a square makes a pair with every other square that is open", () => {
    expect(movesWith(solved("q1"), 1).map(({ other }) => other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(movesWith(solved("q1-12-25-15c5"), 3).map(({ move }) => move)).toEqual([
      "34",
      "36",
      "37",
      "38",
      "39",
    ]);
    expect(movesWith(solved("q1-12-25-15c5"), 1)).toEqual([]);
  });
});

describe("the curve", () => {
  test("has a value for every position, the end's by its result", () => {
    const { game, present } = after("15 35 45 56 57 59 15 c5");
    const values = curveOf(game, present, knownBy("points"), "points");
    expect(values).toHaveLength(9);
    expect(values[0]).toBe(0.5);
    expect(values.at(-1)).toBe(0.5);
    expect(endValue(viewOf(after("15 35 45 56 57 59 15 c5")), "win")).toBe(1);
    expect(endValue(viewOf(after("15 35 45 56 57 59 15 c1")), "points")).toBe(-0.5);
    expect(endValue(viewOf(after("15 35 45 56 57 59 15 c1")), "win")).toBe(-1);
    expect(endValue(viewOf(after("12")), "win")).toBeNull();
  });

  test("what is not known yet is a gap, and no mistake is made up", () => {
    const { game, present } = after("12 25 15 c5");
    const knownAt = (record: string) => (record === "q1" ? solved(record) : null);
    expect(curveOf(game, present, knownAt, "points")).toEqual([0.5, null, null, null, null]);
    expect(mistakesOf(game, present, knownAt, "points")).toEqual([]);
    const drawing = curveDrawing([0.5, null, null, null, null], [], 0, words);
    expect(drawing.points).toHaveLength(5);
    expect(drawing.list.filter(({ kind }) => kind === "box")).toHaveLength(1);
  });

  test("every change of the value is a mistake of whoever moved, and never a gain", () => {
    for (const objective of ["points", "win"] as const) {
      const { game, present } = after("15 35 45 56 57 59 15 c1");
      const values = curveOf(game, present, knownBy(objective), objective);
      const changed = values.flatMap((value, index) =>
        index > 0 && value !== values[index - 1] ? [index - 1] : [],
      );
      const all = mistakesOf(game, present, knownBy(objective), objective);
      expect(all.map(({ index }) => index)).toEqual(changed);
      for (const { from, to, better, move } of all) {
        expect(from).toBeGreaterThan(to);
        expect(better.length).toBeGreaterThan(0);
        expect(better).not.toContain(move);
      }
    }
  });

  test("mistakes are named, moves and choices, for points and for the win", () => {
    expect(mistakes("12")).toEqual(["Move 1 gave away ½ point: 19 was better."]);
    expect(mistakes("19")).toEqual([]);
    expect(mistakes("12", "win")).toEqual(["Move 1 gave away the win: 19 was better."]);
    const choice = "O's choice after move 7 (7c) gave away 1 point: X7 on 1 was better.";
    expect(mistakes("15 35 45 56 57 59 15 c5")).toContain(choice);
    expect(mistakes("15 35 45 56 57 59 15 c5", "win")).toContain(
      "O's choice after move 7 (7c) turned a win into a loss: X7 on 1 was better.",
    );
    const words = explore.curve;
    const third = { ply: 3, chooser: null };
    const better = { kind: "pair", squares: [3, 5] } as const;
    expect(words.gaveAwayResult(third, 0, -1, better)).toBe("Move 3 gave away the draw: 35 was better.");
    expect(words.gaveAway(third, "1½", better)).toBe("Move 3 gave away 1½ points: 35 was better.");
  });

  test("only as far as the game has gone: what was undone is not judged", () => {
    const { game } = after("12 25 15 c5");
    expect(mistakesOf(game, 1, knownBy("points"), "points").map(({ index }) => index)).toEqual([0]);
  });

  test("the picture: an arrow with its number for each mistake, and one place for each position", () => {
    const { game, present } = after("19 12 35 46");
    const values = curveOf(game, present, knownBy("points"), "points");
    const all = mistakesOf(game, present, knownBy("points"), "points");
    const { list, points } = curveDrawing(values, all, 2, words);
    const texts = list.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
    expect(texts).toEqual(["X ahead", "O ahead", ...all.map(({ ply }) => String(ply))]);
    const [mistake] = all;
    if (!mistake) throw new Error("no mistake");
    const chosen = curveDrawing(values, [{ ...mistake, isChoice: true }], 2, words);
    expect(chosen.list).toContainEqual(expect.objectContaining({ kind: "text", text: `${mistake.ply}c` }));
    expect(points).toHaveLength(5);
    expect([...points].sort((a, b) => a - b)).toEqual(points);
    expect(curveDrawing([0], [], 0, words).points).toHaveLength(1);
  });
});

describe("the walk round the cycle", () => {
  const walk = (moves: string, from: number) => {
    const view = viewOf(after(moves));
    return traceOf(view, from).map((traced) => traceSentence(vocabulary, traced, view.ply));
  };

  test("both ways, a sentence a step, and back to where it began", () => {
    expect(walk("12 25 15", 5)).toEqual([
      "Suppose X3 is in 5.",
      "If X3 is in 5, O2 must be in 2.",
      "If O2 is in 2, X1 must be in 1. X1 is in 1, where X3 is not: it fits all the way round.",
    ]);
    expect(walk("12 25 15", 1)).toEqual([
      "Suppose X3 is in 1.",
      "If X3 is in 1, X1 must be in 2.",
      "If X1 is in 2, O2 must be in 5. O2 is in 5, where X3 is not: it fits all the way round.",
    ]);
  });

  test("the shortest cycle has two moves", () => {
    expect(walk("12 12", 2)).toEqual([
      "Suppose O2 is in 2.",
      "If O2 is in 2, X1 must be in 1. X1 is in 1, where O2 is not: it fits all the way round.",
    ]);
  });

  test("stems come last, and are forced to the same square either way", () => {
    for (const moves of ["12 25 56 67 15", "12 23 34 45 56 67 78 89 12", "15 25 56 12"]) {
      const view = viewOf(after(moves));
      const [one, other] = view.choices.map(({ square }) => traceOf(view, square));
      const stems = (walked = one) => (walked ?? []).filter(({ isStem }) => isStem);
      expect(stems(one).length).toBeGreaterThan(0);
      const settled = (walked = one) =>
        stems(walked)
          .map(({ ply, square }) => `${ply} ${square}`)
          .sort();
      expect(settled(one)).toEqual(settled(other));
      expect((one ?? []).findIndex(({ isStem }) => isStem)).toBe((one ?? []).length - stems(one).length);
      // Round the cycle every move goes elsewhere the other way.
      for (const { ply, square, isStem } of one ?? []) {
        if (!isStem) expect(other?.find((step) => step.ply === ply)?.square).not.toBe(square);
      }
    }
    expect(walk("12 25 56 15", 5).at(-1)).toBe(
      "X3 only hangs on the cycle. Square 5 is taken either way, so X3 must be in 6, whichever way the cycle goes.",
    );
  });

  test("nothing to walk where no cycle is open", () => {
    expect(traceOf(viewOf(after("12 25")), 1)).toEqual([]);
    expect(traceOf(viewOf(after("12 25 15")), 2)).toEqual([]);
  });
});

describe("what the last move ruled out", () => {
  const out = (moves: string) => {
    const { game, present } = after(moves);
    const at = (index: number) => {
      const { view, record } = game.positions[index] ?? presentOf(after(""));
      return { view, games: engine.ensemble(record) };
    };
    return ruledOut(at(present - 1), at(present));
  };
  const told = (moves: string) =>
    out(moves).map((each) => [reasonSentence(vocabulary, each), each.games.length]);

  test("a clash in each square that is shared", () => {
    expect(told("12 25")).toEqual([["X1 and O2 can't both be in square 2.", 1]]);
    expect(told("12 45 25")).toEqual([
      ["X1 and X3 can't both be in square 2.", 2],
      ["O2 and X3 can't both be in square 5.", 2],
    ]);
  });

  test("a choice rules out the other half", () => {
    expect(told("12 25 15 c5")).toEqual([["O chose otherwise: X3 is not in square 1.", 1]]);
    expect(told("12 25 34 15 c1")).toEqual([["X chose otherwise: O4 is not in square 5.", 2]]);
  });

  test("nothing by a move of its own, and nothing by the last square", () => {
    expect(told("12")).toEqual([]);
    expect(told("12 45")).toEqual([]);
    expect(told("36 89 12 48 69 23 78 89 c8 5")).toEqual([]);
  });
});

describe("sentences", () => {
  const view = viewOf(after("19"));

  test("a value, with its steps where somebody wins", () => {
    expect(explore.analysis.worth(worth(en, "points", 0.5, 9))).toBe("X wins by half a point in 9 steps");
    expect(explore.analysis.worth(worth(en, "points", -1.5, null))).toBe("O wins by 1½ points");
    expect(explore.analysis.worth(worth(en, "points", 1, 1))).toBe("X wins by 1 point in 1 step");
    expect(explore.analysis.worth(worth(en, "points", 0, 7))).toBe("a draw");
    expect(explore.analysis.worth(worth(en, "win", -1, 4))).toBe("O wins in 4 steps");
    expect([
      explore.analysis.sign(worth(en, "points", 0.5)),
      explore.analysis.sign(worth(en, "points", 0)),
      explore.analysis.sign(worth(en, "win", -1)),
    ]).toEqual(["X +½", "=", "O wins"]);
  });

  test("a move, a choice, the last square", () => {
    expect(moveNamed(en, view, "15")).toEqual({ kind: "pair", squares: [1, 5] });
    expect(moveNamed(en, viewOf(after("12 25 15")), "c5")).toEqual({
      kind: "settles",
      mark: "X3",
      square: 5,
    });
    expect(moveNamed(en, view, "9")).toEqual({ kind: "last", square: 9 });
  });

  test("the answer, once", () => {
    expect(found(vocabulary, view, "points", null)).toBe(
      "The analysis could not be loaded. The game goes on without it.",
    );
    expect(found(vocabulary, view, "points", { value: 0, nodes: 0, exact: true, moves: [], line: [] })).toBe(
      "The game is over: there is no move to value.",
    );
    expect(found(vocabulary, view, "points", solved("q1-19"))).toMatch(
      /^Best: squares \d and \d, X wins by half a point in \d+ steps\.$/,
    );
  });

  test("a square: what its pairs are worth, the best first", () => {
    const start = viewOf(after(""));
    const texts = squareWorths(vocabulary, start, "points", solved("q1"), 1);
    expect(texts).toEqual([
      expect.stringMatching(/^With 9: X wins by half a point in \d+ steps\.$/),
      "With 2, 3, 4, 5, 6, 7 and 8: a draw.",
    ]);
    const open = viewOf(after("12 25 15"));
    expect(squareWorths(vocabulary, open, "points", solved("q1-12-25-15"), 5)).toEqual([
      expect.stringMatching(/^Only looking: X3 on 5, /),
    ]);
    expect(squareWorths(vocabulary, open, "points", solved("q1-12-25-15"), 9)).toEqual([]);
  });

  test("a possible game, by square", () => {
    const view = viewOf(after("12 25"));
    const games = engine
      .ensemble("q1-12-25")
      .map((board, index) => gameSentence(vocabulary, index + 1, settledIn(view, board)));
    expect(games).toEqual([
      "Game 1: X1 in 1 and O2 in 2.",
      "Game 2: X1 in 1 and O2 in 5.",
      "Game 3: X1 in 2 and O2 in 5.",
    ]);
    expect(explore.games.product([3, 3, 2], 18)).toBe("3 × 3 × 2 = 18");
  });

  test("a fraction only where it says more than the counts", () => {
    expect([lowest(4, 6), lowest(5, 6), lowest(6, 6), lowest(0, 6), lowest(3, 6)]).toEqual([
      "2/3",
      null,
      null,
      null,
      "1/2",
    ]);
  });

  test("shares are never called what they are not", () => {
    const all = JSON.stringify(explore, (_, value) => (typeof value === "function" ? String(value) : value));
    expect(all).not.toMatch(/probabilit|likel|chance/i);
  });
});

describe("what lies on the board", () => {
  const state = after("12 25");

  test("a game: its marks lit, their other halves faint, each square on a tint", () => {
    const kept = new Map([
      [1, 1],
      [2, 5],
    ]);
    const list = supposedScene(state, { kept, next: null, rest: "faint" }, 1);
    const tints = list.filter((shape) => shape.kind === "box" && shape.ink.startsWith("mist-"));
    expect(tints).toHaveLength(2);
    const digits = list.flatMap((shape) =>
      shape.kind === "text" && shape.bold ? [[shape.text, shape.alpha ?? 1]] : [],
    );
    expect(digits.filter(([, alpha]) => alpha === 1)).toEqual([
      ["1", 1],
      ["2", 1],
    ]);
    expect(digits).toHaveLength(4);
  });

  test("small boards: every mark with its number, and a clash names both", () => {
    const [board = []] = engine.ensemble("q1-12-25");
    const words = (clash: Parameters<typeof gameScene>[2]) =>
      gameScene(board, new Set([1, 2]), clash).flatMap((shape) =>
        shape.kind === "text" ? [shape.text] : [],
      );
    expect(words(null)).toEqual(["1", "2"]);
    expect(words({ square: 2, plies: [1, 2] })).toEqual(["1", "X1", "O2"]);
  });

  test("bars as full as the shares, values best on their own colour", () => {
    const bars = shareBars([
      { ply: 1, square: 1, share: 0.5 },
      { ply: 1, square: 2, share: 0 },
    ]);
    const widths = bars.flatMap((shape) =>
      shape.kind === "box" && shape.ink === "x" ? [shape.rect.width] : [],
    );
    expect(widths).toEqual([11.5]);
    const list = signs(
      [
        { square: 1, text: "X +½", ink: "x", best: true },
        { square: 2, text: "=", ink: "text", best: false },
      ],
      1,
    );
    expect(
      list.map((shape) => (shape.kind === "text" ? [shape.text, shape.ink, shape.halo?.ink] : shape)),
    ).toEqual([
      ["X +½", "surface", "x"],
      ["=", "text", "text"],
      ["=", "text", "surface"],
    ]);
    // No band reaches over the board's edge, or down to the mark in the square's upper right slot.
    for (const shape of list) {
      if (shape.kind !== "text") continue;
      const half = (shape.halo?.width ?? 0) / 2;
      expect(shape.at.y - shape.size * 0.73 - half).toBeGreaterThan(0);
      expect(shape.at.y + half).toBeLessThan(slot(1, 3).y - MARK - 2);
    }
  });

  test("nothing is drawn by how long a text is", () => {
    const drawn = (text: string) =>
      JSON.stringify(signs([{ square: 3, text, ink: "o", best: false }], 1)).replaceAll(text, "");
    expect(drawn("O wins by one point and a half")).toBe(drawn("="));
    const labelled = (label: string) => {
      const { game, present } = after("12");
      const mistakes = mistakesOf(game, present, knownBy("points"), "points");
      const { list } = curveDrawing([0.5, 0], mistakes, 1, { ...words, label: () => label });
      return JSON.stringify(list).replaceAll(label, "");
    };
    expect(labelled("WWWWWWW")).toBe(labelled("W"));
  });

  test("the same thing again is the same", () => {
    const game = engine.read("12 25");
    if (isRefusal(game)) throw new Error("refused");
    const all: readonly Shown[] = [
      { kind: "move", move: "12" },
      { kind: "move", move: "13" },
      { kind: "game", number: 1, board: [] },
      { kind: "game", number: 2, board: [] },
      { kind: "trace", from: 1, step: 0 },
      { kind: "trace", from: 1, step: 1 },
      { kind: "line", game, start: 0 },
      { kind: "line", game: { ...game, index: 1 }, start: 0 },
    ];
    all.forEach((a, at) => {
      all.forEach((b, other) => {
        expect(isSame(a, b)).toBe(at === other);
      });
    });
    expect([isSame(null, null), isSame(null, all[0] ?? null)]).toEqual([true, false]);
  });
});
