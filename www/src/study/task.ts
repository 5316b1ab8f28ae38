/** What an exercise asks for, and how an answer is judged. */
import type { Square, View } from "../games/quantum/types";

/** `reason` names the sentence that explains the answer. */
export interface Verdict {
  readonly right: boolean;
  readonly reason: string;
}

/** A move that was made, between two positions of the engine. */
export interface Made {
  readonly before: View;
  readonly after: View;
  readonly move: string;
}

export type Task =
  | { readonly kind: "move"; judge(made: Made): Verdict }
  /** Some squares are picked, and then checked. */
  | { readonly kind: "squares"; judge(picked: readonly Square[], view: View): Verdict }
  /** One of several answers is chosen, and then checked. */
  | {
      readonly kind: "answer";
      readonly options: number;
      /** Where the answers are boards: the square of each move, in the order of the moves. */
      readonly boards?: readonly (readonly Square[])[];
      judge(option: number): Verdict;
    };

/** One thing to do at one position. */
export interface Step {
  readonly record: string;
  /** The same position of the classic game, on whose board it is answered. */
  readonly classic?: string;
  readonly task: Task;
}

/** A hint, and the squares that it points at. */
export interface Hint {
  readonly text: string;
  readonly squares?: readonly Square[];
}

/** The sentences of a step. Text and task together have at most 80 words. */
export interface Sentences {
  readonly title: string;
  readonly text: string;
  readonly task: string;
  readonly hints: readonly Hint[];
  /** The answers to choose from, where they are not boards. */
  readonly options?: readonly string[];
  /** Leads from the solved step to the classic board, where there is one. */
  readonly classic?: string;
  /** What is said of an answer, by the reason of its verdict. */
  readonly verdicts: Readonly<Record<string, string>>;
}

/** The sentence for a reason, or the one for all of its sort: `square-4` is a `square`. */
export function explanation({ verdicts }: Sentences, reason: string): string | undefined {
  return verdicts[reason] ?? verdicts[reason.split("-")[0] ?? ""];
}

export const right = (reason = "right"): Verdict => ({ right: true, reason });
export const wrong = (reason: string): Verdict => ({ right: false, reason });

/** Exactly these squares; too few and too many are told apart from a wrong one. */
export function exactly(...wanted: readonly Square[]): Task {
  return {
    kind: "squares",
    judge(picked) {
      const extra = picked.find((square) => !wanted.includes(square));
      if (extra !== undefined) return wrong(`square-${extra}`);
      return picked.length === wanted.length ? right() : wrong("few");
    },
  };
}

/** One of the answers, counted from 0; every other has an explanation of its own. */
export function choose(wanted: number, options: number): Task {
  return {
    kind: "answer",
    options,
    judge: (option) => (option === wanted ? right() : wrong(`option-${option}`)),
  };
}

/** The same, where the answers are boards. */
export function chooseBoard(wanted: number, boards: readonly (readonly Square[])[]): Task {
  return {
    kind: "answer",
    options: boards.length,
    boards,
    judge: (option) => (option === wanted ? right() : wrong(`option-${option}`)),
  };
}

/** One of these moves, as the engine writes them. */
export function move(...wanted: readonly string[]): Task {
  return { kind: "move", judge: (made) => (wanted.includes(made.move) ? right() : wrong("other")) };
}
