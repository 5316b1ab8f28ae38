/** The solver in a worker: it is given the compiled engine, then one question after the other. */
import init, { Analyzer } from "quantum-tictactoe";
import type { FromWorker, ToWorker } from "./analysis/messages";
import { inSlices, nextTurn } from "./analysis/slices";
import type { Objective } from "./engine";

const analyzers = new Map<Objective, Analyzer>();
let ready: Promise<unknown> = Promise.resolve();
/** The number of the question at hand; any other one is over. */
let current = 0;

const say = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "engine") {
    ready = init({ module_or_path: data.module }).then(() => say({ type: "ready" }));
  } else if (data.type === "stop") {
    current = 0;
  } else {
    current = data.serial;
    void answer(data.serial, data.question.record, data.question.objective);
  }
});

async function answer(serial: number, record: string, objective: Objective): Promise<void> {
  try {
    await ready;
    const analysis = await inSlices(
      analyzerFor(objective),
      record,
      (progress) => say({ type: "progress", serial, progress }),
      nextTurn,
      () => current !== serial,
    );
    if (analysis) say({ type: "answer", serial, analysis });
  } catch (error) {
    say({ type: "failed", serial, message: String(error) });
  }
}

/** One for each objective is kept: what it has found for one position helps in the next. */
function analyzerFor(objective: Objective): Analyzer {
  const known = analyzers.get(objective) ?? new Analyzer({ objective });
  analyzers.set(objective, known);
  return known;
}
