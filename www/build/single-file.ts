/** Makes `quantum-tictactoe.html`: the whole page in one file that needs no server. */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { toBase85 } from "../src/engine/single/base85.ts";
import { plainImports } from "./imports.ts";
import { scriptInside } from "./inside.ts";
import { spoken } from "./languages.ts";
import { alone, withPolicy } from "./policy.ts";
import { filledIn } from "./static-pages.ts";

const root = join(import.meta.dirname, "..");
const engine = join(root, "../pkg/quantum_tictactoe_bg.wasm");

/** Builds it beside the page, before the list of what is kept offline is made. */
export function singleFile(): Plugin {
  let directory = "";
  return {
    name: "single-file",
    apply: "build",
    configResolved(config) {
      directory = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler: async () => writeFileSync(join(directory, "quantum-tictactoe.html"), await whole()),
    },
  };
}

async function whole(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    mode: "alone",
    logLevel: "warn",
    plugins: [insides(), plainImports()],
    // From a disk a worker that is a module is refused.
    worker: { format: "iife" },
    build: {
      target: "es2022",
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const { output } = [built].flat()[0] as Extract<typeof built, { output: unknown }>;
  const text = (ending: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((part) => (part.type === "chunk" ? part.code : String(part.source)))
      .join("\n");
  const script = scriptInside(text(".js").trim());
  const icon = Buffer.from(readFileSync(join(root, "public/icon.svg"))).toString("base64");
  const languages = await spoken();
  const html = filledIn(readFileSync(join(root, "index.html"), "utf8"), "index.html", languages[0], languages)
    .replace(/\s*<(meta property|meta name="twitter|link)[^>]*>/g, "")
    .replace(/\s*<script[^>]*><\/script>/g, "")
    // Its script comes with it.
    .replace(/\s*<p class="[^"]*page-late">[^<]*<\/p>/, "")
    .replace("</head>", () => {
      const link = `<link rel="icon" href="data:image/svg+xml;base64,${icon}" />`;
      return `  ${link}\n    <style>${text(".css").trim()}</style>\n  </head>`;
    })
    .replace("</body>", () => `  <script type="module">${script}</script>\n  </body>`);
  return withPolicy(html, alone);
}

/** Puts inside what the page would fetch. */
function insides(): Plugin {
  return {
    name: "insides",
    enforce: "pre",
    async resolveId(name, importer) {
      if (name === "virtual:engine") return `\0${name}`;
      const file = name.match(/(?:^|\/)(engine-file|full-file|worker-file)$/)?.[1];
      if (!file || !importer || dirname(importer).endsWith("single")) return null;
      return join(root, `src/engine/single/${file}.ts`);
    },
    transform(code, id) {
      return /\/languages\/(\w+\/)?index\.ts$/.test(id) ? { code: atOnce(code), map: null } : null;
    },
    load(id) {
      if (id !== "\0virtual:engine") return null;
      const bytes = gzipSync(readFileSync(engine), { level: 9 });
      return `export const packed = "${toBase85(bytes)}", length = ${bytes.length};`;
    },
  };
}

/** What a language would load later is there from the start: in one file a wait only costs bytes. */
function atOnce(code: string): string {
  const imports: string[] = [];
  const later = /\(\) => import\("([^"]+)"\)\.then\(\(\{ (\w+) \}\) => \2\)/g;
  const rest = code.replace(later, (_, file: string, name: string) => {
    imports.push(`import { ${name} as later${imports.length} } from "${file}";`);
    return `async () => later${imports.length - 1}`;
  });
  return `${imports.join("\n")}\n${rest}`;
}
