/** The page as one file, opened from a disk: it asks nobody for anything. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { dist, test } from "./host";
import { address, analyse, click, expect, open, openMore, ready, record, square, status } from "./page";

const name = "quantum-tictactoe.html";

test("plays from a disk with analysis and the computer in a worker, and without any request", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "quantum-tictactoe-"));
  const file = join(folder, name);
  copyFileSync(join(dist, name), file);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const url = pathToFileURL(file).href;
  await page.goto(`${url}#q1-12-25`);
  await ready(page);
  await expect(square(page, 2)).toHaveAccessibleName("Square 2, top middle. X1, O2, spooky.");
  await click(page, 1, 5, 5, 5);
  expect(await record(page)).toBe("q1-12-25-15c5");
  await openMore(page);
  await page.getByLabel("Dark").check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByLabel("Projector view").check();
  await page.keyboard.press("Escape");
  await analyse(page, 15);
  expect(page.workers()).toHaveLength(1);
  await page.reload();
  await ready(page);
  expect(await record(page)).toBe("q1-12-25-15c5");
  await expect(status(page)).toHaveText("O: pick two squares");
  // The computer answers.
  await page.goto(`${url}#q1`);
  await page.locator(".qt-select").selectOption("strong");
  await click(page, 1, 9);
  await expect(status(page)).toHaveText(/^You \(X\): (pick two squares|where does O2 land)/);
  expect(await record(page)).toMatch(/^q1-19-\d\d$/);
  // A file's address leads nobody else to the game.
  await openMore(page);
  await page.getByRole("button", { name: "Share, save, open…" }).click();
  await expect(
    page.getByText("This page is a file on your device, so its link opens only here."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Show QR code" })).toBeHidden();
  const beyond = asked.filter((each) => !each.startsWith("blob:") && !each.startsWith("data:"));
  expect([...new Set(beyond.map((each) => each.replace(/[?#].*/, "")))]).toEqual([url]);
  rmSync(folder, { recursive: true });
});

test("it is one file with its own policy, and the page offers it", async ({ page }) => {
  const html = readFileSync(join(dist, name), "utf8");
  expect(html.length).toBeLessThanOrEqual(440_000);
  expect(html).not.toMatch(/\ssrc="|href="(?!data:)|connect-src|'self'|unsafe-inline/);
  await open(page);
  await openMore(page);
  const link = page.getByRole("link", { name: "Download for offline use" });
  // Under its heading, not beside it.
  const heading = page.getByRole("heading", { name: "Use it elsewhere" });
  const [above, below] = await Promise.all([heading, link].map((one) => one.boundingBox()));
  expect(above?.x).toBe(below?.x);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe(name);
  expect(await address(page)).toMatch(/#|\/$/);
});
