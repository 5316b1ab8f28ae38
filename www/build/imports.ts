/** What is loaded later brings its style along as text, so nothing has to be loaded before it. */
import type { Plugin } from "vite";

/** Leaves out the helper that would wait for style sheets before a module: its bytes are on every first load. */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null,
  };
}
