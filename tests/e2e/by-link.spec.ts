/** A game between two devices by link: sent, answered, old, on another branch, and without storage. */
import type { BrowserContext, Page } from "@playwright/test";
import { everywhere } from "./axe";
import { click, expect, notice, open, openMore, ready, record, spoken, square, status, test } from "./page";

const against = (page: Page) => page.getByLabel("Against");
const question = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/** What the other side would be sent. */
async function copied(page: Page, context: BrowserContext): Promise<string> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator(".qt-away").getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator(".qt-away")).toContainText("Link copied.");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The games by link that this device has written down. */
function known(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("quantum-tictactoe:/:by-link") ?? "[]"));
}

/** Opens a link as if it had been followed: in a document of its own. */
async function visit(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
  await ready(page);
}

test("two devices play, and each waits for the other", async ({ page, context, browser, baseURL }) => {
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await open(page);
  await against(page).selectOption("link");
  await expect(spoken(page)).toHaveText("Only X is played here. X to move.");
  await click(page, 1, 2);
  await expect(status(page)).toHaveText("Waiting for O: send the link");
  await expect(spoken(page)).toHaveText("X1 in squares 1 and 2. O to move. Waiting for O: send the link.");
  await expect(page.getByRole("heading", { name: "Send O the link" })).toBeVisible();
  await expect(square(page, 5)).toHaveAttribute("aria-disabled", "true");
  await click(page, 3);
  await expect(notice(page)).toHaveText(/^The other side plays elsewhere/);
  expect(await record(page)).toBe("q1-12");

  await visit(other, await copied(page, context));
  await expect(status(other)).toHaveText("O: pick two squares");
  await click(other, 2, 5);
  await expect(status(other)).toHaveText("Waiting for X: send the link");
  const answer = await copied(other, elsewhere);
  expect(new URL(answer).search).toBe("?link=x");

  // The answer is followed, or pasted beside the board.
  await page.getByRole("button", { name: "Paste the answer" }).click();
  await expect(page.getByLabel("Paste a game")).toBeFocused();
  await page.getByLabel("Paste a game").fill(answer);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await expect(status(page)).toHaveText("X: pick two squares");
  await click(page, 1, 5);
  await expect(status(page)).toHaveText("Waiting for O: send the link");
  await expect(page.getByRole("radio", { name: /^X3 on/ })).toHaveCount(0);
  await visit(other, await copied(page, context));
  await expect(status(other)).toHaveText("O: where does X3 land, 1 or 5?");
  await click(other, 5, 5);
  await expect(status(other)).toHaveText("O: pick two squares");
  await click(other, 3, 4);
  await visit(page, await copied(other, elsewhere));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(status(page)).toHaveText("X: pick two squares");
  expect(await record(page)).toBe("q1-12-25-15c5-34");

  // A reload keeps side and game; the other people at the board end it.
  await page.reload();
  await ready(page);
  await expect(against(page)).toHaveValue("link");
  await against(page).selectOption("both");
  await expect(spoken(page)).toHaveText("Both sides are played here.");
  await expect(page).toHaveURL(/\/#q1-12-25-15c5-34$/);
  await elsewhere.close();
});

test("an old link and one from another branch are explained, and nothing is lost", async ({ page }) => {
  await open(page, "q1-12-25", "?link=x");
  await click(page, 1, 5);
  await expect(status(page)).toHaveText("Waiting for O: send the link");

  // An old one, kept out by Escape and by the button, then let in.
  for (const refuse of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Keep my game" }).click(),
  ]) {
    await visit(page, "./?link=x#q1-12-25");
    const old = question(page, "This link is older than your game");
    await expect(old).toContainText("It ends after move 2, and your game has come to move 3.");
    await refuse();
    await expect(old).toHaveCount(0);
    await expect(status(page)).toHaveText("Waiting for O: send the link");
    expect(await record(page)).toBe("q1-12-25-15");
  }
  await visit(page, "./?link=x#q1-12-25");
  await page.getByRole("button", { name: "Open the link anyway" }).click();
  await expect(status(page)).toHaveText("X: pick two squares");
  expect(await record(page)).toBe("q1-12-25");

  // Another branch; the game that is known comes back, or the branch is a game of its own.
  await visit(page, "./?link=x#q1-12-35");
  const fork = question(page, "This link parts from your game");
  await expect(fork).toContainText(
    "They differ at move 2. Your game: O2 in squares 2 and 5. The link: O2 in squares 3 and 5.",
  );
  await page.getByRole("button", { name: "Keep my game" }).click();
  await expect(fork).toHaveCount(0);
  expect(await record(page)).toBe("q1-12-25");
  await visit(page, "./?link=x#q1-12-35");
  await page.getByRole("button", { name: "Open the link anyway" }).click();
  await click(page, 4, 6);
  await expect(status(page)).toHaveText("Waiting for O: send the link");
  // Both are known now: an answer to either is just opened. So are another game and another side.
  for (const [side, answer] of [
    ["x", "q1-12-35-46-78"],
    ["x", "q1-12-25-15c5-34"],
    ["x", "q1-45-56"],
    ["o", "q1-12"],
  ]) {
    await visit(page, `./?link=${side}#${answer}`);
    // It is written down only when nothing had to be asked.
    await expect
      .poll(() => known(page), answer)
      .toContainEqual(expect.objectContaining({ side, record: answer }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(status(page)).toHaveText(`${side?.toUpperCase()}: pick two squares`);
  }
  // A plain link is no game by link.
  await visit(page, "./#q1-12-35");
  await expect(against(page)).not.toHaveValue("link");
  await click(page, 7, 8);
  await expect(status(page)).toHaveText("O: pick two squares");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the score goes on with an answer that is followed, also after another board", async ({ page }) => {
  const follow = (link: string) =>
    page.evaluate((address) => {
      const { search, hash } = new URL(address, location.href);
      // The same document stays, as where the system hands a link to the page that is open.
      history.pushState(null, "", search);
      location.hash = hash;
    }, link);
  await open(page, "q1-15-35-45-56-57-59");
  // The level that was chosen last stays for later.
  await against(page).selectOption("strong");
  await expect(status(page)).toHaveText("You (X): pick two squares");
  await against(page).selectOption("link");
  await expect(status(page)).toHaveText("Waiting for X: send the link");
  await follow("?link=o#q1-15-35-45-56-57-59-15");
  await click(page, 5, 5);
  await expect(status(page)).toHaveText("X wins");
  await page.getByRole("button", { name: "Rematch, sides swapped" }).click();
  await click(page, 1, 2);
  await expect(status(page)).toHaveText("Waiting for O: send the link");
  await openMore(page);
  const score = page.locator(".qt-score tbody tr");
  await expect(score).toHaveText(["Player AO11", "Player BX0½"]);
  await follow("?link=x#q1-12-34");
  await expect(status(page)).toHaveText("X: pick two squares");
  await expect(score).toHaveText(["Player AO11", "Player BX0½"]);
  await page.evaluate(() => {
    location.hash = "t1.3";
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Classic tic-tac-toe");
  await follow("?link=x#q1-12-34");
  await expect(status(page)).toHaveText("X: pick two squares");
  await expect(score).toHaveText(["Player AO11", "Player BX0½"]);
});

test("without storage it is played all the same, and that is said", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await open(page, "q1-12", "?link=o");
  await click(page, 2, 5);
  const waiting = page.locator(".qt-away");
  await expect(waiting).toContainText("This browser keeps nothing, so an old link will not be noticed here.");
  // Where copying is refused too, the link is in a field.
  await waiting.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("dialog").getByLabel("Link to this game")).toHaveValue(/\?link=x#q1-12-25$/);
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    location.hash = "q1-12";
  });
  await expect(question(page, "This link is older than your game")).toBeVisible();
  await visit(page, "./?link=o#q1-12");
  await expect(status(page)).toHaveText("O: pick two squares");
});

test.describe("everyone", () => {
  test.use({ bypassCSP: true });
  test("axe finds nothing while it waits and when it asks, in any theme, wide or narrow", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await open(page, "q1-12", "?link=o");
    await click(page, 2, 5);
    await expect(page.locator(".qt-away")).toContainText("Send X the link");
    expect(await everywhere(page), "waiting").toEqual([]);
    await page.evaluate(() => {
      location.hash = "q1-12-35";
    });
    await expect(question(page, "This link parts from your game")).toBeVisible();
    expect(await everywhere(page), "asking").toEqual([]);
  });
});
