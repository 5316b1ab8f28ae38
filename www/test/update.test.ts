/** What every action does to the state. */

import { describe, expect, test } from "vitest";
import { canRedo, canUndo } from "../src/board/course";
import { recordIn } from "../src/board/record-text";
import { apart } from "../src/games/quantum/conduct";
import { closesCycle, isOpen, presentOf, previewed, type State, viewOf } from "../src/games/quantum/state";
import { positionOf } from "../src/games/quantum/types";
import { act, after, press, start } from "./support";

const recordOf = (state: State) => positionOf(state.game).record;
const refusalOf = (state: State) => (state.said.what?.kind === "refused" ? state.said.what.refusal : null);

describe("placing a pair", () => {
  test("the first press picks, the second plays", () => {
    const picked = act(start, ...press(5));
    expect(picked.picked).toBe(5);
    expect(recordOf(picked)).toBe("q1");
    const placed = act(picked, ...press(1));
    expect(placed.picked).toBeNull();
    expect(recordOf(placed)).toBe("q1-15");
    expect(placed.said.what).toEqual({ kind: "moved", view: viewOf(placed) });
  });

  test("the same square again, or Escape, takes the pick back", () => {
    expect(act(start, ...press(5, 5)).picked).toBeNull();
    expect(act(start, ...press(5), { type: "escape" }).picked).toBeNull();
  });

  test("a drag is a whole move, whatever was picked", () => {
    expect(recordOf(act(start, ...press(9), { type: "drag", from: 2, to: 1 }))).toBe("q1-12");
  });

  test("a drag from or to a classical square is refused whole, and while choosing it is nothing", () => {
    const refused = act(after("12 12 c1"), { type: "drag", from: 1, to: 5 });
    expect([refusalOf(refused)?.code, refused.picked]).toEqual(["classical-square", null]);
    const choosing = after("12 12");
    expect(act(choosing, { type: "drag", from: 1, to: 2 })).toBe(choosing);
  });

  test("a classical square is refused, and nothing else changes", () => {
    const before = after("12 12 c1");
    const first = act(before, ...press(1));
    expect(refusalOf(first)).toMatchObject({ code: "classical-square", squares: [1] });
    expect({ ...first, said: null }).toEqual({ ...before, said: null });
    const second = act(before, ...press(5, 1));
    expect(refusalOf(second)).toMatchObject({ code: "classical-square", squares: [1] });
    expect(second.picked).toBe(5);
    expect(recordOf(second)).toBe(recordOf(before));
  });

  test("a refusal repeated is said again", () => {
    const once = act(after("12 12 c1"), ...press(1));
    expect(act(once, ...press(1)).said.serial).toBe(once.said.serial + 1);
  });

  test("which second square would close a cycle is the engine's word", () => {
    const picked = act(after("12 25"), ...press(1));
    expect([1, 2, 3, 4, 5].filter((square) => closesCycle(picked, square))).toEqual([2, 5]);
  });
});

describe("a collapse", () => {
  const open = after("12 25 15");

  test("the focus is asked to go to the choices, and back to the newest move's square", () => {
    expect(open.focus.to).toBe("choices");
    const settled = act(open, { type: "choose", square: 5 }, { type: "confirm" });
    expect(recordOf(settled)).toBe("q1-12-25-15c5");
    expect(settled.focus).toEqual({ serial: open.focus.serial + 1, to: 5 });
  });

  test("so is it when an open cycle comes back or is pasted, but not when it is undone into", () => {
    const back = act(open, { type: "undo" }, { type: "redo" });
    expect([back.focus.to, back.focus.serial]).toEqual(["choices", open.focus.serial + 1]);
    expect(act(start, { type: "typed", text: "q1-12-25-15" }).focus.to).toBe("choices");
    expect(act(start, { type: "typed", text: "q1-12-25" }).focus.to).toBeNull();
    const settled = act(open, ...press(5, 5));
    expect(act(settled, { type: "undo" }).focus.serial).toBe(settled.focus.serial);
  });

  test("on the board: once previews, twice commits", () => {
    const chosen = act(open, ...press(1));
    expect([chosen.choice, previewed(chosen), recordOf(chosen)]).toEqual([1, 1, "q1-12-25-15"]);
    expect(recordOf(act(chosen, ...press(1)))).toBe("q1-12-25-15c1");
    expect(act(chosen, ...press(5)).choice).toBe(5);
  });

  test("looking at an outcome decides nothing and yields to the choice", () => {
    const peeking = act(open, { type: "peek", square: 5 });
    expect([previewed(peeking), peeking.choice]).toEqual([5, null]);
    expect(previewed(act(peeking, { type: "choose", square: 1 }))).toBe(1);
  });

  test("confirming without a choice, and any other square, is refused", () => {
    expect(act(open, { type: "confirm" }).said.what).toMatchObject({ kind: "undecided" });
    expect(refusalOf(act(open, ...press(2)))).toMatchObject({ code: "collapse-due", squares: [1, 5] });
    expect(act(open, { type: "choose", square: 2 }).choice).toBeNull();
  });

  test("only the two squares are open", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((square) => isOpen(open, square))).toEqual([1, 5]);
  });

  test("undo goes back over it, redo forward", () => {
    const settled = act(open, ...press(5, 5));
    const undone = act(settled, { type: "undo" });
    expect([recordOf(undone), viewOf(undone).choices.length, canRedo(undone)]).toEqual([
      "q1-12-25-15",
      2,
      true,
    ]);
    expect(recordOf(act(undone, { type: "redo" }))).toBe("q1-12-25-15c5");
    expect(recordOf(act(undone, { type: "undo" }))).toBe("q1-12-25");
  });
});

describe("the last square", () => {
  const last = after("36 89 12 48 69 23 78 89 c8");

  test("takes one press on the only square", () => {
    expect(viewOf(last).turn).toEqual({ side: "x", phase: "last" });
    expect(refusalOf(act(last, ...press(1)))).not.toBeNull();
    const over = act(last, ...press(5));
    expect(viewOf(over).outcome?.winner).toBe("x");
    expect(refusalOf(act(over, ...press(5)))?.code).toBe("game-over");
  });

  test("may be typed twice", () => {
    expect(recordOf(act(last, { type: "typed", text: "55" }))).toMatch(/-5$/);
  });
});

describe("undo, redo, new game", () => {
  test("at the ends nothing happens", () => {
    expect(act(start, { type: "undo" })).toBe(start);
    const placed = after("12");
    expect(act(placed, { type: "redo" })).toBe(placed);
  });

  test("a move after undo drops what followed", () => {
    const other = act(after("12 25"), { type: "undo" }, ...press(3, 4));
    expect(other.game.moves).toEqual(["12", "34"]);
  });

  test("undo brings back the game that a new one replaced, once", () => {
    const fresh = act(after("12 25"), { type: "new" });
    expect([recordOf(fresh), canUndo(fresh)]).toEqual(["q1", true]);
    const back = act(fresh, { type: "undo" });
    expect([recordOf(back), back.before]).toEqual(["q1-12-25", null]);
    expect(act(fresh, { type: "new" }).before).toBe(fresh.before);
  });

  test("a half-made choice is over when another position is shown", () => {
    const half = act(after("12 25 15"), ...press(5), { type: "undo" });
    expect([half.choice, half.peek, half.picked]).toEqual([null, null, null]);
  });
});

describe("typed moves and records", () => {
  test("moves in every form", () => {
    for (const text of ["15", "51", "1-5", "1 5", "1,5", " 15 "]) {
      expect(recordOf(act(start, { type: "typed", text }))).toBe("q1-15");
    }
    expect(recordOf(act(after("12 25 15"), { type: "typed", text: "=5" }))).toBe("q1-12-25-15c5");
  });

  test("records, addresses, and what other programs make of them", () => {
    for (const text of [
      "q1-12-25",
      "https://example.org/game/?lang=en#q1-12-25",
      "https://example.org/#q1%2D12%2D25",
      "12 25",
      "X1+(1,2); O2+(2,5);",
    ]) {
      expect(recordOf(act(start, { type: "typed", text }))).toBe("q1-12-25");
    }
    expect(recordIn("c5")).toBeNull();
    expect(recordIn("#%")).toBe("%");
  });

  test("nonsense is refused", () => {
    expect(refusalOf(act(start, { type: "typed", text: "abc" }))?.code).toBe("not-a-move");
    expect(refusalOf(act(start, { type: "typed", text: "55" }))?.code).toBe("same-square");
    expect(act(start, { type: "typed", text: "  " })).toBe(start);
  });
});

describe("opening a record", () => {
  test("a whole one", () => {
    const opened = act(start, { type: "open", record: "q1-12-25-15c5-34" });
    expect([recordOf(opened), opened.offer]).toEqual(["q1-12-25-15c5-34", null]);
  });

  test("a broken one changes nothing and offers its legal part", () => {
    const before = after("19");
    const broken = act(before, { type: "open", record: "q1-12-12c1-15" });
    expect(recordOf(broken)).toBe("q1-19");
    expect(broken.offer).toMatchObject({
      code: "classical-square",
      index: 3,
      text: "15",
      legalPrefix: "q1-12-12c1",
    });
    expect(recordOf(act(broken, { type: "accept" }))).toBe("q1-12-12c1");
    expect(act(broken, { type: "dismiss" }).offer).toBeNull();
    expect(act(broken, ...press(1, 2)).offer).toBeNull();
  });

  test("another game is none of ours", () => {
    expect(act(start, { type: "open", record: "t1.3-5" }).offer?.code).toBe("other-game");
  });

  test("a megabyte is refused, and what is shown of it is short", () => {
    const { offer } = act(start, { type: "open", record: `q1-${"1".repeat(1_000_000)}` });
    expect(offer?.text.length).toBeLessThanOrEqual(13);
  });
});

test("pointing at the same square again is no change", () => {
  const pointed = act(start, { type: "point", square: 4 });
  expect(act(pointed, { type: "point", square: 4 })).toBe(pointed);
});

test("points are kept when another game is shown", () => {
  expect(
    act(start, { type: "points", on: true }, { type: "new" }, { type: "open", record: "q1-12" }).points,
  ).toBe(true);
});

describe("a locked board", () => {
  const locked = act(after("12 25"), { type: "lock", on: true });

  test("can be looked at, and refuses everything that would change the game", () => {
    for (const action of [
      ...press(3, 4),
      { type: "typed", text: "34" },
      { type: "undo" },
      { type: "new" },
      { type: "drag", from: 3, to: 4 },
      { type: "hint" },
    ] as const) {
      const refused = act(locked, action);
      expect(presentOf(refused).record).toBe("q1-12-25");
      expect(refused.said.what).toMatchObject({ kind: "refused", refusal: { code: "locked" } });
    }
    expect([canUndo(locked), isOpen(locked, 3)]).toEqual([false, false]);
    // Before the engine is there, that waits for it; what the program wants does not.
    const seats = { type: "seats", players: "x", level: "casual" } as const;
    expect(apart(locked, seats)).toBeNull();
    expect(apart(locked, { ...seats, free: true })?.players).toBe("x");
    const earlier = act(locked, { type: "look", index: 1 });
    expect([earlier.game.index, canRedo(earlier), earlier.locked]).toEqual([1, true, true]);
    expect(act(earlier, { type: "redo" }).game.index).toBe(2);
    expect(act(locked, { type: "redo" })).toBe(locked);
  });

  test("is played on by the program that it belongs to, at the end of the game", () => {
    const played = act(locked, { type: "look", index: 1 }, { type: "play", move: "34" });
    expect([presentOf(played).record, played.locked]).toEqual(["q1-12-25-34", true]);
    expect(presentOf(act(played, { type: "lock", on: false }, ...press(5, 6))).record).toBe("q1-12-25-34-56");
    const earlier = act(locked, { type: "look", index: 1 });
    expect(act(earlier, { type: "play", move: "33" })).toBe(earlier);
  });
});
