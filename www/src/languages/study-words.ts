/** What a translation must say in lessons, puzzles and the quiz. */

import type { Written } from "../board/exercise";
import type { Wanted } from "../board/guest";
import type { Square } from "../games/quantum/types";
import type { Grade } from "../study/puzzles";
import type { MoveName, Settled } from "./words";

type Kind = Wanted["kind"];
type Each = Readonly<Record<Kind, string>>;
type Goal = "win" | "draw";

/** The sentences of all lessons and of all questions, in their order. */
export type LessonWords = readonly Written[];
export type QuizWords = readonly Written[];

/** All of it, as it is loaded. */
export interface StudyWords {
  readonly exercises: ExerciseWords;
  readonly lessons: LessonWords;
  readonly quiz: QuizWords;
}

export interface ExerciseWords {
  readonly list: Each & {
    /** Leads there from an exercise. */
    readonly all: Each;
    readonly about: Each;
    /** What was asked for by name and is none of them. */
    unknown(kind: Kind, which: string): string;
    today(number: number): string;
    /** Headings of the puzzles, by how far one has to look. */
    readonly grade: Readonly<Record<Grade, string>>;
    count(done: number, all: number): string;
    /** Below the list; `kept` tells whether the browser remembers what is done. */
    foot(done: number, all: number, kept: boolean): string;
    item(kind: Kind, number: number, done: boolean): string;
    titled(number: number, title: string, done: boolean): string;
    readonly close: string;
  };
  /** Above an exercise; `step` stands where it has several. */
  head(kind: Kind, number: number, done: boolean, step: readonly [number, number] | null): string;
  readonly buttons: Readonly<
    Record<"check" | "hint" | "another" | "again" | "forward" | "back" | "next" | "close", string>
  >;
  /** The same once more; and the person's own game, with its leading sentence. */
  readonly anew: Each;
  home(leading: string): string;
  readonly right: string;
  readonly wrong: string;
  hint(number: number): string;
  /** Nothing was picked or chosen. */
  readonly nothing: { readonly squares: string; readonly answer: string };
  picked(squares: readonly Square[]): string;
  /** A press where the board waits. */
  readonly waits: { readonly right: string; readonly wrong: string };
  /** The board is only to be looked at. */
  readonly look: string;
  /** Leads above the board while an answer is awaited. */
  readonly lead: { readonly place: string; readonly squares: string; readonly answer: string };
  readonly failed: string;
  readonly thinking: string;
  /** A small board that is an answer, for those who do not see it. */
  board(marks: readonly Settled[]): string;

  readonly puzzle: {
    title(side: string, goal: Goal, chooses: boolean): string;
    /** `other` is the player who answers. */
    text(side: string, other: string, goal: Goal, chooses: boolean, count: number, depth: number): string;
    /** What to look for, by what the good move does. */
    readonly look: Readonly<Record<"winsNow" | "choice" | "closes" | "joins" | "extends" | "apart", string>>;
    square(square: Square): string;
    solved(move: MoveName, goal: Goal, depth: number): string;
    /** A wrong move that ends the game; `other` is the player who did not make it. */
    ended(move: MoveName, isLoss: boolean, other: string): string;
    /** A wrong move, and how it is answered. */
    refuted(move: MoveName, isLoss: boolean, other: string, answer: MoveName): string;
    /** The same, where the one who moved acts again: the other player had chosen the collapse. */
    goesOn(move: MoveName, isLoss: boolean, other: string, next: MoveName): string;
  };
}
