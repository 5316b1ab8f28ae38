/** Puzzles on the board: solved, failed and refuted, hinted at, linked to, and remembered where storage allows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { everywhere } from "./axe";
import { button, study, title } from "./exercises";
import { address, click, expect, notice, open, ready, record, spoken, square, status, test } from "./page";

interface Listed {
  readonly number: number;
  readonly record: string;
  readonly goal: string;
  readonly answer: string;
}

const file = join(import.meta.dirname, "../../www/src/games/quantum/courses/puzzles.txt");
const listed: readonly Listed[] = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line, index) => {
    const [record = "", goal = "", answer = ""] = line.trim().split(/\s+/);
    return { number: index + 1, record, goal, answer };
  });

/** The first puzzle with a move of a kind as its answer. */
function puzzleWith(isWanted: (puzzle: Listed) => boolean): Listed {
  const found = listed.find(isWanted);
  if (!found) throw new Error("there is no such puzzle");
  return found;
}
const placing = puzzleWith(({ answer, goal }) => goal === "win" && !answer.startsWith("c"));
const choosing = puzzleWith(({ answer }) => answer.startsWith("c"));

const verdict = (page: Page) => page.locator(".qt-ex-verdict");

/** Plays a pair, or a choice, by keys on the board. */
async function playByKeys(page: Page, token: string): Promise<void> {
  for (const key of token.replace("c", "")) {
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    if (token.startsWith("c")) await page.keyboard.press("Enter");
  }
}

/** A legal pair that is not the answer and leaves the game going on. */
function wrongPair({ answer }: Listed, taken: readonly number[]): string {
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => !taken.includes(one));
  for (const a of free) for (const b of free) if (a < b && `${a}${b}` !== answer) return `${a}${b}`;
  throw new Error("there is no other pair");
}

async function classicalSquares(page: Page): Promise<number[]> {
  const names = await page
    .locator(".qt-cell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  return names.flatMap((name, index) => (name.includes("classical") ? [index + 1] : []));
}

test("one is failed, refuted, hinted at and solved, by keyboard; the own game waits", async ({ page }) => {
  await open(page, "q1-12-25");
  await button(page, "Puzzles").click();
  const list = page.getByRole("dialog", { name: "Puzzles" });
  await expect(list.getByRole("heading", { name: "Puzzles" })).toBeFocused();
  await expect(list.getByRole("button", { name: /^Puzzle \d+$/ })).toHaveCount(listed.length);
  await list.getByRole("button", { name: `Puzzle ${placing.number}`, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(list).toBeHidden();
  await expect(title(page)).toHaveText(/^[XO] to move wins$/);
  await expect(title(page)).toBeFocused();
  expect(await address(page)).toMatch(new RegExp(`\\?puzzle=${placing.number}#q1-12-25$`));
  await expect(button(page, "New game")).toBeHidden();

  await square(page, 5).focus();
  const other = wrongPair(placing, await classicalSquares(page));
  await playByKeys(page, other);
  await expect(status(page)).toHaveText("Not yet.");
  await expect(verdict(page)).toHaveText(
    new RegExp(`^Squares ${other[0]} and ${other[1]}: .* answers .+\\.$`),
  );
  // The answer is on the board, and was said together with what it means.
  await expect(spoken(page)).toContainText(`Squares ${other[0]} and ${other[1]}: `);
  await expect(notice(page)).not.toBeEmpty();
  const before = await notice(page).textContent();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toHaveText("Take it back with Try again first.");
  await button(page, "Show the next move").click();
  await expect(notice(page)).not.toHaveText(before ?? "");
  await button(page, "Try again").press("Enter");
  await expect(page.locator(".qt-cell:focus")).toHaveCount(1);
  await expect(spoken(page)).toHaveText("The puzzle from its beginning.");
  await expect(button(page, "Try again")).toBeHidden();

  await button(page, "Hint").press("Enter");
  await expect(page.locator(".qt-ex-hints > p")).toHaveCount(1);
  await button(page, "Another hint").press("Enter");
  await expect(page.locator("[data-lit=hint]")).toHaveCount(1);
  await expect(spoken(page)).toHaveText(/^Square \d is part of it\.$/);
  await expect(button(page, /hint/i)).toHaveCount(0);
  await expect(page.locator(".qt-cell:focus")).toHaveCount(1);

  await square(page, 5).focus();
  await playByKeys(page, placing.answer);
  await expect(status(page)).toHaveText("Right.");
  await expect(spoken(page)).toContainText(/Right\. Squares \d and \d: a win/);
  await expect(page.locator(".qt-ex-head")).toHaveText(`Puzzle ${placing.number} · done`);
  await expect(page).toHaveTitle(`Puzzle ${placing.number} · Quantum tic-tac-toe`);
  // Undo does not take a solved puzzle apart, and the match score is not touched.
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("Right.");

  await button(page, "Back to your game").press("Enter");
  await expect(status(page)).toHaveText("X: pick two squares");
  expect(await record(page)).toBe("q1-12-25");
  expect(await address(page)).not.toContain("puzzle");
  await expect(page).toHaveTitle("Quantum tic-tac-toe");
  await expect(spoken(page)).toHaveText("Back in your game. X: pick two squares.");
  await expect(page.locator(".qt-cell:focus")).toHaveCount(1);
  await page.keyboard.press("Control+z");
  expect(await record(page)).toBe("q1-12");

  // It is remembered.
  await page.reload();
  await ready(page);
  await button(page, "Puzzles").click();
  await expect(button(page, `Puzzle ${placing.number}, done`)).toBeVisible();
  await expect(list).toContainText(`1 of ${listed.length} done. What is done is remembered in this browser.`);
});

test("a choice is failed and solved by mouse, on the board and by its cards", async ({ page }) => {
  await study(page, "", `?puzzle=${choosing.number}`);
  await expect(title(page)).toHaveText(/^[XO] chooses: only one choice (wins|saves the draw)$/);
  // Nobody asked for the focus by following a link.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  const good = Number(choosing.answer.slice(1));
  const radios = page.getByRole("radio");
  await expect(radios).toHaveCount(2);
  const values = await radios.evaluateAll((all) => all.map((one) => Number((one as HTMLInputElement).value)));
  const bad = values.find((value) => value !== good) ?? 0;
  await click(page, bad, bad);
  await expect(status(page)).toHaveText("Not yet.");
  await expect(verdict(page)).toHaveText(new RegExp(`^[XO]\\d on ${bad}: `));
  await button(page, "Try again").click();
  await page.locator(".qt-card").nth(values.indexOf(good)).click();
  await page.getByRole("button", { name: /^Confirm/ }).click();
  await expect(status(page)).toHaveText("Right.");
  await expect(page.locator(".qt-cell:focus")).toHaveCount(1);
  await button(page, "Next").click();
  await expect(title(page)).toBeFocused();
  expect(await address(page)).toContain(`?puzzle=${choosing.number + 1}`);
});

test("links: today's, one that does not exist, the fragment, and back", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 30, 9));
  await study(page, "q1-19", "?puzzle=today");
  await expect(title(page)).toBeVisible();
  const today = (await page.locator(".qt-ex-head").textContent())?.match(/^Puzzle \d+/)?.[0];
  expect(await address(page)).toContain("?puzzle=today#q1-19");
  await page.clock.setFixedTime(new Date(2026, 11, 1, 9));
  await page.reload();
  await ready(page);
  await expect(page.locator(".qt-ex-head")).toHaveText(/^Puzzle \d+/);
  await expect(page.locator(".qt-ex-head")).not.toHaveText(today ?? "");

  // The fragment is the person's own game, also while a puzzle is on.
  await page.evaluate(() => {
    location.hash = "q1-28-37";
  });
  await expect.poll(() => record(page)).toBe("q1-28-37");
  await expect(title(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => record(page)).toBe("q1-19");
  await expect(title(page)).toBeVisible();
  await button(page, "Back to your game").click();
  await expect(square(page, 9)).toHaveAccessibleName("Square 9, bottom right. X1, spooky.");

  // A number that is none of a puzzle's gives the list, and the game behind it.
  await open(page, "", "?puzzle=9999");
  await expect(page.getByRole("dialog", { name: "Puzzles" })).toContainText(
    "Puzzle 9999 does not exist. These are all.",
  );
  await expect(page.getByText("Puzzle 9999 does not exist. These are all.")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(status(page)).toHaveText("X: pick two squares");
  await expect(page.locator(".qt-cell:focus")).toHaveCount(1);
  await expect(page).toHaveURL(/\/$/);
});

test("the computer waits outside: it plays in no puzzle, and goes on when the game is back", async ({
  page,
}) => {
  await open(page);
  await page.getByLabel("Against").selectOption("Strong");
  await expect(status(page)).toHaveText("You (X): pick two squares");
  const before = await record(page);
  await button(page, "Puzzles").click();
  await page.getByRole("button", { name: `Puzzle ${placing.number}`, exact: true }).click();
  await square(page, 5).focus();
  await playByKeys(page, placing.answer);
  await expect(status(page)).toHaveText("Right.");
  await expect(button(page, "Show the next move")).toBeVisible();
  expect(await record(page)).toBe(before);
  await button(page, "Back to your game").click();
  await expect(status(page)).toHaveText("You (X): pick two squares");
  expect(await record(page)).toBe(before);
  // The own turn was X's; after it the computer answers, whatever it thinks best.
  await click(page, 8, 9);
  await expect.poll(() => record(page)).toMatch(/^q1-89-/);
});

test("without storage, and with nonsense in it, everything works and says that nothing is kept", async ({
  page,
}) => {
  await page.addInitScript(() => {
    try {
      localStorage.setItem("quantum-tictactoe.exercises", '{"version":1,"done":[7,"puzzle-1","rm -rf"]}');
    } catch {}
    const block = new URLSearchParams(location.search).has("blocked");
    if (block) {
      Object.defineProperty(globalThis, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await open(page);
  await button(page, "Puzzles").click();
  await expect(page.getByRole("dialog")).toContainText(
    `1 of ${listed.length} done. What is done is remembered`,
  );
  await study(page, "", `?blocked&puzzle=${placing.number}`);
  await square(page, 5).focus();
  await playByKeys(page, placing.answer);
  await expect(status(page)).toHaveText("Right.");
  await button(page, "All puzzles").click();
  await expect(page.getByRole("dialog")).toContainText(
    `1 of ${listed.length} done. This browser keeps nothing`,
  );
});

test("where workers are refused the refutation comes from the page itself", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", {
      value: class {
        constructor() {
          throw new DOMException("refused", "SecurityError");
        }
      },
    });
  });
  await study(page, "", `?puzzle=${placing.number}`);
  await square(page, 5).focus();
  await playByKeys(page, wrongPair(placing, await classicalSquares(page)));
  await expect(verdict(page)).toHaveText(/ answers .+\.$/);
});

test("axe finds nothing, in any theme, wide or narrow, and the board stays where it is", async ({ page }) => {
  test.setTimeout(180_000);
  await study(page, "", `?puzzle=${choosing.number}`);
  await click(page, Number(choosing.answer.slice(1)));
  await expect(page.getByRole("button", { name: /^Confirm [XO]/ })).toBeVisible();
  expect(await everywhere(page)).toEqual([]);
  await study(page, "", `?puzzle=${placing.number}`);
  await button(page, "Hint").click();
  await button(page, "Another hint").click();
  const places = async () => {
    const found: unknown[] = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(
        await page.evaluate(() => {
          const { x, y, width } =
            document.querySelector(".qt-board")?.getBoundingClientRect() ?? new DOMRect();
          return { x: x + scrollX, y: y + scrollY, width };
        }),
      );
    }
    return found;
  };
  const before = await places();
  expect(await everywhere(page)).toEqual([]);
  await square(page, 5).focus();
  await playByKeys(page, wrongPair(placing, await classicalSquares(page)));
  await expect(verdict(page)).toHaveText(/ answers .+\.$/);
  expect(await places()).toEqual(before);
  expect(await everywhere(page)).toEqual([]);
  await button(page, "All puzzles").click();
  expect(await everywhere(page)).toEqual([]);
});
