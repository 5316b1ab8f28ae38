/** The page as a whole: accessibility, size, policy, geometry, and two boards at once. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { everywhere, violations } from "./axe";
import { look } from "./canvas";
import { address, click, expect, open, openMore, ready, square, status, test } from "./page";

// One after the other on one page: only the fragment changes, and doors once opened stay open.
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: (page) => open(page),
  "a pick": async (page) => {
    await open(page, "q1-12-25");
    await click(page, 1);
  },
  "an open cycle": (page) => open(page, "q1-12-25-34-48-15"),
  "a preview": async (page) => {
    await open(page, "q1-12-25-34-48-15");
    await click(page, 5);
  },
  "a collapse": (page) => open(page, "q1-12-25-34-48-15c5"),
  "a result": (page) => open(page, "q1-15-35-45-56-57-59-15c5"),
  "a broken link": (page) => open(page, "q1-12-12c1-15"),
  more: async (page) => {
    await open(page, "q1");
    await openMore(page);
  },
  rules: async (page) => {
    await open(page, "q1");
    await page.getByRole("button", { name: "All the rules" }).click();
  },
};

test("axe would find something", async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  expect(await violations(page)).toEqual([["image-alt", ["<img>"]]]);
});

test("axe finds nothing, in any theme, wide or narrow", async ({ page }) => {
  test.setTimeout(180_000);
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    expect(await everywhere(page), name).toEqual([]);
  }
});

test.describe("hit areas and drawn squares agree", () => {
  for (const deviceScaleFactor of [1, 2]) {
    test.describe(`at ${deviceScaleFactor} device pixels each`, () => {
      test.use({ deviceScaleFactor });
      for (const size of [
        { width: 320, height: 568 },
        { width: 777, height: 612 },
        { width: 1920, height: 1080 },
      ]) {
        test(`${size.width} × ${size.height}`, async ({ page }) => {
          await page.setViewportSize(size);
          await open(page);
          await page.mouse.move(0, 0);
          const drawn = await look(page, drawnLines);
          const boxes = await Promise.all([1, 5, 9].map((number) => square(page, number).boundingBox()));
          const board = await page.locator(".qt-canvas").boundingBox();
          const [first, middle, last] = boxes;
          if (!first || !middle || !last || !board) throw new Error("the board is not there");
          expect(drawn.width).toBe(Math.round(board.width * deviceScaleFactor));
          const edges = [middle.x - board.x, last.x - board.x].map((edge) => edge * deviceScaleFactor);
          const rows = [middle.y - board.y, last.y - board.y].map((edge) => edge * deviceScaleFactor);
          for (const [index, edge] of edges.entries())
            expect(Math.abs(edge - (drawn.columns[index] ?? 0))).toBeLessThan(2);
          for (const [index, edge] of rows.entries())
            expect(Math.abs(edge - (drawn.rows[index] ?? 0))).toBeLessThan(2);
          expect(first.width).toBeGreaterThanOrEqual(88);

          // A wash lies in the middle of the button, and nearly fills it.
          await square(page, 5).click();
          const washed = await look(page, washedBox);
          const [left, right, top, bottom] = [
            washed.left / deviceScaleFactor - (middle.x - board.x),
            middle.x - board.x + middle.width - washed.right / deviceScaleFactor,
            washed.top / deviceScaleFactor - (middle.y - board.y),
            middle.y - board.y + middle.height - washed.bottom / deviceScaleFactor,
          ] as const;
          for (const gap of [left, right, top, bottom]) {
            expect(gap).toBeGreaterThan(-1.5);
            expect(gap).toBeLessThan(first.width / 12);
          }
          expect(Math.abs(left - right)).toBeLessThan(1.5);
          expect(Math.abs(top - bottom)).toBeLessThan(1.5);
        });
      }
    });
  }

  /** The middles of the dark stripes across the board, in device pixels: the grid. */
  function drawnLines(context: CanvasRenderingContext2D) {
    const { canvas } = context;
    const stripes = (data: Uint8ClampedArray) => {
      const dark: number[] = [];
      for (let i = 0; i < data.length / 4; i++) if ((data[i * 4 + 3] ?? 0) > 128) dark.push(i);
      const groups: number[][] = [];
      for (const i of dark) {
        const group = groups.at(-1);
        if (group && i - (group.at(-1) ?? 0) <= 1) group.push(i);
        else groups.push([i]);
      }
      return groups.map((group) => ((group[0] ?? 0) + (group.at(-1) ?? 0) + 1) / 2);
    };
    // Halfway down the first row of squares nothing but the grid is drawn.
    const at = Math.round(canvas.width / 5);
    return {
      width: canvas.width,
      columns: stripes(context.getImageData(0, at, canvas.width, 1).data),
      rows: stripes(context.getImageData(at, 0, 1, canvas.height).data),
    };
  }

  /** The tint of the middle square: its left and lower edge, in device pixels. */
  function washedBox(context: CanvasRenderingContext2D) {
    const { canvas } = context;
    const third = canvas.width / 3;
    const [r, g, b] = context.getImageData(third * 1.9, third * 1.9, 1, 1).data;
    const same = (data: Uint8ClampedArray, i: number) =>
      data[i * 4] === r && data[i * 4 + 1] === g && data[i * 4 + 2] === b && data[i * 4 + 3] === 255;
    const row = context.getImageData(0, third * 1.9, canvas.width, 1).data;
    const column = context.getImageData(third * 1.9, 0, 1, canvas.height).data;
    const indices = Array.from({ length: canvas.width }, (_, i) => i);
    return {
      left: indices.find((i) => same(row, i)) ?? -1,
      right: (indices.findLast((i) => same(row, i)) ?? -2) + 1,
      top: indices.find((i) => same(column, i)) ?? -1,
      bottom: (indices.findLast((i) => same(column, i)) ?? -2) + 1,
    };
  }
});

test("colours change at once, on the canvas too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "q1-12-12c1");
  // On the line between two squares, away from everything else.
  const ink = () =>
    look(page, (context) => {
      const { width } = context.canvas;
      return [...context.getImageData(Math.round(width / 3), Math.round(width * 0.8), 1, 1).data].slice(0, 3);
    });
  expect(await ink()).toEqual([0x5b, 0x5b, 0x5b]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ink).toEqual([0x9a, 0x9a, 0x9a]);
  await openMore(page);
  await page.getByLabel("Light").check();
  expect(await ink()).toEqual([0x5b, 0x5b, 0x5b]);
  await page.reload();
  await ready(page);
  expect(await ink()).toEqual([0x5b, 0x5b, 0x5b]);
  await page.emulateMedia({ forcedColors: "active" });
  await expect.poll(ink).not.toEqual([0x5b, 0x5b, 0x5b]);
});

test("two boards live on one page, and one can be taken away", async ({ page, baseURL }) => {
  await page.goto(neighbour(baseURL, 2).href);
  await expect(page.locator(".qt[data-ready]")).toHaveCount(2);
  const first = page.getByTestId("first");
  const second = page.getByTestId("second");
  await click(first, 1, 2);
  await click(second, 3, 5);
  await expect(square(first, 1)).toHaveAccessibleName("Square 1, top left. X1, spooky.");
  await expect(square(second, 1)).toHaveAccessibleName("Square 1, top left. X1, spooky.");
  await expect(square(second, 5)).toHaveAccessibleName("Square 5, centre. O2, spooky.");
  await expect(square(first, 5)).toHaveAccessibleName("Square 5, centre. Empty.");
  await square(second, 5).focus();
  await page.keyboard.press("Control+z");
  await expect(status(first)).toHaveText("O: pick two squares");
  await expect(square(second, 5)).toHaveAccessibleName("Square 5, centre. Empty.");
  const duplicates = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    return ids.length - new Set(ids).size;
  });
  expect(duplicates).toBe(0);
  await page.getByRole("button", { name: "Take the second away" }).click();
  await expect(second).toBeEmpty();
  await click(first, 3, 4);
  await expect(status(first)).toHaveText("X: pick two squares");
});

/** Another server of the test run, some ports further. */
function neighbour(baseURL: string | undefined, ports: number): URL {
  const url = new URL(baseURL ?? "");
  url.port = String(Number(url.port) + ports);
  return url;
}

test("under a path, from any address", async ({ page, baseURL }) => {
  await page.goto(new URL("some/path/#q1-12", neighbour(baseURL, 1)).href);
  await ready(page);
  await expect(square(page, 2)).toHaveAccessibleName("Square 2, top middle. X1, spooky.");
});

test("a strict policy, and few bytes in few requests", async ({ page }) => {
  await open(page);
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy?.match(/unsafe-eval/g)).toEqual(["unsafe-eval"]);
  expect(policy).toContain("'wasm-unsafe-eval'");
  // What the page asks for until it is there, as gzip makes it; what it asks for afterwards keeps nobody waiting.
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const end = visit?.loadEventStart ?? 0;
    const resources = performance.getEntriesByType("resource");
    return resources.filter(({ startTime }) => startTime < end).map(({ name }) => name);
  });
  const dist = join(import.meta.dirname, "..", "..", "www", "dist");
  const sizes = [...new Set([await address(page), ...early])].map((url) => {
    const name = new URL(url).pathname.slice(1) || "index.html";
    return { name, bytes: url.startsWith("data:") ? 0 : gzipSync(readFileSync(join(dist, name))).length };
  });
  expect(sizes.filter(({ bytes }) => bytes > 0).length).toBeLessThanOrEqual(8);
  const total = (pattern: RegExp) =>
    sizes.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  // Of the two engines the small one.
  const engines = sizes.map(({ name }) => name).filter((name) => name.endsWith(".wasm"));
  expect(engines).toEqual([expect.stringMatching(/_small_bg-/)]);
  expect(total(/\.wasm$/)).toBeGreaterThan(10_000);
  expect(total(/\.(html|css|js)$/)).toBeLessThan(52_000);
  expect(total(/./)).toBeLessThan(82_000);
});

test.describe("a full engine that does not come", () => {
  test.use({ expected: "error: Failed to load resource: net::ERR_FAILED" });

  test("without the full engine the game goes on, and what needs it says so", async ({ page }) => {
    await page.route(/quantum_tictactoe_bg-[^/]*\.wasm$/, (route) => route.abort());
    await page.goto("./#q1-12");
    await expect(page.locator(".qt[data-ready]")).toBeVisible();
    await page.evaluate(() => {
      location.hash = "#X1+(1,2);%20O2+(2,3);";
    });
    await expect(page.getByText(/^The engine of the game could not be loaded\./).first()).toBeVisible();
    await page.evaluate(() => {
      location.hash = "#q1-12-25";
    });
    await expect(page).toHaveURL(/#q1-12-25$/);
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  });
});

test("what is missing is said in a sentence", async ({ browser }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto("./");
  await expect(plain.locator("noscript p")).toBeVisible();
  await plain.close();

  const without = await browser.newPage();
  await without.addInitScript(() => {
    Object.defineProperty(globalThis, "WebAssembly", { value: undefined });
  });
  await without.goto("./");
  await expect(status(without)).toHaveText(
    "This game needs WebAssembly, which this browser lacks or has switched off.",
  );
  await without.close();

  const cut = await browser.newPage();
  await cut.route("**/*.wasm", (route) => route.abort());
  await cut.goto("./");
  await expect(status(cut)).toHaveText(/^The engine of the game could not be loaded\./);
  await cut.close();
});

test("the page opened at a narrow width never scrolls sideways", async ({ page }) => {
  for (const width of [320, 360, 600, 820, 1024, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "q1-12-25-34-48-15");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    await page.goto("about:blank");
  }
});
