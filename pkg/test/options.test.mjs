// Options are the own fields of plain objects, of whatever realm, and nothing else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import init, { Analyzer, Match, Opponent } from "quantum-tictactoe";

await init();

const rulesOf = (rules) => new Match("classic", rules).view().rules;
const standard = { n: 3, k: 3, misere: false, wild: false, gravity: false };

test("plain objects are taken: with and without a prototype, of another realm, frozen, behind a proxy", () => {
  const rows = [
    { n: 4, wild: true },
    Object.assign(Object.create(null), { n: 4, wild: true }),
    runInNewContext("({ n: 4, wild: true })"),
    Object.freeze({ n: 4, wild: true }),
    new Proxy({ n: 4, wild: true }, {}),
    { n: 4, wild: true, gravity: undefined, misere: null },
    { n: 4, wild: true, [Symbol("other")]: 1 },
  ];
  for (const rules of rows) assert.deepEqual(rulesOf(rules), { ...standard, n: 4, k: 4, wild: true });
  for (const none of [undefined, null, {}, Object.create(null)]) assert.deepEqual(rulesOf(none), standard);
});

test("only own fields are read", () => {
  Object.prototype.wild = true;
  try {
    assert.deepEqual(rulesOf({ n: 4 }), { ...standard, n: 4, k: 4 });
  } finally {
    delete Object.prototype.wild;
  }
  const hidden = Object.defineProperty({}, "n", { value: 4, enumerable: false });
  assert.deepEqual(rulesOf(hidden), standard);
  const bare = Object.assign(Object.create(null), { n: 4 });
  assert.deepEqual(rulesOf(Object.create(bare)), standard);
});

test("what is no plain object is refused", () => {
  class Options {
    n = 4;
  }
  const others = [
    new Map([["n", 4]]),
    new Set(),
    new Date(),
    /n/,
    [],
    [4],
    Object.create({ n: 4 }),
    new Options(),
    new Error("n"),
    Promise.resolve({}),
    new Uint8Array(2),
    () => ({}),
    Object("n"),
    Object(4),
    1,
    "n",
    true,
    4n,
    Symbol("n"),
  ];
  for (const other of others) {
    for (const make of [
      () => new Match("classic", other),
      () => new Match("quantum", other),
      () => new Analyzer(other),
      () => new Opponent(other),
    ]) {
      assert.throws(make, {
        name: "TypeError",
        message: /^the (rules|options) must be an? (plain )?object$/,
      });
    }
  }
});

test("each field is read once", () => {
  let reads = 0;
  const rules = {
    get n() {
      reads += 1;
      return reads === 1 ? 4 : "hello";
    },
  };
  assert.deepEqual(rulesOf(rules), { ...standard, n: 4, k: 4 });
  assert.equal(reads, 1);
});

test("a getter that frees the world does no harm", () => {
  const match = new Match();
  const rules = {
    get n() {
      match.free();
      return 4;
    },
  };
  assert.deepEqual(rulesOf(rules), { ...standard, n: 4, k: 4 });
  assert.throws(() => match.view(), { name: "TypeError" });
});

test("values of the wrong kind say which field", () => {
  const rows = [
    [{ n: "4" }, "n must be a whole number from 0 to 255"],
    [{ n: 3.5 }, "n must be a whole number from 0 to 255"],
    [{ n: -1 }, "n must be a whole number from 0 to 255"],
    [{ n: 1e21 }, "n must be a whole number from 0 to 255"],
    [{ n: Number.NaN }, "n must be a whole number from 0 to 255"],
    [{ n: true }, "n must be a whole number from 0 to 255"],
    [{ wild: 1 }, "wild must be true or false"],
    [{ wild: "true" }, "wild must be true or false"],
    [{ n: 4n }, "n can't be that"],
    [{ n: {} }, "n can't be that"],
    [{ n: Object(4) }, "n can't be that"],
    [{ n: "4\nwild ?true" }, "n can't be that"],
    [{ sice: 4 }, "there is no field sice in the rules"],
  ];
  for (const [rules, message] of rows) {
    assert.throws(() => new Match("classic", rules), { name: "TypeError", message });
  }
  assert.throws(() => new Match("quantum", { n: 3 }), { message: "there is no field n in the rules" });
});
