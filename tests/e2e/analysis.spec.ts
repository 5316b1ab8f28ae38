/** What the moves are worth: asked of the worker, of the page itself, and put aside when it comes too late. */
import { violations } from "./axe";
import { click, expect, notice, open, openExplore, record, spoken, test } from "./page";

const rows = ".qt-worths > li";
const analyse = (name: string) => ({ name, exact: true });

test("the start: 36 moves, two of which win half a point", async ({ page }) => {
  await open(page);
  await openExplore(page);
  await page.getByRole("button", analyse("Analyse")).click();
  await expect(page.locator(rows)).toHaveCount(36);
  const texts = await page.locator(rows).allTextContents();
  expect(texts.slice(0, 2)).toEqual([
    expect.stringMatching(/^squares 1 and 9: X wins by half a point in \d+ steps$/),
    expect.stringMatching(/^squares 3 and 7: X wins by half a point in \d+ steps$/),
  ]);
  expect(texts.slice(2).every((text) => text.endsWith(": a draw"))).toBe(true);
  await expect(page.getByText("With best play: X wins by half a point.")).toBeVisible();
  await expect(spoken(page)).toHaveText(/^Best: squares 1 and 9, X wins by half a point in \d+ steps\.$/);
  await page.getByRole("button", analyse("Close")).click();
  await expect(page.locator(rows)).toHaveCount(0);
});

test("a collapse has both outcomes valued", async ({ page }) => {
  await open(page, "q1-15-35-45-56-57-59-15");
  await openExplore(page);
  await page.getByRole("button", analyse("Analyse")).click();
  await expect(page.locator(rows)).toHaveText([
    "X7 on 1: O wins by half a point in 1 step",
    "X7 on 5: X wins by half a point in 1 step",
  ]);
});

test("a finished game has nothing to value", async ({ page }) => {
  await open(page, "q1-15-35-45-56-57-59-15c5");
  await openExplore(page);
  await expect(page.getByText("The game is over: there is no move to value.")).toBeVisible();
  await expect(page.getByRole("button", analyse("Analyse"))).toBeHidden();
});

test("an answer that comes too late is not shown", async ({ page }) => {
  await open(page);
  await openExplore(page);
  await page.getByRole("button", analyse("Analyse")).click();
  await click(page, 1, 2);
  await expect(page.getByRole("button", analyse("Analyse"))).toBeVisible();
  expect(await record(page)).toBe("q1-12");
  await page.getByRole("button", analyse("Analyse")).click();
  await expect(page.locator(rows)).toHaveCount(36);
  await expect(page.locator(rows).first()).toHaveText(/: a draw$/);
  await expect(notice(page)).not.toHaveText(/Best/);
});

test("under a path as well", async ({ page, baseURL }) => {
  const { origin, port } = new URL(baseURL ?? "");
  await page.goto(`${origin.replace(port, String(Number(port) + 1))}/some/path/#q1-19`);
  await openExplore(page);
  await page.getByRole("button", analyse("Analyse")).click();
  await expect(page.locator(rows)).toHaveCount(36);
  expect(page.workers()).toHaveLength(1);
  const holding = (await page.locator(rows).allTextContents()).filter((text) =>
    text.includes("half a point"),
  );
  expect(holding).toHaveLength(9);
});

test("where workers are refused the page works in slices", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", {
      value: class {
        constructor() {
          throw new DOMException("refused", "SecurityError");
        }
      },
    });
  });
  await open(page, "q1-12");
  await openExplore(page);
  await page.getByRole("button", analyse("Analyse")).click();
  await expect(page.locator(rows)).toHaveCount(36);
  expect(page.workers()).toHaveLength(0);
});

test("a worker that can't be loaded is replaced by the page", async ({ page }) => {
  await page.route(/worker-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "nonsense(" }),
  );
  await open(page, "q1-12-25");
  await openExplore(page);
  await page.getByRole("button", analyse("Analyse")).click();
  await expect(page.locator(rows)).toHaveCount(36);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1280, 320]) {
    test(`axe finds nothing in ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open(page, "q1-12-25");
      await openExplore(page);
      await page.getByRole("button", analyse("Analyse")).click();
      await expect(page.locator(rows)).toHaveCount(36);
      expect(await violations(page)).toEqual([]);
    });
  }
}
