// Bundles the package's own JavaScript with what wasm-bindgen has made for each engine.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = join(root, "pkg");
const made = resolve(root, process.env.CARGO_TARGET_DIR ?? "target", "wasm-bindgen");

/** What wasm-bindgen has made, by the name that the package's own modules give it. */
const glue = new Map([
  ["virtual:glue-full", join(made, "quantum_tictactoe_bg.js")],
  ["virtual:glue-small", join(made, "quantum_tictactoe_small_bg.js")],
]);

const plugin = {
  name: "glue",
  resolveId: (name) => (glue.has(name) ? `\0${name}` : null),
  load(id) {
    const file = glue.get(id.slice(1));
    if (!file) return null;
    const names = [...readFileSync(file, "utf8").matchAll(/^export function (\w+)/gm)].map(
      (match) => match[1],
    );
    const list = names.join(", ");
    return `import { ${list} } from ${JSON.stringify(file)};\nexport default { ${list} };`;
  },
};

const bundle = await rolldown({
  input: { quantum_tictactoe: join(target, "src/full.ts"), small: join(target, "src/small.ts") },
  plugins: [plugin],
  platform: "browser",
  tsconfig: false,
});
const { output } = await bundle.write({
  dir: target,
  format: "es",
  // Its names stay, for those who read a trace.
  minify: { compress: true, mangle: { toplevel: false, keepNames: true }, codegen: true },
  chunkFileNames: "[name].js",
  codeSplitting: {
    groups: [{ name: "shared", test: (id) => id.startsWith(join(target, "src")), minShareCount: 2 }],
  },
});
for (const { fileName, code } of output) console.log(`pkg/${fileName}  ${code.length} bytes`);
