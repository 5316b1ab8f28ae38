/**
 * How it feels: what would make it slow or restless is tested, the times themselves are only written down, to
 * `target/feel.json`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { click, expect, open, openMore, ready, record, square, test } from "./page";

interface Measured {
  readonly frames: number[];
  readonly longTasks: { readonly duration: number; readonly startTime: number }[];
  readonly paints: number[];
  /** Milliseconds from an input's event until its listeners are done. */
  readonly inputs: number[];
}

/** Times every frame of an animation and every long task: call it before the page is opened. */
async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { frames: [], longTasks: [], paints: [], inputs: [] };
    Object.assign(globalThis, { measured });
    const request = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) =>
      request((now) => {
        const start = performance.now();
        const { length } = measured.paints;
        callback(now);
        measured.frames.push(performance.now() - start);
        // How often the whole board was painted in this one frame.
        if (measured.paints.length > length) measured.paints[length] = measured.paints.length - length;
        measured.paints.length = Math.min(measured.paints.length, length + 1);
      });
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      measured.paints.push(1);
      clear.apply(this, box);
    };
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        measured.longTasks.push({ duration, startTime });
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { processingStart, processingEnd } = entry as PerformanceEventTiming;
        measured.inputs.push(processingEnd - processingStart);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured);

test("a whole game with collapses: every frame paints the board once", async ({ page }) => {
  await measure(page);
  await open(page);
  const playable = await page.evaluate(() => performance.now());
  // The longest chain there is: nine moves, then nine marks that settle one after the other.
  await click(page, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 1, 5, 1, 1);
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await measured(page)).frames.length, { timeout: 15_000 }).toBeGreaterThan(5);
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const { frames } = (globalThis as unknown as { measured: Measured }).measured;
        const before = frames.length;
        setTimeout(() => resolve(frames.length === before), 400);
      }),
  );
  expect(await record(page)).toBe("q1-12-23-34-45-56-67-78-89-15c1");
  const { frames, longTasks, paints, inputs } = await measured(page);
  expect(Math.max(...paints)).toBe(1);
  // At most two seconds of frames, whatever the display's rate.
  expect(frames.length).toBeLessThan(2.2 * 240);
  const sorted = [...frames].sort((a, b) => a - b);
  const share = (part: number) => Number((sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2));
  const out = join(import.meta.dirname, "../../target");
  mkdirSync(out, { recursive: true });
  const figures = {
    frames: frames.length,
    frameMedianMs: share(0.5),
    frame95Ms: share(0.95),
    frameLongestMs: share(1),
    longTasks: longTasks
      .filter(({ startTime }) => startTime > playable)
      .map(({ duration }) => Math.round(duration)),
    longTasksWhileLoading: longTasks
      .filter(({ startTime }) => startTime <= playable)
      .map(({ duration }) => Math.round(duration)),
    slowestInputMs: Number(Math.max(0, ...inputs).toFixed(1)),
  };
  writeFileSync(join(out, "feel.json"), `${JSON.stringify(figures, null, 2)}\n`);
});

test("the board stays where it is whatever opens or appears", async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("about:blank");
    await open(page, "q1-12-25-34-28");
    // In the document: the browser may scroll to what is pressed.
    const place = () =>
      page.evaluate(() => {
        const { x, y, width, height } =
          document.querySelector(".qt-board")?.getBoundingClientRect() ?? new DOMRect();
        return { x: x + scrollX, y: y + scrollY, width, height };
      });
    const before = await place();
    const expectSame = async (after: string) =>
      expect(await place(), `${size.width} px, ${after}`).toEqual(before);
    await openMore(page);
    await expectSame("more");
    await click(page, 1, 5);
    await expectSame("the choice");
    await click(page, 5, 5);
    await expectSame("the collapse");
    await page.getByRole("button", { name: "Explain the collapse" }).click();
    await expectSame("the explanation");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await expectSame("its end");
    await click(page, 5);
    await expectSame("a refusal");
  }
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 600 } });

  test("a tap acts when the finger is lifted, pinching and scrolling stay the browser's", async ({
    page,
  }) => {
    await open(page);
    const actions = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".qt, .qt *")]
        .map((element) => getComputedStyle(element).touchAction)
        .filter((action) => action !== "auto"),
    );
    // `manipulation` allows both, and takes away the wait for a second tap.
    expect(new Set(actions)).toEqual(new Set(["manipulation"]));
    const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const board = document.querySelector(".qt-board");
      for (const type of ["touchstart", "touchmove", "pointerdown", "wheel"]) {
        board?.addEventListener(type, (event) => {
          setTimeout(() => heard.push(`${type} ${event.defaultPrevented}`));
        });
      }
    });
    await square(page, 4).tap();
    await expect(square(page, 4)).toHaveAttribute("aria-selected", "true");
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    expect(heard.filter((event) => event.endsWith("true"))).toEqual([]);
  });

  test("a finger that scrolls over the board plays nothing", async ({ page }) => {
    await open(page);
    const box = await page.locator(".qt-board").boundingBox();
    if (!box) throw new Error("there is no board");
    const session = await page.context().newCDPSession(page);
    const x = box.x + box.width / 2;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    const from = box.y + box.height * 0.8;
    await touch("touchStart", from);
    for (let moved = 10; moved <= 200; moved += 10) await touch("touchMove", from - moved);
    await touch("touchEnd", from - 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(page.locator("[aria-selected=true]")).toHaveCount(0);
    await ready(page);
  });
});
