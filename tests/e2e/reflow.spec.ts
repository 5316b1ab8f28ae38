/** Everyone: axe in every state, text spacing, 400 % zoom, no sideways scroll, targets, and a board that never moves. */
import type { Page } from "@playwright/test";
import { violations } from "./axe";
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

test.describe("axe finds nothing", () => {
  for (const [theme, options] of [
    ["light", { colorScheme: "light" as const }],
    ["dark", { colorScheme: "dark" as const }],
    ["forced colours", { forcedColors: "active" as const }],
  ] as const) {
    for (const width of [1280, 320]) {
      test(`${theme}, ${width} px`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.setViewportSize({ width, height: width === 320 ? 568 : 800 });
        await page.emulateMedia({ ...options, reducedMotion: "reduce" });
        for (const [name, reach] of Object.entries(states)) {
          await reach(page);
          expect(await violations(page), name).toEqual([]);
        }
      });
    }
  }
});

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

for (const [name, width, height, scale] of [
  ["320 px", 320, 568, 1],
  ["1280 px at 400 %", 320, 256, 4],
  ["390 px", 390, 844, 2],
  ["lying phone", 844, 390, 2],
  ["768 px", 768, 1024, 1],
  ["1280 px", 1280, 800, 1],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    test("nothing sticks out, nothing is cut off, also with wider text", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const [state, reach] of Object.entries(states)) {
        await reach(page);
        expect(await page.evaluate(sticksOut), state).toEqual([]);
        // What WCAG 1.4.12 asks for, by the one way that the page's policy leaves open.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } " +
              "p { margin-bottom: 2em !important; }",
          );
          document.adoptedStyleSheets.push(sheet);
        });
        expect(await page.evaluate(sticksOut), `${state}, wider text`).toEqual([]);
        expect(await page.evaluate(cutOff), `${state}, wider text`).toEqual([]);
        await page.evaluate(() => {
          document.adoptedStyleSheets.pop();
        });
      }
    });
  });
}

test("the board stays where it is, whatever of history, end and score appears", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page);
    const box = () =>
      page.locator(".qt-board").evaluate((board) => {
        // Beside a long column it stays in sight; where it lies is seen from the top of the page.
        scrollTo(0, 0);
        const { left, top, width, height } = board.getBoundingClientRect();
        return { left, top, width, height };
      });
    const before = await box();
    for (const [name, reach] of Object.entries(states)) {
      await reach(page);
      expect(await box(), `${name} at ${viewport.width}`).toEqual(before);
    }
    await page.goto("about:blank");
  }
});
