/** Lessons and quiz: each failed and solved by keyboard, with the explanation of every answer that is given. */
import type { Page } from "@playwright/test";
import init, { Match } from "quantum-tictactoe";
import type { Sentences, Step as StepOf, Verdict } from "../../www/src/board/exercise";
import { explanation } from "../../www/src/board/tasks";
import { lessonCourse } from "../../www/src/games/quantum/courses/lessons";
import { quizCourse } from "../../www/src/games/quantum/courses/quiz";
import type { View } from "../../www/src/games/quantum/types";
import { lessons } from "../../www/src/languages/en/lessons";
import { quiz } from "../../www/src/languages/en/quiz";
import { everywhere } from "./axe";
import { button, study, title } from "./exercises";
import {
  address,
  click,
  expect,
  notice,
  open,
  openExplore,
  record,
  spoken,
  square,
  status,
  test,
} from "./page";

type Step = StepOf<View>;

interface Answer {
  /** A move, squares, or the number of an answer. */
  readonly text: string;
  readonly verdict: Verdict;
}

const verdict = (page: Page) => page.locator(".qt-ex-verdict");

/** The answers that can be given, as the engine and the step see them. */
function answersOf({ record, instead, task }: Step): readonly Answer[] {
  if (instead !== undefined && task.kind === "squares") {
    const { view } = positionOf(record);
    const game = Match.fromRecord(instead);
    const moves = game.legalMoves();
    game.free();
    return moves.map((text) => ({ text, verdict: task.judge([Number(text)], view) }));
  }
  const match = Match.fromRecord(record) as Match<"quantum">;
  const before = match.view();
  const { index } = before;
  const given = (): Answer[] => {
    switch (task.kind) {
      case "answer":
        return Array.from({ length: task.options }, (_, option) => ({
          text: String(option),
          verdict: task.judge(option),
        }));
      case "squares":
        return Array.from({ length: 512 }, (_, bits) =>
          [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => bits & (1 << (one - 1))),
        )
          .filter((set) => set.length > 0 && set.length < 5)
          .map((set) => ({ text: set.join(""), verdict: task.judge(set, before) }));
      case "move":
        return match.legalMoves().map((text) => {
          const after = match.play(text);
          match.goTo(index);
          return { text, verdict: task.judge({ before, after, move: text }) };
        });
    }
  };
  const answers = given();
  match.free();
  return answers;
}

/** The first right answer, and the first wrong one of each kind. */
function chosen(step: Step): { right: Answer; wrong: readonly Answer[] } {
  const answers = answersOf(step);
  const right = answers.find(({ verdict }) => verdict.right);
  if (!right) throw new Error(`${step.record}: there is no right answer`);
  const sort = ({ verdict: { reason } }: Answer) => (reason.startsWith("square") ? "square" : reason);
  const wrong = answers.filter(
    (answer, index) =>
      !answer.verdict.right && answers.findIndex((other) => sort(other) === sort(answer)) === index,
  );
  return { right, wrong };
}

/** Gives an answer by keys alone. */
async function answer(page: Page, { instead, task }: Step, { text }: Answer): Promise<void> {
  if (task.kind === "answer") {
    await page.getByRole("radio").nth(Number(text)).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    return;
  }
  await expect(page.locator(".qt-ex-classic")).toHaveCount(instead === undefined ? 0 : 1);
  await page.locator(".qt-cell[tabindex='0']:visible").focus();
  for (const key of text.replace("c", "")) {
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    if (text.startsWith("c")) await page.keyboard.press("Enter");
  }
  if (task.kind === "squares" && instead === undefined) await button(page, "Check").press("Enter");
}

function positionOf(record: string) {
  const match = Match.fromRecord(record) as Match<"quantum">;
  const position = { view: match.view(), legal: match.legalMoves(), record };
  match.free();
  return position;
}

/** What was asked stays beside its answer, the chosen one with its sign, and nothing of it can be pressed. */
async function asked(page: Page, { text, task }: Sentences, kind: string, mark: string): Promise<void> {
  await expect(page.locator(".qt-ex-text")).toHaveText(text);
  await expect(page.locator(".qt-ex-text")).toBeVisible();
  await expect(page.locator(".qt-ex-task:visible")).toHaveText(task);
  await expect(page.locator(".qt-ex-option[data-mark]")).toHaveCount(kind === "answer" ? 1 : 0);
  if (kind === "answer") await expect(page.locator(`.qt-ex-option[data-mark=${mark}]`)).toBeVisible();
  await expect(page.locator(".qt-ex-option input:enabled")).toHaveCount(0);
  if (kind !== "move") await expect(notice(page)).toBeEmpty();
}

test.beforeAll(() => init());

for (const course of [
  { ...lessonCourse(lessons), all: "All lessons" },
  { ...quizCourse(quiz), all: "All questions" },
]) {
  test(`${course.kind}: every step failed and solved by keyboard`, async ({ page }) => {
    test.setTimeout(180_000);
    await study(page, "q1-12-25", `?${course.kind}=1`);
    for (let number = 1; number <= course.count; number += 1) {
      for (const [index, step] of course.steps(number).entries()) {
        const position = positionOf(step.record);
        const sentences = course.sentences(number, index, position);
        const { right, wrong } = chosen(step);
        const isOnBoard = step.task.kind === "move" || step.instead !== undefined;
        await expect(title(page)).toHaveText(sentences.title);
        // Where a question is answered beside the board, the outcomes of an open cycle would give it away.
        const offered = step.task.kind === "move" && position.view.choices.length > 0;
        await expect(page.locator(".qt-choice[data-on]")).toHaveCount(offered ? 1 : 0);
        expect(await address(page)).toContain(`?${course.kind}=${number}#q1-12-25`);
        // The kinds of mistakes take turns from step to step; the judge is asked about all of them without a browser.
        for (const one of wrong.slice((number + index) % Math.max(wrong.length, 1)).slice(0, 1)) {
          await answer(page, step, one);
          await expect(status(page)).toHaveText("Not yet.");
          await expect(verdict(page)).toHaveText(explanation(sentences, one.verdict.reason) ?? "");
          await expect(spoken(page)).toContainText("Not yet. ");
          await asked(page, sentences, step.task.kind, "wrong");
          if (!isOnBoard) await expect(button(page, "Try again")).toBeFocused();
          await button(page, "Try again").press("Enter");
          await expect(spoken(page)).toHaveText(
            course.kind === "quiz" ? "The question once more." : "The step from its beginning.",
          );
          const goesOn = step.task.kind === "answer" ? page.getByRole("radio").first() : null;
          await expect(goesOn ?? page.locator(".qt-cell:focus")).toBeFocused();
        }
        await answer(page, step, right);
        await expect(status(page)).toHaveText("Right.");
        await expect(verdict(page)).toHaveText(explanation(sentences, right.verdict.reason) ?? "");
        await asked(page, sentences, step.task.kind, "right");
        const isLast = number === course.count && index === course.steps(number).length - 1;
        const onward = button(page, isLast ? course.all : "Next");
        if (!isOnBoard) await expect(onward).toBeFocused();
        await button(page, "Next").press("Enter");
        // What was said of one is over with it.
        if (!isLast) await expect(spoken(page)).toBeEmpty();
      }
    }
    await expect(page.locator(".qt-ex-count")).toHaveText(`${course.count} of ${course.count} done`);
    await button(page, "Back to your game").press("Enter");
    expect(await record(page)).toBe("q1-12-25");
    await expect(status(page)).toHaveText("X: pick two squares");
    await expect(spoken(page)).toHaveText("Back in your game. X: pick two squares.");
  });
}

test("the classic board comes late, or not at all, and the first step can be answered all the same", async ({
  page,
}) => {
  const classic = page.locator(".qt-ex-classic");
  let urls: string[] = [];
  let release = () => {};
  const hold = async () => {
    await page.unrouteAll();
    urls = [];
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/classic-game-[^/]*\.js/, async (route) => {
      urls.push(route.request().url());
      await held;
      await route.continue();
    });
  };
  /** Lets the board come, and waits until it has. */
  const come = async () => {
    await expect.poll(() => urls.length).toBe(1);
    release();
    await page.evaluate((url) => import(url), urls[0] ?? "");
  };

  // Answered meanwhile: the board stays with its verdict until the step begins again.
  await hold();
  await study(page, "", "?lesson=1");
  await click(page, 7);
  await button(page, "Check").click();
  await expect(status(page)).toHaveText("Not yet.");
  await come();
  await expect(classic).toHaveCount(0);
  await expect(status(page)).toHaveText("Not yet.");
  await button(page, "Try again").click();
  await expect(classic).toBeVisible();
  await expect(classic.locator(".qt-cell:focus")).toHaveCount(1);

  // Keys beside those for its squares are the exercise's, and what means nothing there is left to the browser.
  const isLeft = (key: string) =>
    classic
      .locator(".qt-cell:focus")
      .evaluate(
        (cell, name) =>
          cell.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })),
        key,
      );
  expect([await isLeft("/"), await isLeft("l"), await isLeft("s"), await isLeft("9")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Right.");
  await page.keyboard.press("Control+z");
  await expect(notice(page)).toBeEmpty();

  // Left and come back to meanwhile, and with the focus on the board that goes.
  await hold();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await button(page, "Next").click();
  await button(page, "Back").click();
  await square(page, 5).focus();
  await come();
  await expect(page.getByRole("grid")).toHaveCount(1);
  await expect(classic.locator(".qt-cell:focus")).toHaveCount(1);

  await page.unrouteAll();
  await page.route(/classic-game-[^/]*\.js/, (route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "nonsense(" }),
  );
  const asked = page.waitForResponse(/classic-game-/);
  await page.reload();
  await asked;
  await expect(title(page)).toBeVisible();
  await click(page, 9);
  await button(page, "Check").click();
  await expect(status(page)).toHaveText("Right.");
  await expect(classic).toHaveCount(0);
});

test("a lesson waits for the quantum board where the address has a classic game", async ({ page }) => {
  await open(page, "t1.3-5", "?lesson=2");
  await expect(page).toHaveTitle("Classic tic-tac-toe");
  await expect(page.locator(".qt-classic")).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = "q1-12";
  });
  await expect(title(page)).toBeVisible();
  await expect(page.locator(".qt-ex-head")).toHaveText(/^Lesson 2/);
  await page.goBack();
  await expect(page.locator(".qt-classic")).toBeVisible();
  await expect(page).toHaveTitle("Classic tic-tac-toe");
  expect(await record(page)).toBe("t1.3-5");
  await page.goForward();
  await expect(title(page)).toBeVisible();
  expect(await record(page)).toBe("q1-12");
});

test("what is not an answer is said, and the way back leads through the steps", async ({ page }) => {
  await study(page, "", "?lesson=4");
  await click(page, 3);
  await expect(spoken(page)).toHaveText("This one is answered beside the board, not on it.");
  await button(page, "Check").click();
  await expect(spoken(page)).toHaveText("Choose an answer first.");
  await expect(notice(page)).toHaveText("Choose an answer first.");
  await button(page, "Back").click();
  await expect(title(page)).toHaveText("Close a cycle");
  await expect(title(page)).toBeFocused();
  await button(page, "Back").click();
  await expect(title(page)).toHaveText("A superposition");
  await button(page, "Back").click();
  await expect(title(page)).toHaveText("Three in a row");
  await expect(button(page, "Back")).toHaveAttribute("aria-disabled", "true");

  // The ramp begins with the classic game on its own board, which waits once it has its one mark.
  await expect(button(page, "Check")).toBeHidden();
  await expect(page.getByRole("grid")).toHaveCount(1);
  await expect(square(page, 1)).toHaveAccessibleName(/X/);
  await click(page, 7);
  await expect(status(page)).toHaveText("Not yet.");
  await expect(square(page, 7)).toHaveAccessibleName(/X/);
  await click(page, 9);
  await expect(notice(page)).toHaveText("Take it back with Try again first.");
  await expect(square(page, 9)).toHaveAccessibleName(/empty/i);
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("Press one square");
  await expect(square(page, 7)).toHaveAccessibleName(/empty/i);
  await click(page, 9);
  await expect(status(page)).toHaveText("Right.");
  await page.getByRole("link", { name: "Play the classic game" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page).toHaveURL(/\/#t1\.3$/);
  await expect(title(page)).toBeHidden();
  await page.goBack();
  await expect(title(page)).toHaveText("Three in a row");
  await button(page, "Back to your game").click();
  await expect(page.getByRole("grid")).toHaveCount(1);
  await expect(square(page, 1)).toHaveAccessibleName("Square 1, top left. Empty.");

  await study(page, "", "?quiz=1");
  await button(page, "Check").click();
  await expect(spoken(page)).toHaveText("Pick squares on the board first.");
  await click(page, 1, 9);
  await expect(page.locator(".qt-notice")).toHaveText("Picked: squares 1 and 9.");
  await expect(square(page, 9)).toHaveAttribute("aria-selected", "true");
  await square(page, 9).focus();
  await page.keyboard.press("Escape");
  await expect(page.locator(".qt-notice")).toHaveText("Nothing is picked yet.");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);

  await button(page, "All questions").click();
  const list = page.getByRole("dialog", { name: "Quiz" });
  await expect(list.getByRole("listitem")).toHaveCount(quiz.length);
  await page.keyboard.press("Escape");
  await expect(button(page, "All questions")).toBeFocused();
  await button(page, "Back to your game").click();
  // At the end of a game the rules have gone from below the board; Explore keeps the ways.
  await open(page, "q1-15-35-45-56-57-59-15c5");
  await expect(button(page, "Quiz")).toBeHidden();
  await openExplore(page);
  await button(page, "Quiz").click();
  await page.getByRole("button", { name: /^2\. / }).click();
  await expect(title(page)).toHaveText("Entangled, or not?");
  // Never twice.
  await open(page);
  await openExplore(page);
  await expect(button(page, "Quiz")).toHaveCount(1);
});

test("axe finds nothing in questions, verdicts and lists, in any theme, wide or narrow", async ({ page }) => {
  test.setTimeout(180_000);
  await study(page, "", "?quiz=8");
  await button(page, "Hint").click();
  expect(await everywhere(page)).toEqual([]);
  await page.getByRole("radio").nth(1).check();
  await button(page, "Check").click();
  expect(await everywhere(page)).toEqual([]);
  await button(page, "All questions").click();
  expect(await everywhere(page)).toEqual([]);
  await page.getByRole("button", { name: /^1\. / }).click();
  await click(page, 2, 4);
  expect(await everywhere(page)).toEqual([]);
  await study(page, "", "?lesson=1");
  await expect(page.locator(".qt-ex-classic")).toBeVisible();
  await click(page, 9);
  expect(await everywhere(page)).toEqual([]);
});
