/** A lesson in the element: it has the board, and the game waits for its end. */
import { opened, told, two, using } from "./elements";
import { serveExamples, test } from "./host";
import { click, expect, status } from "./page";

test("the computer plays, and a lesson has the board", async ({ page, host }) => {
  serveExamples(host);
  await page.goto(two(host.origin));
  await opened(page);
  await using(page, "free", (element) => {
    element.players = "o";
    element.level = "random";
  });
  const free = page.locator("#free");
  await expect(status(free)).toHaveText("You (O): pick two squares");
  const [, [name, detail] = []] = await told(page, "free");
  expect([name, detail]).toEqual(["move", expect.objectContaining({ side: "x", ply: 1 })]);
  await using(page, "free", (element) => {
    element.players = null;
    element.lesson = "2";
  });
  await expect(free.locator(".qt-exercise")).toBeVisible();
  const { record } = detail ?? {};
  const refused = await using(page, "free", (element) => {
    const acts = [
      () => element.play("12"),
      () => element.undo(),
      () => element.goTo(0),
      () => element.load("q1-12"),
      () => element.reset(),
    ];
    const { record: shown } = element;
    element.record = "q1-12";
    const names = acts.map((act) => {
      try {
        act();
        return "nothing was thrown";
      } catch (error) {
        const { name, code } = error as Error & { code?: string };
        return `${name} ${code}`;
      }
    });
    return { names: [...new Set(names)], same: element.record === shown };
  });
  expect(refused).toEqual({ names: ["LessonError lesson-on"], same: true });
  expect((await told(page, "free")).at(-1)).toEqual([
    "error",
    { code: "lesson-on", message: "a lesson has the board", squares: [] },
  ]);
  expect(await using(page, "free", (element) => element.record)).not.toBe(record);
  // What is set meanwhile is there afterwards.
  await using(page, "free", (element) => {
    element.locked = true;
    element.players = "o";
    element.level = null;
    element.lesson = null;
  });
  expect(await using(page, "free", (element) => element.record)).toBe(record);
  await expect(free.locator(".qt-new")).toBeHidden();
  await expect(free.locator(".qt-select")).toHaveValue("casual");
});

test("a lesson asked for before the engine is there is opened then, and one given up is not", async ({
  page,
  host,
}) => {
  serveExamples(host);
  host.pages.set(
    "/lessons.html",
    `<!doctype html><title>lessons</title><link rel="icon" href="data:,">
        <quantum-tictactoe id="wanted"></quantum-tictactoe>
        <quantum-tictactoe id="given-up" lesson="3"></quantum-tictactoe>
        <script type="module">
          import "./pkg/element/define.js";
          document.querySelector("#wanted").lesson = "3";
          document.querySelector("#given-up").lesson = null;
        </script>`,
  );
  await page.goto(`${host.origin}lessons.html`);
  await expect(page.locator("#wanted .qt-exercise")).toBeVisible();
  await click(page.locator("#given-up"), 1, 2);
  expect(await using(page, "given-up", (element) => element.record)).toBe("q1-12");
  await expect(page.locator("#given-up .qt-exercise")).toHaveCount(0);
});
