/** Both engines of the page: the small one is there from the start, the full one comes when it is asked for. */

import address from "quantum-tictactoe/quantum_tictactoe_small_bg.wasm?url";
import initSmall, { Match } from "quantum-tictactoe/small";
import type { Files } from "./engine";

export const files: Files = {
  async small() {
    await initSmall({ module_or_path: address });
    return { Match };
  },
  full: async () => (await import("./full")).openFull(),
};
