// Classic tic-tac-toe: its rules and its view.

declare module "../index.js" {
  interface Games {
    classic: {
      rules: ClassicRules;
      view: ClassicView;
    };
  }
}

/** Options of classic tic-tac-toe; whatever is left out has its standard value. */
export interface ClassicRules {
  /** Squares on a side of the board: 3 (standard), 4 or 5. */
  n?: 3 | 4 | 5;
  /** Marks in a row that make a line, 3 to `n`; standard is `n`. */
  k?: number;
  /** The player who completes a line loses. */
  misere?: boolean;
  /** Each move may be X or O. */
  wild?: boolean;
  /** A mark falls to the lowest empty square of its column. */
  gravity?: boolean;
}

/** A position of classic tic-tac-toe. */
export interface ClassicView {
  variant: "classic";
  index: number;
  length: number;
  rules: Required<ClassicRules>;
  /** Who acts; null when the game is over. */
  turn: { side: "first" | "second"; phase: "place" } | null;
  /** The n × n squares in reading order. */
  squares: ("x" | "o" | null)[];
  /** Where a mark may be made: the place that a move names (a column under gravity), and the square on which the mark would stand. */
  targets: { place: number; square: number }[];
  lastMove: string | null;
  /** The square that the last move marked. */
  lastSquare: number | null;
  outcome: {
    winner: "first" | "second" | null;
    lines: { mark: "x" | "o"; squares: number[] }[];
    points: { first: number; second: number };
  } | null;
}
