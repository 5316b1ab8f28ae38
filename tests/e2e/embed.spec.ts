/** The board in a frame: under the narrowest sandbox, and in conversation with the page around it. */
import type { FrameLocator, Page } from "@playwright/test";
import { type Host, serveExamples, test } from "./host";
import { analyse, click, expect, record, square, status } from "./page";

const open = { "access-control-allow-origin": "*" };

async function opened(page: Page, host: Host): Promise<FrameLocator> {
  serveExamples(host);
  // A sandboxed frame has no origin, so even its own files come from elsewhere.
  host.headers.set(/^\/www\/dist\//, open);
  await page.goto(`${host.origin}examples/hosts/sandboxed-iframe.html`);
  const frame = page.frameLocator("iframe[title]");
  await expect(frame.locator(".qt[data-ready]")).toBeVisible();
  return frame;
}

const told = async (page: Page) =>
  ((await page.locator("#told").textContent()) ?? "")
    .split("\n")
    .map((line) => line.match(/^(\w+) (.*)$/) ?? [])
    .filter(([, type]) => type !== "change" && type !== undefined)
    .map(([, type, detail = "{}"]) => [type, JSON.parse(detail)] as const);

test("in a sandbox: a whole game, the analysis, the computer, and a link", async ({ page, host }) => {
  const frame = await opened(page, host);
  const body = frame.locator("body");
  await expect(body.locator(".page-kept")).toHaveText(
    "Nothing is kept here: whoever comes back begins anew.",
  );
  await expect(status(body)).toHaveText("X: pick two squares");
  await click(body, 1, 5, 3, 5, 4, 5, 5, 6, 5, 7, 5, 9, 1, 5, 5, 5);
  await expect(status(body)).toHaveText("X wins");
  await expect
    .poll(async () => (await told(page)).map(([type]) => type))
    .toEqual(["ready", ...Array.from({ length: 7 }, () => "move"), "cycle", "collapse", "end"]);
  expect((await told(page)).at(-1)).toEqual([
    "end",
    expect.objectContaining({ record: "q1-15-35-45-56-57-59-15c5", winner: "x", points: { x: 1, o: 0.5 } }),
  ]);
  // The frame has the height that it asked for.
  const height = Number(await page.locator("iframe").getAttribute("height"));
  expect(height).not.toBe(760);
  await expect
    .poll(async () => {
      const given = Number(await page.locator("iframe").getAttribute("height"));
      return given - (await body.evaluate((element) => Math.ceil(element.getBoundingClientRect().height)));
    })
    .toBe(0);

  await frame.getByRole("button", { name: "New game" }).click();
  await click(body, 1, 2);
  await analyse(body);
  await body.locator(".qt-more > summary").click();
  await expect(frame.getByLabel("Link to this game")).toHaveValue(`${host.origin}www/dist/#q1-12`);

  // By key: just after the page has scrolled back, the browser still gives a press there to the frame.
  await page.getByRole("button", { name: "Load a game" }).press("Enter");
  await expect(status(body)).toHaveText("O: where does X7 land, 1 or 5?");
});

test("the example goes on after messages of strangers, and after the frame is loaded again", async ({
  page,
  host,
}) => {
  // The stranger speaks before the frame is ready.
  await page.addInitScript(() => {
    if (self === top) postMessage({ quantumTicTacToe: 1, type: "ready", record: "q1" }, "*");
  });
  const frame = await opened(page, host);
  const body = frame.locator("body");
  await expect.poll(async () => (await told(page)).map(([type]) => type)).toEqual(["ready"]);
  await page.locator("iframe").evaluate((element: HTMLIFrameElement) => {
    element.src = `${element.src}&again`;
  });
  await expect.poll(async () => (await told(page)).map(([type]) => type)).toEqual(["ready", "ready"]);
  await page.getByRole("button", { name: "Load a game" }).press("Enter");
  await expect(status(body)).toHaveText("O: where does X7 land, 1 or 5?");
  await click(body, 1, 1);
  await expect.poll(async () => (await told(page)).at(-1)?.[0]).toBe("end");
});

test("the switches of the query", async ({ page, host }) => {
  const parts = (query: string) => `${host.origin}?embed=1&${query}`;
  await page.goto(parts("start=q1-12-25-15&show=new&theme=dark&motion=none"));
  await expect(status(page)).toHaveText("O: where does X3 land, 1 or 5?");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(
    page.locator(".qt-undo, .qt-explore, .qt-more, .qt-seats").filter({ visible: true }),
  ).toHaveCount(0);
  await click(page, 1, 1);
  await expect(status(page)).toHaveText("O: pick two squares");
  await page.getByRole("button", { name: "New game" }).click();
  await expect(status(page)).toHaveText("O: where does X3 land, 1 or 5?");
  await expect(page.locator(".page-kept")).toHaveCount(0);

  await page.goto(parts("record=q1-12-25&locked"));
  await click(page, 3);
  await expect(page.locator(".qt-notice")).toHaveText("This board is only for looking at.");

  await page.goto(parts("players=o&level=random"));
  await expect(status(page)).toHaveText("You (O): pick two squares");
  await click(page, 1, 2);
  // The computer has answered, whatever it plays.
  await expect.poll(() => record(page)).toMatch(/^q1-\d\d-12(-\d\d|c[12])/);

  await page.goto(parts("lesson=1"));
  await expect(page.locator(".qt-exercise")).toBeVisible();
  // Another game in the address ends the lesson.
  await page.evaluate(() => {
    location.hash = "q1-19";
  });
  await expect(page.locator(".qt-exercise")).toHaveCount(0);
  await expect(square(page, 9)).toHaveAccessibleName("Square 9, bottom right. X1, spooky.");

  // Nonsense is as good as nothing.
  await page.goto(parts("players=everybody&level=9&theme=pink&start="));
  await expect(status(page)).toHaveText("X: pick two squares");
  await expect(page.getByLabel("Against", { exact: true })).toHaveValue("both");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await expect(page.locator(".qt-explore")).toBeVisible();
  await expect(page.locator(".qt-offer, .qt-exercise").filter({ visible: true })).toHaveCount(0);
  await click(page, 1, 2);
  await expect(status(page)).toHaveText("O: pick two squares");
  // Of an unknown list no part is shown, and a record that is none is refused in words.
  await page.goto(parts("show=%00&record=xyz"));
  await expect(page.locator(".qt-offer")).toContainText("This game can't be opened as it is");
  await expect(page.locator(".qt-undo, .qt-explore, .qt-more").filter({ visible: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Go on without it" }).click();
  await expect(status(page)).toHaveText("X: pick two squares");
});

test("a thousand hostile messages change nothing and are not answered", async ({ page, host }) => {
  const frame = await opened(page, host);
  const body = frame.locator("body");
  await click(body, 1, 2);
  await expect.poll(async () => (await told(page)).length).toBe(2);
  const sent = await page.evaluate(() => {
    const target = document.querySelector("iframe")?.contentWindow;
    if (!target) throw new Error("no frame");
    const values: unknown[] = [
      null,
      undefined,
      true,
      0,
      Number.NaN,
      "",
      "hello",
      "q1-19",
      [],
      {},
      [[]],
      new Date(0),
      /x/,
      new Map([["type", "load"]]),
      new Uint8Array(9),
      { toString: "x" },
      { __proto__: null, type: "load" },
      "x".repeat(20_000),
      new Error("x"),
      10n,
    ];
    const versions = [undefined, 0, 2, "1", null, Number.NaN, [1], { valueOf: 1 }];
    const types = ["load", "hello", "move", "ready", "constructor", "__proto__", "", 1, null, ["load"], {}];
    const records: unknown[] = [
      "q1-19",
      "q1",
      "q1-12-12c1",
      12,
      null,
      ["q1-19"],
      { length: 3 },
      "x".repeat(20_000),
    ];
    const messages: unknown[] = [...values];
    for (const version of versions)
      for (const type of types)
        for (const record of records) messages.push({ quantumTicTacToe: version, type, record });
    // The right version, but nothing that it has a meaning for, or a load without a port.
    for (const type of types.slice(2))
      for (const record of records) messages.push({ quantumTicTacToe: 1, type, record });
    for (const value of values)
      for (const type of ["load", "hello"]) messages.push({ quantumTicTacToe: 1, type, record: value });
    for (let index = 0; messages.length < 1050; index += 1) {
      messages.push({
        quantumTicTacToe: 1 + (index + 1) / 1000,
        type: "load",
        record: `q1-1${(index % 8) + 2}`,
      });
    }
    for (const message of messages) target.postMessage(message, "*");
    document.body.append(Object.assign(document.createElement("iframe"), { name: "stranger" }));
    return messages.length;
  });
  expect(sent).toBeGreaterThanOrEqual(1000);
  // From a window that is not the one above, with all that a hello has.
  const stranger = page.frame("stranger");
  await stranger?.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    port1.onmessage = ({ data }) => heard.push(data);
    parent.frames[0]?.postMessage({ quantumTicTacToe: 1, type: "hello" }, "*", [port2]);
  });
  // Through the port as well: of all these only the last is a message.
  await page.getByRole("button", { name: "Load a game" }).click();
  await expect(status(body)).toHaveText("O: where does X7 land, 1 or 5?");
  expect((await told(page)).map(([type]) => type)).toEqual(["ready", "move"]);
  const answers = await stranger?.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
  expect(answers).toEqual([]);
  await frame.getByRole("button", { name: "Undo" }).click();
  await expect(square(body, 2)).toHaveAccessibleName("Square 2, top middle. X1, spooky.");
});

test("a port takes records and nothing else, and says what is wrong with them", async ({ page, host }) => {
  host.pages.set(
    "/above.html",
    `<!doctype html><title>above</title><link rel="icon" href="data:,"><iframe src="./?embed=1" width="600" height="900" title="board"></iframe>`,
  );
  await page.goto(`${host.origin}above.html`);
  await expect(page.frameLocator("iframe").locator(".qt[data-ready]")).toBeVisible();
  const heard = await page.evaluate(async () => {
    const target = document.querySelector("iframe")?.contentWindow;
    const { port1, port2 } = new MessageChannel();
    const all: Record<string, unknown>[] = [];
    const until = (type: string) =>
      new Promise<void>((resolve) => {
        port1.onmessage = ({ data }) => {
          if (data.type !== "resize") all.push(data);
          if (data.type === type) resolve();
        };
      });
    const ready = until("ready");
    target?.postMessage({ quantumTicTacToe: 1, type: "hello" }, "*", [port2]);
    await ready;
    const refused = until("error");
    for (const nonsense of [null, 5, "load", {}, { type: "load", record: "q1-19" }])
      port1.postMessage(nonsense);
    port1.postMessage({ quantumTicTacToe: 1, type: "load", record: 5 });
    port1.postMessage({ quantumTicTacToe: 1, type: "load", record: "q1-12-12c1-15" });
    await refused;
    const changed = until("change");
    port1.postMessage({ quantumTicTacToe: 1, type: "load", record: "12 25 15 c5" });
    await changed;
    return all;
  });
  expect(heard).toEqual([
    { quantumTicTacToe: 1, type: "ready", record: "q1" },
    expect.objectContaining({ quantumTicTacToe: 1, type: "error", code: "classical-square", squares: [1] }),
    { quantumTicTacToe: 1, type: "change", record: "q1-12-25-15c5" },
  ]);
});

test("where the host gives no leave the single file can be framed", async ({ page, host }) => {
  host.pages.set(
    "/above.html",
    `<!doctype html><title>above</title><link rel="icon" href="data:,">
      <iframe sandbox="allow-scripts" src="./quantum-tictactoe.html?embed=1#q1-12" width="600" height="900" title="board"></iframe>`,
  );
  await page.goto(`${host.origin}above.html`);
  const body = page.frameLocator("iframe").locator("body");
  await expect(square(body, 2)).toHaveAccessibleName("Square 2, top middle. X1, spooky.");
  await click(body, 2, 5);
  await expect(status(body)).toHaveText("X: pick two squares");
  await expect(body.locator(".page-kept")).toBeVisible();
});
