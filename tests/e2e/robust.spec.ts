/** What links, storage, networks and tabs can do to the page: it says what is wrong, or goes on without it. */
import { mutated } from "../../www/test/mutated";
import { click, expect, open, openMore, ready, record, square, status, test } from "./page";

test("mutated links are either games or refused in words, and the board goes on", async ({ page }) => {
  // No more than a browser lets a page change its address; without one, thousands are tried.
  const links = mutated(30);
  // The board of the other game is there then, so that each link is answered at once.
  await open(page, "t1.3");
  await expect(square(page, 5)).toBeVisible();
  await open(page, "q1");
  await expect(status(page)).toHaveText("X: pick two squares");
  const outcomes = await page.evaluate(async (all) => {
    const results: { link: string; offer: boolean; said: string; shown: string }[] = [];
    for (const link of all) {
      history.replaceState(null, "", "#q1-19-28-37");
      const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      location.hash = encodeURIComponent(link);
      await changed;
      const board = [...document.querySelectorAll<HTMLElement>(".qt")].find((each) => each.checkVisibility());
      const offer = board?.querySelector(".qt-offer[data-on]");
      results.push({
        link,
        offer: offer !== null && offer !== undefined,
        said: offer?.querySelector("p")?.textContent ?? "",
        shown: location.hash.slice(1),
      });
      const put = [...(offer?.querySelectorAll("button") ?? [])]
        .filter((each) => each.checkVisibility())
        .at(-1);
      put?.click();
    }
    return results;
  }, links);
  expect(outcomes).toHaveLength(30);
  const refused = outcomes.filter(({ offer }) => offer);
  expect(refused.length).toBeGreaterThan(15);
  expect(refused.length).toBeLessThan(30);
  for (const { link, said } of refused) {
    expect(said, link).toMatch(/^[“A-Z].{10,}\.$/u);
    expect(said, link).not.toMatch(/undefined|null|\[object/);
  }
  await page.goto("about:blank");
  await open(page, "q1-12");
  await click(page, 2, 5);
  expect(await record(page)).toBe("q1-12-25");
});

for (const [name, spoil] of [
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "throwing",
    () => {
      for (const kind of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    },
  ],
  [
    "corrupt",
    () => {
      const nonsense = [
        "{",
        "null",
        "[]",
        '{"players":"x"}',
        '{"games":[{}],"x":"a","own":{}}',
        "😀",
        `"${"x".repeat(5000)}`,
      ];
      const read = Storage.prototype.getItem;
      let turn = 0;
      Storage.prototype.getItem = function (key) {
        turn += 1;
        return key.startsWith("quantum-tictactoe")
          ? (nonsense[turn % nonsense.length] ?? null)
          : read.call(this, key);
      };
    },
  ],
] as const) {
  test(`with storage ${name} a whole game is played, and every choice made`, async ({ page }) => {
    await page.addInitScript(spoil);
    await open(page);
    await click(page, 1, 5, 3, 5, 4, 5, 5, 6, 5, 7, 5, 9, 1, 5, 5, 5);
    await expect(status(page)).toHaveText("X wins");
    await openMore(page);
    await page.getByLabel("Dark").check();
    await page.getByLabel("Show points beside the result").check();
    await page.getByRole("button", { name: "Rematch, sides swapped" }).click();
    await page.locator(".qt-select").selectOption("random");
    await click(page, 1, 2);
    await expect(status(page)).toHaveText(/^You \(/);
    await page.reload();
    await ready(page);
    await expect(page.getByRole("grid")).toBeVisible();
  });
}

test("two tabs play two games", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await click(page, 1, 2);
  await click(other, 3, 5);
  expect([await record(page), await record(other)]).toEqual(["q1-12", "q1-35"]);
  await page.reload();
  await ready(page);
  expect([await record(page), await record(other)]).toEqual(["q1-12", "q1-35"]);
  await other.close();
});

test("whoever comes back before the other game is there finds the board, and hears of no failure", async ({
  page,
}) => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/classic-game-/, async (route) => {
    await held;
    await route.fulfill({ status: 200, contentType: "text/javascript", body: "nonsense(" });
  });
  await open(page, "q1-12");
  const asked = page.waitForRequest(/classic-game-/);
  await page.evaluate(() => {
    location.hash = "t1.3";
  });
  const url = (await asked).url();
  await expect(page.getByRole("grid")).toBeHidden();
  await page.goBack();
  await expect(square(page, 2)).toHaveAccessibleName("Square 2, top middle. X1, spooky.");
  fail();
  const outcome = await page.evaluate(
    (part) =>
      import(part).then(
        () => "loaded",
        () => "failed",
      ),
    url,
  );
  expect(outcome).toBe("failed");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await click(page, 3, 4);
  expect(await record(page)).toBe("q1-12-34");
});

test("back and forward between games and away from them", async ({ page }) => {
  await open(page, "q1-12");
  await click(page, 2, 5);
  await page.evaluate(() => {
    location.hash = "q1-19";
  });
  await expect(square(page, 9)).toHaveAccessibleName("Square 9, bottom right. X1, spooky.");
  await page.goBack();
  await expect(square(page, 5)).toHaveAccessibleName("Square 5, centre. O2, spooky.");
  expect(await record(page)).toBe("q1-12-25");
  await page.goForward();
  expect(await record(page)).toBe("q1-19");
  await page.goto("./help.html");
  await page.goBack();
  await ready(page);
  await expect(square(page, 9)).toHaveAccessibleName("Square 9, bottom right. X1, spooky.");
});
