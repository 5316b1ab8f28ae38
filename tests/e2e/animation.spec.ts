/** The collapse in motion: how it plays, how any input ends it without being lost, and how it is told by hand. */
import type { Page } from "@playwright/test";
import { drawing, expectStill, holdFrames, stopClock, waiting } from "./canvas";
import { click, expect, notice, open, openExplore, record, spoken, square, status, test } from "./page";

const cycle = "q1-12-25-34-28-15";
const collapsed = `${cycle}c5`;

/** The board before the choice, then the choice: the frames wait to be let go. */
async function collapse(page: Page, before = cycle): Promise<void> {
  await holdFrames(page);
  await open(page, before);
  await stopClock(page);
  await click(page, 5, 5);
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  expect(await waiting(page)).toBe(1);
}

/** What the board of a record looks like at rest. */
async function atRest(page: Page, of = collapsed): Promise<string> {
  const other = await page.context().newPage();
  await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
  await open(other, of);
  const still = await drawing(other);
  await other.close();
  return still;
}

test("plays to its end by itself, leaves the final board and says one thing", async ({ page }) => {
  await collapse(page);
  const still = await atRest(page);
  const middle = await drawing(page);
  expect(middle).not.toBe(still);
  expect(await record(page)).toBe(collapsed);
  await expect(status(page)).toHaveText("O: pick two squares");
  const said = "Collapse: X5 on 5, so O2 on 2, so X1 on 1 and O4 on 8. O to move.";
  await expect(spoken(page)).toHaveText(said);
  await page.evaluate(() => {
    const region = document.querySelector(".qt-frame > [role=status]");
    if (!region) throw new Error("there is no live region");
    let changes = 0;
    new MutationObserver((records) => {
      changes += records.length;
    }).observe(region, { childList: true, subtree: true, characterData: true });
    Object.assign(globalThis, { changes: () => changes });
  });
  await page.clock.runFor(400);
  expect(await drawing(page)).not.toBe(middle);
  await page.clock.runFor(400);
  await expectStill(page);
  expect(await drawing(page)).toBe(still);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: () => number }).changes())).toBe(0);
});

test.describe("any input ends it at once, and still does its work", () => {
  const inputs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    "a click": async (page) => {
      await click(page, 9);
      await expect(square(page, 9)).toHaveAttribute("aria-selected", "true");
    },
    "a click on a button": async (page) => {
      await page.getByRole("button", { name: "Undo" }).click();
      expect(await record(page)).toBe(cycle);
    },
    "Enter on a square": async (page) => {
      await square(page, 9).focus();
      await page.keyboard.press("Enter");
      await expect(square(page, 9)).toHaveAttribute("aria-selected", "true");
    },
    "an arrow": async (page) => {
      await page.keyboard.press("ArrowRight");
      await expect(square(page, 6)).toBeFocused();
    },
    "a number": async (page) => {
      await page.keyboard.press("7");
      await expect(square(page, 7)).toBeFocused();
    },
    "a question": async (page) => {
      await page.keyboard.press("g");
      await expect(notice(page)).toHaveText("Group 1: X3 in squares 3 and 4.");
    },
    "undo by key": async (page) => {
      await page.keyboard.press("Control+z");
      expect(await record(page)).toBe(cycle);
    },
  };
  for (const [name, use] of Object.entries(inputs)) {
    test(name, async ({ page }) => {
      await collapse(page);
      await use(page);
      await page.mouse.move(0, 0);
      await expectStill(page);
      // The drawing is that of the state, without any more time going by.
      const shown = await drawing(page);
      await page.clock.runFor(3000);
      expect(await drawing(page)).toBe(shown);
      if (name === "an arrow" || name === "a number") expect(shown).toBe(await atRest(page));
    });
  }

  test.describe("a finger", () => {
    test.use({ hasTouch: true });
    test("a tap", async ({ page }) => {
      await collapse(page);
      await square(page, 9).tap();
      await expect(square(page, 9)).toHaveAttribute("aria-selected", "true");
      await expectStill(page);
    });
  });
});

test.describe("interrupted, nothing is broken and nothing waits", () => {
  const interruptions: Readonly<Record<string, (page: Page) => Promise<string>>> = {
    "a new game": async (page) => {
      await page.getByRole("button", { name: "New game" }).click();
      return "";
    },
    "another link": async (page) => {
      await page.evaluate(() => {
        location.hash = "q1-19-19";
      });
      return "q1-19-19";
    },
    "an hour in a hidden tab": async (page) => {
      await page.clock.fastForward(3_600_000);
      return collapsed;
    },
    "another size": async (page) => {
      await page.setViewportSize({ width: 700, height: 900 });
      await page.clock.runFor(2000);
      return collapsed;
    },
    "another theme": async (page) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.clock.runFor(2000);
      await page.emulateMedia({ colorScheme: "light" });
      return collapsed;
    },
    "reduced motion": async (page) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      return collapsed;
    },
  };
  for (const [name, interrupt] of Object.entries(interruptions)) {
    test(name, async ({ page }) => {
      await collapse(page);
      const end = await interrupt(page);
      await page.mouse.move(0, 0);
      await expectStill(page);
      const still = await atRest(page, end);
      await expect.poll(() => drawing(page)).toBe(still);
    });
  }

  test("the board is taken away", async ({ page, baseURL }) => {
    await holdFrames(page);
    const url = new URL(baseURL ?? "");
    url.port = String(Number(url.port) + 2);
    await page.goto(url.href);
    await expect(page.locator(".qt[data-ready]")).toHaveCount(2);
    await stopClock(page);
    const second = page.getByTestId("second");
    await click(second, 1, 9, 1, 1);
    await page.clock.runFor(100);
    expect(await waiting(page)).toBe(1);
    // By script: a real click on the button would be an input of its own.
    await page.evaluate(() => document.querySelector<HTMLButtonElement>("main > button")?.click());
    expect(await waiting(page)).toBe(0);
    await page.clock.runFor(3000);
    await expect(second).toBeEmpty();
  });
});

test("the move list fills in the order in which the marks settle", async ({ page }) => {
  await holdFrames(page);
  await open(page, cycle);
  await openExplore(page);
  await stopClock(page);
  await click(page, 5, 5);
  const coming = () => page.locator(".qt-move [data-coming], .qt-move > [data-coming]").count();
  const counts = [await coming()];
  for (let frame = 0; frame < 12; frame++) {
    await page.clock.runFor(100);
    counts.push(await coming());
  }
  expect([...new Set(counts)]).toEqual([4, 3, 2, 0]);
});

test("redone, a collapse plays again; opened by a link, it does not", async ({ page }) => {
  await holdFrames(page);
  await open(page, collapsed);
  await stopClock(page);
  expect(await waiting(page)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await waiting(page)).toBe(0);
  await page.getByRole("button", { name: "Redo" }).click();
  expect(await waiting(page)).toBe(1);
});

test("with reduced motion the final board is there at once, with its badges", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await holdFrames(page);
  await open(page, cycle);
  await stopClock(page);
  await click(page, 5, 5);
  await page.mouse.move(0, 0);
  expect(await waiting(page)).toBe(0);
  expect(await drawing(page)).toBe(await atRest(page));
});

test.describe("explained by hand", () => {
  const sentences = [
    "O chose: X5 takes square 5.",
    "X5 took square 5, so O2 must go to 2.",
    "O2 took square 2, so X1 must go to 1 and O4 must go to 8.",
  ];

  test("with the mouse: on, back, to the end and away", async ({ page }) => {
    await open(page, collapsed);
    await page.getByRole("button", { name: "Explain the collapse" }).click();
    const told = page.locator(".qt-explained");
    const pictures = new Set<string>();
    for (const [index, sentence] of sentences.entries()) {
      await expect(told).toHaveText(sentence);
      await expect(spoken(page)).toHaveText(sentence);
      await expect(page.getByRole("heading", { name: `Collapse, step ${index + 1} of 3` })).toBeVisible();
      pictures.add(await drawing(page));
      await page.getByRole("button", { name: "Next" }).click({ force: true });
    }
    // After the last step there is none, and nothing is said again.
    await expect(told).toHaveText(sentences[2] ?? "");
    expect(pictures.size).toBe(3);
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(told).toHaveText(sentences[1] ?? "");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Explain the collapse" })).toBeVisible();
    await page.mouse.move(0, 0);
    expect(await drawing(page)).toBe(await atRest(page));
    expect(await record(page)).toBe(collapsed);
  });

  test("by keys, from the panel and from the board", async ({ page }) => {
    await open(page, collapsed);
    await page.getByRole("button", { name: "Explain the collapse" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".qt-explained")).toHaveText(sentences[1] ?? "");
    await page.keyboard.press("End");
    await expect(page.locator(".qt-explained")).toHaveText(sentences[2] ?? "");
    await page.keyboard.press("ArrowLeft");
    await expect(spoken(page)).toHaveText(sentences[1] ?? "");
    await page.keyboard.press("Escape");
    await expect(page.locator(".qt-cell:focus")).toHaveCount(1);

    for (const sentence of sentences) {
      await page.keyboard.press("e");
      await expect(spoken(page)).toHaveText(sentence);
    }
    await page.keyboard.press("e");
    await expect(page.getByRole("button", { name: "Explain the collapse" })).toBeVisible();
  });

  test("a move ends it", async ({ page }) => {
    await open(page, collapsed);
    await page.getByRole("button", { name: "Explain the collapse" }).click();
    await click(page, 6, 9);
    expect(await record(page)).toBe(`${collapsed}-69`);
    await expect(page.locator(".qt-explained")).toBeHidden();
  });
});
