/** What the moves are worth: asked of the worker, of the page itself, and never shown for another position. */
import type { Page } from "@playwright/test";
import { click, expect, notice, open, openExplore, openPanel, record, spoken, status, test } from "./page";

const chips = ".qt-worths .qt-chip";
const headings = (page: Page) => page.locator(".qt-worths h4");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function analyse(page: Page): Promise<void> {
  await openExplore(page);
  await openPanel(page, "analysis");
  await button(page, "Analyse").click();
}

test("the start: 36 moves, two of which win half a point", async ({ page }) => {
  await open(page);
  await analyse(page);
  await expect(page.locator(chips)).toHaveCount(36);
  await expect(headings(page)).toHaveText(["X wins by half a point: 2 moves", "A draw: 34 moves"]);
  await expect(page.locator(chips).first()).toHaveAccessibleName(
    /^squares 1 and 9: X wins by half a point in \d+ steps$/,
  );
  await expect(page.getByText("With best play: X wins by half a point.")).toBeVisible();
  await expect(spoken(page)).toHaveText(/^Best: squares 1 and 9, X wins by half a point in \d+ steps\.$/);
  await page.getByRole("radio", { name: "the win" }).check();
  await expect(headings(page)).toHaveText(["X wins: 2 moves", "A draw: 34 moves"]);
  await expect(spoken(page)).toHaveText(/^Best: squares 1 and 9, X wins in \d+ steps\.$/);
  await button(page, "Hide the analysis").click();
  await expect(page.locator(chips).first()).toBeHidden();
});

test("a collapse has both outcomes side by side, with their values", async ({ page }) => {
  await open(page, "q1-15-35-45-56-57-59-15");
  await analyse(page);
  const cards = page.locator(".qt-outcome");
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toHaveAccessibleName("X7 on 1 O wins by half a point in 1 step");
  await expect(cards.nth(1)).toHaveAccessibleName("X7 on 5 X wins by half a point in 1 step");
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  await cards.nth(0).click();
  await expect(cards.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(status(page)).toHaveText("Only looking: X7 on 1, O wins by half a point in 1 step");
  expect(await record(page)).toBe("q1-15-35-45-56-57-59-15");
});

test("a finished game has its moves judged, and nothing left to value", async ({ page }) => {
  await open(page, "q1-15-35-45-56-57-59-15c5");
  await analyse(page);
  await expect(page.getByText("The game is over: there is no move to value.")).toBeVisible();
  await expect(page.locator(".qt-mistake").first()).toHaveText(/^Move \d gave away .* was better\.$/);
  await expect(page.locator(chips)).toHaveCount(0);
});

test("it keeps up with the game, and an answer is not shown for another position", async ({ page }) => {
  await open(page);
  await analyse(page);
  await click(page, 1, 2);
  expect(await record(page)).toBe("q1-12");
  await expect(headings(page).first()).toHaveText("A draw: 5 moves");
  await expect(page.locator(chips)).toHaveCount(36);
  await expect(notice(page)).not.toHaveText(/Best/);
  await expect(page.locator(".qt-mistake")).toHaveText(["Move 1 gave away ½ point: 19 was better."]);
});

test("under a path as well", async ({ page, baseURL }) => {
  const { origin, port } = new URL(baseURL ?? "");
  await page.goto(`${origin.replace(port, String(Number(port) + 1))}/some/path/#q1-19`);
  await analyse(page);
  await expect(headings(page)).toHaveText([
    "X wins by half a point: 9 moves",
    /^X wins by 1½ points|X wins by 1 point: 27 moves$/,
  ]);
  await expect(page.locator(chips)).toHaveCount(36);
  expect(page.workers()).toHaveLength(1);
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
  await analyse(page);
  await expect(page.locator(chips)).toHaveCount(36);
  expect(page.workers()).toHaveLength(0);
});

test("a worker that can't be loaded is replaced by the page", async ({ page }) => {
  await page.route(/worker-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "nonsense(" }),
  );
  await open(page, "q1-12-25");
  await analyse(page);
  await expect(page.locator(chips)).toHaveCount(36);
});
