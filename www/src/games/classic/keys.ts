/** Keys on a classic board, and undo and redo anywhere in the game. */

import { stepFrom } from "../../board/input/steps";
import type { Keys, Reaction } from "../quantum/keyboard";
import type { Action } from "./actions";

const LETTERS: Readonly<Record<string, Action>> = {
  x: { type: "mark", mark: "x" },
  o: { type: "mark", mark: "o" },
  l: { type: "ask", question: "last" },
  s: { type: "ask", question: "status" },
};

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What a key means on a board of so many squares on a side, or null when it is none of ours. Enter and Space are left to the buttons. */
export function reaction(event: Press, { square, typing }: Keys, n: number): Reaction<Action> | null {
  const { key, shiftKey } = event;
  if (event.altKey) return null;
  const control = event.ctrlKey || event.metaKey;
  if (control && !typing && key.toLowerCase() === "z")
    return { do: "act", action: { type: shiftKey ? "redo" : "undo" } };
  if (control && !typing && key.toLowerCase() === "y") return { do: "act", action: { type: "redo" } };
  if (key === "Escape" && !typing) return { do: "act", action: { type: "escape" } };
  if (square === null) return null;
  const to = stepFrom(square, key, n, control);
  if (to !== null) return { do: "go", to };
  if (control) return null;
  // On larger boards a digit would only be half of a number.
  if (n === 3 && /^[1-9]$/.test(key)) return { do: "go", to: Number(key) };
  if (key === "/") return { do: "type" };
  const action = LETTERS[key.toLowerCase()];
  return action ? { do: "act", action } : null;
}
