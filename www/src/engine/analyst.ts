/** Whom the page asks: a worker, or a desk of its own where workers are refused. */

import { type Desk, desk, type Reader } from "./desk";
import type { Analysis, Decision, Engine, Progress } from "./engine";
import type { Answer, FromWorker, Position, Question, ToWorker, Turn } from "./messages";

/** Several questions may wait at a time, and each is answered at most once. */
export interface Analyst {
  /** Asks what all moves after a record are worth; what it gives back ends the question. */
  analyse(question: Position, hear: Hearer<Analysis>): Stop;
  /** Asks which move the computer makes after a record. */
  choose(question: Turn, hear: Hearer<Decision>): Stop;
  destroy(): void;
}

/** Ends a question: nothing is heard of it any more. */
export type Stop = () => void;

/** Who asked. */
export interface Hearer<T> {
  progress?(progress: Pick<Progress, "nodes">): void;
  answer(answer: T): void;
  failed(message: string): void;
}

/** What of a worker is used. */
export type Port = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** Calls back once after some milliseconds, unless the answer is called before. */
export type Timer = (act: () => void, milliseconds: number) => () => void;

/** How long a new worker may keep silent. */
export const PATIENCE = 5000;

export const pageTimer: Timer = (act, milliseconds) => {
  const handle = setTimeout(act, milliseconds);
  return () => clearTimeout(handle);
};

interface Asked {
  readonly question: Question;
  readonly hear: Reader;
}

/** `makeWorker` may throw; nothing is loaded before the first question. A worker gets the engine from `source`. */
export function analyst(
  engine: Pick<Engine, "full">,
  makeWorker: () => Port,
  source: () => string | WebAssembly.Module,
  timer: Timer = pageTimer,
): Analyst {
  let helper: Port | null = null;
  let own: Desk | null = null;
  let refused = false;
  /** Whether the worker has ever been ready: if not, an error means that it could not be loaded. */
  let proven = false;
  let stopWaiting = () => {};
  const asked = new Map<number, Asked>();
  let last = 0;

  /** What is heard of a question, as long as it is not stopped. */
  const readerOf = (serial: number): Reader => ({
    progress: (progress) => asked.get(serial)?.hear.progress(progress),
    answer: (answer) => take(serial)?.answer(answer),
    failed: (message) => take(serial)?.failed(message),
  });
  const take = (serial: number): Reader | undefined => {
    const hear = asked.get(serial)?.hear;
    asked.delete(serial);
    return hear;
  };

  const receive = ({ data }: MessageEvent<FromWorker>) => {
    // One that is here may take its time to fetch the engine.
    stopWaiting();
    if (data.type === "here") return;
    if (data.type === "lacking") return letGo();
    proven = true;
    if (data.type === "ready") return;
    const reader = readerOf(data.serial);
    if (data.type === "progress") reader.progress(data.progress);
    else if (data.type === "answer") reader.answer(data.answer);
    else reader.failed(data.message);
  };

  /** The page works itself at what was asked; another worker may do better at the next question. */
  const letGo = () => {
    stopWaiting();
    helper?.terminate();
    helper = null;
    proven = false;
    for (const [serial, { question }] of asked) workHere(serial, question);
  };
  /** A worker that is no use is not asked again. */
  const giveUp = () => {
    refused = true;
    letGo();
  };

  const worker = (): Port | null => {
    if (helper || refused) return helper;
    try {
      helper = makeWorker();
    } catch {
      refused = true;
      return null;
    }
    helper.onmessage = receive;
    helper.onerror = (event) => {
      if (event instanceof Event) event.preventDefault();
      // What broke a worker that was well would break the page as well.
      if (proven) for (const serial of [...asked.keys()]) take(serial)?.failed("");
      giveUp();
    };
    stopWaiting = timer(giveUp, PATIENCE);
    send(helper, { type: "engine", source: source() });
    return helper;
  };

  const workHere = (serial: number, question: Question) => {
    own ??= desk(engine.full);
    own.ask(serial, question, readerOf(serial));
  };

  const ask = (question: Question, hear: Reader): Stop => {
    last += 1;
    const serial = last;
    asked.set(serial, { question, hear });
    const port = worker();
    if (port) send(port, { type: "ask", serial, question });
    else workHere(serial, question);
    return () => {
      if (!asked.delete(serial)) return;
      if (helper) send(helper, { type: "stop", serial });
      own?.stop(serial);
    };
  };

  return {
    analyse: (question, hear) =>
      ask(
        { kind: "analyse", ...question },
        reader(hear, (answer) => "analysis" in answer && answer.analysis),
      ),
    choose: (question, hear) =>
      ask(
        { kind: "choose", ...question },
        reader(hear, (answer) => "decision" in answer && answer.decision),
      ),
    destroy() {
      for (const serial of asked.keys()) own?.stop(serial);
      asked.clear();
      stopWaiting();
      helper?.terminate();
      helper = null;
      refused = true;
      // A slice may still be at work; its solver is left to the page's end.
      own = null;
    },
  };
}

/** Hears only of what was asked. */
function reader<T>(hear: Hearer<T>, read: (answer: Answer) => T | false): Reader {
  return {
    progress: (news) => hear.progress?.(news),
    answer(answer) {
      const found = read(answer);
      if (found !== false) hear.answer(found);
    },
    failed: hear.failed,
  };
}

function send(port: Port, message: ToWorker): void {
  port.postMessage(message);
}
