// On a server the element can be imported, and does nothing.
import assert from "node:assert/strict";
import { test } from "node:test";

test("the class is there, and registering it does no harm", async () => {
  const before = Object.keys(globalThis);
  const { QuantumTicTacToeElement } = await import("quantum-tictactoe/element");
  await import("quantum-tictactoe/element/define");
  assert.equal(typeof QuantumTicTacToeElement, "function");
  assert.deepEqual(Object.keys(globalThis), before);
});
