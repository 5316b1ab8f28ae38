/** What a person can do in this game beside what every board has, as plain data. */
import type { BoardAction } from "../../board/actions";
import type { Square } from "./types";

export type Action = BoardAction | Own;

export type Own =
  | { readonly type: "drag"; readonly from: Square; readonly to: Square }
  /** One move is looked at, and the others step back. */
  | { readonly type: "isolate"; readonly ply: number | null }
  /** Steps through the last collapse by hand; null ends it, and so does what follows the last step. */
  | { readonly type: "explain"; readonly step: number | "next" | null }
  | { readonly type: "choose"; readonly square: Square }
  | { readonly type: "peek"; readonly square: Square | null }
  | { readonly type: "confirm" };
