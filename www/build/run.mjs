// Runs a TypeScript file of the page in Node: `node www/build/run.mjs FILE [ARGUMENTS]`.
import { mkdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const [, , input, ...rest] = process.argv;
if (input === undefined) throw new Error("name a file");
const folder = resolve(import.meta.dirname, "../../target/run");
const file = resolve(folder, `${basename(input, ".ts")}.mjs`);
mkdirSync(folder, { recursive: true });
const bundle = await rolldown({ input, platform: "node", external: ["quantum-tictactoe"] });
await bundle.write({ file, format: "es" });
process.argv = [process.argv[0] ?? "node", file, ...rest];
await import(pathToFileURL(file).href);
