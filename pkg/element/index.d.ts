// The element, kept by hand: what it tells is compared with what it really tells in the browser tests.
import type { QuantumSide, QuantumView, Step } from "../index.js";

/** What is told with each event. */
export interface QuantumTicTacToeDetails {
  /** The board can be played. */
  "qttt-ready": { record: string };
  /** The game is another one than before: by a move, undo, a new game or a record. */
  "qttt-change": { record: string };
  /** A pair, or the last mark, was placed. */
  "qttt-move": { record: string; move: string; side: QuantumSide; ply: number; squares: number[] };
  /** The move closed a cycle; `side` chooses one of two squares for it. */
  "qttt-cycle": {
    record: string;
    side: QuantumSide;
    squares: number[];
    plies: number[];
    choices: number[];
  };
  /** `side` has chosen. */
  "qttt-collapse": { record: string; move: string; side: QuantumSide; steps: Step[] };
  /** The game is over. */
  "qttt-end": { record: string } & NonNullable<QuantumView["outcome"]>;
  /** Something was refused, and nothing has changed; or the engine could not be loaded (`engine-missing`, `no-webassembly`). */
  "qttt-error": { code: string; message: string; squares: number[] };
}

export type QuantumTicTacToeEvents = {
  [Name in keyof QuantumTicTacToeDetails]: CustomEvent<QuantumTicTacToeDetails[Name]>;
};

/** `<quantum-tictactoe>`. Events bubble and cross shadow roots. Before `ready`, methods throw an `InvalidStateError`. */
export class QuantumTicTacToeElement extends HTMLElement {
  /** Settled when the board can be played, or the engine is known not to come. */
  readonly ready: Promise<void>;
  /** The game in link form. Setting it opens another in any form; a broken one is told by `qttt-error`. */
  record: string;
  /** The record that a new game and `reset()` begin with; null is the empty board. */
  start: string | null;
  /** The sides that people play: `both` (without it), `x`, `o` or `none`; the computer plays the others. */
  players: string | null;
  /** How the computer plays: `random`, `beginner`, `casual` (without it), `strong` or `perfect`. */
  level: string | null;
  /** The number of a lesson that has the board; null is the game. */
  lesson: string | null;
  /** The parts that are shown, by name, parted by blanks; null shows all: `players undo new hints history ensemble shares trace analysis lessons more`. */
  show: string | null;
  /** Whether the game can only be looked at; `play` goes on working. */
  locked: boolean;
  /** `light` or `dark`; anything else follows the system. */
  theme: string | null;
  /** `none` shows everything at once; anything else follows the system. */
  motion: string | null;
  /** How the game ended; null while it goes on. */
  readonly result: QuantumView["outcome"];
  /** The legal moves at the end of the game. */
  readonly legalMoves: readonly string[];
  /** The position that is shown. */
  view(): QuantumView;
  /** The moves of the game. */
  moves(): readonly string[];
  /** Plays at the end of the game. Throws `MoveError`, and nothing has changed. */
  play(move: string): QuantumView;
  /** Settles an open cycle: the newest move goes to this square. */
  collapse(square: number): QuantumView;
  undo(): QuantumView;
  redo(): QuantumView;
  /** Shows the position after so many moves; the game stays as it is. */
  goTo(index: number): QuantumView;
  /** Opens a record in any form. Throws `RecordError`, and nothing has changed. */
  load(record: string): QuantumView;
  /** Back to `start`. */
  reset(): QuantumView;
  addEventListener<Name extends keyof QuantumTicTacToeEvents>(
    type: Name,
    listener: (this: QuantumTicTacToeElement, event: QuantumTicTacToeEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "quantum-tictactoe": QuantumTicTacToeElement;
  }
}
