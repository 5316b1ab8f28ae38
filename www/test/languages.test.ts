/** The languages of the page, each whole; and a language that nobody speaks, which finds what is not behind them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Spoken } from "../build/languages";
import { manifestIn } from "../build/manifest";
import { addressFrom } from "../build/reading";
import { filledIn } from "../build/static-pages";
import { puzzleCourse, puzzles } from "../src/games/quantum/courses/puzzles";
import { quizCourse } from "../src/games/quantum/courses/quiz";
import type { State } from "../src/games/quantum/state";
import { isRefusal, positionOf } from "../src/games/quantum/types";
import { moveNamed, result } from "../src/games/quantum/words/events";
import { looked } from "../src/games/quantum/words/history";
import { explained, notice, settled, spoken, squareName, status } from "../src/games/quantum/words/sentences";
import { chosen, languages } from "../src/languages";
import { staticWords } from "../src/languages/en/static";
import type { Address } from "../src/languages/language";
import { en } from "./english";
import { isWhole, pseudo } from "./pseudo";
import { act, after, engine, press, start } from "./support";

const root = join(import.meta.dirname, "..");
const foreign = pseudo(en);

describe("which language somebody gets", () => {
  const address = (tag: string): Address => ({ ...languages[0], tag });
  const four = ["en", "es", "pt-BR", "de"].map(address) as [Address, ...Address[]];

  test.each([
    [["de", "es"], "de"],
    [[null, undefined, "es-MX", "de"], "es"],
    [["PT-br"], "pt-BR"],
    [["xx", "", "DE-at"], "de"],
    [["__proto__", "<b>"], "en"],
    [[], "en"],
  ])("%j: %s", (wishes, tag) => {
    expect(chosen(wishes, four).tag).toBe(tag);
  });

  test("what there is is in one language", () => {
    expect(chosen(["tlh", "de"]).tag).toBe(languages[0].tag);
  });
});

/** All texts in words of any kind; functions are called with what stands for anything. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

describe.each(languages)("$tag", ({ tag, dir, name, load }) => {
  test("says of itself what the list says of it, and has a folder", async () => {
    const words = await load();
    expect([words.language, words.dir]).toEqual([tag, dir]);
    expect(name).not.toBe("");
    expect(readdirSync(join(root, "src/languages"))).toContain(tag);
  });

  test("has every part, and no text is empty but where nothing stands", async () => {
    const words = await load();
    for (const [part, had] of Object.entries(words.parts)) {
      const texts = textsOf(await had());
      if (part !== "classic" && part !== "study")
        expect([part, texts.filter((text) => text === "")]).toEqual([part, []]);
    }
    expect(textsOf(words).filter((text) => text === "")).toEqual([]);
  });
});

describe("whole sentences", () => {
  const whole = (texts: readonly string[]) => expect(texts.filter((text) => !isWhole(text))).toEqual([]);
  const games = [
    "",
    "12 25 34 48 15 c5 37",
    "15 35 45 56 57 59 15 c5",
    "36 89 12 48 69 23 78 89 c8 5",
    "18 89 14 28 13 14 c4 67 67 c7 5",
  ];
  const told = (state: State, points: boolean) => [
    status(foreign, state),
    notice(foreign, state),
    state.said.what ? spoken(foreign, state.said.what, points) : "",
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((square) => squareName(foreign, state, square)),
  ];

  test.each(games)("through the game %s", (moves) => {
    const tokens = moves === "" ? [] : moves.split(" ");
    for (let count = 0; count <= tokens.length; count += 1) {
      const state = after(tokens.slice(0, count).join(" "));
      const { view, legal } = positionOf(state.game);
      const states = [
        state,
        act(state, ...press(1)),
        act(state, { type: "undo" }),
        act(state, { type: "undo" }, { type: "redo" }),
        act(state, { type: "new" }),
        act(state, { type: "look", index: 0 }),
        act(state, { type: "look", index: Math.max(0, count - 1) }, ...press(3, 6)),
        act(state, { type: "seats", players: "x", level: "casual", free: true }),
        act(state, { type: "typed", text: "99" }),
        act(state, { type: "hint" }),
        act(state, { type: "explain", step: 0 }),
        act(state, { type: "why", step: 0 }),
        ...(["last", "status", "cycle", "groups"] as const).map((question) =>
          act(state, { type: "ask", question }),
        ),
        act(state, { type: "open", record: "q1-12-12c1-15" }),
      ];
      for (const one of states) for (const points of [true, false]) whole(told(one, points));
      whole([
        result(foreign, view, true) ?? "",
        looked(foreign, view, true, "both"),
        ...[0, 1, 2].map((step) => explained(foreign, view, step)),
        ...view.choices.map((choice) =>
          foreign.choice.outcome("X5", choice.square, settled(foreign, choice)),
        ),
        ...legal.slice(0, 3).map(
          (move) =>
            foreign.ready.soon?.found(moveNamed(foreign, view, move), {
              merit: { kind: "draws", only: false, all: true },
              points: "½",
              chooser: "X",
            }) ?? "",
        ),
      ]);
    }
  });

  test("of exercises", async () => {
    const { exercises, quiz } = await foreign.parts.study();
    const course = puzzleCourse(foreign, exercises);
    for (const { number, record } of puzzles.slice(0, 20)) {
      const game = engine.read(record);
      if (isRefusal(game)) throw new Error(record);
      whole(textsOf(course.sentences(number, 0, positionOf(game))));
    }
    whole(textsOf(quizCourse(quiz).sentences(1, 0, positionOf(start.game))));
  });

  test("a sentence that is cut or joined would be seen", () => {
    const { started, undone } = foreign.said;
    expect(isWhole(started)).toBe(true);
    expect(isWhole(`${started} ${undone}`)).toBe(true);
    for (const broken of [
      `${started}.`,
      started.slice(1),
      started.slice(0, -1),
      `and ${started}`,
      "New game.",
    ]) {
      expect(isWhole(broken)).toBe(false);
    }
  });
});

describe("pages that are built", () => {
  const english: Spoken = { tag: "en", dir: "ltr", words: staticWords };
  const other: Spoken = { tag: "xx", dir: "rtl", words: pseudo(staticWords) };
  const pages = readdirSync(root).filter((name) => name.endsWith(".html"));
  const visible = (html: string) =>
    html
      .replace(/<style>[\s\S]*?<\/style>|<!doctype html>|<(code|script)\b[^>]*>[\s\S]*?<\/\1>/g, " ")
      .replace(/&(amp|lt|gt|quot|#39);/g, " ");

  test.each(pages)("%s speaks one language, and says which", (file) => {
    const html = filledIn(readFileSync(join(root, file), "utf8"), file, other, [english, other]);
    expect(html).toContain('<html lang="xx" dir="rtl">');
    expect(html).not.toMatch(/<!-- [\w-]+ -->/);
    // What others than this language say is marked as theirs.
    const own = visible(html).replace(/<div lang="en" dir="ltr">[\s\S]*?<\/div>/g, " ");
    expect(own.replace(/<[^>]*>/g, " ").match(/\b[A-Za-z]{2,}\b/g) ?? []).toEqual([]);
    const read = [...own.matchAll(/\s(?:alt|title|aria-label|data-head)="([^"]*)"/g)].map(
      ([, text = ""]) => text,
    );
    expect(read.filter((text) => /\b[A-Za-z]{2,}\b/.test(text))).toEqual([]);
  });

  test.each(pages)("%s is found in each of its languages", (file) => {
    const html = (one: Spoken, all: readonly Spoken[]) =>
      filledIn(readFileSync(join(root, file), "utf8"), file, one, all);
    const isRead = html(english, [english]).includes("data-page");
    expect(html(english, [english])).not.toContain("hreflang");
    expect(html(english, [english, other]).match(/hreflang="(en|xx)"/g) ?? []).toHaveLength(isRead ? 2 : 0);
    if (isRead) expect(html(other, [english, other])).toContain(`href="../${file}"`);
  });

  test("from a page of another language one goes on in it", () => {
    const all = [english, other];
    expect(addressFrom("./?lesson=2#q1-12", english, all)).toBe("./?lesson=2#q1-12");
    expect(addressFrom("./", other, all)).toBe("../?lang=xx");
    expect(addressFrom("./?lesson=2", other, all)).toBe("../?lang=xx&lesson=2");
    expect(addressFrom("./#q1-12", other, all)).toBe("../?lang=xx#q1-12");
    expect(addressFrom("./teach.html", other, all)).toBe("./teach.html");
    expect(addressFrom("https://doi.org/1", other, all)).toBe("https://doi.org/1");
  });

  test("the manifest says its language", () => {
    const made: unknown = JSON.parse(manifestIn(other));
    expect(made).toMatchObject({ lang: "xx", dir: "rtl", name: other.words.app.name });
    expect(staticWords.app.short.length).toBeLessThanOrEqual(12);
  });
});
