/** The game in the address: in, out, broken, hostile. */
import { address, click, expect, notice, open, openMore, record, spoken, square, status, test } from "./page";

test("the link holds the game, and opening it brings the game back", async ({ page, context }) => {
  await open(page);
  await click(page, 1, 2, 2, 5, 1, 5, 5, 5, 3, 4);
  expect(await record(page)).toBe("q1-12-25-15c5-34");
  const other = await context.newPage();
  await other.goto(await address(page));
  await expect(square(other, 5)).toHaveAccessibleName("Square 5, centre. X3, classical.");
  await expect(square(other, 4)).toHaveAccessibleName("Square 4, middle left. O4, spooky.");
  await expect(status(other)).toHaveText("X: pick two squares");
  await other.close();
});

test("moves leave no steps in the browser's history", async ({ page }) => {
  await page.goto("about:blank");
  await open(page);
  const before = await page.evaluate(() => history.length);
  await click(page, 1, 2, 2, 5);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("a fragment changed by hand is opened", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    location.hash = "q1-19";
  });
  await expect(square(page, 9)).toHaveAccessibleName("Square 9, bottom right. X1, spooky.");
});

const parts = ["q1-12-25-15c5-34-67", "q1-15-35-45-56-57-59-15c5", "q1-36-89-12-48-69-23-78-89c8-5"];
const broken = [
  ...parts.flatMap((link) => [
    `${link}-`,
    `${link}-11`,
    `${link}-0`,
    `${link}c3c3`,
    `${link}-😀`,
    `${link}%`,
    link.replace("q1", "q2"),
    link.replace("q1-", ""),
    link.replace("c5", "c9").replace("c8", "c1"),
    link.replaceAll("-", "_"),
    link.replaceAll("-", "--"),
    link.replace("c", "x"),
    link.slice(0, 4),
  ]),
  "q1-21",
  "q1-12-12",
  "q1-12-12-34",
  "q1-12-12c1-15",
  "q1-12-12c1-12",
  "hello",
  "%3Cscript%3E",
  "q1-12%00",
  "%FF%FE",
  "null",
].filter((link) => link !== "q1-12-12");

test(`${broken.length} broken links are refused in words, and their legal part is offered`, async ({
  page,
}) => {
  expect(broken.length).toBeGreaterThanOrEqual(48);
  await open(page);
  for (const link of broken) {
    const { title, reason, button, legal } = await page.evaluate(async (hash) => {
      history.replaceState(null, "", "#q1");
      const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      location.hash = hash;
      await changed;
      const offer = document.querySelector<HTMLElement>(".qt-offer[data-on]");
      const text = (selector: string) => offer?.querySelector(selector)?.textContent ?? "";
      const shown = [...(offer?.querySelectorAll("button") ?? [])].find((made) => made.checkVisibility());
      const said = { title: text("h2"), reason: text("p"), button: shown?.textContent ?? "" };
      shown?.click();
      return { ...said, legal: location.hash.slice(1) };
    }, link);
    expect(title, link).toBe("This game can't be opened as it is");
    expect(reason, link).toMatch(/^[“A-Z].{10,}\.$/);
    expect(reason, link).not.toMatch(/undefined|null|\[object/);
    if (button === "Open what comes before") {
      expect(legal, link).toMatch(/^q1-/);
      expect(link.startsWith(legal), link).toBe(true);
    } else {
      expect(button, link).toBe("Go on without it");
    }
    await expect(page.locator(".qt-offer"), link).toBeHidden();
  }
});

test("a broken link on loading: refused in words, spoken, and the board plays on", async ({ page }) => {
  await open(page, "q1-12-12c1-15");
  await expect(spoken(page)).toHaveText(
    "This game can't be opened as it is. Move 3, “15”, can't be played: square 1 is classical.",
  );
  await page.getByRole("button", { name: "Open what comes before" }).click();
  expect(await record(page)).toBe("q1-12-12c1");
  await expect(square(page, 1)).toHaveAccessibleName("Square 1, top left. O2, classical.");
});

test("an open cycle: the focus goes to the choices when it is pasted, and stays when the page loads", async ({
  page,
}) => {
  await open(page, "q1-12-25-15");
  await expect(page.locator("body")).toBeFocused();
  await expect(spoken(page)).toHaveText("Game opened. X3 in 1 and 5 closes the cycle 1, 2, 5. O chooses.");
  await openMore(page);
  const field = page.getByLabel("Type a move");
  await field.fill("q1-12-23-13");
  await field.press("Enter");
  await expect(page.getByRole("radio", { name: /^X3 on 1/ })).toBeFocused();
});

test("a whole address pasted into the field", async ({ page }) => {
  await open(page);
  await openMore(page);
  const field = page.getByLabel("Type a move");
  await field.fill("https://example.org/quantum/?lang=en#q1-12-25-15c5");
  await field.press("Enter");
  expect(await record(page)).toBe("q1-12-25-15c5");
  await field.fill("X1+(1,2); O2+(2,3); X3+(3,1)[132|5];");
  await field.press("Enter");
  // Only the full engine reads it, which may still be on its way.
  await expect.poll(() => record(page)).toBe("q1-12-23-13");
});

test("what programs and keyboards make of a link and a move is read as it was meant", async ({ page }) => {
  await open(page, "Q1%E2%80%9312%E2%80%9325%20");
  expect(await record(page)).toBe("q1-12-25");
  await openMore(page);
  const field = page.getByLabel("Type a move");
  await field.fill("\u00a0３–４ ");
  await field.press("Enter");
  expect(await record(page)).toBe("q1-12-25-34");
});

test("a pasted record is undone like a new game", async ({ page }) => {
  await open(page, "q1-12-25-34");
  await openMore(page);
  const field = page.getByLabel("Type a move");
  await field.fill("q1-15-35-55");
  await field.press("Enter");
  await page.getByRole("button", { name: "Open what comes before" }).click();
  expect(await record(page)).toBe("q1-15-35");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await record(page)).toBe("q1-12-25-34");
  await expect(spoken(page)).toHaveText("The game before is back. O to move.");
});

test("nothing that is written becomes HTML", async ({ page }) => {
  const attacks = [
    "<img src=x onerror=alert(1)>",
    "q1-<img src=x onerror=alert(1)>",
    "q1-12-<svg/onload=alert(1)>",
    "javascript:alert(1)",
    'q1-12"><script>alert(1)</script>',
    "{{constructor.constructor('alert(1)')()}}",
  ];
  page.on("dialog", () => expect(false, "a dialog opened").toBe(true));
  await open(page);
  await openMore(page);
  const count = () =>
    page.evaluate(() => document.querySelectorAll("img, script, [onerror], [onload], iframe").length);
  const before = await count();
  const field = page.getByLabel("Type a move");
  const isRefused = async (attack: string) => {
    await expect(page.locator(".qt-offer"), attack).toBeVisible();
    expect(await count(), attack).toBe(before);
    await page.getByRole("button", { name: "Go on without it" }).click();
    await expect(page.locator(".qt-offer"), attack).toBeHidden();
  };
  for (const attack of attacks) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, encodeURIComponent(attack));
    await isRefused(attack);
    await field.fill(attack);
    await field.press("Enter");
    await isRefused(attack);
  }
  await click(page, 1, 2);
  expect(await record(page)).toBe("q1-12");
});

test("a megabyte in the link and in the field is refused, and the game goes on", async ({ page }) => {
  await open(page, "q1-12");
  await page.evaluate(() => {
    location.hash = `q1-${"12-".repeat(350_000)}`;
  });
  await expect(page.locator(".qt-offer")).toContainText("far too long");
  await page.getByRole("button", { name: "Go on without it" }).click();
  await openMore(page);
  const field = page.getByLabel("Type a move");
  await field.evaluate((input: HTMLInputElement) => {
    input.value = "1".repeat(1_000_000);
  });
  await field.press("Enter");
  await expect(page.locator(".qt-offer")).toContainText("far too long");
  await click(page, 3, 4);
  await expect(spoken(page)).toHaveText(/O2 in squares 3 and 4/);
});

test("copying the link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "q1-12");
  await openMore(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address(page));
});

test("where copying is not allowed the link is shown instead", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await open(page, "q1-12");
  await openMore(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByLabel("Link to this game")).toHaveValue(await address(page));
});

test("without storage the game and the choice of colours work", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page);
  await click(page, 1, 2);
  await openMore(page);
  await page.getByLabel("Dark").check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(notice(page)).toHaveText("X1 in squares 1 and 2.");
});
