/** Forty thousand random actions, with the real engine: each state is held against the engine's own replay of its record. */

import { Match } from "quantum-tictactoe";
import { expect, test } from "vitest";
import type { Question } from "../src/board/course";
import type { Level } from "../src/board/players";
import type { Action } from "../src/games/quantum/actions";
import { isThinking, presentOf, type State, viewOf } from "../src/games/quantum/state";
import { positionOf } from "../src/games/quantum/types";
import { spoken, squareName, status } from "../src/games/quantum/words/sentences";
import { en } from "./english";
import { mutated } from "./mutated";
import { act, start } from "./support";

const ACTIONS = 10_000;

/** Random numbers from a seed, the same on every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}

const nonsense = ["", " ", "11", "c5", "0", "99", "1-", "-5", "abc", "q1-12-12", "9999999", "c", "5!", "💥"];
const records = [
  "q1",
  "q1-12-25-15",
  "q1-12-25-15c5-34",
  "q1-36-89-12-48-69-23-78-89c8",
  "q1-46-17-39-28-48-69-16-58-46c4",
  "q1-12-12c1-15",
  "d1.2-n5",
  "q2",
  "",
  ...mutated(40).filter((link) => !link.startsWith("t")),
];
const levels: readonly Level[] = ["random", "casual", "perfect"];
const questions: readonly Question[] = ["last", "status", "cycle", "groups"];

/** What the engine says of a record at one of its steps. */
function replayed(record: string, index: number) {
  const match = Match.fromRecord(record) as Match<"quantum">;
  try {
    return {
      record: match.record(),
      length: match.view().length,
      view: match.goTo(index),
      moves: match.legalMoves(),
    };
  } finally {
    match.free();
  }
}

/** The next action; what is legal now makes games get on. */
function random(roll: (sides: number) => number, state: State): Action {
  const of = <T>(items: readonly T[], other: T): T => items[roll(items.length)] ?? other;
  const { record } = positionOf(state.game);
  const { moves } = replayed(record, viewOf(state).index);
  const square = roll(9) + 1;
  const legal = Number(
    of(
      [...of(moves, "5")].filter((letter) => /\d/.test(letter)),
      "5",
    ),
  );
  if (isThinking(state) && roll(3) > 0) {
    const move = of(moves, "12");
    const decision = roll(20) === 0 ? null : ({ move, reason: "guess", value: null } as const);
    return { type: "reply", record, level: state.level, decision };
  }
  const chance = roll(100);
  if (chance < 34) return { type: "press", square: roll(6) === 0 ? square : legal };
  if (chance < 38) return { type: "drag", from: legal, to: square };
  if (chance < 41) return { type: "choose", square: roll(3) === 0 ? square : legal };
  if (chance < 46) return { type: "confirm" };
  if (chance < 49) return of<Action>([{ type: "undo" }, { type: "redo" }], { type: "undo" });
  if (chance < 52)
    return of<Action>(
      [
        { type: "undo", free: true },
        { type: "redo", free: true },
      ],
      { type: "redo" },
    );
  if (chance < 60) return { type: "look", index: roll(state.present + 2), quiet: roll(2) === 0 };
  if (chance < 66) return { type: "typed", text: roll(3) === 0 ? of(nonsense, "") : of(moves, "15") };
  if (chance < 68) return { type: "play", move: roll(4) === 0 ? of(nonsense, "") : of(moves, "15") };
  if (chance < 71) return { type: "open", record: of(records, "q1") };
  if (chance < 73) return of<Action>([{ type: "accept" }, { type: "dismiss" }], { type: "dismiss" });
  if (chance < 76) return { type: "drop", sure: roll(2) === 0 };
  if (chance < 79) return { type: "peek", square: roll(2) === 0 ? null : square };
  if (chance < 82) return { type: "point", square: roll(2) === 0 ? null : square };
  if (chance < 84) return { type: "escape" };
  if (chance < 86) return { type: "isolate", ply: roll(3) === 0 ? null : square };
  if (chance < 88) return { type: "explain", step: of([0, 1, 2, "next", null], null) };
  if (chance < 90) return { type: "why", step: of([0, 1, 2, 9, null], null) };
  if (chance < 92) return { type: "ask", question: of(questions, "last") };
  if (chance < 93) return { type: roll(2) === 0 ? "new" : "rematch" };
  if (chance < 94) return { type: "hint" };
  if (chance < 95) return { type: "points", on: roll(2) === 0 };
  if (chance < 96) return { type: "lock", on: roll(4) === 0 };
  if (chance < 97) return { type: "pace", pace: of(["play", "step", "pause"], "play") };
  // Mostly two people: a computer that is about to move lets nobody else do much.
  const players = of(["both", "both", "both", "x", "o", "none"] as const, "both");
  return { type: "seats", players, level: of(levels, "casual"), free: true };
}

const places = ["top left", "top middle", "top right", "middle left", "centre", "middle right"].concat([
  "bottom left",
  "bottom middle",
  "bottom right",
]);

/** What is wrong with a state, held against the engine's replay of its record. */
function wrong(state: State): unknown {
  const view = viewOf(state);
  const { record } = presentOf(state);
  const right = replayed(record, view.index);
  if (record !== right.record || state.present !== right.length)
    return { record, present: state.present, right };
  if (JSON.stringify(view) !== JSON.stringify({ ...right.view, length: view.length }))
    return { view, right: right.view };
  const names = view.squares.map((_, index) =>
    squareName(en, state, index + 1).replace(" Closes a cycle.", ""),
  );
  const mark = (ply: number) => `${ply % 2 === 1 ? "X" : "O"}${ply}`;
  const expected = right.view.squares.map(({ classical, spooky }, index) => {
    const content = classical
      ? `${mark(classical.ply)}, classical.`
      : spooky.length > 0
        ? `${spooky.map(mark).join(", ")}, spooky.`
        : "Empty.";
    return `Square ${index + 1}, ${places[index]}. ${content}`;
  });
  if (names.join() !== expected.join()) return { names, expected };
  const side = right.view.turn?.side.toUpperCase();
  const { outcome } = right.view;
  const due =
    outcome === null
      ? [
          `${side}: `,
          `You (${side}): `,
          `${side} (computer) is `,
          ...(state.locked ? [`Only to look at: it is ${side}'s turn`] : []),
        ]
      : outcome.winner
        ? [`${outcome.winner.toUpperCase()} wins`, "You win", "The computer wins"]
        : ["A draw"];
  const others = view.index < state.present ? ["Looking back: ", "This drops "] : [];
  const told = status(en, state);
  if (![...due, ...others].some((words) => told.startsWith(words))) return { status: told, due };
  const { what } = state.said;
  if (what !== null && spoken(en, what, state.points, state.players) === "") return { silent: what };
  return null;
}

test.each([1, 2, 3, 4])(`${ACTIONS} random actions, seed %i`, (seed) => {
  const roll = dice(seed);
  let state = start;
  const seen = new Set<string>();
  for (let done = 0; done < ACTIONS; done++) {
    const action = random(roll, state);
    const before = state;
    state = act(state, action);
    const fault = wrong(state);
    if (fault !== null) {
      expect.unreachable(
        `after ${done} actions: ${presentOf(before).record} ${JSON.stringify(action)} ${JSON.stringify(fault)}`,
      );
    }
    // What is refused changes nothing of the game.
    if (state.said !== before.said && state.said.what?.kind === "refused") {
      expect(presentOf(state).record).toBe(presentOf(before).record);
    }
    const { turn, outcome } = viewOf(state);
    seen.add(turn ? turn.phase : (outcome?.winner ?? "draw"));
  }
  // It got about.
  expect([...seen]).toEqual(expect.arrayContaining(["place", "measure", "last", "x", "o"]));
});
