/** The vocabulary of the page: the engine's data and a few names for reading it. */
import type { Game as GameOf, Place, Position as PositionOf } from "../../board/types";
import type { QuantumView, Referee } from "../../engine/engine";

export { isRefusal, positionOf, type Refusal } from "../../board/types";
export type { Board, QuantumSide as Side, QuantumView as View, Step } from "../../engine/engine";

/** The rules of this game. */
export type Rules = Referee<QuantumView>;
export type Game = GameOf<QuantumView>;
export type Position = PositionOf<QuantumView>;

/** A square of the board, 1–9 in reading order. */
export type Square = Place;

/** One move on two squares. */
export type Pair = QuantumView["pairs"][number];

/** One entanglement. */
export type Component = QuantumView["components"][number];

/** A settled mark. */
export type Mark = NonNullable<QuantumView["squares"][number]["classical"]>;

/** One of the two ways in which an open cycle can settle. */
export type Choice = QuantumView["choices"][number];

/** How the game ended. */
export type Outcome = NonNullable<QuantumView["outcome"]>;

/** Whose turn it is, and for what. */
export type Turn = NonNullable<QuantumView["turn"]>;

/** The empty board, shown until the engine is there. */
export const emptyView: QuantumView = {
  variant: "quantum",
  index: 0,
  length: 0,
  ply: 0,
  turn: { side: "x", phase: "place" },
  squares: Array.from({ length: 9 }, () => ({ classical: null, spooky: [] })),
  targets: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  pairs: [],
  components: [],
  closing: [],
  choices: [],
  lastMove: null,
  lastCollapse: null,
  outcome: null,
};

export const emptyGame: Game = {
  positions: [{ view: emptyView, legal: [], record: "q1" }],
  moves: [],
  index: 0,
};

/** The pair with this number, if it has been placed. */
export function pairOf(view: QuantumView, ply: number): Pair | undefined {
  return view.pairs.find((pair) => pair.ply === ply);
}

/** The entanglement that waits for a decision, if there is one. */
export function openCycle(view: QuantumView): Component | null {
  return view.components.find((component) => component.cycle !== null) ?? null;
}

/** Whose move a number is: odd numbers are X's. */
export function sideOf(ply: number): "x" | "o" {
  return ply % 2 === 1 ? "x" : "o";
}
