/** Grammar by `Intl`, in English as the page writes it and in languages that do it otherwise. */
import { expect, test } from "vitest";
import { grammarOf } from "../src/languages/grammar";

const english = grammarOf("en-GB");

test.each([
  [[], "", ""],
  [[1], "1", "1"],
  [[1, 5], "1 and 5", "1 or 5"],
  [["X1", "O2", "X5"], "X1, O2 and X5", "X1, O2 or X5"],
])("a list of %j", (items, and, or) => {
  expect(english.and(items)).toBe(and);
  expect(english.or(items)).toBe(or);
});

test("lists are punctuated as each language does it", () => {
  expect(grammarOf("es").and(["X1", "O2", "X5"])).toBe("X1, O2 y X5");
  expect(grammarOf("de").or([1, 5])).toBe("1 oder 5");
});

test.each([
  ["en-GB", 0, "games"],
  ["en-GB", 1, "game"],
  ["en-GB", 27, "games"],
  ["pt", 0, "game"],
  ["de", 1, "game"],
  ["pl", 3, "few games"],
])("in %s a plural for %d", (locale, count, form) => {
  expect(grammarOf(locale).plural(count, { one: "game", few: "few games", other: "games" })).toBe(form);
});

test("a form that is left out is the one for all others", () => {
  expect(grammarOf("pl").plural(3, { one: "game", other: "games" })).toBe("games");
});

test.each([
  [0, "0"],
  [0.5, "½"],
  [1, "1"],
  [1.5, "1½"],
  [2, "2"],
])("%d points are %s", (value, written) => {
  expect(english.points(value)).toBe(written);
});

test("large numbers are grouped", () => {
  expect(english.number(18_227_289_232_224)).toBe("18,227,289,232,224");
  expect(grammarOf("de").number(18_227)).toBe("18.227");
});
