/** Which file may import which, and what must never appear where. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "src");

/** From the bottom to the top: a file may import from its own layer and from those before it. */
const layers: readonly (readonly string[])[] = [
  ["engine", "engine-file", "worker-file", "single/", "style/"],
  ["types", "analysis/", "worker"],
  ["classic/types"],
  ["entries", "history", "match", "why", "players", "hint", "course"],
  ["geometry/", "animation/", "words/words", "words/explore-words", "record-text"],
  ["words/classic"],
  [
    "words/en",
    "words/en-computer",
    "words/rules-en",
    "words/explore-en",
    "words/honest",
    "words/later",
    "words/embedded",
    "words/classic-en",
    "words/page-blocks",
  ],
  ["actions", "state"],
  ["classic/actions", "classic/state", "classic/motion"],
  ["changes", "computer", "update", "guest"],
  ["classic/changes", "classic/computer", "classic/update"],
  ["effects/", "store", "explore/", "classic/store"],
  [
    "exercises/task",
    "exercises/puzzles",
    "exercises/progress",
    "words/help",
    "words/embed-page",
    "words/teach",
    "words/lessons",
    "words/quiz",
  ].concat(["exercises/course", "exercises/session", "exercises/lessons", "exercises/quiz"]),
  [
    "words/exercises",
    "words/sentences",
    "words/events",
    "words/explore",
    "words/history",
    "words/moves",
    "words/end",
    "words/computer",
    "input/",
    "render/",
  ],
  ["words/classic-sentences", "classic/keys", "classic/scene"],
  ["words/share", "share/"],
  ["view/"],
  ["classic/view/"],
  ["classic/mount"],
  ["exercises/"],
  ["study", "api"],
  ["host/"],
  ["element/"],
  ["page/", "pages/", "main"],
];

/** Files without the document: nothing of the browser is named in them. */
const pure = [
  "types",
  "entries",
  "history",
  "match",
  "why",
  "players",
  "hint",
  "course",
  "changes",
  "computer",
  "geometry/",
  "animation/timeline",
  "animation/player",
  "words/",
  "actions",
  "state",
  "update",
  "explore/",
  "exercises/task",
  "exercises/course",
  "exercises/session",
  "exercises/puzzles",
  "exercises/progress",
  "exercises/lessons",
  "exercises/quiz",
  "input/keyboard",
  "render/list",
  "share/",
  "classic/types",
  "classic/actions",
  "classic/state",
  "classic/changes",
  "classic/computer",
  "classic/update",
  "classic/motion",
  "classic/scene",
  "classic/keys",
].concat([
  "render/marks",
  "render/lines",
  "render/patterns",
  "render/scene",
  "render/ground",
  "render/trails",
  "render/winning",
  "render/explore",
  "render/hint",
]);

const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => ({ name: name.replace(/\.ts$/, ""), text: readFileSync(join(root, name), "utf8") }));

const matches = (name: string, entry: string) =>
  entry.endsWith("/") ? name.startsWith(entry) : name === entry;
const layerOf = (name: string) => layers.findIndex((layer) => layer.some((entry) => matches(name, entry)));

interface Import {
  readonly from: string;
  readonly isType: boolean;
}

function importsOf(name: string, text: string): Import[] {
  // What is taken in as text, such as a style sheet, is no module.
  const named = text.matchAll(/^(?:import|export)\s+(type\s)?[^;"]*?\sfrom\s+"([^"?]+?)(?:\.ts)?"/gm);
  // Loaded for what it does, or when it is needed.
  const whole = text.matchAll(/^import\s+()"([^"?]+?)(?:\.ts)?"|\bimport\(\s*()"([^"?]+?)(?:\.ts)?"\s*\)/gm);
  const found = [...named, ...whole].map((match) => ({ type: match[1], from: match[2] ?? match[4] ?? "" }));
  return found.map(({ type, from }) => ({
    from: from.startsWith(".") ? relative(root, normalize(join(root, dirname(name), from))) : from,
    isType: Boolean(type),
  }));
}

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");

describe.each(files)("$name", ({ name, text }) => {
  test("belongs to a layer, and imports only from it and those before", () => {
    expect(layerOf(name)).toBeGreaterThanOrEqual(0);
    for (const { from } of importsOf(name, text)) {
      if (from.startsWith("virtual:")) expect(name).toMatch(/^single\//);
      else if (from.startsWith("quantum-tictactoe")) expect(name).toMatch(/^(engine|engine-file|worker)$/);
      else if (from.startsWith("lean-qr")) expect(name).toBe("share/qr");
      else expect([from, layerOf(from) >= 0 && layerOf(from) <= layerOf(name)]).toEqual([from, true]);
    }
  });

  test("says its job in the first line, in fewer than 400 lines", () => {
    expect(text).toMatch(/^\/\*\* .+\*\/\n/);
    expect(text.split("\n").length).toBeLessThan(400);
  });

  test("nothing is hidden from the checks", () => {
    expect(text).not.toMatch(/@ts-|biome-ignore/);
  });
});

test("what is loaded later is looked at as well", () => {
  const lazy = `const { a } = await import(\n  "./other-board"\n);\nimport "./theme";`;
  expect(importsOf("page/boards", lazy)).toEqual([
    { from: "page/other-board", isType: false },
    { from: "page/theme", isType: false },
  ]);
});

test("the rules are asked for in one place: only the top loads the engine", () => {
  const loading = files.filter(({ name, text }) =>
    importsOf(name, text).some(({ from, isType }) => from === "engine" && !isType),
  );
  const names = loading.map(({ name }) => name).sort();
  expect(names).toEqual(["classic/store", "element/element", "pages/boards", "store"]);
});

test("input and render do not know each other", () => {
  for (const { name, text } of files) {
    for (const { from } of importsOf(name, text)) {
      if (name.startsWith("input/")) expect(from).not.toMatch(/^(render|view)\//);
      if (name.startsWith("render/")) expect(from).not.toMatch(/^(input|view)\//);
    }
  }
});

test("state, update and the drawing know no document", () => {
  for (const { name, text } of files.filter((file) => pure.some((entry) => matches(file.name, entry)))) {
    expect([
      name,
      code(text).match(/\b(document|window|HTML\w*Element|addEventListener|navigator|location)\b/),
    ]).toEqual([name, null]);
  }
});

test("a mounted board touches nothing of the document but its own element", () => {
  for (const { name, text } of files.filter(({ name }) => layerOf(name) <= layerOf("api"))) {
    expect([name, code(text).match(/document\.(?!createElement)\w+|\bwindow\b|\bid:/)]).toEqual([name, null]);
    expect([name, code(text).match(/localStorage|sessionStorage|location\./)]).toEqual([name, null]);
  }
});
