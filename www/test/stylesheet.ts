/** The colours of the style sheet, read theme by theme. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const text = readFileSync(join(import.meta.dirname, "../src/style/tokens.css"), "utf8");

/** The blocks in their order: each theme that can also be chosen stands twice. */
export const blocks = [...text.matchAll(/\{([^{}]*--qt-paper[^{}]*)\}/g)].map(
  ([, block = ""]) =>
    new Map(
      [...block.matchAll(/--qt-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
);

const [light, dark, , more, , moreDark] = blocks;

const merged = (...parts: (Map<string, string> | undefined)[]) =>
  new Map(parts.flatMap((part) => [...(part ?? [])]));

export const themes = {
  light: merged(light),
  dark: merged(light, dark),
  more: merged(light, more),
  moreDark: merged(light, dark, moreDark),
} as const;
