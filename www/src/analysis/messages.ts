/** What the page and its worker say to each other. */
import type { Analysis, Progress } from "../engine";
import type { Question } from "./slices";

/** The compiled engine comes first, once; a new question ends the one before it. */
export type ToWorker =
  | { readonly type: "engine"; readonly module: WebAssembly.Module }
  | { readonly type: "ask"; readonly serial: number; readonly question: Question }
  | { readonly type: "stop" };

/** Answers carry the number of their question. */
export type FromWorker =
  | { readonly type: "ready" }
  | { readonly type: "progress"; readonly serial: number; readonly progress: Progress }
  | { readonly type: "answer"; readonly serial: number; readonly analysis: Analysis }
  | { readonly type: "failed"; readonly serial: number; readonly message: string };
