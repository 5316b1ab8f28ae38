/** What the board asks of a game: all that it does not have in common with the others. */
import type { Analyst, Stop } from "../engine/analyst";
import type { Engine, Objective, Referee, Variant } from "../engine/engine";
import type { Point as Step, Words } from "../languages/words";
import type { BoardAction, OwnAction } from "./actions";
import type { Context } from "./context";
import type { Advice, Course, Question } from "./course";
import type { DrawList } from "./draw/list";
import type { Courses } from "./exercise";
import type { Layout, Point } from "./grid";
import type { Motion } from "./motion/player";
import type { Players } from "./players";
import type { AnyView, Game, Place, Position } from "./types";
import type { Conduct, Updates } from "./update";
import type { Part } from "./view/dom";

/** A game as the board mounts it, in the words of a language. `A` is what it adds to the actions of every board. */
export interface GamePage<
  V extends AnyView = AnyView,
  S extends Course<V> = Course<V>,
  A extends OwnAction = OwnAction,
> {
  readonly name: Variant;
  /** Whether the small engine has its rules. */
  readonly small: boolean;
  /** What files of it are called. */
  readonly fileName: string;
  /** Its rules in the engine. */
  refereeOf(engine: Engine): Referee<V>;
  readonly conduct: Conduct<V, S, A>;
  readonly updates: Updates<V, S, A>;
  /** What the first paint shows: the record is not read yet, but its board may have another size. */
  begin(record?: string): S;

  layout(view: V): Layout;
  /** The board at rest; `unit` is a board unit in CSS pixels. */
  scene(state: S, unit: number): DrawList;
  /** The same without what tells how the last move went, where that is drawn. */
  plain?(state: S, unit: number): DrawList;
  /** What there is to see on the way from one state to the next; `isMove` where a move was made, or made again. */
  motion(before: S, after: S, isMove: boolean): Moving<S> | null;
  /** Attributes of a place's button, its name among them. */
  cell(state: S, place: Place): Readonly<Record<string, string | boolean | null>>;

  readonly voice: Voice<V, S>;
  readonly questions: readonly Question[];
  readonly keys: Readonly<Record<string, A | BoardAction>>;
  /** A drag from one place to another, where that is a move. */
  readonly drag?: (from: Place, to: Place) => A;
  /** What lies on a place and can be looked at by itself, and the action that does. */
  readonly hover?: { at(state: S, point: Point): number | null; look(thing: number | null): A };
  /** Whether its results have points that say more than who won. */
  readonly points: boolean;
  /** Finds a good move; loaded when one is first asked for. */
  adviser(): Promise<Adviser<V>>;

  /** Style sheets that every board of this game needs. */
  readonly styles?: readonly string[];
  /** A name for style sheets. */
  readonly className?: string;
  /** Controls of its own, before those of every board. */
  controls?(context: Context<V, S, A>): readonly Part[];
  /** What is shown in turn under the board, beside what every game shows there. */
  panels?(context: Context<V, S, A>): OwnPanels<S>;
  /** Doors of its own, before that to the history. */
  doors?(context: Context<V, S, A>, home: () => void): readonly Part[];
  /** Instead of the plain door to the history. */
  past?(context: Context<V, S, A>, home: () => void): Part & { destroy(): void };

  /** Its exercises, where it has any. */
  courses?(): Promise<Courses<V>>;

  /** What a board tells its host of a move, beside how the game ended. */
  events(before: V, now: Position<V>): readonly Told[];
}

/** A motion, and what it looks like at a time. */
export interface Moving<S> extends Motion {
  /** Whether it is so short that nobody waits for it. */
  readonly isSlight: boolean;
  scene(state: S, unit: number, time: number): DrawList;
}

/** What happened, for programs. */
export interface Told {
  readonly type: string;
  readonly detail: object;
}

/** Who finds good moves. */
export interface Adviser<V extends AnyView = AnyView> {
  /** Asks for one in a position; null where there is none. */
  find(
    analyst: Analyst,
    position: Position<V>,
    objective: Objective,
    hear: (advice: Advice | null) => void,
  ): Stop;
}

/** The game in whole sentences. */
export interface Voice<V extends AnyView = AnyView, S extends Course<V> = Course<V>> {
  readonly title: string;
  board(view: V): string;
  /** The two at the board, for a choice. */
  readonly sides: { readonly x: string; readonly o: string };
  /** Whose mark the sentence above the board is about; null where that is nobody's. */
  leader(view: V): string | null;
  /** Above the board: who, and what to do now. */
  status(state: S): string;
  /** Below that: a refusal, an answer, or what happened last. */
  notice(state: S): string;
  /** What is said aloud, once. */
  said(state: S, what: NonNullable<S["said"]["what"]>): string;
  /** What the last move did; by whom depends on who plays. */
  happened(view: V, players?: Players): string;
  /** Who acts next, or how the game ended. */
  next(view: V, withPoints?: boolean): string;
  /** How the game ended and why; null while it goes on. */
  result(view: V, withPoints: boolean, players?: Players): string | null;
  /** A step of that, where it can be told step by step. */
  why?(view: V, step: number, withPoints: boolean): string;
  /** Why a record was not opened. */
  broken(offer: NonNullable<S["offer"]>): string;
  /** Why a move is refused. */
  refused(refusal: NonNullable<S["offer"]>): string;
  /** Asks whether what follows may be dropped. */
  drops(game: Game<V>, present: number): string;
  /** A point of the history, and what the slider says of it. */
  point(view: V): Step;
  /** One line of the list of moves, and what stands there before the first. */
  entry(view: V, players?: Players): string;
  readonly noEntries: string;
  readonly typed: Words["typed"];
  readonly rules: {
    readonly words: Words["rules"];
    short(view: V): readonly string[];
    readonly whole: Words["parts"]["rules"];
  };
}

/** Panels of a game under the board. */
export interface OwnPanels<S = Course> {
  readonly parts: readonly Part[];
  /** What stands below all panels, in sight of them. */
  readonly below: readonly HTMLElement[];
  /** Buttons for the rows of other panels. */
  opener?(): Part;
  /** Which of them comes before the calm ones now; null is none. */
  shown(state: S): Part | null;
  focus(to: "choices", options?: FocusOptions): void;
  /** Follows what is shown; true if the focus was on what went. */
  follow(on: Part): boolean;
}
