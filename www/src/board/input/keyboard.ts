/** Keys on the board, and undo and redo anywhere in the game. */
import type { BoardAction, OwnAction } from "../actions";
import type { Layout } from "../grid";
import type { Place } from "../types";
import { stepFrom } from "./steps";

export interface Keys {
  /** The focused place, or null when the focus is elsewhere. */
  square: Place | null;
  /** Whether the focus is in a field whose own undo should work. */
  typing: boolean;
}

/** What a key does: something to the game, a step to another place, or opening the field for typed moves. */
export type Reaction<A> =
  | { readonly do: "act"; readonly action: A }
  | { readonly do: "go"; readonly to: Place }
  | { readonly do: "type" };

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What a key means here, or null when it is none of ours; `letters` are the game's own. Enter and Space are left to the buttons. */
export function reaction<A extends OwnAction>(
  event: Press,
  { square, typing }: Keys,
  layout: Layout,
  letters: Readonly<Record<string, A | BoardAction>>,
): Reaction<A | BoardAction> | null {
  const { key } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return typing ? null : withControl(event, square, layout);
  if (key === "Escape" && !typing) return { do: "act", action: { type: "escape" } };
  if (square === null) return null;
  const to = stepFrom(square, key, layout);
  if (to !== null) return { do: "go", to };
  if (layout.byDigit && /^[1-9]$/.test(key)) return { do: "go", to: Number(key) };
  if (key === "/") return { do: "type" };
  const action = letters[key];
  return action ? { do: "act", action } : null;
}

function withControl(
  { key, shiftKey }: Press,
  square: Place | null,
  layout: Layout,
): Reaction<BoardAction> | null {
  switch (key.toLowerCase()) {
    case "z":
      return { do: "act", action: { type: shiftKey ? "redo" : "undo" } };
    case "y":
      return { do: "act", action: { type: "redo" } };
    default: {
      const to = square === null ? null : stepFrom(square, key, layout, true);
      return to === null ? null : { do: "go", to };
    }
  }
}
