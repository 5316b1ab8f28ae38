/** The parts that exercises are made of: tasks with their verdicts, and courses from lists. */
import type { Course, Puzzle, Sentences, Step, Task, Verdict, Written } from "./exercise";
import type { Wanted } from "./guest";
import type { AnyView, Place } from "./types";

/** The sentence for a reason, or the one for all of its sort: `square-4` is a `square`. */
export function explanation({ verdicts }: Sentences, reason: string): string | undefined {
  return verdicts[reason] ?? verdicts[reason.split("-")[0] ?? ""];
}

export const right = (reason = "right"): Verdict => ({ right: true, reason });
export const wrong = (reason: string): Verdict => ({ right: false, reason });

/** Exactly these squares; too few and too many are told apart from a wrong one. */
export function exactly(...wanted: readonly Place[]): Task {
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
export function chooseBoard(wanted: number, boards: readonly (readonly Place[])[]): Task {
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

/** A course whose sentences are written out. */
export function written<V extends AnyView>(
  kind: Wanted["kind"],
  exercises: readonly (readonly Step<V>[])[],
  words: readonly Written[],
): Course<V> {
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

/** Reads lines of `record goal answer depth`. Links name a puzzle by its place, so a line that is none of a puzzle's is an error. */
export function puzzlesIn(text: string): readonly Puzzle[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line, index) => {
      const [record = "", goal, answer = "", depth] = line.trim().split(/\s+/);
      if ((goal !== "win" && goal !== "draw") || !(Number(depth) > 0)) throw new Error(`no puzzle: ${line}`);
      return { number: index + 1, record, goal, answer, depth: Number(depth), task: move(answer) };
    });
}
