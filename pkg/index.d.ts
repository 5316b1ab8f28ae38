// The declarations of the package, kept by hand and tested against the values
// that the engine really returns (`pkg/test/declarations.test.mjs`).
/// <reference lib="esnext.disposable" />

export * from "./games/classic.js";
// One line for each game; its file adds the game to `Games`.
export * from "./games/quantum.js";

import type { Board } from "./games/quantum.js";

/** The games of this package by name, each with its rules and its view. */
// biome-ignore lint/suspicious/noEmptyInterface: every game's file adds to it
export interface Games {}

/** A game's name. The small engine has `quantum` alone. */
export type Variant = keyof Games;

/** The rules that each game can be started with; whatever is left out has its standard value. */
export type Rules = { [V in Variant]: Games[V]["rules"] };

/** The view of each game's position. */
export type Views = { [V in Variant]: Games[V]["view"] };

/** What the engine itself exports; of use is its memory, to see how much it takes. */
export interface InitOutput {
  readonly memory: WebAssembly.Memory;
}

/** Where the engine's file comes from: an address, a response, bytes, a compiled module, or a promise of one. */
export type InitInput = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the engine; to be awaited once before anything else, which throws a `TypeError` until then. Without an input the
 * package finds its own file. When it fails, it can be called again.
 */
export default function init(input?: {
  module_or_path?: InitInput | PromiseLike<InitInput>;
}): Promise<InitOutput>;

/** Loads the engine at once from its bytes or its compiled module. Browsers refuse that for large files outside of workers. */
export function initSync(input: { module: BufferSource | WebAssembly.Module }): InitOutput;

/** A game from its start to its end, with a cursor on the moves made. */
export class Match<V extends Variant = "quantum"> {
  /** Starts a game. The rules are a plain object. Throws `TypeError` or `RulesError` (`full-engine`: the small one lacks the game). */
  constructor(variant?: V, rules?: Rules[V]);
  /** Reads a record in link form (`q1-12-25`), in text form (`12 25`) or as Goff writes it. Throws `RecordError` (`full-engine`: the small one can't read it). */
  static fromRecord(record: string): Match<Variant>;
  /** The position at the cursor, as plain data. */
  view(): Views[V];
  /** The legal moves, sorted; empty if and only if the game is over. */
  legalMoves(): string[];
  /** Plays a typed move at the cursor and drops what followed it. Throws `MoveError`, and nothing has changed. */
  play(move: string): Views[V];
  /** Settles an open cycle: the newest move goes to this square (1–9). The same as `play("c5")`. */
  collapse(square: number): Views[V];
  /** Rolls at a chance turn, with the system's randomness. Throws `MoveError` in a game without one. */
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
  /** Gives the memory back. Whatever is asked of the object afterwards throws a `TypeError`, a second `free` too. */
  free(): void;
  /** Like `free`, for `using`; where the object has been freed already, nothing is done. */
  [Symbol.dispose](): void;
}

/** What the players play for: to win (1, 0, −1) or the difference of the published points, in steps of 0.5. */
export type Objective = "win" | "points";

/** An exact solver. All values are points from the first side's view. */
export class Analyzer {
  /** `tableBytes` bounds the memory of what is remembered: 0 to 2³⁰, any of them correct. Throws `TypeError`, and `RangeError` without memory. */
  constructor(options?: { objective?: Objective; tableBytes?: number });
  /** Turns to the position after a record; what has been found for others is kept. Throws `RecordError`. */
  start(record: string): void;
  /** Looks at about so many further positions and stops; the next step goes on from there. Throws `MoveError` before the first start. */
  step(nodes: number): Progress;
  /** Solves the position after a record, going on where steps have stopped. Throws `RecordError`. */
  analyze(record: string): Analysis;
  /** Gives the memory back. Whatever is asked of the object afterwards throws a `TypeError`, a second `free` too. */
  free(): void;
  /** Like `free`, for `using`; where the object has been freed already, nothing is done. */
  [Symbol.dispose](): void;
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

/** How well a computer player plays. A game has `perfect` where its play is proven, else `expert`; either name means its best level. */
export type Level = "random" | "beginner" | "casual" | "strong" | "expert" | "perfect";

/** A computer player. The same level, seed, objective and record always give the same decision. */
export class Opponent {
  /** `seed` is a whole number from 0 to 2⁵³ − 1; without one the system's randomness gives it. It plays to win
   * unless the objective is `points`. Throws `TypeError`. */
  constructor(options: { level: Level; seed?: number; objective?: Objective });
  /** Turns to the position after a record of any of the games. Throws `RecordError`, and `RangeError` without memory. */
  start(record: string): void;
  /** Looks at about so many further positions and stops; the next step goes on from there. */
  step(nodes: number): Thought;
  /** The move it makes, whatever work is left. Throws `MoveError` when the game is over, and before the first start. */
  choose(): Decision;
  /** Gives the memory back. Whatever is asked of the object afterwards throws a `TypeError`, a second `free` too. */
  free(): void;
  /** Like `free`, for `using`; where the object has been freed already, nothing is done. */
  [Symbol.dispose](): void;
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

/** Something that only the full engine has was asked of the small one: `name` is "EngineError". */
export interface EngineError extends Error {
  name: "EngineError";
  code: "full-engine";
}
