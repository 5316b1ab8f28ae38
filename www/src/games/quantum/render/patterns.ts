/** Which line pattern each entanglement has: it keeps the pattern it was born with while it grows and merges. */
import type { Game, View } from "../types";

/** Dash lengths for round line ends; at most four entanglements exist at once. */
export const DASHES: readonly (readonly number[])[] = [[], [6, 5.5], [0.1, 5], [9, 5, 0.1, 5]];

/** Pattern by the entanglement's id. */
export type Patterns = ReadonlyMap<number, number>;

export function patternsOf(game: Game): Patterns {
  return game.positions
    .slice(0, game.index + 1)
    .reduce<Patterns>((patterns, { view }) => carry(patterns, view), new Map());
}

/** The patterns after one more move: those that live on keep theirs, a new one takes the first free. */
export function carry(before: Patterns, view: View): Patterns {
  const after = new Map<number, number>();
  for (const { id } of view.components) {
    const kept = before.get(id);
    if (kept !== undefined) after.set(id, kept);
  }
  for (const { id } of view.components) {
    if (after.has(id)) continue;
    const taken = new Set(after.values());
    after.set(
      id,
      Math.max(
        0,
        DASHES.findIndex((_, pattern) => !taken.has(pattern)),
      ),
    );
  }
  return after;
}
