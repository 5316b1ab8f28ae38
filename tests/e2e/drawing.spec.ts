/** The drawing on the canvas: crisp at every pixel ratio, one move alone when asked, and what the end shows. */
import type { Page } from "@playwright/test";
import { drawing, look } from "./canvas";
import { click, expect, open, openMore, square, test } from "./page";

/** The columns of a row of pixels that are drawn, with their opacity. */
function row(page: Page): Promise<number[]> {
  return look(page, (context) => {
    const { width } = context.canvas;
    const { data } = context.getImageData(0, Math.round(width / 5), width, 1);
    return Array.from({ length: width }, (_, x) => data[x * 4 + 3] ?? 0).filter((alpha) => alpha > 0);
  });
}

/** How far the canvas is from having the pixels that its place on the screen has. */
function misfit(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>(".qt-canvas");
    return canvas ? Math.abs(canvas.width - canvas.clientWidth * devicePixelRatio) : Number.NaN;
  });
}

test("another pixel ratio without another size: the board is drawn anew when the browser tells of it", async ({
  page,
}) => {
  // No setting of this browser changes the ratio alone and tells of it, so the test does both.
  await page.addInitScript(() => {
    const known: MediaQueryList[] = [];
    const match = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => {
      const made = match(query);
      if (query.includes("dppx")) known.push(made);
      return made;
    };
    Object.assign(globalThis, {
      changeRatio(ratio: number) {
        Object.defineProperty(globalThis, "devicePixelRatio", { configurable: true, get: () => ratio });
        for (const one of [...known]) one.dispatchEvent(new Event("change"));
      },
    });
  });
  await open(page, "q1-12-25");
  for (const ratio of [2, 1.5, 1]) {
    await page.evaluate((wanted) => {
      (globalThis as unknown as { changeRatio(ratio: number): void }).changeRatio(wanted);
    }, ratio);
    expect(await misfit(page)).toBeLessThan(1.5);
  }
});

test("another pixel ratio that nobody told of: the next picture has it", async ({ page }) => {
  await open(page, "q1-12-25");
  const session = await page.context().newCDPSession(page);
  const override = { width: 1280, height: 800, deviceScaleFactor: 2, mobile: false };
  await session.send("Emulation.setDeviceMetricsOverride", override);
  await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBe(2);
  await click(page, 3);
  expect(await misfit(page)).toBeLessThan(1.5);
});

for (const deviceScaleFactor of [1, 1.5, 2, 3]) {
  test.describe(`at a pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });
    for (const width of [320, 601, 1280]) {
      test(`the grid has no blurred edge, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        await page.mouse.move(0, 0);
        const alphas = await row(page);
        expect(new Set(alphas)).toEqual(new Set([255]));
        expect(alphas.length).toBe(2 * Math.round(2 * deviceScaleFactor));
        const { canvas, css } = await page.evaluate(() => {
          const element = document.querySelector<HTMLCanvasElement>(".qt-canvas");
          return { canvas: element?.width ?? 0, css: element?.getBoundingClientRect().width ?? 0 };
        });
        expect(Math.abs(canvas - css * deviceScaleFactor)).toBeLessThan(1);
      });
    }
  });
}

test.describe("one move alone", () => {
  const record = "q1-12-25-34";

  /** The middle of a mark on the screen: the first slot of a square lies at its upper left. */
  async function first(page: Page, number: number): Promise<{ x: number; y: number }> {
    const box = await square(page, number).boundingBox();
    if (!box) throw new Error("there is no square");
    return { x: box.x + box.width * 0.15, y: box.y + box.height * 0.255 };
  }

  test("under the mouse, and no longer than that", async ({ page }) => {
    await open(page, record);
    await page.mouse.move(0, 0);
    const whole = await drawing(page);
    const { x, y } = await first(page, 1);
    await page.mouse.move(x, y);
    expect(await drawing(page)).not.toBe(whole);
    // Beside the marks nothing is isolated.
    const empty = await square(page, 9).boundingBox();
    await page.mouse.move((empty?.x ?? 0) + 40, (empty?.y ?? 0) + 40);
    expect(await drawing(page)).toBe(whole);
    await page.mouse.move(x, y);
    await page.mouse.move(0, 0);
    expect(await drawing(page)).toBe(whole);
  });

  test("not while a second square is being picked", async ({ page }) => {
    await open(page, record);
    await square(page, 9).click();
    const { x, y } = await first(page, 1);
    await page.mouse.move(x, y + 60);
    const picking = await drawing(page);
    await page.mouse.move(x, y);
    expect(await drawing(page)).toBe(picking);
  });

  test("by the key and the button for the last move, until Escape or a press", async ({ page }) => {
    await open(page, record);
    await page.mouse.move(0, 0);
    const whole = await drawing(page);
    await square(page, 5).focus();
    await page.keyboard.press("l");
    const alone = await drawing(page);
    expect(alone).not.toBe(whole);
    await page.keyboard.press("Escape");
    expect(await drawing(page)).toBe(whole);
    await openMore(page);
    await page.getByRole("button", { name: "Last move" }).click();
    expect(await drawing(page)).toBe(alone);
    await click(page, 9);
    await click(page, 9);
    await page.mouse.move(0, 0);
    expect(await drawing(page)).toBe(whole);
  });
});
