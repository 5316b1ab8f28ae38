// The small engine: the same games of quantum tic-tac-toe, and a word of its own for what it lacks.
import assert from "node:assert/strict";
import { test } from "node:test";
import initFull, { Match as FullMatch } from "quantum-tictactoe";
import init, { Analyzer, Match, Opponent } from "quantum-tictactoe/small";

await Promise.all([init(), initFull()]);

/** Whole random games, always the same ones. */
function games(count) {
  let seed = 7;
  const below = (n) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  };
  return Array.from({ length: count }, () => {
    const match = new Match();
    for (let legal = match.legalMoves(); legal.length > 0; legal = match.legalMoves()) {
      match.play(legal[below(legal.length)]);
    }
    return match;
  });
}

test("a game goes from one engine to the other, and is the same in both", () => {
  for (const small of games(60)) {
    const full = FullMatch.fromRecord(small.record());
    assert.deepEqual(full.moves(), small.moves());
    for (let index = 0; index <= small.moves().length; index += 1) {
      assert.deepEqual(full.goTo(index), small.goTo(index));
      assert.deepEqual(full.legalMoves(), small.legalMoves());
      assert.deepEqual(full.ensemble(), small.ensemble());
      assert.equal(full.record(index), small.record(index));
    }
    assert.equal(full.text(), small.text());
    assert.equal(Match.fromRecord(full.text()).record(), small.record());
    small.free();
    full.free();
  }
});

test("refusals are the same in both", () => {
  for (const [record, move] of [
    ["12 12 c1", "13"],
    ["12 25 15", "34"],
    ["12", "hello"],
    ["12", ""],
  ]) {
    const refusal = (Class) => {
      try {
        Class.fromRecord(record).play(move);
      } catch (error) {
        return { ...error, message: error.message };
      }
      return assert.fail("nothing was refused");
    };
    assert.deepEqual(refusal(Match), refusal(FullMatch));
  }
  for (const record of ["q1-12-99", "12 é", "q2", "<b>", "", "x", "1".repeat(50_000)]) {
    const read = (Class) => {
      try {
        return Class.fromRecord(record).record();
      } catch (error) {
        return { ...error, message: error.message };
      }
    };
    assert.deepEqual(read(Match), read(FullMatch), record.slice(0, 20));
  }
});

test("what only the full engine has is refused by that name", () => {
  const message = "only the full engine has this: this is the small one";
  for (const game of ["classic", "morris", "y", "tiqtaqtoe"]) {
    assert.throws(() => new Match(game), { name: "RulesError", code: "full-engine", message });
  }
  for (const record of ["t1.3", "t1.3-5", "t1.3: 5", "m1.9-1", "y1-7", "d1.2", "X1+(1,2); O2+(1,2)", "X1"]) {
    const error = { code: "full-engine", index: 0, at: 0, squares: [], legalPrefix: "" };
    assert.throws(() => Match.fromRecord(record), { name: "RecordError", message, ...error });
  }
  for (const [name, make] of [
    ["Analyzer", () => new Analyzer({ objective: "win" })],
    ["Opponent", () => new Opponent({ level: "random" })],
  ]) {
    const message = `only the full engine has ${name}: this is the small one`;
    assert.throws(make, { name: "EngineError", code: "full-engine", message });
  }
});

test("what no engine has is refused as ever", () => {
  assert.throws(() => Match.fromRecord("q2-12"), { name: "RecordError", code: "unknown-game" });
  assert.throws(() => new Match("quantum", { n: 3 }), { name: "TypeError" });
  assert.throws(() => new Match().roll(), { name: "MoveError", code: "no-roll" });
});

test("the engines know nothing of each other's objects", () => {
  assert.throws(() => Match.prototype.view.call(new FullMatch()), { message: "this is no Match" });
  assert.throws(() => FullMatch.prototype.free.call(new Match()), { message: "this is no Match" });
});
