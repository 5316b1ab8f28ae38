/** A game as JSON, version 1: written from a position, and read back strictly. `docs/game-json.md` describes it. */
import { type AnyView, isRefusal, type Position, positionOf, type Refusal } from "../board/types";
import type { Engine, Referee } from "../engine/engine";
import { games } from "../games/index";

const NAME = "quantum-tictactoe";
const VERSION = 1;

/** More characters than any game needs, however it is laid out. */
export const LONGEST = 10_000;

/** Why a text is not a game in this format. */
export type JsonError =
  | {
      readonly code:
        | "too-long"
        | "not-json"
        | "not-an-object"
        | "other-name"
        | "other-version"
        | "other-game";
    }
  /** Of one key: it is not there, or nobody knows it, or what it holds is of the wrong kind. */
  | { readonly code: "missing-key" | "unknown-key" | "wrong-type"; readonly key: string }
  | { readonly code: "bad-record"; readonly refusal: Refusal }
  /** The record can be played, but this key says something else than it. */
  | { readonly code: "contradiction"; readonly key: "record" | "moves" | "result" };

const keys = ["name", "version", "record", "rules", "moves", "result"] as const;
type Key = (typeof keys)[number];

/** The game up to a position. */
export function toJson({ view, record }: Position, moves: readonly string[]): string {
  const result = view.outcome && { winner: view.outcome.winner, points: pointsOf(view.outcome) };
  const game: Readonly<Record<Key, unknown>> = {
    name: NAME,
    version: VERSION,
    rules: rulesOf(view),
    record,
    moves,
    result,
  };
  return `${JSON.stringify(game, null, 2)}\n`;
}

/** Whether a text is meant as JSON rather than as moves. */
export function looksLikeJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/** The record of a game in this format, played by the engine from its first move to its last. */
export function fromJson(engine: Pick<Engine, "referee">, text: string): { record: string } | JsonError {
  if (text.length > LONGEST) return { code: "too-long" };
  const value = parsed(text);
  if (value === undefined) return { code: "not-json" };
  if (!isObject(value)) return { code: "not-an-object" };
  if (value["name"] !== NAME) return { code: "other-name" };
  if (value["version"] !== VERSION) return { code: "other-version" };
  const missing = keys.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return { code: "missing-key", key: missing };
  const unknown = Object.keys(value).find((key) => !keys.some((known) => known === key));
  if (unknown !== undefined) return { code: "unknown-key", key: unknown };
  const { record, rules, moves, result } = value;
  if (!isObject(rules)) return { code: "wrong-type", key: "rules" };
  const game = games.find(({ name }) => name === rules["variant"]);
  if (!game) return { code: "other-game" };
  if (typeof record !== "string") return { code: "wrong-type", key: "record" };
  if (!Array.isArray(moves)) return { code: "wrong-type", key: "moves" };
  if (result !== null && !isObject(result)) return { code: "wrong-type", key: "result" };
  return played(engine.referee(game.name), rules, record, moves, result);
}

/** What the text claims about the game must be what the engine finds. */
function played(
  referee: Pick<Referee<AnyView>, "read">,
  rules: unknown,
  record: string,
  moves: readonly unknown[],
  result: unknown,
): { record: string } | JsonError {
  const game = referee.read(record);
  if (isRefusal(game)) return { code: "bad-record", refusal: game };
  const last = positionOf(game);
  if (!isSame(rules, rulesOf(last.view))) return { code: "other-game" };
  if (last.record !== record) return { code: "contradiction", key: "record" };
  if (!isSame(moves, game.moves)) return { code: "contradiction", key: "moves" };
  const { outcome } = last.view;
  const found = outcome && { winner: outcome.winner, points: pointsOf(outcome) };
  return isSame(result, found) ? { record } : { code: "contradiction", key: "result" };
}

/** Which game it is, and by which rules, where it has any to choose. */
function rulesOf(view: AnyView): Readonly<Record<string, unknown>> {
  const rules = "rules" in view ? view.rules : {};
  return { variant: view.variant, ...(isObject(rules) ? rules : {}) };
}

function pointsOf({ points }: NonNullable<AnyView["outcome"]>): Readonly<Record<string, number>> {
  return { ...points };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values of JSON say the same, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
