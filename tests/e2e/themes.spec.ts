/** Every theme, at once and with its contrast; the projector view; axe in the states that move and explain. */
import type { Page } from "@playwright/test";
import { everywhere, violations } from "./axe";
import { colours, contrast, holdFrames, stopClock } from "./canvas";
import { click, expect, open, openMore, square, status, test } from "./page";

type Rgb = readonly [number, number, number];

const hex = (text: string): Rgb => {
  const digits = text.slice(1);
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./g, "$&$&") : digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const themes = {
  light: { media: { colorScheme: "light", contrast: "no-preference" }, surface: "#ffffff", least: 4.5 },
  dark: { media: { colorScheme: "dark", contrast: "no-preference" }, surface: "#191919", least: 4.5 },
  "more contrast": { media: { colorScheme: "light", contrast: "more" }, surface: "#ffffff", least: 7 },
  "dark, more contrast": { media: { colorScheme: "dark", contrast: "more" }, surface: "#000000", least: 7 },
} as const;

/** The inks that carry meaning, as the page has them now. */
function inks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.querySelector(".qt") ?? document.body);
    const names = ["text", "muted", "grid", "x", "o", "cycle", "step-1", "step-2", "step-3"];
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--qt-${name}`).trim()]));
  });
}

/** Whether a colour lies between two of these, as at the edge of a line. */
function isMix(rgb: Rgb, of: readonly Rgb[]): boolean {
  return of.some((a) =>
    of.some((b) => {
      const span = a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0) || 1;
      const along =
        a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) * (value - (rgb[i] ?? 0)), 0) / span;
      const distance = a.map((value, i) => Math.abs(value + ((b[i] ?? 0) - value) * along - (rgb[i] ?? 0)));
      return along >= -0.02 && along <= 1.02 && Math.max(...distance) < 10;
    }),
  );
}

const isSame = (a: Rgb, b: Rgb) => a.every((value, index) => Math.abs(value - (b[index] ?? -9)) <= 1);

test("each theme shows at once when the setting changes, with the contrast that it promises", async ({
  page,
}) => {
  // A cycle, then a collapse: between them they show every ink.
  const boards = [
    { record: "q1-12-25-34-48-15", uses: ["muted", "grid", "x", "o", "cycle"] },
    {
      record: "q1-12-25-34-28-15c5",
      uses: ["muted", "grid", "x", "o", "step-1", "step-2", "step-3"],
    },
  ];
  for (const { record, uses } of boards) {
    await open(page, record);
    await page.mouse.move(0, 0);
    for (const [name, { media, surface, least }] of Object.entries(themes)) {
      await page.emulateMedia(media);
      const palette = await inks(page);
      // The canvas follows within a frame; what it lets through is the board's own ground.
      const grid = hex(palette["grid"] ?? "");
      await expect
        .poll(async () => (await colours(page)).some(({ rgb, count }) => isSame(rgb, grid) && count > 500), {
          message: name,
        })
        .toBe(true);
      const painted = await colours(page);
      const seen = (ink: Rgb) => painted.find(({ rgb }) => isSame(rgb, ink));
      const whole = painted.reduce((sum, { count }) => sum + count, 0);
      const tints = painted.filter(({ count, rgb }) => count > whole / 10 && !isSame(rgb, grid));
      const grounds = [hex(surface), ...tints.map(({ rgb }) => rgb)];
      expect(grounds.length, `${name}: the grounds`).toBeGreaterThan(1);
      for (const use of uses) {
        const pixels = seen(hex(palette[use] ?? ""));
        expect(pixels?.count ?? 0, `${name}: ${use}`).toBeGreaterThan(20);
        const ratio = Math.min(...grounds.map((ground) => contrast(pixels?.rgb ?? [0, 0, 0], ground)));
        expect(ratio, `${name}: ${use}`).toBeGreaterThanOrEqual(least);
      }
    }
  }
});

test("with forced colours only the system's are on the canvas, also in motion", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await holdFrames(page);
  await open(page, "q1-12-25-34-28-15");
  await stopClock(page);
  const system = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("span"));
    const found = ["Canvas", "CanvasText", "LinkText", "GrayText"].map((name) => {
      probe.style.color = name;
      const [r = 0, g = 0, b = 0] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
      return [r, g, b] as const;
    });
    probe.remove();
    return found;
  });
  const expectSystem = async () => {
    const painted = await colours(page);
    const whole = await page.evaluate(
      () => (document.querySelector<HTMLCanvasElement>(".qt-canvas")?.width ?? 0) ** 2,
    );
    // At an edge two of them mix, at a point even three; areas have one of them alone.
    for (const { rgb, count } of painted.filter((colour) => colour.count > whole / 50_000)) {
      const fits = count > whole / 500 ? system.some((colour) => isSame(rgb, colour)) : isMix(rgb, system);
      expect([rgb, count, fits]).toEqual([rgb, count, true]);
    }
  };
  await expectSystem();
  await click(page, 5);
  await expectSystem();
  await click(page, 5);
  for (let frame = 0; frame < 10; frame++) {
    await page.clock.runFor(100);
    await expectSystem();
  }
});

test.describe("the projector view", () => {
  const visible = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          return shown && width > 4 && height > 4 && (own || element instanceof HTMLButtonElement);
        })
        .map((element) => element.className),
    );

  test("shows the board and one sentence, with digits of 24 pixels and more", async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, "q1-12-25-34-48-15", "?view=projector");
    expect([...new Set(await visible(page))].sort()).toEqual(["qt-cell", "qt-status-sentence"]);
    const board = await page.locator(".qt-board").boundingBox();
    // The smallest digits, the squares' own, are 7.5 of the board's 288 units.
    expect(((board?.width ?? 0) / 288) * 7.5).toBeGreaterThanOrEqual(24);
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(1080);
    const size = await status(page).evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(24);
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflow).toBeLessThanOrEqual(0);
    // The game goes on, on the board alone; the button that the sentence names is there when it is named.
    await click(page, 5);
    await expect(status(page)).toHaveText("O: X5 on 5? Press 5 again, or Confirm");
    const confirm = page.getByRole("button", { name: "Confirm X5 on 5" });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    const { x = 0 } = (await confirm.boundingBox()) ?? {};
    expect(x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
    await confirm.click();
    await expect(confirm).toBeHidden();
    await click(page, 6, 9);
    await expect(status(page)).toHaveText("X: pick two squares");
  });

  test("shows a lesson with its question, from one step to the next", async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, "q1-12", "?lesson=6");
    await page.getByRole("button", { name: "Projector view" }).click();
    await expect(page).toHaveURL(/\?lesson=6&view=projector#q1-12$/);
    await expect(page.locator(".qt-cell:focus")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "All lessons" })).toBeHidden();
    const fits = async () => {
      const { y, height } = await page.locator(".qt-board").evaluate((one) => one.getBoundingClientRect());
      expect(height).toBeGreaterThan(1000);
      expect(y + height).toBeLessThanOrEqual(1080);
      const beside = await status(page).evaluate((one) => one.getBoundingClientRect().x);
      const panel = await page.locator(".qt-ex-title").evaluate((one) => one.getBoundingClientRect().x);
      // The bar of the sentence begins where what is asked begins.
      expect(beside - panel).toBeLessThan(40);
      const overflow = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth);
      });
      expect(overflow).toBeLessThanOrEqual(0);
    };
    const sizes = () =>
      page
        .locator(":is(.qt-ex-text, .qt-ex-task, .qt-ex-option, .qt-ex-verdict):visible")
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    await fits();
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(24);
    await page.getByLabel("X1 on 2, O2 on 2").check();
    await page.getByRole("button", { name: "Check" }).click();
    await expect(status(page)).toHaveText("Right.");
    await fits();
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(24);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.locator(".qt-ex-head")).toHaveText("Lesson 6 · Step 2 of 2");
    await expect(page).toHaveURL(/\?lesson=6&view=projector#q1-12$/);
    await fits();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\?lesson=6#q1-12$/);
    await expect(page.getByRole("button", { name: "All lessons" })).toBeVisible();

    // The first begins on another board, which then has the focus.
    await open(page, "q1-12", "?lesson=1");
    await expect(page.locator(".qt-ex-classic")).toBeVisible();
    await page.getByRole("button", { name: "Projector view" }).click();
    await expect(page.locator(".qt-ex-classic .qt-cell:focus")).toHaveCount(1);
  });

  test("is reached by a switch and left by Escape, and the address knows", async ({ page }) => {
    await open(page, "q1-12");
    await openMore(page);
    await page.getByLabel("Projector view").check();
    await expect(page).toHaveURL(/\?view=projector#q1-12$/);
    await expect(page.locator(".qt-cell:focus")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/#q1-12$/);
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(page.getByLabel("Projector view")).toBeFocused();
    await expect(page.getByLabel("Projector view")).not.toBeChecked();

    // Each step in the history has the view that it was left in.
    const view = page.locator("html");
    await page.getByRole("button", { name: "Lessons" }).click();
    await page.getByRole("dialog").getByRole("listitem").nth(5).getByRole("button").click();
    await page.getByRole("button", { name: "Projector view" }).click();
    await expect(view).toHaveAttribute("data-view", "projector");
    await page.goBack();
    await expect(page).toHaveURL(/\/#q1-12$/);
    await expect(view).not.toHaveAttribute("data-view");
    await expect(page.getByLabel("Projector view")).not.toBeChecked();
    await page.getByLabel("Projector view").focus();
    await page.goForward();
    await expect(page).toHaveURL(/\?lesson=6&view=projector#q1-12$/);
    await expect(view).toHaveAttribute("data-view", "projector");
    await expect(page.locator(".qt-cell:focus")).toHaveCount(1);
  });

  test.describe("with a finger", () => {
    test.use({ hasTouch: true, isMobile: true });
    test("a button leaves it", async ({ page }) => {
      await open(page, "q1-12", "?view=projector");
      await page.getByRole("button", { name: "Leave the projector view" }).tap();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    });
  });
});

test.describe("axe finds nothing", () => {
  const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    "a collapse explained": async (page) => {
      await open(page, "q1-12-25-34-28-15c5");
      await page.getByRole("button", { name: "Explain the collapse" }).click();
    },
    "a move alone": async (page) => {
      await open(page, "q1-12-25-34");
      await square(page, 5).focus();
      await page.keyboard.press("l");
    },
    "the projector view": (page) => open(page, "q1-12-25-34-28-15c5", "?view=projector"),
  };
  test("in any theme, wide or narrow", async ({ page }) => {
    test.setTimeout(180_000);
    for (const [state, reach] of Object.entries(states)) {
      await reach(page);
      expect(await everywhere(page), state).toEqual([]);
    }
  });
});
