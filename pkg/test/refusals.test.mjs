// Everything wrong is refused with a typed error, and nothing has changed.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Match } from "quantum-tictactoe";

await init();

const GAME = "12 12 c1 45 56";

/** The refusal of `action` on a game, which must leave the game as it was. */
function refusal(action, game = GAME) {
  const match = Match.fromRecord(game);
  const before = [match.view(), match.record(), match.moves()];
  let thrown;
  try {
    action(match);
  } catch (error) {
    thrown = error;
  }
  assert.ok(thrown instanceof Error, `nothing was refused: ${action}`);
  assert.deepEqual([match.view(), match.record(), match.moves()], before);
  match.free();
  return thrown;
}

test("illegal moves say why", () => {
  const measuring = "12 25 15";
  const last = "36 89 12 48 69 23 78 89 c8";
  const over = "15 35 45 56 57 59 15 c5";
  const rows = [
    [GAME, "13", "classical-square", [1], "square 1 is classical"],
    [GAME, "c4", "no-cycle", [], "there is no cycle to collapse"],
    [GAME, "9", "pair-due", [], "a move needs two squares while two are free"],
    [GAME, "44", "same-square", [], "a pair needs two different squares"],
    [GAME, "hello", "not-a-move", [], "this is not a move"],
    [GAME, "", "empty-move", [], "no move was given"],
    [measuring, "34", "collapse-due", [1, 5], "the cycle must collapse first: choose square 1 or 5"],
    [measuring, "c2", "not-on-newest-move", [2], "the newest move is on squares 1 and 5, not on 2"],
    [last, "15", "last-square-due", [5], "only square 5 is left, and it takes a single mark"],
    [last, "1", "classical-square", [1], "square 1 is classical"],
    [over, "12", "game-over", [], "the game is over"],
    ["t1.3-5", "5", "taken-square", [5], "square 5 already has a mark"],
    ["t1.3-5", "10", "no-such-square", [], "the squares are numbered 1 to 9"],
    ["t1.3-5", "1x", "mark-given", [], "the mark is not chosen in this game"],
    ["t1.3.w-5x", "1", "mark-due", [], "say which mark: x or o"],
    ["t1.3.g-1-1-1", "1", "full-column", [], "column 1 is full"],
    ["t1.3.g", "4", "no-such-column", [], "the columns are numbered 1 to 3"],
  ];
  for (const [game, move, code, squares, message] of rows) {
    const { name, ...error } = Object.assign(
      {},
      refusal((match) => match.play(move), game),
    );
    assert.deepEqual(error, { code, squares }, `${game} ${move}`);
    const thrown = refusal((match) => match.play(move), game);
    assert.deepEqual([thrown.name, thrown.message], ["MoveError", message]);
    assert.equal(name, "MoveError");
  }
});

test("records say where they go wrong", () => {
  const rows = [
    ["q1-12-99", "same-square", 1, 6, "q1-12", "move 2: a pair needs two different squares"],
    ["q1-12-21", "not-canonical", 1, 6, "q1-12", "move 2: a record writes the lower square first"],
    [
      "q1-12-12-c1",
      "not-canonical",
      2,
      9,
      "q1-12-12",
      "move 3: a link writes a collapse directly behind its pair",
    ],
    [
      "q1-12-12c3",
      "not-on-newest-move",
      2,
      8,
      "q1-12-12",
      "move 3: the newest move is on squares 1 and 2, not on 3",
    ],
    ["q2-12", "unknown-game", 0, 0, "", "there is no such game"],
    ["<b>", "unknown-game", 0, 0, "", "there is no such game"],
    ["12 é", "not-a-move", 1, 3, "q1-12", "move 2: this is not a move"],
    ["t1.3-5-5", "taken-square", 1, 7, "t1.3-5", "move 2: square 5 already has a mark"],
    ["t1.9", "board-size", 0, 0, "", "a board has 3, 4 or 5 squares on a side"],
    ["1".repeat(40_001), "too-long", 0, 0, "", "a record has at most 40000 characters"],
    ["é".repeat(1_000_000), "too-long", 0, 0, "", "a record has at most 40000 characters"],
  ];
  for (const [record, code, index, at, legalPrefix, message] of rows) {
    const thrown = refusal(() => Match.fromRecord(record));
    const { name, squares, ...error } = Object.assign({}, thrown);
    assert.ok(squares.every((square) => message.includes(`${square}`)));
    assert.equal(squares.length, code === "taken-square" || code === "not-on-newest-move" ? 1 : 0);
    assert.deepEqual(
      { ...error, name, message: thrown.message },
      {
        code,
        index,
        at,
        legalPrefix,
        name: "RecordError",
        message,
      },
    );
  }
});

test("every parameter is checked", () => {
  const hostile = [
    undefined,
    null,
    true,
    NaN,
    Infinity,
    -1,
    0.5,
    1e300,
    10n,
    Symbol("s"),
    {},
    [],
    () => 1,
    new Date(),
  ];
  const texts = [...hostile, 15];
  const numbers = [...hostile, "5", 0, 10];
  const actions = [
    ...texts.map((value) => (match) => match.play(value)),
    ...texts.map((value) => () => Match.fromRecord(value)),
    ...numbers.map((value) => (match) => match.collapse(value)),
    ...[...hostile, "1", 6].map((value) => (match) => match.goTo(value)),
    ...[...hostile.slice(1), "1", 6].map((value) => (match) => match.record(value)),
    ...texts.slice(1).map((value) => () => new Match(value)),
    ...["x", 5, true, [], () => 1, { n: "3" }, { n: 3.5 }, { n: -1 }, { wild: 1 }, { sice: 4 }].map(
      (rules) => () => new Match("classic", rules),
    ),
    () => new Match("quantum", { n: 3 }),
    (match) => match.play("1".repeat(1_000_000)),
  ];
  for (const action of actions) assert.equal(refusal(action).name, "TypeError", `${action}`);
});

test("rules that can't be played are refused", () => {
  const rows = [
    ["classic", { n: 6 }, "board-size", "a board has 3, 4 or 5 squares on a side"],
    [
      "classic",
      { n: 4, k: 5 },
      "line-length",
      "a line has at least 3 and at most 4 squares on a board of side 4",
    ],
    ["chess", undefined, "unknown-game", "there is no such game"],
  ];
  for (const [variant, rules, code, message] of rows) {
    const thrown = refusal(() => new Match(variant, rules));
    assert.deepEqual([thrown.name, thrown.code, thrown.message], ["RulesError", code, message]);
  }
});

test("what a game does not have is refused", () => {
  const rows = [
    [GAME, (match) => match.roll(), "no-roll"],
    ["t1.3-5", (match) => match.roll(), "no-roll"],
    ["t1.3-5", (match) => match.collapse(5), "no-collapse"],
    ["t1.3-5", (match) => match.ensemble(), "no-ensemble"],
  ];
  for (const [game, action, code] of rows) {
    const thrown = refusal(action, game);
    assert.deepEqual([thrown.name, thrown.code], ["MoveError", code]);
  }
});

test("getters and proxies that throw do not break the engine", () => {
  const thrower = Object.defineProperty({}, "n", {
    enumerable: true,
    get() {
      throw new RangeError("no");
    },
  });
  assert.equal(refusal(() => new Match("classic", thrower)).name, "RangeError");
  assert.equal(new Match().legalMoves().length, 36);
});
