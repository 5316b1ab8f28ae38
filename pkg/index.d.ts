// The declarations of the package, kept by hand and tested against the values
// that the engine really returns (`pkg/test/declarations.test.mjs`).

/** The games of this package. */
export type Variant = "quantum" | "classic";

/** The rules that a game can be started with. Quantum tic-tac-toe has none to choose. */
export interface Rules {
  quantum: Record<string, never>;
  classic: ClassicRules;
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

/** The view of each game's position. */
export interface Views {
  quantum: QuantumView;
  classic: ClassicView;
}

/** Loads the engine; to be awaited once before the first `Match`. Bytes, a module, a response or an address may be given; without them the package finds its own file. */
export default function init(input?: { module_or_path: unknown }): Promise<unknown>;

/** A game from its start to its end, with a cursor on the moves made. */
export class Match<V extends Variant = "quantum"> {
  /** Starts a game. Throws `TypeError` or `RulesError`. */
  constructor(variant?: V, rules?: Rules[V]);
  /** Reads a record in link form (`q1-12-25`), in text form (`12 25`) or as Goff writes it. Throws `RecordError`. */
  static fromRecord(record: string): Match<Variant>;
  /** The position at the cursor, as plain data. */
  view(): Views[V];
  /** The legal moves, sorted; empty if and only if the game is over. */
  legalMoves(): string[];
  /** Plays a typed move at the cursor and drops what followed it. Throws `MoveError`, and nothing has changed. */
  play(move: string): Views[V];
  /** Settles an open cycle: the newest move goes to this square (1–9). The same as `play("c5")`. */
  collapse(square: number): Views[V];
  /** Rolls at a chance turn, with the system's randomness. Neither game here has one. */
  roll(): Views[V];
  /** One move back; at the start nothing changes. */
  undo(): Views[V];
  /** One move forward; at the end nothing changes. */
  redo(): Views[V];
  /** Moves the cursor to where `index` moves have been made. */
  goTo(index: number): Views[V];
  /** All moves of the record, also those after the cursor. */
  moves(): string[];
  /** The record in link form, or its first `index` moves. */
  record(index?: number): string;
  /** The record in text form. */
  text(): string;
  /** Quantum: all classical games still possible at the cursor, at most 27. */
  ensemble(): Board[];
  /** Gives the memory back; the object can't be used afterwards. */
  free(): void;
}

/** What the players play for: to win (1, 0, −1) or the difference of the published points, in steps of 0.5. */
export type Objective = "win" | "points";

/** An exact solver. All values are points from the first side's view. */
export class Analyzer {
  /** `tableBytes` bounds the memory of what is remembered: 0 to 2³⁰, any of them correct. Throws `TypeError`, and `RangeError` without memory. */
  constructor(options?: { objective?: Objective; tableBytes?: number });
  /** Turns to the position after a record; what has been found for others is kept. Throws `RecordError`. */
  start(record: string): void;
  /** Looks at about so many further positions and stops; the next step goes on from there. */
  step(nodes: number): Progress;
  /** Solves the position after a record, going on where steps have stopped. Throws `RecordError`. */
  analyze(record: string): Analysis;
  /** Gives the memory back; the object can't be used afterwards. */
  free(): void;
}

/** How far an analyzer has come. */
export interface Progress {
  /** Whether everything is known, the lengths of games included. */
  done: boolean;
  /** Positions looked at since the start. */
  nodes: number;
  /** Every legal move with what is proven of it, best first for the side to act. */
  moves: { move: string; lower: number; upper: number }[];
}

/** A position solved. */
export interface Analysis {
  value: number;
  /** Positions looked at since the start. */
  nodes: number;
  /** Whether all of it is proven; else the values are estimates. */
  exact: boolean;
  /** Every legal move, best first for the side to act: by value, then the fastest win and the slowest loss. `movesToEnd` includes the move; nobody hurries in a draw. It is null where it is not known, and for a draw in a game that can repeat. `share` stands in estimates only: the part of the random games that began with the move. */
  moves: { move: string; value: number; movesToEnd: number | null; share?: number }[];
  /** Best play to the end, or as far as it is known; it may stop at a repetition. */
  line: string[];
}

/** How well a computer player plays. */
export type Level = "random" | "beginner" | "casual" | "strong" | "perfect";

/** A computer player. The same level, seed and record always give the same decision. */
export class Opponent {
  /** `seed` is a whole number from 0 to 2⁵³ − 1; without one the system's randomness gives it. Throws `TypeError`. */
  constructor(options: { level: Level; seed?: number });
  /** Turns to the position after a record of any of the games. Throws `RecordError`, and `RangeError` without memory. */
  start(record: string): void;
  /** Looks at about so many further positions and stops; the next step goes on from there. */
  step(nodes: number): Thought;
  /** The move it makes, whatever work is left. Throws `MoveError` when the game is over, and before the first start. */
  choose(): Decision;
  /** Gives the memory back; the object can't be used afterwards. */
  free(): void;
}

/** How far a computer player has come. */
export interface Thought {
  /** Whether the decision is ready. */
  done: boolean;
  /** Positions looked at since the start. */
  nodes: number;
}

/** A move chosen by a computer player. */
export interface Decision {
  move: string;
  reason: Reason;
  /** What the move is worth in points, from the first side's view; null where that has not been proven. */
  value: number | null;
}

/**
 * Why a move was chosen; every reason but `guess` is true, also of the weaker levels' moves.
 * `only-move`: no other is legal. `wins-now`: it ends the game, won. `wins`: it wins against any play; `only-winning`: no
 * other one does. `only-holding`: it alone saves the draw, or the half point of a lost game. `prevents`: it keeps the
 * other player from winning at once: at least half of the legal moves allow a win, with the move itself or with the answer
 * whatever is then chosen; this one does not. `holds`: it keeps the draw. `least-loss`: all moves lose, and none loses less or
 * later. `guess`: nothing better is known of it.
 */
export type Reason =
  | "only-move"
  | "wins-now"
  | "wins"
  | "only-winning"
  | "only-holding"
  | "prevents"
  | "holds"
  | "least-loss"
  | "guess";

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

/** A refused move: `name` is "MoveError". */
export interface MoveError extends Error {
  name: "MoveError";
  /** A stable word, such as `classical-square`. */
  code: string;
  /** The squares that the refusal is about. */
  squares: number[];
}

/** A refused record: `name` is "RecordError". */
export interface RecordError extends Error {
  name: "RecordError";
  code: string;
  /** The move that is refused, from 0. */
  index: number;
  /** The character where it stands, from 0. */
  at: number;
  /** The squares that the refusal is about. */
  squares: number[];
  /** The moves before it, in link form; empty where not even the game is known. */
  legalPrefix: string;
}

/** Rules that do not go together: `name` is "RulesError". */
export interface RulesError extends Error {
  name: "RulesError";
  code: string;
}
