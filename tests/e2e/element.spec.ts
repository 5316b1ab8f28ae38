import { violations } from "./axe";
import { opened, told, two, using } from "./elements";
import { serveExamples, test } from "./host";
import { analyse, click, expect, spoken, square, status } from "./page";

test("two elements on one page play two games and tell them apart", async ({ page, host }) => {
  serveExamples(host);
  await page.goto(two(host.origin));
  await opened(page);
  const [free, task] = [page.locator("#free"), page.locator("#task")];
  await expect(status(task)).toHaveText("O: where does X3 land, 1 or 5?");
  // Only what was asked for is there.
  await expect(task.locator(".qt-history, .qt-more, .qt-explore").filter({ visible: true })).toHaveCount(0);
  await expect(free.locator(".qt-more")).toBeVisible();
  // Nobody was there to be given the focus.
  await expect(page.locator("body")).toBeFocused();

  await click(free, 1, 2, 2, 5, 1, 5);
  await expect(status(free)).toHaveText("O: where does X3 land, 1 or 5?");
  await click(free, 5, 5);
  await expect(status(free)).toHaveText("O: pick two squares");
  const events = await told(page, "free");
  expect(events.map(([name]) => name)).toEqual(["ready", "move", "move", "move", "cycle", "collapse"]);
  expect(events.slice(3)).toEqual([
    ["move", { record: "q1-12-25-15", move: "15", side: "x", ply: 3, squares: [1, 5] }],
    ["cycle", { record: "q1-12-25-15", side: "o", squares: [1, 2, 5], plies: [1, 2, 3], choices: [1, 5] }],
    [
      "collapse",
      {
        record: "q1-12-25-15c5",
        move: "c5",
        side: "o",
        steps: [
          { ply: 3, square: 5, step: 0, pushedBy: null },
          { ply: 2, square: 2, step: 1, pushedBy: 3 },
          { ply: 1, square: 1, step: 2, pushedBy: 2 },
        ],
      },
    ],
  ]);
  expect((await told(page, "task")).map(([name]) => name)).toEqual(["ready"]);

  // A new game of the task is the task again.
  await click(task, 1, 1);
  await expect(status(task)).toHaveText("O: pick two squares");
  await task.getByRole("button", { name: "New game" }).click();
  await expect(status(task)).toHaveText("O: where does X3 land, 1 or 5?");
  expect(await using(page, "task", (element) => element.record)).toBe("q1-12-25-15");
  // Another start is that of the button as well, and what is there without a record.
  await using(page, "task", (element) => {
    element.start = "q1-12";
  });
  await task.getByRole("button", { name: "New game" }).click();
  await expect(status(task)).toHaveText("O: pick two squares");
  const records = await using(page, "task", (element) => {
    const { record: begun } = element;
    element.setAttribute("record", "q1-45-45");
    const { record: opened } = element;
    element.removeAttribute("record");
    const { record: removed } = element;
    element.start = "q1-13";
    element.reset();
    return [begun, opened, removed, element.record];
  });
  expect(records).toEqual(["q1-12", "q1-45-45", "q1-12", "q1-13"]);
  // So is it for a rematch.
  await using(page, "task", (element) => {
    element.load("q1-15-35-45-56-57-59-15");
    element.collapse(5);
    element.show = null;
    element.start = "q1-12-25-15";
  });
  await task.getByRole("button", { name: "Rematch" }).click();
  await expect(spoken(task)).toHaveText(/^Rematch: Player B is X now\. O chooses/);
  expect(await using(page, "task", (element) => element.record)).toBe("q1-12-25-15");
  await expect(task.getByRole("radio", { name: /^X3 on 1/ })).toBeFocused();

  // The page's own colours and sizes, and a theme of its own for one of them.
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll("quantum-tictactoe")].map((element) => {
      const frame = element.shadowRoot?.querySelector(".qt") ?? element;
      const { fontSize, color } = getComputedStyle(frame);
      const ink = getComputedStyle(frame).getPropertyValue("--qt-x");
      const board = element.shadowRoot?.querySelector("[part=board]") ?? element;
      return { fontSize, color, ink, radius: getComputedStyle(board).borderRadius };
    }),
  );
  expect(looks).toEqual([
    { fontSize: "16px", color: "rgb(27, 27, 27)", ink: "#1a5e20", radius: "0px" },
    { fontSize: "16px", color: "rgb(238, 238, 238)", ink: "#8fd694", radius: "0px" },
  ]);
});

test("programs play, are refused with an error, and take nobody's focus", async ({ page, host }) => {
  serveExamples(host);
  await page.goto(two(host.origin));
  await opened(page);
  await page.evaluate(() => {
    const field = document.createElement("input");
    document.querySelector("main")?.append(field);
    field.focus();
  });
  const played = await using(page, "free", (element) => {
    const turns = ["12", "2 5", "1-5"].map((move) => element.play(move).turn);
    return { turns, legal: element.legalMoves, result: element.result };
  });
  expect(played.turns.at(-1)).toEqual({ side: "o", phase: "measure" });
  expect([played.legal, played.result]).toEqual([["c1", "c5"], null]);
  await expect(page.locator("main > input")).toBeFocused();
  const refused = await using(page, "free", (element) => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return "nothing was thrown";
      } catch (error) {
        const { name, code } = error as Error & { code?: string };
        return `${name} ${code}`;
      }
    };
    return [
      attempt(() => element.play("12")),
      attempt(() => element.play(12 as unknown as string)),
      attempt(() => element.collapse(3)),
      attempt(() => element.collapse(5.5)),
      attempt(() => element.load("q1-12-12-12")),
      attempt(() => element.goTo(-1)),
      attempt(() => element.goTo(4)),
      element.record,
    ];
  });
  expect(refused).toEqual([
    "MoveError collapse-due",
    "TypeError undefined",
    "MoveError not-on-newest-move",
    "TypeError undefined",
    "RecordError collapse-due",
    "TypeError undefined",
    "TypeError undefined",
    "q1-12-25-15",
  ]);
  const broken = await using(page, "free", (element) => {
    try {
      element.load("https://example.org/#q1-12-12-12");
    } catch (error) {
      return { ...(error as object) };
    }
    return null;
  });
  expect(broken).toEqual({
    name: "RecordError",
    code: "collapse-due",
    squares: [1, 2],
    index: 2,
    legalPrefix: "q1-12-12",
  });
  const walked = await using(page, "free", (element) => {
    element.collapse(5);
    const undone = element.undo().index;
    const again = element.redo().index;
    const early = element.goTo(1).index;
    const { index } = element.play("34");
    element.record = "12 25 15 c1 https://nonsense";
    const kept = element.record;
    element.setAttribute("record", "q1-15-35-45-56-57-59-15c5");
    return {
      undone,
      again,
      early,
      index,
      kept,
      record: element.record,
      result: element.result,
      moves: element.moves(),
    };
  });
  expect(walked).toMatchObject({ undone: 3, again: 4, early: 1, index: 5, kept: "q1-12-25-15c5-34" });
  expect(walked.record).toBe("q1-15-35-45-56-57-59-15c5");
  expect(walked.result?.points).toEqual({ x: 1, o: 0.5 });
  expect(walked.moves).toHaveLength(8);
  await expect(page.locator("#told")).toContainText('free error {"code":');
  const reset = await using(page, "task", (element) => {
    element.collapse(1);
    return element.reset().index;
  });
  expect(reset).toBe(3);
  await using(page, "task", (element) => {
    element.collapse(1);
    element.start = null;
  });
  expect(await using(page, "task", (element) => element.reset().index)).toBe(0);

  // A finished game tells its end.
  await using(page, "free", (element) => {
    element.load("q1-15-35-45-56-57-59-15");
    element.play("c5");
  });
  expect((await told(page, "free")).at(-1)).toEqual([
    "end",
    expect.objectContaining({ winner: "x", points: { x: 1, o: 0.5 }, record: "q1-15-35-45-56-57-59-15c5" }),
  ]);
  // The result is the game's, whatever is shown.
  const back = await using(page, "free", (element) => ({
    index: element.goTo(2).index,
    shown: element.view().outcome,
    result: element.result?.winner,
    legal: element.legalMoves,
    moves: element.moves().length,
  }));
  expect(back).toEqual({ index: 2, shown: null, result: "x", legal: [], moves: 8 });
});

test("locked it can be looked at, and taken away it leaves nothing", async ({ page, host }) => {
  serveExamples(host);
  await page.goto(two(host.origin));
  await opened(page);
  const free = page.locator("#free");
  await click(free, 1, 2);
  await using(page, "free", (element) => {
    element.locked = true;
    element.motion = "none";
    element.show = "history analysis";
  });
  await click(free, 3);
  await expect(free.locator(".qt-notice")).toHaveText("This board is only for looking at.");
  expect(await using(page, "free", (element) => element.record)).toBe("q1-12");
  await expect(square(free, 3)).toHaveAttribute("aria-disabled", "true");
  // The lock concerns people only.
  const walked = await using(page, "free", (element) => [
    element.play("34").index,
    element.undo().index,
    element.undo().index,
    element.redo().index,
  ]);
  expect(walked).toEqual([2, 1, 0, 1]);
  await analyse(free);
  expect(page.workers()).toHaveLength(1);
  // The style sheet that came with the panels is in the shadow as well.
  await expect(free.locator(".qt-chip").first()).toHaveCSS("border-radius", "8px");

  // Moved, it stays what it is; taken out, its worker ends; put back, its game goes on.
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll("quantum-tictactoe");
    if (first && second) second.after(first);
  });
  await expect(free.locator(".qt-worths .qt-chip")).toHaveCount(36);
  await page.evaluate(() => {
    const element = document.querySelector("#free");
    element?.remove();
    Object.assign(globalThis, { element });
  });
  await expect.poll(() => page.workers().length).toBe(0);
  const left = await page.evaluate(() => {
    const { element } = globalThis as unknown as { element: HTMLElement };
    return element.shadowRoot?.querySelectorAll("*").length;
  });
  expect(left).toBe(1);
  await page.evaluate(() => {
    const { element } = globalThis as unknown as { element: HTMLElement };
    document.querySelector("main")?.append(element);
  });
  await expect(square(free, 2)).toHaveAccessibleName("Square 2, top middle. X1, spooky.");
  expect(await using(page, "free", (element) => element.record)).toBe("q1-12");
  // A record that it is given meanwhile counts.
  await page.evaluate(async () => {
    const element = document.querySelector("#free");
    element?.remove();
    await Promise.resolve();
    element?.setAttribute("record", "q1-45");
    if (element) document.querySelector("main")?.append(element);
  });
  await expect(square(free, 5)).toHaveAccessibleName("Square 5, centre. X1, spooky.");
});

test("properties set before the element is known count", async ({ page, host }) => {
  serveExamples(host);
  host.pages.set(
    "/later.html",
    `<!doctype html><title>later</title><link rel="icon" href="data:,">
        <quantum-tictactoe id="late"></quantum-tictactoe>
        <script type="module">
          const late = document.querySelector("#late");
          late.record = "q1-12-25";
          late.locked = true;
          const { QuantumTicTacToeElement } = await import("./pkg/element/index.js");
          customElements.define("quantum-tictactoe", QuantumTicTacToeElement);
          const early = ["view", "moves", "undo"].map((method) => {
            try {
              return late[method]();
            } catch ({ name }) {
              return name;
            }
          });
          await import("./pkg/element/define.js");
          await late.ready;
          document.title = [late.record, late.locked, late.view().index, ...new Set(early)].join(" ");
        </script>`,
  );
  await page.goto(`${host.origin}later.html`);
  await expect(page).toHaveTitle("q1-12-25 true 2 InvalidStateError");
  // A page that says nothing of sizes has those of its own `rem`.
  const late = page.locator("#late");
  await expect(late).toHaveCSS("padding", "12px");
  await expect(late.locator(".qt")).toHaveCSS("font-size", "16px");
  await expect(late.locator(".qt-undo")).toHaveCSS("min-height", "44px");
  // Colours that it sets later are drawn when it says so.
  const green = () =>
    late.evaluate((element) => {
      const canvas = element.shadowRoot?.querySelector("canvas");
      if (!canvas) throw new Error("there is no canvas");
      const { width, height } = canvas;
      // A copy is read, so that the board's own canvas stays what it is.
      const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      const { data = [] } = copy?.getImageData(0, 0, width, height) ?? {};
      return data.some((red, at) => at % 4 === 0 && red === 0 && data[at + 1] === 255 && data[at + 2] === 0);
    });
  await late.evaluate((element) => element.style.setProperty("--qt-x", "#0f0"));
  expect(await green()).toBe(false);
  await using(page, "late", (element) => element.refresh());
  expect(await green()).toBe(true);
});

test("from another origin it works in slices", async ({ page, host, elsewhere }) => {
  serveExamples(elsewhere);
  elsewhere.headers.set(/./, { "access-control-allow-origin": "*" });
  host.pages.set(
    "/course.html",
    `<!doctype html><title>course</title><link rel="icon" href="data:,">
        <quantum-tictactoe record="q1-12-25"></quantum-tictactoe>
        <script type="module" src="${elsewhere.origin}pkg/element/define.js"></script>`,
  );
  await page.goto(`${host.origin}course.html`);
  await analyse(page);
  expect(page.workers()).toHaveLength(0);
  await click(page, 3, 4);
  await expect(status(page)).toHaveText("O: pick two squares");
});

test("a game by keyboard, and axe finds nothing", async ({ page, host }) => {
  serveExamples(host);
  await page.goto(two(host.origin));
  await opened(page);
  const free = page.locator("#free");
  await square(free, 1).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await using(page, "free", (element) => element.record)).toBe("q1-12");
  await page.keyboard.press("Control+z");
  expect(await using(page, "free", (element) => element.record)).toBe("q1");
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});
