/** Writes the service worker after everything else is built, with the list of what it keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, transformWithOxc } from "vite";

/** What is not needed to play: pictures for elsewhere, the way home from a lost address, the other download, and the package. */
const LEFT_OUT =
  /^(404\.html|quantum-tictactoe\.html|service-worker\.js|preview\.png|screenshot-.*|\..*|package\/.*)$/;

export function precache(): Plugin {
  let directory = "";
  return {
    name: "precache",
    apply: "build",
    configResolved({ root, build }) {
      directory = join(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const source = join(import.meta.dirname, "../offline/service-worker.ts");
        const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
        writeFileSync(join(directory, "service-worker.js"), serviceWorker(directory, code));
      },
    },
  };
}

/** The text of the service worker. Its first line is the list, so that other programs can read it. */
function serviceWorker(directory: string, code: string): string {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !LEFT_OUT.test(name) && statSync(join(directory, name)).isFile())
    .sort();
  const files = names.map((name) => [
    `./${name === "index.html" ? "" : name}`,
    `sha256-${createHash("sha256")
      .update(readFileSync(join(directory, name)))
      .digest("base64")}`,
  ]);
  const list = JSON.stringify(files);
  const version = createHash("sha256").update(list).update(code).digest("hex").slice(0, 16);
  return `const FILES = ${list};\nconst VERSION = "${version}";\n${code}`;
}
