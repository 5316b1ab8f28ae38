/** What the page needs at once comes in one file, whoever else uses parts of it, and is asked for before its script runs. */
import { basename } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { spoken } from "./languages.ts";
import { addNeeded } from "./needed.mjs";

/** What begins by itself on a page: what is small and first, and the board with the game that most come for. */
const ENTRY = "/src/main.ts";
const BOARD = ["/src/shell/play.ts", "/src/games/quantum/game.ts"];

/** A file of its own for every few shared modules would cost a request each, and compress worse. */
export function together(): Plugin {
  const entry = new Set<string>();
  const board = new Set<string>();
  return {
    name: "together",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Every game has a file of the same name.
            chunkFileNames: ({ facadeModuleId }) => {
              const game = facadeModuleId?.match(/\/games\/([^/]+)\/game\.ts$/)?.[1];
              return game ? `assets/${game}-game-[hash].js` : "assets/[name]-[hash].js";
            },
            codeSplitting: {
              groups: [
                {
                  name: "main",
                  test: (id: string) => entry.has(id),
                  priority: 2,
                },
                { name: "board", test: (id: string) => board.has(id), priority: 1 },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds;
      const at = (ending: string) => [...this.getModuleIds()].filter((id) => id.endsWith(ending));
      // What all languages have in common comes first, whichever is spoken.
      addNeeded(
        entry,
        [...at(ENTRY), ...at("/languages/grammar.ts"), ...at("/languages/parts.ts")],
        importsOf,
      );
      addNeeded(board, BOARD.flatMap(at), importsOf);
    },
    transformIndexHtml: {
      order: "post",
      async handler(_, { filename, bundle = {} }) {
        if (basename(filename) !== "index.html") return [];
        const files = Object.values(bundle);
        const tags: HtmlTagDescriptor[] = [];
        const ask = (file: string | undefined, attrs: Record<string, string>) => {
          if (file)
            tags.push({
              tag: "link",
              attrs: { ...attrs, crossorigin: true, href: `./${file}` },
              injectTo: "head",
            });
        };
        const [first, ...others] = await spoken();
        const words = files.find(
          (file) =>
            file.type === "chunk" && file.facadeModuleId?.endsWith(`/languages/${first.tag}/index.ts`),
        );
        const engine = files.find(({ fileName }) => /_small_bg\b.*\.wasm$/.test(fileName));
        // Where there are several languages, the script knows which one is wanted.
        if (others.length === 0) ask(words?.fileName, { rel: "modulepreload" });
        ask(engine?.fileName, { rel: "preload", as: "fetch" });
        return tags;
      },
    },
  };
}
