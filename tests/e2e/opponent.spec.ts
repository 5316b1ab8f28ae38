/** Against the computer: whole games by mouse and by keyboard, and everything that may come between. */
import type { Page } from "@playwright/test";
import { everywhere } from "./axe";
import { replay, seedChance, startEngine } from "./monkey";
import {
  click,
  dice,
  expect,
  notice,
  open,
  openExplore,
  openMore,
  record,
  spoken,
  square,
  status,
  test,
} from "./page";

test.beforeAll(startEngine);

const against = (page: Page) => page.getByLabel("Against", { exact: true });
/** The radio itself lies under its label. */
const side = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The page with a clock that stands still until it is told to go on. */
async function openStill(page: Page, moves = "", seed = 1): Promise<void> {
  await seedChance(page, seed);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, moves);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Lets the computer move: what thinks for it is loaded, and takes its own time. */
const letMove = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return status(page).textContent();
    })
    .not.toMatch(/thinking/);

/** More time than any pause, once whoever thinks is there. */
async function longTime(page: Page): Promise<void> {
  await expect.poll(() => page.workers().length).toBe(1);
  await page.clock.runFor(10_000);
}

/** The hands of a person: how a move is made. */
type Hands = (page: Page, move: string) => Promise<void>;

const byMouse: Hands = async (page, move) => {
  const [a = 0, b = 0] = [...move.replace("c", "")].map(Number);
  if (move.startsWith("c")) await click(page, a, a);
  else await (b === 0 ? click(page, a) : click(page, a, b));
};

const byKeyboard: Hands = async (page, move) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  if (!move.startsWith("c")) {
    for (const square of move) await press(square, "Enter");
    return;
  }
  // Whoever has to choose has the focus on the first of the two already.
  const radio = page.locator(`.qt-choice input[value="${move.slice(1)}"]`);
  await expect(page.locator(".qt-choice input").first()).toBeFocused();
  await press("Space");
  if (!(await radio.isChecked())) await press("ArrowDown");
  await press("Tab", "Enter");
};

/** Plays until the game is over; who chooses a collapse keeps the focus, and it is never lost. */
async function playOn(page: Page, hands: Hands, roll: (sides: number) => number): Promise<void> {
  for (let moves = 0; moves < 20; moves += 1) {
    await letMove(page);
    await expect(status(page)).toHaveText(/^(You \(|You win|The computer wins|A draw)/);
    if (!(await status(page).textContent())?.startsWith("You (")) return;
    const link = await record(page);
    const { moves: legal } = replay({ link });
    await hands(page, legal[roll(legal.length)] ?? "");
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  }
  throw new Error("the game does not end");
}

for (const [seed, level] of ["random", "beginner", "casual", "strong", "perfect"].entries()) {
  test(`whole games against ${level}: as X by mouse, as O by keyboard`, async ({ page }) => {
    const roll = dice(seed);
    await openStill(page, "", seed);
    await against(page).selectOption(level);
    await expect(spoken(page)).toHaveText(`The computer (${level}) plays O, you play X. Your turn.`);
    await square(page, 5).focus();
    await playOn(page, byMouse, roll);
    await openMore(page);
    await expect(page.locator(".qt-score tbody")).toHaveText(/You\s*X.*The computer\s*O/s);
    await page.locator(".qt-more > summary").click();
    await button(page, "Rematch, sides swapped").click();
    await expect(spoken(page)).toHaveText("Rematch: you are O now. X to move.");
    await expect(side(page, "O")).toBeChecked();
    await playOn(page, byKeyboard, roll);
    await expect(page.locator(".qt-score")).toContainText("2 games");
  });
}

test("what comes while it thinks: presses, a typed move, undo, a new game, another level, a look back", async ({
  page,
}) => {
  await openStill(page);
  await against(page).selectOption("strong");
  const board = await page.locator(".qt-board").boundingBox();
  await click(page, 1, 5);
  await expect(status(page)).toHaveText("O (computer) is thinking…");
  await expect(spoken(page)).toHaveText("X1 in squares 1 and 5. O to move.");
  expect(await page.locator(".qt-board").boundingBox()).toEqual(board);
  await click(page, 2, 3, 2, 3);
  await expect(notice(page)).toHaveText("O (computer) has the move now.");
  await openMore(page);
  await page.getByLabel("Type a move").fill("23");
  await page.getByLabel("Type a move").press("Enter");
  await expect(page.locator(".qt-refused")).toHaveText("O (computer) has the move now.");
  await expect(button(page, "Hint")).toHaveAttribute("aria-disabled", "true");
  expect(await record(page)).toBe("q1-15");

  await button(page, "Undo").click();
  await expect(spoken(page)).toHaveText("Undone. Your turn.");
  await longTime(page);
  expect(await record(page)).toBe("q1");
  await button(page, "Redo").click();
  await expect(status(page)).toHaveText("O (computer) is thinking…");
  await button(page, "New game").click();
  await longTime(page);
  await expect(status(page)).toHaveText("You (X): pick two squares");
  expect(await record(page)).toBe("q1");

  await click(page, 1, 5);
  await openExplore(page);
  await button(page, "To the start").click();
  await longTime(page);
  expect(await record(page)).toBe("q1-15");
  await expect(status(page)).toHaveText("Looking back: the start");
  await button(page, "To the newest move").click();
  await against(page).selectOption("random");
  await letMove(page);
  await expect(status(page)).toHaveText(/^You \(X\)/);
  await expect(spoken(page)).toHaveText(/^O2 in .*\. (Your turn|You choose)\.$/);
  const answered = await record(page);
  expect(answered).toMatch(/^q1-15-\d\d$/);
  await longTime(page);
  expect(await record(page)).toBe(answered);

  // Undo goes over both moves, redo as well.
  await button(page, "Undo").click();
  expect(await record(page)).toBe("q1");
  await button(page, "Redo").click();
  expect(await record(page)).toBe(answered);
  // Another move from an earlier point is asked about, and then answered.
  await button(page, "To the start").click();
  await click(page, 8, 9);
  await button(page, "Play anyway").click();
  expect(await record(page)).toBe("q1-89");
  await letMove(page);
  expect(await record(page)).toMatch(/^q1-89-\d\d$/);
});

test("it never moves before a collapse has been seen, and says what it chose and why", async ({ page }) => {
  await page.clock.install();
  await open(page, "q1-47-79");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(against(page)).toHaveValue("both");
  await against(page).selectOption("perfect");
  await square(page, 7).focus();
  await click(page, 7, 9);
  await expect(status(page)).toHaveText("O (computer) is thinking…");
  await expect(page.locator(".qt-choice")).not.toBeVisible();
  await expect(square(page, 9)).toBeFocused();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return record(page);
    })
    .toContain("c");
  await expect(spoken(page)).toHaveText(
    /^O \(computer\) chose X3 on (\d): the only choice that holds the draw\. Collapse: X3 on \1, so .* O to move\.$/,
  );
  const settled = await record(page);
  expect(settled).toMatch(/^q1-47-79-79c\d$/);
  // In motion, for longer than any pause.
  await page.clock.runFor(600);
  expect(await record(page)).toBe(settled);
  // A key ends the motion and does its work; then comes the pause.
  await page.keyboard.press("ArrowUp");
  await expect(square(page, 6)).toBeFocused();
  expect(await record(page)).toBe(settled);
  await letMove(page);
  expect(await record(page)).toMatch(new RegExp(`^${settled}-\\d\\d$`));
  await expect(notice(page)).toHaveText(
    /^O \(computer\) chose X3 on \d: the only choice that holds the draw\. O4 in (squares )?\d and \d/,
  );
  await expect(square(page, 6)).toBeFocused();
});

test("watching: it can wait, go on and make one step, and what was chosen last comes back", async ({
  page,
}) => {
  await openStill(page);
  await against(page).selectOption("perfect");
  await side(page, "O").check({ force: true });
  await letMove(page);
  await expect(spoken(page)).toHaveText(/^X1 in squares \d and \d\. Your turn\.$/);
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
  const mine = await record(page);
  await page.reload();
  await expect(side(page, "O")).toBeChecked();
  await expect(status(page)).toHaveText("You (O): pick two squares");
  expect(await record(page)).toBe(mine);

  await side(page, "Watch").check({ force: true });
  const length = async () => (await record(page)).split("-").length;
  const goesOn = async (from: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(1_300);
        return length();
      })
      .toBeGreaterThan(from);
  await goesOn(2);
  await button(page, "Pause").click();
  await expect(spoken(page)).toHaveText("Paused.");
  const paused = await length();
  await longTime(page);
  expect(await length()).toBe(paused);
  await button(page, "One step").click();
  await goesOn(paused);
  await longTime(page);
  expect(await length()).toBe(paused + 1);
  await button(page, "Go on").click();
  await square(page, 5).focus();
  await page.keyboard.press("Escape");
  await expect(status(page)).toHaveText(/^[XO] \(computer\) is to move$/);
  await button(page, "Go on").click();
  await click(page, 5);
  await expect(spoken(page)).toHaveText("Paused.");

  // A link from elsewhere is for two people, and who comes back without one plays as before.
  await page.goto("about:blank");
  await open(page, "q1-12");
  await expect(against(page)).toHaveValue("both");
  await page.goto("about:blank");
  await open(page);
  await expect(against(page)).toHaveValue("perfect");
  await expect(side(page, "O")).toBeChecked();
});

test("a hint: on the board and in words, said once, gone with the move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "q1-47-79-79");
  const bare = await page.locator(".qt-canvas").screenshot();
  await button(page, "Hint").click();
  const sentence = /^Hint: X3 on (\d)\. The only one that holds the draw\.$/;
  await expect(notice(page)).toHaveText(sentence);
  await expect(spoken(page)).toHaveText(sentence);
  expect(bare.equals(await page.locator(".qt-canvas").screenshot())).toBe(false);
  const [, best = ""] = sentence.exec((await notice(page).textContent()) ?? "") ?? [];
  await click(page, Number(best), Number(best));
  await expect(notice(page)).toHaveText(/^Collapse: /);
  await button(page, "Hint").click();
  await expect(notice(page)).toHaveText(/^Hint: squares \d and \d\. /);
  await page.keyboard.press("Escape");
  await expect(notice(page)).not.toHaveText(/^Hint/);
});

test("without the computer's code two people go on", async ({ page }) => {
  await page.route(/thinker-/, (route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "nonsense(" }),
  );
  await open(page);
  await against(page).selectOption("strong");
  await click(page, 1, 5);
  await expect(against(page)).toHaveValue("both");
  const sentence = "The computer player could not be loaded. Two people can go on.";
  await expect(notice(page)).toHaveText(sentence);
  await click(page, 2, 3);
  expect(await record(page)).toBe("q1-15-23");
  await button(page, "Hint").click();
  await expect(notice(page)).toHaveText("No hint can be worked out now.");
});

test("without a worker the computer and hints work in slices", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "Worker", { value: undefined });
  });
  await open(page);
  await button(page, "Hint").click();
  await expect(notice(page)).toHaveText(/^Hint: squares (1 and 9|3 and 7)\. It wins\.$/);
  await against(page).selectOption("perfect");
  await click(page, 1, 5);
  await expect(status(page)).toHaveText(/^You/);
  expect(page.workers()).toHaveLength(0);
});

test("axe finds nothing while it thinks, waits, watches and hints, in any theme, wide or narrow", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/thinker-/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await against(page).selectOption("beginner");
  await click(page, 1, 5);
  await expect(status(page)).toHaveText("O (computer) is thinking…");
  expect(await everywhere(page)).toEqual([]);
  release();
  await expect(status(page)).toHaveText(/^You/);
  await button(page, "Hint").click();
  await expect(notice(page)).toHaveText(/^Hint/);
  expect(await everywhere(page)).toEqual([]);
  await side(page, "Watch").check({ force: true });
  await button(page, "Pause").click();
  expect(await everywhere(page)).toEqual([]);
});
