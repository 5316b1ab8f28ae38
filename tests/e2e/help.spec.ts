/** The pages beside the game: read with and without a script, stepped through, and printed on one sheet each. */
import type { Page } from "@playwright/test";
import { everywhere } from "./axe";
import { click, expect, openMore, ready, record, square, test } from "./page";

const LONGEST = "q1-67-37-67c7-89-15-89c8-15c1-24-24c2";
const pages = ["help.html", "teach.html", "worksheet.html", `game.html#${LONGEST}`] as const;

/** Opens a page and waits until its script has done what it does. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./${path}`);
  if (path.startsWith("help")) await expect(page.locator(".text-board svg")).toHaveCount(6);
  else if (!path.startsWith("teach")) await expect(page.locator("main[data-ready]")).toBeVisible();
}

/** How many sheets of paper it takes. */
async function sheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("an example is stepped through by keyboard, and the game goes on from there", async ({ page }) => {
  await read(page, "help.html");
  const example = page.locator(".text-example", { hasText: "Lines for both" });
  const told = example.getByRole("status");
  await expect(told).toHaveText("O6 in squares 5 and 9. X to move.");
  await example.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await expect(told).toHaveText("X7 in 1 and 5 closes the cycle 1, 5. O chooses.");
  await page.keyboard.press("Enter");
  await expect(told).toHaveText(
    /^Collapse: X7 on 5, .* X wins: 1 point, O ½\. X's column 1-4-7 was complete/,
  );
  await expect(example.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(example).toContainText("8 of 8");
  await example.getByRole("button", { name: "Previous" }).focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("Enter");
  await expect(told).toHaveText("X to move.");
  await example.getByRole("button", { name: "Next" }).press("Enter");
  await example.getByRole("link", { name: "Play on from here" }).press("Enter");
  await ready(page);
  expect(await record(page)).toBe("q1-15");
});

test("from the game to its pages and back, under any path", async ({ page, baseURL }) => {
  const other = new URL("some/path/", baseURL);
  other.port = String(Number(other.port) + 1);
  await page.goto(other.href);
  await ready(page);
  await click(page, 1, 2);
  await page.getByRole("button", { name: "All the rules" }).click();
  await page.getByRole("link", { name: "Worked examples and history" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules and history");
  await expect(page).toHaveURL(/\/some\/path\/help\.html$/);
  await expect(page.locator(".text-board svg")).toHaveCount(6);
  await page.getByRole("link", { name: "For teachers" }).click();
  await page.getByRole("link", { name: "Lesson 6" }).click();
  await expect(page.locator(".qt-ex-title")).toHaveText("One has vanished");
  // The plan's lessons are for the wall.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to your game" }).click();
  await click(page, 3, 4);
  await openMore(page);
  await page.getByRole("link", { name: "Print this game" }).click();
  await expect(page).toHaveURL(/\/some\/path\/game\.html#q1-34$/);
  await expect(page.locator(".sheet-steps figure")).toHaveCount(1);
  await page.getByRole("link", { name: "Quantum tic-tac-toe" }).click();
  await expect(square(page, 1)).toBeVisible();
});

test("the game on paper: what the link holds, and what it does not", async ({ page }) => {
  await read(page, `game.html#${LONGEST}`);
  await expect(page.locator(".sheet-moves")).toHaveText("The game: 67 37 67 c7 89 15 89 c8 15 c1 24 24 c2");
  await expect(page.locator(".sheet-steps figure")).toHaveCount(13);
  await expect(page.locator(".sheet-caption").nth(3)).toHaveText(
    "4. Collapse: X3 on 7, so X1 on 6 and O2 on 3.",
  );
  await expect(page.locator(".sheet-game")).toContainText("A draw, no points");
  for (const [hash, sentence] of [
    ["q1", "No move has been made yet."],
    ["q1-12-12", "The game goes on: X chooses."],
    ["q1-11", "The link does not hold a game that can be read."],
    ["t1.3-5", "1. X in square 5."],
  ] as const) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
    await expect(page.locator(".sheet-game")).toContainText(sentence);
  }
});

test("plan, worksheet and the longest game take one sheet each, in black and white", async ({ page }) => {
  for (const path of pages) {
    await read(page, path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const inks = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ["paper", "text", "x", "o", "cycle"].map((ink) => style.getPropertyValue(`--qt-${ink}`).trim());
    });
    expect(inks).toEqual(["#fff", "#000", "#000", "#000", "#000"]);
    await page.emulateMedia({ media: null, colorScheme: "light" });
    for (const format of ["A4", "Letter"]) {
      const count = await sheets(page, format);
      // The page of help is longer, which shows that the sheets are counted.
      if (path === "help.html") expect(count).toBeGreaterThan(1);
      else expect([path, format, count]).toEqual([path, format, 1]);
    }
  }
});

test("everything can be read without a script", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("./help.html");
  await expect(page.getByRole("heading", { name: "What this game is not" })).toBeVisible();
  await expect(page.getByText("it has no amplitudes, no phases and no interference")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(8);
  await expect(page.getByRole("link", { name: "Play on from here" })).toHaveCount(6);
  await page.goto("./teach.html");
  await expect(page.getByRole("cell", { name: /^“Two times two is four/ })).toBeVisible();
  await page.close();
});

test("axe finds nothing on the pages, in any theme, wide or narrow", async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of pages) {
    await read(page, path);
    expect([path, await everywhere(page)]).toEqual([path, []]);
  }
});
