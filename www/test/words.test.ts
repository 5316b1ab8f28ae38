/** Every sentence that the page says, word for word. */
import { describe, expect, test } from "vitest";
import { initialState, type State, viewOf } from "../src/games/quantum/state";
import { emptyView, type View } from "../src/games/quantum/types";
import {
  brokenReason,
  notice,
  result,
  settled,
  spoken,
  squareName,
  status,
} from "../src/games/quantum/words/sentences";
import { en, soon } from "./english";
import { act, after, press, start } from "./support";

const said = (state: State, withPoints = false) =>
  state.said.what ? spoken(en, state.said.what, withPoints) : "";
const names = (state: State) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((square) => squareName(en, state, square));

describe("names of squares", () => {
  test("empty, spooky, classical", () => {
    const state = after("12 25 15 c5 34");
    expect(names(state).slice(1, 5)).toEqual([
      "Square 2, top middle. O2, classical.",
      "Square 3, top right. O4, spooky.",
      "Square 4, middle left. O4, spooky.",
      "Square 5, centre. X3, classical.",
    ]);
    expect(squareName(en, after("12 25"), 2)).toBe("Square 2, top middle. X1, O2, spooky.");
    expect(squareName(en, start, 8)).toBe("Square 8, bottom middle. Empty.");
  });

  test("a square that would close a cycle says so", () => {
    const picked = act(after("12 25"), ...press(1));
    expect(squareName(en, picked, 5)).toBe("Square 5, centre. O2, spooky. Closes a cycle.");
    expect(squareName(en, picked, 6)).toBe("Square 6, middle right. Empty.");
  });
});

describe("the status sentence", () => {
  test.each([
    ["", "X: pick two squares"],
    ["12", "O: pick two squares"],
    ["12 25 15", "O: where does X3 land, 1 or 5?"],
    ["36 89 12 48 69 23 78 89 c8", "X: take the last square, 5"],
    ["15 35 45 56 57 59 15 c5", "X wins"],
  ])("after %s", (moves, sentence) => {
    expect(status(en, after(moves))).toBe(sentence);
  });

  test("a pick, and a preview", () => {
    expect(status(en, act(start, ...press(4)))).toBe("X: square 4, and a second one");
    expect(status(en, act(after("12 25 15"), ...press(5)))).toBe("O: X3 on 5? Press 5 again, or Confirm");
  });

  test("below it stands what happened last", () => {
    expect(notice(en, start)).toBe("Each move is on two squares at once.");
    expect(notice(en, after("12"))).toBe("X1 in squares 1 and 2.");
    expect(notice(en, act(after("12 25"), { type: "undo" }))).toBe("X1 in squares 1 and 2.");
    expect(notice(en, act(after("12 25 15"), { type: "confirm" }))).toBe(
      "Choose one of the two outcomes first.",
    );
  });
});

describe("live messages", () => {
  test.each([
    ["12", "X1 in squares 1 and 2. O to move."],
    ["12 25 34 48 15", "X5 in 1 and 5 closes the cycle 1, 2, 5. O chooses."],
    ["12 25 34 48 15 c5", "Collapse: X5 on 5, so O2 on 2, so X1 on 1. O to move."],
    [
      "36 89 12 48 69 23 78 89 c8 5",
      "X9 on square 5. X wins: X's diagonal 3-5-7 was complete at move 9 (X1, X7, X9).",
    ],
  ])("after %s", (moves, sentence) => {
    expect(said(after(moves))).toBe(sentence);
  });

  test("marks pushed in the same step are named together", () => {
    expect(said(after("15 35 45 56 57 59 15 c5"))).toContain(
      "Collapse: X7 on 5, so X1 on 1, O2 on 3, X3 on 4",
    );
  });

  test("undo, redo, new game, open", () => {
    const placed = after("12 25");
    expect(said(act(placed, { type: "undo" }))).toBe("Undone. O to move.");
    expect(said(act(placed, { type: "undo" }, { type: "redo" }))).toBe("Redone. X to move.");
    expect(said(act(placed, { type: "new" }))).toBe("New game. X to move.");
    expect(said(act(placed, { type: "new" }, { type: "undo" }))).toBe("The game before is back. X to move.");
    expect(said(act(start, { type: "open", record: "q1-12-25" }))).toBe("Game opened. X to move.");
  });

  test("a position that is there again tells its cycle, and a redo what settled", () => {
    const cycle = "X3 in 1 and 5 closes the cycle 1, 2, 5. O chooses.";
    const [undo, redo] = [{ type: "undo" }, { type: "redo" }] as const;
    expect(said(act(start, { type: "open", record: "q1-12-25-15" }))).toBe(`Game opened. ${cycle}`);
    expect(said(act(start, { type: "typed", text: "q1-12-25-15" }))).toBe(`Game opened. ${cycle}`);
    expect(said(act(after("12 25 15"), undo, redo))).toBe(`Redone. ${cycle}`);
    expect(said(act(after("12 25 15"), { type: "new" }, undo))).toBe(`The game before is back. ${cycle}`);
    const settled = "Collapse: X3 on 5, so O2 on 2, so X1 on 1. O to move.";
    expect(said(act(after("12 25 15 c5"), undo, redo))).toBe(`Redone. ${settled}`);
  });

  test.each([
    ["last", "X5 in 1 and 5 closes the cycle 1, 2, 5."],
    ["status", "O chooses."],
    ["cycle", "The cycle runs through squares 1, 2 and 5, by X1, O2 and X5."],
    ["groups", "Group 1: X1, O2 and X5 in squares 1, 2 and 5. Group 2: X3 and O4 in squares 3, 4 and 8."],
  ] as const)("the answer about %s", (question, answer) => {
    expect(said(act(after("12 25 34 48 15"), { type: "ask", question }))).toBe(answer);
  });

  test("answers where there is nothing", () => {
    expect(said(act(start, { type: "ask", question: "last" }))).toBe("No move has been made.");
    expect(said(act(start, { type: "ask", question: "cycle" }))).toBe("No cycle is open.");
    expect(said(act(start, { type: "ask", question: "groups" }))).toBe("Nothing is entangled.");
  });
});

describe("refusals", () => {
  test.each([
    ["12 12 c1", 1, "Square 1 is classical: O2 is settled there. Pick another."],
    ["12 25 15", 2, "The cycle has to collapse first: choose square 1 or 5."],
    ["15 35 45 56 57 59 15 c5", 2, "The game is over."],
    ["36 89 12 48 69 23 78 89 c8", 1, "Square 1 is classical: X3 is settled there. Pick another."],
  ])("after %s, square %d", (moves, square, sentence) => {
    expect(said(act(after(moves), ...press(square)))).toBe(sentence);
  });

  test("the engine's codes all have a sentence of their own", () => {
    const codes = [
      ["game-over", "classical-square", "collapse-due", "no-cycle", "not-on-newest-move"],
      ["last-square-due", "pair-due", "not-a-move", "not-canonical", "same-square", "empty-move", "too-long"],
    ].flat();
    const unknown = soon.refusal("never-heard-of", [], []);
    for (const code of codes) {
      const sentence = soon.refusal(code, [], []);
      expect(sentence).not.toBe(unknown);
      expect(sentence).not.toMatch(/undefined|\s[.:]/);
    }
  });

  test.each([
    ["q1-12-12c1-15", "Move 3, “15”, can't be played: square 1 is classical."],
    [
      "q1-12-25-15c9",
      "Move 3, “c9”, can't be played: the newest move can settle only on one of its own two squares.",
    ],
    ["q1-12--34", "Move 2 can't be played: that is not a move: a move is two squares, such as 15."],
    [
      "q1-12-25-15-34",
      "Move 4, “34”, can't be played: the cycle has to collapse first: choose square 1 or 5.",
    ],
    ["hello", "It is not the record of a game of quantum tic-tac-toe."],
    ["t1.3-5", "It holds another game, and this page has only quantum tic-tac-toe."],
  ])("a broken link %s", (record, sentence) => {
    const { offer } = act(start, { type: "open", record });
    expect(offer && brokenReason(en, offer)).toBe(sentence);
  });
});

describe("results", () => {
  test("both have a line", () => {
    const view = viewOf(after("15 35 45 56 57 59 15 c5"));
    const reason =
      "X's column 1-4-7 was complete at move 5 (X1, X3, X5), O's column 3-6-9 at move 6 (O2, O4, O6). " +
      "The lower number counts first.";
    expect(result(en, view, true)).toBe(`X wins: 1 point, O ½. ${reason}`);
    expect(result(en, view, false)).toBe(`X wins: ${reason}`);
  });

  test("two lines of X, at different and at the same number", () => {
    const line = (squares: [number, number, number], completedAt: number) => ({
      side: "x" as const,
      squares,
      completedAt,
    });
    expect(result(en, over("x", 1.5, [line([1, 2, 3], 5), line([3, 6, 9], 9)]), true)).toBe(
      "X wins: 1½ points, O 0. X's row 1-2-3 was complete at move 5 (X1, O2, X3), and column 3-6-9 at move 9 (X3, O6, X9).",
    );
    expect(result(en, over("x", 2, [line([1, 5, 9], 9), line([3, 5, 7], 9)]), false)).toBe(
      "X wins: X's diagonal 1-5-9 (X1, X5, X9) and diagonal 3-5-7 (X3, X5, X7) were both complete at move 9.",
    );
  });

  test("a draw, and a game that goes on", () => {
    expect(result(en, over(null, 0, []), false)).toBe(
      "A draw: the board is full and nobody has three in a row.",
    );
    expect(result(en, emptyView, false)).toBeNull();
  });

  /** A finished board on which square n holds move n. */
  function over(winner: "x" | null, points: number, lines: NonNullable<View["outcome"]>["lines"]): View {
    const squares = emptyView.squares.map((_, index) => ({
      classical: { side: index % 2 === 0 ? ("x" as const) : ("o" as const), ply: index + 1 },
      spooky: [],
    }));
    return { ...emptyView, turn: null, squares, outcome: { winner, lines, points: { x: points, o: 0 } } };
  }
});

test("a choice names its complete outcome by square", () => {
  const view = viewOf(after("12 25 15"));
  expect(view.choices.map((choice) => en.choice.outcome("X3", choice.square, settled(en, choice)))).toEqual([
    "X3 on 1: 1 X3, 2 X1, 5 O2",
    "X3 on 5: 1 X1, 2 O2, 5 X3",
  ]);
});

test("the short rules have at most 60 words", () => {
  expect(en.rules.short.join(" ").split(/\s+/).length).toBeLessThanOrEqual(60);
});

test("the state before the engine has words too", () => {
  expect(status(en, initialState)).toBe("X: pick two squares");
});
