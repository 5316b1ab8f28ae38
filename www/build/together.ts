/** What the page needs at once comes in one file, whoever else uses parts of it. */
import type { Plugin } from "vite";
import { addNeeded } from "./needed.mjs";

const START = "/src/main.ts";

/** A file of its own for every few shared modules would cost a request each, and compress worse. */
export function together(): Plugin {
  const needed = new Set<string>();
  return {
    name: "together",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "board", test: (id: string) => needed.has(id) }] } },
        },
      },
    }),
    buildEnd() {
      const starts = [...this.getModuleIds()].filter((id) => id.endsWith(START));
      addNeeded(needed, starts, (id) => this.getModuleInfo(id)?.importedIds);
    },
  };
}
