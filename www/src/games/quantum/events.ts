/** What a move tells those who embed a board. */
import type { Told } from "../../board/game";
import type { Position, Side, Step, View } from "./types";

/** What is told with each event. */
export interface Details {
  /** A pair, or the last mark, was placed. */
  readonly move: {
    readonly record: string;
    readonly move: string;
    readonly side: Side;
    readonly ply: number;
    readonly squares: readonly number[];
  };
  /** The move closed a cycle, and this side chooses how it collapses. */
  readonly cycle: {
    readonly record: string;
    readonly side: Side;
    readonly squares: readonly number[];
    readonly plies: readonly number[];
    readonly choices: readonly number[];
  };
  /** The choice was made. */
  readonly collapse: {
    readonly record: string;
    readonly move: string;
    readonly side: Side;
    readonly steps: readonly Step[];
  };
}

export function events(before: View, { view, record }: Position): Told[] {
  const move = view.lastMove ?? "";
  const side = before.turn?.side ?? "x";
  const told: Told[] = [];
  const tell = <N extends keyof Details>(type: N, detail: Details[N]) => told.push({ type, detail });
  if (view.lastCollapse) tell("collapse", { record, move, side, steps: view.lastCollapse });
  else {
    const pair = view.pairs.find(({ ply }) => ply === view.ply);
    tell("move", { record, move, side, ply: view.ply, squares: pair?.squares ?? [Number(move)] });
  }
  const cycle = view.components.find((component) => component.cycle)?.cycle;
  if (cycle && view.turn) {
    const choices = view.choices.map(({ square }) => square);
    tell("cycle", { record, side: view.turn.side, ...cycle, choices });
  }
  return told;
}
