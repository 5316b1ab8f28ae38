/** A question to a solver, worked at in slices, so that whoever runs it stays able to hear "stop". */
import type { Progress } from "./engine";

/** What works a slice at a time. */
export interface Sliced {
  start(record: string): void;
  step(nodes: number): Pick<Progress, "done" | "nodes">;
}

/** Nodes of one slice: a few milliseconds on a slow phone. */
export const SLICE = 1000;

/** Progress is told no more often than this, in slices. */
const TELL_EVERY = 8;

/**
 * Works until all is known, or until `stopped` says so after a pause: then the answer is false. Throws what the
 * engine throws for a broken record.
 */
export async function inSlices(
  solver: Sliced,
  record: string,
  tell: (progress: Pick<Progress, "nodes">) => void,
  pause: () => Promise<void>,
  stopped: () => boolean,
): Promise<boolean> {
  solver.start(record);
  for (let slice = 1; ; slice += 1) {
    const { done, nodes } = solver.step(SLICE);
    if (done) return true;
    if (slice % TELL_EVERY === 0) tell({ nodes });
    await pause();
    if (stopped()) return false;
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
