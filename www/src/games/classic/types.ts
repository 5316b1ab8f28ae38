/** The vocabulary of the classic board: the engine's data and a few names for reading it. */
import type { Game as GameOf, Place } from "../../board/types";
import type { ClassicRules, ClassicView } from "../../engine/engine";

export { positionOf } from "../../board/types";
export type View = ClassicView;
export type Game = GameOf<ClassicView>;
export type Rules = Required<ClassicRules>;
/** A square of the board, in reading order from 1. */
export type Square = Place;
export type Outcome = NonNullable<View["outcome"]>;
export type Line = Outcome["lines"][number];
export type Mark = Line["mark"];
/** One of the two people; the marks are a matter of the rules. */
export type Side = "first" | "second";

/** The record of the standard game before its first move. */
export const START = "t1.3";

/** An empty board, shown until the engine is there. */
export function emptyGame(n: 3 | 4 | 5): Game {
  return { positions: [{ view: emptyView(n), legal: [], record: START }], moves: [], index: 0 };
}

/** Who moved last. */
export function moverOf({ index }: View): Side {
  return index % 2 === 1 ? "first" : "second";
}

/** The place that a press on a square names: itself, or its column under gravity. */
export function placeOf({ n, gravity }: Rules, square: Square): number {
  return gravity ? ((square - 1) % n) + 1 : square;
}

/** The mark that a side puts without choosing. */
export function ownMark(side: Side): Mark {
  return side === "first" ? "x" : "o";
}

function emptyView(n: 3 | 4 | 5): View {
  return {
    variant: "classic",
    index: 0,
    length: 0,
    rules: { n, k: n, misere: false, wild: false, gravity: false },
    turn: { side: "first", phase: "place" },
    squares: Array.from({ length: n * n }, () => null),
    targets: Array.from({ length: n * n }, (_, index) => ({ place: index + 1, square: index + 1 })),
    lastMove: null,
    lastSquare: null,
    outcome: null,
  };
}
