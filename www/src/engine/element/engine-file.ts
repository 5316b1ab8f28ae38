/** Both engines in the package; this module stands in for the page's `engine-file.ts` when the element is built. */
import initSmall, { Match } from "quantum-tictactoe/small";
import type { Files } from "../engine";

export const files: Files = {
  async small() {
    // Its file lies beside it.
    await initSmall();
    return { Match };
  },
  full: async () => (await import("../full")).openFull(),
};
