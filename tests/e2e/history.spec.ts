/** Looking back at a game by mouse, keyboard and touch, and moves made from there. */
import type { Page } from "@playwright/test";
import { click, expect, notice, open, openExplore, record, spoken, square, status, tap, test } from "./page";

const game = "q1-12-25-34-48-15c5-39";
const slider = (page: Page) => page.getByRole("slider", { name: "Position" });
const current = (page: Page) => page.locator(".qt-moves [aria-current=step]");
const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("by the buttons: what is shown changes, the link does not", async ({ page }) => {
  await open(page, game);
  await expect(slider(page)).toBeHidden();
  await openExplore(page);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "7 of 7: O6 in squares 3 and 9.");
  await expect(step(page, "One step forward")).toHaveAttribute("aria-disabled", "true");
  await step(page, "One step back").click();
  await expect(spoken(page)).toHaveText(
    "Looking back: the collapse of X5. Collapse: X5 on 5, so O2 on 2, so X1 on 1. O to move.",
  );
  await expect(square(page, 9)).toHaveAccessibleName("Square 9, bottom right. Empty.");
  await step(page, "To the start").click();
  await expect(status(page)).toHaveText("Looking back: the start");
  await expect(square(page, 1)).toHaveAccessibleName("Square 1, top left. Empty.");
  expect(await record(page)).toBe(game);
  await step(page, "One step forward").click();
  await expect(status(page)).toHaveText("Looking back: after X1");
  await expect(notice(page)).toHaveText("X1 in squares 1 and 2.");
  await step(page, "To the newest move").click();
  await expect(spoken(page)).toHaveText("Back in the game. X to move.");
  await expect(status(page)).toHaveText("X: pick two squares");
  expect(await record(page)).toBe(game);
  await page.reload();
  await expect(square(page, 9)).toHaveAccessibleName("Square 9, bottom right. O6, spooky.");
});

test("by the arrow keys in the slider, which tells its own value", async ({ page }) => {
  await open(page, game);
  await openExplore(page);
  const before = await spoken(page).textContent();
  await slider(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    "5 of 7: X5 in 1 and 5 closes the cycle 1, 2, 5.",
  );
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 of 7: No move has been made yet.");
  expect(await spoken(page).textContent()).toBe(before);
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("X: pick two squares");
  expect(await record(page)).toBe(game);
  await expect(slider(page)).toBeFocused();
});

test("by the list of moves", async ({ page }) => {
  await open(page, game);
  await openExplore(page);
  const list = page.getByRole("list", { name: "Moves" });
  await expect(list.getByRole("listitem")).toHaveCount(6);
  await expect(current(page)).toHaveAccessibleName("O6 in 3 and 9");
  await list.getByRole("button", { name: "O2 in 2 and 5" }).click();
  await expect(current(page)).toHaveAccessibleName("O2 in 2 and 5");
  await expect(status(page)).toHaveText("Looking back: after O2");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(list.getByRole("button", { name: "Collapse: X5 on 5" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(current(page)).toHaveAccessibleName("Collapse: X5 on 5");
  await expect(square(page, 5)).toHaveAccessibleName("Square 5, centre. X5, classical.");
  await expect(list.getByRole("button", { name: "Collapse: X5 on 5" })).toBeFocused();
  expect(await record(page)).toBe(game);
});

test("a row that goes away with the focus in it gives the focus to the board", async ({ page }) => {
  await open(page, game);
  await openExplore(page);
  await page.getByRole("button", { name: "O6 in 3 and 9" }).focus();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "O6 in 3 and 9" })).toHaveCount(0);
  await expect(square(page, 5)).toBeFocused();
});

test("a move from an earlier point asks before it drops the rest, by mouse", async ({ page }) => {
  await open(page, game);
  await openExplore(page);
  await page.getByRole("button", { name: "O2 in 2 and 5" }).click();
  await click(page, 7, 8);
  const question = "This drops moves 3 to 6: play anyway?";
  await expect(spoken(page)).toHaveText(question);
  await expect(status(page)).toHaveText(question);
  await expect(page.locator(".qt-panel > [data-on]")).toContainText("X3 in squares 7 and 8.");
  await expect(page.getByRole("button", { name: "Keep the game" })).toBeFocused();
  expect(await record(page)).toBe(game);
  await page.getByRole("button", { name: "Keep the game" }).click();
  await expect(spoken(page)).toHaveText("Nothing is dropped.");
  await expect(square(page, 8)).toBeFocused();
  await expect(status(page)).toHaveText("Looking back: after O2");
  await click(page, 7, 8);
  await page.getByRole("button", { name: "Play anyway" }).click();
  await expect(spoken(page)).toHaveText("X3 in squares 7 and 8. O to move.");
  expect(await record(page)).toBe("q1-12-25-78");
  await expect(square(page, 8)).toBeFocused();
});

test("the same by keyboard: a second Enter in haste loses nothing", async ({ page }) => {
  await open(page, game);
  await openExplore(page);
  await page.getByRole("button", { name: "O4 in 4 and 8" }).focus();
  await page.keyboard.press("Enter");
  await square(page, 6).focus();
  for (const key of ["Enter", "3", "Enter", "Enter"]) await page.keyboard.press(key);
  await expect(spoken(page)).toHaveText("Nothing is dropped.");
  expect(await record(page)).toBe(game);
  await expect(square(page, 3)).toBeFocused();
  for (const key of ["Enter", "6", "Enter"]) await page.keyboard.press(key);
  await expect(status(page)).toHaveText("This drops moves 5 to 6: play anyway?");
  await page.keyboard.press("Escape");
  await expect(square(page, 6)).toBeFocused();
  for (const key of ["Enter", "3", "Enter", "Tab"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "Play anyway" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await record(page)).toBe("q1-12-25-34-48-36");
});

test("another outcome of a collapse, and a typed move, ask as well", async ({ page }) => {
  await open(page, game);
  await openExplore(page);
  await page.getByRole("button", { name: "X5 in 1 and 5" }).click();
  await click(page, 1, 1);
  await expect(spoken(page)).toHaveText("This drops the collapse of X5 and move 6: play anyway?");
  await page.getByRole("button", { name: "Play anyway" }).click();
  expect(await record(page)).toBe("q1-12-25-34-48-15c1");
  await step(page, "To the start").click();
  await square(page, 5).focus();
  await page.keyboard.press("/");
  await page.keyboard.type("19");
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toHaveText("This drops moves 1 to 5: play anyway?");
  await page.keyboard.press("Escape");
  expect(await record(page)).toBe("q1-12-25-34-48-15c1");
});

test("undo and redo over a collapse and from a finished game", async ({ page }) => {
  await open(page, "q1-15-35-45-56-57-59-15c5");
  const tool = (name: string) => page.locator(".qt-bar").getByRole("button", { name });
  await tool("Undo").click();
  await expect(status(page)).toHaveText("O: where does X7 land, 1 or 5?");
  expect(await record(page)).toBe("q1-15-35-45-56-57-59-15");
  await tool("Undo").click();
  expect(await record(page)).toBe("q1-15-35-45-56-57-59");
  await tool("Redo").click();
  await tool("Redo").click();
  await expect(status(page)).toHaveText("X wins");
  expect(await record(page)).toBe("q1-15-35-45-56-57-59-15c5");
  await openExplore(page);
  await step(page, "One step back").click();
  await expect(status(page)).toHaveText("Looking back: after X7");
  await tool("Undo").click();
  await expect(status(page)).toHaveText("X wins");
});

test("moves in the list point out their marks on the board", async ({ page }) => {
  await open(page, game);
  await openExplore(page);
  const pixels = () => page.locator(".qt-canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.mouse.move(0, 0);
  const plain = await pixels();
  await page.getByRole("button", { name: "X3 in 3 and 4" }).focus();
  await expect.poll(pixels).not.toBe(plain);
  await page.getByRole("button", { name: "X3 in 3 and 4" }).blur();
  await expect.poll(pixels).toBe(plain);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 });

  test("buttons are large enough, rows and steps are tapped", async ({ page }) => {
    await open(page, game);
    await page.locator(".qt-explore > summary").tap();
    for (const target of await page.locator(".qt-history button, .qt-history input").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole("button", { name: "X1 in 1 and 2" }).tap();
    await expect(status(page)).toHaveText("Looking back: after X1");
    await tap(page, 8, 9);
    await page.getByRole("button", { name: "Play anyway" }).tap();
    expect(await record(page)).toBe("q1-12-89");
  });
});
