/** A solver for the page, in a worker where there can be one. */
import type { Engine } from "../engine";
import { type Analyst, analyst } from "./analyst";

export function solverFor(engine: Engine): Analyst {
  return analyst(engine, () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }));
}
