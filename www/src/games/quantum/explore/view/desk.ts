/** What every panel of Explore is given besides the game: its own state, its words, the solver's answers. */

import { h, type Part } from "../../../../board/view/dom";
import type { Analysis } from "../../../../engine/engine";
import type { Board } from "../../types";
import type { Context } from "../../view/context";
import type { Vocabulary } from "../../words/explore";
import type { Research } from "../research";
import type { Exploring, Shown } from "../state";

export interface Desk {
  readonly context: Context;
  readonly vocabulary: Vocabulary;
  readonly research: Research;
  exploring(): Exploring;
  /** Changes what is shown, on the board as well. */
  change(part: Partial<Exploring>): void;
  /** Shows something on the board, or ends it if it is there already. */
  toggle(shown: Shown): void;
  /** Says a sentence once. */
  tell(sentence: string): void;
  /** Does what takes a while in a task of its own, so that a move never waits for it. */
  later(work: () => void): void;
  /** The classical games still possible after a record. */
  games(record: string): readonly Board[];
  /** What is known of the position that is shown. */
  analysis(): Analysis | null;
}

/** A panel; it is asked to follow only while it is open. */
export interface Panel extends Part {
  readonly title: string;
  /** A short note beside the title, also while the panel is closed. */
  note?(): string;
}

/** Sentences that say what this game is not. */
export function honest(sentences: readonly string[]): HTMLElement {
  return h("div", { class: "qt-honest" }, ...sentences.map((sentence) => h("p", {}, sentence)));
}
