/** The door to both engines: the small one first, and the full one for what needs it. */
import { expect, test, vi } from "vitest";
import { isRefusal, positionOf } from "../src/board/types";
import { type Files, loadEngine, needsFull } from "../src/engine/engine";
import { files } from "./support";

const counted = () => ({ small: vi.fn(files.small), full: vi.fn(files.full) }) satisfies Files;
const goff = "X1+(1,2); O2+(2,3); X3+(3,1);";

test("the first game needs the small engine alone, and another game the full one alone", async () => {
  const first = counted();
  const quantum = (await loadEngine(first)).referee("quantum");
  const game = quantum.read("q1-12-25-15c5");
  expect(isRefusal(game) ? game : positionOf(game).record).toBe("q1-12-25-15c5");
  expect([first.small.mock.calls.length, first.full.mock.calls.length]).toEqual([1, 0]);
  const other = counted();
  const classic = (await loadEngine(other, false)).referee("classic");
  expect(isRefusal(classic.begin())).toBe(false);
  expect([other.small.mock.calls.length, other.full.mock.calls.length]).toEqual([0, 1]);
});

test("Goff's notation and another game's record are refused until the full engine is there", async () => {
  const engine = await loadEngine(files);
  const quantum = engine.referee("quantum");
  expect([quantum.read(goff), quantum.read("t1.3-5")].map(needsFull)).toEqual([true, true]);
  expect(needsFull(engine.referee("classic").begin())).toBe(true);
  expect(needsFull(quantum.read("q1-12-99"))).toBe(false);
  await engine.full();
  const read = quantum.read(goff);
  expect(isRefusal(read) ? read : positionOf(read).record).toBe("q1-12-23-13");
  expect(quantum.read("t1.3-5")).toMatchObject({ code: "other-game", legalPrefix: "t1.3-5" });
  expect(isRefusal(engine.referee("classic").begin())).toBe(false);
});

test("a game goes on in the full engine as it was left in the small one", async () => {
  const engine = await loadEngine(files);
  const quantum = engine.referee("quantum");
  const opened = quantum.read("q1-12");
  if (isRefusal(opened)) throw new Error(opened.code);
  const before = quantum.play(opened, "25");
  await engine.full();
  if (isRefusal(before)) throw new Error(before.code);
  const after = quantum.play(before, "15");
  expect(isRefusal(after) ? after : positionOf(after).record).toBe("q1-12-25-15");
});

test("without the full engine the first game goes on, and it is asked for again", async () => {
  let isCut = true;
  const full = () => (isCut ? Promise.reject(new Error("cut off")) : files.full());
  const engine = await loadEngine({ ...files, full });
  const quantum = engine.referee("quantum");
  await expect(engine.full()).rejects.toThrow("cut off");
  expect(isRefusal(quantum.read("q1-12-25-15c5"))).toBe(false);
  isCut = false;
  await engine.full();
  expect(isRefusal(quantum.read(goff))).toBe(false);
});
