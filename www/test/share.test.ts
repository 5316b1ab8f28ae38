/** Sharing: the line, the QR code, JSON out and in, the picture. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import decode from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { pictureOf } from "../src/board/picture";
import type { State } from "../src/games/quantum/state";
import { presentOf } from "../src/games/quantum/state";
import { positionOf } from "../src/games/quantum/types";
import { share as shareEn } from "../src/languages/en/share";
import { fromJson, type JsonError, LONGEST, looksLikeJson, toJson } from "../src/share/game-json";
import { palettes } from "../src/share/palettes";
import { SCALE, svgFile } from "../src/share/picture";
import { QUIET, qrCode } from "../src/share/qr";
import { summary } from "../src/share/summary";
import { en } from "./english";
import { themes } from "./stylesheet";
import { act, after, engine, page, start } from "./support";

const boardOf = ({ game }: State) => pictureOf(page, game, SCALE / 1.6, true);

const opened = (record: string) => act(start, { type: "open", record });

test.each([
  ["q1", "Quantum tic-tac-toe: a new game, X to move"],
  ["q1-12", "Quantum tic-tac-toe: 1 move, O to move"],
  ["q1-12-25-15", "Quantum tic-tac-toe: 3 moves, O chooses"],
  ["q1-12-25-15c5", "Quantum tic-tac-toe: 3 moves, 1 collapse, O to move"],
  ["q1-15-35-45-56-57-59-15c5", "Quantum tic-tac-toe: X 1, O ½ in 7 moves, 1 collapse"],
  ["q1-35-45-56-17-15-38-79-25-25c2", "Quantum tic-tac-toe: X 1½, O 0 in 9 moves, 1 collapse"],
  ["q1-34-18-79-47-48-14c4", "Quantum tic-tac-toe: X 0, O 1 in 6 moves, 1 collapse"],
  ["q1-24-12-35-78-29-37-79-47c4-6", "Quantum tic-tac-toe: a draw in 9 moves, 1 collapse"],
  ["q1-12-12c1-34-34c3", "Quantum tic-tac-toe: 4 moves, 2 collapses, X to move"],
])("the line of %s", (record, expected) => {
  expect(summary(en, shareEn, presentOf(opened(record)))).toBe(expected);
});

/** A code as a picture of four pixels a module, read by another library than the one that wrote it. */
function read({ size, path }: ReturnType<typeof qrCode>): string {
  const side = (size + QUIET * 2) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < Number(run) * 4; column++) {
        const at = ((Number(y) + QUIET) * 4 + row) * side + (Number(x) + QUIET) * 4 + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  return decode({ width: side, height: side, data }, { timeLimit: 60_000 });
}

test.each([
  "https://example.org/q/#q1",
  "https://somebody.github.io/quantum-tictactoe/?link=o#q1-12-23-34-45-56-67-78-89-15c1",
  "file:///home/somebody/Téléchargements/quantum-tictactoe.html#q1-19",
  `https://example.org/${"a".repeat(300)}#q1-19`,
])("the QR code of %s is read back", (link) => {
  const code = qrCode(link);
  expect(read(code)).toBe(link);
  expect(code.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
});

describe("JSON", () => {
  const records = ["q1", "q1-12", "q1-12-25-15", "q1-12-25-15c5-34", "q1-15-35-45-56-57-59-15c5"];
  const written = (record: string) => {
    const { game } = opened(record);
    return toJson(positionOf(game), game.moves);
  };

  test.each(records)("%s comes back", (record) => {
    expect(looksLikeJson(written(record))).toBe(true);
    expect(fromJson(engine, written(record))).toEqual({ record });
    expect(fromJson(engine, JSON.stringify(JSON.parse(written(record))))).toEqual({ record });
  });

  test("is what the document says", () => {
    expect(JSON.parse(written("q1-15-35-45-56-57-59-15c5"))).toEqual({
      name: "quantum-tictactoe",
      version: 1,
      rules: { variant: "quantum" },
      record: "q1-15-35-45-56-57-59-15c5",
      moves: ["15", "35", "45", "56", "57", "59", "15", "c5"],
      result: { winner: "x", points: { x: 1, o: 0.5 } },
    });
    expect(JSON.parse(written("q1-12"))).toMatchObject({ result: null });
  });

  test("the document's example is one", () => {
    const text = readFileSync(join(import.meta.dirname, "../../docs/game-json.md"), "utf8");
    const example = text.match(/```json\n([^`]*)```/)?.[1] ?? "";
    expect(fromJson(engine, example)).toEqual({ record: "q1-15-35-45-56-57-59-15c5" });
    expect(JSON.parse(written("q1-15-35-45-56-57-59-15c5"))).toEqual(JSON.parse(example));
  });

  const changed = (change: Readonly<Record<string, unknown>>, record = "q1-15-35-45-56-57-59-15c5") =>
    JSON.stringify({ ...JSON.parse(written(record)), ...change });
  const without = (key: string) => {
    const game: Record<string, unknown> = JSON.parse(written("q1-12"));
    delete game[key];
    return JSON.stringify(game);
  };
  const refusals: readonly (readonly [text: string, code: JsonError["code"], key?: string])[] = [
    ["", "not-json"],
    ["{", "not-json"],
    [`{"name":"quantum-tictactoe",}`, "not-json"],
    ["[]", "not-an-object"],
    ["null", "not-an-object"],
    ["15", "not-an-object"],
    ["{}", "other-name"],
    [changed({ name: "chess" }), "other-name"],
    [changed({ version: 2 }), "other-version"],
    [changed({ version: "1" }), "other-version"],
    [without("record"), "missing-key", "record"],
    [without("rules"), "missing-key", "rules"],
    [without("moves"), "missing-key", "moves"],
    [without("result"), "missing-key", "result"],
    [changed({ note: "" }), "unknown-key", "note"],
    [changed({ record: 15 }), "wrong-type", "record"],
    [changed({ rules: "quantum" }), "wrong-type", "rules"],
    [changed({ moves: "15" }), "wrong-type", "moves"],
    [changed({ result: 1 }), "wrong-type", "result"],
    [changed({ rules: { variant: "chess" } }), "other-game"],
    [changed({ rules: { variant: "classic", n: 3 } }), "bad-record"],
    [changed({ rules: { variant: "quantum", wild: true } }), "other-game"],
    [changed({ record: "q1-12-12c1-15" }), "bad-record"],
    [changed({ record: "t1.3-5" }), "bad-record"],
    [changed({ record: "12 25" }), "contradiction", "record"],
    [changed({ moves: ["15", "35"] }), "contradiction", "moves"],
    [changed({ moves: [15, 35, 45, 56, 57, 59, 15, "c5"] }), "contradiction", "moves"],
    [changed({ result: null }), "contradiction", "result"],
    [changed({ result: { winner: "o", points: { x: 1, o: 0.5 } } }), "contradiction", "result"],
    [changed({ result: { winner: "x", points: { x: 1, o: 0.5, n: 0 } } }), "contradiction", "result"],
    [changed({ result: { winner: "x", points: { x: 1, o: 0 } } }), "contradiction", "result"],
    [changed({ result: { winner: null, points: { x: 0, o: 0 } } }, "q1-12"), "contradiction", "result"],
    [`{"a":"${"1".repeat(LONGEST)}"}`, "too-long"],
    ["[".repeat(LONGEST), "not-json"],
    [changed({}).replace(/}$/, `,"__proto__":{}}`), "unknown-key", "__proto__"],
  ];
  test.each(refusals.map(([text, code, key]) => ({ text, code, key })))(
    "$code $key",
    ({ text, code, key }) => {
      const error = fromJson(engine, text);
      if (!("code" in error)) throw new Error("it was read");
      expect([error.code, "key" in error ? error.key : undefined]).toEqual([code, key]);
      expect(shareEn.open.json(error)).toMatch(/^[A-Z].+\.$/);
    },
  );
});

describe("the picture", () => {
  test.each(["light", "dark"] as const)("%s has the colours of the style sheet", (shade) => {
    const colours = Object.entries(palettes[shade]).map(([ink]) => [ink, themes[shade].get(ink)]);
    expect(palettes[shade]).toEqual(Object.fromEntries(colours));
  });

  test("is a whole file with a title, whatever the title holds", () => {
    const file = svgFile(boardOf(after("12 25 15")), "dark", "a <b> & c");
    expect(file).toContain("<title>a &lt;b&gt; &amp; c</title>");
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .* role="img"/);
    expect(file).not.toMatch(/undefined|NaN|var\(/);
    expect(file.match(/width="(\d+)"/)?.[1]).toBe("1280");
  });

  test("shows the game and nothing of what a person is about to do", () => {
    const state = after("12 25");
    expect(boardOf(act(state, { type: "press", square: 3 }, { type: "point", square: 4 }))).toEqual(
      boardOf(state),
    );
    expect(boardOf(act(state, { type: "look", index: 1 }))).not.toEqual(boardOf(state));
  });
});
