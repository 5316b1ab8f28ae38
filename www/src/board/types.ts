/** What every board hears of its game: places, views, refusals, and the records they stand in. */
import type { Game as GameOf, Position as PositionOf, Refusal } from "../engine/engine";

export type { Refusal } from "../engine/engine";

/** A place of a board, as the game numbers it. */
export type Place = number;

/** What the engine says of a position, whatever the game is. */
export interface AnyView {
  readonly variant: string;
  /** The cursor, and the number of moves in the record. */
  readonly index: number;
  readonly length: number;
  /** Who acts, and what is due; null when the game is over. */
  readonly turn: { readonly side: string | null; readonly phase: string } | null;
  readonly lastMove: string | null;
  readonly outcome: {
    readonly winner: string | null;
    readonly points: Readonly<Record<string, number>>;
  } | null;
}

export type Position<V extends AnyView = AnyView> = PositionOf<V>;
export type Game<V extends AnyView = AnyView> = GameOf<V>;

/** The position at the cursor. */
export function positionOf<V extends AnyView>({ positions, index }: Game<V>): Position<V> {
  return positions[index] ?? positions[0];
}

export function isRefusal(result: object): result is Refusal {
  return "refused" in result;
}
