/** Values of positions, worked out one after the other and kept; what is known is not asked again. */
import type { Analyst, Stop } from "../../../engine/analyst";
import type { Analysis, Objective } from "../../../engine/engine";

export interface Research {
  known(record: string, objective: Objective): Analysis | null;
  /** Works on these in their order instead of on what it was working on; none ends the work. */
  want(records: readonly string[], objective: Objective): void;
  /** Whether something that was wanted is still to come. */
  readonly busy: boolean;
  /** The solver could not be loaded, or gave up; asking for something else tries again. */
  readonly failed: boolean;
  destroy(): void;
}

/** How many values are kept: far more than the positions of a game. */
export const KEPT = 500;

/** `changed` is called after every answer. Questions are asked one by one, so that others of the page come between. */
export function research(solver: () => Pick<Analyst, "analyse"> | null, changed: () => void): Research {
  const found = new Map<string, Analysis>();
  let stop: Stop = () => {};
  let asked: string | null = null;
  let waiting: readonly string[] = [];
  let objective: Objective = "points";
  let failed = false;
  const key = (record: string, wanted: Objective) => `${wanted} ${record}`;
  const known = (record: string, wanted: Objective) => found.get(key(record, wanted)) ?? null;

  const next = () => {
    waiting = waiting.filter((record) => known(record, objective) === null);
    const [record] = waiting;
    const question = record === undefined ? null : key(record, objective);
    if (question === asked) return;
    stop();
    asked = null;
    const ready = solver();
    if (record === undefined || question === null || !ready) return;
    asked = question;
    stop = ready.analyse(
      { record, objective },
      {
        answer(analysis) {
          asked = null;
          found.set(question, analysis);
          for (const oldest of found.keys()) {
            if (found.size <= KEPT) break;
            found.delete(oldest);
          }
          next();
          changed();
        },
        failed() {
          asked = null;
          waiting = [];
          failed = true;
          changed();
        },
      },
    );
  };

  return {
    known,
    want(records, wanted) {
      waiting = records;
      objective = wanted;
      failed = false;
      next();
    },
    get busy() {
      return waiting.length > 0;
    },
    get failed() {
      return failed;
    },
    destroy() {
      waiting = [];
      stop();
    },
  };
}
