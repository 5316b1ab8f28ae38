/** A static host as the world has them: any path, a page for lost addresses, sometimes a wrong type. */
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import { test as base } from "./page";

export const root = join(import.meta.dirname, "..", "..");
export const dist = join(root, "www", "dist");

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

export interface Host {
  /** Where it answers, with a slash at the end. */
  readonly origin: string;
  /** The folders that it serves, by the path under which they lie; they can be changed while it runs. */
  readonly folders: Map<string, string>;
  /** Pages that it has besides, by their paths. */
  readonly pages: Map<string, string>;
  /** Headers that it adds, by a pattern of the path. */
  readonly headers: Map<RegExp, Readonly<Record<string, string>>>;
  /** The paths that were asked for. */
  readonly asked: string[];
}

/** Tests with a host of their own, and another one of another origin; both end with the test. */
export const test = base.extend<{ host: Host; elsewhere: Host }>({
  host: async ({ baseURL }, use) => running(baseURL, use),
  elsewhere: async ({ baseURL }, use) => running(baseURL, use),
});

async function running(near: string | undefined, use: (host: Host) => Promise<void>): Promise<void> {
  const { hostname } = new URL(near ?? "http://127.0.0.1/");
  const folders = new Map([["/", dist]]);
  const headers = new Map<RegExp, Readonly<Record<string, string>>>();
  const pages = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    asked.push(pathname);
    const page = pages.get(pathname);
    const file = page !== undefined ? "page.html" : await found(folders, decodeURIComponent(pathname));
    const type = types[file?.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    response.setHeader("content-type", type);
    for (const [pattern, added] of headers) {
      if (!pattern.test(pathname)) continue;
      for (const [name, value] of Object.entries(added)) response.setHeader(name, value);
    }
    if (file === null) response.writeHead(404, { "content-type": "text/html" });
    response.end(page ?? (await readFile(file ?? join(dist, "404.html"))));
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const { port } = server.address() as AddressInfo;
  await use({ origin: `http://${hostname}:${port}/`, folders, pages, headers, asked });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** The file of a path, in the folder with the longest fitting path. */
async function found(folders: ReadonlyMap<string, string>, path: string): Promise<string | null> {
  const [under, folder] = [...folders]
    .filter(([prefix]) => path.startsWith(prefix))
    .reduce((longest, next) => (next[0].length > longest[0].length ? next : longest), ["", ""]);
  if (folder === "" || normalize(path) !== path) return null;
  const file = join(folder, path.slice(under.length), path.endsWith("/") ? "index.html" : "");
  return (await stat(file).catch(() => null))?.isFile() ? file : null;
}

/** Serves the examples of hosts beside what they load. */
export function serveExamples({ folders }: Host): void {
  folders.clear();
  folders.set("/examples/hosts/", join(root, "examples", "hosts"));
  folders.set("/pkg/", join(root, "pkg"));
  folders.set("/www/dist/", dist);
}
