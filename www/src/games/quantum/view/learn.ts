/** The ways to lessons, puzzles and the quiz. */

import { button } from "../../../board/view/dom";
import type { Context } from "./context";

export function learnLinks({ words, study }: Context): readonly HTMLElement[] {
  const kinds = ["lesson", "puzzle", "quiz"] as const;
  return kinds.map((kind) => button(words.learn[kind], "qt-link qt-learn", () => study(kind)));
}
