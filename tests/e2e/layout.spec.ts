/** Every width, height, text size and kind of letters: nothing sticks out, and nothing lies on what can be pressed. */
import type { CDPSession, Page } from "@playwright/test";
import { type Family, families, letters } from "./fonts";
import { expect, test } from "./page";

/** A page of the same host that holds the tested one in a frame, so that its size can change without a way to the browser. */
const ROOM = "sweep.html";

/** States by their address, and what is pressed there, one after the other. */
const states: Readonly<Record<string, readonly [address: string, ...presses: string[]]>> = {
  start: ["#q1"],
  "doors open": ["#q1-12-25", ".qt-more > summary", ".qt-explore > summary"],
  "a choice": ["#q1-12-25-15", ".qt-cell >> nth=4"],
  "a result": ["#q1-15-35-45-56-57-59-15c5"],
  "a counted result": ["#q1-15-35-45-56-57-59-15", ".qt-card:last-child", ".qt-decide", ".qt-more > summary"],
  "the computer in a frame": ["?embed=1&players=x&level=casual&show=all#q1-12"],
  "the rules": ["#q1-12-25", ".qt-ways > .qt-link"],
  lessons: ["?lesson"],
  puzzles: ["?puzzle"],
  "a lesson": ["?lesson=8"],
  "a puzzle": ["?puzzle=3"],
  "a question": ["?quiz=2"],
  "the projector": ["?view=projector#q1-12-25-15"],
  "the projector's lesson": ["?lesson=6&view=projector"],
  classic: ["#t1.5.4wg"],
};

/** Sizes in pixels. */
type Size = readonly [width: number, height: number];
const heights = Array.from({ length: 24 }, (_, step) => 440 + step * 20);
const phones: readonly Size[] = [320, 360, 412].flatMap((width) =>
  heights.map((height): Size => [width, height]),
);
const others: readonly Size[] = [
  [480, 320],
  [667, 375],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1920, 1080],
];
/** Nobody throws a phone's picture on a wall. */
const walls: readonly Size[] = [
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];
const few: readonly Size[] = [[320, 568], [375, 667], [390, 844], [412, 480], ...others];

interface Sweep {
  readonly sizes: readonly Size[];
  /** A name that no font of the system has. */
  readonly family: string;
  readonly font: readonly [regular: string, bold: string];
}

/** What is wrong with the page in the frame, at each of the sizes; runs in the browser. */
async function swept({ sizes, family, font }: Sweep): Promise<string[]> {
  const frame = document.querySelector("iframe");
  const inner = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!frame || !inner) throw new Error("there is no frame");
  const page = inner.document;
  for (const [index, bytes] of font.entries()) {
    const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const face = new inner.FontFace(family, data, { weight: index === 0 ? "400" : "700" });
    page.fonts.add(await face.load());
  }
  const sheet = new inner.CSSStyleSheet();
  sheet.replaceSync(`:root { overflow-anchor: none; } :root, .qt { --qt-font: "${family}" !important; }`);
  page.adoptedStyleSheets.push(sheet);

  const wrong = new Map<string, number[]>();
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? "").trim().slice(0, 30)}”`;
  /** What is there for the ear only is clipped away; asked of each element once at each size. */
  let clipped = new Map<Element, boolean>();
  const isClipped = (element: Element): boolean => {
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement;
    const is = inner.getComputedStyle(element).clipPath !== "none" || (around !== null && isClipped(around));
    clipped.set(element, is);
    return is;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element);
  /** Whether a box that scrolls, or cuts off, leaves a point of the element to be seen. */
  const isInside = (element: Element, x: number, y: number) => {
    for (let around = element.parentElement; around && around !== page.body; around = around.parentElement) {
      if (inner.getComputedStyle(around).overflow === "visible") continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return true;
  };
  for (const [index, [width, height]] of sizes.entries()) {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    inner.scrollTo(0, 0);
    clipped = new Map();
    const note = (what: string) => wrong.set(what, [...(wrong.get(what) ?? []), index]);
    const { scrollWidth, clientWidth, clientHeight } = page.documentElement;
    if (scrollWidth > clientWidth) note(`the page sticks out by ${scrollWidth - clientWidth}`);
    const dialog = page.querySelector("dialog[open]");
    if (dialog && dialog.scrollWidth > dialog.clientWidth) note("the dialog scrolls sideways");
    for (const element of (dialog ?? page.body).querySelectorAll(
      "button, a, summary, select, input, label, h1, h2, p",
    )) {
      if (!isSeen(element) || element.closest(".page-leave")) continue;
      const { left, right, top, bottom, width: wide } = element.getBoundingClientRect();
      if (wide === 0) continue;
      if (left < -0.5 || right > clientWidth + 0.5) note(`${name(element)} sticks out`);
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0 &&
        !element.matches("input, select")
      ) {
        note(`${name(element)} is cut off`);
      }
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (!element.matches("button, a, summary, select, input, label")) continue;
      if (x < 0 || y < 0 || x >= clientWidth || y >= clientHeight || !isInside(element, x, y)) continue;
      const there = page.elementFromPoint(x, y);
      if (there && there !== element && !element.contains(there) && !there.contains(element)) {
        note(`${name(there)} lies on ${name(element)}`);
      }
    }
  }
  return [...wrong].map(([what, at]) => {
    const some = at.slice(0, 3).map((index) => sizes[index]?.join(" × "));
    return `${what} at ${some.join(", ")}${at.length > 3 ? ` and ${at.length - 3} more` : ""}`;
  });
}

/** Makes the text of every page as large as somebody might have chosen in the browser. */
async function enlarge(browser: CDPSession, percent: number): Promise<void> {
  const fontSizes = { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) };
  await browser.send("Page.setFontSizes", { fontSizes });
}

async function reach(page: Page, [address, ...presses]: readonly [string, ...string[]]): Promise<void> {
  await page.locator("iframe").evaluate((frame: HTMLIFrameElement, to) => {
    frame.src = "about:blank";
    return new Promise<void>((resolve) => {
      frame.onload = () => {
        frame.onload = () => resolve();
        frame.src = to;
      };
    });
  }, `./${address}`);
  const inside = page.frameLocator("iframe");
  await expect(inside.locator(".qt[data-ready]").first()).toBeVisible();
  if (/[?&](lesson|puzzle|quiz)=/.test(address)) await expect(inside.locator(".qt-ex-title")).toBeVisible();
  else if (/[?&](lesson|puzzle)/.test(address))
    await expect(inside.locator("dialog[open] li").first()).toBeVisible();
  for (const press of presses) await inside.locator(press).first().click();
  if (presses.includes(".qt-explore > summary")) await expect(inside.locator(".qt-panels")).toBeVisible();
}

for (const [state, way] of Object.entries(states)) {
  test(`nothing sticks out or covers: ${state}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1920, height: 1100 });
    await page.route(`**/${ROOM}`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: '<!doctype html><title>sweep</title><body style="margin: 0"><iframe style="border: 0; width: 390px; height: 844px">',
      }),
    );
    await page.goto(`./${ROOM}`);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.enable");
    await reach(page, way);
    for (const percent of [100, 150, 200]) {
      await enlarge(browser, percent);
      for (const family of Object.keys(families) as Family[]) {
        const font = ([400, 700] as const).map((weight) => letters(family, weight).toString("base64"));
        const all = percent === 100 && family === "wide" ? [...phones, ...others] : few;
        const sizes = state.includes("projector") ? walls : all;
        const sweep = { sizes, family: `swept ${family}`, font: [font[0] ?? "", font[1] ?? ""] } as const;
        expect.soft(await page.evaluate(swept, sweep), `${family} letters, ${percent} %`).toEqual([]);
      }
    }
  });
}
