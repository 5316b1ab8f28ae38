/** Whom the page asks what moves are worth: a worker, or the page itself in slices where workers are refused. */
import type { Analysis, Analyzer, Engine, Objective, Progress } from "../engine";
import type { FromWorker, ToWorker } from "./messages";
import { inSlices, nextTurn, type Question } from "./slices";

/** One question at a time: a new one, `stop` and `destroy` end the one before, whose answer never comes. */
export interface Analyst {
  ask(question: Question, hear: Hearer): void;
  stop(): void;
  destroy(): void;
}

/** Who asked. */
export interface Hearer {
  progress(progress: Progress): void;
  answer(analysis: Analysis): void;
  failed(message: string): void;
}

/** What of a worker is used. */
export type Port = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** Calls back once after some milliseconds, unless the answer is called before. */
export type Timer = (act: () => void, milliseconds: number) => () => void;

/** How long a new worker may keep silent. */
export const PATIENCE = 5000;

const pageTimer: Timer = (act, milliseconds) => {
  const handle = setTimeout(act, milliseconds);
  return () => clearTimeout(handle);
};

/** `makeWorker` may throw; nothing is loaded before the first question. */
export function analyst(engine: Engine, makeWorker: () => Port, timer: Timer = pageTimer): Analyst {
  let helper: Port | null = null;
  let refused = false;
  /** Whether the worker has ever answered: if not, an error means that it could not be loaded. */
  let proven = false;
  let stopWaiting = () => {};
  let asked: { readonly serial: number; readonly question: Question; readonly hear: Hearer } | null = null;
  let last = 0;
  const own = new Map<Objective, Analyzer>();

  const receive = ({ data }: MessageEvent<FromWorker>) => {
    proven = true;
    stopWaiting();
    if (data.type === "ready" || data.serial !== asked?.serial) return;
    const { hear } = asked;
    if (data.type === "progress") return hear.progress(data.progress);
    asked = null;
    if (data.type === "answer") hear.answer(data.analysis);
    else hear.failed(data.message);
  };

  /** A worker that is no use is not asked again; the page works itself. */
  const giveUp = () => {
    stopWaiting();
    helper?.terminate();
    helper = null;
    refused = true;
    if (asked) workHere(asked.serial, asked.question, asked.hear);
  };

  const worker = (): Port | null => {
    if (helper || refused || engine.module === null) return helper;
    try {
      helper = makeWorker();
    } catch {
      refused = true;
      return null;
    }
    helper.onmessage = receive;
    helper.onerror = (event) => {
      if (event instanceof Event) event.preventDefault();
      if (proven && asked) {
        const { hear } = asked;
        asked = null;
        hear.failed("");
      }
      giveUp();
    };
    stopWaiting = timer(giveUp, PATIENCE);
    send(helper, { type: "engine", module: engine.module });
    return helper;
  };

  const workHere = (serial: number, { record, objective }: Question, hear: Hearer) => {
    const stopped = () => asked?.serial !== serial;
    const analyzer = own.get(objective) ?? engine.analyzer(objective);
    own.set(objective, analyzer);
    const tell = (progress: Progress) => hear.progress(progress);
    nextTurn()
      .then(() => (stopped() ? null : inSlices(analyzer, record, tell, nextTurn, stopped)))
      .then(
        (analysis) => {
          if (analysis === null || stopped()) return;
          asked = null;
          hear.answer(analysis);
        },
        (error: unknown) => {
          if (stopped()) return;
          asked = null;
          hear.failed(String(error));
        },
      );
  };

  return {
    ask(question, hear) {
      last += 1;
      asked = { serial: last, question, hear };
      const port = worker();
      if (port) send(port, { type: "ask", serial: last, question });
      else workHere(last, question, hear);
    },
    stop() {
      if (asked && helper) send(helper, { type: "stop" });
      asked = null;
    },
    destroy() {
      asked = null;
      stopWaiting();
      helper?.terminate();
      helper = null;
      refused = true;
      // A slice may still be at work; its analyzer is left to the page's end.
      own.clear();
    },
  };
}

function send(port: Port, message: ToWorker): void {
  port.postMessage(message);
}
