/** Where the worker's file is; builds that have no file of its own for it put another module here. */

export function makeWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
