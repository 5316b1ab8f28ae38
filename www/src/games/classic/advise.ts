/** Finds a good move: the one that the best player makes, and its reason. */
import type { Adviser } from "../../board/game";
import type { Hint } from "./state";
import type { View } from "./types";

export const adviser: Adviser<View> = {
  find: (analyst, { record }, objective, hear) =>
    analyst.choose(
      { record, level: "perfect", seed: 0, objective },
      {
        answer({ move, reason }) {
          const hint: Hint = { move, reason };
          hear(hint);
        },
        failed: () => hear(null),
      },
    ),
};
