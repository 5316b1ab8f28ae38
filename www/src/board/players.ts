/** Who plays: people, the computer at one of its levels, or both. */
import type { Decision, Level } from "../engine/engine";

/** The two at the board, whatever a game calls them: x begins. */
export type Side = "x" | "o";

/** The sides that people play; the computer plays the others. */
export type Players = "both" | "x" | "o" | "none";

export type { Level } from "../engine/engine";

export const allPlayers: readonly Players[] = ["both", "x", "o", "none"];

/** The computer's levels, the weakest first. */
export const levels: readonly Level[] = ["random", "beginner", "casual", "strong", "perfect"];

/** Who sits at the board. */
export interface Seats {
  readonly players: Players;
  readonly level: Level;
}

/** The computer's move in the position after a record; null where there will be none. */
export interface Reply {
  readonly type: "reply";
  readonly record: string;
  readonly level: Level;
  readonly decision: Decision | null;
}

export const twoPeople: Seats = { players: "both", level: "casual" };

/** Who is meant by a side as a game calls it. */
export function sideOf(name: string): Side {
  return name === "x" || name === "first" ? "x" : "o";
}

/** Whether a person plays this side. */
export function isPerson(players: Players, side: Side): boolean {
  return players === "both" || players === side;
}

/** Whether one person plays this side against the computer. */
export function isYou(players: Players, side: Side): boolean {
  return players === side;
}

export function otherSide(side: Side): Side {
  return side === "x" ? "o" : "x";
}

/** The same person on the other side of the board. */
export function changedSides(players: Players): Players {
  return players === "x" ? "o" : players === "o" ? "x" : players;
}

/** Reads who plays from words of an attribute or an address; what is not known is left out. */
export function seatsOf(players: string | null, level: string | null): Partial<Seats> {
  const who = allPlayers.find((known) => known === players);
  // Both names mean the best level that a game has.
  const how = level === "expert" ? "perfect" : levels.find((known) => known === level);
  return { ...(who ? { players: who } : {}), ...(how ? { level: how } : {}) };
}

/** Reads who sits at the board from something that was stored; null for anything else. */
export function seatsFrom(value: unknown): Seats | null {
  if (typeof value !== "object" || value === null || !("players" in value) || !("level" in value))
    return null;
  const players = allPlayers.find((known) => known === value.players);
  const level = levels.find((known) => known === value.level);
  return players && level ? { players, level } : null;
}
