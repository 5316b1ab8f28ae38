/** The worker's file in the package; this module stands in for the page's `worker-file.ts` when the element is built. */

/** Throws where the package comes from another origin than the page. */
export function makeWorker(): Worker {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
