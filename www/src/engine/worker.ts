/** The solvers in a worker: it is told where the full engine is, then questions. */
import init, { Analyzer, Opponent } from "quantum-tictactoe";
import { desk, type Solvers } from "./desk";
import type { FromWorker, ToWorker } from "./messages";
import { solversOf } from "./solvers";

const say = (message: FromWorker) => postMessage(message);

const open = async (source: string | WebAssembly.Module): Promise<Solvers> => {
  await init({ module_or_path: source });
  return solversOf({ Analyzer, Opponent });
};
let ready: Promise<Solvers> | null = null;
const answers = desk(() => ready ?? Promise.reject(new Error("no engine has been named")));

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "engine") {
    say({ type: "here" });
    ready = open(data.source);
    ready.then(
      () => say({ type: "ready" }),
      () => say({ type: "lacking" }),
    );
    return;
  }
  const { serial } = data;
  if (data.type === "stop") return answers.stop(serial);
  answers.ask(serial, data.question, {
    progress: (progress) => say({ type: "progress", serial, progress }),
    answer: (answer) => say({ type: "answer", serial, answer }),
    failed: (message) => say({ type: "failed", serial, message }),
  });
});
