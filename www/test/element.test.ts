/** The element's declarations in the package say what its class is, and its style sheet fits a shadow. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import type {
  QuantumTicTacToeElement as Declared,
  QuantumTicTacToeDetails as DeclaredDetails,
} from "../../pkg/element/index";
import { hosted } from "../build/hosted.mjs";
import type { Seats } from "../src/board/players";
import type { Details as Moves } from "../src/games/quantum/events";
import type { View } from "../src/games/quantum/types";
import type { QuantumTicTacToeElement } from "../src/host/element/element";
import type { Problem } from "../src/host/events";

/** What is told with each event. */
interface Details extends Moves {
  readonly ready: { readonly record: string };
  readonly end: { readonly record: string } & NonNullable<View["outcome"]>;
  readonly error: Problem;
}

type Own<Element> = Omit<Element, keyof HTMLElement>;
type Plain<Value> = Value extends (...input: infer Input) => infer Output
  ? (...input: Input) => Plain<Output>
  : Value extends object
    ? { -readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value;
type Callbacks = "connectedCallback" | "disconnectedCallback" | "attributeChangedCallback";

test("what is declared is what there is", () => {
  expectTypeOf<keyof Own<Declared>>().toEqualTypeOf<Exclude<keyof Own<QuantumTicTacToeElement>, Callbacks>>();
  expectTypeOf<Omit<QuantumTicTacToeElement, keyof HTMLElement>>().toMatchTypeOf<Own<Declared>>();
  expectTypeOf<Plain<{ [Name in keyof Details as `qttt-${Name}`]: Details[Name] }>>().toEqualTypeOf<
    Plain<Omit<DeclaredDetails, "qttt-change" | "qttt-players">>
  >();
  expectTypeOf<DeclaredDetails["qttt-players"]>().toEqualTypeOf<Plain<Seats>>();
});

const host = readFileSync(join(import.meta.dirname, "../src/host/element/host.css"), "utf8");
const tokens = readFileSync(join(import.meta.dirname, "../src/style/tokens.css"), "utf8");

test("colours belong to the host, so that a page can set its own", () => {
  const selectors = [...hosted(tokens).matchAll(/([^{}]+)\{[^{}]*--qt-paper/g)].map(([, text = ""]) =>
    text.trim(),
  );
  expect(selectors).toEqual([
    ":host",
    ':host(:not([theme="light"]))',
    ':host([theme="dark"])',
    ":host",
    ':host([theme="dark"])',
    ':host(:not([theme="light"]))',
    ":host,\n:host([theme]),\n:host(:not([theme]))",
  ]);
  expect(hosted(tokens)).not.toMatch(/:root|data-theme|\.qt\b/);
});

test("sizes follow a property of the host, but for those of queries", () => {
  expect(
    hosted(".qt-a {\n  margin: -0.5rem 1rem;\n}\n@container (min-width: 37rem) {\n  a { top: 2rem }\n}"),
  ).toBe(
    ".qt-a {\n  margin: calc(-0.5 * var(--qt-rem)) calc(1 * var(--qt-rem));\n}\n" +
      "@container (min-width: 37rem) {\n  a { top: calc(2 * var(--qt-rem)) }\n}",
  );
});

test("what a size is by itself does not follow itself", () => {
  expect(hosted(host)).toContain("--qt-rem: 1rem;");
  expect(hosted(host)).toContain("calc(0.75 * var(--qt-rem))");
});
