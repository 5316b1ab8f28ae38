/** A solver for the page, in a worker where there can be one. */

import { type Analyst, analyst } from "./analyst";
import type { Engine } from "./engine";
import { source } from "./full-file";
import { makeWorker } from "./worker-file";

export function solverFor(engine: Engine): Analyst {
  return analyst(engine, makeWorker, source);
}
