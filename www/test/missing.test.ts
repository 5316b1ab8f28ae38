/** The page without its engine: what is said, and what can still be pressed. */

import { expect, test } from "vitest";
import { canRedo, canUndo, without } from "../src/board/course";
import { hoping } from "../src/board/update";
import { initialState, isOpen } from "../src/games/quantum/state";
import { notice, spoken } from "../src/games/quantum/words/sentences";
import { en } from "./english";

test("without an engine no square is open, and each press says why", () => {
  const first = without(initialState, "engine");
  expect([1, 5, 9].map((square) => isOpen(first, square))).toEqual([false, false, false]);
  expect([canUndo(first), canRedo(first), notice(en, first)]).toEqual([false, false, ""]);
  const again = without(first, "engine");
  expect(again.said.serial).toBe(first.said.serial + 1);
  expect(again.said.what && spoken(en, again.said.what, false)).toBe(en.missing.engine);
});

test("while it is asked for again, the board is open and nothing is said", () => {
  const state = hoping(without(initialState, "webAssembly"));
  expect([isOpen(state, 5), state.said.what, state.missing]).toEqual([true, null, null]);
});
