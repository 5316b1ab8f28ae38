/** The classic board: whole games, every combination of its options, links, and everyone's way of playing. */
import type { Locator, Page } from "@playwright/test";
import { type ClassicView, Match } from "quantum-tictactoe";
import { everywhere } from "./axe";
import { startEngine } from "./monkey";
import { address, expect, notice, open, openMore, record, spoken, status, test } from "./page";

test.beforeAll(startEngine);

const board = (page: Page): Locator => page.locator(".qt-classic");
const cell = (page: Page, square: number): Locator =>
  board(page)
    .getByRole("gridcell")
    .nth(square - 1);

/** Presses squares one after the other, also those that will refuse. */
async function press(page: Page, ...squares: readonly number[]): Promise<void> {
  for (const square of squares) await cell(page, square).click({ force: true });
}

async function openClassic(page: Page, link = "t1.3"): Promise<void> {
  await open(page, link);
  await expect(board(page)).toHaveAttribute("data-ready", "");
}

/** What the engine says of a record. */
function replay(link: string): ClassicView {
  const view = Match.fromRecord(link).view();
  if (view.variant !== "classic") throw new Error(link);
  return view;
}

const letters = { x: "X", o: "O" } as const;

/** The board shows what the engine's replay of the link says. */
async function agrees(page: Page): Promise<ClassicView> {
  // Both at one moment: the computer may move between two looks.
  const { link, names } = await board(page)
    .getByRole("gridcell")
    .evaluateAll((cells) => ({
      link: location.hash.slice(1),
      names: cells.map((made) => made.getAttribute("aria-label") ?? ""),
    }));
  const view = replay(link);
  const marks = view.squares.map((mark) => `${mark ? letters[mark] : "Empty"}.`);
  expect(names.map((name) => name.split(". ")[1])).toEqual(marks);
  return view;
}

test("from the quantum game by mouse: a whole game, another board, and back to the game that was left", async ({
  page,
}) => {
  await open(page, "q1-12-25");
  await openMore(page);
  const print = page.getByRole("link", { name: "Print this game" });
  await expect(print).toBeVisible();
  await page.getByRole("link", { name: "Classic tic-tac-toe" }).click();
  await expect(cell(page, 5)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Classic tic-tac-toe");
  await expect(page).toHaveTitle("Classic tic-tac-toe");
  const line = status(page);
  await expect(line).toHaveText("First player, X: choose a square");
  await expect(notice(page)).toHaveText("Three in a row win.");

  await press(page, 5, 1);
  await expect(spoken(page)).toHaveText("O in square 1. First player, X, to move.");
  expect(await record(page)).toBe("t1.3-5-1");
  await press(page, 1);
  await expect(notice(page)).toHaveText("Square 1 has a mark already. Choose an empty one.");
  await press(page, 9, 3, 2, 4, 8);
  await expect(line).toHaveText("First player wins");
  await expect(board(page).locator(".qt-result")).toHaveText("First player wins with the column 2-5-8.");
  await expect(spoken(page)).toHaveText("X in square 8. First player wins with the column 2-5-8.");
  await agrees(page);
  await press(page, 6);
  await expect(notice(page)).toHaveText("The game is over.");

  await page.getByRole("button", { name: "Rematch, sides swapped" }).click();
  await expect(cell(page, 6)).toBeFocused();
  expect(await record(page)).toBe("t1.3");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await record(page)).toBe("t1.3-5-1-9-3-2-4-8");

  await openMore(page);
  await expect(page.getByRole("link", { name: "Quantum tic-tac-toe" })).toBeVisible();
  await expect(print).toBeVisible();
  await page.getByRole("link", { name: "Quantum tic-tac-toe" }).click();
  await expect(print).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Square 2, top middle. X1, O2, spooky." })).toBeVisible();
  await expect(board(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quantum tic-tac-toe");
  expect(await record(page)).toBe("q1-12-25");
  await page.goBack();
  await expect(status(page)).toHaveText("First player wins");
});

test("a whole game by keyboard alone, with undo, a typed move, history and other rules", async ({ page }) => {
  await openClassic(page, "t1.3.w");
  const keys = async (...names: readonly string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await cell(page, 5).focus();
  await keys("ArrowUp", "ArrowLeft", "Enter");
  expect(await record(page)).toBe("t1.3.w-1x");
  await keys("o");
  await expect(spoken(page)).toHaveText("The next mark is O.");
  await expect(page.getByRole("radio", { name: "O", exact: true })).toBeChecked();
  await keys("9", "Space");
  await expect(spoken(page)).toHaveText("Second player puts O in square 9. First player to move.");
  await keys("Control+z", "Control+Shift+Z", "/");
  await keys("5", "x", "Enter");
  await expect(page.getByLabel("Type a move")).toBeFocused();
  expect(await record(page)).toBe("t1.3.w-1x-9o-5x");
  await keys("5", "Enter");
  await expect(notice(page)).toHaveText("Say which mark as well, such as 2x or 2o.");
  await expect(page.getByLabel("Type a move")).toHaveAccessibleDescription(/^Say which mark/);

  await page.getByText("History", { exact: true }).click();
  await page.getByRole("slider", { name: "Position" }).focus();
  await keys("ArrowLeft");
  await expect(status(page)).toHaveText("Looking back: after move 2");
  await cell(page, 9).focus();
  await keys("x", "3", "Enter");
  await expect(page.getByRole("button", { name: "Keep the game" })).toBeFocused();
  await expect(spoken(page)).toHaveText("This drops move 3: play anyway?");
  await keys("Tab", "Enter");
  await expect(cell(page, 3)).toBeFocused();
  expect(await record(page)).toBe("t1.3.w-1x-9o-3x");
  await keys("2", "Enter");
  await expect(spoken(page)).toHaveText(
    "Second player puts X in square 2. Second player wins with the row 1-2-3.",
  );
  await expect(page.getByRole("list", { name: "Moves" }).getByRole("button")).toHaveText([
    "1. First player puts X in square 1.",
    "2. Second player puts O in square 9.",
    "3. First player puts X in square 3.",
    "4. Second player puts X in square 2.",
  ]);

  await page.getByText("Board and rules", { exact: true }).focus();
  await keys("Enter", "Tab", "ArrowRight", "ArrowRight");
  await expect(page.getByRole("radio", { name: "5 × 5" })).toBeChecked();
  await keys("Tab", "ArrowLeft", "Enter");
  expect(await record(page)).toBe("t1.5.4w");
  await expect(cell(page, 13)).toBeFocused();
  await keys("Control+Home", "ArrowRight", "ArrowDown", "Enter");
  expect(await record(page)).toBe("t1.5.4w-7x");
});

test("all eight combinations of the options are set on the page and agree with the engine", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openClassic(page);
  await page.getByText("Board and rules", { exact: true }).click();
  for (let combination = 0; combination < 8; combination++) {
    const [misere, wild, gravity] = [4, 2, 1].map((bit) => (combination & bit) > 0);
    const n = 3 + (combination % 3);
    await page.getByRole("radio", { name: `${n} × ${n}` }).check();
    const k = Math.max(3, n - (combination % 2));
    await page.getByRole("radio", { name: `${k} in a row` }).check();
    await page.getByLabel(/^Misère/).setChecked(misere === true);
    await page.getByLabel(/^Wild/).setChecked(wild === true);
    await page.getByLabel(/^Gravity/).setChecked(gravity === true);
    await page.getByRole("button", { name: "New game with these rules" }).click();
    const { rules } = await agrees(page);
    expect(rules).toEqual({ n, k, misere, wild, gravity });
    await expect(cell(page, Math.ceil((n * n) / 2))).toBeFocused();
    await expect(notice(page)).toHaveText(
      misere ? /^Whoever makes \w+ in a row loses\./ : /^\w+ in a row win\./,
    );
    for (const [step, square] of [1, n + 2, 2, 2 * n + 3, 1].entries()) {
      if (wild) {
        const mark = step % 2 === 0 ? "O" : "X";
        await board(page).locator(".qt-mark-choice", { hasText: mark }).click();
        await expect(status(page)).toContainText(`for ${mark}`);
      }
      await press(page, square);
      const view = await agrees(page);
      // The last press is on the first square again: only a column takes another mark.
      expect(view.length).toBe(step < 4 || gravity ? step + 1 : 4);
    }
    await expect(page.getByRole("radiogroup").or(page.locator(".qt-marks"))).toBeVisible({
      visible: wild === true,
    });
  }
});

test("against the computer: it answers, waits its turn, is undone with, watched, and remembered", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openClassic(page);
  const against = page.getByRole("combobox", { name: "Against" });
  await against.selectOption("Perfect");
  await expect(spoken(page)).toHaveText(
    "You are the first player, the computer (perfect) is the second. Your move.",
  );
  // Both presses in one turn of the page: the computer's answer can't come between them.
  const told = await board(page)
    .getByRole("gridcell")
    .evaluateAll((cells) => {
      for (const made of cells.slice(0, 2)) {
        if (made instanceof HTMLElement) made.focus();
        if (made instanceof HTMLElement) made.click();
      }
      return document.querySelector(".qt-notice")?.textContent;
    });
  expect(told).toBe("It is the computer's turn.");
  await expect(notice(page)).toHaveText(
    "The computer puts O in square 5. Proven: no other move holds the draw.",
  );
  expect(await record(page)).toBe("t1.3-1-5");
  await expect(status(page)).toHaveText("You, X: choose a square");
  await expect(cell(page, 2)).toBeFocused();
  // Nobody beats it: it takes what wins, and stops what would.
  await press(page, 2);
  await expect(spoken(page)).toHaveText(/^The computer puts O in square 3\. .+ Your move\.$/);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await record(page)).toBe("t1.3-1-5");
  await page.getByRole("button", { name: "Redo" }).click();
  expect(await record(page)).toBe("t1.3-1-5-2-3");
  await press(page, 4);
  await expect(status(page)).toHaveText("The computer wins");
  await expect(board(page).locator(".qt-result")).toHaveText("The computer wins with the diagonal 3-5-7.");

  await page.getByText("Second", { exact: true }).click();
  await page.getByRole("button", { name: "Rematch, sides swapped" }).click();
  await expect(status(page)).toHaveText("You, O: choose a square");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "false");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Second" })).toBeChecked();
  await expect(against).toHaveValue("perfect");

  await openClassic(page, "t1.3.m-5");
  await expect(against).toHaveValue("both");
  await against.selectOption("Random");
  await page.getByText("Watch", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await press(page, 1);
  await expect(status(page)).toHaveText("The computer is to move");
  const held = (await agrees(page)).length;
  await page.getByRole("button", { name: "One step" }).click();
  await expect(spoken(page)).toHaveText(/^[XO] in square \d\. It is a guess\./);
  expect((await agrees(page)).length).toBe(held + 1);
  for (let step = held + 1; step < 9 && (await agrees(page)).turn !== null; step++) {
    await page.getByRole("button", { name: "One step" }).click();
    await expect.poll(async () => (await agrees(page)).length).toBe(step + 1);
  }
  expect((await agrees(page)).turn).toBe(null);
});

test("links: opened, changed by hand, broken, and of the other game", async ({ page }) => {
  await openClassic(page, "t1.5.4mg-3-3");
  await expect(board(page).getByRole("gridcell")).toHaveCount(25);
  await expect(cell(page, 18)).toHaveAccessibleName("Column 3, row 4. O.");
  const before = await page.evaluate(() => history.length);
  await press(page, 1);
  expect(await record(page)).toBe("t1.5.4mg-3-3-1");
  expect(await page.evaluate(() => history.length)).toBe(before);

  const offer = board(page).locator(".qt-offer");
  for (const [link, reason, legal] of [
    [
      "t1.3-5-5-1",
      "Move 2, “5”, can't be played: square 5 has a mark already. Choose an empty one.",
      "t1.3-5",
    ],
    ["t1.4.g-1-9", "Move 2, “9”, can't be played: the columns are numbered 1 to 4.", "t1.4.g-1"],
    ["t1.3-1-4-2-5-3-6", "Move 6, “6”, can't be played: the game is over.", "t1.3-1-4-2-5-3"],
    ["t1.9", "Boards have 3, 4 or 5 squares on a side, and lines 3 marks or more.", null],
    ["t1.4.4", "A link writes each game in one way only; this is another.", null],
    ["t1.3.%3Cimg%3E", "A link writes each game in one way only; this is another.", null],
    ["t2", "It is not the record of a game of classic tic-tac-toe.", null],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await expect(offer).toContainText(reason);
    const before = await board(page).getByRole("gridcell").count();
    if (legal === null) {
      await expect(page.getByRole("button", { name: "Open what comes before" })).toBeHidden();
      await page.getByRole("button", { name: "Go on without it" }).click();
      expect(await board(page).getByRole("gridcell").count()).toBe(before);
    } else {
      await page.getByRole("button", { name: "Open what comes before" }).click();
      expect(await record(page)).toBe(legal);
    }
    await expect(offer).toBeHidden();
    await agrees(page);
  }

  await openMore(page);
  const field = page.getByLabel("Type a move");
  await field.fill("https://example.org/#q1-12-25");
  await field.press("Enter");
  await expect(page.getByRole("gridcell", { name: "Square 5, centre. O2, spooky." })).toBeVisible();
  await openMore(page);
  await field.fill("t1.3.g-2");
  await field.press("Enter");
  await expect(cell(page, 8)).toHaveAccessibleName("Column 2, row 3. X.");
  expect(new URL(await address(page)).hash).toBe("#t1.3.g-2");
});

test("without its code that is said, and the quantum game goes on", async ({ page }) => {
  await page.route(/classic-game-/, (route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "nonsense(" }),
  );
  await open(page, "q1-12");
  await openMore(page);
  await page.getByRole("link", { name: "Classic tic-tac-toe" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
  for (const square of [3, 4])
    await page
      .getByRole("gridcell")
      .nth(square - 1)
      .click();
  expect(await record(page)).toBe("q1-12-34");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
});

test("a link on loading, broken, is refused in words and spoken", async ({ page }) => {
  await openClassic(page, "t1.3-5-5");
  await expect(page.locator("body")).toBeFocused();
  await expect(spoken(page)).toHaveText(
    "This game can't be opened as it is. Move 2, “5”, can't be played: square 5 has a mark already. Choose an empty one.",
  );
  await page.getByRole("button", { name: "Open what comes before" }).click();
  await expect(cell(page, 5)).toHaveAccessibleName("Square 5, centre. X.");
});

/** One after the other on one page: only the fragment changes. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: (page) => openClassic(page),
  "a won game": (page) => openClassic(page, "t1.3-1-4-2-5-3"),
  "the largest board, everything open": async (page) => {
    await openClassic(page, "t1.5.4mwg-1x-1o-3x-2o");
    for (const door of ["Board and rules", "History", "More"]) {
      await board(page).locator("summary", { hasText: door }).click();
    }
  },
  "a question": async (page) => {
    await page.getByRole("button", { name: "To the start" }).click();
    await press(page, 3);
    await expect(page.getByRole("button", { name: "Keep the game" })).toBeFocused();
  },
  "against the computer": async (page) => {
    await openClassic(page, "t1.3.w");
    await page.getByRole("combobox", { name: "Against" }).selectOption("Beginner");
    await press(page, 5);
    await expect(status(page)).toHaveText("You: choose a square for X");
  },
  "a refusal": (page) => openClassic(page, "t1.4-1-1"),
};

test("axe finds nothing and nothing sticks out, in any theme, wide or narrow", async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    expect(await everywhere(page), name).toEqual([]);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a game under gravity; the board stays where it is", async ({ page }) => {
    await openClassic(page, "t1.4.3wg");
    const box = () => page.locator(".qt-classic .qt-board").boundingBox();
    const before = await box();
    for (const square of [2, 3, 2, 7]) await cell(page, square).tap();
    await page.locator(".qt-mark-choice", { hasText: "O" }).tap();
    expect((await page.locator(".qt-mark-choice").first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await cell(page, 1).tap();
    expect(await record(page)).toBe("t1.4.3wg-2x-3x-2x-3x-1o");
    await page.locator(".qt-mark-choice", { hasText: "X" }).tap();
    await cell(page, 4).tap();
    await expect(status(page)).toHaveText("Second player wins");
    await expect(board(page).locator(".qt-result")).toHaveText(
      "Second player wins with row 4, columns 2 to 4.",
    );
    await agrees(page);
    expect(await box()).toEqual(before);
  });
});
