/** What a screen reader is given: the accessibility tree of the game in several positions, and every message once. */
import type { Page } from "@playwright/test";
import { click, expect, open, openExplore, openMore, square, test } from "./page";

const positions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: (page) => open(page),
  pick: async (page) => {
    await open(page, "q1-12-25");
    await click(page, 1);
  },
  "open-cycle": (page) => open(page, "q1-12-25-34-48-15"),
  preview: async (page) => {
    await open(page, "q1-12-25-34-48-15");
    await click(page, 5);
  },
  collapsed: (page) => open(page, "q1-12-25-34-48-15c5"),
  history: async (page) => {
    await open(page, "q1-12-25-34-48-15c5-39");
    await openExplore(page);
    await page.getByRole("button", { name: "O2 in 2 and 5" }).click();
  },
  drop: async (page) => {
    await open(page, "q1-12-25-34-48-15c5-39");
    await openExplore(page);
    await page.getByRole("button", { name: "O2 in 2 and 5" }).click();
    await page.locator(".qt-explore > summary").click();
    await click(page, 7, 8);
  },
  "last-square": (page) => open(page, "q1-36-89-12-48-69-23-78-89c8"),
  result: (page) => open(page, "q1-15-35-45-56-57-59-15c5"),
  why: async (page) => {
    await open(page, "q1-15-35-45-56-57-59-15c5");
    await page.getByRole("button", { name: "Show why" }).click();
  },
  score: async (page) => {
    await open(page, "q1-15-35-45-56-57-59-15");
    await click(page, 5, 5);
    await openMore(page);
  },
  "broken-link": (page) => open(page, "q1-12-12c1-15"),
};

for (const [name, reach] of Object.entries(positions)) {
  test(`the tree: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await reach(page);
    // What else waits behind the doors has tests of its own.
    const part = { history: ".qt-history", score: ".qt-score" }[name] ?? "main";
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test("over a whole game every change is spoken exactly once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const heard = await page.evaluateHandle(() => {
    const seen: string[] = [];
    for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]")) {
      new MutationObserver(() => seen.push(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    return seen;
  });
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  const pair = (a: number, b: number) => keys(String(a), "Enter", String(b), "Enter");
  await square(page, 5).focus();
  await pair(1, 5);
  await pair(3, 5);
  await keys("Control+z", "Control+Shift+Z");
  for (const [a, b] of [
    [4, 5],
    [5, 6],
    [5, 7],
    [5, 9],
    [1, 5],
  ] as const)
    await pair(a, b);
  await keys("ArrowDown", "Tab", "Enter");
  await openExplore(page);
  await page.getByRole("button", { name: "One step back" }).click();
  await page.getByRole("button", { name: "To the newest move" }).click();
  await page.getByRole("slider").focus();
  await keys("ArrowLeft", "End");
  await page.getByRole("button", { name: "Show why" }).click();
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  await page.getByRole("button", { name: "Rematch, sides swapped" }).click();
  await pair(1, 2);
  await page.getByRole("button", { name: "To the start" }).click();
  await click(page, 8, 9);
  await page.getByRole("button", { name: "Play anyway" }).click();
  expect(await heard.jsonValue()).toEqual([
    "X1 in squares 1 and 5. O to move.",
    "O2 in squares 3 and 5. X to move.",
    "Undone. O to move.",
    "Redone. X to move.",
    "X3 in squares 4 and 5. O to move.",
    "O4 in squares 5 and 6. X to move.",
    "X5 in squares 5 and 7. O to move.",
    "O6 in squares 5 and 9. X to move.",
    "X7 in 1 and 5 closes the cycle 1, 5. O chooses.",
    "Collapse: X7 on 5, so X1 on 1, O2 on 3, X3 on 4, O4 on 6, X5 on 7 and O6 on 9. X wins: X's column 1-4-7 was " +
      "complete at move 5 (X1, X3, X5), O's column 3-6-9 at move 6 (O2, O4, O6). The lower number counts first.",
    "Looking back: after X7. X7 in 1 and 5 closes the cycle 1, 5. O chooses.",
    "Back in the game. X wins: X's column 1-4-7 was complete at move 5 (X1, X3, X5), O's column 3-6-9 at move 6 " +
      "(O2, O4, O6). The lower number counts first.",
    "X has the column 1-4-7: X1, X3 and X5.",
    "Rematch: Player B is X now. X to move.",
    "X1 in squares 1 and 2. O to move.",
    "Looking back: the start. No move has been made yet. X to move.",
    "This drops move 1: play anyway?",
    "X1 in squares 8 and 9. O to move.",
  ]);
});
