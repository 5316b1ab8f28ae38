/** Explore's panels, by keyboard and by mouse: games still possible, shares, the walk round a cycle, the analysis. */
import type { Page } from "@playwright/test";
import { everywhere } from "./axe";
import { drawing } from "./canvas";
import {
  click,
  expect,
  notice,
  open,
  openExplore,
  openPanel,
  record,
  spoken,
  square,
  status,
  test,
} from "./page";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** Whether the board looks as it did; a picture would be a long line in a report. */
const looks = (page: Page, as: string) => expect.poll(async () => (await drawing(page)) === as);
const focused = (page: Page) => page.locator(":focus");

test("games still possible: each on the board, and what the last move ruled out", async ({ page }) => {
  await open(page, "q1-12-34-78-25");
  await openExplore(page);
  await expect(page.locator(".qt-fold-note").first()).toHaveText("12");
  await openPanel(page, "ensemble");
  await expect(page.getByText("3 × 2 × 2 = 12")).toBeVisible();
  await expect(page.locator(".qt-groups > li")).toHaveText([
    "X1 and O4 can settle in 3 ways",
    "O2 can settle in 2 ways",
    "X3 can settle in 2 ways",
  ]);
  await expect(page.getByText("X1 and O4 can't both be in square 2.")).toBeVisible();
  await expect(page.locator(".qt-gone > svg")).toHaveCount(4);

  // By mouse: one is chosen, another instead, and pressed again it goes.
  const before = await drawing(page);
  const games = page.locator(".qt-game");
  await games.nth(3).click();
  await expect(status(page)).toHaveText("Possible game 4 of 12");
  await looks(page, before).toBe(false);
  await expect(square(page, 5)).toHaveAccessibleDescription("In this game: O4.");
  await expect(square(page, 9)).toHaveAccessibleDescription("In this game: empty.");
  await games.nth(0).click();
  await expect(page.locator(".qt-game[aria-pressed=true]")).toHaveCount(1);
  await games.nth(0).click();
  await expect(status(page)).toHaveText("X: pick two squares");
  await looks(page, before).toBe(true);

  // By keyboard: one Tab stop, arrows from game to game; Escape ends it, and the focus stays.
  await games.nth(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(focused(page)).toHaveAccessibleName("Game 2: X1 in 1, O2 in 3, O4 in 5 and X3 in 7.");
  await page.keyboard.press("End");
  await expect(games.nth(11)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Possible game 12 of 12");
  await page.keyboard.press("Escape");
  await expect(status(page)).toHaveText("X: pick two squares");
  await expect(games.nth(11)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".qt-game:focus")).toHaveCount(0);

  // A press on the board is a press in the game.
  await games.nth(3).click();
  await click(page, 6);
  await expect(status(page)).toHaveText("X: square 6, and a second one");
  await click(page, 9);
  expect(await record(page)).toBe("q1-12-34-78-25-69");
  await expect(page.locator(".qt-fold-note").first()).toHaveText("24");
});

test("a choice rules out the other half, and after the end nothing counts any more", async ({ page }) => {
  await open(page, "q1-12-25-34-15c1");
  await openExplore(page);
  await openPanel(page, "ensemble");
  await expect(page.getByText("X chose otherwise: O4 is not in square 5.")).toBeVisible();
  await expect(page.locator(".qt-game")).toHaveCount(2);
  await open(page, "q1");
  await expect(page.getByText("Only one classical game fits what has been played")).toBeVisible();
  await expect(page.locator(".qt-game")).toHaveCount(0);
  await expect(button(page, "Back to the game").first()).toBeHidden();
});

test("shares: counts first, bars on the board, and none while a cycle is open", async ({ page }) => {
  await open(page, "q1-12-23-34-45-56");
  await openExplore(page);
  await openPanel(page, "shares");
  const shares = page.locator(".qt-shares");
  await expect(shares).toContainText("In 5 of the 6 classical games still possible, X1 is in square 1.");
  await expect(shares).toContainText("In 4 of the 6 classical games still possible, O2 is in square 2: 2/3.");
  await expect(shares).toContainText("In 1 of the 6 classical games still possible, square 1 is empty.");
  await expect(page.getByText("These are counts, not odds")).toBeVisible();
  const before = await drawing(page);
  await openPanel(page, "ensemble");
  await page.locator(".qt-game").first().click();
  await expect(status(page)).toHaveText("Possible game 1 of 6");
  await page.getByRole("checkbox", { name: "Show bars on the board" }).focus();
  await page.keyboard.press("Space");
  // What was shown instead of the game has no bars; the game has.
  await expect(status(page)).not.toHaveText(/^Possible game/);
  await looks(page, before).toBe(false);
  const bars = await drawing(page);
  await click(page, 1, 2);
  await expect(page.getByText("A cycle is open: now a player decides")).toBeVisible();
  await expect(shares).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(shares).toBeVisible();
  await page.getByRole("checkbox", { name: "Show bars on the board" }).uncheck();
  await page.mouse.move(5, 5);
  await looks(page, bars).toBe(false);
});

test("the walk round a cycle, both ways, by keyboard and by mouse", async ({ page }) => {
  await open(page, "q1-12-25-56");
  await openExplore(page);
  await openPanel(page, "trace");
  await expect(page.getByText("No cycle is open.")).toBeVisible();
  await click(page, 1, 5);
  await expect(page.getByText("No cycle is open.")).toBeHidden();
  const before = await drawing(page);
  await button(page, "O4 in 5").focus();
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toHaveText("Suppose O4 is in 5.");
  await page.keyboard.press("ArrowRight");
  await expect(spoken(page)).toHaveText("If O4 is in 5, O2 must be in 2.");
  await expect(status(page)).toHaveText("Tracing the cycle, step 2 of 4");
  await looks(page, before).toBe(false);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(spoken(page)).toHaveText(/^X3 only hangs on the cycle\. Square 5 is taken either way/);
  await expect(page.locator(".qt-walk > [aria-current=step]")).toHaveText(/^X3 only hangs/);
  await button(page, "O4 in 1").click();
  await page.getByRole("button", { name: "One step forward" }).and(page.locator(".qt-walking *")).click();
  await expect(spoken(page)).toHaveText("If O4 is in 1, X1 must be in 2.");
  await button(page, "Back to the game").and(page.locator(".qt-walking *")).click();
  await expect(status(page)).toHaveText("X: where does O4 land, 1 or 5?");
  expect(await record(page)).toBe("q1-12-25-56-15");
});

test("analysis: the square under pointer or focus, moves on the board, the best line, the mistakes", async ({
  page,
}) => {
  await open(page, "q1-19-12-35-46");
  await openExplore(page);
  await openPanel(page, "analysis");
  await button(page, "Analyse").click();
  await expect(page.locator(".qt-mistake")).toHaveCount(3);
  const said = await spoken(page).textContent();

  // Values of a square's pairs, in words beside the board, on it, and for its button.
  const before = await drawing(page);
  await square(page, 5).hover();
  await expect(page.locator(".qt-square-worth")).toContainText("With 4 and 8: a draw.");
  await looks(page, before).toBe(false);
  await expect(square(page, 5)).toHaveAccessibleDescription(
    /With 7: X wins by 1 point in \d+ steps\..* a draw\.$/,
  );
  await page.mouse.move(5, 5);
  await looks(page, before).toBe(true);
  await square(page, 5).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("heading", { name: "Square 8" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(square(page, 5)).toHaveAccessibleDescription("With 8: a draw.");
  await page.keyboard.press("Escape");
  await expect(spoken(page)).toHaveText(said ?? "");

  // A move is only looked at: by pointer as long as it is there, by press until it is pressed again.
  const chip = page.locator(".qt-chip").nth(1);
  await chip.hover();
  await expect(status(page)).toHaveText(/^Only looking: squares \d and \d, X wins by 1 point in 5 steps$/);
  await page.mouse.move(5, 5);
  await expect(status(page)).toHaveText("X: pick two squares");
  await page.locator(".qt-chip").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(chip).toHaveAttribute("aria-pressed", "false");

  // The best line: forward, back, to its end, and the game is as it was.
  await button(page, "Step through it").click();
  await expect(status(page)).toHaveText(/^Best play, step 1 of \d+$/);
  await expect(spoken(page)).toHaveText(/^Step 1 of \d+\. X5 in squares \d and \d\. O to move\.$/);
  await expect(button(page, "One step on in it")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(spoken(page)).toHaveText(/^Step 0 of \d+\. The game as it stands\.$/);
  await button(page, "To its end").click();
  await expect(page.locator(".qt-line-told")).toHaveText(/X wins: 1 point, O 0\./);
  await button(page, "Back to the game").and(page.locator(".qt-stepping *")).click();
  await expect(button(page, "Step through it")).toBeFocused();
  await page.mouse.move(5, 5);
  await looks(page, before).toBe(true);
  expect(await record(page)).toBe("q1-19-12-35-46");

  // The mistakes: to the point of each, and what was better there.
  const mistakes = page.locator(".qt-mistake");
  await mistakes.first().focus();
  await page.keyboard.press("Enter");
  await expect(mistakes.first()).toHaveText("Move 2 gave away ½ point: 13 was better.");
  await expect(status(page)).toHaveText("Looking back: after O2");
  await expect(mistakes.first()).toBeFocused();
  await expect(mistakes.first()).toHaveAttribute("aria-current", "step");
  await button(page, "See 13").click();
  await expect(status(page)).toHaveText(/^Only looking: squares 1 and 3, X wins by half a point/);
  await page.locator(".qt-curve").click({ position: { x: 4, y: 60 } });
  await expect(status(page)).toHaveText("Looking back: the start");
  expect(await record(page)).toBe("q1-19-12-35-46");
  await button(page, "Hide the analysis").click();
  await expect(page.locator(".qt-curve")).toBeHidden();
});

test("the work shows how far it is, and stops when it is told to", async ({ page }) => {
  // A worker that takes the questions and never answers.
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", {
      value: class {
        onmessage: ((event: unknown) => void) | null = null;
        postMessage({ type }: { type: string }) {
          if (type === "engine") queueMicrotask(() => this.onmessage?.({ data: { type: "ready" } }));
        }
        terminate() {}
      },
    });
  });
  await open(page, "q1-12-25");
  await openExplore(page);
  await openPanel(page, "analysis");
  await button(page, "Analyse").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Working: 0 of 3 positions done.")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Positions worked out" })).toBeVisible();
  await expect(button(page, "Stop")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Analyse")).toBeFocused();
  await expect(page.getByText(/^Working/)).toBeHidden();
  await click(page, 3, 4);
  expect(await record(page)).toBe("q1-12-25-34");
});

test("what does not come is said, and the game goes on", async ({ page }) => {
  await page.route(/panels-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "throw new Error()" }),
  );
  await open(page, "q1-12");
  await page.locator(".qt-explore > summary").click();
  await expect(page.getByText("Explore could not be loaded.")).toBeVisible();
  await click(page, 2, 5);
  await expect(notice(page)).toHaveText("O2 in squares 2 and 5.");
});

test("while the board is out of sight, a small one shows what was chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await open(page, "q1-12-34-78-25");
  await openExplore(page);
  await openPanel(page, "ensemble");
  const small = page.locator(".qt-small-board");
  await page.locator(".qt-game").nth(6).click();
  await expect(small).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(small).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(".qt-game").nth(6).scrollIntoViewIfNeeded();
  await expect(page.locator(".qt-board")).toBeInViewport({ ratio: 0.9 });
  await expect(small).toBeHidden();
});

test("the small board covers nothing that is used: by mouse, and wherever Tab goes", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "q1-12-25-34-48-15");
  await openExplore(page);
  await openPanel(page, "trace");
  await openPanel(page, "ensemble");
  const strip = page.locator(".qt-small-board");
  /** How far something reaches under the strip; nothing if it ends above. */
  const under = (selector: string) =>
    page.evaluate((selector) => {
      const part = selector === "" ? document.activeElement : document.querySelector(selector);
      const small = document.querySelector(".qt-small-board");
      if (!part || !small) throw new Error(selector);
      const [a, b] = [part.getBoundingClientRect(), small.getBoundingClientRect()];
      return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 ? a.bottom - b.top : 0;
    }, selector);
  const first = button(page, "X5 in 5");
  // Where the strip is going to be.
  await first.evaluate((made) => scrollBy(0, made.getBoundingClientRect().bottom - innerHeight + 8));
  await first.click();
  await expect(strip).toBeVisible();
  await expect(strip.locator("p")).toHaveText("Suppose X5 is in 5.");
  for (const part of [
    "",
    ".qt-walking [aria-pressed=true]",
    ".qt-walking .qt-steps",
    ".qt-walk > [aria-current]",
  ])
    expect(await under(part), part).toBe(0);
  await page.getByRole("button", { name: "One step forward" }).last().click();
  await expect(strip.locator("p")).toHaveText("If X5 is in 5, O2 must be in 2.");
  expect(await under(".qt-walk > [aria-current]")).toBe(0);

  await page.evaluate(() => scrollTo(0, 300));
  await page.locator(".qt-explore > summary").focus();
  const visited: string[] = [];
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() => document.activeElement?.closest(".qt-panels") !== null);
    if (!inside) break;
    visited.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    expect(await under(""), visited.at(-1)).toBe(0);
  }
  expect(visited).toContain("X5 in 5");
});

/** Everything that the panels can look like, one after the other on one page. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "all panels": async (page) => {
    await open(page, "q1-12-34-78-25");
    await openExplore(page);
    for (const part of ["ensemble", "shares", "trace", "analysis"] as const) await openPanel(page, part);
  },
  "a game chosen": (page) => page.locator(".qt-game").nth(2).click(),
  "bars and analysis": async (page) => {
    await page.getByRole("checkbox", { name: "Show bars on the board" }).check();
    await button(page, "Analyse").click();
    await expect(page.locator(".qt-chip").first()).toBeVisible();
  },
  "the best line": (page) => button(page, "Step through it").click(),
  "a walk": async (page) => {
    await open(page, "q1-12-34-78-25-15");
    await button(page, "X5 in 1").click();
    await expect(page.locator(".qt-outcome")).toHaveCount(2);
  },
};

test("axe finds nothing and nothing sticks out, in any theme, wide or narrow", async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    expect(await everywhere(page), name).toEqual([]);
  }
});
