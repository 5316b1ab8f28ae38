/** The worker in which a solver runs. */

/** May throw where workers are refused. */
export function makeWorker(): Worker {
  return new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });
}
