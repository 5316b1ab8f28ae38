/** What lessons, puzzles and the quiz have in common: numbered exercises of one or more steps. */
import type { Wanted } from "../board/guest";
import type { Position, Square } from "../games/quantum/types";
import type { Puzzle } from "./puzzles";
import type { Sentences, Step } from "./task";

export interface Course {
  readonly kind: Wanted["kind"];
  readonly count: number;
  /** The steps of an exercise, which are numbered from 1. */
  steps(number: number): readonly Step[];
  sentences(number: number, step: number, position: Position): Sentences;
  /** Its entry in the list: a name, or only its number. */
  title(number: number): string | null;
  /** A puzzle's wrong answers are refuted by the solver. */
  puzzle(number: number): Puzzle | null;
}

/** The name under which an exercise is remembered. */
export function nameOf(kind: Wanted["kind"], number: number): string {
  return `${kind}-${number}`;
}

/** The squares of a move as the engine writes it. */
export function squaresOf(token: string): readonly Square[] {
  return token.replace("c", "").split("").map(Number);
}

/** One exercise's sentences. */
export interface Written {
  readonly title: string;
  readonly steps: readonly Sentences[];
}

/** A course whose sentences are written out. */
export function written(
  kind: Wanted["kind"],
  exercises: readonly (readonly Step[])[],
  words: readonly Written[],
): Course {
  return {
    kind,
    count: exercises.length,
    steps: (number) => exercises[number - 1] ?? [],
    sentences: (number, step) => words[number - 1]?.steps[step] ?? unwritten,
    title: (number) => words[number - 1]?.title ?? null,
    puzzle: () => null,
  };
}

/** Where nothing is written. */
export const unwritten: Sentences = { title: "", text: "", task: "", hints: [], verdicts: {} };
