// Builds the element into the package: its class, the module that registers it, and their worker.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import { rolldown } from "rolldown";
import { hosted } from "./hosted.mjs";
import { addNeeded } from "./needed.mjs";

const source = fileURLToPath(new URL("../src", import.meta.url));
const target = fileURLToPath(new URL("../../pkg/element", import.meta.url));

/** Modules of the page that the package replaces by its own. */
const replaced = new Map(
  ["engine-file.ts", "full-file.ts", "worker-file.ts"].map((name) => [
    join(source, "engine", name),
    join(source, "engine/element", name),
  ]),
);

/** The engines lie beside the element's folder. */
const engines = new Map([
  ["quantum-tictactoe", "../quantum_tictactoe.js"],
  ["quantum-tictactoe/small", "../small.js"],
]);

/** What the element needs at once, whoever else uses parts of it: in one file it compresses best. */
const START = join(source, "host/element/element.ts");
const FIRST = join(source, "games/quantum/game.ts");
const needed = new Set();

const text = (content) => ({ code: `export default ${JSON.stringify(content)};`, moduleType: "js" });

const plugin = {
  name: "element",
  resolveId(name, importer) {
    const script = engines.get(name);
    if (script) return { id: script, external: true };
    if (importer === undefined || !name.startsWith(".")) return null;
    if (/\?(inline|raw)$/.test(name)) return resolve(dirname(importer), name);
    const own = replaced.get(`${resolve(dirname(importer), name)}.ts`);
    // The replacement itself may be named by nobody else.
    return own && importer !== own ? own : null;
  },
  load(id) {
    const [filename, form] = id.split("?");
    if (form === "raw") return text(readFileSync(filename, "utf8"));
    if (form !== "inline") return null;
    const css = hosted(readFileSync(filename, "utf8"));
    const { code } = transform({ filename, code: Buffer.from(css), minify: true });
    return text(code.toString());
  },
  buildEnd() {
    addNeeded(needed, [START, FIRST], (id) => this.getModuleInfo(id)?.importedIds);
  },
};

for (const name of readdirSync(target)) if (name.endsWith(".js")) rmSync(join(target, name));

const shared = { plugins: [plugin], platform: "browser", tsconfig: false };
const output = {
  dir: target,
  format: "es",
  minify: true,
  chunkFileNames: "[name].js",
  codeSplitting: {
    groups: [{ name: "element", test: (id) => needed.has(id) }],
  },
};
const bundles = [
  { index: join(source, "host/element/element.ts"), define: join(source, "host/element/define.ts") },
  { worker: join(source, "engine/worker.ts") },
];
for (const input of bundles) {
  const bundle = await rolldown({ ...shared, input });
  const { output: made } = await bundle.write(output);
  for (const { fileName, code } of made) console.log(`pkg/element/${fileName}  ${code.length} bytes`);
}
