/** What a board tells those who embed it: each step of the game, its end, and what was refused. */
import { type Course, presentOf, type Told as Said, viewOf } from "../board/course";
import type { GamePage, Told } from "../board/game";
import type { AnyView } from "../board/types";

/** Something was refused, or the engine could not be loaded; nothing has changed. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly squares: readonly number[];
}

/** What there is to tell after a change. */
export function eventsOf({ events, voice }: GamePage, before: Course, now: Course): readonly Told[] {
  const { serial } = now.said;
  const what = now.said.what as Said<AnyView> | null;
  if (what === null || serial === before.said.serial) return [];
  const error = (code: string, squares: readonly number[]): Told[] => {
    const detail: Problem = { code, message: voice.said(now, what), squares };
    return [{ type: "error", detail }];
  };
  switch (what.kind) {
    case "moved": {
      const position = presentOf(now);
      const { outcome } = position.view;
      const end = outcome ? [{ type: "end", detail: { record: position.record, ...outcome } }] : [];
      return [...events(viewOf(before), position), ...end];
    }
    case "refused":
      return error(what.refusal.code, what.refusal.squares);
    case "broken":
      return error(what.offer.code, what.offer.squares);
    case "missing":
      return error(what.what === "engine" ? "engine-missing" : "no-webassembly", []);
    default:
      return [];
  }
}

/** What is told of something that was thrown. */
export function problem(error: unknown): Problem {
  if (!(error instanceof Error)) throw error;
  const { code, squares = [] } = error as Error & { code?: unknown; squares?: readonly number[] };
  // A `DOMException` has a number there.
  return { code: typeof code === "string" ? code : error.name, message: error.message, squares };
}
