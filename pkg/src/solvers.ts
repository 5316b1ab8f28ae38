/** `Analyzer` and `Opponent` of an engine. */
import type * as api from "../index.js";
import type { Engine } from "./engine.ts";
import { handles } from "./handles.ts";
import { knownFields, randomSeed, recordText, text, whole } from "./input.ts";
import { disposable } from "./match.ts";

/** The most positions that one step may look at: more than an hour of work. */
const MOST_NODES = 2 ** 32 - 1;
/** The table of a new analyzer, in bytes, and the largest one that can be asked for. */
const TABLE = 2 ** 19;
const LARGEST_TABLE = 2 ** 30;

/** Makes the class. */
export function analyzerOf(engine: Engine): typeof api.Analyzer {
  const all = handles("Analyzer", (id) => void engine.ask("analyzerFree", id));

  class Analyzer {
    constructor(options?: { objective?: api.Objective; tableBytes?: number }) {
      const given = knownFields(options, "the options", ["objective", "tableBytes"]);
      const objective = text(given.get("objective") ?? "win", "objective", 32);
      const tableBytes = whole(given.get("tableBytes") ?? TABLE, "tableBytes", LARGEST_TABLE);
      all.adopt(this, engine.ask("analyzerNew", objective, tableBytes));
    }

    start(record: string): void {
      engine.ask("analyzerStart", all.id(this), recordText(record, engine.mostText()));
    }

    step(nodes: number): api.Progress {
      return engine.ask("analyzerStep", all.id(this), whole(nodes, "nodes", MOST_NODES)) as api.Progress;
    }

    analyze(record: string): api.Analysis {
      return engine.ask(
        "analyzerAnalyze",
        all.id(this),
        recordText(record, engine.mostText()),
      ) as api.Analysis;
    }

    free(): void {
      all.free(this);
    }

    declare [Symbol.dispose]: () => void;
  }
  disposable(Analyzer.prototype, all);
  return Analyzer;
}

/** Makes the class. */
export function opponentOf(engine: Engine): typeof api.Opponent {
  const all = handles("Opponent", (id) => void engine.ask("opponentFree", id));

  class Opponent {
    constructor(options: { level: api.Level; seed?: number; objective?: api.Objective }) {
      const given = knownFields(options, "the options", ["level", "seed", "objective"]);
      const level = text(given.get("level") ?? "", "level", 32);
      const seed = whole(given.get("seed") ?? randomSeed(), "seed", Number.MAX_SAFE_INTEGER);
      all.adopt(
        this,
        engine.ask("opponentNew", level, seed, text(given.get("objective") ?? "win", "objective", 32)),
      );
    }

    start(record: string): void {
      engine.ask("opponentStart", all.id(this), recordText(record, engine.mostText()));
    }

    step(nodes: number): api.Thought {
      return engine.ask("opponentStep", all.id(this), whole(nodes, "nodes", MOST_NODES)) as api.Thought;
    }

    choose(): api.Decision {
      return engine.ask("opponentChoose", all.id(this)) as api.Decision;
    }

    free(): void {
      all.free(this);
    }

    declare [Symbol.dispose]: () => void;
  }
  disposable(Opponent.prototype, all);
  return Opponent;
}
