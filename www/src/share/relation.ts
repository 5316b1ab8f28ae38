/** How a link of a game by link relates to what this device knows: there is no server and no name, only the moves. */
import type { Side } from "../board/players";

/** A game that is played by link, as this device last knew it. */
export interface Known {
  /** Who is played at this device. */
  readonly side: Side;
  readonly record: string;
  readonly over: boolean;
}

/** The most recent game first. */
export type KnownGames = readonly Known[];

export type Relation =
  /** Nothing known begins like it. */
  | { readonly kind: "new" }
  /** It goes on from what is known, or is just that. */
  | { readonly kind: "answer"; readonly known: Known }
  /** It is the beginning of what is known. */
  | { readonly kind: "stale"; readonly known: Known }
  /** It begins like what is known, and then parts from it; `shared` moves are the same. */
  | { readonly kind: "fork"; readonly known: Known; readonly shared: number };

/** How many games are remembered. */
const MOST = 12;

/** A text may come from storage that others can write to. */
const LONGEST = 1000;

/** Among several games the one that the link goes on from counts first, and then the one that shares most. */
export function relate(games: KnownGames, side: Side, record: string): Relation {
  const steps = stepsOf(record);
  let best: Relation = { kind: "new" };
  let most = 0;
  for (const known of games) {
    const own = stepsOf(known.record);
    const shared = sharedBy(own, steps);
    if (known.side !== side || rulesOf(known.record) !== rulesOf(record)) continue;
    // Many games begin alike, so the first move alone does not recall one that is over.
    if (shared < (known.over ? 2 : 1)) continue;
    const rank = shared * 2 + (shared === own.length ? 100 : shared === steps.length ? 1 : 0);
    if (rank <= most) continue;
    most = rank;
    if (shared === own.length) best = { kind: "answer", known };
    else if (shared === steps.length) best = { kind: "stale", known };
    else best = { kind: "fork", known, shared };
  }
  return best;
}

/** The games with a new state of one of them in front; `instead` is the state that it follows. */
export function remember(games: KnownGames, game: Known, instead: Known | null): KnownGames {
  const isOld = (known: Known) =>
    known.side === game.side && (known.record === game.record || known.record === instead?.record);
  const others = games.filter((known) => !isOld(known));
  return (stepsOf(game.record).length === 0 ? others : [game, ...others]).slice(0, MOST);
}

/** The moves of a record in link form, the choice of a collapse being one of its own. */
export function stepsOf(record: string): readonly string[] {
  return record.match(/(?<=-)[^-c]+|c\d/g) ?? [];
}

/** The first word of a record: which game it is, and by which rules. */
function rulesOf(record: string): string {
  return record.split("-", 1).join();
}

/** How many numbered moves a record has. */
export function countOf(record: string): number {
  return record.split("-").length - 1;
}

/** Which numbered move a step of a record belongs to. */
export function numberOf(record: string, step: number): number {
  return stepsOf(record)
    .slice(0, step + 1)
    .filter((move) => !move.startsWith("c")).length;
}

export function gamesText(games: KnownGames): string {
  return JSON.stringify(games);
}

/** Reads remembered games again; what is none is left out. */
export function gamesFrom(text: string | null): KnownGames {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return Array.isArray(value) ? value.filter(isKnown).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function sharedBy(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((step, index) => step !== other[index]);
  return first < 0 ? one.length : first;
}

function isKnown(value: unknown): value is Known {
  if (typeof value !== "object" || value === null) return false;
  const { side, record, over } = value as Partial<Readonly<Record<string, unknown>>>;
  const isRecord =
    typeof record === "string" && record.length <= LONGEST && /^[a-z]\d[.\w]*(-[.\w]+)*$/.test(record);
  return (side === "x" || side === "o") && isRecord && typeof over === "boolean";
}
