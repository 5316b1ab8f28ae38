/** The score of two people over several games: they take turns at being X, and points add up. */

import { type Players, type Side, sideOf } from "./players";
import type { AnyView, Position } from "./types";

/** One of the two people at the board; X and O are only what they play for a game. */
export type Person = "a" | "b";

/** A finished game as the score remembers it. */
export interface Played {
  /** Who was X. */
  readonly x: Person;
  readonly winner: Side | null;
  readonly points: Readonly<Record<Side, number>>;
}

export interface Match {
  /** The games before the one on the board. */
  readonly games: readonly Played[];
  /** Who is X in the game on the board. */
  readonly x: Person;
  /**
   * The game on the board, if a move made here ended it. A finished game counts only while its record is
   * this one, so that opening somebody else's game gives nobody a point, and undo takes the points back.
   */
  readonly own: { readonly record: string; readonly played: Played } | null;
}

const kinds = ["people", "computer", "link"] as const;

/** Two people, one against the computer, and two people by link are counted apart. */
export type Kind = (typeof kinds)[number];
export type Matches = Readonly<Partial<Record<Kind, Match>>>;

export interface Tally {
  readonly won: number;
  readonly points: number;
}

export const emptyMatch: Match = { games: [], x: "a", own: null };

/** The match with the game on the board as well, if that is over and counts. */
export function counted({ games, own }: Match, { record }: Pick<Position, "record">): readonly Played[] {
  return own?.record === record ? [...games, own.played] : games;
}

/** The match after a move on the board. */
export function afterMove(match: Match, { view, record }: Position): Match {
  return view.outcome ? { ...match, own: { record, played: played(match.x, view.outcome) } } : match;
}

/** The match when the next game begins: after a game that counts the sides change, any other leaves no trace. */
export function nextGame(match: Match, position: Pick<Position, "record">): Match {
  const games = counted(match, position);
  // Who has changed sides at the end has done so for the next game.
  const { x } = match.own?.played ?? match;
  if (games !== match.games) return { games, x: other(x), own: null };
  return match.own === null ? match : { ...match, own: null };
}

export function kindOf({ players, here }: { readonly players: Players; readonly here: Side | null }): Kind {
  return here !== null ? "link" : players === "both" ? "people" : "computer";
}

/** A match that goes on. A game that ended and is not the one on the board is over for good. */
export function resumed(match: Match = emptyMatch, record: string | null = null): Match {
  const ended = match.own?.record;
  return ended === undefined || ended === record ? match : nextGame(match, { record: ended });
}

/** Against the computer you are the first person, on whichever side. */
export function seated(match: Match, players: Players): Match {
  const x = players === "x" ? "a" : players === "o" ? "b" : match.x;
  return x === match.x ? match : { ...match, x };
}

export function other(person: Person): Person {
  return person === "a" ? "b" : "a";
}

export function tally(games: readonly Played[], person: Person): Tally {
  const sides = games.map((game) => ({ game, side: game.x === person ? ("x" as const) : ("o" as const) }));
  return {
    won: sides.filter(({ game, side }) => game.winner === side).length,
    points: sides.reduce((sum, { game, side }) => sum + game.points[side], 0),
  };
}

/** Reads matches that were kept as text; anything else than one is left out. */
export function matchesFrom(text: string | null): Matches {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (!isRecord(value)) return {};
    const known = kinds.map((kind) => [kind, value[kind]] as const);
    return Object.fromEntries(known.filter((entry): entry is [Kind, Match] => isMatch(entry[1])));
  } catch {
    return {};
  }
}

function played(x: Person, { winner, points }: NonNullable<AnyView["outcome"]>): Played {
  const of = (side: Side) => Object.entries(points).find(([name]) => sideOf(name) === side)?.[1] ?? 0;
  return { x, winner: winner === null ? null : sideOf(winner), points: { x: of("x"), o: of("o") } };
}

function isMatch(value: unknown): value is Match {
  if (!isRecord(value) || !isPerson(value["x"]) || !Array.isArray(value["games"])) return false;
  const own = value["own"];
  const isOwn =
    own === null || (isRecord(own) && typeof own["record"] === "string" && isPlayed(own["played"]));
  return isOwn && value["games"].every(isPlayed);
}

function isPlayed(value: unknown): value is Played {
  if (!isRecord(value) || !isPerson(value["x"]) || !isRecord(value["points"])) return false;
  const { x, o } = value["points"];
  return isPoints(x) && isPoints(o) && [null, "x", "o"].some((winner) => winner === value["winner"]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isPerson(value: unknown): value is Person {
  return value === "a" || value === "b";
}

function isPoints(value: unknown): value is number {
  return typeof value === "number" && [0, 0.5, 1, 1.5, 2].includes(value);
}
