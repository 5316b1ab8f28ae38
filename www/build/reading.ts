/** Pages to read: their words become HTML when the page is built, so that they can be read without any script. */
import type { Plugin } from "vite";
import { embedPage } from "../src/languages/en/embed-page.ts";
import { help } from "../src/languages/en/help.ts";
import { gameSheet, pageFrame, plan, worksheet } from "../src/languages/en/teach.ts";
import type { Block, ReadingPage } from "../src/languages/page-blocks.ts";

/** By the name that the page gives in its comment. */
const pages: Readonly<Record<string, ReadingPage>> = {
  help,
  embed: embedPage,
  teach: plan,
  worksheet: { ...worksheet, lead: "", blocks: [] },
  game: { ...gameSheet, lead: "", blocks: [] },
};

/** Puts head and words in the places of `<!-- head: name -->`, `<!-- top: name -->` and `<!-- words: name -->`. */
export function reading(): Plugin {
  return {
    name: "reading",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replace(/<!-- (head|top|words): (\w+) -->/g, (comment, part: string, name: string) => {
          const page = pages[name];
          if (!page) return comment;
          return part === "head" ? head(page) : part === "top" ? top(name) : words(page);
        }),
    },
  };
}

function head({ title, description }: ReadingPage): string {
  return [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escaped(title)} · ${escaped(pageFrame.home)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    '<meta name="color-scheme" content="light dark" />',
    '<meta name="theme-color" content="#FAFAF7" media="(prefers-color-scheme: light)" />',
    '<meta name="theme-color" content="#121212" media="(prefers-color-scheme: dark)" />',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml" />',
  ].join("\n    ");
}

/** The ways between the pages. */
function top(name: string): string {
  const ways = [
    ["help", "./help.html", pageFrame.help],
    ["teach", "./teach.html", pageFrame.teach],
    ["worksheet", "./worksheet.html", pageFrame.worksheet],
  ] as const;
  const links = ways.map(
    ([way, address, text]) => `<a href="${address}"${way === name ? ' aria-current="page"' : ""}>${text}</a>`,
  );
  return (
    `<header class="text-top"><a class="text-home" href="./">${pageFrame.home}</a>` +
    `<nav aria-label="${pageFrame.nav}">${links.join("")}</nav></header>`
  );
}

function words({ title, lead, blocks }: ReadingPage): string {
  return [
    `<h1>${escaped(title)}</h1>`,
    ...(lead === "" ? [] : [`<p class="text-lead">${inline(lead)}</p>`]),
    ...sections(blocks),
  ].join("\n");
}

/** A heading and what belongs to it are one section. */
function sections(blocks: readonly Block[]): string[] {
  const made: string[][] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      made.push([`<section id="${block.name}" aria-labelledby="${block.name}-title">`]);
    }
    made.at(-1)?.push(written(block));
  }
  return made.flatMap((section) => [...section, "</section>"]);
}

function written(block: Block): string {
  switch (block.kind) {
    case "text":
      return `<p>${inline(block.text)}</p>`;
    case "heading":
      return `<h2 id="${block.name}-title">${escaped(block.text)}</h2>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
    case "table":
      return (
        `<div class="text-table"><table><caption>${escaped(block.caption)}</caption><thead><tr>` +
        block.head
          .map((cell) => (cell === "" ? "<td></td>" : `<th scope="col">${inline(cell)}</th>`))
          .join("") +
        "</tr></thead><tbody>" +
        block.rows.map((row) => tableRow(row, block.head)).join("") +
        "</tbody></table></div>"
      );
    case "example":
      return (
        `<figure class="text-example" data-record="${block.record}" data-from="${block.from}">` +
        `<figcaption><h3>${escaped(block.title)}</h3><p>${inline(block.text)}</p></figcaption>` +
        `<noscript><p><a href="./#${block.record}">${pageFrame.open}</a></p></noscript></figure>`
      );
  }
}

/** On a narrow screen each cell stands below its heading, which it therefore names. */
function tableRow([first = "", ...cells]: readonly string[], [, ...heads]: readonly string[]): string {
  const named = cells.map(
    (cell, index) => `<td data-head="${escaped(heads[index] ?? "")}">${inline(cell)}</td>`,
  );
  return `<tr><th scope="row">${inline(first)}</th>${named.join("")}</tr>`;
}

/** Links, emphasis and code inside a sentence. */
export function inline(text: string): string {
  return escaped(text)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, name: string, address: string) => {
      const rel = address.startsWith("https:") ? ' rel="noopener"' : "";
      return `<a href="${address}"${rel}>${name}</a>`;
    })
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/`([^`]+)`/g, "<code>$1</code>");
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
