/** Looking at the canvas from a test, and holding the browser's frames in the hand. */
import type { Page } from "@playwright/test";
import { expect } from "./page";

/** What the canvas shows, for telling whether two drawings are the same. */
export function drawing(page: Page): Promise<string> {
  return look(page, ({ canvas }) => canvas.toDataURL());
}

/** How often each opaque colour occurs on the canvas, the most frequent first. */
export function colours(page: Page): Promise<{ rgb: [number, number, number]; count: number }[]> {
  return look(page, (context) => {
    const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.width);
    const counts = new Map<number, number>();
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] !== 255) continue;
      const colour = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([colour, count]) => ({ rgb: [colour >> 16, (colour >> 8) & 255, colour & 255], count }));
  });
}

/** Reads, in the browser, a copy of the canvas: reading itself would change how the browser keeps it. */
export async function look<T>(page: Page, read: (copy: CanvasRenderingContext2D) => T): Promise<T> {
  // It may be in a shadow.
  const canvas = page.locator(".qt-canvas").first();
  // Until the first frame has told its size, a canvas is empty.
  await expect.poll(() => canvas.evaluate(isSized), { message: "the canvas fills its place" }).toBe(true);
  const copy = await canvas.evaluateHandle((original) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context || !(original instanceof HTMLCanvasElement)) throw new Error("there is no canvas");
    context.canvas.width = context.canvas.height = original.width;
    context.drawImage(original, 0, 0);
    return context;
  });
  const seen = await copy.evaluate(read);
  await copy.dispose();
  return seen;
}

/** Whether a canvas has as many pixels as its place on the screen; runs in the browser. */
function isSized(canvas: Element): boolean {
  const { width } = canvas.getBoundingClientRect();
  return width > 0 && Math.abs((canvas as HTMLCanvasElement).width - width * devicePixelRatio) < 1.5;
}

interface Held {
  waiting: Set<number>;
  timers: Set<number>;
}

/** Puts the page's clock into the test's hands and counts what waits for it: call it before the page is opened. */
export async function holdFrames(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    const held: Held = { waiting: new Set(), timers: new Set() };
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel, setTimeout: start } = globalThis;
    const stop = globalThis.clearTimeout;
    Object.assign(globalThis, {
      held,
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        const handle = request((now) => {
          held.waiting.delete(handle);
          callback(now);
        });
        held.waiting.add(handle);
        return handle;
      },
      cancelAnimationFrame: (handle: number) => {
        held.waiting.delete(handle);
        cancel(handle);
      },
      setTimeout: (callback: () => void, delay?: number) => {
        const handle = Number(
          start(() => {
            held.timers.delete(handle);
            callback();
          }, delay),
        );
        held.timers.add(handle);
        return handle;
      },
      clearTimeout: (handle: number) => {
        held.timers.delete(handle);
        stop(handle);
      },
    });
  });
}

/** Stops the clock, further on than any loading takes: back it cannot go. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(3_600_000);
}

/** How many frames and timers the page waits for. */
export function waiting(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { held } = globalThis as unknown as { held: Held };
    return held.waiting.size + held.timers.size;
  });
}

/** Nothing moves any more, and nothing is going to. */
export async function expectStill(page: Page): Promise<void> {
  await expect.poll(() => waiting(page)).toBe(0);
}

export function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: readonly number[], b: readonly number[]): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (high + 0.05) / (low + 0.05);
}
