/** The end of a game: the sentence for each kind of result, and the steps behind it. */
import type { Page } from "@playwright/test";
import { click, expect, open, openMore, spoken, square, status, test } from "./page";

const result = (page: Page) => page.locator(".qt-end-part[data-on] :is(.qt-result, .qt-told)");

/** Record, who won, the sentence behind "X wins:", and how the sentence begins with points. */
const results: Readonly<Record<string, readonly [string, string, string, string]>> = {
  "one line": [
    "q1-34-18-79-47-48-14c4",
    "O wins",
    "O's column 1-4-7 was complete at move 6 (O2, O4, O6).",
    "O wins: 1 point, X 0.",
  ],
  "one line with the last square": [
    "q1-36-39-78-35-89-14-45-47c4-2",
    "X wins",
    "X's column 2-5-8 was complete at move 9 (X5, X7, X9).",
    "X wins: 1 point, O 0.",
  ],
  "both, X first": [
    "q1-29-29c2-56-58-35-56c5",
    "X wins",
    "X's column 3-6-9 was complete at move 5 (X1, X3, X5), O's column 2-5-8 at move 6 (O2, O4, O6). The lower number counts first.",
    "X wins: 1 point, O ½.",
  ],
  "both, O first": [
    "q1-78-56-79-69-35-49-37c7",
    "O wins",
    "O's row 4-5-6 was complete at move 6 (O2, O4, O6), X's row 7-8-9 at move 7 (X1, X3, X7). The lower number counts first.",
    "O wins: 1 point, X ½.",
  ],
  "two lines of X at different numbers": [
    "q1-35-45-56-17-15-38-79-25-25c2",
    "X wins",
    "X's column 3-6-9 was complete at move 7 (X1, X3, X7), and row 1-2-3 at move 9 (X1, X5, X9).",
    "X wins: 1½ points, O 0.",
  ],
  "two lines of X at the same number": [
    "q1-45-69-18-27-28-67-13-14-23c2",
    "X wins",
    "X's row 1-2-3 (X3, X7, X9) and column 2-5-8 (X1, X5, X9) were both complete at move 9.",
    "X wins: 2 points, O 0.",
  ],
  "a draw": [
    "q1-46-17-39-28-48-69-16-58-46c4",
    "A draw",
    "the board is full and nobody has three in a row.",
    "A draw, no points:",
  ],
  "a draw with the last square": [
    "q1-24-12-35-78-29-37-79-47c4-6",
    "A draw",
    "the board is full and nobody has three in a row.",
    "A draw, no points:",
  ],
};

for (const [name, [link, headline, why, withPoints]] of Object.entries(results)) {
  test(`the sentence: ${name}`, async ({ page }) => {
    await open(page, link);
    await expect(status(page)).toHaveText(headline);
    await expect(result(page)).toHaveText(`${headline}: ${why}`);
    await openMore(page);
    await page.getByLabel("Show points beside the result").check();
    await expect(result(page)).toHaveText(`${withPoints} ${why}`);

    // Every step behind it is said and shown, and tells something new.
    await page.getByRole("button", { name: "Show why" }).click();
    const next = page.getByRole("button", { name: "Next", exact: true });
    const sentences = new Set<string>();
    for (;;) {
      const sentence = (await result(page).textContent()) ?? "";
      await expect(spoken(page)).toHaveText(sentence);
      expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
      expect(sentence).not.toMatch(/undefined|null/);
      sentences.add(sentence);
      if ((await next.getAttribute("aria-disabled")) === "true") break;
      await next.click();
    }
    await expect(page.getByText(`${sentences.size} of ${sentences.size}`)).toBeVisible();
  });
}

test("why, by keyboard: the focus never gets lost, and the line is pointed out", async ({ page }) => {
  await open(page, "q1-15-35-45-56-57-59-15");
  await click(page, 5, 5);
  const said = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const region = document.querySelector(".qt-frame > [role=status]");
    if (region)
      new MutationObserver(() => seen.push(region.textContent ?? "")).observe(region, { childList: true });
    return seen;
  });
  const told = async () => {
    const marked = page.locator("[data-why]");
    return (
      await marked.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")?.[7]))
    ).join("");
  };
  await page.getByRole("button", { name: "Show why" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeFocused();
  expect(await told()).toBe("147");
  await expect(square(page, 7)).toHaveAttribute("data-highest", "");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await told()).toBe("369");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Show why" })).toBeFocused();
  expect(await told()).toBe("");
  expect(await said.jsonValue()).toEqual([
    "X has the column 1-4-7: X1, X3 and X5.",
    "A line is complete with its highest number. Of 1, 3 and 5 that is 5, so the column 1-4-7 was complete at move 5.",
    "O has the column 3-6-9: O2, O4 and O6.",
    "A line is complete with its highest number. Of 1, 3 and 5 that is 5, so the column 1-4-7 was complete at move 5.",
  ]);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(page.getByRole("button", { name: "Show why" })).toBeFocused();
});
