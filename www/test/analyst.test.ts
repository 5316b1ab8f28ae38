/** Who answers what moves are worth: worker or page, one question at a time, never too late. */
import { describe, expect, test, vi } from "vitest";
import { type Analyst, analyst, PATIENCE, type Port, type Timer } from "../src/engine/analyst";
import type { Analysis } from "../src/engine/engine";
import type { FromWorker, ToWorker } from "../src/engine/messages";
import { inSlices, SLICE } from "../src/engine/slices";
import { engine } from "./support";

const empty: Analysis = { value: 0, nodes: 1, exact: true, moves: [], line: [] };
const source = () => "engine.wasm";

/** A worker that does nothing but hear; the test answers for it. */
function fakePort() {
  const sent: ToWorker[] = [];
  const port: Port = {
    postMessage: (message: ToWorker) => sent.push(message),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const answer = (data: FromWorker) => port.onmessage?.call(port as Worker, { data } as MessageEvent);
  const fail = () => port.onerror?.call(port as Worker, {} as ErrorEvent);
  return { port, sent, answer, fail };
}

/** A timer that rings when it is told to. */
function fakeTimer() {
  const set = new Map<() => void, number>();
  const timer: Timer = (act, milliseconds) => {
    set.set(act, milliseconds);
    return () => set.delete(act);
  };
  const ring = () => {
    for (const act of [...set.keys()]) act();
  };
  return { timer, ring, times: () => [...set.values()] };
}

function hearer() {
  return { progress: vi.fn(), answer: vi.fn(), failed: vi.fn() };
}

function answered(solver: Analyst, record: string): Promise<Analysis> {
  return new Promise((resolve, reject) => {
    solver.analyse(
      { record, objective: "points" },
      { answer: resolve, failed: (message) => reject(new Error(message)) },
    );
  });
}

describe("with a worker", () => {
  test("the engine goes first, then numbered questions", () => {
    const { port, sent, answer } = fakePort();
    const solver = analyst(engine, () => port, source);
    const heard = hearer();
    solver.analyse({ record: "q1", objective: "points" }, heard);
    expect(sent.map(({ type }) => type)).toEqual(["engine", "ask"]);
    answer({ type: "ready" });
    answer({ type: "progress", serial: 1, progress: { nodes: 5 } });
    answer({ type: "answer", serial: 1, answer: { kind: "analyse", analysis: empty } });
    expect(heard.progress).toHaveBeenCalledOnce();
    expect(heard.answer).toHaveBeenCalledExactlyOnceWith(empty);
    answer({ type: "answer", serial: 1, answer: { kind: "analyse", analysis: empty } });
    expect(heard.answer).toHaveBeenCalledOnce();
  });

  test("several questions wait side by side, and an answer to a stopped one is dropped", () => {
    const { port, sent, answer } = fakePort();
    const solver = analyst(engine, () => port, source);
    const [first, second] = [hearer(), hearer()];
    const stop = solver.analyse({ record: "q1", objective: "points" }, first);
    solver.analyse({ record: "q1-12", objective: "points" }, second);
    stop();
    stop();
    expect(sent.slice(-2).map(({ type }) => type)).toEqual(["ask", "stop"]);
    answer({ type: "answer", serial: 1, answer: { kind: "analyse", analysis: empty } });
    expect(first.answer).not.toHaveBeenCalled();
    answer({ type: "answer", serial: 2, answer: { kind: "analyse", analysis: empty } });
    expect(second.answer).toHaveBeenCalledExactlyOnceWith(empty);
  });

  test("one that breaks later fails what was asked, and the page goes on", async () => {
    const { port, answer, fail } = fakePort();
    const solver = analyst(engine, () => port, source);
    const heard = hearer();
    solver.analyse({ record: "q1", objective: "points" }, heard);
    answer({ type: "ready" });
    fail();
    expect(heard.failed).toHaveBeenCalledOnce();
    expect((await answered(solver, "12 12 c1")).moves).toHaveLength(21);
  });

  test("a worker that was never there is replaced by the page", async () => {
    const { port, fail } = fakePort();
    const solver = analyst(engine, () => port, source);
    const answer = answered(solver, "12 25 15 c5");
    fail();
    expect((await answer).moves).toHaveLength(15);
    expect(port.terminate).toHaveBeenCalledOnce();
  });

  test("one that keeps silent is replaced by the page", async () => {
    const { port } = fakePort();
    const { timer, ring, times } = fakeTimer();
    const solver = analyst(engine, () => port, source, timer);
    const answer = answered(solver, "12 25 15 c5");
    expect(times()).toEqual([PATIENCE]);
    ring();
    expect((await answer).moves).toHaveLength(15);
    expect(port.terminate).toHaveBeenCalledOnce();
    expect(times()).toEqual([]);
    expect((await answered(solver, "12 12 c1")).moves).toHaveLength(21);
  });

  test("one that is ready may take its time, and nothing waits for one that is gone", () => {
    const { port, answer } = fakePort();
    const { timer, times } = fakeTimer();
    const solver = analyst(engine, () => port, source, timer);
    solver.analyse({ record: "q1", objective: "points" }, hearer());
    answer({ type: "ready" });
    expect(times()).toEqual([]);
    const other = analyst(engine, () => fakePort().port, source, timer);
    other.analyse({ record: "q1", objective: "points" }, hearer());
    other.destroy();
    expect(times()).toEqual([]);
  });

  test("one that is here may take its time to fetch the engine", () => {
    const { port, answer } = fakePort();
    const { timer, times } = fakeTimer();
    analyst(engine, () => port, source, timer).analyse({ record: "q1", objective: "points" }, hearer());
    answer({ type: "here" });
    expect(times()).toEqual([]);
    expect(port.terminate).not.toHaveBeenCalled();
  });

  test("for one without the engine the page answers, and the next question goes to another", async () => {
    const ports = [fakePort(), fakePort()];
    const makeWorker = vi.fn(() => ports[makeWorker.mock.calls.length - 1]?.port ?? fakePort().port);
    const solver = analyst(engine, makeWorker, source);
    const first = answered(solver, "12 25 15 c5");
    ports[0]?.answer({ type: "here" });
    ports[0]?.answer({ type: "lacking" });
    expect((await first).moves).toHaveLength(15);
    expect(ports[0]?.port.terminate).toHaveBeenCalledOnce();
    solver.analyse({ record: "q1", objective: "points" }, hearer());
    expect(ports[1]?.sent.map(({ type }) => type)).toEqual(["engine", "ask"]);
  });

  test("where the page can't have the engine either, each question fails, and is asked again for the next", async () => {
    let isCut = true;
    const full = () => (isCut ? Promise.reject(new Error("cut off")) : engine.full());
    const refuse = () => {
      throw new Error("no workers here");
    };
    const solver = analyst({ full }, refuse, source);
    await expect(answered(solver, "q1")).rejects.toThrow("cut off");
    isCut = false;
    expect((await answered(solver, "12 25 15 c5")).moves).toHaveLength(15);
  });

  test("destroy ends it", () => {
    const { port, answer } = fakePort();
    const solver = analyst(engine, () => port, source);
    const heard = hearer();
    solver.analyse({ record: "q1", objective: "points" }, heard);
    solver.destroy();
    answer({ type: "answer", serial: 1, answer: { kind: "analyse", analysis: empty } });
    expect(heard.answer).not.toHaveBeenCalled();
    expect(port.terminate).toHaveBeenCalledOnce();
  });
});

describe("without one", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };

  test("the page answers", async () => {
    const { value, moves } = await answered(analyst(engine, refuse, source), "19");
    expect([value, moves.length]).toEqual([0.5, 36]);
  });

  test("questions are answered in their order, but for those that were stopped", async () => {
    const solver = analyst(engine, refuse, source);
    const [first, second, third] = [hearer(), hearer(), hearer()];
    const stops = [first, second, third].map((heard) =>
      solver.analyse({ record: "12 12 c1", objective: "points" }, heard),
    );
    stops[0]?.();
    stops[2]?.();
    expect((await answered(solver, "12 25 15 c5")).moves).toHaveLength(15);
    expect(second.answer).toHaveBeenCalledOnce();
    for (const { answer, failed } of [first, third]) {
      expect(answer).not.toHaveBeenCalled();
      expect(failed).not.toHaveBeenCalled();
    }
  });

  test("one that is at work stops", async () => {
    const solver = analyst(engine, refuse, source);
    const heard = hearer();
    heard.progress.mockImplementation(() => stop());
    const stop = solver.analyse({ record: "q1", objective: "points" }, heard);
    expect((await answered(solver, "12 12 c1")).moves).toHaveLength(21);
    expect(heard.progress).toHaveBeenCalledOnce();
    expect(heard.answer).not.toHaveBeenCalled();
  });

  test("what the engine refuses is told", async () => {
    await expect(answered(analyst(engine, refuse, source), "12 99")).rejects.toThrow("two different squares");
  });
});

test("a computer player chooses, the same for one seed, and the values beside it stay right", async () => {
  const refuse = () => {
    throw new Error("no workers here");
  };
  const solver = analyst(engine, refuse, source);
  const choose = (seed: number) =>
    new Promise((answer, fail) => {
      const question = { record: "12 25", level: "beginner", seed, objective: "win" } as const;
      solver.choose(question, { answer: ({ move }) => answer(move), failed: fail });
    });
  const [first, again, values, other] = await Promise.all([
    choose(1),
    choose(1),
    answered(solver, "12 25"),
    choose(2),
  ]);
  const legal = values.moves.map(({ move }) => move);
  expect(again).toBe(first);
  expect([first, other].every((move) => legal.includes(String(move)))).toBe(true);
});

test("slices are small, and stop when they are told to", async () => {
  const steps: number[] = [];
  const analyzer = {
    start: vi.fn(),
    step: (nodes: number) => {
      steps.push(nodes);
      return { done: false, nodes: 0 };
    },
  };
  const told = vi.fn();
  const answer = await inSlices(
    analyzer,
    "q1",
    told,
    async () => {},
    () => steps.length >= 20,
  );
  expect(answer).toBe(false);
  expect(steps).toEqual(Array(20).fill(SLICE));
  expect(told).toHaveBeenCalledTimes(2);
});
