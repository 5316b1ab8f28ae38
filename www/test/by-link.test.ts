/** One side at this device, the other one by link: what can be done in its turn, and what is said. */
import { expect, test } from "vitest";
import { lastToAct } from "../src/board/course";
import type { Action } from "../src/games/quantum/actions";
import { isAway, isOpen, presentOf, type State, viewOf } from "../src/games/quantum/state";
import { notice, spoken, status } from "../src/games/quantum/words/sentences";
import { en } from "./english";
import { act, after, press, start } from "./support";

const here = (side: "x" | "o" | null): Action => ({ type: "here", side });
const recordOf = (state: State) => presentOf(state).record;
const said = ({ said: { what }, points, players }: State) => (what ? spoken(en, what, points, players) : "");

test("in the other side's turn every way to move is refused with the reason, and nothing else", () => {
  const waiting = act(start, here("x"), ...press(1, 2));
  expect([recordOf(waiting), isAway(waiting)]).toEqual(["q1-12", true]);
  expect(status(en, waiting)).toBe("Waiting for O: send the link");
  expect([1, 5, 9].map((square) => isOpen(waiting, square))).toEqual([false, false, false]);
  const ways: readonly Action[] = [
    { type: "press", square: 5 },
    { type: "drag", from: 3, to: 4 },
    { type: "typed", text: "34" },
    { type: "hint" },
  ];
  for (const way of ways) {
    const refused = act(waiting, way);
    expect(recordOf(refused)).toBe("q1-12");
    expect(refused.picked).toBeNull();
    expect(notice(en, refused)).toBe(
      "The other side plays elsewhere: send the link, and open the one that comes back.",
    );
  }
  // The answer comes as a record, and then it is this side's turn.
  const answered = act(waiting, { type: "typed", text: "q1-12-34" });
  expect([recordOf(answered), isAway(answered), status(en, answered)]).toEqual([
    "q1-12-34",
    false,
    "X: pick two squares",
  ]);
  expect(recordOf(act(waiting, { type: "undo" }))).toBe("q1");
});

test("a collapse is chosen where its chooser plays, and the focus does not go to choices that are not there", () => {
  const closing = act(start, { type: "open", record: "q1-12-25" }, here("x"));
  const closed = act(closing, ...press(1, 5));
  expect([isAway(closed), closed.focus]).toEqual([true, closing.focus]);
  expect(recordOf(act(closed, { type: "choose", square: 5 }, { type: "confirm" }))).toBe("q1-12-25-15");
  const chooser = act(closed, here("o"));
  const chosen = act(chooser, { type: "choose", square: 5 }, { type: "confirm" });
  expect([recordOf(chosen), isAway(chosen)]).toEqual(["q1-12-25-15c5", false]);
});

test("a move from an earlier point is refused too where it would be the other side's", () => {
  const state = act(start, { type: "open", record: "q1-12-34" }, here("x"), { type: "look", index: 1 });
  expect(act(state, ...press(5, 6)).dropping).toBeNull();
  expect(act(state, { type: "look", index: 0 }, ...press(5, 6)).dropping).not.toBeNull();
});

test("it begins and ends with a sentence, and with people on both sides", () => {
  const computer = act(start, { type: "seats", players: "x", level: "strong" });
  const state = act(computer, here("o"));
  expect([state.here, state.players, said(state)]).toEqual([
    "o",
    "both",
    "Only O is played here. X to move.",
  ]);
  expect(act(state, here("o")).said).toBe(state.said);
  expect(said(act(state, here(null)))).toBe("Both sides are played here.");
  expect(act(state, { type: "seats", players: "x", level: "casual" }).here).toBeNull();
});

test("a rematch changes sides, and undo brings both back", () => {
  const almost = act(start, { type: "open", record: "q1-15-35-45-56-57-59-15" }, here("o"));
  const over = act(almost, ...press(5, 5));
  const again = act(over, { type: "rematch" });
  expect([viewOf(over).outcome?.winner, again.here]).toEqual(["x", "x"]);
  const back = act(again, { type: "undo" });
  expect([recordOf(back), back.here]).toEqual(["q1-15-35-45-56-57-59-15c5", "o"]);
  expect(act(over, { type: "new" }).here).toBe("x");
});

test.each([
  ["", "x"],
  ["12", "x"],
  ["12 25", "o"],
  ["12 25 15", "x"],
  ["12 25 15 c5", "o"],
  ["12 25 15 c5 34", "o"],
])("after “%s” the link is sent by %s", (moves, side) => {
  expect(lastToAct(after(moves))).toBe(side);
});
