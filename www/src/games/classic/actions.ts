/** What a person can do in this game beside what every board has, as plain data. */
import type { BoardAction } from "../../board/actions";
import type { ClassicRules } from "../../engine/engine";
import type { Mark } from "./types";

export type Action = BoardAction | Own;

export type Own =
  /** Under wild rules: the mark of the next move; `quiet` when the control that was used says it by itself. */
  | { readonly type: "mark"; readonly mark: Mark; readonly quiet?: boolean }
  /** A new game with these rules. */
  | { readonly type: "begin"; readonly rules: ClassicRules };
