/** What the tests share: a page that fails on any console message, and ways to play on its board. */
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** What the browser itself says where a test keeps service workers out. */
const BLOCKED = "warning: Service Worker registration blocked by Playwright";

/** Every test fails if a page writes to the console, throws, or if anything asks another origin for something. */
export const test = base.extend<{ ownOrigin: undefined; expected: string | null }>({
  // The beginning of lines that a test expects on the console, because of what it does to the page.
  expected: [null, { option: true }],

  // Whatever page, frame or worker asks, in whatever context a test opens. In all of them chance is the same on every run.
  ownOrigin: [
    async ({ browser, baseURL }, use) => {
      const strangers: string[] = [];
      const watch = (context: BrowserContext) => {
        watchOrigin(context, strangers, baseURL);
        // What a test opens and closes at once is not there any more.
        context.addInitScript({ content: chance(1) }).catch(() => {});
      };
      browser.on("context", watch);
      for (const context of browser.contexts()) watch(context);
      await use(undefined);
      browser.off("context", watch);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, expected }, use) => {
    const heard: string[] = [];
    listen(page, heard);
    await use(page);
    expect(heard.filter((line) => expected === null || !line.startsWith(expected))).toEqual([]);
  },
});

/** Random numbers from a seed, the same on every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}

/** A script after which chance inside a page comes from a seed. */
export function chance(seed: number): string {
  return `{ const roll = (${dice})(${seed}); Math.random = () => roll(2 ** 32) / 2 ** 32; }`;
}

/** Notes what a page writes to the console, and what it throws. */
export function listen(page: Page, heard: string[]): void {
  page.on("console", (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (text !== BLOCKED) heard.push(text);
  });
  page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
}

/** Notes every request of a context that leaves this machine. */
export function watchOrigin(context: BrowserContext, strangers: string[], baseURL?: string): void {
  const own = new URL(baseURL ?? "http://127.0.0.1/").hostname;
  context.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (!["data:", "blob:", "file:"].includes(protocol) && hostname !== own) strangers.push(request.url());
  });
}

/** Opens the page, with a record in its fragment if there is one, and waits until the board can be played. */
export async function open(page: Page, record = "", path = ""): Promise<void> {
  await page.goto(record === "" ? `./${path}` : `./${path}#${record}`);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator(".qt[data-ready]").first()).toBeVisible();
}

/** Holds the engine back until it is let go. */
export async function holdEngine(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export function square(page: Page | Locator, number: number): Locator {
  return page.getByRole("gridcell").nth(number - 1);
}

export const status = (page: Page | Locator): Locator => page.locator(".qt-status-sentence");
export const notice = (page: Page | Locator): Locator => page.locator(".qt-notice");
export const spoken = (page: Page | Locator): Locator => page.locator(".qt > .qt-frame > [role=status]");

/** Presses squares one after the other, also those that will refuse: Playwright would wait for these to be enabled. */
export async function click(page: Page | Locator, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await square(page, number).click({ force: true });
}

export async function tap(page: Page, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await square(page, number).tap();
}

/** The address as the page itself has it: the test's own copy of it comes late. */
export function address(page: Page): Promise<string> {
  return page.evaluate(() => location.href);
}

/** The record in the address. */
export async function record(page: Page): Promise<string> {
  return new URL(await address(page)).hash.slice(1);
}

/** Opens the door to typing, asking and settings. */
export async function openMore(page: Page | Locator): Promise<void> {
  await page.locator(".qt-more > summary").click();
}

/** Opens the door to the history, and waits for the panels that come with it. */
export async function openExplore(page: Page | Locator): Promise<void> {
  await page.locator(".qt-explore > summary").click();
  await expect(page.locator(".qt-panels")).toBeVisible();
}

/** Asks what the moves are worth, and waits until all of them are known. */
export async function analyse(page: Page | Locator, moves = 36): Promise<void> {
  await openExplore(page);
  await openPanel(page, "analysis");
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await expect(page.locator(".qt-worths .qt-chip")).toHaveCount(moves);
}

/** Opens a panel of Explore. */
export async function openPanel(
  page: Page | Locator,
  part: "ensemble" | "shares" | "trace" | "analysis",
): Promise<void> {
  await page.locator(`.qt-fold[data-part="${part}"] > summary`).click();
}
