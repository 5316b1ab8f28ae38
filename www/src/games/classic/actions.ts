/** Everything a person can do to a classic game, as plain data. */

import type { Pace } from "../../board/course";
import type { Level, Reply } from "../../board/players";
import type { ClassicRules } from "../../engine/engine";
import type { Square } from "../quantum/types";
import type { Mark, Players } from "./types";

export type Question = "last" | "status";

export type Action =
  /** A square was clicked, tapped, or pressed by key. */
  | { readonly type: "press"; readonly square: Square }
  /** The pointer or the focus is on this square. */
  | { readonly type: "point"; readonly square: Square | null }
  /** Under wild rules: the mark of the next move; `quiet` when the control that was used says it by itself. */
  | { readonly type: "mark"; readonly mark: Mark; readonly quiet?: boolean }
  | { readonly type: "escape" }
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** A new game with the same rules. */
  | { readonly type: "new" }
  /** A new game with these rules. */
  | { readonly type: "begin"; readonly rules: ClassicRules }
  /** Looks at a step of the record; `quiet` when the control that was used says by itself where it stands. */
  | { readonly type: "look"; readonly index: number; readonly quiet?: boolean }
  /** Answers whether a move from an earlier point may drop what follows. */
  | { readonly type: "drop"; readonly sure: boolean }
  /** Who plays from now on. */
  | { readonly type: "seats"; readonly players: Players; readonly level: Level }
  /** How the computer goes on when it plays both sides. */
  | { readonly type: "pace"; readonly pace: Pace }
  | Reply
  | { readonly type: "open"; readonly record: string }
  | { readonly type: "accept" }
  | { readonly type: "dismiss" }
  | { readonly type: "ask"; readonly question: Question };
