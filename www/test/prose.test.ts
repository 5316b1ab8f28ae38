/** No sentence, name or unit stands outside `languages/`: neither in code, nor in HTML, styles, or the build. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Names that programs give to keys, errors and messages; nobody reads them. */
const NAMES =
  /^(Arrow(Left|Right|Up|Down)|Enter|Escape|Home|End|Tab|AbortError|InvalidStateError|LessonError|MoveError|RecordError|take over)$/;
/** Classes, side by side. */
const CLASSES = /^([a-z]+(-[a-z]+)+\s?)+$/;
/** Fonts, and code that is written by the build. */
const CODE = /sans-serif|\bconst [A-Z\w]+ =|^", length =$|=>|^as later$|^\} from "$/;
/** Attributes whose value is a list of names. */
const LISTS = new Set(["class", "rel", "allow", "sandbox", "style", "font"]);

/** Whether a person would read this: words side by side, a capital, or the end of a sentence. */
function isProse(text: string, isPart = false): boolean {
  const plain = text.replace(/<[^>]*(>|$)/g, " ");
  if ([NAMES, CLASSES, CODE].some((kind) => kind.test(plain.trim()))) return false;
  return (
    /\p{L}{2,}[,;]? \p{L}{2,}/u.test(plain) ||
    /(^|\s)\p{Lu}\p{Ll}+(\s|[.,:?!…]|$)/u.test(plain) ||
    /\p{L}{2,}([?!…]|\.(\s|$))/u.test(isPart ? plain.replace(/\.$/, "") : plain) ||
    (isPart && /\s\p{L}{2,}\s/u.test(plain))
  );
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const { name, value } = node;
  return typeof name === "string" ? name : typeof value === "string" ? value : "";
};

/** The prose in a module: what is thrown for developers and what is a type is none. */
function proseIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    const { type } = node;
    if (/^(Import|ExportAll)/.test(type)) return;
    if (type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(type)) return;
    if (type === "NewExpression" && /(Error|DOMException)$/.test(nameOf(node["callee"]))) return;
    if (type === "Property" && LISTS.has(nameOf(node["key"]))) return;
    if (type === "Literal" && typeof node["value"] === "string" && isProse(node["value"]))
      found.push(node["value"]);
    if (type === "TemplateElement") {
      const { value } = node;
      const text =
        typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
      if (isProse(text, true)) found.push(text);
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === "typeAnnotation" || key === "typeArguments" || key === "typeParameters") continue;
      if (type === "ExportNamedDeclaration" && key === "source") continue;
      if (type === "Property" && key === "key") continue;
      for (const each of [child].flat()) if (isNode(each)) visit(each);
    }
  };
  visit(parseAst(code, { lang: "ts" }) as unknown as Node);
  return found;
}

const filesIn = (directory: string, ending: RegExp) =>
  readdirSync(join(root, directory), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => ({
      name: join(directory, name),
      text: readFileSync(join(root, directory, name), "utf8"),
    }));

const modules = ["src", "build", "offline"]
  .flatMap((directory) => filesIn(directory, /\.m?ts$/))
  .filter(({ name }) => !name.startsWith("src/languages/") && !name.endsWith(".d.mts"));

test.each(modules)("$name has no prose", ({ text }) => {
  expect(proseIn(text)).toEqual([]);
});

test.each(filesIn("src", /\.css$/))("$name writes no words", ({ text }) => {
  const contents = [...text.matchAll(/content:([^;]*);/g)].map(([, value = ""]) => value);
  expect(contents.filter((value) => /"[^"]*\p{L}/u.test(value))).toEqual([]);
});

const pages = readdirSync(root)
  .filter((name) => /\.(html|webmanifest)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }));

test.each(pages)("$name has its words from elsewhere", ({ text }) => {
  const plain = text.replace(/<!--[\s\S]*?-->|<style>[\s\S]*?<\/style>|<!doctype html>/g, "");
  expect(plain.replace(/<[^>]*>/g, "").trim()).toBe("");
  const read = [...plain.matchAll(/\s(content|title|alt|aria-label|lang)="([^"]*)"/g)];
  expect(read.filter(([, name, value = ""]) => name === "lang" || isProse(value))).toEqual([]);
});

describe("prose is told from names", () => {
  test.each([
    'h("p", {}, "Copy the link")',
    'button("Close", "qt-button", close)',
    "`$" + "{a} and $" + "{b}`",
    'const sentence = "the end.";',
    'element.title = "Loading…"',
    'const words = { close: "Close" } as const;',
  ])("%s is found", (code) => {
    expect(proseIn(code)).not.toEqual([]);
  });
  test.each([
    'h("p", { class: "qt-button qt-confirm" })',
    'throw new TypeError("a move is a string");',
    'import { a } from "./Some place";',
    'type A = "One two";',
    'if (key === "ArrowLeft") go("(prefers-color-scheme: dark)");',
    'list.querySelector(".qt-one, .qt-two")',
  ])("%s is none", (code) => {
    expect(proseIn(code)).toEqual([]);
  });
});
