/** Pages to read: their words become HTML when the page is built, so that they can be read without any script. */
import type { Block } from "../src/languages/page-blocks.ts";
import type { ReadingPageName } from "../src/languages/static-words.ts";
import { basics, escaped, inline, lines, themeColours } from "./html.ts";
import type { Spoken } from "./languages.ts";

/** What stands in the places of a page: head, ways between the pages, words, and a note without a script. */
export function readingPage(name: ReadingPageName, here: Spoken, all: readonly Spoken[]) {
  const { words } = here;
  const page = words.pages[name];
  const to = (address: string) => addressFrom(address, here, all);
  return {
    head: () =>
      lines([
        ...basics(words.pageTitle(page.title)),
        `<meta name="description" content="${escaped(page.description)}" />`,
        ...themeColours,
        '<link rel="icon" href="/icon.svg" type="image/svg+xml" />',
        ...alternates(name, here, all),
      ]),
    top: () => top(name, here, to),
    words: () =>
      [
        `<h1>${escaped(page.title)}</h1>`,
        ...(page.lead === "" ? [] : [`<p class="text-lead">${inline(page.lead, to)}</p>`]),
        ...sections(page.blocks, words.ways.open, to),
      ].join("\n"),
    "no-script": () => escaped(page.noScript),
  };
}

/** Where a link leads from a page in this language: other pages lie beside it, the game lies where the first language is. */
export function addressFrom(address: string, here: Spoken, [first]: readonly Spoken[]): string {
  const [, query, fragment] = address.match(/^\.\/(?:\?([^#]*))?(#.*)?$/) ?? [];
  if (here === first || (query === undefined && fragment === undefined && address !== "./")) return address;
  const switches = [`lang=${here.tag}`, ...(query ? [query] : [])].join("&");
  return `../?${switches}${fragment ?? ""}`;
}

/** The same page in all languages, where there are several. */
function alternates(name: ReadingPageName, here: Spoken, all: readonly Spoken[]): string[] {
  const [first] = all;
  if (all.length < 2) return [];
  const up = here === first ? "./" : "../";
  return all.map(
    ({ tag }) =>
      `<link rel="alternate" hreflang="${tag}" href="${up}${tag === first?.tag ? "" : `${tag}/`}${name}.html" />`,
  );
}

/** The ways between the pages. */
function top(name: ReadingPageName, { words: { ways } }: Spoken, to: (address: string) => string): string {
  const links = (["help", "teach", "worksheet"] as const).map(
    (way) => `<a href="./${way}.html"${way === name ? ' aria-current="page"' : ""}>${escaped(ways[way])}</a>`,
  );
  return (
    `<header class="text-top"><a class="text-home" href="${to("./")}">${escaped(ways.home)}</a>` +
    `<nav aria-label="${escaped(ways.nav)}">${links.join("")}</nav></header>`
  );
}

/** A heading and what belongs to it are one section. */
function sections(blocks: readonly Block[], open: string, to: (address: string) => string): string[] {
  const made: string[][] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      made.push([`<section id="${block.name}" aria-labelledby="${block.name}-title">`]);
    }
    made.at(-1)?.push(written(block, open, to));
  }
  return made.flatMap((section) => [...section, "</section>"]);
}

function written(block: Block, open: string, to: (address: string) => string): string {
  const inside = (text: string) => inline(text, to);
  switch (block.kind) {
    case "text":
      return `<p>${inside(block.text)}</p>`;
    case "heading":
      return `<h2 id="${block.name}-title">${escaped(block.text)}</h2>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li>${inside(item)}</li>`).join("")}</ul>`;
    case "table":
      return (
        `<div class="text-table"><table><caption>${escaped(block.caption)}</caption><thead><tr>` +
        block.head
          .map((cell) => (cell === "" ? "<td></td>" : `<th scope="col">${inside(cell)}</th>`))
          .join("") +
        "</tr></thead><tbody>" +
        block.rows.map((row) => tableRow(row, block.head, inside)).join("") +
        "</tbody></table></div>"
      );
    case "example":
      return (
        `<figure class="text-example" data-record="${block.record}" data-from="${block.from}">` +
        `<figcaption><h3>${escaped(block.title)}</h3><p>${inside(block.text)}</p></figcaption>` +
        `<noscript><p><a href="${to(`./#${block.record}`)}">${escaped(open)}</a></p></noscript></figure>`
      );
  }
}

/** On a narrow screen each cell stands below its heading, which it therefore names. */
function tableRow(
  [first = "", ...cells]: readonly string[],
  [, ...heads]: readonly string[],
  inside: (text: string) => string,
): string {
  const named = cells.map(
    (cell, index) => `<td data-head="${escaped(heads[index] ?? "")}">${inside(cell)}</td>`,
  );
  return `<tr><th scope="row">${inside(first)}</th>${named.join("")}</tr>`;
}
