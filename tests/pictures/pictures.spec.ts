/** Makes the project's pictures, from the page itself or from its drawing: `npm run pictures`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { themed } from "../../www/src/board/draw/svg";
import { outcomeScene, scene } from "../../www/src/games/quantum/render/scene";
import { viewOf } from "../../www/src/games/quantum/state";
import { open } from "../e2e/page";
import { placed, reached, root, svgFile } from "./drawing";
import { film } from "./film";

const docs = join(root, "docs");
mkdirSync(docs, { recursive: true });

const cycle = "q1-12-25-34-48-15";

test.use({ colorScheme: "light" });

test("the picture for shared links", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  await open(page, cycle);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "120%";
  });
  await page.mouse.move(0, 0);
  await page.screenshot({ path: "www/public/preview.png" });
});

test("the board with an open cycle and its two outcomes, for the README", async () => {
  const state = reached(cycle);
  const side = 432;
  const small = 178;
  const card = (index: number, square: number) => {
    const y = 8 + index * 220;
    return (
      `<rect x="470" y="${y}" width="210" height="212" rx="12" fill="var(--qt-surface)" stroke="var(--qt-edge)"/>` +
      placed(outcomeScene(viewOf(state), square), themed, 486, y + 8, small) +
      `<text x="575" y="${y + 202}" text-anchor="middle" font-size="15" font-weight="600" fill="var(--qt-text)">X5 on ${square}</text>`
    );
  };
  const body =
    `<rect x="8" y="8" width="${side}" height="${side}" rx="12" fill="var(--qt-surface)" stroke="var(--qt-edge)"/>` +
    `<clipPath id="board"><rect x="8" y="8" width="${side}" height="${side}" rx="12"/></clipPath>` +
    `<g clip-path="url(#board)">${placed(scene(state, 1.5), themed, 8, 8, side)}</g>${card(0, 1)}${card(1, 5)}`;
  const title = "X5 closes a cycle through the squares 1, 2 and 5; O chooses between two outcomes";
  writeFileSync(join(docs, "board.svg"), svgFile(688, 448, title, "svg{--qt-edge:#8884}", body));
});

test("a collapse in motion, for the README", async () => {
  const text = film(reached("q1-12-25-34-48-28-15c5"), 1.25, "A collapse, step by step");
  expect(text.length).toBeLessThan(150_000);
  writeFileSync(join(docs, "collapse.svg"), text);
});

for (const [name, record] of [
  ["cycle", "q1-12-25-34-48-15"],
  ["collapse", "q1-12-25-34-28-15c5"],
  ["end", "q1-15-35-45-56-57-59-15c5"],
] as const) {
  test(`without colour: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 420, height: 640 });
    await open(page, record);
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      document.documentElement.style.filter = "grayscale(1)";
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.locator(".qt-board").screenshot({ path: join(docs, `greyscale-${name}.png`) });
  });
}
