// Quantum tic-tac-toe: its rules and its view.

declare module "../index.js" {
  interface Games {
    quantum: {
      /** There are none to choose. */
      rules: Record<string, never>;
      view: QuantumView;
    };
  }
}

/** One of the two players of quantum tic-tac-toe. */
export type QuantumSide = "x" | "o";

/** A position of quantum tic-tac-toe. */
export interface QuantumView {
  variant: "quantum";
  /** Moves made up to the cursor. */
  index: number;
  /** Moves in the record. */
  length: number;
  /** Numbered moves made so far, 0–9. */
  ply: number;
  /** Who acts and how; null when the game is over. */
  turn: { side: QuantumSide; phase: "place" | "measure" | "last" } | null;
  /** The nine squares; index 0 is square 1. */
  squares: { classical: { side: QuantumSide; ply: number } | null; spooky: number[] }[];
  /** The squares that the next move can name: free ones, the two of an open cycle, or the last one. */
  targets: number[];
  /** All pairs placed so far, by number. */
  pairs: {
    ply: number;
    side: QuantumSide;
    squares: [number, number];
    settled: number | null;
    component: number | null;
    onCycle: boolean;
  }[];
  /** The entanglements; an id is the lowest number in it. */
  components: {
    id: number;
    squares: number[];
    plies: number[];
    cycle: { squares: number[]; plies: number[] } | null;
  }[];
  /** The legal pairs that would close a cycle. */
  closing: string[];
  /** The two outcomes to choose from while a cycle is open, else empty. */
  choices: { square: number; move: string; collapse: Step[] }[];
  lastMove: string | null;
  /** Set only if the last move was a collapse. */
  lastCollapse: Step[] | null;
  outcome: {
    winner: QuantumSide | null;
    lines: { side: QuantumSide; squares: [number, number, number]; completedAt: number }[];
    points: { x: number; o: number };
  } | null;
}

/** One mark settling in a collapse; step 0 is the chosen one. */
export interface Step {
  ply: number;
  square: number;
  step: number;
  pushedBy: number | null;
}

/** One classical game: what stands on each of the nine squares. */
export type Board = ({ side: QuantumSide; ply: number } | null)[];
