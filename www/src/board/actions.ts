/** Everything a person can do at any board, as plain data. */
import type { Advice, Pace, Question } from "./course";
import type { Reply, Seats, Side } from "./players";
import type { Place } from "./types";

export type BoardAction =
  /** A place was clicked, tapped, or pressed by key. */
  | { readonly type: "press"; readonly square: Place }
  /** The pointer or the focus is on this place. */
  | { readonly type: "point"; readonly square: Place | null }
  | { readonly type: "escape" }
  | { readonly type: "typed"; readonly text: string }
  /** A move by the program that the board belongs to. */
  | { readonly type: "play"; readonly move: string }
  /** Whether the game can only be looked at. */
  | { readonly type: "lock"; readonly on: boolean }
  /** `free` when it is the program's that the board belongs to, whom no lock concerns. */
  | { readonly type: "undo" | "redo"; readonly free?: true }
  /** A new game, or one from the end of another as part of a match; from a record, if not with the same rules. */
  | { readonly type: "new" | "rematch"; readonly start?: string | undefined }
  /** The score begins anew. */
  | { readonly type: "forget" }
  /** Looks at a step of the record; `quiet` when the control that was used says by itself where it stands. */
  | { readonly type: "look"; readonly index: number; readonly quiet?: boolean }
  /** Answers whether a move from an earlier point may drop what follows. */
  | { readonly type: "drop"; readonly sure: boolean }
  /** Steps through why the game ended as it did; null closes it. */
  | { readonly type: "why"; readonly step: number | null }
  | { readonly type: "open"; readonly record: string }
  | { readonly type: "accept" }
  | { readonly type: "dismiss" }
  | { readonly type: "ask"; readonly question: Question }
  /** Only this side is played here from now on, and the other one by link; null plays both. `anew` begins another score. */
  | { readonly type: "here"; readonly side: Side | null; readonly anew?: true }
  | { readonly type: "points"; readonly on: boolean }
  /** A panel has something to say, in its own words. */
  | { readonly type: "tell"; readonly sentence: string }
  /** Who plays from now on; the computer goes on from the position of the game. `free` as above. */
  | ({ readonly type: "seats"; readonly free?: true } & Seats)
  /** The computer plays on by itself, makes one step, or waits; only where it plays both sides. */
  | { readonly type: "pace"; readonly pace: Pace }
  | Reply
  /** Asks for one good move; the answer is for the position after a record, null when there is none. */
  | { readonly type: "hint" }
  | { readonly type: "hinted"; readonly record: string; readonly hint: Advice | null };

/** What a game adds has a type of its own. */
export interface OwnAction {
  readonly type: string;
}
