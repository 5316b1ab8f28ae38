/** What people paste, and what is made of it before the engine reads it. */
import { describe, expect, test } from "vitest";
import { recordIn, tidied } from "../src/board/record-text";
import { viewOf } from "../src/games/quantum/state";
import { act, start } from "./support";

describe("a pasted text", () => {
  test("is tidied, and nothing more", () => {
    const texts: Readonly<Record<string, string>> = {
      "  q1-12-25\n": "q1-12-25",
      "\u00a0q1-12-25\u200b\ufeff": "q1-12-25",
      "q1-12-\r\n25": "q1-12-25",
      "q1–12–25": "q1-12-25",
      "q1−12−25": "q1-12-25",
      "Q1-12-25-15C5": "q1-12-25-15c5",
      "１５": "15",
      "ｑ1-12": "ｑ1-12",
      "1 – 5": "1-5",
      "X1+(1,2); O2+(2,3);": "X1+(1,2); O2+(2,3);",
      "q1-12-": "q1-12-",
      " \n ": "",
    };
    for (const [text, plain] of Object.entries(texts)) expect(tidied(text), text).toBe(plain);
  });

  test("may be an address with such a record", () => {
    expect(recordIn(tidied(" https://example.org/#Q1%E2%80%9312\n"))).toBe("q1-12");
  });

  test("is played or opened", () => {
    for (const text of ["1–5", "１５", "\u00a01 5\n", "#Q1-15", "Q1–15"]) {
      expect(viewOf(act(start, { type: "typed", text })).lastMove, text).not.toBeNull();
    }
  });

  test("of a million characters takes no time to speak of", () => {
    for (const text of [" ".repeat(1_000_000), " -".repeat(500_000)])
      expect(tidied(text).length).toBeLessThan(1_000_000);
  });
});
