/** Sharing: link, system's sheet, QR code, files, and opening every form of a game again. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import decode from "qr/decode.js";
import { everywhere } from "./axe";
import { address, click, expect, open, openMore, ready, record, spoken, square, status, test } from "./page";

const over = "q1-15-35-45-56-57-59-15c5";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Share, save, open" });
const told = (page: Page) => dialog(page).getByRole("status").filter({ hasText: /./ });
const field = (page: Page) => dialog(page).getByLabel("Paste a game");
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

async function openSharing(page: Page): Promise<void> {
  if (!(await page.locator(".qt-more").evaluate((door) => door.hasAttribute("open")))) await openMore(page);
  await page.getByRole("button", { name: "Share, save, open…" }).click();
  await expect(dialog(page)).toBeVisible();
}

test("the link goes to the clipboard and to the system's sheet, and is there to be copied by hand", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    const refusals: Record<string, string> = {};
    Object.assign(globalThis, { asked, refusals });
    const answer = (kind: string, what: unknown) => {
      const refusal = refusals[kind];
      if (refusal !== undefined) return Promise.reject(new DOMException("", refusal));
      asked.push([kind, what]);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: (text: string) => answer("copy", text) },
    });
    Object.defineProperty(navigator, "share", { value: (data: unknown) => answer("share", data) });
  });
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked.splice(0));
  const refuse = (refusals: Readonly<Record<string, string>>) =>
    page.evaluate((these) => Object.assign(Reflect.get(globalThis, "refusals"), these), refusals);
  const selected = () =>
    page.evaluate(() => {
      const input = document.activeElement as HTMLInputElement;
      return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
    });

  await open(page, over);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await address(page);
  const line = "Quantum tic-tac-toe: X 1, O ½ in 7 moves, 1 collapse";
  await expect(dialog(page).getByText(line)).toBeVisible();
  await expect(dialog(page).getByLabel("Link to this game")).toHaveValue(link);
  await press(page, "Copy");
  await expect(told(page)).toHaveText("Link copied.");
  await press(page, "Send…");
  await expect(told(page)).toHaveText("Handed over.");
  expect(await asked()).toEqual([
    ["copy", link],
    ["share", { title: "Quantum tic-tac-toe", text: line, url: link }],
  ]);

  await refuse({ copy: "NotAllowedError", share: "AbortError" });
  await press(page, "Send…");
  await expect(told(page)).toHaveText("Handed over.");
  await press(page, "Copy");
  await expect(told(page)).toHaveText("Copying is not allowed here. The link is selected: copy it yourself.");
  expect(await selected()).toBe(link);
  await refuse({ share: "NotAllowedError" });
  await press(page, "Send…");
  await expect(told(page)).toHaveText("It could not be sent. The link is selected: copy it yourself.");
  expect(await selected()).toBe(link);
  expect(await asked()).toEqual([]);

  // Closed, the focus is where it came from, and the next game has a line of its own.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Play again" }).click();
  await click(page, 1, 2);
  await openSharing(page);
  await expect(dialog(page).getByText("Quantum tic-tac-toe: 1 move, O to move")).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await expect(dialog(page).getByLabel("Link to this game")).toHaveValue(await address(page));
});

test("the QR code on the page holds the link", async ({ page }) => {
  await open(page, "q1-12-23-34-45-56-67-78-89-15");
  await openSharing(page);
  await expect(dialog(page).getByRole("button", { name: "Send…" })).toBeHidden();
  await press(page, "Show QR code");
  const code = dialog(page).getByRole("img", { name: "QR code of the link in the field above" });
  await expect(code).toBeVisible();
  const seen = await code.evaluate(async (svg) => {
    const side = 4 * (svg as SVGSVGElement).viewBox.baseVal.width;
    const copy = svg.cloneNode(true) as SVGSVGElement;
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", String(side));
    copy.setAttribute("height", String(side));
    const { backgroundColor, fill } = getComputedStyle(svg);
    copy.setAttribute("fill", fill);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("there is no canvas");
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, side, side);
    context.drawImage(image, 0, 0);
    return { side, data: [...context.getImageData(0, 0, side, side).data] };
  });
  const pixels = { width: seen.side, height: seen.side, data: Uint8ClampedArray.from(seen.data) };
  expect(decode(pixels, { timeLimit: 10_000 })).toBe(await address(page));
  await press(page, "Hide QR code");
  await expect(code).toBeHidden();
});

test("what is saved is opened again, in every form", async ({ page }) => {
  await open(page, over);
  const save = async (kind: string) => {
    const download = page.waitForEvent("download");
    await press(page, kind);
    const file = await download;
    const name = file.suggestedFilename();
    await expect(told(page)).toHaveText(`Saved as ${name}.`);
    return { name, content: readFileSync(await file.path()) };
  };
  await openSharing(page);
  for (const shade of ["Light", "Dark"]) {
    await dialog(page).getByLabel(shade).check();
    const png = await save("PNG");
    expect(png.name).toBe("quantum-tic-tac-toe.png");
    expect(png.content.subarray(1, 4).toString()).toBe("PNG");
    expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([1280, 1368]);
    const svg = await save("SVG");
    const text = svg.content.toString();
    expect(text).toContain("<title>Quantum tic-tac-toe: X 1, O ½ in 7 moves, 1 collapse</title>");
    // Both pictures have the ground of their theme, and the file is one that a browser reads.
    const grounds = await page.evaluate(
      async ([file, picture]) => {
        const parsed = new DOMParser().parseFromString(file ?? "", "image/svg+xml");
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        return {
          root: parsed.documentElement.nodeName,
          svg: parsed.querySelector("rect")?.getAttribute("fill"),
          png: [...(context?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3),
        };
      },
      [text, png.content.toString("base64")],
    );
    const ground = shade === "Light" ? ["#ffffff", [255, 255, 255]] : ["#191919", [25, 25, 25]];
    expect(grounds).toEqual({ root: "svg", svg: ground[0], png: ground[1] });
  }
  const text = await save("Text");
  expect(text.content.toString()).toBe("15 35 45 56 57 59 15 c5\n");
  const json = await save("JSON");

  for (const [{ name, content }, ways] of [
    [text, ["pasted", "dropped"]],
    [json, ["pasted", "chosen"]],
  ] as const) {
    const mimeType = "text/plain";
    for (const way of ways) {
      await page.evaluate(() => {
        location.hash = "q1-19";
      });
      await expect(status(page)).toHaveText("O: pick two squares");
      if (way === "pasted") {
        await field(page).fill(content.toString());
        await press(page, "Open");
      } else if (way === "chosen") {
        await dialog(page).locator("input[type=file]").setInputFiles({ name, mimeType, buffer: content });
      } else {
        await field(page).evaluate((element, held) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([held], "game"));
          element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
        }, content.toString());
      }
      await expect(dialog(page), `${name} ${way}`).toBeHidden();
      expect(await record(page), `${name} ${way}`).toBe(over);
      await expect(page.locator(".qt-cell:focus")).toHaveCount(1);
      await expect(spoken(page)).toHaveText(/^Game opened\. X wins/);
      await openSharing(page);
    }
  }
});

test("a game is opened from every written form, and what is none is explained beside the field", async ({
  page,
}) => {
  await open(page, "q1-19");
  await openSharing(page);
  const json = (entries: object) => JSON.stringify({ name: "quantum-tictactoe", version: 1, ...entries });
  for (const [text, problem] of [
    ["", "Paste a game first, or choose a file."],
    ["hello", "It is not the record of a game of quantum tic-tac-toe."],
    ["12 12 c1 15", "Move 3, “15”, can't be played: square 1 is classical."],
    ["X1+(1,2); X2+(1,2);", /^Move 2, “X2\+\(1,2\);”, can't be played/],
    ["1".repeat(20_000), "That is far too long for a game."],
    ["{", "This begins like JSON, but is not whole."],
    ["[1]", "This JSON is not a game of quantum tic-tac-toe."],
    [json({ version: 7 }), /^This game was saved in another version/],
    [json({}), "The entry “record” is missing."],
    [
      json({ rules: { variant: "quantum" }, record: "q1-12-12c1-15", moves: [], result: null }),
      "Move 3, “15”, can't be played: square 1 is classical.",
    ],
    [
      json({ rules: { variant: "quantum" }, record: "q1-12", moves: ["13"], result: null }),
      "The entry “moves” says something else than the moves.",
    ],
  ] as const) {
    await field(page).fill(text);
    await press(page, "Open");
    await expect(dialog(page).getByRole("alert")).toHaveText(problem);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(problem);
    expect(await record(page)).toBe("q1-19");
  }
  await field(page).fill("12");
  await expect(dialog(page).getByRole("alert")).toHaveText("");
  await expect(field(page)).not.toHaveAttribute("aria-invalid");

  for (const [text, expected] of [
    ["12", "q1-12"],
    ["12 25 15 c5 34", "q1-12-25-15c5-34"],
    ["  q1-12-25-15c5\n", "q1-12-25-15c5"],
    ["https://example.org/a/?lang=en#q1-12-25", "q1-12-25"],
    ["X1+(1,2); O2+(2,3); X3+(3,1)[132|5];\nO3@X1(1)!X1(1)!O2(2)!X3(3);", "q1-12-23-13c3"],
    ["X1+(1,2); O2+(2,3); X3+(3,1);", "q1-12-23-13"],
  ] as const) {
    await field(page).fill(text);
    await press(page, "Open");
    await expect(dialog(page)).toBeHidden();
    expect(await record(page), text).toBe(expected);
    await openSharing(page);
  }
  // A classic game has a board of its own, and Back is not needed to leave it.
  await field(page).fill("t1.3: 5");
  await press(page, "Open");
  await expect(page.getByRole("heading", { name: "Tic-tac-toe", level: 1 })).toBeVisible();
  expect(await record(page)).toBe("t1.3-5");
  await page.evaluate(() => {
    location.hash = "q1-12-23-13";
  });
  await ready(page);
  await openSharing(page);
  // An open cycle asks its question at once, and the game before is not lost.
  await press(page, "Close");
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Control+z");
  expect(await record(page)).toBe("q1-12-23-13c3");
  await expect(square(page, 3)).toHaveAccessibleName("Square 3, top right. X3, classical.");
});

test("where it cannot be loaded, the link is there all the same", async ({ browser }) => {
  const page = await browser.newPage();
  await page.route("**/share-dialog*", (route) => route.abort());
  await open(page, over);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText("This could not be loaded; try again later. Here is the link:")).toBeVisible();
  await expect(page.getByLabel("Link to this game")).toBeFocused();
  await expect(page.getByLabel("Link to this game")).toHaveValue(await address(page));
  await page.close();
});

test.describe("everyone", () => {
  test.use({ bypassCSP: true });
  test("axe finds nothing in the dialog, and nothing sticks out", async ({ page }) => {
    await open(page, over);
    await openSharing(page);
    await press(page, "Show QR code");
    await field(page).fill("hello");
    await press(page, "Open");
    await expect(dialog(page).getByRole("alert")).toHaveText(/./);
    expect(await everywhere(page)).toEqual([]);
  });
});
