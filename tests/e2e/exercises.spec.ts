/** Exercises of every kind: how they come and go, in the browser's history, before the engine, and where they are missing. */
import { button, title } from "./exercises";
import { click, expect, holdEngine, open, ready, record, spoken, square, status, test } from "./page";

test("Back leads from an exercise to the own game, not out of the page, and closing it takes that step", async ({
  page,
}) => {
  await page.goto("./help.html");
  await open(page, "q1-12");
  const choose = async (number: number) => {
    await button(page, "Puzzles").click();
    await button(page, `Puzzle ${number}`).click();
  };
  await choose(3);
  await button(page, "Next").click();
  await expect(page).toHaveURL(/\?puzzle=4#q1-12$/);
  await page.goBack();
  await expect(title(page)).toBeHidden();
  await expect(page).toHaveURL(/\/#q1-12$/);
  await expect(status(page)).toHaveText("O: pick two squares");
  await expect(page).toHaveTitle("Quantum tic-tac-toe");
  const focused = page.locator(".qt-cell:focus");
  await expect(focused).toHaveCount(1);
  await page.goForward();
  await expect(page.locator(".qt-ex-head")).toHaveText("Puzzle 4");
  await expect(page).toHaveTitle("Puzzle 4 · Quantum tic-tac-toe");
  // The list goes with the exercise that it was opened from.
  await button(page, "All puzzles").click();
  await expect(page.getByRole("dialog", { name: "Puzzles" })).toBeVisible();
  await page.goBack();
  await expect(title(page)).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Puzzles" })).toBeHidden();
  await expect(focused).toHaveCount(1);
  await expect(page).toHaveURL(/\/#q1-12$/);

  // The own game goes on in between, and Forward does not take it back.
  await click(page, 2, 5);
  await page.goForward();
  await expect(page.locator(".qt-ex-head")).toHaveText("Puzzle 4");
  await expect(page).toHaveURL(/\?puzzle=4#q1-12-25$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/#q1-12-25$/);
  await expect(square(page, 5)).toHaveAccessibleName("Square 5, centre. O2, spooky.");
  await page.goForward();
  await expect(page.locator(".qt-ex-head")).toHaveText("Puzzle 4");

  // Also from an exercise after a reload; what is played afterwards belongs to the one step of the own game.
  await page.reload();
  await ready(page);
  await expect(page.locator(".qt-ex-head")).toHaveText("Puzzle 4");
  await expect(spoken(page)).toBeEmpty();
  await button(page, "Back to your game").click();
  await expect(page).toHaveURL(/\/#q1-12-25$/);
  await click(page, 3, 4);
  await expect(page).toHaveURL(/\/#q1-12-25-34$/);
  await page.goBack();
  await expect(page).toHaveURL(/help/);
});

test("an exercise given up before the rules are there leaves the board to be played on", async ({ page }) => {
  await open(page, "q1-12");
  await button(page, "Puzzles").click();
  await button(page, "Puzzle 3").click();
  await expect(title(page)).toBeVisible();
  const release = await holdEngine(page);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/#q1-12$/);
  await click(page, 3, 4);
  release();
  await ready(page);
  await expect.poll(() => record(page)).toBe("q1-12-34");
  await expect(title(page)).toBeHidden();
  await page.goForward();
  await expect(page.locator(".qt-ex-head")).toHaveText("Puzzle 3");
});

test("exercises that can't be loaded are said to be missing, and the game goes on", async ({ browser }) => {
  // Not the page of the other tests: a request that fails is written to the console.
  const page = await browser.newPage();
  let cut = () => {};
  const held = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await page.route(/attend-[^/]*\.js$/, (route) => held.then(() => route.abort()));
  await open(page, "q1-12");
  await button(page, "Lessons").click();
  await button(page, "Puzzles").click();
  const sentences = await spoken(page).evaluateHandle((region) => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) said.push(textContent ?? "");
    }).observe(region, { childList: true });
    return said;
  });
  cut();
  const sentence = "This could not be loaded. The game goes on without it.";
  await expect(spoken(page)).toHaveText(sentence);
  expect(await sentences.jsonValue()).toEqual([sentence]);
  await click(page, 3, 4);
  expect(await record(page)).toBe("q1-12-34");
  await page.close();
});
