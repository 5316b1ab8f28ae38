/** The page in a language that nobody speaks: what is hard-wired, joined, clipped, or read in the wrong direction. */

import type { Page } from "@playwright/test";
import { isWhole, pseudo } from "../../www/test/pseudo";
import { expect, open, openExplore, openMore, test } from "./page";

const WORDS = /\/assets\/en-[\w-]+\.js$/;

/** Gives the page that language instead of English. */
async function speakForeign(page: Page): Promise<void> {
  await page.route(WORDS, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [, local] = text.match(/export\{[^}]*?\b(\w+) as en\b/) ?? [];
    if (local === undefined) throw new Error("the words are exported under another name");
    // What is fetched later keeps its place: whoever can't wait looks for it there.
    const turned = [
      `const pseudo = ${pseudo.toString()};`,
      `const en = { ...pseudo(${local}), language: "xx", dir: "rtl", ready: { soon: null } };`,
      "const { soon } = en.parts;",
      "en.parts.soon = async () => (en.ready.soon ??= await soon());",
    ].join("\n");
    const body = text
      .replace(`${local} as en`, "pseudoWords as en")
      .replace(/export\{/, () => `${turned}\nconst pseudoWords = en;export{`);
    await route.fulfill({ response, body });
  });
  // Where the list of languages says how English is written, the page follows it.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.lang = "xx";
      document.documentElement.dir = "rtl";
    });
  });
}

/** All that is read: texts, and what is said of elements; but not what no browser translates. */
function read(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest("[translate=no], script, style, noscript, .page-head")) continue;
      if (node instanceof Element) {
        for (const name of [
          "aria-label",
          "aria-description",
          "aria-valuetext",
          "title",
          "alt",
          "placeholder",
          "label",
        ]) {
          texts.push(node.getAttribute(name) ?? "");
        }
      } else if (element.checkVisibility()) texts.push(node.textContent ?? "");
    }
    return texts;
  });
}

/** Elements with text that is wider than they are, or that reach out of the window. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} of ${clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>(".qt *, header *")) {
      if (!element.checkVisibility() || element.closest(".qt-hidden, svg, select, dialog:not([open])"))
        continue;
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      const { left, right, width } = element.getBoundingClientRect();
      if (!hasText || width < 2) continue;
      const name = `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 30)}`;
      const { overflowX } = getComputedStyle(element);
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        found.push(`${name} (${overflowX})`);
      if (left < -1 || right > clientWidth + 1) found.push(`${name} reaches out`);
    }
    return found;
  });
}

/** Presses squares by where they are. */
async function press(page: Page, ...squares: readonly number[]): Promise<void> {
  for (const square of squares)
    await page
      .locator(".qt-cell")
      .nth(square - 1)
      .click();
}

async function check(page: Page, state: string): Promise<void> {
  const texts = await read(page);
  expect(texts.some((text) => text.includes("⟦"))).toBe(true);
  expect([state, texts.filter((text) => !isWhole(text.trim()))]).toEqual([state, []]);
  expect([state, await clipped(page)]).toEqual([state, []]);
}

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const) {
  test(`in ${width} pixels every state speaks it whole`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await speakForeign(page);
    await open(page);
    await expect(page.locator(".qt")).toHaveAttribute("dir", "rtl");
    await expect(page.locator(".qt-board")).toHaveCSS("direction", "ltr");
    await check(page, "the start");
    await press(page, 1, 2);
    await check(page, "a move");
    await open(page, "q1-12-25-15");
    await press(page, 5);
    await check(page, "a choice");
    await open(page, "q1-12-25-34-15c5");
    await check(page, "after a collapse");
    await openMore(page);
    await check(page, "more");
    await openExplore(page);
    for (const fold of await page.locator(".qt-fold > summary").all()) await fold.click();
    await check(page, "explore");
    await open(page, "q1-15-35-45-56-57-59-15c5");
    await check(page, "the end");
    await open(page, "q1-12-12c1-15");
    await check(page, "a broken link");
    await open(page, "q1-12", "?lesson=2");
    await expect(page.locator(".qt-exercise")).toBeVisible();
    await check(page, "a lesson");
    await open(page, "q1-12", "?quiz=8");
    await expect(page.locator(".qt-exercise")).toBeVisible();
    await check(page, "a question");
    await open(page, "t1.3-5");
    await check(page, "the classic board");
  });
}

test("what a browser has translated is not written back", async ({ page }) => {
  await open(page, "q1-12");
  const sentence = page.locator(".qt-status-sentence");
  const square = page.locator(".qt-cell").nth(4);
  const said = await sentence.textContent();
  await sentence.evaluate((element) => {
    element.textContent = "O: elige dos casillas";
  });
  await square.evaluate((element) => element.setAttribute("aria-label", "Casilla 5, centro. Vacía."));
  await page.locator(".qt-cell").nth(2).hover();
  await page.locator(".qt-cell").nth(7).hover();
  await expect(sentence).toHaveText("O: elige dos casillas");
  await expect(square).toHaveAttribute("aria-label", "Casilla 5, centro. Vacía.");
  await press(page, 4, 5);
  await expect(sentence).not.toHaveText("O: elige dos casillas");
  expect(await sentence.textContent()).not.toBe(said);
});

test("a language that there is none of is passed over", async ({ page }) => {
  await open(page, "", "?lang=tlh");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.locator(".qt")).toHaveAttribute("lang", "en");
});
