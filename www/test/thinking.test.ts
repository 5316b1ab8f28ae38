/** When the computer moves: never before the board rests, never too late, and what hints are made of. */
import { describe, expect, test, vi } from "vitest";
import { computerEffect } from "../src/board/computer";
import { hintEffect } from "../src/board/hint";
import { opponentEffect, PAUSES } from "../src/board/opponent";
import type { Analyst, Hearer } from "../src/engine/analyst";
import type { Analysis, Decision } from "../src/engine/engine";
import type { Turn } from "../src/engine/messages";
import type { Action } from "../src/games/quantum/actions";
import { adviser } from "../src/games/quantum/advise";
import { hintOf } from "../src/games/quantum/hint";
import { hintCorners, hintedPair } from "../src/games/quantum/render/hint";
import { type State, viewOf } from "../src/games/quantum/state";
import type { View } from "../src/games/quantum/types";
import { hintSentence } from "../src/games/quantum/words/computer";
import { en } from "./english";
import { act, after, engine, press, start } from "./support";

const decision: Decision = { move: "23", reason: "holds", value: 0 };

/** Somebody who is asked, a timer that rings when it is told to, and a list of what was done. */
function room() {
  const done: Action[] = [];
  const asked: { question: Turn; hear: Hearer<Decision>; stop: ReturnType<typeof vi.fn> }[] = [];
  const timers = new Map<() => void, number>();
  const analyst: Analyst = {
    analyse: () => () => {},
    choose(question, hear) {
      const stop = vi.fn();
      asked.push({ question, hear, stop });
      return stop;
    },
    destroy() {},
  };
  const effect = opponentEffect(
    (action) => done.push(action),
    (act, milliseconds) => {
      timers.set(act, milliseconds);
      return () => timers.delete(act);
    },
  );
  const ring = () => {
    for (const act of [...timers.keys()]) {
      timers.delete(act);
      act();
    }
  };
  const follow = (now: State, moving = false, before = start) => effect.follow(before, now, analyst, moving);
  return { done, asked, timers, effect, ring, follow };
}

const mine = act(start, { type: "seats", players: "x", level: "casual" });
const thinking = act(mine, ...press(1, 5));

describe("the computer's move", () => {
  test("comes after a short pause and when it is known, whichever is later", () => {
    const { done, asked, timers, ring, follow } = room();
    follow(mine);
    expect(asked).toHaveLength(0);
    follow(thinking);
    expect(asked.map(({ question }) => [question.record, question.level])).toEqual([["q1-15", "casual"]]);
    expect([...timers.values()]).toEqual([PAUSES.person]);
    ring();
    expect(done).toEqual([]);
    asked[0]?.hear.answer(decision);
    expect(done).toEqual([{ type: "reply", record: "q1-15", level: "casual", decision }]);
    follow(act(thinking, ...done));
    expect(asked).toHaveLength(1);
  });

  test("waits for the collapse in motion, and the pause begins when that rests", () => {
    const { done, asked, timers, effect, ring, follow } = room();
    follow(thinking, true);
    asked[0]?.hear.answer(decision);
    ring();
    expect([timers.size, done.length]).toEqual([0, 0]);
    effect.rest();
    effect.rest();
    expect(timers.size).toBe(1);
    ring();
    expect(done).toHaveLength(1);
  });

  test("is not asked for again while nothing changes, and ended by what does", () => {
    const changes: readonly Action[] = [
      { type: "undo" },
      { type: "new" },
      { type: "look", index: 0 },
      { type: "seats", players: "both", level: "casual" },
    ];
    for (const action of changes) {
      const { done, asked, timers, ring, follow } = room();
      follow(thinking);
      follow(act(thinking, { type: "point", square: 3 }));
      expect(asked).toHaveLength(1);
      follow(act(thinking, action));
      expect(asked[0]?.stop).toHaveBeenCalledOnce();
      ring();
      asked[0]?.hear.answer(decision);
      expect([timers.size, done.length]).toEqual([0, 0]);
    }
  });

  test("is asked for anew at another level, after an undo, and is told when there will be none", () => {
    const { done, asked, ring, follow } = room();
    follow(thinking);
    follow(act(thinking, { type: "seats", players: "x", level: "perfect" }));
    expect(asked[0]?.stop).toHaveBeenCalledOnce();
    expect(asked[1]?.question.level).toBe("perfect");
    follow(mine);
    follow(thinking);
    asked[1]?.hear.answer(decision);
    asked[2]?.hear.failed("");
    ring();
    expect(done).toEqual([{ type: "reply", record: "q1-15", level: "casual", decision: null }]);
  });

  test("is the same again within a game, and another game has another seed", () => {
    const { asked, follow } = room();
    follow(thinking);
    follow(act(thinking, { type: "undo" }), false, thinking);
    const seedOf = (index: number) => asked[index]?.question.seed;
    const later = act(
      thinking,
      { type: "reply", record: "q1-15", level: "casual", decision },
      ...press(7, 8),
    );
    follow(later, false, thinking);
    follow(act(later, { type: "undo" }), false, later);
    follow(later, false, mine);
    expect([seedOf(1), seedOf(2)]).toEqual([seedOf(0), seedOf(0)]);
    const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
    const undone = act(later, { type: "undo" }, { type: "undo" });
    expect(undone.present).toBe(0);
    follow(undone, false, later);
    follow(thinking, false, undone);
    expect(seedOf(3)).toBe(seedOf(0));
    follow(act(later, { type: "new" }), false, later);
    follow(thinking, false, mine);
    random.mockRestore();
    expect(asked.at(-1)?.question.seed).toBe(2 ** 31);
  });

  test("with itself takes time to be followed, and a single step none", () => {
    const watching = act(start, { type: "seats", players: "none", level: "casual" });
    const { timers, follow } = room();
    follow(watching);
    expect([...timers.values()]).toEqual([PAUSES.watch]);
    follow(act(watching, { type: "pace", pace: "pause" }));
    expect(timers.size).toBe(0);
    follow(act(watching, { type: "pace", pace: "step" }));
    expect([...timers.values()]).toEqual([PAUSES.step]);
  });

  test("does not come once the board is gone", () => {
    const { done, asked, effect, ring, follow } = room();
    follow(thinking);
    effect.stop();
    ring();
    asked[0]?.hear.answer(decision);
    expect(done).toEqual([]);
  });
});

describe("a hint", () => {
  /** The hint that the real solver gives. */
  function hintAt(moves: string) {
    const state = after(moves);
    const record = state.game.positions.at(-1)?.record ?? "";
    const analysis = engine.analyzer("points").analyze(record);
    const opponent = engine.opponent("perfect", 0, "points");
    opponent.start(record);
    const hint = hintOf(viewOf(state), analysis, opponent.choose().move, "points");
    return { state, hint, sentence: hintSentence(en, viewOf(state), hint) };
  }

  test.each([
    ["", /^Hint: squares (1 and 9|3 and 7)\. It wins by half a point\.$/],
    ["12", /^Hint: squares \d and \d\. It holds the draw\.$/],
    ["47 79 79", /^Hint: X3 on \d\. The only one that holds the draw\.$/],
    ["69 14 48 35 58 23 35", /^Hint: X7 on \d\. It wins at once, by 1 point\.$/],
    ["39 12 12", /^Hint: X3 on \d\. The only one that wins, by half a point\.$/],
    ["57 47 57", /^Hint: X3 on \d\. Every way loses by 1 point; this one takes longest\.$/],
    ["36 89 12 48 69 23 78 89 c8", /^Hint: square \d\. The only move there is\.$/],
  ])("after %s", (moves, sentence) => {
    expect(hintAt(moves).sentence).toMatch(sentence);
  });

  test("a pair that closes a cycle says who has the choice", () => {
    const analysis = (values: readonly number[]): Analysis => ({
      value: values[0] ?? 0,
      nodes: 1,
      exact: true,
      line: [],
      moves: ["12", "13", "34"].map((move, index) => ({ move, value: values[index] ?? 0, movesToEnd: 4 })),
    });
    const draw = (move: string) => ({ move, value: 0, movesToEnd: 4 });
    const view = viewOf(after("12 45"));
    const said = (...values: number[]) =>
      hintSentence(en, view, hintOf(view, analysis(values), "12", "points"));
    expect(said(0.5, 0, -1)).toBe(
      "Hint: squares 1 and 2. The only one that wins, by half a point, whatever O chooses.",
    );
    expect(said(1, 0.5, 0)).toContain("The only one that wins by as much as 1 point");
    expect(said(1, 1, 1)).toContain("Every way wins by 1 point, this one as soon as any");
    expect(said(0, 0, 0)).toBe("Hint: squares 1 and 2. Every way draws.");
    const plain = (...values: number[]) =>
      hintSentence(en, view, hintOf(view, analysis(values), "12", "win"));
    expect(plain(1, 0, -1)).toBe("Hint: squares 1 and 2. The only one that wins, whatever O chooses.");
    expect(plain(1, 1, 1)).toContain("Every way wins, this one as soon as any");
    expect(plain(-1, -1, -1)).toContain("Every way loses; this one takes longest");
    const choosing = viewOf(after("15 15"));
    const choice = hintOf(choosing, { ...analysis([]), moves: [draw("c1"), draw("c5")] }, "c5", "points");
    expect(hintSentence(en, choosing, choice)).toBe("Hint: O2 on 5. Every way draws.");
    expect(said(-0.5, -1, -1)).toContain("Every way loses, this one least: by half a point");
    expect(said(-0.5, -0.5, -1)).toContain("Every way loses by half a point or more; this one takes longest");
  });

  test("is drawn by corners, and a pair as it would stand; not once its first square is picked", () => {
    const { state, hint } = hintAt("12");
    const record = "q1-12";
    const given = act(state, { type: "hint" }, { type: "hinted", record, hint });
    expect([hintCorners(given).length, hintCorners(state).length]).toEqual([2, 0]);
    expect(hintedPair(given, new Map()).length).toBeGreaterThan(2);
    const first = Number(hint?.move[0]);
    const picked = act(given, ...press(first));
    expect([hintCorners(picked).length, hintedPair(picked, new Map()).length]).toEqual([2, 0]);
  });

  test("asks once, tells when both answers are there, and ends when it is put away", async () => {
    const done: Action[] = [];
    const stop = vi.fn();
    const heard: { values?: Hearer<Analysis>; choice?: Hearer<Decision> } = {};
    const analyst: Analyst = {
      analyse(_, hear) {
        heard.values = hear;
        return stop;
      },
      choose(_, hear) {
        heard.choice = hear;
        return stop;
      },
      destroy() {},
    };
    const effect = hintEffect<View, State>(
      (action) => done.push(action),
      async () => adviser,
    );
    const asked = act(after("12"), { type: "hint" });
    effect(asked, analyst);
    await Promise.resolve();
    heard.values?.answer(engine.analyzer("points").analyze("q1-12"));
    expect(done).toEqual([]);
    heard.choice?.answer({ move: "15", reason: "holds", value: 0 });
    expect(done).toMatchObject([{ type: "hinted", record: "q1-12", hint: { move: "15" } }]);
    effect(act(asked, { type: "escape" }), analyst);
    expect(stop).toHaveBeenCalledTimes(2);
    effect(act(after("12"), { type: "hint" }), analyst);
    await Promise.resolve();
    heard.values?.failed("");
    expect(done.at(-1)).toEqual({ type: "hinted", record: "q1-12", hint: null });
  });
});

test("without its code the computer is given up, but for a board that is gone", async () => {
  vi.doMock("../src/board/thinker", () => {
    throw new Error("no code");
  });
  const begun = (dispatch: (action: Action) => void) => {
    const effect = computerEffect<View, State>({
      words: en,
      state: () => thinking,
      dispatch,
      solver: () => null,
      moving: () => false,
      adviser: async () => adviser,
    });
    effect.follow(start, thinking);
    return effect;
  };
  const [gone, there] = [vi.fn(), vi.fn()];
  begun(gone).stop();
  await import("../src/board/thinker").catch(() => {});
  begun(there);
  // What was asked for first has failed first.
  await vi.waitFor(() => expect(there).toHaveBeenCalledOnce());
  expect(gone).not.toHaveBeenCalled();
  vi.doUnmock("../src/board/thinker");
});
