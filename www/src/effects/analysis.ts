/** Passes the questions of *Explore* on to whoever knows the answers. */
import type { Action } from "../actions";
import type { Analyst, Stop } from "../analysis/analyst";
import type { State } from "../state";

/** To be called after every change; `analyst` is asked for only when there is a question. */
export function analysisEffect(dispatch: (action: Action) => void) {
  let stop: Stop | null = null;
  return (before: State, { analysis }: State, analyst: () => Analyst): void => {
    if (analysis === before.analysis) return;
    if (analysis === null) {
      stop?.();
      stop = null;
      return;
    }
    if (analysis.nodes > 0 || analysis.found || analysis.failed) return;
    const { record } = analysis;
    stop?.();
    stop = analyst().analyse(
      { record, objective: "points" },
      {
        progress: ({ nodes }) => dispatch({ type: "searched", record, nodes }),
        answer: (found) => dispatch({ type: "analysed", record, analysis: found }),
        failed: () => dispatch({ type: "analysed", record, analysis: null }),
      },
    );
  };
}
