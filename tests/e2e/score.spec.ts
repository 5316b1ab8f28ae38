/** The next game with sides swapped, and the score of two people while the tab lives. */
import type { Page } from "@playwright/test";
import {
  click,
  expect,
  holdEngine,
  open,
  openMore,
  ready,
  record,
  spoken,
  square,
  status,
  test,
} from "./page";

const almost = "q1-15-35-45-56-57-59-15";
const score = (page: Page) => page.locator(".qt-score tbody tr");

/** Plays a whole game that X wins with a point, O getting half a one. */
async function play(page: Page): Promise<void> {
  await click(page, 1, 5, 3, 5, 4, 5, 5, 6, 5, 7, 5, 9, 1, 5, 5, 5);
  await expect(status(page)).toHaveText("X wins");
}

test("a rematch swaps the sides and the score stays with the persons", async ({ page }) => {
  await open(page);
  await expect(page.locator(".qt-score")).toBeHidden();
  await play(page);
  await expect(page.locator(".qt-end-part[data-on] .qt-hint")).toHaveText("Player B will be X.");
  await page.getByRole("button", { name: "Rematch, sides swapped" }).click();
  await expect(spoken(page)).toHaveText("Rematch: Player B is X now. X to move.");
  await expect(square(page, 5)).toBeFocused();
  await openMore(page);
  await expect(score(page)).toHaveText(["Player AO11", "Player BX0½"]);
  await play(page);
  await expect(score(page)).toHaveText(["Player AO11½", "Player BX11½"]);
  await expect(page.locator(".qt-score")).toContainText("2 games. After each the sides change.");
  await page.keyboard.press("Control+z");
  await expect(score(page)).toHaveText(["Player AO11", "Player BX0½"]);
  await page.keyboard.press("Control+Shift+Z");
  await page.locator(".qt-bar").getByRole("button", { name: "New game" }).click();
  await expect(score(page)).toHaveText(["Player AX11½", "Player BO11½"]);
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("X wins");
  await expect(score(page)).toHaveText(["Player AO11½", "Player BX11½"]);
  await page.getByRole("button", { name: "Start the score again" }).click();
  await expect(spoken(page)).toHaveText("The score starts again.");
  await expect(score(page)).toHaveText(["Player AX00", "Player BO00"]);
});

test("the score lives as long as the tab, also over a reload", async ({ page, context }) => {
  await open(page, almost);
  await click(page, 5, 5);
  await page.reload();
  await expect(status(page)).toHaveText("X wins");
  await openMore(page);
  await expect(score(page)).toHaveText(["Player AX11", "Player BO0½"]);
  await page.getByRole("button", { name: "Rematch, sides swapped" }).click();
  await page.reload();
  await ready(page);
  await openMore(page);
  await expect(score(page)).toHaveText(["Player AO11", "Player BX0½"]);
  // The computer has a score of its own, which a look at the classic game leaves alone; none is lost.
  const against = page.getByRole("combobox", { name: "Against" });
  await against.selectOption("Random");
  await expect(score(page)).toHaveText(["YouX00", "The computerO00"]);
  await page.locator(".qt-sides").getByText("O", { exact: true }).click();
  await expect(score(page)).toHaveText(["YouO00", "The computerX00"]);
  await page.getByRole("link", { name: "Classic tic-tac-toe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Classic tic-tac-toe");
  await page.goBack();
  await expect(score(page)).toHaveText(["YouO00", "The computerX00"]);
  await against.selectOption("Another person");
  await expect(score(page)).toHaveText(["Player AO11", "Player BX0½"]);
  // It is there before the engine is.
  const release = await holdEngine(page);
  await page.reload();
  await openMore(page);
  await expect(score(page)).toHaveText(["Player AO11", "Player BX0½"]);
  await expect(page.locator(".qt[data-ready]")).toHaveCount(0);
  release();
  await ready(page);
  await expect(score(page)).toHaveText(["Player AO11", "Player BX0½"]);
  const other = await context.newPage();
  await open(other, `${almost}c5`);
  await openMore(other);
  await expect(score(other)).toHaveText(["Player AX00", "Player BO00"]);
  await expect(other.getByRole("button", { name: "Play again" })).toBeVisible();
  await other.close();
});

test("without storage the score lasts as long as the page, and nothing complains", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await open(page, almost);
  await click(page, 5, 5);
  await page.getByRole("button", { name: "Rematch, sides swapped" }).click();
  await openMore(page);
  await expect(score(page)).toHaveText(["Player AO11", "Player BX0½"]);
  expect(await record(page)).toBe("q1");
});

test("storage full of something else is read as no score", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("quantum-tictactoe.match", '{"games":[{"x":"<img>"}],"x":"a"}');
  });
  await open(page);
  await openMore(page);
  await expect(score(page)).toHaveText(["Player AX00", "Player BO00"]);
});
