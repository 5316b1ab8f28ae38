/** The words of what is built, in each language of the page. */
import { join } from "node:path";
import { runnerImport } from "vite";
import type { Direction } from "../src/languages/language.ts";
import type { StaticWords } from "../src/languages/static-words.ts";

/** A language as the build needs it. */
export interface Spoken {
  readonly tag: string;
  readonly dir: Direction;
  readonly words: StaticWords;
}

const folder = join(import.meta.dirname, "../src/languages");

/** All languages; the first is the one of the pages that lie beside the game. */
export async function spoken(): Promise<readonly [Spoken, ...Spoken[]]> {
  const { languages } = await from<typeof import("../src/languages/index.ts")>("index.ts");
  const [first, ...others] = await Promise.all(
    languages.map(async ({ tag, dir }): Promise<Spoken> => {
      const { staticWords } = await from<{ staticWords: StaticWords }>(`${tag}/static.ts`);
      return { tag, dir, words: staticWords };
    }),
  );
  if (!first) throw new Error("the page has no language");
  return [first, ...others];
}

async function from<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(join(folder, file));
  return module;
}
