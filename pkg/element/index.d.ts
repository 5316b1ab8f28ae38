// The element, kept by hand: what it tells is compared with what it really tells in the browser tests.
import type { QuantumSide, QuantumView, RecordError, Step } from "../index.js";

/** The sides that people play. */
export type QuantumPlayers = "both" | "x" | "o" | "none";

/** The levels of the computer. */
export type QuantumLevel = "random" | "beginner" | "casual" | "strong" | "perfect" | "expert";

/** What is told with each event. */
export interface QuantumTicTacToeDetails {
  /** The board can be played; again when the element has been taken out and put back. Nothing but `qttt-error` comes before. */
  "qttt-ready": { record: string };
  /** The game is another one than before: by a move, undo, a new game or a record. */
  "qttt-change": { record: string };
  /** Others play from now on, or at another level: people have chosen so, or an attribute has. */
  "qttt-players": { players: QuantumPlayers; level: QuantumLevel };
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
  /** Something was refused, and nothing has changed; or the engine or the words could not be loaded (`engine-missing`, `no-webassembly`, `words-missing`), or an attribute has a value that is not known (`unknown-value`). */
  "qttt-error": { code: string; message: string; squares: number[] };
}

export type QuantumTicTacToeEvents = {
  [Name in keyof QuantumTicTacToeDetails]: CustomEvent<QuantumTicTacToeDetails[Name]>;
};

/** What the listeners of an element get: its own events, and those of all elements. */
export interface QuantumTicTacToeEventMap extends HTMLElementEventMap, QuantumTicTacToeEvents {}

/** A `RecordError` of the element: it has no `at`, because an address around the record is read as well. */
export type ElementRecordError = Omit<RecordError, "at">;

/** A lesson, puzzle or question has the board, and the game waits unchanged: `name` is "LessonError". */
export interface LessonError extends Error {
  name: "LessonError";
  code: "lesson-on";
  squares: number[];
}

/**
 * `<quantum-tictactoe>`. Events bubble and cross shadow roots. Its words are English, the only language for now; a `lang`
 * of the page or of the element does not change them.
 *
 * All methods but `refresh` throw a `DOMException` named `InvalidStateError` before the engine is there and outside of a
 * document. While a lesson has the board, `record`, `view()`, `moves()`, `legalMoves` and `result` are of the lesson's
 * position, no event but `qttt-error` is fired, and the methods that would play, walk or open throw a `LessonError`;
 * `lesson = null` gives the board back to the game.
 */
export class QuantumTicTacToeElement extends HTMLElement {
  /** Settled when the board can be played, or the engine is known not to come. */
  readonly ready: Promise<void>;
  /** The game in link form. Setting it opens another in any form; what `load` would throw is told by `qttt-error`. Null is `start`. */
  get record(): string;
  set record(value: string | null);
  /** The record that the button “New game” and `reset()` begin with from now on; null is the empty board. */
  start: string | null;
  /** The sides that people play: `both` (without it), `x`, `o` or `none`; the computer plays the others. What people choose does not change it. */
  get players(): string | null;
  set players(value: QuantumPlayers | null);
  /** How the computer plays: `random`, `beginner`, `casual` (without it), `strong` or `perfect`. */
  get level(): string | null;
  set level(value: QuantumLevel | null);
  /** The number of a lesson that has the board; null is the game. */
  get lesson(): string | null;
  set lesson(value: string | number | null);
  /** The parts that are shown, by name, parted by blanks; null shows all: `players undo new hints history ensemble shares trace analysis rules lessons more`. */
  show: string | null;
  /** Whether people can only look at the game: what would change it is hidden. The methods, and the computer where it plays, go on working. */
  locked: boolean;
  /** `light` or `dark`; `auto`, or without it, it follows the system. */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null);
  /** `none` shows everything at once; `auto`, or without it, it follows the system. */
  get motion(): string | null;
  set motion(value: "none" | "auto" | null);
  /** How the game ended, whatever is shown; null while it goes on, and before `ready`. */
  readonly result: QuantumView["outcome"];
  /** The legal moves at the end of the game, whatever is shown; empty before `ready`. */
  readonly legalMoves: readonly string[];
  /** The position that is shown. */
  view(): QuantumView;
  /** The moves of the game, whatever is shown. */
  moves(): readonly string[];
  /** Plays at the end of the game, whatever is shown. Throws `MoveError`, and `TypeError` for anything but a string. */
  play(move: string): QuantumView;
  /** Settles an open cycle: the newest move goes to this square. Throws as `play` does, and `TypeError` unless it is a whole number from 1 to 9. */
  collapse(square: number): QuantumView;
  /** What the button does: shows the end again, or takes a decision back, or brings back the game that a new one replaced. With none of these nothing happens. */
  undo(): QuantumView;
  /** What the button does: shows the end again, or plays again what was taken back. With neither nothing happens. */
  redo(): QuantumView;
  /** Shows the position after so many moves; the game stays as it is. Throws `TypeError` unless it is a whole number from 0 to the number of `moves()`. */
  goTo(index: number): QuantumView;
  /** Opens a record in any form. Throws `ElementRecordError`, and `TypeError` for anything but a string; nothing has changed then. */
  load(record: string): QuantumView;
  /** Back to `start`. Throws as `load` does when that is broken. */
  reset(): QuantumView;
  /** Draws the board in the colours that are in force now, after a style or a class of the page has changed them. */
  refresh(): void;
  addEventListener<Name extends keyof QuantumTicTacToeEventMap>(
    type: Name,
    listener: (this: QuantumTicTacToeElement, event: QuantumTicTacToeEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof QuantumTicTacToeEventMap>(
    type: Name,
    listener: (this: QuantumTicTacToeElement, event: QuantumTicTacToeEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  // The events bubble, so that documents and windows hear them as well.
  interface GlobalEventHandlersEventMap extends QuantumTicTacToeEvents {}
  interface HTMLElementTagNameMap {
    "quantum-tictactoe": QuantumTicTacToeElement;
  }
}
