/** A question to the solver, worked at in slices, so that whoever runs it stays able to hear "stop". */
import type { Analysis, Analyzer, Objective, Progress } from "../engine";

/** What is asked: the values of all moves after a record. */
export interface Question {
  readonly record: string;
  readonly objective: Objective;
}

/** Nodes of one slice: a few milliseconds on a slow phone. */
export const SLICE = 1000;

/** Progress is told no more often than this, in slices. */
const TELL_EVERY = 8;

/**
 * Answers a question, or gives null as soon as `stopped` says so after a pause. Throws what the engine throws for a
 * broken record.
 */
export async function inSlices(
  analyzer: Pick<Analyzer, "start" | "step" | "analyze">,
  record: string,
  tell: (progress: Progress) => void,
  pause: () => Promise<void>,
  stopped: () => boolean,
): Promise<Analysis | null> {
  analyzer.start(record);
  for (let slice = 1; ; slice += 1) {
    const progress = analyzer.step(SLICE);
    if (progress.done) return analyzer.analyze(record);
    if (slice % TELL_EVERY === 0) tell(progress);
    await pause();
    if (stopped()) return null;
  }
}

/** Lets everything that waits have its turn. A timer would be slowed down to a crawl after a few rounds. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
