// The computer players through the package.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Analyzer, Match, Opponent } from "quantum-tictactoe";

await init();

const LEVELS = ["random", "beginner", "casual", "strong", "perfect"];

/** A whole game of a level against itself, with the reason of each move. */
function game(level, seed, start) {
  const opponent = new Opponent({ level, seed });
  const match = Match.fromRecord(start);
  const reasons = [];
  while (match.view().outcome === null) {
    opponent.start(match.record());
    const { move, reason } = opponent.choose();
    assert.ok(match.legalMoves().includes(move), `${level}: ${match.record()} ${move}`);
    match.play(move);
    reasons.push(reason);
  }
  return [match.record(), reasons];
}

test("every level plays whole games of every kind, the same for the same seed", () => {
  for (const level of LEVELS) {
    for (const start of ["q1", "t1.3", "t1.4.3wg", "t1.3.m"]) {
      assert.deepEqual(game(level, 7, start), game(level, 7, start));
    }
    const games = new Set([1, 2, 3, 4, 5, 6].map((seed) => game(level, seed, "q1")[0]));
    assert.ok(games.size > 1, `${level} plays one game only`);
  }
});

test("without a seed games differ", () => {
  const moves = new Set();
  for (let round = 0; round < 40; round += 1) {
    const opponent = new Opponent({ level: "random" });
    opponent.start("q1");
    moves.add(opponent.choose().move);
    opponent.free();
  }
  assert.ok(moves.size > 5, [...moves].join(" "));
});

test("a decision does not depend on the size of the steps or on what came before", () => {
  for (const level of LEVELS) {
    for (const record of ["q1-15", "q1-19", "q1-12-25-15c5-34", "q1-12-25-15", "t1.4.3-1-6"]) {
      const whole = new Opponent({ level, seed: 3 });
      whole.start(record);
      const expected = whole.choose();
      const stepped = new Opponent({ level, seed: 3 });
      stepped.start("q1-15-26");
      stepped.step(500);
      stepped.start("t1.3-5");
      stepped.step(100);
      stepped.start(record);
      let thought;
      do {
        const before = thought?.nodes ?? 0;
        thought = stepped.step(700);
        assert.ok(thought.done || thought.nodes > before, `${level} stands still at ${record}`);
      } while (!thought.done);
      assert.deepEqual(stepped.choose(), expected, `${level} ${record}`);
    }
  }
});

test("the perfect player gives nothing away, and says what is true", () => {
  for (const objective of ["win", "points"]) {
    const analyzer = new Analyzer({ objective });
    for (const record of ["q1", "q1-19", "q1-15", "q1-12-25-15", "q1-12-23-34", "q1-15-35-45-56-57-59-15"]) {
      const opponent = new Opponent({ level: "perfect", seed: 1, objective });
      opponent.start(record);
      const { move, reason, value } = opponent.choose();
      const analysis = analyzer.analyze(record);
      assert.equal(value, analysis.value);
      assert.equal(analysis.moves.find((entry) => entry.move === move).value, value);
      assert.ok(reason !== "guess" && reason !== "only-move", reason);
    }
  }
});

test("a win at once is taken unless points count", () => {
  const chosen = (options) => {
    const opponent = new Opponent({ level: "perfect", seed: 1, ...options });
    opponent.start("57 34 57 c7 28 46 68 69 69");
    return opponent.choose().move;
  };
  assert.equal(chosen({}), "c9");
  assert.equal(chosen({ objective: "points" }), "c6");
  assert.throws(() => chosen({ objective: "score" }), {
    name: "TypeError",
    message: "objective must be win or points",
  });
});

test("a finished game and a missing start are refused", () => {
  const opponent = new Opponent({ level: "casual", seed: 1 });
  const refusal = (code, message) => ({ name: "MoveError", code, squares: [], message });
  assert.throws(
    () => opponent.choose(),
    refusal("not-started", "no position has been given: call start first"),
  );
  assert.deepEqual(opponent.step(10), { done: true, nodes: 0 });
  for (const over of ["15 35 45 56 57 59 15 c5", "t1.3-1-4-2-5-3"]) {
    opponent.start(over);
    assert.deepEqual(opponent.step(10), { done: true, nodes: 0 });
    assert.throws(() => opponent.choose(), refusal("game-over", "the game is over"));
  }
});

test("everything wrong is refused", () => {
  const options = [
    [undefined, "level must be random, beginner, casual, strong, expert or perfect"],
    [{}, "level must be random, beginner, casual, strong, expert or perfect"],
    [{ level: "Perfect" }, "level must be random, beginner, casual, strong, expert or perfect"],
    [{ level: 1 }, "level must be a string"],
    [{ level: "casual", seed: -1 }, "seed must be a whole number from 0 to 9007199254740991"],
    [{ level: "casual", seed: 1.5 }, "seed must be a whole number from 0 to 9007199254740991"],
    [{ level: "casual", seed: 2 ** 53 }, "seed must be a whole number from 0 to 9007199254740991"],
    [{ level: "casual", seed: "1" }, "seed must be a whole number from 0 to 9007199254740991"],
    [{ level: "casual", speed: 1 }, "there is no field speed in the options"],
    ["casual", "the options must be an object"],
  ];
  for (const [option, message] of options) {
    assert.throws(() => new Opponent(option), { name: "TypeError", message });
  }
  new Opponent({ level: "casual", seed: 2 ** 53 - 1 }).free();
  const opponent = new Opponent({ level: "casual", seed: 1 });
  opponent.start("12");
  const before = opponent.choose();
  for (const nodes of [undefined, null, "1", -1, 0.5, Number.NaN]) {
    assert.throws(() => opponent.step(nodes), {
      name: "TypeError",
      message: "nodes must be a whole number from 0 to 4294967295",
    });
  }
  for (const record of [15, null, undefined, {}]) {
    assert.throws(() => opponent.start(record), { name: "TypeError", message: "a record must be a string" });
  }
  assert.throws(() => opponent.start("12 99"), {
    name: "RecordError",
    code: "same-square",
    message: "move 2: a pair needs two different squares",
  });
  assert.deepEqual(opponent.choose(), before, "a refused start changes nothing");
});
