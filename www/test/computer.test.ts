/** Playing against the computer: whose turn it is, what is refused, how far undo goes, and what is said. */

import { describe, expect, test } from "vitest";
import { canRedo, canUndo } from "../src/board/course";
import { counted } from "../src/board/match";
import type { Players } from "../src/board/players";
import { seatsFrom } from "../src/board/players";
import { personName } from "../src/board/view/score";
import type { Decision } from "../src/engine/engine";
import type { Action } from "../src/games/quantum/actions";
import { canHint, isThinking, presentOf, type State } from "../src/games/quantum/state";
import { notice, spoken, status } from "../src/games/quantum/words/sentences";
import { en, soon } from "./english";
import { act, after, press, start } from "./support";

const recordOf = (state: State) => presentOf(state).record;
const said = (state: State) =>
  state.said.what ? spoken(en, state.said.what, state.points, state.players) : "";

/** The state after moves, then played by these. */
function against(players: Players, moves = "", level = "strong" as const): State {
  return act(after(moves), { type: "seats", players, level });
}

/** The computer's answer to the position as it is. */
function reply(state: State, move: string, more: Partial<Decision> = {}): Action {
  const decision: Decision = { move, reason: "holds", value: 0, ...more };
  return { type: "reply", record: recordOf(state), level: state.level, decision };
}

/** The computer makes these moves, one after the other. */
function replied(state: State, ...moves: readonly string[]): State {
  return moves.reduce((now, move) => act(now, reply(now, move)), state);
}

describe("in its turn", () => {
  const thinking = act(against("x"), ...press(1, 5));

  test("whoever presses, drags, types, chooses or confirms is refused, and nothing else changes", () => {
    expect([isThinking(thinking), status(en, thinking)]).toEqual([true, "O (computer) is thinking…"]);
    const choosing = act(against("x", "15"), { type: "typed", text: "15" });
    expect(isThinking(choosing)).toBe(true);
    const ways: readonly [State, Action][] = [
      [thinking, { type: "press", square: 3 }],
      [thinking, { type: "drag", from: 2, to: 3 }],
      [thinking, { type: "typed", text: "23" }],
      [against("x", "12 12"), { type: "press", square: 1 }],
      [against("o", "12 25 15"), { type: "press", square: 2 }],
      [against("x", "12 25 15"), { type: "choose", square: 1 }],
      [against("x", "12 25 15"), { type: "confirm" }],
    ];
    for (const [state, action] of ways.filter(([state]) => isThinking(state))) {
      const next = act(state, action);
      expect({ ...next, said: null }).toEqual({ ...state, said: null });
      expect(said(next)).toBe("O (computer) has the move now.");
      expect(notice(en, next)).toBe("O (computer) has the move now.");
    }
    expect(ways.filter(([state]) => isThinking(state))).toHaveLength(5);
  });

  test("a refusal repeated is said again; another game can be opened, and nothing typed is nothing", () => {
    const once = act(thinking, ...press(3));
    expect(act(once, ...press(3)).said.serial).toBe(once.said.serial + 1);
    expect(recordOf(act(thinking, { type: "typed", text: "q1-19" }))).toBe("q1-19");
    expect(act(thinking, { type: "typed", text: "  " })).toBe(thinking);
  });

  test("an answer about another position, or of another level, is not played", () => {
    const answer = reply(thinking, "23");
    expect(recordOf(act(thinking, answer))).toBe("q1-15-23");
    const elsewhere: readonly State[] = [
      act(thinking, { type: "undo" }),
      act(thinking, { type: "new" }),
      act(thinking, { type: "look", index: 0 }),
      act(thinking, { type: "seats", players: "both", level: "strong" }),
      act(thinking, { type: "seats", players: "x", level: "perfect" }),
      act(thinking, { type: "open", record: "q1-12" }),
      act(thinking, answer),
    ];
    for (const state of elsewhere) expect(act(state, answer)).toBe(state);
  });

  test("one without a move, or with an impossible one, leaves the board to two people", () => {
    for (const decision of [null, { move: "11", reason: "guess", value: null } as const]) {
      const next = act(thinking, { type: "reply", record: "q1-15", level: "strong", decision });
      expect([next.players, recordOf(next)]).toEqual(["both", "q1-15"]);
      expect(said(next)).toBe("The computer player could not be loaded. Two people can go on. O to move.");
    }
  });

  test("it waits while somebody looks back, asks, or explains the collapse", () => {
    expect(isThinking(act(thinking, { type: "look", index: 0 }))).toBe(false);
    expect(isThinking(act(thinking, { type: "look", index: 0 }, { type: "undo" }))).toBe(true);
    const settled = replied(act(against("x", "47 79"), { type: "typed", text: "79" }), "c9");
    expect(isThinking(settled)).toBe(true);
    const explained = act(settled, { type: "explain", step: 0 });
    expect([isThinking(explained), status(en, explained)]).toEqual([false, "O (computer) is to move"]);
    expect(isThinking(act(explained, { type: "explain", step: null }))).toBe(true);
  });
});

describe("what is said", () => {
  test("its pair with whose turn it is, the choice with its reason, in one message", () => {
    const moved = replied(act(against("x"), ...press(1, 5)), "23");
    expect(said(moved)).toBe("O2 in squares 2 and 3. Your turn.");
    expect(status(en, moved)).toBe("You (X): pick two squares");
    const closing = act(against("x", "47 79"), { type: "typed", text: "79" });
    expect(said(closing)).toBe("X3 in 7 and 9 closes the cycle 7, 9. O chooses.");
    const settled = act(closing, reply(closing, "c9", { reason: "only-holding" }));
    expect(said(settled)).toBe(
      "O (computer) chose X3 on 9: the only choice that holds the draw. " +
        "Collapse: X3 on 9, so O2 on 7, so X1 on 4. O to move.",
    );
    expect(notice(en, settled)).toBe("O (computer) chose X3 on 9: the only choice that holds the draw.");
    const next = replied(settled, "12");
    expect(said(next)).toBe("O4 in squares 1 and 2. Your turn.");
    expect(notice(en, next)).toBe(
      "O (computer) chose X3 on 9: the only choice that holds the draw. O4 in squares 1 and 2.",
    );
    expect(notice(en, act(next, ...press(3, 5)))).toBe("X5 in squares 3 and 5.");
  });

  test("every reason is a sentence of its own, and half a point is told from a draw", () => {
    const reasons = ["wins-now", "wins", "only-winning", "only-holding", "prevents", "holds"] as const;
    const texts = [...reasons, "least-loss", "guess"] as const;
    expect(new Set(texts.map((reason) => soon.chose("O (computer)", "X3", 9, reason, false))).size).toBe(8);
    expect(soon.chose("O (computer)", "X3", 9, "only-holding", false)).toBe(
      "O (computer) chose X3 on 9: the only choice that saves half a point.",
    );
    expect(soon.chose("O (computer)", "X3", 9, "only-move", false)).toBe("O (computer) chose X3 on 9.");
  });

  test("a person who has to choose is told so, and gets the focus there; in its turn the focus stays", () => {
    const before = act(against("o"), reply(against("o"), "12"), ...press(4, 5));
    const closed = replied(before, "12");
    expect(said(closed)).toBe("X3 in 1 and 2 closes the cycle 1, 2. You choose.");
    expect(closed.focus).toEqual({ serial: before.focus.serial + 1, to: "choices" });
    const own = act(against("x", "12 34"), { type: "typed", text: "12" });
    expect(own.focus.serial).toBe(after("12 34").focus.serial);
    expect(replied(own, "c1").focus.serial).toBe(own.focus.serial);
  });

  test("who won, beside the facts", () => {
    const won = act(against("x", "15 35 45 56 57 59"), { type: "typed", text: "15" });
    const lost = replied(won, "c1");
    expect(status(en, lost)).toBe("The computer wins");
    expect(said(lost)).toContain("O wins: ");
    expect(status(en, replied(won, "c5"))).toBe("You win");
  });

  test("who plays from now on", () => {
    expect(said(against("x"))).toBe("The computer (strong) plays O, you play X. Your turn.");
    expect(said(against("o"))).toBe("The computer (strong) plays X, you play O. X to move.");
    expect(said(against("none"))).toBe("The computer (strong) plays both sides. X to move.");
    const two = act(against("none"), { type: "seats", players: "both", level: "strong" });
    expect(said(two)).toBe("Two people play. X to move.");
    expect(act(two, { type: "seats", players: "both", level: "strong" })).toBe(two);
  });
});

describe("undo and redo", () => {
  const two = replied(act(replied(act(against("x"), ...press(1, 5)), "23"), ...press(4, 6)), "78");

  test("go to the person's decisions, over the computer's moves", () => {
    expect(recordOf(two)).toBe("q1-15-23-46-78");
    const once = act(two, { type: "undo" });
    expect([recordOf(once), said(once)]).toEqual(["q1-15-23", "Undone. Your turn."]);
    const twice = act(once, { type: "undo" });
    expect([recordOf(twice), canUndo(twice), canRedo(twice)]).toEqual(["q1", false, true]);
    expect(act(twice, { type: "undo" })).toBe(twice);
    const again = act(twice, { type: "redo" });
    expect([recordOf(again), isThinking(again)]).toEqual(["q1-15-23", false]);
    expect(recordOf(act(again, { type: "redo" }))).toBe("q1-15-23-46-78");
  });

  test("while it thinks, undo takes the person's move back, and redo lets it think again", () => {
    const thinking = act(against("x"), ...press(1, 5));
    const back = act(thinking, { type: "undo" });
    expect([recordOf(back), isThinking(back)]).toEqual(["q1", false]);
    const again = act(back, { type: "redo" });
    expect([recordOf(again), isThinking(again)]).toEqual(["q1-15", true]);
  });

  test("where the computer has begun there is nothing to take back but the game before", () => {
    const begun = replied(against("o"), "19");
    expect([canUndo(begun), act(begun, { type: "undo" })]).toEqual([false, begun]);
    const later = replied(act(begun, ...press(2, 3)), "45");
    const fresh = replied(act(later, { type: "new" }), "12");
    expect([recordOf(fresh), canUndo(fresh)]).toEqual(["q1-12", true]);
    expect(recordOf(act(fresh, { type: "undo" }))).toBe("q1-19-23-45");
    expect(canUndo(act(act(fresh, ...press(3, 4)), { type: "undo" }))).toBe(false);
  });

  test("a move from an earlier point drops what follows, and the computer answers it", () => {
    const asking = act(two, { type: "look", index: 2 }, ...press(7, 8));
    expect([isThinking(asking), asking.dropping !== null]).toEqual([false, true]);
    const sure = act(asking, { type: "drop", sure: true });
    expect([recordOf(sure), isThinking(sure)]).toEqual(["q1-15-23-78", true]);
    const its = act(two, { type: "look", index: 1 }, ...press(7, 8));
    expect([its.dropping, said(its)]).toEqual([null, "O (computer) has the move now."]);
  });
});

test("sitting where one sits already changes nothing and says nothing", () => {
  const asking = act(after("12 25"), { type: "look", index: 0 }, ...press(3, 4));
  const why = act(after("15 35 45 56 57 59 15 c5"), { type: "why", step: 0 });
  for (const state of [asking, why, against("none")])
    expect(act(state, { type: "here", side: null })).toBe(state);
});

describe("the next game", () => {
  const ended = replied(act(against("x", "15 35 45 56 57 59"), { type: "typed", text: "15" }), "c1");

  test("changes sides, and the score stays with who it belongs to", () => {
    const rematch = act(ended, { type: "rematch" });
    expect([rematch.players, rematch.match.x, isThinking(rematch)]).toEqual(["o", "b", true]);
    expect(said(rematch)).toBe("Rematch: you are O now. X to move.");
    const back = act(rematch, { type: "undo" });
    expect([back.players, back.match.x, recordOf(back)]).toEqual(["x", "a", recordOf(ended)]);
  });

  test("whoever changes sides at the end has the side they chose", () => {
    const changed = act(ended, { type: "seats", players: "o", level: "strong" });
    const next = act(changed, { type: "new" });
    expect([next.players, next.match.x, next.match.games.length]).toEqual(["o", "b", 1]);
  });

  test("two people, the computer and a link do not share a score, and none is lost", () => {
    expect(act(ended, { type: "seats", players: "both", level: "strong" }).match.own).toBeNull();
    expect(act(ended, { type: "seats", players: "x", level: "perfect" }).match.own).not.toBeNull();
    const seats = (players: Players, level = "strong" as const): Action => ({
      type: "seats",
      players,
      level,
    });
    const games = ({ match }: State) => counted(match, { record: "q1" }).length;
    const next = act(ended, { type: "rematch" });
    const people = act(next, seats("both"));
    expect([games(next), games(people)]).toEqual([1, 0]);
    const won = act(people, { type: "open", record: "q1-15-35-45-56-57-59-15" }, ...press(5, 5), {
      type: "new",
    });
    expect(games(won)).toBe(1);
    // Who plays by link is somebody else than before, whenever somebody begins with it.
    const link = act(won, { type: "here", side: "x", anew: true });
    const again = act(link, seats("x"));
    expect([games(link), games(again), games(act(again, seats("both")))]).toEqual([0, 1, 1]);
    // A link that is followed goes on with the score that is there.
    const played = act(
      link,
      { type: "open", record: "q1-15-35-45-56-57-59-15" },
      { type: "here", side: "o" },
    );
    const after = act(played, ...press(5, 5), { type: "new" });
    const back = act(after, { type: "here", side: null }, seats("both"), { type: "here", side: "o" });
    const other = act(back, { type: "here", side: null }, { type: "here", side: "o", anew: true });
    expect([games(after), games(back), games(other)]).toEqual([1, 1, 0]);
    // You stay who you are, whichever side you come back on.
    const you = (state: State) => personName(en, state.players, state.match, "a");
    expect([you(again), you(act(again, seats("o"))), you(against("o"))]).toEqual(Array(3).fill("You"));
    const fresh = act(again, seats("o"), { type: "forget" });
    expect([you(fresh), games(fresh)]).toEqual(["You", 0]);
  });

  test("a match goes on where it was left: undone games never count, ended ones once", () => {
    const both: Action = { type: "seats", players: "both", level: "strong" };
    const x: Action = { type: "seats", players: "x", level: "strong" };
    const score = (state: State) => counted(state.match, presentOf(state)).length;
    expect(score(act(ended, both, x))).toBe(1);
    expect(score(act(ended, both, { type: "new" }, x))).toBe(1);
    expect(score(act(ended, { type: "undo" }, both, x))).toBe(0);
    // Undo brings the game back to those who played it, and the other match waits again.
    const back = act(ended, { type: "rematch" }, both, { type: "undo" });
    expect([back.players, score(back), score(act(back, both))]).toEqual(["x", 1, 0]);
    const lost = act(ended, x, { type: "new" });
    const alone = act(lost, {
      type: "reply",
      record: recordOf(lost),
      level: "strong",
      decision: null,
    });
    expect([alone.players, score(alone), score(act(alone, x))]).toEqual(["both", 0, 1]);
  });

  test("the computer's games with itself do not count", () => {
    const alone = replied(against("none", "15 35 45 56 57 59"), "15", "c1");
    expect([alone.match.own, status(en, alone)]).toEqual([null, "O wins"]);
  });
});

describe("watching", () => {
  const watching = replied(against("none"), "15", "23");

  test("a press or Escape lets it wait; then it says what to do", () => {
    for (const action of [{ type: "escape" }, ...press(1)] satisfies Action[]) {
      const paused = act(watching, action);
      expect([paused.pace, isThinking(paused), said(paused)]).toEqual(["pause", false, "Paused."]);
      expect(paused.picked).toBeNull();
    }
    const pressed = act(watching, ...press(1, 1));
    expect(said(pressed)).toBe("The computer plays both sides. To play yourself, choose X or O.");
    const on = act(pressed, { type: "pace", pace: "play" });
    expect([isThinking(on), said(on)]).toEqual([true, "It goes on."]);
  });

  test("one step is one move, and undo and redo go by one move and wait", () => {
    const step = act(act(watching, { type: "escape" }), { type: "pace", pace: "step" });
    const moved = replied(step, "46");
    expect([recordOf(moved), moved.pace, isThinking(moved)]).toEqual(["q1-15-23-46", "pause", false]);
    const back = act(watching, { type: "undo" });
    expect([recordOf(back), back.pace]).toEqual(["q1-15", "pause"]);
    expect(recordOf(act(back, { type: "redo" }))).toBe("q1-15-23");
  });
});

describe("a hint", () => {
  const asked = act(after("12 25 34"), { type: "hint" });
  const hint = {
    move: "13",
    merit: { kind: "draws", only: true, all: false },
    ahead: 0,
    closing: false,
  } as const;
  const given = act(asked, { type: "hinted", record: "q1-12-25-34", hint });

  test("is said once, stays in words and on the board until a move, another press or Escape", () => {
    expect(said(given)).toBe("Hint: squares 1 and 3. The only one that holds the draw.");
    expect(given.said.serial).toBe(asked.said.serial + 1);
    const picked = act(given, ...press(1));
    expect([picked.hint, notice(en, picked)]).toEqual([given.hint, notice(en, given)]);
    expect(act(given, ...press(9)).hint).toBeNull();
    expect(act(given, { type: "escape" }).hint).toBeNull();
    expect(act(picked, ...press(3)).hint).toBeNull();
    expect(act(given, { type: "undo" }).hint).toBeNull();
  });

  test("about another position comes too late, and one that failed is told", () => {
    const moved = act(asked, ...press(1, 3));
    expect(act(moved, { type: "hinted", record: "q1-12-25-34", hint })).toBe(moved);
    expect(act(given, { type: "hinted", record: "q1-12-25-34", hint: null })).toBe(given);
    const failed = act(asked, { type: "hinted", record: "q1-12-25-34", hint: null });
    expect([failed.hint, said(failed)]).toEqual([null, "No hint can be worked out now."]);
  });

  test("can be asked for in one's own turn only", () => {
    expect(canHint(start)).toBe(true);
    const thinking = act(against("x"), ...press(1, 5));
    expect(canHint(thinking)).toBe(false);
    expect(said(act(thinking, { type: "hint" }))).toBe("O (computer) has the move now.");
    const over = after("15 35 45 56 57 59 15 c5");
    expect([canHint(over), act(over, { type: "hint" })]).toEqual([false, over]);
  });
});

test("who plays is read back from what was stored, and nothing else is", () => {
  expect(seatsFrom({ players: "o", level: "casual" })).toEqual({ players: "o", level: "casual" });
  for (const wrong of [
    null,
    1,
    {},
    { players: "o" },
    { players: "y", level: "casual" },
    { players: "x", level: "best" },
  ])
    expect(seatsFrom(wrong)).toBeNull();
});
