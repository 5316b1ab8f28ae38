/** The classic board: actions to states, states to words and drawings, keys and motion. */

import { describe, expect, test } from "vitest";
import { canRedo, canUndo, isThinking } from "../src/board/course";
import { squareLayout } from "../src/board/grid";
import { reaction } from "../src/board/input/keyboard";
import type { Decision } from "../src/engine/engine";
import type { Action } from "../src/games/classic/actions";
import { update } from "../src/games/classic/conduct";
import { classic as gameOf } from "../src/games/classic/game";
import { momentAt, motionOf, TIMES } from "../src/games/classic/motion";
import { scene } from "../src/games/classic/scene";
import {
  brokenReason,
  notice,
  result,
  spoken,
  squareName,
  status,
  type Told,
} from "../src/games/classic/sentences";
import { initialState, isOpen, landing, presentOf, type State, viewOf } from "../src/games/classic/state";
import { classic } from "../src/languages/en/classic";
import { en as words } from "./english";
import { engine } from "./support";

const referee = engine.referee("classic");
const page = gameOf(words, classic);
const begun = referee.begin();
if ("refused" in begun) throw new Error(begun.code);
const start: State = { ...initialState, game: begun };
const told: Told = { words, classic, actor: (side) => side };

const act = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((before, action) => update(referee, before, action), state);
const open = (record: string): State => act(start, { type: "open", record });
const press = (...squares: readonly number[]): Action[] =>
  squares.map((square) => ({ type: "press", square }));
const record = (state: State): string => presentOf(state).record;
const said = (state: State): string => (state.said.what ? spoken(told, state.said.what) : "");

describe("moves", () => {
  test("a press marks a square, and the other player is next", () => {
    const state = act(start, ...press(5, 1));
    expect(record(state)).toBe("t1.3-5-1");
    expect(viewOf(state).squares.slice(0, 5)).toEqual(["o", null, null, null, "x"]);
    expect(said(state)).toBe("O in square 1. First player, X, to move.");
    expect(status(told, state)).toBe("First player, X: choose a square");
    expect(notice(told, state)).toBe("O in square 1.");
  });

  test("a taken square is refused in words, once, and nothing changes", () => {
    const before = act(start, ...press(5));
    const state = act(before, ...press(5));
    expect(state.game).toBe(before.game);
    expect(notice(told, state)).toBe("Square 5 has a mark already. Choose an empty one.");
    expect(act(state, ...press(5)).said.serial).toBe(state.said.serial + 1);
  });

  test("under gravity every square of a column means the column, and where the mark lands is known before", () => {
    const state = act(open("t1.4.g-2"), { type: "point", square: 6 });
    expect(landing(state)).toBe(10);
    expect(record(act(state, ...press(2)))).toBe("t1.4.g-2-2");
    expect(status(told, state)).toBe("Second player, O: choose a column");
    const full = open("t1.3.g-1-1-1");
    expect(isOpen(full, 4)).toBe(false);
    expect(notice(told, act(full, ...press(7)))).toBe("Column 1 is full. Choose another.");
    expect(landing(act(full, { type: "point", square: 4 }))).toBe(null);
  });

  test("under wild rules the switch says which mark comes next", () => {
    const state = act(open("t1.3.w"), { type: "mark", mark: "o" });
    expect(said(state)).toBe("The next mark is O.");
    expect(status(told, state)).toBe("First player: choose a square for O");
    const next = act(state, ...press(5));
    expect(record(next)).toBe("t1.3.w-5o");
    expect(said(next)).toBe("First player puts O in square 5. Second player to move.");
    expect(next.mark).toBe("o");
    expect(act(start, { type: "mark", mark: "o" })).toBe(start);
    const quiet = act(state, { type: "mark", mark: "x", quiet: true });
    expect([quiet.mark, quiet.said]).toEqual(["x", state.said]);
  });

  test.each([
    ["t1.3", "5", "t1.3-5"],
    ["t1.3.w", "X5", "t1.3.w-5x"],
    ["t1.4.w", "12 o", "t1.4.w-12o"],
    ["t1.5.g", " ３ ", "t1.5.g-3"],
    ["t1.3", "https://example.org/a/#t1.4.wg-1x", "t1.4.wg-1x"],
    ["t1.3-5", "T1.3–1", "t1.3-1"],
    ["t1.3", "t1.5.4m: 1 2", "t1.5.4m-1-2"],
  ])("typed in %s: %s", (from, text, to) => {
    expect(record(act(open(from), { type: "typed", text }))).toBe(to);
  });

  test.each([
    ["t1.3", "10", "The squares are numbered 1 to 9."],
    ["t1.4.g", "5", "The columns are numbered 1 to 4."],
    ["t1.3.w", "5", "Say which mark as well, such as 2x or 2o."],
    ["t1.3", "5x", "Marks are not chosen in this game: the number is enough."],
    ["t1.3-5", "5", "Square 5 has a mark already. Choose an empty one."],
    ["t1.3", "hello", "That is not a move: type the number of a square."],
    ["t1.3.wg", "hello", "That is not a move: type the number of a column and the mark, such as 2x."],
    ["t1.3-1-4-2-5-3", "6", "The game is over."],
  ])("refused in %s: %s", (from, text, sentence) => {
    const before = open(from);
    const state = act(before, { type: "typed", text });
    expect([notice(told, state), record(state)]).toEqual([sentence, record(before)]);
  });
});

describe("back and forth", () => {
  const game = act(start, ...press(5, 1, 9));

  test("undo and redo", () => {
    const back = act(game, { type: "undo" }, { type: "undo" });
    expect(record(back)).toBe("t1.3-5");
    expect(said(back)).toBe("Undone. Second player, O, to move.");
    expect(canRedo(back)).toBe(true);
    expect(record(act(back, { type: "redo" }))).toBe("t1.3-5-1");
    expect(canUndo(start)).toBe(false);
    expect(act(start, { type: "undo" })).toBe(start);
  });

  test("a new game, also with other rules, is undone to the old one until the next move", () => {
    for (const action of [
      { type: "new" },
      { type: "begin", rules: { n: 5, k: 4, misere: true, wild: false, gravity: true } },
    ] as const) {
      const fresh = act(game, action);
      expect(record(fresh)).toBe(action.type === "new" ? "t1.3" : "t1.5.4mg");
      expect(record(act(fresh, { type: "undo" }))).toBe("t1.3-5-1-9");
      expect(act(fresh, ...press(1), { type: "undo" }, { type: "undo" }).before).toBe(null);
    }
    expect(said(act(game, { type: "begin", rules: { misere: true, wild: true } }))).toBe(
      "New game. Whoever makes three in a row loses. Each move may be X or O. First player to move.",
    );
  });

  test("a move from an earlier point asks before it drops what follows", () => {
    const looking = act(game, { type: "look", index: 1 });
    expect(record(looking)).toBe("t1.3-5-1-9");
    expect(status(told, looking)).toBe("Looking back: after move 1");
    expect(said(looking)).toBe("Looking back: after move 1. X in square 5. Second player, O, to move.");
    const asking = act(looking, ...press(3));
    expect(asking.focus.to).toBe("drop");
    expect(status(told, asking)).toBe("This drops moves 2 to 3: play anyway?");
    expect(record(act(asking, { type: "drop", sure: false }))).toBe("t1.3-5-1-9");
    const sure = act(asking, { type: "drop", sure: true });
    expect([record(sure), sure.focus.to]).toEqual(["t1.3-5-3", "board"]);
    expect(act(asking, { type: "escape" }).dropping).toBe(null);
    expect(record(act(asking, ...press(7), { type: "drop", sure: true }))).toBe("t1.3-5-7");
  });

  test("what the slider says by itself is not said again", () => {
    expect(act(game, { type: "look", index: 2, quiet: true }).said.serial).toBe(game.said.serial);
  });
});

describe("the end", () => {
  test.each([
    ["t1.3-1-4-2-5-3", "First player wins with the row 1-2-3."],
    ["t1.3-1-2-5-3-9", "First player wins with the diagonal 1-5-9."],
    ["t1.3-1-2-3-4-7-6-9-8-5", "First player wins with the diagonal 1-5-9 and the diagonal 3-5-7."],
    ["t1.3-5-1-2-8-4-6-3-7-9", "A draw: the board is full, and there is no line."],
    [
      "t1.3.m-1-4-2-5-3",
      "Second player wins: the first player completed the row 1-2-3, and whoever does that loses.",
    ],
    ["t1.3.w-1x-2x-3x", "First player wins with the row 1-2-3."],
    ["t1.4.3g-1-2-1-2-1", "First player wins with column 1, rows 2 to 4."],
    ["t1.3.g-1-2-2-3-3-1-3", "First player wins with the diagonal from column 3, row 1 to column 1, row 3."],
    ["t1.5.3-1-6-2-7-3", "First player wins with the row 1-2-3."],
  ])("%s", (link, sentence) => {
    const state = open(link);
    expect(viewOf(state).turn).toBe(null);
    expect(result(told, viewOf(state))).toBe(sentence);
    expect(said(state)).toBe(`Game opened. ${sentence}`);
  });

  test("against the computer you are told so", () => {
    const against: Told = { ...told, actor: (side) => (side === "first" ? "you" : "computer") };
    expect(status(against, start)).toBe("You, X: choose a square");
    expect(result(against, viewOf(open("t1.3-1-4-2-5-3")))).toBe("You win with the row 1-2-3.");
    expect(result(against, viewOf(open("t1.3.m-1-4-2-5-3")))).toBe(
      "The computer wins: you completed the row 1-2-3, and whoever does that loses.",
    );
    expect(notice(against, open("t1.3-1-4"))).toBe("The computer puts O in square 4.");
  });
});

describe("the computer", () => {
  const against = (link: string, players: State["players"], level: State["level"] = "perfect") =>
    act(open(link), { type: "seats", players, level });
  const decide = (state: State, move: string, reason: Decision["reason"] = "holds"): State =>
    act(state, {
      type: "reply",
      record: record(state),
      level: state.level,
      decision: { move, reason, value: 0 },
    });

  test("has the move when its side has it, and nobody looks back or asks", () => {
    const mine = against("t1.3", "x");
    expect(said(mine)).toBe(
      "You are the first player, the computer (perfect) is the second. First player, X, to move.",
    );
    expect(isThinking(mine)).toBe(false);
    const its = act(mine, ...press(5));
    expect(isThinking(its)).toBe(true);
    expect(status(told, its)).toBe("The computer is thinking…");
    expect(isThinking(act(its, { type: "look", index: 0 }))).toBe(false);
    expect(isThinking(act(its, { type: "open", record: "t1.3-5-5" }))).toBe(false);
    expect(isThinking(against("t1.3", "o"))).toBe(true);
    expect(isThinking(against("t1.3-1-4-2-5-3", "x"))).toBe(false);
  });

  test("is not hurried: a press in its turn is refused, and what comes too late is dropped", () => {
    const its = act(against("t1.3", "x"), ...press(5));
    const pressed = act(its, ...press(1));
    expect([record(pressed), notice(told, pressed)]).toEqual(["t1.3-5", "It is the computer's turn."]);
    expect(record(act(its, { type: "typed", text: "1" }))).toBe("t1.3-5");
    const answered = decide(pressed, "1");
    expect(record(answered)).toBe("t1.3-5-1");
    expect(said(answered)).toBe("O in square 1. Proven: it holds the draw. First player, X, to move.");
    const late = act(answered, {
      type: "reply",
      record: "t1.3-5",
      level: "perfect",
      decision: { move: "2", reason: "holds", value: 0 },
    });
    expect(late).toBe(answered);
    const undone = act(its, { type: "undo" });
    expect(decide({ ...undone, present: 0 }, "1")).toMatchObject({ present: 0 });
  });

  test("what it has not proven is an estimate, or at the weaker levels a guess", () => {
    for (const [level, sentence] of [
      ["perfect", "O in square 1. Not proven: its best estimate."],
      ["casual", "O in square 1. It is a guess."],
    ] as const) {
      const its = act(against("t1.5", "x", level), ...press(13));
      expect(notice(told, decide(its, "1", "guess"))).toBe(sentence);
    }
  });

  test("undo and redo go to where a person decides; where the computer begins there is nothing to undo", () => {
    const game = decide(act(decide(act(against("t1.3", "x"), ...press(5)), "1"), ...press(9)), "3");
    expect(record(game)).toBe("t1.3-5-1-9-3");
    const undone = act(game, { type: "undo" });
    expect(record(undone)).toBe("t1.3-5-1");
    expect(record(act(undone, { type: "redo" }))).toBe("t1.3-5-1-9-3");
    const begun = decide(against("t1.3", "o"), "5");
    expect([record(begun), canUndo(begun), act(begun, { type: "undo" })]).toEqual(["t1.3-5", false, begun]);
  });

  test("playing both sides it can be held, stepped and let go; a press holds it", () => {
    const watched = against("t1.3", "none");
    const held = act(watched, ...press(5));
    expect([held.pace, isThinking(held), status(told, held)]).toEqual([
      "pause",
      false,
      "The computer is to move",
    ]);
    const stepped = decide(act(held, { type: "pace", pace: "step" }), "5");
    expect([record(stepped), stepped.pace]).toEqual(["t1.3-5", "pause"]);
    expect(isThinking(act(stepped, { type: "pace", pace: "play" }))).toBe(true);
    expect(act(act(stepped, { type: "pace", pace: "play" }), { type: "undo" }).pace).toBe("pause");
    const escaped = act(watched, { type: "escape" });
    expect([escaped.pace, said(escaped), act(escaped, { type: "escape" })]).toEqual([
      "pause",
      said(held),
      escaped,
    ]);
  });

  test("nobody moves for it: looking back, with a broken record beside the board, or while it is held", () => {
    const game = decide(act(against("t1.3", "x"), ...press(5)), "1");
    const broken = act(against("t1.3-5", "x"), { type: "open", record: "t1.3-5-5" });
    const held = act(against("t1.3-5", "none"), { type: "pace", pace: "pause" });
    for (const state of [act(game, { type: "look", index: 1 }), broken, held]) {
      for (const action of [...press(9), { type: "typed", text: "9" } as const]) {
        const next = act(state, action);
        expect({ ...next, said: null }).toEqual({ ...state, said: null });
        expect(next.said.what).toMatchObject({ kind: "refused", refusal: { code: "computers-turn" } });
      }
      expect(act(state, { type: "typed", text: " " })).toBe(state);
      expect(record(act(state, { type: "typed", text: "t1.3-9" }))).toBe("t1.3-9");
    }
  });

  test("that cannot come leaves the board to two people", () => {
    const its = against("t1.3", "o");
    const alone = act(its, { type: "reply", record: "t1.3", level: "perfect", decision: null });
    expect([alone.players, notice(told, alone)]).toEqual([
      "both",
      "The computer player could not be loaded. Two people can go on.",
    ]);
  });
});

describe("records", () => {
  test.each([
    ["t1.3-5-5", "t1.3-5", "Move 2, “5”, can't be played: square 5 has a mark already. Choose an empty one."],
    ["t1.4.g-5", "t1.4.g", "Move 1, “5”, can't be played: the columns are numbered 1 to 4."],
    ["t1.5-26", "t1.5", "Move 1, “26”, can't be played: the squares are numbered 1 to 25."],
    ["t1.3-1-4-2-5-3-6", "t1.3-1-4-2-5-3", "Move 6, “6”, can't be played: the game is over."],
    ["t1.9", "", "Boards have 3, 4 or 5 squares on a side, and lines 3 marks or more."],
    ["t1.3.wm", "", "A link writes each game in one way only; this is another."],
    ["t2.3", "", "It is not the record of a game of classic tic-tac-toe."],
  ])("%s is refused in words", (link, prefix, sentence) => {
    const state = open(link);
    const { offer } = state;
    expect(offer && brokenReason(told, offer)).toBe(sentence);
    expect(offer?.legalPrefix).toBe(prefix);
    if (prefix !== "") expect(record(act(state, { type: "accept" }))).toBe(prefix);
    expect(record(act(state, { type: "dismiss" }))).toBe("t1.3");
  });

  test("a quantum game is another game, and its record is kept", () => {
    const { offer } = open("q1-12-25");
    expect([offer?.code, offer?.legalPrefix]).toEqual(["other-game", "q1-12-25"]);
  });
});

test("names of squares", () => {
  const name = (link: string, square: number) => squareName(told, viewOf(open(link)), square);
  expect(name("t1.3-5", 5)).toBe("Square 5, centre. X.");
  expect(name("t1.3-5", 9)).toBe("Square 9, bottom right. Empty.");
  expect(name("t1.4-7", 7)).toBe("Square 7, row 2, column 3. X.");
  expect(name("t1.3.g-3", 9)).toBe("Column 3, row 3. X.");
  expect(name("t1.5.g", 1)).toBe("Column 1, row 1. Empty.");
});

describe("drawing", () => {
  test("a board of any size has its lines, its numbers, and a stroke for each mark", () => {
    for (const [link, lines, numbers, marks] of [
      ["t1.3-5-1", 4, 9, 2],
      ["t1.4-5-1-16", 6, 16, 3],
      ["t1.5.g-5-1", 8, 5, 2],
    ] as const) {
      const list = scene(open(link));
      expect(list.filter((shape) => shape.kind === "box" && shape.ink === "grid").length).toBe(lines);
      expect(list.filter((shape) => shape.kind === "text").length).toBe(numbers);
      expect(list.filter((shape) => shape.kind === "stroke").length).toBe(marks);
    }
  });

  test("a completed line is drawn through; in misère its bars are dotted", () => {
    const dotted = (link: string) =>
      scene(open(link)).filter((shape) => shape.kind === "stroke" && shape.dash !== undefined).length;
    expect([dotted("t1.3-1-4-2-5-3"), dotted("t1.3.m-1-4-2-5-3")]).toEqual([0, 2]);
    expect(scene(open("t1.5-1-6-2-7-3-8-4-9-5")).filter(({ alpha }) => alpha === 0.16).length).toBe(1);
  });

  test("the mark that a press would put stands where it would come to rest", () => {
    const state = act(open("t1.3.g"), { type: "point", square: 2 });
    const [ghost] = scene(state).filter((shape) => shape.kind === "stroke");
    expect(ghost?.kind === "stroke" && ghost.path).toMatch(/^M\d+(\.\d+)? 2\d\d/);
  });

  test("a mark falls from above the board and is at rest in the end; without gravity it grows", () => {
    const fall = motionOf(viewOf(open("t1.4.g-1")));
    const grow = motionOf(viewOf(open("t1.4-1")));
    expect(fall && momentAt(fall, 0).above).toBe(4);
    expect(fall?.length).toBe(TIMES.fall + 4 * TIMES.row);
    expect(fall && momentAt(fall, fall.length)).toEqual({ above: 0, scale: 1, line: 1 });
    expect(grow && momentAt(grow, 0).scale).toBeLessThan(1);
    expect(grow && momentAt(grow, grow.length)).toEqual({ above: 0, scale: 1, line: 1 });
    const won = motionOf(viewOf(open("t1.3-1-4-2-5-3")));
    expect(won && momentAt(won, won.arrival).line).toBe(0);
    expect(motionOf(viewOf(start))).toBe(null);
  });
});

test("keys", () => {
  const key = (name: string, more: Partial<Record<"ctrlKey" | "shiftKey", boolean>> = {}) => ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });
  const on = (square: number | null) => ({ square, typing: false });
  const meant = (event: ReturnType<typeof key>, keys: ReturnType<typeof on>, n: number) =>
    reaction(event, keys, squareLayout(n), page.keys);
  expect(meant(key("ArrowDown"), on(5), 5)).toEqual({ do: "go", to: 10 });
  expect(meant(key("End"), on(5), 4)).toEqual({ do: "go", to: 8 });
  expect(meant(key("End", { ctrlKey: true }), on(5), 4)).toEqual({ do: "go", to: 16 });
  expect(meant(key("7"), on(5), 3)).toEqual({ do: "go", to: 7 });
  expect(meant(key("7"), on(5), 4)).toBe(null);
  expect(meant(key("o"), on(5), 3)).toEqual({ do: "act", action: { type: "mark", mark: "o" } });
  expect(meant(key("o"), on(null), 3)).toBe(null);
  expect(meant(key("/"), on(1), 3)).toEqual({ do: "type" });
  expect(meant(key("z", { ctrlKey: true }), on(null), 3)).toEqual({ do: "act", action: { type: "undo" } });
  expect(meant(key("z", { ctrlKey: true }), { square: null, typing: true }, 3)).toBe(null);
});
