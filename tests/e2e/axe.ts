/** What axe-core finds wrong with the page as it is now: in one look, or in every theme and at both ends of its widths. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: axe.RunOptions = {
  preload: false,
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
};

/** The rules that can tell one theme from another; all others see the same in each. */
const ofColours: axe.RunOptions = {
  preload: false,
  resultTypes: ["violations"],
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

type Found = readonly [rule: string, elements: string[]][];

/** The broken rules with the elements that break them; none is as it should be. */
export async function violations(page: Page, how = options): Promise<Found> {
  // Once a document: the script is half a megabyte, and a change of the fragment keeps it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (how) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof import("axe-core").run } };
    const found = await axe.run(document, how);
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as [string, string[]]);
  }, how);
}

const plain = { colorScheme: "light", contrast: "no-preference", forcedColors: "none" } as const;
const themes = {
  dark: { colorScheme: "dark" },
  "more contrast": { contrast: "more" },
  "forced colours": { forcedColors: "active" },
} as const;

/**
 * What is wrong with a state that has been reached: by all rules and wide and narrow; by those of colours in each other
 * theme, which no width changes; and what sticks out to the side.
 */
export async function everywhere(page: Page): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia(plain);
    for (const rule of await violations(page)) found.push([width, ...rule]);
    const wide = await page.evaluate(() => {
      const outer = document.querySelector("dialog[open]") ?? document.documentElement;
      return Math.max(
        outer.scrollWidth - outer.clientWidth,
        document.documentElement.scrollWidth - innerWidth,
      );
    });
    if (wide > 0) found.push([width, `sticks out by ${wide}`]);
  }
  for (const [theme, media] of Object.entries(themes)) {
    await page.emulateMedia({ ...plain, ...media });
    for (const rule of await violations(page, ofColours)) found.push([theme, ...rule]);
  }
  await page.emulateMedia(plain);
  return found;
}
