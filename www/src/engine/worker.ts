/** The solvers in a worker: it is given the compiled engine, then questions. */
import init, { Analyzer, Opponent } from "quantum-tictactoe";
import { desk } from "./desk";
import type { FromWorker, ToWorker } from "./messages";

const answers = desk({
  analyzer: (objective) => new Analyzer({ objective }),
  opponent: (level, seed) => new Opponent({ level, seed }),
});
let ready: Promise<unknown> = Promise.resolve();

const say = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "engine") {
    ready = init({ module_or_path: data.module }).then(() => say({ type: "ready" }));
    return;
  }
  const { serial } = data;
  const failed = (message: unknown) => say({ type: "failed", serial, message: String(message) });
  // Whatever comes before the engine is ready keeps its order.
  ready.then(() => {
    if (data.type === "stop") return answers.stop(serial);
    answers.ask(serial, data.question, {
      progress: (progress) => say({ type: "progress", serial, progress }),
      answer: (answer) => say({ type: "answer", serial, answer }),
      failed,
    });
  }, failed);
});
