/** What hosts do to a board, and what it makes of that: locks, texts of their own, an engine that comes late. */
import type { Page } from "@playwright/test";
import type { QuantumTicTacToeElement } from "../../pkg/element/index";
import { drawing } from "./canvas";
import { serveExamples, test } from "./host";
import { click, expect, openMore, square, status } from "./page";

const head = '<!doctype html><title>host</title><link rel="icon" href="data:,">';
const script = '<script type="module" src="./pkg/element/define.js"></script>';

/** Writes down what every element and every frame tells, beside `window.told`. */
const listening = `<script>
  globalThis.told = [];
  for (const name of ["ready", "change", "move", "error", "players"])
    addEventListener("qttt-" + name, ({ detail }) => told.push([name, detail.code ?? detail.level ?? detail.record].join(" ")));
  addEventListener("message", ({ data }) => told.push(["window", data.type, data.code ?? data.record].join(" ")));
</script>`;

const told = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { told: string[] }).told]);

const attribute = (page: Page, name: string, value: string | null) =>
  page.locator("quantum-tictactoe").evaluate(
    (element, [key, text]) => {
      if (text === null) element.removeAttribute(key);
      else element.setAttribute(key, text);
    },
    [name, value] as const,
  );

/** Uses everything that can be used. */
async function tryAll(page: Page): Promise<number> {
  const controls = page.locator(":is(button, select, input, a):not([role=gridcell]):not(:disabled)");
  let tried = 0;
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
    tried += 1;
    const [tag, type] = await control.evaluate((element) => [
      element.tagName,
      (element as HTMLInputElement).type,
    ]);
    if (tag === "SELECT") await control.selectOption({ index: 2 });
    else if (type === "text") {
      await control.fill("34");
      await control.press("Enter");
    } else await control.click({ force: true });
    await page.keyboard.press("Escape");
  }
  for (let number = 1; number <= 9; number += 1) await square(page, number).press("Enter");
  await page.keyboard.press("Control+z");
  return tried;
}

test("nothing that people can use changes a game that is locked", async ({ page, host }) => {
  serveExamples(host);
  host.pages.set("/locked.html", `${head}${script}<quantum-tictactoe></quantum-tictactoe>`);
  await page.goto(`${host.origin}locked.html`);
  const board = page.locator("quantum-tictactoe");
  const record = () => board.evaluate((element: Element) => (element as QuantumTicTacToeElement).record);
  await expect(status(page)).toHaveText("X: pick two squares");
  await expect(page.locator(".qt-seats")).toBeVisible();
  await attribute(page, "locked", "");
  for (const [game, sentence] of [
    ["q1-12-25", "Only to look at: it is X's turn"],
    ["q1-12-25-15", "Only to look at: it is O's turn"],
    ["q1-15-35-45-56-57-59-15c5", "X wins"],
  ] as const) {
    await attribute(page, "record", game);
    await expect(status(page)).toHaveText(sentence);
    await expect(page.locator(".qt-seats, .qt-bar, .qt-learn").filter({ visible: true })).toHaveCount(0);
    if ((await page.locator(".qt-more[open]").count()) === 0) await openMore(page);
    expect(await tryAll(page)).toBeGreaterThan(3);
    expect(await record()).toBe(game);
    // Nobody else plays here, and no exercise has the board.
    await expect(page.locator(".qt-sides")).toBeHidden();
    await expect(page.locator(".qt-guest")).toBeEmpty();
  }
  // A seat that is offered by other means is refused as well; the program may change it.
  await attribute(page, "record", "q1-12");
  await page.locator(".qt-select").evaluate((select: HTMLSelectElement) => {
    select.value = "random";
    select.dispatchEvent(new Event("change"));
  });
  await expect(page.locator(".qt-notice")).toHaveText("This board is only for looking at.");
  await expect(page.locator(".qt-select")).toHaveValue("both");
  await attribute(page, "players", "x");
  await attribute(page, "locked", null);
  // Whatever the computer has answered.
  await expect(status(page)).toHaveText(/^You \(X\): /);
});

test("texts of a host leave those of the board as they are, also from right to left", async ({
  page,
  host,
}) => {
  serveExamples(host);
  const style = `white-space: nowrap; letter-spacing: 5px; word-spacing: 9px; text-transform: uppercase;
    text-indent: 3em; text-shadow: 1px 1px red; word-break: break-all; hyphens: auto; text-align: center`;
  for (const [name, html, body] of [
    ["plain", "<html lang='en'>", "<body>"],
    ["other", '<html lang="ar" dir="rtl">', `<body style="${style}">`],
  ])
    host.pages.set(
      `/${name}.html`,
      `<!doctype html>${html}<head><title>host</title><link rel="icon" href="data:,"></head>${body}
        <div style="width: 400px"><quantum-tictactoe record="q1-15-15"></quantum-tictactoe></div>${script}`,
    );
  const looks = async (name: string) => {
    await page.goto(`${host.origin}${name}.html`);
    await expect(square(page, 1)).toHaveAccessibleName(/O2/);
    const picture = await drawing(page);
    const texts = await page.locator("quantum-tictactoe").evaluate((element) => {
      const inside = element.shadowRoot?.querySelector(".qt") ?? element;
      const { width, height } = inside.getBoundingClientRect();
      const text = inside.querySelector(".qt-notice") ?? inside;
      const names = [
        ...["direction", "whiteSpace", "letterSpacing", "wordSpacing", "textTransform", "textIndent"],
        ...["textShadow", "wordBreak", "hyphens", "textAlign"],
      ] as const;
      const computed = getComputedStyle(text) as unknown as Record<string, string>;
      return { size: [width, height], style: names.map((key) => computed[key]) };
    });
    return { ...texts, picture };
  };
  expect(await looks("other")).toEqual(await looks("plain"));
  // At its narrowest, texts keep away from the edges, and the board takes all there is.
  await page.locator("div:has(> quantum-tictactoe)").evaluate((element: HTMLElement) => {
    element.style.width = "288px";
  });
  const room = await page
    .locator(".qt-status")
    .evaluate((element) => getComputedStyle(element).paddingInline);
  expect(room).toBe("6px");
  expect((await page.locator(".qt-board").boundingBox())?.width).toBe(288);
});

test("an engine that comes at the second attempt is told as ready, first of all", async ({ page, host }) => {
  serveExamples(host);
  let fails = true;
  await page.route(/\.wasm$/, (route) => (fails ? route.fulfill({ body: "" }) : route.continue()));
  host.pages.set(
    "/element.html",
    `${head}${listening}<quantum-tictactoe record="12 25"></quantum-tictactoe>${script}`,
  );
  host.pages.set(
    "/frame.html",
    `${head}${listening}<iframe src="./www/dist/?embed=1#q1-12-25" title="board" width="600" height="900"></iframe>`,
  );
  await page.goto(`${host.origin}element.html`);
  await expect.poll(() => told(page)).toEqual(["error engine-missing"]);
  fails = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText("X: pick two squares");
  await click(page, 3, 4);
  expect(await told(page)).toEqual([
    "error engine-missing",
    "ready q1-12-25",
    "change q1-12-25-34",
    "move q1-12-25-34",
  ]);

  // The frame says it to the window above, and through the port of whoever has said hello.
  fails = true;
  await page.goto(`${host.origin}frame.html`);
  await expect.poll(() => told(page)).toEqual(["window error engine-missing"]);
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const { told } = globalThis as unknown as { told: string[] };
    port1.onmessage = ({ data }) => {
      if (data.type !== "resize") told.push(["port", data.type, data.code ?? data.record].join(" "));
    };
    const target = document.querySelector("iframe")?.contentWindow;
    target?.postMessage({ quantumTicTacToe: 1, type: "hello" }, "*", [port2]);
    port1.postMessage({ quantumTicTacToe: 1, type: "load", record: "q1-19" });
    Object.assign(globalThis, { port1 });
  });
  await expect
    .poll(async () => (await told(page)).slice(1))
    .toEqual(["port error engine-missing", "port error InvalidStateError"]);
  fails = false;
  await page.frameLocator("iframe").getByRole("button", { name: "Try again" }).click();
  await expect
    .poll(async () => (await told(page)).slice(3))
    .toEqual(["port ready q1-12-25", "window ready q1-12-25"]);
  // What asks for nothing new is answered too.
  await page.evaluate(() => {
    const { port1 } = globalThis as unknown as { port1: MessagePort };
    port1.postMessage({ quantumTicTacToe: 1, type: "load", record: "12 25" });
  });
  await expect.poll(async () => (await told(page)).slice(5)).toEqual(["port change q1-12-25"]);
});

test("what an attribute can't be is told, and what people choose", async ({ page, host }) => {
  serveExamples(host);
  host.pages.set(
    "/values.html",
    `${head}${listening}<quantum-tictactoe players="everybody" lang="fr" start="12"></quantum-tictactoe>${script}`,
  );
  await page.goto(`${host.origin}values.html`);
  // There is one language, whatever is asked for.
  await expect(status(page)).toHaveText("O: pick two squares");
  await expect(page.locator(".qt")).toHaveAttribute("lang", "en");
  const all = ["ready q1-12", "error unknown-value"];
  expect(await told(page)).toEqual(all);
  for (const [name, value] of [
    ["level", "godlike"],
    ["theme", "blue"],
    ["motion", "some"],
    ["show", "undo, undu"],
  ] as const) {
    await attribute(page, name, value);
    all.push("error unknown-value");
    expect(await told(page)).toEqual(all);
  }
  for (const [name, value] of [
    ["players", null],
    ["show", ""],
    ["show", " players undo,more"],
    ["show", null],
    ["theme", "dark"],
  ] as const)
    await attribute(page, name, value);
  expect(await told(page)).toEqual(all);
  await page.locator(".qt-select").selectOption("beginner");
  await expect.poll(async () => (await told(page)).slice(all.length)[0]).toBe("players beginner");
  // Null is the same as no attribute, and a number is one of a lesson.
  const record = await page.locator("quantum-tictactoe").evaluate((found) => {
    const element = found as QuantumTicTacToeElement;
    // The computer would play on.
    element.players = "both";
    element.players = null;
    element.record = "q1-45";
    element.record = null;
    element.lesson = 2;
    return element.getAttribute("lesson");
  });
  expect(record).toBe("2");
  await expect(page.locator(".qt-exercise")).toBeVisible();
  const after = await page.locator("quantum-tictactoe").evaluate((found) => {
    const element = found as QuantumTicTacToeElement;
    element.lesson = null;
    return element.record;
  });
  expect(after).toBe("q1-12");
  expect((await told(page)).filter((line) => line.startsWith("error"))).toHaveLength(5);
  // A game that a lesson had put aside is still there when the element is put elsewhere; who was seated meanwhile is told.
  const before = (await told(page)).length;
  const kept = await page.locator("quantum-tictactoe").evaluate(async (found) => {
    const element = found as QuantumTicTacToeElement;
    element.load("q1-12-25");
    element.lesson = 2;
    await Promise.resolve();
    const during = element.record;
    element.players = "x";
    element.lesson = null;
    element.players = "both";
    element.lesson = 2;
    element.remove();
    await Promise.resolve();
    const away = element.record;
    document.body.append(element);
    await element.ready;
    return { during, away };
  });
  expect(kept.during).not.toBe("q1-12-25");
  expect(kept.away).toBe("q1-12-25");
  await expect(page.locator(".qt-exercise")).toBeVisible();
  const back = await page.locator("quantum-tictactoe").evaluate((found) => {
    const element = found as QuantumTicTacToeElement;
    element.lesson = null;
    return element.record;
  });
  expect(back).toBe("q1-12-25");
  expect((await told(page)).slice(before)).toEqual([
    "change q1-12-25",
    "players casual",
    "players casual",
    "ready q1-12-25",
    "error unknown-value",
    "error unknown-value",
  ]);
});
