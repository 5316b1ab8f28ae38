// The solver through the package.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Analyzer, Match } from "quantum-tictactoe";

await init();

test("the start is won by half a point, with two moves", () => {
  const points = new Analyzer({ objective: "points" });
  const { value, moves, line } = points.analyze("q1");
  assert.equal(value, 0.5);
  assert.deepEqual(
    moves.filter((entry) => entry.value > 0).map((entry) => entry.move),
    ["19", "37"],
  );
  assert.equal(moves.length, 36);
  const match = new Match();
  for (const move of line) match.play(move);
  assert.equal(line.length, moves[0].movesToEnd);
  const { outcome } = match.view();
  assert.equal(outcome.points.x - outcome.points.o, value);
  assert.equal(new Analyzer().analyze("q1").value, 1);
});

test("steps go on where they stopped, and bounds only shrink", () => {
  const stepped = new Analyzer({ objective: "points", tableBytes: 1 << 17 });
  stepped.start("12 25");
  const bounds = new Map();
  let progress;
  do {
    progress = stepped.step(500);
    for (const { move, lower, upper } of progress.moves) {
      const [least, most] = bounds.get(move) ?? [-2, 2];
      assert.ok(least <= lower && lower <= upper && upper <= most, move);
      bounds.set(move, [lower, upper]);
    }
  } while (!progress.done);
  const { moves, nodes } = stepped.analyze("12 25");
  assert.ok(nodes >= progress.nodes);
  for (const { move, value } of moves) assert.deepEqual(bounds.get(move), [value, value]);
  assert.deepEqual(moves, new Analyzer({ objective: "points" }).analyze("12 25").moves);
});

test("a collapse has both outcomes valued, an ended game nothing", () => {
  const analyzer = new Analyzer({ objective: "points" });
  const both = analyzer.analyze("15 35 45 56 57 59 15");
  assert.deepEqual(both.moves, [
    { move: "c1", value: -0.5, movesToEnd: 1 },
    { move: "c5", value: 0.5, movesToEnd: 1 },
  ]);
  assert.deepEqual(both.line, ["c1"]);
  const over = analyzer.analyze("15 35 45 56 57 59 15 c5");
  assert.deepEqual([over.value, over.moves, over.line], [0.5, [], []]);
});

test("classic games are solved as well", () => {
  const analyzer = new Analyzer();
  assert.equal(analyzer.analyze("t1.3").value, 0);
  assert.equal(analyzer.analyze("t1.3.w").value, 1);
  assert.equal(analyzer.analyze("q1-19").value, 1);
});

test("any size of table gives the same", () => {
  const expected = new Analyzer({ objective: "points" }).analyze("15 25 35 45").moves;
  for (const tableBytes of [0, 1, 1 << 14, 1 << 16, 32 << 20]) {
    assert.deepEqual(
      new Analyzer({ objective: "points", tableBytes }).analyze("15 25 35 45").moves,
      expected,
    );
  }
});

test("everything wrong is refused", () => {
  const wrong = [
    1,
    "win",
    [],
    { objective: "draw" },
    { objective: 1 },
    { tableBytes: -1 },
    { tableBytes: 1.5 },
    { size: 1 },
  ];
  for (const options of wrong) assert.throws(() => new Analyzer(options), { name: "TypeError" });
  const analyzer = new Analyzer();
  analyzer.start("12");
  for (const nodes of [undefined, null, "1", -1, 0.5, NaN]) {
    assert.throws(() => analyzer.step(nodes), { name: "TypeError" });
  }
  for (const record of [15, null, undefined, {}]) {
    assert.throws(() => analyzer.start(record), { name: "TypeError" });
    assert.throws(() => analyzer.analyze(record), { name: "TypeError" });
  }
  assert.throws(() => analyzer.start("12 99"), { name: "RecordError", code: "same-square" });
  assert.throws(() => analyzer.analyze("1".repeat(50_000)), { name: "RecordError", code: "too-long" });
  assert.equal(analyzer.step(0).moves.length, 36, "the position is still the one after 12");
});
