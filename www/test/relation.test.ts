/** A link of a game by link against what is known: the answer, an old one, another branch, another game. */
import { describe, expect, test } from "vitest";
import { isRefusal } from "../src/games/quantum/types";
import {
  gamesFrom,
  gamesText,
  type Known,
  numberOf,
  type Relation,
  relate,
  remember,
  stepsOf,
} from "../src/share/relation";
import { engine, start } from "./support";

const game = (record: string, side: Known["side"] = "x", over = false): Known => ({ side, record, over });
const shown = (relation: Relation) =>
  [
    relation.kind,
    ...("known" in relation ? [relation.known.record] : []),
    ...("shared" in relation ? [relation.shared] : []),
  ].join(" ");

test("the steps of a record are the engine's moves", () => {
  for (const record of ["q1", "q1-12", "q1-12-25-15c5-34", "q1-36-39-78-35-89-14-45-47c4-2"]) {
    const read = engine.read(record);
    if (isRefusal(read)) throw new Error(record);
    expect(stepsOf(record)).toEqual(read.moves);
  }
  expect(start.game.moves).toEqual([]);
  expect([0, 1, 2, 3, 4].map((step) => numberOf("q1-12-25-15c5-34", step))).toEqual([1, 2, 3, 3, 4]);
});

test.each([
  ["q1-12", "q1-12-34", "answer q1-12"],
  ["q1-12", "q1-12", "answer q1-12"],
  ["q1-12-25-15", "q1-12-25-15c5-34", "answer q1-12-25-15"],
  ["q1-12-34-56", "q1-12", "stale q1-12-34-56"],
  ["q1-12-25-15c5", "q1-12-25-15", "stale q1-12-25-15c5"],
  ["q1-12-34", "q1-12-35", "fork q1-12-34 1"],
  ["q1-12-25-15c5", "q1-12-25-15c1-34", "fork q1-12-25-15c5 3"],
  ["q1-12-25-15c5-34", "q1-12-25-15c5-36-78", "fork q1-12-25-15c5-34 4"],
  ["q1-12", "q1", "new"],
  ["q1-12", "q1-13", "new"],
  ["q1-12-34", "q1-13-34", "new"],
])("known %s, the link %s: %s", (known, link, expected) => {
  expect(shown(relate([game(known)], "x", link))).toBe(expected);
  // The other side of the same game is somebody else's, even on one device.
  expect(shown(relate([game(known)], "o", link))).toBe("new");
});

describe("several games", () => {
  const games = [game("q1-12-34-56"), game("q1-12"), game("q1-19-28", "x", true), game("q1-45", "o")];

  test("the one that the link goes on from comes first", () => {
    expect(shown(relate(games, "x", "q1-12-34-56-78"))).toBe("answer q1-12-34-56");
    expect(shown(relate(games, "x", "q1-12-35"))).toBe("answer q1-12");
    expect(shown(relate(games.slice(0, 1), "x", "q1-12-34-78"))).toBe("fork q1-12-34-56 2");
  });

  test("the first move alone does not recall a game that is over", () => {
    expect(shown(relate(games, "x", "q1-19"))).toBe("new");
    expect(shown(relate(games, "x", "q1-19-37"))).toBe("new");
    expect(shown(relate(games, "x", "q1-19-28"))).toBe("answer q1-19-28");
    expect(shown(relate(games, "x", "q1-19-28-46"))).toBe("answer q1-19-28");
  });

  test("a new state takes the place of the one before, and the oldest is forgotten", () => {
    const next = remember(games, game("q1-12-35-67"), game("q1-12"));
    expect(next.map(({ record }) => record)).toEqual(["q1-12-35-67", "q1-12-34-56", "q1-19-28", "q1-45"]);
    expect(remember(games, game("q1"), game("q1-12")).map(({ record }) => record)).not.toContain("q1");
    const many = Array.from({ length: 30 }, (_, i) => `q1-1${(i % 8) + 2}-${i + 20}`);
    const all = many.reduce((known, record) => remember(known, game(record), null), [] as readonly Known[]);
    expect(all).toHaveLength(12);
    expect(all[0]?.record).toBe(many.at(-1));
  });

  test("come back from text, and what is none is left out", () => {
    expect(gamesFrom(gamesText(games))).toEqual(games);
    const bad = [
      null,
      1,
      {},
      game("q1-<b>"),
      game(`q1${"-12".repeat(400)}`),
      { ...game("q1-12"), side: "z" },
    ];
    expect(gamesFrom(JSON.stringify([...bad, games[0]]))).toEqual([games[0]]);
    for (const text of [null, "", "null", "{}", "[", "1".repeat(1000)]) expect(gamesFrom(text)).toEqual([]);
  });
});
