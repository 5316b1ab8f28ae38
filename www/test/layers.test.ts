/** Which folder may import which, and what must never appear where. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "src");

/** From the bottom to the top: a file may import from its own folder and from those below, not from one beside it. */
const layers: readonly (readonly string[])[] = [
  ["style"],
  ["engine"],
  ["board"],
  ["games/*"],
  ["games"],
  ["study", "share"],
  ["host", "shell"],
  ["pages"],
  ["main"],
];

interface Source {
  /** Below `src`, without its ending. */
  readonly name: string;
  readonly folder: string;
  readonly text: string;
  /** Without comments. */
  readonly code: string;
  readonly imports: readonly Import[];
}

interface Import {
  readonly from: string;
  readonly isType: boolean;
}

const files: readonly Source[] = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((file) => {
    const name = file.replace(/\.ts$/, "");
    const text = readFileSync(join(root, file), "utf8");
    const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
    return { name, folder: folderOf(name), text, code, imports: importsOf(name, text) };
  });

/** A game's folder counts as one of its own. */
function folderOf(name: string): string {
  return name.match(/^games\/[^/]+(?=\/)/)?.[0] ?? name.split("/")[0] ?? "";
}

function layerOf(folder: string): number {
  const wanted = folder.replace(/^games\/.*/, "games/*");
  return layers.findIndex((layer) => layer.includes(wanted));
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

/** What breaks a rule, one `file > what` a line. */
function broken(where: (file: Source) => boolean, what: (file: Source) => readonly string[]): string[] {
  const found = files.filter(where).flatMap((file) => what(file).map((one) => `${file.name} > ${one}`));
  return [...new Set(found)].sort();
}

/** Imports that break a rule. */
const seen = (file: Source, isWrong: (one: Import) => boolean) =>
  file.imports.filter(isWrong).map(({ from }) => from);
const isWithin = (name: string, ...folders: string[]) =>
  folders.some((folder) => name.startsWith(`${folder}/`));
const isLanguage = (name: string) => isWithin(name, "languages");

/** What is a board and its games, wherever it is mounted. */
const MOUNTED = ["engine", "board", "games", "study"];
/** Files that make or touch elements. */
const ELEMENTS = /(^|\/)(view|input)\/|\/(mount|handle|context|guest|game|canvas|svg|namespace)$/;

describe("folders", () => {
  test("each folder has its layer", () => {
    expect(files.filter(({ folder }) => folder !== "languages" && layerOf(folder) < 0)).toEqual([]);
  });

  test("a file sees its own folder and the layers below", () => {
    const isWrong = (folder: string) => (one: Import) => {
      const from = folderOf(one.from);
      if (!isInside(one.from) || isLanguage(one.from) || from === folder) return false;
      return layerOf(from) >= layerOf(folder);
    };
    const found = broken(
      ({ name }) => !isLanguage(name),
      (file) => seen(file, isWrong(file.folder)),
    );
    expect(found).toEqual([]);
  });

  test("no game sees another", () => {
    const found = broken(
      ({ folder }) => folder.startsWith("games/"),
      (file) => seen(file, ({ from }) => isWithin(from, "games") && folderOf(from) !== file.folder),
    );
    expect(found).toEqual([]);
  });

  test("the board names no game", () => {
    const words = /\b(quantum|classic|morris|tiqtaqtoe)\b|["'`][qt]1["'`]/gi;
    const found = broken(
      ({ folder }) => folder === "board",
      ({ code }) => [...code.replace(/^import[^;]*;/gm, "").matchAll(words)].map(([word]) => word),
    );
    expect(found).toEqual([]);
  });

  test("a language sees types, and other parts of its own", () => {
    const found = broken(
      ({ name }) => isLanguage(name),
      (file) => seen(file, ({ from, isType }) => !isLanguage(from) && !isType),
    );
    expect(found).toEqual([]);
  });

  test("a language is named by the index of languages alone", () => {
    const found = broken(
      ({ name }) => !isLanguage(name),
      (file) => seen(file, ({ from }) => /^languages\/[a-z]{2}\//.test(from)),
    );
    expect(found).toEqual([]);
  });

  test("only the engine's folder knows the package, and one file the codes", () => {
    const isForeign = ({ from }: Import) => !isInside(from) && !from.startsWith("virtual:");
    const found = broken(
      () => true,
      (file) => seen(file, isForeign),
    );
    expect(found.filter((line) => !/^engine\/.* > quantum-tictactoe/.test(line))).toEqual([
      "share/qr > lean-qr/nano",
    ]);
  });
});

describe("what must not appear", () => {
  test("state, update and drawing know no document", () => {
    const page = /\b(document|window|HTML\w*Element|addEventListener|navigator|location)\b/g;
    const found = broken(
      ({ name }) => isWithin(name, "board", "games", "languages") && !ELEMENTS.test(name),
      ({ code }) => [...code.matchAll(page)].map(([word]) => word),
    );
    expect(found).toEqual([]);
  });

  test("a mounted board touches nothing of the document but its own element", () => {
    const page =
      /document\.(?!createElement)\w+|\bwindow\b|\bid:|localStorage|sessionStorage|(?<!\.)\blocation\./g;
    const found = broken(
      ({ name }) => isWithin(name, ...MOUNTED),
      ({ code }) => [...code.matchAll(page)].map(([word]) => word),
    );
    expect(found).toEqual([]);
  });

  test("input and drawing do not know each other", () => {
    const found = broken(
      ({ name }) => /\/(input|draw|render)\//.test(name),
      (file) =>
        seen(
          file,
          ({ from }) =>
            /\/view\//.test(from) || (/\/input\//.test(file.name) && /\/(draw|render)\//.test(from)),
        ),
    );
    expect(found).toEqual([]);
  });

  test("each file says its job in the first line, in fewer than 400 lines", () => {
    const isWrong = ({ text }: Source) => !/^\/\*\* .+\*\/\n/.test(text) || text.split("\n").length >= 400;
    expect(files.filter(isWrong).map(({ name }) => name)).toEqual([]);
  });

  test("nothing is hidden from the checks", () => {
    expect(files.filter(({ text }) => /@ts-|biome-ignore/.test(text)).map(({ name }) => name)).toEqual([]);
  });
});

/** Whether it is a module of the page. */
function isInside(from: string): boolean {
  return !/^(quantum-tictactoe|lean-qr|virtual:)/.test(from);
}

test("what is loaded later is looked at as well", () => {
  const lazy = `const { a } = await import(\n  "./other-board"\n);\nimport "./theme";`;
  expect(importsOf("shell/boards", lazy)).toEqual([
    { from: "shell/other-board", isType: false },
    { from: "shell/theme", isType: false },
  ]);
});
