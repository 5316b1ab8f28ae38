/** The manifest of the game as an app, with its words. */
import { basename } from "node:path";
import type { Plugin } from "vite";
import { type Spoken, spoken } from "./languages.ts";

const FILE = "manifest.webmanifest";

/** Writes it beside the page, and names it there. */
export function manifest(): Plugin {
  return {
    name: "manifest",
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, response) => {
        spoken().then(([first]) => response.end(manifestIn(first)));
      });
    },
    async generateBundle() {
      const [first] = await spoken();
      this.emitFile({ type: "asset", fileName: FILE, source: manifestIn(first) });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { filename }) =>
        basename(filename) === "index.html"
          ? [{ tag: "link", attrs: { rel: "manifest", href: `./${FILE}` }, injectTo: "head" }]
          : [],
    },
  };
}

/** Its text in a language. */
export function manifestIn({ tag, dir, words: { app } }: Spoken): string {
  const icon = (src: string, sizes: string, type: string, purpose = "any") => ({ src, sizes, type, purpose });
  const picture = (src: string, sizes: string, form_factor: "wide" | "narrow") => ({
    src,
    sizes,
    type: "image/png",
    form_factor,
    label: app[form_factor],
  });
  const content = {
    name: app.name,
    short_name: app.short,
    description: app.description,
    lang: tag,
    dir,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#fafaf7",
    theme_color: "#fafaf7",
    categories: ["games", "education"],
    icons: [
      icon("./icon.svg", "any", "image/svg+xml"),
      icon("./icon-192.png", "192x192", "image/png"),
      icon("./icon-512.png", "512x512", "image/png"),
      icon("./icon-maskable.png", "512x512", "image/png", "maskable"),
    ],
    screenshots: [
      picture("./screenshot-wide.png", "1280x800", "wide"),
      picture("./screenshot-narrow.png", "390x844", "narrow"),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
