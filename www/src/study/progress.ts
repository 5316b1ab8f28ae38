/** Which exercises are done, as text that is kept where the browser allows it. */

import type { Wanted } from "../board/guest";

/** Names such as `puzzle-12`, `lesson-3`, `quiz-1`. */
export type Done = ReadonlySet<string>;

const VERSION = 1;

export function doneText(done: Done): string {
  return JSON.stringify({ version: VERSION, done: [...done].sort() });
}

/** Reads it again; what is not such a text, or of another version, counts as nothing done. */
export function doneFrom(text: string | null): Done {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null || !("version" in value) || !("done" in value)) {
      return new Set();
    }
    const { version, done } = value;
    if (version !== VERSION || !Array.isArray(done)) return new Set();
    return new Set(done.filter((name) => typeof name === "string" && /^[a-z]+-\d{1,3}$/.test(name)));
  } catch {
    return new Set();
  }
}

/** The name under which an exercise is remembered. */
export function nameOf(kind: Wanted["kind"], number: number): string {
  return `${kind}-${number}`;
}
