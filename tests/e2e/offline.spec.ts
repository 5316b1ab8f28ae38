/** After one visit the page needs no network; a new version waits until somebody takes it. */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { dist, test } from "./host";
import { analyse, click, expect, listen, ready, record, square, status, watchOrigin } from "./page";

test.use({ serviceWorkers: "allow" });

/** Until the service worker has everything and the page is in its hands. */
const inHands = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });

const update = (page: Page) => page.getByRole("button", { name: "Update ready" });

test("after one visit everything works without a network, also what was never opened", async ({
  page,
  context,
  host,
}) => {
  host.folders.clear();
  host.folders.set("/a/b/", dist);
  await page.goto(`${host.origin}a/b/`);
  await ready(page);
  await inHands(page);
  await context.setOffline(true);
  host.folders.clear();
  for (const address of [
    "",
    "index.html",
    "#q1-12-25",
    "?embed=1",
    "?view=projector#q1-12",
    "index.html?a=b",
  ]) {
    await page.goto("about:blank");
    await page.goto(`${host.origin}a/b/${address}`);
    await ready(page);
  }
  await page.goto(`${host.origin}a/b/#q1-12`);
  await page.reload();
  await ready(page);
  await click(page, 2, 5);
  expect(await record(page)).toBe("q1-12-25");
  await analyse(page);
  expect(page.workers()).toHaveLength(1);
  // Every part that is loaded when it is needed is there.
  const kept = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  const listed = JSON.parse(
    readFileSync(join(dist, "service-worker.js"), "utf8").match(/^const FILES = (.*);$/m)?.[1] ?? "[]",
  ) as [string, string][];
  expect(listed.length).toBeGreaterThan(8);
  expect(kept.sort()).toEqual(listed.map(([path]) => `/a/b/${path.slice(2)}`).sort());
});

test("a new version waits, is taken when somebody says so, and keeps the game; other tabs go on", async ({
  page,
  context,
  host,
}) => {
  const [first, second] = [1, 2].map((version) => build(version));
  if (first === undefined || second === undefined) throw new Error("no builds");
  host.folders.set("/", first);
  await page.goto(host.origin);
  await ready(page);
  await inHands(page);
  await click(page, 1, 2);
  const other = await context.newPage();
  const heard: string[] = [];
  listen(other, heard);
  await other.goto(host.origin);
  await ready(other);
  await click(other, 3, 4);
  await expect(other.locator("html")).toHaveAttribute("data-build", "1");

  // The host has a new version; nothing changes for who is playing, not even after a reload.
  host.folders.set("/", second);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(update(page)).toBeVisible();
  await expect(update(other)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("data-build", "1");
  expect(await record(page)).toBe("q1-12");
  await click(page, 2, 5);

  // One tab takes it and goes on where it was.
  const board = await page.locator(".qt-board").boundingBox();
  await expect(update(page)).toBeVisible();
  expect(await page.locator(".qt-board").boundingBox()).toEqual(board);
  await update(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-build", "2");
  await ready(page);
  expect(await record(page)).toBe("q1-12-25");
  await expect(update(page)).toHaveCount(0);

  // The other still runs the old one, and finds the old one's parts although the host no longer has them.
  await expect(other.locator("html")).toHaveAttribute("data-build", "1");
  await click(other, 5, 6);
  expect(await record(other)).toBe("q1-34-56");
  await analyse(other);
  expect(other.workers()).toHaveLength(1);
  expect(heard).toEqual([]);
  await update(other).click();
  await expect(other.locator("html")).toHaveAttribute("data-build", "2");
  await ready(other);
  expect(await record(other)).toBe("q1-34-56");
  await other.close();
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

/** A copy of the built page that is another version: its own worker under a name of its own, and a mark. */
function build(version: number): string {
  const folder = mkdtempSync(join(tmpdir(), "quantum-tictactoe-"));
  cpSync(dist, folder, { recursive: true });
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), "utf8")));
  change("index.html", (html) => html.replace("<html", `<html data-build="${version}"`));
  const digest = (name: string) =>
    `sha256-${createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("base64")}`;
  const names = readdirSync(join(folder, "assets"));
  const worker = names.find((name) => /^worker-.*\.js$/.test(name)) ?? "";
  const renamed = worker.replace("worker-", `worker-${version}-`);
  renameSync(join(folder, "assets", worker), join(folder, "assets", renamed));
  for (const name of names.filter((each) => each.endsWith(".js") && each !== worker)) {
    change(join("assets", name), (text) => text.replaceAll(worker, renamed));
  }
  change("service-worker.js", (text) => {
    const list = JSON.parse(text.match(/^const FILES = (.*);$/m)?.[1] ?? "[]") as [string, string][];
    const files = list
      .map(([path]) => path.replace(worker, renamed))
      .map((path) => [path, digest(path === "./" ? "index.html" : path)]);
    return text
      .replace(/^const FILES = .*$/m, `const FILES = ${JSON.stringify(files)};`)
      .replace(/^const VERSION = .*$/m, `const VERSION = "${version}";`);
  });
  return folder;
}

test("an update that does not arrive whole is not taken", async ({ page, host }) => {
  const whole = build(1);
  const cut = build(2);
  host.folders.set("/", whole);
  await page.goto(host.origin);
  await ready(page);
  await inHands(page);
  writeFileSync(join(cut, "index.html"), "<html>half of it");
  host.folders.set("/", cut);
  const installed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return "none";
    await new Promise<void>((resolve) => {
      installing.addEventListener("statechange", () => resolve());
    });
    return installing.state;
  });
  expect(installed).toBe("redundant");
  await page.reload();
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("data-build", "1");
  await expect(update(page)).toHaveCount(0);
  for (const folder of [whole, cut]) rmSync(folder, { recursive: true });
});

test("in a frame nothing is registered", async ({ page, host }) => {
  await page.goto(host.origin);
  await ready(page);
  await inHands(page);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await page.route("**/framing.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>f</title><iframe src="./"></iframe>`,
    }),
  );
  await page.goto(`${host.origin}framing.html`);
  await expect(page.frameLocator("iframe").locator(".qt[data-ready]")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const count = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(count).toBe(0);
  expect(host.asked.filter((path) => path.endsWith("service-worker.js")).length).toBe(1);
});

test("it can be installed", async ({ host, launchOptions }) => {
  const folder = mkdtempSync(join(tmpdir(), "quantum-tictactoe-"));
  const context = await chromium.launchPersistentContext(folder, launchOptions);
  const strangers: string[] = [];
  watchOrigin(context, strangers);
  const page = await context.newPage();
  const heard: string[] = [];
  listen(page, heard);
  await page.goto(host.origin);
  await ready(page);
  await inHands(page);
  const devtools = await context.newCDPSession(page);
  const { errors, url, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.origin}manifest.webmanifest`);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}");
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const file = readFileSync(join(dist, src));
    if (type === "image/png") {
      expect([src, `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`]).toEqual([src, sizes]);
    }
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
  await expect(square(page, 1)).toBeVisible();
  await expect(status(page)).toHaveText("X: pick two squares");
  await context.close();
  expect([strangers, heard]).toEqual([[], []]);
  rmSync(folder, { recursive: true });
});
