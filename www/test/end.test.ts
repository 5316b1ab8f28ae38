/** Why games end as they do, and the score over several of them. */
import { describe, expect, test } from "vitest";
import { counted, emptyMatch, matchesFrom, nextGame, tally } from "../src/board/match";
import type { Action } from "../src/games/quantum/actions";
import { presentOf, type State, viewOf } from "../src/games/quantum/state";
import { emptyView, type View } from "../src/games/quantum/types";
import { linesAt, whyOf } from "../src/games/quantum/why";
import { whySentence } from "../src/games/quantum/words/end";
import { spoken } from "../src/games/quantum/words/sentences";
import { en } from "./english";
import { act, after, press, start } from "./support";

const why = (view: View, withPoints = false) =>
  whyOf(view).map((_, step) => whySentence(en, view, step, withPoints));
const said = (state: State) => (state.said.what ? spoken(en, state.said.what, state.points) : "");
const both = after("15 35 45 56 57 59 15 c5");

describe("why", () => {
  test("both have a line", () => {
    expect(why(viewOf(both), true)).toEqual([
      "X has the column 1-4-7: X1, X3 and X5.",
      "A line is complete with its highest number. Of 1, 3 and 5 that is 5, so the column 1-4-7 was complete at move 5.",
      "O has the column 3-6-9: O2, O4 and O6.",
      "A line is complete with its highest number. Of 2, 4 and 6 that is 6, so the column 3-6-9 was complete at move 6.",
      "5 is lower than 6: X's line was there first, so X wins. Points: X 1, O ½.",
    ]);
  });

  test("one line, with the last square", () => {
    expect(why(viewOf(after("36 89 12 48 69 23 78 89 c8 5"))).at(-1)).toBe("O has no line, so X wins.");
  });

  test("two lines of X at the same number, and at different ones", () => {
    expect(why(viewOf(after("12 23 36 69 89 78 47 45 15 c5")), true).at(-1)).toBe(
      "Both lines are X's, and move 9 completed them together. It is one win. Points: X 2, O 0.",
    );
    const lines = [
      { side: "x" as const, squares: [3, 6, 9] as [number, number, number], completedAt: 9 },
      { side: "x" as const, squares: [1, 2, 3] as [number, number, number], completedAt: 5 },
    ];
    const view = {
      ...emptyView,
      turn: null,
      outcome: { winner: "x" as const, lines, points: { x: 1.5, o: 0 } },
    };
    expect(why(view, true).at(-1)).toBe(
      "Both lines are X's, complete at moves 5 and 9. It is one win. Points: X 1½, O 0.",
    );
  });

  test("a draw, and a game that goes on", () => {
    const view = { ...emptyView, turn: null, outcome: { winner: null, lines: [], points: { x: 0, o: 0 } } };
    expect(why(view)).toEqual([
      "All nine squares are classical, so no move is left.",
      "No row, column or diagonal belongs to one player: a draw.",
    ]);
    expect(why(emptyView)).toEqual([]);
    expect(whySentence(en, emptyView, 0, false)).toBe("");
  });

  test("step by step, each said once; Escape and looking back close it", () => {
    const first = act(both, { type: "why", step: 0 });
    expect([first.why, first.focus.to, said(first)]).toEqual([
      0,
      "why",
      "X has the column 1-4-7: X1, X3 and X5.",
    ]);
    const second = act(first, { type: "why", step: 1 });
    expect([second.said.serial, second.focus.serial]).toEqual([first.said.serial + 1, first.focus.serial]);
    expect(act(second, { type: "why", step: 9 })).toBe(second);
    const closed = act(second, { type: "escape" });
    expect([closed.why, closed.said.serial]).toEqual([null, second.said.serial]);
    expect(act(second, { type: "look", index: 3 }).why).toBeNull();
    expect(act(after("12"), { type: "why", step: 0 }).why).toBeNull();
  });

  test("which lines a step is about", () => {
    const squares = whyOf(viewOf(both)).map((step) => linesAt(step).map((line) => line.squares.join("")));
    expect(squares).toEqual([["147"], ["147"], ["369"], ["369"], ["147", "369"]]);
    expect(linesAt(undefined)).toEqual([]);
  });
});

describe("a match", () => {
  const games = (state: State) => counted(state.match, presentOf(state));
  const score = (state: State) => (["a", "b"] as const).map((person) => tally(games(state), person));
  const open = (record: string): Action => ({ type: "open", record });

  test("a finished game counts, undo takes it back, redo brings it again", () => {
    expect(score(both)).toEqual([
      { won: 1, points: 1 },
      { won: 0, points: 0.5 },
    ]);
    const undone = act(both, { type: "undo" });
    expect(games(undone)).toEqual([]);
    expect(score(act(undone, { type: "redo" }))).toEqual(score(both));
    expect(score(act(undone, ...press(1, 1)))).toEqual([
      { won: 0, points: 0.5 },
      { won: 1, points: 1 },
    ]);
  });

  test("the sides change after each game, and the score is the persons'", () => {
    const second = act(both, { type: "rematch" });
    expect([second.match.x, said(second)]).toEqual(["b", "Rematch: Player B is X now. X to move."]);
    expect(score(second)).toEqual(score(both));
    const moves = "15 35 45 56 57 59 15 c5".split(" ").map((text): Action => ({ type: "typed", text }));
    expect(score(act(second, ...moves))).toEqual([
      { won: 1, points: 1.5 },
      { won: 1, points: 1.5 },
    ]);
  });

  test("a game left unfinished leaves no trace; undoing the new one brings all back", () => {
    const left = act(after("12 25"), { type: "new" });
    expect([left.match.x, games(left)]).toEqual(["a", []]);
    const back = act(both, { type: "new" }, { type: "undo" });
    expect([back.match, score(back)]).toEqual([both.match, score(both)]);
  });

  test("opening somebody's finished game gives nobody a point", () => {
    const opened = act(start, open("q1-15-35-45-56-57-59-15c5"));
    expect(games(opened)).toEqual([]);
    expect(act(opened, { type: "rematch" }).match.x).toBe("a");
    expect(games(act(opened, { type: "undo" }, ...press(5, 5))).length).toBe(1);
  });

  test("another link ends the game on the board for good; the same one does not count it twice", () => {
    const other = act(both, open("q1-12"));
    expect([games(other).length, other.match.x]).toEqual([1, "b"]);
    expect(games(act(both, open("q1-15-35-45-56-57-59-15c5"))).length).toBe(1);
    expect(games(act(other, open("q1-15-35-45-56-57-59-15c5"))).length).toBe(1);
  });

  test("starting the score again", () => {
    const fresh = act(both, { type: "forget" });
    expect([fresh.match, said(fresh)]).toEqual([emptyMatch, "The score starts again."]);
  });

  test("kept as text, and anything else read as none", () => {
    const match = nextGame(both.match, presentOf(both));
    const kept = { people: both.match, computer: match, link: emptyMatch };
    expect(matchesFrom(JSON.stringify(kept))).toEqual(kept);
    const broken = [
      null,
      "",
      "{",
      "null",
      "5",
      '{"people":{"games":[],"x":"c","own":null}}',
      '{"people":{"games":{},"x":"a","own":null}}',
      '{"games":[],"x":"a","own":null}',
    ];
    const wrong = [
      { games: [{ x: "a", winner: "y", points: { x: 1, o: 0 } }], x: "a", own: null },
      { games: [{ x: "a", winner: "x", points: { x: 1e9, o: 0 } }], x: "a", own: null },
      { games: [null], x: "a", own: null },
      { games: [], x: "a", own: { record: 5, played: null } },
      { games: [], x: "a" },
    ].map((people) => JSON.stringify({ people }));
    for (const text of [...broken, ...wrong]) expect(matchesFrom(text)).toEqual({});
  });
});
