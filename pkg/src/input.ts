/** What callers give, checked before the engine is asked: no code of theirs runs while it works. */
import { typeError } from "./problem.ts";

/** A string of at most so many characters. */
export function text(value: unknown, name: string, most: number): string {
  if (typeof value !== "string") throw typeError(`${name} must be a string`);
  if (value.length > most) throw typeError(`${name} has more than ${most} characters`);
  return value;
}

/** The text of a record; of one that is too long only that, for the engine to refuse. */
export function recordText(value: unknown, most: number): string {
  if (typeof value !== "string") throw typeError("a record must be a string");
  return value.length > most ? "0".repeat(most + 1) : value;
}

/** A whole number from 0, or another least one, to `most`. */
export function whole(value: unknown, name: string, most: number, least = 0): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw typeError(`${name} must be a whole number from ${least} to ${most}`);
}

/** A number, for the engine to say whether it is one of those that it takes. */
export function number(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}

/** More than any game has. */
const MOST_FIELDS = 32;

/** The own fields of a plain object that are there, each read once; an absent object has none. */
export function fields(value: unknown, name: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  if (value === undefined || value === null) return found;
  if (typeof value !== "object") throw typeError(`${name} must be an object`);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  if (!isPlain) throw typeError(`${name} must be a plain object`);
  for (const key of Object.keys(value)) {
    if (!/^[A-Za-z]{1,32}$/.test(key) || found.size === MOST_FIELDS) throw noField(key, name);
    const field: unknown = Reflect.get(value, key);
    if (field !== undefined && field !== null) found.set(key, field);
  }
  return found;
}

/** Fields of which none may be unknown. */
export function knownFields(value: unknown, name: string, known: readonly string[]): Map<string, unknown> {
  const found = fields(value, name);
  for (const key of found.keys()) if (!known.includes(key)) throw noField(key, name);
  return found;
}

function noField(key: string, name: string): TypeError {
  const shown = key.length > 32 ? `${key.slice(0, 32)}…` : key;
  return typeError(`there is no field ${shown} in ${name}`);
}

/** Fields as lines, for the engine to read: name, type and value. */
export function lines(value: unknown, name: string): string {
  return [...fields(value, name)].map(([key, field]) => `${key} ${written(key, field)}`).join("\n");
}

function written(key: string, field: unknown): string {
  if (typeof field === "number") return `#${field}`;
  if (typeof field === "boolean") return `?${field}`;
  if (typeof field === "string" && /^[\w-]{0,32}$/.test(field)) return `"${field}`;
  throw typeError(`${key} can't be that`);
}

/** A random whole number below 2⁵³, of the system's. */
export function randomSeed(): number {
  try {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
    return (high & 0x1f_ffff) * 2 ** 32 + low;
  } catch {
    throw typeError("the system has no randomness: give a seed");
  }
}
