/** Who may have the board for a while, as lessons and puzzles do, and what they are given to work with. */

import type { Hearer } from "../engine/analyst";
import type { Analysis, Engine as WholeEngine } from "../engine/engine";
import type { Position } from "../engine/messages";
import type { Action } from "../games/quantum/actions";
import type { State } from "../games/quantum/state";
import type { Engine, Square } from "../games/quantum/types";
import type { Words } from "../languages/words";

/** An exercise as an address names it: `?puzzle=12`, `?puzzle=today`, `?lesson=3`. */
export interface Wanted {
  readonly kind: "lesson" | "puzzle" | "quiz";
  /** A number from 1, `today`, or nothing for the list of all. */
  readonly which: string;
}

/** What is remembered of exercises, as text; whoever mounts the board says where. */
export interface Notebook {
  read(): string | null;
  /** Answers whether it is kept. */
  write(text: string): boolean;
}

/** While a guest has the board, the person's own game waits unchanged. */
export interface Guest {
  /** Stands beside the board instead of what else is there. */
  readonly element: HTMLElement;
  /** What leads above the board, where that is not the game's own sentence, and what stands below it. */
  leads(): { readonly sentence?: string; readonly notice?: string };
  /** Whether moves answer: if not, nobody is asked to choose an outcome. */
  plays(): boolean;
  /** What an action does here. */
  update(engine: Engine, state: State, action: Action): State;
  /** Follows the state, after the board. */
  render(): void;
}

/** What a guest is given. */
export interface Stage {
  readonly engine: WholeEngine;
  readonly words: Words;
  /** The board's own element, for dialogs. */
  readonly root: HTMLElement;
  state(): State;
  /** Shows another state. */
  show(state: State): void;
  dispatch(action: Action): void;
  /** The button of a square. */
  cell(square: Square): HTMLElement;
  /** Puts the focus on the board. */
  home(): void;
  /** Asks the solver, and drops what was asked before. */
  ask(question: Position, hear: Hearer<Analysis>): void;
  /** The board changes hands; null gives it back to the person's own game. */
  host(guest: Guest | null): void;
  /** Says which exercise is on, for the address, and what it is called. */
  tell(wanted: Wanted | null, name?: string): void;
  readonly notebook: Notebook | null;
  /** What the page has for the row of the ways out. */
  readonly beside: HTMLElement | null;
  /** The address of the classic board; null where the board stands alone. */
  readonly classic: string | null;
  /** Aborted when the board is gone. */
  readonly signal: AbortSignal;
}
