/** Everyone: axe in every state, text spacing, 400 % zoom, no sideways scroll, targets, and a board that never moves. */
import type { Page } from "@playwright/test";
import { everywhere } from "./axe";
import { click, expect, open, openExplore, openMore, test } from "./page";

const game = "q1-12-25-34-48-15c5-39";
const back = (page: Page) => page.getByRole("button", { name: "O2 in 2 and 5" }).click();

/** One after the other on one page: only the fragment changes, and doors once opened stay open. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a result": (page) => open(page, "q1-15-35-45-56-57-59-15c5"),
  "two lines": (page) => open(page, "q1-35-45-56-17-15-38-79-25-25c2"),
  why: async (page) => {
    await open(page, "q1-15-35-45-56-57-59-15c5");
    await page.getByRole("button", { name: "Show why" }).click();
  },
  "the last step of why": async (page) => {
    for (let step = 0; step < 4; step++)
      await page.getByRole("button", { name: "Next", exact: true }).click();
  },
  "a counted game": async (page) => {
    await open(page, "q1-15-35-45-56-57-59-15");
    await click(page, 5, 5);
  },
  explore: async (page) => {
    await open(page, game);
    await openExplore(page);
  },
  "an earlier point": back,
  "a move picked there": (page) => click(page, 7),
  "the question": (page) => click(page, 8),
  "explore at the start": (page) => open(page, "q1"),
  "an open cycle": (page) => open(page, "q1-12-25-34-48-15"),
  score: async (page) => {
    await open(page, "q1-15-35-45-56-57-59-15c5");
    await openMore(page);
  },
};

/** Everything of the page that sticks out to the side. */
function sticksOut(): string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const out = [...document.querySelectorAll<HTMLElement>(".qt *")].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".qt-hidden")) return false;
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
  });
  const names = out.map((element) => element.className || element.tagName);
  return wide > 0 ? [`the page by ${wide}`, ...names] : names;
}

/** Text that is cut off by its own box. */
function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".qt :is(button, p, li, td, th, label, summary)")]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".qt-hidden"),
    )
    .filter(({ className }) => !/qt-cell|qt-hidden/.test(className))
    .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
      return clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2);
    })
    .map((element) => `${element.className} ${element.textContent}`);
}

/** Where the board lies, seen from the top of the page: beside a long column it stays in sight. */
function boardBox(board: Element) {
  scrollTo(0, 0);
  const { left, top, width, height } = board.getBoundingClientRect();
  return { left, top, width, height };
}

/** Widths and heights; 320 × 256 is a window of 1280 × 1024 at 400 %. */
const windows = [
  [320, 256],
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
] as const;

test("everyone: axe finds nothing in any theme, nothing sticks out or is cut off, and the board stays", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const board = page.locator(".qt-board");
  const before = new Map<number, unknown>();
  for (const [index, [width, height]] of windows.entries()) {
    await page.setViewportSize({ width, height });
    before.set(index, await board.evaluate(boardBox));
  }
  for (const [state, reach] of Object.entries(states)) {
    await reach(page);
    expect(await everywhere(page), state).toEqual([]);
    for (const [index, [width, height]] of windows.entries()) {
      const where = `${state} at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(sticksOut), where).toEqual([]);
      expect(await board.evaluate(boardBox), where).toEqual(before.get(index));
      // What WCAG 1.4.12 asks for, by the one way that the page's policy leaves open.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } " +
            "p { margin-bottom: 2em !important; }",
        );
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await page.evaluate(sticksOut), `${where}, wider text`).toEqual([]);
      expect(await page.evaluate(cutOff), `${where}, wider text`).toEqual([]);
      await page.evaluate(() => {
        document.adoptedStyleSheets.pop();
      });
    }
  }
});
