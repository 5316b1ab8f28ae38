/** What the page and its worker say to each other. */
import type { Analysis, Decision, Level, Objective, Progress } from "./engine";

/** What is asked. */
export type Question =
  /** The values of all moves after a record. */
  | ({ readonly kind: "analyse" } & Position)
  /** The move that the computer makes after a record. */
  | ({ readonly kind: "choose" } & Turn);

export type Answer =
  | { readonly kind: "analyse"; readonly analysis: Analysis }
  | { readonly kind: "choose"; readonly decision: Decision };

export interface Position {
  readonly record: string;
  readonly objective: Objective;
}

export interface Turn {
  readonly record: string;
  readonly level: Level;
  /** With one seed the same position always gets the same move. */
  readonly seed: number;
  /** What it plays for. */
  readonly objective: Objective;
}

/**
 * Where the full engine is comes first, once, or what has been compiled of it; questions are answered in their order,
 * but for those that are stopped.
 */
export type ToWorker =
  | { readonly type: "engine"; readonly source: string | WebAssembly.Module }
  | { readonly type: "ask"; readonly serial: number; readonly question: Question }
  | { readonly type: "stop"; readonly serial: number };

/** A worker says at once that it is here, then whether it has the engine. Answers carry the number of their question. */
export type FromWorker =
  | { readonly type: "here" }
  | { readonly type: "lacking" }
  | { readonly type: "ready" }
  | { readonly type: "progress"; readonly serial: number; readonly progress: Pick<Progress, "nodes"> }
  | { readonly type: "answer"; readonly serial: number; readonly answer: Answer }
  | { readonly type: "failed"; readonly serial: number; readonly message: string };
