/** What Explore is showing at one moment; read-only, and apart from the game, which it never changes. */
import type { Objective } from "../../../engine/engine";
import type { Board, Game, Square } from "../types";

/** What the board shows instead of the game as it stands. */
export type Shown =
  /** A legal move, as if it were about to be made. */
  | { readonly kind: "move"; readonly move: string }
  /** A step of the best line, in a game of its own. */
  | { readonly kind: "line"; readonly game: Game; readonly start: number }
  /** One of the classical games still possible, numbered from 1. */
  | { readonly kind: "game"; readonly number: number; readonly board: Board }
  /** A step of the walk round the cycle that begins at a square. */
  | { readonly kind: "trace"; readonly from: Square; readonly step: number };

export interface Exploring {
  /** What the moves are worth is wanted, for every position of the game. */
  readonly analysing: boolean;
  readonly objective: Objective;
  /** Bars for the shares lie on the board. */
  readonly bars: boolean;
  readonly shown: Shown | null;
  /** What the pointer merely looks at. */
  readonly glance: Shown | null;
  /** The square that was pointed at last. */
  readonly square: Square | null;
}

export const initialExploring: Exploring = {
  analysing: false,
  objective: "points",
  bars: false,
  shown: null,
  glance: null,
  square: null,
};

/** What is to be seen on the board now. */
export function seen({ shown, glance }: Exploring): Shown | null {
  return glance ?? shown;
}

/** Whether two things on the board are the same. */
export function isSame(a: Shown | null, b: Shown | null): boolean {
  if (a === null || b === null || a.kind !== b.kind) return a === b;
  switch (a.kind) {
    case "move":
      return b.kind === "move" && a.move === b.move;
    case "game":
      return b.kind === "game" && a.number === b.number;
    case "trace":
      return b.kind === "trace" && a.from === b.from && a.step === b.step;
    case "line":
      return b.kind === "line" && a.game.index === b.game.index;
  }
}
