/** The pages to read: what they claim is what the engine says, their links lead somewhere, their words are HTML. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inline } from "../build/html";
import { lessons } from "../src/games/quantum/courses/lessons";
import { isRefusal, type View } from "../src/games/quantum/types";
import { help } from "../src/languages/en/help";
import { honestSentences } from "../src/languages/en/honest";
import { sheets } from "../src/languages/en/sheets";
import { plan } from "../src/languages/en/teach";
import type { Block } from "../src/languages/page-blocks";
import { WORKED } from "../src/pages/worked-game";
import { engine } from "./support";

const blocks: readonly Block[] = [...help.blocks, ...plan.blocks];
const texts = blocks.flatMap((block) => {
  switch (block.kind) {
    case "list":
      return block.items;
    case "table":
      return block.rows.flat();
    default:
      return [block.text];
  }
});
const links = texts.flatMap((text) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) => address),
);
const examples = help.blocks.flatMap((block) => (block.kind === "example" ? [block] : []));

function gameOf(record: string) {
  const game = engine.read(record);
  if (isRefusal(game)) throw new Error(`${record}: ${game.code}`);
  return game;
}
const viewAfter = (record: string): View => {
  const game = gameOf(record);
  return game.positions[game.index]?.view ?? game.positions[0]?.view ?? ({} as View);
};
const example = (title: string) => {
  const found = examples.find((one) => one.title === title);
  if (!found) throw new Error(`${title}: there is no such example`);
  return { ...found, view: viewAfter(found.record) };
};
const settled = (view: View, ply: number) => view.pairs.find((pair) => pair.ply === ply)?.settled;

test("every link leads to a page, a lesson, a list, a game, or a paper", () => {
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    if (link.startsWith("https://doi.org/")) continue;
    const { pathname, searchParams, hash } = new URL(link, "https://example.org/");
    const file = pathname === "/" ? "index.html" : pathname.slice(1);
    expect([link, existsSync(join(import.meta.dirname, "..", file))]).toEqual([link, true]);
    const lesson = searchParams.get("lesson");
    if (lesson) expect((lessons[Number(lesson) - 1] ?? []).length).toBeGreaterThan(0);
    if (hash !== "") expect([link, isRefusal(engine.read(hash.slice(1)))]).toEqual([link, false]);
  }
});

describe.each(examples)("$title", ({ record, from, text }) => {
  test("its game can be played, and begins at one of its steps", () => {
    const { positions } = gameOf(record);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from).toBeLessThan(positions.length);
    expect(text).toMatch(/\.$/);
  });
});

describe("the examples say what the engine says", () => {
  test("from the first move to a collapse", () => {
    const { record, view } = example("From the first move to a collapse");
    const before = viewAfter("q1-12-25-34-48-15");
    expect(record.startsWith("q1-12-25-34-48-15")).toBe(true);
    expect(before.turn).toEqual({ side: "o", phase: "measure" });
    expect(before.components.find(({ cycle }) => cycle)?.cycle?.squares).toEqual([1, 2, 5]);
    expect(view.pairs.find(({ ply }) => ply === 6)?.side).toBe("o");
    expect([3, 4].map((ply) => settled(view, ply))).toEqual([null, null]);
  });

  test("a cycle of two", () => {
    const { view } = example("A cycle of two");
    expect([settled(view, 2), settled(view, 1)]).toEqual([1, 2]);
    expect(viewAfter("q1-12-12").turn?.side).toBe("x");
  });

  test("a stem goes the same way whatever is chosen", () => {
    const { view } = example("A stem");
    expect(settled(view, 3)).toBe(6);
    expect(settled(viewAfter("q1-12-25-56-15c5"), 3)).toBe(6);
    expect(viewAfter("q1-12-25-56-15").components[0]?.cycle?.squares).toEqual([1, 2, 5]);
  });

  test("lines for both, and the other choice", () => {
    const { view } = example("Lines for both");
    expect(view.outcome).toMatchObject({
      winner: "x",
      points: { x: 1, o: 0.5 },
      lines: [
        { side: "x", squares: [1, 4, 7], completedAt: 5 },
        { side: "o", squares: [3, 6, 9], completedAt: 6 },
      ],
    });
    const other = viewAfter("q1-15-35-45-56-57-59-15c1").outcome;
    expect(other?.winner).toBe("o");
    expect(other?.lines.find(({ side }) => side === "x")?.completedAt).toBe(7);
  });

  test("the last square, and a draw", () => {
    const { view } = example("The last square");
    expect(viewAfter("q1-36-89-12-48-69-23-78-89c8").turn?.phase).toBe("last");
    expect(view.outcome?.lines).toEqual([{ side: "x", squares: [3, 5, 7], completedAt: 9 }]);
    const drawn = example("A draw").view;
    expect(drawn.outcome).toMatchObject({ winner: null, lines: [] });
    expect(drawn.squares.every(({ classical }) => classical)).toBe(true);
  });
});

describe("what is known", () => {
  const known = help.blocks.find(
    (block) => block.kind === "list" && block.items.some((item) => item.includes("36")),
  );
  const items = known?.kind === "list" ? known.items.join(" ") : "";

  test("of 36 first moves two win, and nine replies hold X to half a point", () => {
    const points = engine.analyzer("points");
    const first = points.analyze("q1");
    expect([first.value, first.moves.length]).toEqual([0.5, 36]);
    expect(
      first.moves
        .filter(({ value }) => value > 0)
        .map(({ move }) => move)
        .sort(),
    ).toEqual(["19", "37"]);
    expect(engine.analyzer("win").analyze("q1").value).toBe(1);
    const replies = points.analyze("q1-19").moves;
    const holding = replies
      .filter(({ value }) => value === 0.5)
      .map(({ move }) => move)
      .sort();
    expect(replies.filter(({ value }) => value === 1)).toHaveLength(36 - holding.length);
    for (const reply of holding) expect(items).toContain(reply);
    expect(
      items.match(/\b\d\d\b(?!,\d)/g)?.filter((token) => token !== "36" && token !== "18" && token !== "27"),
    ).toEqual(holding);
  });
});

test("the worksheet's worked game is told as it is", () => {
  const { record, steps: shown } = WORKED;
  const { captions } = sheets.worksheet;
  const { positions } = gameOf(record);
  expect(shown).toHaveLength(captions.length);
  const views = shown.map((index) => positions[index]?.view);
  expect(views[0]?.components).toEqual([expect.objectContaining({ plies: [1, 2] })]);
  expect(views[1]?.components.at(-1)).toMatchObject({ plies: [3], squares: [3, 4] });
  expect(views[2]?.turn).toEqual({ side: "x", phase: "measure" });
  expect(views[2]?.components[0]?.cycle?.squares).toEqual([1, 2, 5]);
  expect(views[3]?.lastCollapse?.map(({ ply, square }) => [ply, square])).toEqual([
    [4, 5],
    [2, 2],
    [1, 1],
  ]);
});

test("the six honest sentences stand on both pages", () => {
  for (const page of [help, plan]) {
    const items = page.blocks.flatMap((block) => (block.kind === "list" ? block.items : [])).join(" ");
    for (const { sentence } of honestSentences) expect(items).toContain(sentence);
  }
});

test("shares are never called probabilities, and a line is not an entanglement", () => {
  const all = JSON.stringify([help, plan, sheets]);
  expect(all).not.toMatch(/probabilit/i);
});

describe("sentences become HTML", () => {
  test.each([
    ["a *b* **c** `d`", 'a <em>b</em> <strong>c</strong> <code translate="no" dir="ltr">d</code>'],
    ["[here](./?lesson=2) & <b>", '<a href="./?lesson=2">here</a> &amp; &lt;b&gt;'],
    ["[doi](https://doi.org/1)", '<a href="https://doi.org/1" rel="noopener">doi</a>'],
  ])("%s", (text, html) => {
    expect(inline(text)).toBe(html);
  });
});
