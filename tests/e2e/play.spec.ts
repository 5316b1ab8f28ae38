/** Whole games by mouse, keyboard and touch, and the special moves. */
import { click, expect, notice, open, openMore, record, spoken, square, status, tap, test } from "./page";

test("a whole game by mouse, both outcomes seen, decided on the cards", async ({ page }) => {
  await open(page);
  await expect(status(page)).toHaveText("X: pick two squares");
  await click(page, 1);
  await expect(status(page)).toHaveText("X: square 1, and a second one");
  await expect(square(page, 1)).toHaveAttribute("aria-selected", "true");
  await click(page, 5);
  await expect(spoken(page)).toHaveText("X1 in squares 1 and 5. O to move.");
  await click(page, 3, 5, 4, 5, 5, 6, 5, 7, 5, 9);
  await square(page, 1).click();
  await expect(square(page, 5)).toHaveAccessibleName(/Closes a cycle\.$/);
  await square(page, 5).click();
  await expect(status(page)).toHaveText("O: where does X7 land, 1 or 5?");
  await expect(
    page.getByRole("radio", { name: "X7 on 1: 1 X7, 3 O2, 4 X3, 5 X1, 6 O4, 7 X5, 9 O6" }),
  ).toBeFocused();

  await page.getByText("X7 on 1", { exact: true }).click();
  await expect(status(page)).toHaveText("O: X7 on 1? Press 1 again, or Confirm");
  await page.getByText("X7 on 5", { exact: true }).click();
  await page.getByRole("button", { name: "Confirm X7 on 5" }).click();

  await expect(status(page)).toHaveText("X wins");
  await expect(page.locator(".qt-result").first()).toHaveText(
    "X wins: X's column 1-4-7 was complete at move 5 (X1, X3, X5), O's column 3-6-9 at move 6 (O2, O4, O6). " +
      "The lower number counts first.",
  );
  expect(await record(page)).toBe("q1-15-35-45-56-57-59-15c5");
  await expect(square(page, 5)).toBeFocused();

  await openMore(page);
  await page.getByLabel("Show points beside the result").check();
  await expect(page.locator(".qt-result").first()).toContainText("X wins: 1 point, O ½.");
});

test("the same game with the other outcome: O wins", async ({ page }) => {
  await open(page, "q1-15-35-45-56-57-59-15");
  await click(page, 1, 1);
  await expect(status(page)).toHaveText("O wins");
  await expect(page.locator(".qt-result").first()).toContainText("O's column 3-6-9 was complete at move 6");
});

test("a second whole game by mouse, to the last square", async ({ page }) => {
  await open(page);
  await click(page, 3, 6, 8, 9, 1, 2, 4, 8, 6, 9, 2, 3, 7, 8, 8, 9);
  await click(page, 8);
  await page
    .getByRole("button", { name: "Confirm X8 on 8" })
    .or(page.getByRole("button", { name: /^Confirm/ }))
    .first()
    .click();
  await expect(status(page)).toHaveText("X: take the last square, 5");
  await click(page, 1);
  await expect(notice(page)).toHaveText("Square 1 is classical: X3 is settled there. Pick another.");
  await click(page, 5);
  await expect(status(page)).toHaveText("X wins");
  await expect(page.locator(".qt-result").first()).toContainText(
    "X's diagonal 3-5-7 was complete at move 9 (X1, X7, X9).",
  );
  await click(page, 5);
  await expect(notice(page)).toHaveText("The game is over.");
});

test("a whole game by keyboard alone, with two collapses, undo and a new game", async ({ page }) => {
  await open(page);
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await keys("Tab");
  await expect(square(page, 5)).toBeFocused();
  await keys("ArrowUp", "ArrowLeft");
  await expect(square(page, 1)).toBeFocused();
  await keys("Enter", "Enter");
  await expect(square(page, 1)).toHaveAttribute("aria-selected", "false");
  await keys("Enter", "End", "ArrowLeft", "Space");
  await expect(spoken(page)).toHaveText("X1 in squares 1 and 2. O to move.");
  await expect(square(page, 2)).toBeFocused();
  await keys("Enter", "Escape", "Enter", "1", "Enter");
  await expect(spoken(page)).toHaveText("O2 in 1 and 2 closes the cycle 1, 2. X chooses.");

  await expect(page.getByRole("radio", { name: /^O2 on 1/ })).toBeFocused();
  await keys("ArrowRight");
  await expect(status(page)).toHaveText("X: O2 on 2? Press 2 again, or Confirm");
  await keys("Tab");
  await expect(page.getByRole("button", { name: "Confirm O2 on 2" })).toBeFocused();
  await keys("Enter");
  await expect(spoken(page)).toHaveText("Collapse: O2 on 2, so X1 on 1. X to move.");
  await expect(square(page, 2)).toBeFocused();

  await keys("4", "Enter", "7", "Enter");
  await keys("4", "Enter", "7", "Enter");
  await keys("Space", "Enter");
  await expect(spoken(page)).toHaveText("Collapse: O4 on 4, so X3 on 7. X to move.");
  await keys("Control+z");
  await expect(spoken(page)).toHaveText("Undone. X chooses.");
  await expect(square(page, 4)).toBeFocused();
  await keys("7", "Enter", "Enter");
  await expect(spoken(page)).toHaveText("Collapse: O4 on 7, so X3 on 4. X to move.");

  await keys("5", "Enter", "9", "Enter", "5", "Enter", "9", "Enter");
  await keys("Space", "Tab", "Enter");
  await keys("5", "l");
  await expect(spoken(page)).toHaveText(/^Collapse: O6 on 5, so X5 on 9\.$/);
  await keys("3", "Enter", "6", "Enter", "3", "Enter", "6", "Enter", "ArrowRight", "Tab", "Enter");
  await expect(spoken(page)).toHaveText("Collapse: O8 on 6, so X7 on 3. X to move.");
  await keys("s");
  await expect(spoken(page)).toHaveText("X to move.");
  await keys("8", "Enter");
  await expect(status(page)).toHaveText(/wins|draw/);

  await keys("Control+z", "Control+Shift+Z");
  await expect(spoken(page)).toHaveText(/^Redone\./);
  await keys("Tab", "Tab", "Tab");
  await expect(page.locator(".qt-bar").getByRole("button", { name: "New game" })).toBeFocused();
  await keys("Enter");
  await expect(spoken(page)).toHaveText("New game. X to move.");
  expect(await record(page)).toBe("q1");
  await keys("Shift+Tab", "Shift+Tab", "Enter");
  await expect(spoken(page)).toHaveText(/^The game before is back\./);
});

test("single keys outside the board do nothing; the slash opens the field", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "New game" }).first().focus();
  await page.keyboard.press("s");
  await expect(spoken(page)).toHaveText("");
  await square(page, 5).focus();
  await page.keyboard.press("/");
  const field = page.getByLabel("Type a move");
  await expect(field).toBeFocused();
  await page.keyboard.type("1-5");
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toHaveText("X1 in squares 1 and 5. O to move.");
  await expect(field).toHaveValue("");
  await field.fill("55");
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toHaveText("A pair needs two different squares.");
  await expect(field).toHaveValue("55");
  expect(await record(page)).toBe("q1-15");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 });

  test("a whole game", async ({ page }) => {
    await open(page);
    await tap(page, 1, 2, 2, 5, 1, 5);
    await expect(status(page)).toHaveText("O: where does X3 land, 1 or 5?");
    await page.getByText("X3 on 1", { exact: true }).tap();
    await expect(status(page)).toHaveText("O: X3 on 1? Press 1 again, or Confirm");
    await page.getByRole("button", { name: "Confirm X3 on 1" }).tap();
    await expect(spoken(page)).toHaveText("Collapse: X3 on 1, so X1 on 2, so O2 on 5. O to move.");
    await tap(page, 4, 6, 3, 9, 4, 6);
    await tap(page, 4, 4);
    await expect(spoken(page)).toHaveText(/^Collapse: O6 on 4, so O4 on 6\. .*O's row 4-5-6/);
    await expect(status(page)).toHaveText("O wins");
    await page.getByRole("button", { name: "New game" }).last().tap();
    await expect(status(page)).toHaveText("X: pick two squares");
  });
});

test("a double line: one win for two lines at the same number", async ({ page }) => {
  await open(page, "q1-12-23-36-69-89-78-47-45-15c5");
  await expect(status(page)).toHaveText("X wins");
  await expect(page.locator(".qt-result").first()).toContainText("were both complete at move 9");
  await openMore(page);
  await page.getByLabel("Show points beside the result").check();
  await expect(page.locator(".qt-result").first()).toContainText("X wins: 2 points, O 0.");
});

test("undo over a collapse, redo, and another outcome", async ({ page }) => {
  await open(page);
  await click(page, 1, 2, 2, 5, 1, 5, 5, 5);
  await expect(square(page, 5)).toHaveAccessibleName("Square 5, centre. X3, classical.");
  const button = (name: string) => page.locator(".qt-bar").getByRole("button", { name });
  await button("Undo").click();
  await expect(square(page, 5)).toHaveAccessibleName("Square 5, centre. O2, X3, spooky.");
  expect(await record(page)).toBe("q1-12-25-15");
  await button("Redo").click();
  expect(await record(page)).toBe("q1-12-25-15c5");
  await page.keyboard.press("Control+z");
  await click(page, 1);
  await page.getByRole("button", { name: "Confirm X3 on 1" }).click();
  expect(await record(page)).toBe("q1-12-25-15c1");
  await expect(button("Redo")).toHaveAttribute("aria-disabled", "true");
});

test("a drag is a whole move, and a press that ends elsewhere is none", async ({ page }) => {
  await open(page);
  const centre = async (number: number) => {
    const box = await square(page, number).boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  await page.mouse.move(...(await centre(1)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(6)), { steps: 4 });
  await page.mouse.up();
  await expect(spoken(page)).toHaveText("X1 in squares 1 and 6. O to move.");
  await page.mouse.move(...(await centre(2)));
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  await expect(status(page)).toHaveText("O: pick two squares");
});

test("a refusal is spoken again when it is repeated", async ({ page }) => {
  await open(page, "q1-12-12c1");
  const paragraphs = await spoken(page).evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.textContent ?? "")).observe(element, { childList: true });
    return seen;
  });
  await click(page, 1, 1);
  await expect(notice(page)).toContainText("Square 1 is classical");
  const seen = await paragraphs.jsonValue();
  expect(seen).toEqual(Array(2).fill("Square 1 is classical: O2 is settled there. Pick another."));
  expect(await record(page)).toBe("q1-12-12c1");
});

for (const [width, height] of [
  [320, 640],
  [667, 375],
  [768, 1024],
] as const) {
  test(`what is chosen on the board can be confirmed in sight, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "q1-12-25-15");
    await click(page, 5);
    await expect(status(page)).toHaveText("O: X3 on 5? Press 5 again, or Confirm");
    const confirm = page.getByRole("button", { name: "Confirm X3 on 5" });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    const before = await page.evaluate(() => scrollY);
    // Who presses twice presses nothing the second time, and the focus stays on the board.
    await confirm.dblclick();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await record(page)).toBe("q1-12-25-15c5");
    await expect(confirm).toBeHidden();
    await expect(square(page, 5)).toBeFocused();
  });
}

test("where only the board has room, what is chosen on it can be confirmed on it", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 320 });
  await open(page, "q1-12-25-15");
  await click(page, 5);
  await expect(status(page)).toHaveText("O: X3 on 5? Press 5 again, or Confirm");
  await click(page, 5);
  expect(await record(page)).toBe("q1-12-25-15c5");
});

test("a refusal and an answer stand beside what was used, too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "q1-12-12c1");
  await openMore(page);
  const field = page.getByLabel("Type a move");
  await field.fill("15");
  await field.press("Enter");
  await expect(page.locator(".qt-refused")).toBeInViewport();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(
    "Square 1 is classical: O2 is settled there. Pick another.",
  );
  await field.press("Backspace");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toHaveAccessibleDescription("");
  await expect(page.locator(".qt-refused")).toBeHidden();
  await page.getByRole("button", { name: "Whose turn" }).click();
  await expect(page.locator(".qt-answer")).toBeInViewport();
  await expect(page.locator(".qt-answer")).toHaveText("X to move.");
});

test("the board stays where it is, whatever appears", async ({ page }) => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page);
    const box = () =>
      page.locator(".qt-board").evaluate((board) => {
        const { left, top, width, height } = board.getBoundingClientRect();
        return { left, top: top + scrollY, width, height };
      });
    const before = await box();
    expect(before.width).toBeGreaterThanOrEqual(288);
    await click(page, 1, 2, 2, 3, 3, 6, 6, 9, 8, 9, 7, 8, 4, 7, 4, 5, 1, 5);
    expect(await box()).toEqual(before);
    await click(page, 5);
    expect(await box()).toEqual(before);
    await click(page, 2, 5);
    expect(await box()).toEqual(before);
    await openMore(page);
    expect(await box()).toEqual(before);
    await page.goto("about:blank");
  }
});

test("a press made before the engine is there is kept", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await click(page, 1);
  await expect(square(page, 1)).toHaveAttribute("aria-selected", "true");
  await click(page, 5, 7);
  release();
  await expect(spoken(page)).toHaveText("X1 in squares 1 and 5. O to move.");
  await expect(square(page, 7)).toHaveAttribute("aria-selected", "true");
});

test("asking, by buttons", async ({ page }) => {
  await open(page, "q1-12-25-34-48-15");
  await openMore(page);
  for (const [name, answer] of [
    ["Last move", "X5 in 1 and 5 closes the cycle 1, 2, 5."],
    ["Whose turn", "O chooses."],
    ["Cycle", "The cycle runs through squares 1, 2 and 5, by X1, O2 and X5."],
    [
      "Entanglements",
      "Group 1: X1, O2 and X5 in squares 1, 2 and 5. Group 2: X3 and O4 in squares 3, 4 and 8.",
    ],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect(spoken(page)).toHaveText(answer);
    await expect(notice(page)).toHaveText(answer);
  }
});
