/** The solvers of the full engine, as desks ask for them. */
import type { Solvers } from "./desk";

export function solversOf({
  Analyzer,
  Opponent,
}: Pick<typeof import("quantum-tictactoe"), "Analyzer" | "Opponent">): Solvers {
  return {
    analyzer: (objective) => new Analyzer({ objective }),
    opponent: (level, seed, objective) => new Opponent({ level, seed, objective }),
  };
}
