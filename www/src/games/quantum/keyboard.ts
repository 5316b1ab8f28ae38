/** Keys on the board, and undo and redo anywhere in the game. */

import { stepFrom } from "../../board/input/steps";
import type { Action, Question } from "./actions";
import type { Square } from "./types";

export interface Keys {
  /** The focused square, or null when the focus is elsewhere. */
  square: Square | null;
  /** Whether the focus is in a field whose own undo should work. */
  typing: boolean;
}

export type Reaction<A = Action> =
  | { readonly do: "act"; readonly action: A }
  | { readonly do: "go"; readonly to: Square }
  | { readonly do: "type" };

const QUESTIONS: Readonly<Record<string, Question>> = { l: "last", s: "status", c: "cycle", g: "groups" };

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What a key means here, or null when it is none of ours. Enter and Space are left to the buttons. */
export function reaction(event: Press, { square, typing }: Keys): Reaction | null {
  const { key } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return typing ? null : withControl(event, square);
  if (key === "Escape" && !typing) return { do: "act", action: { type: "escape" } };
  if (square === null) return null;
  const to = stepFrom(square, key, 3);
  if (to !== null) return { do: "go", to };
  if (/^[1-9]$/.test(key)) return { do: "go", to: Number(key) };
  if (key === "/") return { do: "type" };
  if (key === "e") return { do: "act", action: { type: "explain", step: "next" } };
  const question = QUESTIONS[key];
  return question ? { do: "act", action: { type: "ask", question } } : null;
}

function withControl({ key, shiftKey }: Press, square: Square | null): Reaction | null {
  switch (key.toLowerCase()) {
    case "z":
      return { do: "act", action: { type: shiftKey ? "redo" : "undo" } };
    case "y":
      return { do: "act", action: { type: "redo" } };
    default: {
      const to = square === null ? null : stepFrom(square, key, 3, true);
      return to === null ? null : { do: "go", to };
    }
  }
}
