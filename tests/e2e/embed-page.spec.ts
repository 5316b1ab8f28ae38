/** The page on which boards for other pages are made, and what its snippets make. */
import { violations } from "./axe";
import { dist, serveExamples, test } from "./host";
import { expect, square, status } from "./page";

/** Settled when all messages that are on their way have been heard; runs in the browser. */
const messagesHeard = () =>
  new Promise<void>((heard) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => heard();
    port2.postMessage(null);
  });

test("the page that makes frames: switches, a preview, and snippets that are true", async ({
  page,
  host,
  elsewhere,
}) => {
  await page.goto(`${host.origin}embed.html`);
  const steps = await page.evaluate(() => history.length);
  const board = page.frameLocator(".embed-preview");
  await expect(board.locator(".qt[data-ready]")).toBeVisible();
  await page.getByLabel("Begins with").fill("https://example.org/#q1-12-25-15");
  await page.getByLabel("Undo", { exact: true }).uncheck();
  await page.getByLabel("Colours").selectOption("dark");
  await expect(status(board.locator("body"))).toHaveText("O: where does X3 land, 1 or 5?");
  await expect(board.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(board.locator(".qt-undo")).toBeHidden();
  await expect(page.getByLabel("The computer's level")).toBeHidden();
  const [frame, element] = await Promise.all([
    page.getByLabel("As a frame, for any page").inputValue(),
    page.getByLabel("As an element, for a page of your own").inputValue(),
  ]);
  expect(await violations(page)).toEqual([]);
  // The frame is as high as the board in it would like to be.
  await expect
    .poll(async () => {
      const code = await page.getByLabel("As a frame, for any page").inputValue();
      const wanted = await board
        .locator("body")
        .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
      return code.includes(`height="${wanted}"`);
    })
    .toBe(true);
  // However often it changes, Back leaves the page.
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(element).toContain('start="q1-12-25-15" theme="dark" show="players new hints');

  // A record that can't be opened is remarked upon, until it can.
  const begins = page.getByLabel("Begins with");
  await begins.fill("q1-12-12-34");
  await begins.press("Enter");
  await expect(page.locator("label", { has: begins })).toContainText("The board can't begin so.");
  await expect(begins).toHaveAttribute("aria-invalid", "true");
  // The same again asks for nothing new.
  await begins.fill("q1-12-12-34 ");
  await begins.press("Enter");
  await expect(begins).toHaveAttribute("aria-invalid", "true");
  await begins.fill("12 25");
  await begins.press("Enter");
  await expect(begins).not.toHaveAttribute("aria-invalid");
  // A preview that asks for a choice leaves the focus where somebody is writing.
  await begins.fill("15 15");
  await begins.press("Enter");
  await expect(status(board.locator("body"))).toHaveText("X: where does O2 land, 1 or 5?");
  await expect(begins).toBeFocused();
  // What is refused to a player says nothing of the record.
  await square(board.locator("body"), 9).click({ force: true });
  await expect(board.locator(".qt-notice")).toHaveText(
    "The cycle has to collapse first: choose square 1 or 5.",
  );
  await page.evaluate(messagesHeard);
  await expect(begins).not.toHaveAttribute("aria-invalid");
  await page.getByLabel("Opens with").selectOption("lesson");
  await expect(board.locator(".qt-exercise")).toBeVisible();
  await expect(page.getByLabel("As an element, for a page of your own")).toHaveValue(/ lesson="1"/);
  await expect(begins).not.toHaveAttribute("aria-invalid");
  // All of the snippets can be read, also where there is little room.
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const code of await page.locator(".embed-code").all())
      await expect
        .poll(() => code.evaluate((text) => text.scrollHeight - text.clientHeight))
        .toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);

  // What is copied is what was shown.
  serveExamples(host);
  host.folders.set("/", dist);
  const around = (snippet: string) =>
    `<!doctype html><html lang="en"><title>copied</title><link rel="icon" href="data:,">${snippet}</html>`;
  host.pages.set("/frame.html", around(frame));
  host.pages.set("/element.html", around(element.replaceAll(host.origin, elsewhere.origin)));
  elsewhere.headers.set(/^\/package\//, { "access-control-allow-origin": "*" });
  await page.goto(`${host.origin}frame.html`);
  await expect(status(page.frameLocator("iframe").locator("body"))).toHaveText(
    "O: where does X3 land, 1 or 5?",
  );
  await page.goto(`${host.origin}element.html`);
  await expect(status(page)).toHaveText("O: where does X3 land, 1 or 5?");
  await expect(page.locator(".qt-undo")).toBeHidden();
});
