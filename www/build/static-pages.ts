/** The words of the HTML pages, put in when they are built: in each language, with its direction, its title and its ways. */
import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { readingPages } from "../src/languages/static-words.ts";
import { basics, escaped, lines, themeColours } from "./html.ts";
import { type Spoken, spoken } from "./languages.ts";
import { readingPage } from "./reading.ts";

/** Where pages lie that are read in another language than the first. */
const isTranslated = (name: string) => readingPages.some((page) => name === `${page}.html`);

/** Fills every page, and adds the pages to read in the other languages, each in a folder of its language. */
export function staticPages(): Plugin {
  let root = "";
  let all: readonly [Spoken, ...Spoken[]] | null = null;
  const known = async () => {
    all ??= await spoken();
    return all;
  };
  /** The language of a page by where it lies. */
  const languageOf = async (path: string) => {
    const [first, ...others] = await known();
    return others.find(({ tag }) => tag === relative(root, dirname(path))) ?? first;
  };
  return {
    name: "static-pages",
    async config({ root: given = process.cwd(), build }) {
      root = given;
      const [, ...others] = await known();
      const input = build?.rollupOptions?.input;
      const pages = Array.isArray(input) ? input : [];
      const translated = pages.filter((path) => isTranslated(basename(path)));
      return {
        build: {
          rollupOptions: {
            input: others.flatMap(({ tag }) => translated.map((path) => join(root, tag, basename(path)))),
          },
        },
      };
    },
    resolveId(name) {
      return name.endsWith(".html") && dirname(name) !== root && name.startsWith(root) ? name : null;
    },
    load(path) {
      if (!path.endsWith(".html") || dirname(path) === root) return null;
      // What it names lies one folder up.
      return readFileSync(join(root, basename(path)), "utf8").replaceAll('="./src/', '="../src/');
    },
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { filename }) =>
        filledIn(html, basename(filename), await languageOf(filename), await known()),
    },
  };
}

/** A page with its words in one of the languages. */
export function filledIn(html: string, file: string, here: Spoken, all: readonly Spoken[]): string {
  const slots = slotsOf(file, here, all);
  return html
    .replace("<html>", `<html lang="${here.tag}" dir="${here.dir}">`)
    .replace(/<!-- ([\w-]+) -->/g, (comment, slot: string) => slots[slot]?.() ?? comment);
}

function slotsOf(
  file: string,
  here: Spoken,
  all: readonly Spoken[],
): Readonly<Record<string, (() => string) | undefined>> {
  const { words } = here;
  const name = readingPages.find((page) => file === `${page}.html`);
  if (name) return readingPage(name, here, all);
  if (file === "404.html") {
    return {
      head: () => lines(basics(words.lost.title)),
      // Whoever comes here may speak any of them.
      words: () => lines(all.map((one) => inItsLanguage(one, here, lost(one)))),
    };
  }
  const { play } = words;
  return {
    head: () =>
      lines([
        ...basics(play.title),
        `<meta name="description" content="${escaped(play.description)}" />`,
        `<meta property="og:title" content="${escaped(play.title)}" />`,
        `<meta property="og:description" content="${escaped(play.shared)}" />`,
        ...themeColours,
      ]),
    title: () => escaped(play.title),
    late: () => escaped(play.late),
    // The script speaks the language of whoever opens the page, but here is none.
    "no-script": () =>
      lines(
        all.map((one) =>
          inItsLanguage(one, here, `<p class="page-note">${escaped(one.words.play.noScript)}</p>`),
        ),
      ),
  };
}

function lost({ words }: Spoken): string {
  const { heading, text, home } = words.lost;
  return `<h1>${escaped(heading)}</h1><p>${escaped(text)}</p><p><a href="./">${escaped(home)}</a></p>`;
}

/** A part of a page that is in another language than the page says so. */
function inItsLanguage(one: Spoken, here: Spoken, html: string): string {
  return one === here ? html : `<div lang="${one.tag}" dir="${one.dir}">${html}</div>`;
}
