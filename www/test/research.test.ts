/** Positions valued one by one for whoever looks at a whole game. */
import { describe, expect, test, vi } from "vitest";
import type { Analyst, Hearer } from "../src/engine/analyst";
import type { Analysis } from "../src/engine/engine";
import { KEPT, research } from "../src/games/quantum/explore/research";

describe("research", () => {
  const empty: Analysis = { value: 0, nodes: 1, exact: true, moves: [], line: [] };

  /** A solver that answers when it is told to. */
  function slowSolver() {
    const asked: { record: string; hear: Hearer<Analysis>; stopped: boolean }[] = [];
    const solver: Pick<Analyst, "analyse"> = {
      analyse({ record }, hear) {
        const question = { record, hear, stopped: false };
        asked.push(question);
        return () => {
          question.stopped = true;
        };
      },
    };
    return { solver, asked };
  }

  test("one after the other, each once, and told after each", () => {
    const { solver, asked } = slowSolver();
    const changed = vi.fn();
    const made = research(() => solver, changed);
    made.want(["b", "a", "b"], "points");
    expect([made.busy, asked.map(({ record }) => record)]).toEqual([true, ["b"]]);
    asked[0]?.hear.answer(empty);
    expect(asked.map(({ record }) => record)).toEqual(["b", "a"]);
    asked[1]?.hear.answer(empty);
    expect([made.busy, asked.length, changed.mock.calls.length]).toEqual([false, 2, 2]);
    made.want(["a", "b"], "points");
    expect([made.busy, asked.length]).toEqual([false, 2]);
    expect([made.known("a", "points"), made.known("a", "win")]).toEqual([empty, null]);
  });

  test("what is not wanted any more is stopped; what is still wanted goes on", () => {
    const { solver, asked } = slowSolver();
    const made = research(() => solver, vi.fn());
    made.want(["a", "b"], "points");
    made.want(["a"], "points");
    expect([asked.length, asked[0]?.stopped]).toEqual([1, false]);
    made.want([], "points");
    expect([asked[0]?.stopped, made.busy]).toEqual([true, false]);
    made.want(["a"], "win");
    made.destroy();
    expect([asked.length, asked[1]?.stopped]).toEqual([2, true]);
  });

  test("a question waits for its solver", () => {
    const { solver, asked } = slowSolver();
    let ready: typeof solver | null = null;
    const made = research(() => ready, vi.fn());
    made.want(["a"], "points");
    expect([asked.length, made.busy]).toEqual([0, true]);
    ready = solver;
    made.want(["a"], "points");
    expect(asked.map(({ record }) => record)).toEqual(["a"]);
  });

  test("a solver that fails says so, until something else is wanted", () => {
    const { solver, asked } = slowSolver();
    const made = research(() => solver, vi.fn());
    made.want(["a", "b"], "points");
    asked[0]?.hear.failed("");
    expect([made.failed, made.busy]).toEqual([true, false]);
    made.want(["a"], "points");
    expect([made.failed, made.busy, asked.length]).toEqual([false, true, 2]);
  });

  test("it does not keep everything for ever", () => {
    const { solver, asked } = slowSolver();
    const made = research(() => solver, vi.fn());
    const records = Array.from({ length: KEPT + 1 }, (_, index) => String(index));
    for (const [index, record] of records.entries()) {
      made.want([record], "points");
      asked[index]?.hear.answer(empty);
    }
    expect([made.known("0", "points"), made.known("1", "points")]).toEqual([null, empty]);
  });
});
