/** Makes the project's pictures from the page itself: `npm run pictures`. */
import { test } from "@playwright/test";
import { open, square } from "../e2e/page";

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

test("the board in a collapse, for the README", async ({ page }) => {
  await page.setViewportSize({ width: 1120, height: 700 });
  await open(page, cycle);
  await square(page, 5).click();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: "www/pictures/collapse.png" });
});
