/** Exercises: what an answer does to the session and the board, the list of puzzles, and what is remembered. */
import { describe, expect, test } from "vitest";
import type { Step as StepOf } from "../src/board/exercise";
import { choose, exactly, explanation, move, puzzlesIn } from "../src/board/tasks";
import type { Action } from "../src/games/quantum/actions";
import { type State, viewOf } from "../src/games/quantum/state";
import { positionOf, type View } from "../src/games/quantum/types";
import { doneFrom, doneText } from "../src/study/progress";
import { gradeOf, puzzleOfDay } from "../src/study/puzzles";
import type { Event } from "../src/study/session";
import * as session from "../src/study/session";
import { after, engine, page, press, start } from "./support";

type Both = session.Both<View, State>;
type Step = StepOf<View>;
const ground = { game: page, rules: engine };
const begin = (step: Step, from: State): Both => session.begin(ground, step, from);
const act = (both: Both, action: Action): Both => session.act(ground, both, action);
const react = (both: Both, event: Event): Both => session.react(ground, both, event);

const at = (step: Step): Both => begin(step, start);
const acted = (both: Both, ...squares: readonly number[]) =>
  press(...squares).reduce((before, action) => act(before, action), both);
const reacted = (both: Both, ...events: readonly Event[]) =>
  events.reduce((before, event) => react(before, event), both);
const record = ({ state }: Both) => positionOf(state.game).record;

const closing: Step = { record: "q1-12-25", task: move("15") };

test("a mark on one square is the whole answer, and only the first counts", () => {
  const both = at({ record: "q1-12", task: exactly(9) });
  const wrong = reacted(both, { type: "placed", square: 7 });
  expect(wrong.session).toMatchObject({ squares: [7], verdict: { right: false, reason: "square-7" } });
  expect(reacted(wrong, { type: "placed", square: 9 })).toBe(wrong);
  const right = reacted(wrong, { type: "again" }, { type: "placed", square: 9 });
  expect(right.session.verdict).toEqual({ right: true, reason: "right" });
});

test("what was said before an exercise, or before it began again, is over", () => {
  const said = { ...start.said, what: { kind: "told", sentence: "Not yet." } } as const;
  const { state } = begin(closing, { ...start, said });
  expect(state.said).toEqual({ serial: said.serial + 1, what: null });
});

describe("a move", () => {
  test("is judged once, and the board then waits", () => {
    const right = acted(at(closing), 1, 5);
    expect(right.session).toMatchObject({ verdict: { right: true, reason: "right" }, made: "15" });
    expect(viewOf(right.state).choices).toHaveLength(2);
    expect(acted(right, 5, 5)).toBe(right);
    // Nobody is asked to choose here, so the focus stays.
    expect(right.state.focus.to).not.toBe("choices");
  });

  test("a wrong one can be taken back by button, by undo, and by a new game", () => {
    const wrong = acted(at(closing), 3, 4);
    expect(wrong.session.verdict).toEqual({ right: false, reason: "other" });
    expect(record(wrong)).toBe("q1-12-25-34");
    for (const fresh of [
      reacted(wrong, { type: "again" }),
      act(wrong, { type: "undo" }),
      act(wrong, { type: "new" }),
    ]) {
      expect(record(fresh)).toBe("q1-12-25");
      expect(fresh.session).toMatchObject({ verdict: null, made: null, line: null });
    }
  });

  test("a right one stays: neither undo nor a new game takes it away", () => {
    const right = acted(at(closing), 1, 5);
    expect(act(right, { type: "undo" })).toBe(right);
    expect(act(right, { type: "new" })).toBe(right);
  });

  test("a refused one is said and not judged", () => {
    const both = at({ record: "q1-12-25-15c5", task: move("34") });
    const refused = acted(both, 5);
    expect(refused.state.said.what).toMatchObject({ kind: "refused" });
    expect(refused.session).toBe(both.session);
  });

  test("a choice is a move like any other", () => {
    const both = at({ record: "q1-12-25-15", task: move("c1") });
    expect(acted(both, 5, 5).session.verdict).toEqual({ right: false, reason: "other" });
    expect(acted(both, 1, 1).session.verdict).toEqual({ right: true, reason: "right" });
    expect(act(both, { type: "typed", text: "c1" }).session.verdict?.right).toBe(true);
  });

  test("nothing else of the game can be reached", () => {
    const both = at(closing);
    for (const action of [
      { type: "open", record: "q1-12" },
      { type: "typed", text: "https://example.org/#q1-19" },
      { type: "redo" },
      { type: "rematch" },
      { type: "look", index: 0 },
      { type: "points", on: true },
    ] as const) {
      expect([action.type, act(both, action)]).toEqual([action.type, both]);
    }
  });
});

describe("a line that answers", () => {
  test("is shown move by move, and the focus stays", () => {
    const wrong = acted(at(closing), 3, 4);
    const known = reacted(wrong, { type: "line", moves: ["15", "c1", "67"] });
    const shown = reacted(known, { type: "forward" });
    expect(record(shown)).toBe("q1-12-25-34-15");
    expect(shown.state.focus).toEqual(known.state.focus);
    expect(shown.session.line).toEqual(["c1", "67"]);
    const end = reacted(shown, { type: "forward" }, { type: "forward" });
    expect(record(end)).toBe("q1-12-25-34-15c1-67");
    expect(reacted(end, { type: "forward" })).toBe(end);
  });
});

describe("squares", () => {
  const both = at({ record: "q1-12-25", task: exactly(2, 5) });
  const check: Event = { type: "check" };

  test("are picked and let go by a press, classical or not", () => {
    expect(acted(both, 5, 9, 2, 9).session.squares).toEqual([2, 5]);
    expect(act(acted(both, 5), { type: "escape" }).session.squares).toEqual([]);
    expect(record(acted(both, 5, 2))).toBe("q1-12-25");
  });

  test("too few, a wrong one, and the right ones are told apart", () => {
    expect(reacted(both, check).session.verdict).toBeNull();
    expect(reacted(acted(both, 2), check).session.verdict).toEqual({ right: false, reason: "few" });
    expect(reacted(acted(both, 2, 5, 7), check).session.verdict?.reason).toBe("square-7");
    const right = reacted(acted(both, 2, 5), check);
    expect(right.session.verdict?.right).toBe(true);
    expect(acted(right, 3)).toBe(right);
  });
});

describe("answers", () => {
  const both = at({ record: "q1-12", task: choose(1, 3) });

  test("are chosen, then checked", () => {
    expect(reacted(both, { type: "check" }).session.verdict).toBeNull();
    const wrong = reacted(both, { type: "option", option: 2 }, { type: "check" });
    expect(wrong.session.verdict).toEqual({ right: false, reason: "option-2" });
    expect(reacted(wrong, { type: "option", option: 1 })).toBe(wrong);
    const right = reacted(wrong, { type: "again" }, { type: "option", option: 1 }, { type: "check" });
    expect(right.session.verdict?.right).toBe(true);
  });

  test("the board is not played on", () => {
    expect(acted(both, 3, 4)).toBe(both);
  });
});

test("hints stay when one tries again, and never exceed what there is", () => {
  const hinted = reacted(
    at(closing),
    { type: "hint", most: 2 },
    { type: "hint", most: 2 },
    { type: "hint", most: 2 },
  );
  expect(hinted.session.hints).toBe(2);
  expect(reacted(acted(hinted, 3, 4), { type: "again" }).session.hints).toBe(2);
});

test("an exercise leaves the person's own game as it is", () => {
  const own = after("12 25 15 c5");
  const copy = structuredClone(own);
  acted(begin(closing, own), 3, 4);
  expect(own).toEqual(copy);
});

test("an explanation of its own comes before the one for all of a sort", () => {
  const verdicts = { right: "r", square: "any", "square-4": "four" };
  const sentences = { title: "", text: "", task: "", hints: [], verdicts };
  expect(explanation(sentences, "square-4")).toBe("four");
  expect(explanation(sentences, "square-5")).toBe("any");
  expect(explanation(sentences, "few")).toBeUndefined();
});

describe("the list of puzzles", () => {
  test("is read line by line, and numbered from 1", () => {
    const text = "# a note\n\nq1-12 win 25 3\nq1-12-25 draw c5 9\n";
    expect(puzzlesIn(text)).toMatchObject([
      { number: 1, record: "q1-12", goal: "win", answer: "25", depth: 3 },
      { number: 2, record: "q1-12-25", goal: "draw", answer: "c5", depth: 9 },
    ]);
  });

  test("has no line that is none of a puzzle's: all links after it would lead elsewhere", () => {
    for (const line of ["nonsense", "q1-12 lose 25 3", "q1-12 win 25", "q1-12 win 25 x"])
      expect(() => puzzlesIn(`q1-12 win 25 3\n${line}\n`)).toThrow(line);
  });

  test("is graded by depth", () => {
    expect([1, 2, 3, 5, 6, 12].map((depth) => gradeOf({ depth }))).toEqual([
      "first",
      "first",
      "second",
      "second",
      "third",
      "third",
    ]);
  });

  test("has one for each local day, and a round visits all of them once", () => {
    const day = (number: number) => new Date(2026, 0, 1 + number, 23, 59);
    expect(puzzleOfDay(new Date(2026, 10, 30, 0, 0), 64)).toBe(
      puzzleOfDay(new Date(2026, 10, 30, 23, 59), 64),
    );
    for (const count of [1, 2, 14, 60, 64, 97]) {
      const start =
        Math.ceil(Date.UTC(2026, 0, 1) / 86_400_000 / count) * count - Date.UTC(2026, 0, 1) / 86_400_000;
      const round = Array.from({ length: count }, (_, index) => puzzleOfDay(day(start + index), count));
      expect([...round].sort((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    }
    expect(puzzleOfDay(day(0), 0)).toBe(0);
    expect(puzzleOfDay(new Date(1960, 1, 3), 60)).toBeGreaterThanOrEqual(1);
  });
});

describe("what is done", () => {
  test("is written and read again", () => {
    const done = new Set(["puzzle-12", "lesson-3"]);
    expect(doneFrom(doneText(done))).toEqual(done);
    expect(doneText(done)).toBe('{"version":1,"done":["lesson-3","puzzle-12"]}');
  });

  test.each([
    null,
    "",
    "{",
    "7",
    "[]",
    '"done"',
    '{"version":2,"done":["puzzle-1"]}',
    '{"version":1,"done":"puzzle-1"}',
    '{"version":1}',
  ])("%j counts as nothing", (text) => {
    expect(doneFrom(text)).toEqual(new Set());
  });

  test("single names that are none are left out", () => {
    expect(doneFrom('{"version":1,"done":["puzzle-1",7,null,"x","../y","quiz-2"]}')).toEqual(
      new Set(["puzzle-1", "quiz-2"]),
    );
  });
});
