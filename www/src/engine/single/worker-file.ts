/** The worker inside the single file; this module stands in for `worker-file.ts` when that is built. */
import Inline from "../worker?worker&inline";

export function makeWorker(): Worker {
  return new Inline();
}
