/** What a board tells those who embed it: each step of the game, its end, and what was refused. */
import { presentOf, type State, viewOf } from "../games/quantum/state";
import type { Side, Step, View } from "../games/quantum/types";
import { spoken } from "../games/quantum/words/sentences";
import type { Words } from "../languages/words";

/** What is told with each event. */
export interface Details {
  /** The board can be played. */
  readonly ready: { readonly record: string };
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
  readonly end: { readonly record: string } & NonNullable<View["outcome"]>;
  /** Something was refused, or the engine could not be loaded; nothing has changed. */
  readonly error: { readonly code: string; readonly message: string; readonly squares: readonly number[] };
}

export type Told = {
  [Name in keyof Details]: { readonly type: Name; readonly detail: Details[Name] };
}[keyof Details];

/** What there is to tell after a change. */
export function eventsOf(words: Words, before: State, now: State): Told[] {
  const { what, serial } = now.said;
  if (what === null || serial === before.said.serial) return [];
  if (what.kind === "moved") return played(viewOf(before), now);
  const message = () => spoken(words, what, false);
  if (what.kind === "refused" || what.kind === "broken") {
    const { code, squares } = what.refusal;
    return [{ type: "error", detail: { code, message: message(), squares } }];
  }
  if (what.kind !== "missing") return [];
  const code = what.what === "engine" ? "engine-missing" : "no-webassembly";
  return [{ type: "error", detail: { code, message: message(), squares: [] } }];
}

/** What is told of something that was thrown. */
export function problem(error: unknown): Details["error"] {
  if (!(error instanceof Error)) throw error;
  const { code, squares = [] } = error as Error & { code?: unknown; squares?: readonly number[] };
  // A `DOMException` has a number there.
  return { code: typeof code === "string" ? code : error.name, message: error.message, squares };
}

function played(earlier: View, now: State): Told[] {
  const view = viewOf(now);
  const { record } = presentOf(now);
  const move = view.lastMove ?? "";
  const side = earlier.turn?.side ?? "x";
  const told: Told[] = [];
  if (view.lastCollapse)
    told.push({ type: "collapse", detail: { record, move, side, steps: view.lastCollapse } });
  else {
    const pair = view.pairs.find(({ ply }) => ply === view.ply);
    const squares = pair?.squares ?? [Number(move)];
    told.push({ type: "move", detail: { record, move, side, ply: view.ply, squares } });
  }
  const cycle = view.components.find((component) => component.cycle)?.cycle;
  if (cycle && view.turn) {
    const choices = view.choices.map(({ square }) => square);
    told.push({ type: "cycle", detail: { record, side: view.turn.side, ...cycle, choices } });
  }
  if (view.outcome) told.push({ type: "end", detail: { record, ...view.outcome } });
  return told;
}
