/** Random actions in a real browser, each judged by the engine, and games without growing. Many more are made without one. */
import type { Page } from "@playwright/test";
import { Match } from "quantum-tictactoe";
import { type Deed, deed, inPage, replay, type Shown, seedChance, startEngine } from "./monkey";
import { dice, expect, open, openExplore, test } from "./page";

const ACTIONS = 500;
/** Of so many actions one is made by the browser's own mouse, finger or keyboard, the others inside the page. */
const ROUND = 5;

test.beforeAll(startEngine);

/** What is wrong with the shown state, held against the engine's replay of the record in the link. */
function wrong(shown: Shown): unknown {
  // A broken link stays in the address until it is answered.
  if (shown.broken) return null;
  const { view, record } = replay(shown);
  const names = view.squares.map(({ classical, spooky }, index) => {
    const side = (ply: number) => `${ply % 2 === 1 ? "X" : "O"}${ply}`;
    const content = classical
      ? `${side(classical.ply)}, classical.`
      : spooky.length > 0
        ? `${spooky.map(side).join(", ")}, spooky.`
        : "Empty.";
    return `Square ${index + 1}, ${places[index]}. ${content}`;
  });
  const side = view.turn?.side.toUpperCase();
  const due =
    view.outcome === null
      ? [`${side}: `, `You (${side}): `, `${side} (computer) is `]
      : view.outcome.winner
        ? [`${view.outcome.winner.toUpperCase()} wins`, "You win", "The computer wins"]
        : ["A draw"];
  const others = shown.at < shown.present ? ["Looking back: ", "This drops "] : [];
  // What Explore lays over the board has a sentence of its own.
  const laid = ["Possible game ", "Tracing the cycle, ", "Best play, ", "Only looking: "];
  const start = [...due, ...others, ...laid].find((words) => shown.status.startsWith(words));
  const told = { link: shown.link === "" ? "q1" : shown.link, present: shown.present, names: shown.names };
  const bare = { ...told, names: told.names.map((name) => name.replace(" Closes a cycle.", "")) };
  const right = { link: record, present: view.length, names };
  if (JSON.stringify(bare) !== JSON.stringify(right)) return { bare, right };
  return start === undefined ? { status: shown.status, due } : null;
}

const places = ["top left", "top middle", "top right", "middle left", "centre", "middle right"].concat([
  "bottom left",
  "bottom middle",
  "bottom right",
]);

/** The same kinds of actions by the browser's own input. */
async function really(page: Page, roll: (sides: number) => number, touch: boolean): Promise<string> {
  const kind = roll(20);
  if (kind === 0) {
    const size = [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
      { width: 320, height: 568 },
      { width: 844, height: 390 },
    ][roll(4)] ?? { width: 600, height: 600 };
    await page.setViewportSize(size);
    return `resize ${size.width}`;
  }
  if (kind < 9) {
    const key =
      ["Enter", "Tab", "Shift+Tab", "ArrowLeft", "5", "Control+z", "Escape", "Space"][roll(8)] ?? "Tab";
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const [x, y] = [roll(width), roll(height)];
  if (touch) await page.touchscreen.tap(x, y);
  else if (kind < 16) await page.mouse.click(x, y);
  else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(roll(width), roll(height));
    await page.mouse.up();
  }
  return `pointer ${x} ${y}`;
}

/** Links and exercises lead away from the game, and behind a closed door no slider tells the step; runs in the browser. */
function stayInside(): void {
  const barred = "a[href], .qt-learn, .qt-explore > summary";
  const isBarred = (target: EventTarget | null) => target instanceof Element && target.closest(barred);
  addEventListener(
    "click",
    (event) => {
      if (!isBarred(event.target) || !document.querySelector(".qt-explore[open]")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

for (const [seed, touch, motion] of [
  [1, false, "no-preference"],
  [2, true, "reduce"],
] as const) {
  test.describe(() => {
    test.use({ hasTouch: touch });
    test(`${ACTIONS} random actions, seed ${seed}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(stayInside);
      await seedChance(page, seed);
      await open(page);
      await openExplore(page);
      await expect(page.locator(".qt-slider")).toBeAttached();
      const roll = dice(seed);
      let [last] = await page.evaluate(inPage, [{ do: "slide", part: 1 }] as Deed[]);
      for (let done = 0; done < ACTIONS; done += ROUND) {
        const name = await really(page, roll, touch);
        const deeds = Array.from({ length: ROUND - 1 }, () =>
          deed(roll, last && !last.broken ? last : { ...nothing, link: "q1" }),
        );
        const shown = await page.evaluate(inPage, deeds);
        // Ten thousand assertions of the test runner would take longer than the actions.
        const bad = shown.findIndex((state) => wrong(state) !== null);
        const state = shown[bad];
        if (state) {
          const told = [name, ...deeds.slice(0, bad + 1).map((deed) => JSON.stringify(deed))].join("\n");
          throw new Error(
            `seed ${seed}, after ${done} actions:\n${told}\n${JSON.stringify(wrong(state), null, 1)}`,
          );
        }
        last = shown.at(-1);
      }
    });
  });
}

const nothing: Shown = { link: "q1", at: 0, present: 0, names: [], status: "", broken: false, focus: "" };

test.describe("so many moves in so short a time", () => {
  // The browser stops following in the address, which is not what is tested here.
  test.use({ expected: "warning: Throttling navigation" });

  test("games do not grow", async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    const roll = dice(5);
    const games = Array.from({ length: 350 }, () => game(roll));
    const play = (some: readonly string[][]) =>
      page.evaluate((all) => {
        const field = document.querySelector<HTMLInputElement>(".qt-field");
        const fresh = document.querySelector<HTMLButtonElement>(".qt-bar button:nth-child(3)");
        for (const moves of all) {
          for (const move of moves) {
            if (field) field.value = move;
            field?.form?.requestSubmit();
          }
          fresh?.click();
        }
      }, some);
    const weigh = async () => {
      // What the last frame still holds is let go after the next ones.
      for (let i = 0; i < 3; i++) await page.evaluate(() => new Promise(requestAnimationFrame));
      for (let i = 0; i < 3; i++) await devtools.send("HeapProfiler.collectGarbage");
      const heap = await devtools.send("Runtime.getHeapUsage");
      const { metrics } = await devtools.send("Performance.getMetrics");
      const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
      return { heap: heap.usedSize, nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
    };
    // What is kept for speed has its most by then.
    await play(games.slice(0, 150));
    const before = await weigh();
    await play(games.slice(150));
    await expect(page.locator(".qt-score")).toContainText("350 games");
    // What is garbage the collector may let go late; what has grown stays, however often it is asked.
    await expect
      .poll(
        async () => {
          const after = await weigh();
          // Of 200 games not even one in two may leave a node behind; each makes hundreds.
          return {
            heap: after.heap - before.heap < 250_000,
            nodes: after.nodes - before.nodes < 100,
            listeners: after.listeners - before.listeners < 20,
          };
        },
        { timeout: 60_000 },
      )
      .toEqual({ heap: true, nodes: true, listeners: true });
  });
});

/** The moves of a whole random game. */
function game(roll: (sides: number) => number): string[] {
  const match = new Match();
  const moves: string[] = [];
  for (let legal = match.legalMoves(); legal.length > 0; legal = match.legalMoves()) {
    const move = legal[roll(legal.length)] ?? "";
    match.play(move);
    moves.push(move);
  }
  match.free();
  return moves;
}
