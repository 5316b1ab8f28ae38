/** Looking back at a game, and moves made from there. */

import { describe, expect, test } from "vitest";
import { canRedo, canUndo, isLookingBack } from "../src/board/course";
import type { Action } from "../src/games/quantum/actions";
import { entriesOf } from "../src/games/quantum/entries";
import { droppedBy } from "../src/games/quantum/history";
import { presentOf, type State, secondSquare, viewOf } from "../src/games/quantum/state";
import { positionOf } from "../src/games/quantum/types";
import { dropQuestion, pointOf } from "../src/games/quantum/words/history";
import { goffPlaced, goffSettled, placedOn } from "../src/games/quantum/words/moves";
import { spoken, status } from "../src/games/quantum/words/sentences";
import { explore } from "../src/languages/en/explore";
import { en, soon } from "./english";
import { act, after, press, start } from "./support";

const look = (index: number, quiet = false): Action => ({ type: "look", index, quiet });
const said = (state: State) => (state.said.what ? spoken(en, state.said.what, false) : "");
const shown = (state: State) => positionOf(state.game).record;
const link = (state: State) => presentOf(state).record;

const game = after("12 25 34 48 15 c5 39");

describe("looking back", () => {
  test("changes what is shown and not the game", () => {
    const back = act(game, look(2));
    expect([shown(back), link(back), isLookingBack(back)]).toEqual([
      "q1-12-25",
      "q1-12-25-34-48-15c5-39",
      true,
    ]);
    expect(said(back)).toBe("Looking back: after O2. O2 in squares 2 and 5. X to move.");
    expect(status(en, back)).toBe("Looking back: after O2");
    const again = act(back, look(7));
    expect({ ...again, said: null }).toEqual({ ...game, said: null });
    expect(said(again)).toBe("Back in the game. X to move.");
  });

  test("a control that tells its own value is not spoken over", () => {
    const back = act(game, look(3, true));
    expect(back.said.serial).toBe(game.said.serial);
    expect(status(en, back)).toBe("Looking back: after X3");
  });

  test("outside the game there is nothing to see", () => {
    for (const index of [-1, 8, 2.5, Number.NaN]) expect(act(game, look(index))).toBe(game);
    const undone = act(game, { type: "undo" });
    expect(act(undone, look(7))).toBe(undone);
  });

  test("undo and redo lead back to the game first, and take nothing back unseen", () => {
    for (const type of ["undo", "redo"] as const) {
      const back = act(game, look(0), { type });
      expect([shown(back), link(back)]).toEqual([shown(game), link(game)]);
    }
    expect(link(act(game, look(0), { type: "undo" }, { type: "undo" }))).toBe("q1-12-25-34-48-15c5");
    const atStart = act(game, look(0));
    expect([canUndo(atStart), canRedo(atStart)]).toEqual([true, true]);
  });

  test("every point has a name and a value", () => {
    const names = [0, 1, 5, 6, 7].map((index) =>
      soon.history.back(pointOf(en, viewOf(act(game, look(index))))),
    );
    expect(names).toEqual(
      ["the start", "after X1", "after X5", "the collapse of X5", "after O6"].map(
        (name) => `Looking back: ${name}`,
      ),
    );
  });
});

describe("a move from an earlier point", () => {
  const asking = act(game, look(2), ...press(7, 8));

  test("asks first, and shows what it would be", () => {
    expect(said(asking)).toBe("This drops moves 3 to 6: play anyway?");
    expect(status(en, asking)).toBe("This drops moves 3 to 6: play anyway?");
    expect([shown(asking), link(asking), asking.focus.to]).toEqual(["q1-12-25", link(game), "drop"]);
    expect([asking.picked, secondSquare(asking)]).toEqual([7, 8]);
  });

  test("yes plays it", () => {
    const sure = act(asking, { type: "drop", sure: true });
    expect([shown(sure), link(sure), sure.dropping]).toEqual(["q1-12-25-78", "q1-12-25-78", null]);
    expect(said(sure)).toBe("X3 in squares 7 and 8. O to move.");
    expect(sure.focus).toEqual({ serial: asking.focus.serial + 1, to: "board" });
  });

  test("no, Escape, undo or looking elsewhere keep the game", () => {
    for (const action of [
      { type: "drop", sure: false },
      { type: "escape" },
      { type: "undo" },
      look(4),
    ] satisfies Action[]) {
      const kept = act(asking, action);
      expect([link(kept), kept.dropping, kept.picked]).toEqual([link(game), null, null]);
    }
    expect(said(act(asking, { type: "escape" }))).toBe("Nothing is dropped.");
    expect(link(act(asking, { type: "drop", sure: false }))).toBe(link(game));
  });

  test("another press puts it aside and picks", () => {
    const other = act(asking, ...press(7));
    expect([other.dropping, other.picked, link(other)]).toEqual([null, 7, link(game)]);
  });

  test("without a question there is nothing to answer", () => {
    expect(act(game, { type: "drop", sure: true })).toBe(game);
  });

  test("the other outcome of a collapse asks too, and what is illegal is refused", () => {
    const other = act(game, look(5), ...press(1, 1));
    expect(said(other)).toBe("This drops the collapse of X5 and move 6: play anyway?");
    expect(link(act(other, { type: "drop", sure: true }))).toBe("q1-12-25-34-48-15c1");
    const refused = act(game, look(6), { type: "typed", text: "15" });
    expect([refused.dropping, refused.said.what?.kind]).toEqual([null, "refused"]);
  });

  test("after an undo nobody asks", () => {
    expect(link(act(game, { type: "undo" }, ...press(7, 8)))).toBe("q1-12-25-34-48-15c5-78");
  });

  test("what would be dropped, in words", () => {
    const questions = [
      droppedBy({ ...game.game, index: 5 }, 6),
      droppedBy({ ...game.game, index: 6 }, 7),
      droppedBy({ ...game.game, index: 4 }, 7),
      droppedBy({ ...game.game, index: 5 }, 7),
    ].map((dropped) => dropQuestion(en, dropped));
    expect(questions).toEqual([
      "This drops the collapse of X5: play anyway?",
      "This drops move 6: play anyway?",
      "This drops moves 5 to 6: play anyway?",
      "This drops the collapse of X5 and move 6: play anyway?",
    ]);
    expect(droppedBy({ ...game.game, index: 7 }, 7)).toEqual({ collapse: null, moves: null });
  });
});

describe("undo and redo", () => {
  test("over a collapse and from a finished game, in one step each", () => {
    const over = after("15 35 45 56 57 59 15 c5");
    const undone = act(over, { type: "undo" });
    expect([link(undone), viewOf(undone).turn?.phase]).toEqual(["q1-15-35-45-56-57-59-15", "measure"]);
    expect(viewOf(act(undone, { type: "redo" })).outcome?.winner).toBe("x");
  });

  test("a new game is undone to where the last one stood", () => {
    const fresh = act(after("12 25"), { type: "undo" }, { type: "new" }, { type: "undo" });
    expect([link(fresh), canRedo(fresh)]).toEqual(["q1-12", true]);
  });
});

describe("a game that another one replaces", () => {
  const played = after("12 25 34");
  const open = (record: string): Action => ({ type: "open", record });

  test("comes back with one undo, opened or pasted or opened in part", () => {
    for (const actions of [
      [open("q1-15-35")],
      [{ type: "typed", text: "https://example.org/#q1-15-35" }],
      [open("q1-15-35-55"), { type: "accept" }],
      [open("q1-15-35"), look(1)],
    ] satisfies Action[][]) {
      const other = act(played, ...actions);
      expect([link(other), canUndo(other)]).toEqual(["q1-15-35", true]);
      const forward = other.game.index < other.present ? act(other, { type: "undo" }) : other;
      expect(link(act(forward, { type: "undo" }))).toBe("q1-12-25-34");
    }
  });

  test("with what can be done again", () => {
    const back = act(played, { type: "undo" }, open("q1-15"), { type: "undo" });
    expect([link(back), canRedo(back), said(back)]).toEqual([
      "q1-12-25",
      true,
      "The game before is back. X to move.",
    ]);
  });

  test("but not after another move, nor for its own link", () => {
    const moved = act(played, open("q1-15-35"), ...press(7, 8), { type: "undo" });
    expect([link(moved), link(act(moved, { type: "undo" }))]).toEqual(["q1-15-35", "q1-15"]);
    expect(link(act(played, open("q1-12-25-34"), { type: "undo" }))).toBe("q1-12-25");
    expect(link(act(start, open("q1-15-35"), { type: "undo" }))).toBe("q1-15");
  });
});

describe("the list of moves", () => {
  test("what was placed, where it settled, and which collapse did it", () => {
    const entries = entriesOf(game.game, 7);
    expect(entries.map(({ ply, index, settled }) => [ply, index, settled?.square ?? null])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, null],
      [4, 4, null],
      [5, 5, 5],
      [6, 7, null],
    ]);
    expect(entries.map(({ collapse }) => collapse?.index ?? null)).toEqual([null, null, null, null, 6, null]);
    expect(entries.map((entry) => placedOn(explore.moves, entry))).toEqual([
      "in 1 and 2",
      "in 2 and 5",
      "in 3 and 4",
      "in 4 and 8",
      "in 1 and 5",
      "in 3 and 9",
    ]);
  });

  test("as Goff writes it", () => {
    const entries = entriesOf(game.game, 7);
    expect(entries.map(goffPlaced).slice(0, 2)).toEqual(["X1+(1,2)", "O2+(2,5)"]);
    expect(entries.map(goffSettled)).toEqual(["X1(1)!", "O2(2)!", "", "", "O5@X5(5)!", ""]);
  });

  test("of the first steps only, and with a last square", () => {
    expect(entriesOf(game.game, 5).every(({ settled }) => settled === null)).toBe(true);
    expect(entriesOf(start.game, 0)).toEqual([]);
    const { game: full } = after("36 89 12 48 69 23 78 89 c8 5");
    const last = entriesOf(full, full.index).at(-1);
    expect(last && [last.ply, goffPlaced(last), placedOn(explore.moves, last), goffSettled(last)]).toEqual([
      9,
      "X9+(5,5)",
      "on 5",
      "X9(5)!",
    ]);
  });
});
