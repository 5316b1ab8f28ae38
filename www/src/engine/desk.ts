/** Answers one question after the other: the worker has such a desk, and the page itself where workers are refused. */
import type { Analyzer, Level, Objective, Opponent, Progress } from "./engine";
import type { Answer, Position, Question, Turn } from "./messages";
import { inSlices, nextTurn } from "./slices";

export interface Desk {
  /** Puts a question behind those that wait; it is known by its number. */
  ask(serial: number, question: Question, hear: Reader): void;
  /** Ends a question, whether it waits or is at work: it is never answered. */
  stop(serial: number): void;
}

/** Who hears of a question; after `answer` or `failed` nothing more comes. */
export interface Reader {
  progress(progress: Pick<Progress, "nodes">): void;
  answer(answer: Answer): void;
  failed(message: string): void;
}

/** Where solvers come from. */
export interface Solvers {
  analyzer(objective: Objective): Analyzer;
  opponent(level: Level, seed: number, objective: Objective): Opponent;
}

interface Task {
  readonly serial: number;
  readonly question: Question;
  readonly hear: Reader;
}

/**
 * Solvers are made when they are first needed, and kept: what they found for one position helps in the next. Where they
 * come from may take its time, or fail.
 */
export function desk(find: () => Promise<Solvers>): Desk {
  const waiting: Task[] = [];
  const analyzers = new Map<Objective, Analyzer>();
  const opponents = new Map<Level, { readonly turn: string; readonly opponent: Opponent }>();
  let current: Task | null = null;

  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      current = task;
      const { question, hear } = task;
      const stopped = () => current !== task;
      await nextTurn();
      try {
        const answer = stopped() ? null : await answerTo(question, hear, stopped);
        if (answer) hear.answer(answer);
      } catch (error) {
        if (!stopped()) hear.failed(String(error));
      }
    }
    busy = false;
  };
  let busy = false;

  const analyzerFor = (solvers: Solvers, { objective }: Position): Analyzer => {
    const analyzer = analyzers.get(objective) ?? solvers.analyzer(objective);
    analyzers.set(objective, analyzer);
    return analyzer;
  };
  const opponentFor = (solvers: Solvers, { level, seed, objective }: Turn): Opponent => {
    const known = opponents.get(level);
    const turn = `${objective} ${seed}`;
    if (known?.turn === turn) return known.opponent;
    known?.opponent.free();
    const opponent = solvers.opponent(level, seed, objective);
    opponents.set(level, { turn, opponent });
    return opponent;
  };
  const answerTo = async (
    question: Question,
    hear: Reader,
    stopped: () => boolean,
  ): Promise<Answer | null> => {
    const solvers = await find();
    if (stopped()) return null;
    const solver =
      question.kind === "analyse" ? analyzerFor(solvers, question) : opponentFor(solvers, question);
    if (!(await inSlices(solver, question.record, hear.progress, nextTurn, stopped))) return null;
    return "choose" in solver
      ? { kind: "choose", decision: solver.choose() }
      : { kind: "analyse", analysis: solver.analyze(question.record) };
  };

  return {
    ask(serial, question, hear) {
      waiting.push({ serial, question, hear });
      if (busy) return;
      busy = true;
      void work();
    },
    stop(serial) {
      if (current?.serial === serial) current = null;
      const at = waiting.findIndex((task) => task.serial === serial);
      if (at >= 0) waiting.splice(at, 1);
    },
  };
}
