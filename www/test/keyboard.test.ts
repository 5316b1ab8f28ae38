/** What the keys mean. */
import { describe, expect, test } from "vitest";
import { squareLayout } from "../src/board/grid";
import { type Keys, reaction as meant } from "../src/board/input/keyboard";
import { page } from "./support";

const reaction = (event: Parameters<typeof meant>[0], keys: Keys) =>
  meant(event, keys, squareLayout(3), page.keys);

const key = (
  name: string,
  more: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {},
) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const board = (square: number) => ({ square, typing: false });
const elsewhere = { square: null, typing: false };
const field = { square: null, typing: true };

describe("on the board", () => {
  test.each([
    ["ArrowRight", 5, 6],
    ["ArrowLeft", 4, 4],
    ["ArrowUp", 5, 2],
    ["ArrowDown", 8, 8],
    ["Home", 6, 4],
    ["End", 4, 6],
    ["7", 5, 7],
  ])("%s from %d goes to %d", (name, from, to) => {
    expect(reaction(key(name), board(from))).toEqual({ do: "go", to });
  });

  test("letters ask, the slash types, Escape takes back", () => {
    expect(reaction(key("l"), board(1))).toEqual({ do: "act", action: { type: "ask", question: "last" } });
    expect(reaction(key("g"), board(1))).toEqual({ do: "act", action: { type: "ask", question: "groups" } });
    expect(reaction(key("/"), board(1))).toEqual({ do: "type" });
    expect(reaction(key("Escape"), board(1))).toEqual({ do: "act", action: { type: "escape" } });
    expect(reaction(key("Home", { ctrlKey: true }), board(8))).toEqual({ do: "go", to: 1 });
    expect(reaction(key("End", { ctrlKey: true }), board(2))).toEqual({ do: "go", to: 9 });
  });

  test("Enter and Space are the buttons' own, and other keys nobody's", () => {
    for (const name of ["Enter", " ", "Tab", "x", "0", "F5"])
      expect(reaction(key(name), board(1))).toBeNull();
  });
});

describe("undo and redo", () => {
  const undo = { do: "act", action: { type: "undo" } };
  const redo = { do: "act", action: { type: "redo" } };

  test("work wherever the focus is", () => {
    expect(reaction(key("z", { ctrlKey: true }), elsewhere)).toEqual(undo);
    expect(reaction(key("Z", { ctrlKey: true, shiftKey: true }), board(1))).toEqual(redo);
    expect(reaction(key("z", { metaKey: true }), board(1))).toEqual(undo);
    expect(reaction(key("y", { ctrlKey: true }), elsewhere)).toEqual(redo);
  });

  test("but not in a field, which has its own", () => {
    expect(reaction(key("z", { ctrlKey: true }), field)).toBeNull();
    expect(reaction(key("Escape"), field)).toBeNull();
  });
});

test("single letters do nothing outside the board, nor with Alt", () => {
  for (const name of ["l", "s", "c", "g", "/", "5", "ArrowUp"]) {
    expect(reaction(key(name), elsewhere)).toBeNull();
    expect(reaction(key(name), field)).toBeNull();
    expect(reaction(key(name, { altKey: true }), board(1))).toBeNull();
  }
});
