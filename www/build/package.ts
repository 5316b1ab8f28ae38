/** Lays the package beside the page, so that other pages can use the element from there. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const source = join(import.meta.dirname, "../../pkg");

/** What the package publishes, in a folder of the built page that is not kept offline. */
export function packageBeside(): Plugin {
  let directory = "";
  return {
    name: "package-beside",
    apply: "build",
    configResolved({ root, build }) {
      directory = join(root, build.outDir, "package");
    },
    closeBundle() {
      const { files } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { files: string[] };
      for (const name of files) cpSync(join(source, name), join(directory, name), { recursive: true });
    },
  };
}
