/** Any static host will do: any path, any type for WebAssembly, and nothing is asked of anybody else. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dist, test } from "./host";
import { analyse, click, expect, ready, record, status } from "./page";

const pages = readdirSync(dist).filter((name) => name.endsWith(".html"));
const texts = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(html|css|js|webmanifest)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(dist, name), "utf8") }));

test("under a path of two steps, with the wrong type for WebAssembly, a game and the analysis", async ({
  page,
  host,
}) => {
  host.folders.clear();
  host.folders.set("/a/b/", dist);
  host.headers.set(/\.wasm$/, { "content-type": "text/plain", "x-content-type-options": "nosniff" });
  for (const address of ["a/b/", "a/b/index.html", "a/b/?utm_source=x"]) {
    await page.goto(`${host.origin}${address}`);
    await ready(page);
    await click(page, 1, 2);
    expect(await record(page)).toBe("q1-12");
  }
  await analyse(page);
  expect(page.workers()).toHaveLength(1);
  expect(host.asked.filter((path) => !path.startsWith("/a/b/"))).toEqual([]);
});

test("a lost address has a page of its own, with a way back", async ({ page, host }) => {
  const refused = page.waitForEvent("response");
  await page.goto(`${host.origin}404.html`);
  expect((await refused).status()).toBe(200);
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  await page.getByRole("link", { name: "To the board" }).click();
  await ready(page);
  await expect(status(page)).toHaveText("X: pick two squares");
});

test("every built page has a strict policy", () => {
  expect(pages).toContain("index.html");
  for (const name of pages) {
    const html = readFileSync(join(dist, name), "utf8");
    const policies = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]+)"/g)];
    expect(policies, name).toHaveLength(1);
    const directives = new Map(
      (policies[0]?.[1] ?? "").split("; ").map((directive): [string, string[]] => {
        const [key = "", ...sources] = directive.split(" ");
        return [key, sources];
      }),
    );
    expect(directives.get("default-src"), name).toEqual(["'none'"]);
    expect(directives.get("base-uri"), name).toEqual(["'none'"]);
    expect(directives.get("form-action"), name).toEqual(["'none'"]);
    const allowed = /^('self'|'none'|data:|blob:|'sha256-[\w+/]+=*')$/;
    for (const [key, sources] of directives) {
      const other = sources.filter((source) => !allowed.test(source));
      expect([name, key, other]).toEqual([name, key, key === "script-src" ? ["'wasm-unsafe-eval'"] : []]);
    }
    // The policy stands before everything that it is about, and nothing is written that it would forbid.
    expect(html.indexOf("Content-Security-Policy"), name).toBeLessThan(html.search(/<(script|style|link)/));
    expect(html, name).not.toMatch(/\sstyle="|\son\w+="/);
  }
});

test("all addresses are relative, and none is elsewhere", () => {
  for (const { name, text } of texts.filter(({ name }) => /\.(html|webmanifest)$/.test(name))) {
    const named = [...text.matchAll(/(?:href|src)="?:? ?"([^"]*)"/g)].map(([, address = ""]) => address);
    for (const address of named) {
      const fine = /^(\.\/|#|data:|https:\/\/doi\.org\/)/.test(address);
      expect([name, address, fine]).toEqual([name, address, true]);
    }
  }
  for (const { name, text } of texts.filter(({ name }) => name.endsWith(".css"))) {
    expect([name, text.match(/url\((?!"?data:)|@import/)]).toEqual([name, null]);
  }
});

test("shared links have a title, a sentence and a picture", async ({ page }) => {
  await page.goto("./");
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(meta("title")).toHaveAttribute("content", "Quantum tic-tac-toe");
  await expect(meta("description")).toHaveAttribute("content", /.{40}/);
  const picture = (await meta("image").getAttribute("content")) ?? "";
  expect(picture).toMatch(/preview\.png$/);
  const file = readFileSync(join(dist, picture.split("/").at(-1) ?? ""));
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(readdirSync(dist)).toContain(".nojekyll");
});

test("two copies on one origin are two apps", async ({ page, host }) => {
  host.folders.clear();
  const names: string[] = [];
  for (const folder of ["a", "b"]) {
    host.folders.set(`/${folder}/`, dist);
    await page.goto(`${host.origin}${folder}/`);
    const session = await page.context().newCDPSession(page);
    const { appId = "" } = await session.send("Page.getAppId");
    names.push(appId);
  }
  expect(names).toEqual([`${host.origin}a/`, `${host.origin}b/`]);
});

test("a script that does not come leaves a sentence, and a board none", async ({ page, host }) => {
  const late = page.getByText("If no board appears, reload this page.");
  await page.goto(host.origin);
  await ready(page);
  await expect(late).toHaveCount(0);
  // Empty, it is as good as one that has not come.
  await page.route(/\/assets\/[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto(host.origin);
  // It is not there at once, so that it never flashes.
  await expect(late).toBeHidden();
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
});
