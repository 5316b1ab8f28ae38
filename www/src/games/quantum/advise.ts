/** Finds a good move: the one that the perfect player makes, with the values of all others. */

import type { Adviser } from "../../board/game";
import type { Analysis, Decision } from "../../engine/engine";
import { hintOf } from "./hint";
import type { View } from "./types";

export const adviser: Adviser<View> = {
  find(analyst, { record, view }, objective, hear) {
    let values: Analysis | null = null;
    let choice: Decision | null = null;
    const tell = () => {
      if (values && choice) hear(hintOf(view, values, choice.move, objective));
    };
    const failed = () => hear(null);
    const stops = [
      analyst.analyse(
        { record, objective },
        {
          answer(found) {
            values = found;
            tell();
          },
          failed,
        },
      ),
      analyst.choose(
        { record, level: "perfect", seed: 0, objective },
        {
          answer(found) {
            choice = found;
            tell();
          },
          failed,
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
