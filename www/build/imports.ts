/** What is loaded later brings its style along as text, so nothing has to be loaded before it. */
import type { Plugin } from "vite";

/** A call of the helper that would wait for style sheets before a module, as it is written small. */
const WAITING =
  /\b\w+\((?:\(\)=>(import\(`[^`]*`\))|async\(\)=>\{let\{(\w+):(\w+)\}=await (import\(`[^`]*`\));return\{\2:\3\}\}),\[\],import\.meta\.url\)/g;

/** Leaves out that helper and its calls: their bytes are on every first load. */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null,
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          file.code = file.code.replace(
            WAITING,
            (_, plain: string, _name, _as, named: string) => plain ?? named,
          );
        }
      },
    },
  };
}
