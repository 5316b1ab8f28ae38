/** Thousands of broken links: each is a game, or is refused in words and offers what of it can be played. */
import { expect, test } from "vitest";
import { presentOf } from "../src/games/quantum/state";
import { brokenReason } from "../src/games/quantum/words/sentences";
import { recordOf } from "../src/share/link";
import { en } from "./english";
import { mutated } from "./mutated";
import { act, after, start } from "./support";

test("4000 mutated links", () => {
  let refused = 0;
  const game = after("12 25");
  for (const link of mutated(4000)) {
    const record = recordOf(`#${encodeURIComponent(link)}`);
    const state = act(game, { type: "open", record: record ?? "q1" });
    if (state.offer === null) {
      // A game that is accepted is written back as it can be read again.
      const { record: own } = presentOf(state);
      expect(presentOf(act(start, { type: "open", record: own })).record, link).toBe(own);
      continue;
    }
    refused += 1;
    expect(presentOf(state).record, link).toBe("q1-12-25");
    expect(brokenReason(en, state.offer), link).toMatch(/^[“A-Z].{10,}\.$/u);
    expect(brokenReason(en, state.offer), link).not.toMatch(/undefined|null|\[object/);
    const { legalPrefix } = state.offer;
    if (!legalPrefix?.startsWith("q1")) continue;
    expect(presentOf(act(state, { type: "accept" })).record, link).toBe(legalPrefix);
  }
  expect(refused).toBeGreaterThan(2000);
  expect(refused).toBeLessThan(4000);
});
