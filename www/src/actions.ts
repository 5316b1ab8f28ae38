/** Everything a person can do to the game, as plain data. */
import type { Square } from "./types";

export type Question = "last" | "status" | "cycle" | "groups";

export type Action =
  /** A square was clicked, tapped, or pressed by key. */
  | { readonly type: "press"; readonly square: Square }
  | { readonly type: "drag"; readonly from: Square; readonly to: Square }
  /** The pointer or the focus is on this square. */
  | { readonly type: "point"; readonly square: Square | null }
  | { readonly type: "escape" }
  | { readonly type: "choose"; readonly square: Square }
  | { readonly type: "peek"; readonly square: Square | null }
  | { readonly type: "confirm" }
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "new" }
  | { readonly type: "open"; readonly record: string }
  | { readonly type: "accept" }
  | { readonly type: "dismiss" }
  | { readonly type: "ask"; readonly question: Question }
  | { readonly type: "points"; readonly on: boolean };
