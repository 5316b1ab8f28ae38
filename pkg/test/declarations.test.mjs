// The declarations hold for what the engine really returns: values of many games are written out as TypeScript
// and compiled against `index.d.ts`, which finds a missing, an extra and a mistyped field.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import init, * as engine from "quantum-tictactoe";

await init();
const { Match } = engine;

const root = new URL("../../", import.meta.url);
const directory = new URL("target/declarations/", root);

const RECORDS = [
  "q1",
  "12",
  "12 25 15",
  "12 25 15 c5",
  "12 25 15 c1 34",
  "12 23 25 13 c1",
  "36 89 12 48 69 23 78 89 c8",
  "36 89 12 48 69 23 78 89 c8 5",
  "15 35 45 56 57 59 15 c5",
  "12 12 c1 45 45 c5 69 69 c6 78 38 37 c3",
  "45 17 46 23 37 78 36 59 46 c6",
  "t1.3",
  "t1.3-5-1-3-2-7",
  "t1.3.m-1-2-4-3-7",
  "t1.4.3wg-1x-1o-2x",
];

function caught(action) {
  try {
    action();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}

/** The own fields of an error, which `Error` itself does not have, and those every error has. */
function fields(error) {
  const { stack: _, ...own } = error;
  return { ...own, name: error.name, message: error.message };
}

function typeScript() {
  const lines = ['import type * as api from "quantum-tictactoe";'];
  const hold = (type, value) => lines.push(`({}) as unknown; (${JSON.stringify(value)}) satisfies ${type};`);
  for (const record of RECORDS) {
    const match = Match.fromRecord(record);
    const view = match.view();
    hold(view.variant === "quantum" ? "api.QuantumView" : "api.ClassicView", view);
    hold("api.Views[api.Variant]", view);
    if (view.variant === "quantum") hold("api.Board[]", match.ensemble());
    hold("string[]", match.legalMoves());
    hold("string[]", match.moves());
    hold("string", match.record());
    hold("string", match.text());
    match.free();
  }
  const analyzer = new engine.Analyzer({ objective: "points" });
  analyzer.start("12 25 15 c5 34");
  hold("api.Progress", analyzer.step(100));
  hold("api.Analysis", analyzer.analyze("12 25 15 c5 34"));
  hold("Required<NonNullable<ConstructorParameters<typeof api.Analyzer>[0]>>", {
    objective: "win",
    tableBytes: 0,
  });
  const opponent = new engine.Opponent({ level: "perfect", seed: 1 });
  opponent.start("12 25 15 c5 34");
  hold("api.Thought", opponent.step(100));
  hold("api.Decision", opponent.choose());
  const random = new engine.Opponent({ level: "random" });
  random.start("t1.3");
  hold("api.Decision", random.choose());
  for (const level of ["random", "beginner", "casual", "strong", "expert", "perfect"]) {
    new engine.Opponent({ level, seed: 0 }).free();
    hold("Required<ConstructorParameters<typeof api.Opponent>[0]>", { level, seed: 0, objective: "win" });
  }
  const withoutStack = (type) => `Omit<${type}, "stack" | "cause">`;
  const illegal = fields(caught(() => Match.fromRecord("12 12 c1").play("13")));
  hold(withoutStack("api.MoveError"), illegal);
  hold(withoutStack("api.RecordError"), fields(caught(() => Match.fromRecord("q1-12-99"))));
  hold(withoutStack("api.RulesError"), fields(caught(() => new Match("classic", { n: 3, k: 4 }))));
  // Both ways: what the class has and what is declared are the same names.
  // What the glue keeps for itself begins with two underscores.
  const own = (object) => Object.getOwnPropertyNames(object).filter((name) => !name.startsWith("__"));
  for (const name of ["Match", "Analyzer", "Opponent"]) {
    const methods = own(engine[name].prototype).filter((method) => method !== "constructor");
    hold(
      `Record<Exclude<keyof api.${name}, typeof Symbol.dispose>, true>`,
      Object.fromEntries(methods.map((method) => [method, true])),
    );
  }
  const statics = own(Match).filter((name) => typeof Match[name] === "function");
  hold(
    'Record<Exclude<keyof typeof api.Match, "prototype">, true>',
    Object.fromEntries(statics.map((n) => [n, true])),
  );
  return lines.join("\n");
}

function compile(name, source) {
  mkdirSync(directory, { recursive: true });
  const file = new URL(`${name}.ts`, directory);
  writeFileSync(file, source);
  const compiler = fileURLToPath(new URL("node_modules/typescript/bin/tsc", root));
  const flags = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--ignoreConfig"];
  const options = ["--module", "nodenext", "--target", "es2022", "--types", ""];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, ...flags, ...options, fileURLToPath(file)],
    { encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

test("the declarations hold for real values", () => {
  const { status, output } = compile("values", typeScript());
  assert.equal(status, 0, output);
});

test("listeners of the element are typed", () => {
  const source = `
import { QuantumTicTacToeElement, type QuantumTicTacToeDetails } from "quantum-tictactoe/element";
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>) => {};
const element = document.createElement("quantum-tictactoe");
same<typeof element, QuantumTicTacToeElement>(true);
element.addEventListener("click", function (event) {
  same<typeof event, PointerEvent>(true);
  same<typeof this, QuantumTicTacToeElement>(true);
});
element.addEventListener("keydown", (event) => same<typeof event, KeyboardEvent>(true));
const ended = (event: CustomEvent<QuantumTicTacToeDetails["qttt-end"]>) => event.detail.points.x.toFixed(1);
element.addEventListener("qttt-end", ended, { once: true });
element.removeEventListener("qttt-end", ended);
element.removeEventListener("click", (event) => same<typeof event, PointerEvent>(true));
element.addEventListener("of-the-page", (event) => same<typeof event, Event>(true));
element.addEventListener("qttt-move", { handleEvent(event: Event) {} });
document.addEventListener("qttt-end", ended);
window.addEventListener("qttt-move", ({ detail }) => same<typeof detail.squares, number[]>(true));
document.body.addEventListener("qttt-error", ({ detail }) => same<typeof detail.code, string>(true));
`;
  const { status, output } = compile("listeners", source);
  assert.equal(status, 0, output);
  const wrong = [
    'document.createElement("quantum-tictactoe").addEventListener("click", (event: KeyboardEvent) => {});',
    'document.createElement("quantum-tictactoe").removeEventListener("qttt-end", (event: KeyboardEvent) => {});',
    'document.addEventListener("qttt-end", ({ detail }) => detail.ply);',
  ];
  for (const [index, line] of wrong.entries()) {
    const head = 'import "quantum-tictactoe/element";\n';
    assert.notEqual(compile(`wrong-listener-${index}`, head + line).status, 0, line);
  }
});

test("a value that does not fit is noticed", () => {
  const view = { ...new Match().view() };
  const head = 'import type * as api from "quantum-tictactoe";\n';
  const source = (value) => `${head}(${JSON.stringify(value)}) satisfies api.QuantumView;`;
  const { ply: _, ...missing } = view;
  const wrong = [missing, { ...view, extra: 1 }, { ...view, ply: "0" }, { ...view, closing: undefined }];
  for (const [index, value] of wrong.entries()) {
    assert.notEqual(compile(`wrong-${index}`, source(value)).status, 0);
  }
});
