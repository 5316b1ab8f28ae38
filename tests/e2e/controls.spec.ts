/** What stands around the board: buttons in forced colours, the dialog, settings, and an engine that is late or missing. */
import type { Page } from "@playwright/test";
import {
  click,
  expect,
  holdEngine,
  notice,
  open,
  openMore,
  ready,
  record,
  spoken,
  square,
  status,
  test,
} from "./page";

test("with forced colours a main button is a system button with a thicker edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const look = (name: string) =>
    page.getByRole("button", { name, exact: true }).evaluate((made) => {
      const { color, backgroundColor, borderWidth } = getComputedStyle(made);
      const probe = document.body.appendChild(document.createElement("span"));
      probe.style.cssText = "color: ButtonText; background: ButtonFace";
      const system = getComputedStyle(probe);
      const same = color === system.color && backgroundColor === system.backgroundColor;
      probe.remove();
      return [same, borderWidth];
    });
  await open(page, "q1-12-25-34-48-15");
  await click(page, 5);
  expect(await look("Confirm X5 on 5")).toEqual([true, "3px"]);
  await click(page, 5, 7, 8);
  await open(page, "q1-15-35-45-56-57-59-15c5");
  expect(await look("Play again")).toEqual([true, "3px"]);
});

test.describe("the rules dialog", () => {
  const opener = (page: Page) => page.getByRole("button", { name: "All the rules" });

  test("keeps the keys to itself, and Escape closes it", async ({ page }) => {
    await open(page, "q1-12-25");
    await click(page, 3);
    await opener(page).click();
    await page.keyboard.press("Control+z");
    // A press on its text takes the focus from its button.
    await page.getByRole("dialog").locator("p").first().click();
    await page.keyboard.press("Control+z");
    expect(await record(page)).toBe("q1-12-25");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(square(page, 3)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Control+z");
    expect(await record(page)).toBe("q1-12");
  });

  test("stays when its button goes, and the focus then goes to the board", async ({ page }) => {
    const release = await holdEngine(page);
    await page.goto("./#q1-12-25-15");
    await opener(page).click();
    release();
    await ready(page);
    await expect(opener(page)).toBeHidden();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(square(page, 5)).toBeFocused();
  });
});

test("a new game asked for before the engine is there is the one in the address", async ({ page }) => {
  const release = await holdEngine(page);
  await page.goto("./#q1-12-25");
  await page.getByRole("button", { name: "New game" }).click();
  release();
  await ready(page);
  expect(await record(page)).toBe("q1");
});

test("an engine that does not come: said, nothing pretends to work, and it can be asked for again", async ({
  browser,
}) => {
  // Not the page of the other tests: a request that fails is written to the console.
  const page = await browser.newPage();
  let cut = true;
  await page.route("**/*.wasm", (route) => (cut ? route.abort() : route.continue()));
  await page.goto("./#q1-12-25");
  const sentence = "The engine of the game could not be loaded. Check the connection and try again.";
  await expect(status(page)).toHaveText(sentence);
  await expect(spoken(page)).toHaveText(sentence);
  await expect(notice(page)).toBeEmpty();
  for (const cell of await page.locator(".qt-cell").all())
    await expect(cell).toHaveAttribute("aria-disabled", "true");
  await openMore(page);
  const said = async (name: string, press: () => Promise<void>) => {
    await spoken(page).evaluate((region) => region.replaceChildren());
    await press();
    await expect(spoken(page), name).toHaveText(sentence);
  };
  for (const name of ["Undo", "Redo", "New game", "Play", "Last move"]) {
    const made = page.getByRole("button", { name, exact: true });
    await expect(made, name).toHaveAttribute("aria-disabled", "true");
    await said(name, () => made.click({ force: true }));
  }
  for (const name of ["Puzzles", "Lessons"])
    await said(name, () => page.getByRole("button", { name, exact: true }).click());
  await page.getByLabel("Show points beside the result").check();

  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(again).toBeVisible();
  await expect(square(page, 5)).toBeFocused();
  await expect(spoken(page)).toHaveText(sentence);
  cut = false;
  await again.click();
  await ready(page);
  await expect(again).toBeHidden();
  expect(await record(page)).toBe("q1-12-25");
  // What was asked for last has waited; of the game behind it nothing is said.
  await expect(page.getByRole("dialog", { name: "Lessons" })).toBeVisible();
  await expect(spoken(page)).toBeEmpty();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Show points beside the result")).toBeChecked();
  await click(page, 3, 4);
  expect(await record(page)).toBe("q1-12-25-34");
  await page.close();
});

test("labels stand beside their boxes, and Play beside its field, on 320 pixels too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await openMore(page);
  for (const box of await page.locator(".qt-check input").all()) {
    const apart = await box.evaluate((input) => {
      const range = document.createRange();
      range.selectNodeContents(input.parentElement ?? input);
      range.setStartAfter(input);
      const [own, text] = [input.getBoundingClientRect(), range.getBoundingClientRect()];
      return { down: text.top + text.bottom - own.top - own.bottom, gap: text.left - own.right };
    });
    expect(Math.abs(apart.down / 2)).toBeLessThan(3);
    expect(apart.gap).toBeGreaterThanOrEqual(6);
  }
  const field = await page.getByLabel("Type a move").boundingBox();
  const play = await page.getByRole("button", { name: "Play", exact: true }).boundingBox();
  expect(play?.y).toBe(field?.y);
});

test("whether points are shown is remembered", async ({ page }) => {
  const box = page.getByLabel("Show points beside the result");
  await open(page);
  await openMore(page);
  await box.check();
  await page.reload();
  await ready(page);
  await openMore(page);
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.reload();
  await ready(page);
  await openMore(page);
  await expect(box).not.toBeChecked();
});
