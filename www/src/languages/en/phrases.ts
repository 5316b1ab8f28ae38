/** What parts of English that come later have in common. A file that the first ones used too would be a request of its own. */
import { grammarOf } from "../grammar";
import type { MoveName } from "../words";

export const { and, or, plural } = grammarOf("en-GB");

/** How far somebody is ahead: "half a point", "1½ points". */
export function byPoints(worth: string): string {
  return worth === "½" ? "half a point" : worth === "1" ? "1 point" : `${worth} points`;
}

/** "squares 1 and 5", "X5 on 1", "square 9". */
export function moveOf(move: MoveName): string {
  switch (move.kind) {
    case "pair":
      return `squares ${move.squares.join(" and ")}`;
    case "settles":
      return `${move.mark} on ${move.square}`;
    case "last":
      return `square ${move.square}`;
  }
}
