/** Who may have the board for a while, as lessons and puzzles do, and what they are given to work with. */

import type { Analyst } from "../engine/analyst";
import type { Engine, Referee } from "../engine/engine";
import type { Words } from "../languages/words";
import type { BoardAction, OwnAction } from "./actions";
import type { Course } from "./course";
import type { GamePage } from "./game";
import type { Notebook } from "./notebook";
import type { Store } from "./store";
import type { AnyView, Place } from "./types";
import type { Part } from "./view/dom";

/** An exercise as an address names it: `?puzzle=12`, `?puzzle=today`, `?lesson=3`. */
export interface Wanted {
  readonly kind: "lesson" | "puzzle" | "quiz";
  /** A number from 1, `today`, or nothing for the list of all. */
  readonly which: string;
}

/** While a guest has the board, the person's own game waits unchanged. */
export interface Guest<V extends AnyView, S extends Course<V>, A extends OwnAction> {
  /** Stands beside the board instead of what else is there. */
  readonly element: HTMLElement;
  /** What leads above the board, where that is not the game's own sentence, and what stands below it. */
  leads(): { readonly sentence?: string; readonly notice?: string };
  /** Whether moves answer: if not, nobody is asked to choose an outcome. */
  plays(): boolean;
  /** What an action does here. */
  update(rules: Referee<V>, state: S, action: A | BoardAction): S;
  /** Follows the state, after the board. */
  render(): void;
}

/** Whoever mounts the board says these. */
export interface StudyOptions {
  /** An exercise to open: a lesson, a puzzle, a question of the quiz. */
  readonly exercise?: Wanted | null;
  /** Called with its name when another exercise begins, and with null when the person's own game is back. */
  readonly onExercise?: (wanted: Wanted | null, name?: string) => void;
  /** Where it is kept which exercises are done. */
  readonly notebook?: Notebook;
  /** What stands beside the ways out of an exercise. */
  readonly beside?: HTMLElement;
  /** The address of a record on the page; null where the board stands alone. */
  readonly addressOf?: (record: string) => string;
}

/** What lessons, puzzles and the quiz are given of a board. */
export interface StudyDesk<V extends AnyView, S extends Course<V>, A extends OwnAction> {
  readonly game: GamePage<V, S, A>;
  readonly words: Words;
  readonly store: Store<V, S, A>;
  readonly options: StudyOptions;
  /** The element of the whole board. */
  frame(): HTMLElement;
  /** The button of a place. */
  cell(place: Place): HTMLElement;
  /** Puts the focus on the board. */
  home(): void;
  solver(make: (engine: Engine) => Analyst): Analyst | null;
  /** Aborted when the board is gone. */
  readonly signal: AbortSignal;
}

export interface Study extends Part {
  /** Opens an exercise, or gives the board back; the focus goes to it only if somebody asked for it. */
  open(wanted: Wanted | null, focus: boolean): void;
}

/** Puts exercises on a board of any game. */
export type StudyMaker = <V extends AnyView, S extends Course<V>, A extends OwnAction>(
  desk: StudyDesk<V, S, A>,
) => Study;
