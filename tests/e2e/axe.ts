/** What axe-core finds wrong with the page as it is now. */
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

/** The broken rules with the elements that break them; none is as it should be. */
export async function violations(page: Page): Promise<readonly [rule: string, elements: string[]][]> {
  // Once a document: the script is half a megabyte, and a change of the fragment keeps it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (how) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof import("axe-core").run } };
    const found = await axe.run(document, how);
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as [string, string[]]);
  }, options);
}
