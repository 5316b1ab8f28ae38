/** What an exercise asks for, and how an answer is judged; what lessons, puzzles and the quiz of a game are made of. */
import type { StudyWords } from "../languages/study-words";
import type { MoveName, Settled } from "../languages/words";
import type { DrawList } from "./draw/list";
import type { Wanted } from "./guest";
import type { AnyView, Place, Position } from "./types";

/** `reason` names the sentence that explains the answer. */
export interface Verdict {
  readonly right: boolean;
  readonly reason: string;
}

/** A move that was made, between two positions of the engine. */
export interface Made<V extends AnyView = AnyView> {
  readonly before: V;
  readonly after: V;
  readonly move: string;
}

export type Task<V extends AnyView = AnyView> =
  | { readonly kind: "move"; judge(made: Made<V>): Verdict }
  /** Some squares are picked, and then checked. */
  | { readonly kind: "squares"; judge(picked: readonly Place[], view: V): Verdict }
  /** One of several answers is chosen, and then checked. */
  | {
      readonly kind: "answer";
      readonly options: number;
      /** Where the answers are boards: the square of each move, in the order of the moves. */
      readonly boards?: readonly (readonly Place[])[];
      judge(option: number): Verdict;
    };

/** One thing to do at one position. */
export interface Step<V extends AnyView = AnyView> {
  readonly record: string;
  /** The same position of another game, on whose board it is answered by one move. */
  readonly instead?: string;
  readonly task: Task<V>;
}

/** A hint, and the squares that it points at. */
export interface Hint {
  readonly text: string;
  readonly squares?: readonly Place[];
}

/** The sentences of a step. Text and task together have at most 80 words. */
export interface Sentences {
  readonly title: string;
  readonly text: string;
  readonly task: string;
  readonly hints: readonly Hint[];
  /** The answers to choose from, where they are not boards. */
  readonly options?: readonly string[];
  /** Leads from the solved step to the board of the other game, where it is answered on one. */
  readonly leave?: string;
  /** What is said of an answer, by the reason of its verdict. */
  readonly verdicts: Readonly<Record<string, string>>;
}

/** One exercise's sentences. */
export interface Written {
  readonly title: string;
  readonly steps: readonly Sentences[];
}

export interface Puzzle<V extends AnyView = AnyView> extends Step<V> {
  /** From 1; links name it, so the order of the list never changes. */
  readonly number: number;
  /** What the one good move reaches: a win for the side to act, or a draw. */
  readonly goal: "win" | "draw";
  readonly answer: string;
  /** Steps to the end with best play, the answer included. */
  readonly depth: number;
}

/** What lessons, puzzles and the quiz have in common: numbered exercises of one or more steps. */
export interface Course<V extends AnyView = AnyView> {
  readonly kind: Wanted["kind"];
  readonly count: number;
  /** The steps of an exercise, which are numbered from 1. */
  steps(number: number): readonly Step<V>[];
  sentences(number: number, step: number, position: Position<V>): Sentences;
  /** Its entry in the list: a name, or only its number. */
  title(number: number): string | null;
  /** A puzzle's wrong answers are refuted by the solver. */
  puzzle(number: number): Puzzle<V> | null;
}

/** The exercises of a game, in the words of a language. */
export interface Courses<V extends AnyView = AnyView> {
  of(words: StudyWords): Readonly<Record<Wanted["kind"], Course<V>>>;
  /** A move in a position as sentences name it. */
  moveName(view: V, move: string): MoveName;
  /** An answer that is a board: the square of each move, in the order of the moves. */
  board(squares: readonly Place[]): { readonly drawn: DrawList; readonly settled: readonly Settled[] };
}
