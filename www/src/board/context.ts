/** What every part of a board is given: the state to read, the way to act, and the words. */
import type { Analyst } from "../engine/analyst";
import type { Engine, Referee } from "../engine/engine";
import type { Words } from "../languages/words";
import type { BoardAction, OwnAction } from "./actions";
import type { Course } from "./course";
import type { DrawList } from "./draw/list";
import type { Wanted } from "./guest";
import type { AnyView, Place } from "./types";

export interface Context<
  V extends AnyView = AnyView,
  S extends Course<V> = Course<V>,
  A extends OwnAction = OwnAction,
> {
  readonly words: Words;
  state(): S;
  dispatch(action: A | BoardAction): void;
  /** The moves that a motion has brought to their place so far; null when nothing moves. */
  landed(): ReadonlySet<number> | null;
  /** Where more about the game can be read. */
  readonly help: string | null;
  /** Opens the list of all exercises of a kind; null where there are none. */
  readonly study: ((kind: Wanted["kind"]) => void) | null;
  /** What stands beside the board while the other side plays elsewhere. */
  readonly away: HTMLElement | null;
  /** Opens what the page has for sharing, if it has. */
  readonly share: (() => void) | null;
  /** The engine, and in it the rules of this game, once they are there. */
  engine(): Engine | null;
  rules(): Referee<V> | null;
  /** Who values positions, one for all who ask, made by the first of them; null without the engine. */
  solver(make: (engine: Engine) => Analyst): Analyst | null;
  /** Whether the board is there to be played on: a question about a position can be answered beside it. */
  plays(): boolean;
  /** What lies over the board now: nothing while something moves. */
  overlay(): Overlay | null;
  /** Lays something over the board, or shows anew what lies there. */
  lay(overlay: Overlay | null): void;
}

/** What a panel shows on the board instead of the game; where it answers null, the game itself is seen. */
export interface Overlay {
  /** For board units of so many CSS pixels. */
  scene(unit: number): DrawList | null;
  /** The sentence that leads. */
  status(): string | null;
  /** What a place's button says beyond its name. */
  describe(place: Place): string | null;
}
