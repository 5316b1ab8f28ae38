// On a server the element can be imported, and does nothing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the class is there, and registering it does no harm", async () => {
  const before = Object.keys(globalThis);
  const { QuantumTicTacToeElement } = await import("quantum-tictactoe/element");
  await import("quantum-tictactoe/element/define");
  assert.equal(typeof QuantumTicTacToeElement, "function");
  assert.deepEqual(Object.keys(globalThis), before);
});

test("the package holds the licence of the project, and can be asked what it is", async () => {
  const text = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
  assert.equal(text("../LICENSE"), text("../../LICENSE"));
  const { default: described } = await import("quantum-tictactoe/package.json", { with: { type: "json" } });
  assert.ok(described.files.includes("LICENSE"));
});
