/** Makes the icons and screenshots that an installed page is shown by, from its own drawings. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { open } from "../e2e/page";
import { root } from "./drawing";

const folder = join(root, "www/public");
const icon = readFileSync(join(folder, "icon.svg"), "utf8");

/** The drawing fills its square, so that no mask cuts into the corners of another. */
const square = icon.replace(' rx="7"', "");
/** Whatever is cut off outside the inner four fifths, the drawing stays whole. */
const maskable = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

for (const [name, drawing, size] of [
  ["icon-192.png", icon, 192],
  ["icon-512.png", icon, 512],
  ["icon-180.png", square, 180],
  ["icon-maskable.png", maskable, 512],
] as const) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
    );
    await page.screenshot({ path: join(folder, name), omitBackground: true });
  });
}

for (const [name, width, height] of [
  ["screenshot-wide.png", 1280, 800],
  ["screenshot-narrow.png", 390, 844],
] as const) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "q1-12-25-34-48-15");
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, name) });
  });
}
