/** What a guest of a board is given to work with. */
import type { BoardAction, OwnAction } from "../board/actions";
import type { Course } from "../board/course";
import type { Courses } from "../board/exercise";
import type { GamePage } from "../board/game";
import type { Guest, Wanted } from "../board/guest";
import type { Notebook } from "../board/notebook";
import type { AnyView, Place } from "../board/types";
import type { Hearer } from "../engine/analyst";
import type { Analysis, Engine, Referee } from "../engine/engine";
import type { Position } from "../engine/messages";
import type { Words } from "../languages/words";

export interface Stage<
  V extends AnyView = AnyView,
  S extends Course<V> = Course<V>,
  A extends OwnAction = OwnAction,
> {
  readonly game: GamePage<V, S, A>;
  readonly courses: Courses<V>;
  readonly engine: Engine;
  readonly rules: Referee<V>;
  readonly words: Words;
  /** The board's own element, for dialogs. */
  readonly root: HTMLElement;
  state(): S;
  /** Shows another state. */
  show(state: S): void;
  dispatch(action: A | BoardAction): void;
  /** The button of a place. */
  cell(place: Place): HTMLElement;
  /** Puts the focus on the board. */
  home(): void;
  /** Asks the solver, and drops what was asked before. */
  ask(question: Position, hear: Hearer<Analysis>): void;
  /** The board changes hands; null gives it back to the person's own game. */
  host(guest: Guest<V, S, A> | null): void;
  /** Says which exercise is on, for the address, and what it is called. */
  tell(wanted: Wanted | null, name?: string): void;
  readonly notebook: Notebook | null;
  /** What the page has for the row of the ways out. */
  readonly beside: HTMLElement | null;
  /** The address of another game; null where the board stands alone. */
  readonly addressOf: ((record: string) => string) | null;
  /** Aborted when the board is gone. */
  readonly signal: AbortSignal;
}
