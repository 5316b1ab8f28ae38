/** What is loaded later brings its style along as text, so nothing has to be loaded before it. */
import type { Plugin } from "vite";

/** How a module is asked for that is loaded later, in a file of its own or in the one file of all. */
const ASKED = `import\\(\`[^\`]*\`\\)|${String.raw`Promise\.resolve\(\)\.then\(\(\)=>\([\w$]+\(\),[\w$]+\)\)`}`;
/** A call of the helper that would wait for style sheets before a module, as it is written small. */
const WAITING = new RegExp(
  String.raw`(?<![\w$.])[\w$]+\((?:\(\)=>(${ASKED})|async\(\)=>\{let\{([\w$]+):([\w$]+)\}=await (${ASKED});return\{\2:\3\}\}),(?:\[\],import\.meta\.url|void 0)\)`,
  "g",
);

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
            (_, plain?: string, _name?: string, _as?: string, named?: string) => plain ?? named ?? "",
          );
        }
      },
    },
  };
}
