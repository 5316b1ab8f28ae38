/** Lessons and quiz: every sentence is there and short, and every answer is what the engine says. */
import { Match } from "quantum-tictactoe";
import { describe, expect, test } from "vitest";
import type { Course as CourseOf, Step as StepOf, Verdict } from "../src/board/exercise";
import { explanation } from "../src/board/tasks";
import { lessons, lessonCourse as lessonsIn } from "../src/games/quantum/courses/lessons";
import { questions, quizCourse as quizIn } from "../src/games/quantum/courses/quiz";
import { isRefusal, positionOf, type View } from "../src/games/quantum/types";
import { honestSentences } from "../src/languages/en/honest";
import { lessons as lessonWords } from "../src/languages/en/lessons";
import { quiz as quizWords } from "../src/languages/en/quiz";
import { engine } from "./support";

type Course = CourseOf<View>;
type Step = StepOf<View>;

interface Asked {
  readonly name: string;
  readonly course: Course;
  readonly number: number;
  readonly step: number;
  readonly at: Step;
}

const [lessonCourse, quizCourse] = [lessonsIn(lessonWords), quizIn(quizWords)];

const asked: readonly Asked[] = [lessonCourse, quizCourse].flatMap((course) =>
  Array.from({ length: course.count }, (_, index) => index + 1).flatMap((number) =>
    course.steps(number).map((at, step) => ({
      name: `${course.kind} ${number}, step ${step + 1}`,
      course,
      number,
      step,
      at,
    })),
  ),
);

function positionAfter(record: string) {
  const game = engine.read(record);
  if (isRefusal(game)) throw new Error(`${record}: ${game.code}`);
  return { game, position: positionOf(game) };
}

/** All sets of up to four squares. */
const squareSets: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, bits) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((square) => bits & (1 << (square - 1))),
).filter((set) => set.length > 0 && set.length <= 4);

/** Every answer that can be given, with its verdict. */
function answers({ record, task }: Step): { answer: string; verdict: Verdict }[] {
  const { game, position } = positionAfter(record);
  switch (task.kind) {
    case "answer":
      return Array.from({ length: task.options }, (_, option) => ({
        answer: String(option),
        verdict: task.judge(option),
      }));
    case "squares":
      return squareSets.map((set) => ({ answer: set.join(""), verdict: task.judge(set, position.view) }));
    case "move":
      return position.legal.map((token) => {
        const next = engine.play(game, token);
        if (isRefusal(next)) throw new Error(`${record} ${token}: ${next.code}`);
        const made = { before: position.view, after: positionOf(next).view, move: token };
        return { answer: token, verdict: task.judge(made) };
      });
  }
}

/** The right answers. */
const solutions = (step: Step) =>
  answers(step).flatMap(({ answer, verdict }) => (verdict.right ? [answer] : []));
const lesson = (number: number, step = 1) =>
  lessons[number - 1]?.[step - 1] ?? { record: "", task: { kind: "none" } };
const rightOf = (number: number, step = 1) => solutions(lesson(number, step) as Step);
const quiz = (number: number) => questions[number - 1] as Step;

/** All classical games still possible after a record, each as square by move number. */
function ensemble(record: string): ReadonlyMap<number, number>[] {
  const match = Match.fromRecord(record) as Match<"quantum">;
  const boards = match
    .ensemble()
    .map(
      (board) =>
        new Map(board.flatMap((mark, index): [number, number][] => (mark ? [[mark.ply, index + 1]] : []))),
    );
  match.free();
  return boards;
}

/** The squares where a move lands, over both outcomes of the open cycle. */
function landings(record: string, ply: number): number[] {
  const { choices } = positionAfter(record).position.view;
  return choices.flatMap(({ collapse }) =>
    collapse.filter((step) => step.ply === ply).map(({ square }) => square),
  );
}

const viewAfter = (record: string): View => positionAfter(record).position.view;
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test("there are thirteen lessons and at least twelve questions, each with its sentences", () => {
  expect(lessonCourse.count).toBe(13);
  expect(lessonWords.map(({ steps }) => steps.length)).toEqual(lessons.map((steps) => steps.length));
  expect(quizCourse.count).toBeGreaterThanOrEqual(12);
  expect(quizWords).toHaveLength(questions.length);
  const kinds = questions.map(({ task }) => task.kind);
  expect(new Set(kinds)).toEqual(new Set(["squares", "answer", "move"]));
});

describe.each(asked)("$name", ({ course, number, step, at }) => {
  const { position } = positionAfter(at.record);
  const sentences = course.sentences(number, step, position);

  test("text and task have at most 80 words, each explanation at most 45, and the task is one sentence", () => {
    expect(words(`${sentences.text} ${sentences.task}`)).toBeLessThanOrEqual(80);
    for (const said of [...Object.values(sentences.verdicts), ...sentences.hints.map(({ text }) => text)]) {
      expect([said, words(said) <= 45]).toEqual([said, true]);
    }
    expect(sentences.task).toMatch(/^[^.?]+[.?]$/);
    expect(sentences.title).not.toBe("");
    expect(sentences.hints.length).toBeGreaterThan(0);
  });

  test("can be solved and failed, and every answer has an explanation", () => {
    const all = answers(at);
    expect(all.some(({ verdict }) => verdict.right)).toBe(true);
    expect(all.some(({ verdict }) => !verdict.right)).toBe(true);
    for (const { answer, verdict } of all) {
      expect([answer, explanation(sentences, verdict.reason)]).toEqual([
        answer,
        expect.stringMatching(/\w[.?]$/),
      ]);
    }
  });

  test("no sentence is left over", () => {
    const reasons = new Set(answers(at).flatMap(({ verdict: { reason } }) => [reason, reason.split("-")[0]]));
    expect(Object.keys(sentences.verdicts).filter((key) => !reasons.has(key))).toEqual([]);
  });

  test("as many answers are offered as are judged", () => {
    const { task } = at;
    const boards = task.kind === "answer" ? task.boards : undefined;
    expect((boards ?? sentences.options)?.length).toBe(task.kind === "answer" ? task.options : undefined);
    expect(boards && sentences.options).toBeUndefined();
  });
});

describe("the engine says the same", () => {
  const lines = [123, 456, 789, 147, 258, 369, 159, 357].map((line) => String(line).split("").map(Number));
  /** The squares that would complete a line of a side. */
  const completing = (view: View, side: "x" | "o") => {
    const of = (square: number) => view.squares[square - 1]?.classical?.side;
    return lines.flatMap((line) => {
      const empty = line.filter((square) => of(square) === undefined);
      return empty.length === 1 && line.filter((square) => of(square) === side).length === 2 ? empty : [];
    });
  };

  test("1: both classical positions have the one square that completes X's line", () => {
    for (const step of [1, 2]) {
      const view = viewAfter(lesson(1, step).record);
      expect(completing(view, "x").map(String)).toEqual(rightOf(1, step));
      expect(view.pairs.every(({ settled }) => settled !== null)).toBe(true);
    }
    // On the classic board the same marks lie, and the answer wins, or stops what would win.
    for (const [step, side, winner] of [
      [1, "x", "first"],
      [2, "o", null],
    ] as const) {
      const { record, instead = "" } = lesson(1, step) as Step;
      const match = Match.fromRecord(instead) as Match<"classic">;
      const marks = match.view().squares.map((mark) => mark ?? null);
      expect(marks).toEqual(viewAfter(record).squares.map(({ classical }) => classical?.side ?? null));
      expect(viewAfter(record).turn?.side).toBe(side);
      expect(match.play(rightOf(1, step)[0] ?? "").outcome?.winner ?? null).toBe(winner);
      match.free();
    }
    expect(viewAfter(lesson(1, 1).record).turn?.side).toBe("x");
    expect(viewAfter(lesson(1, 2).record).turn?.side).toBe("o");
  });

  test("2: moves apart are two components", () => {
    for (const token of rightOf(2, 2)) expect(viewAfter(`q1-12-${token}`).components).toHaveLength(2);
    expect(rightOf(2, 2)).toHaveLength(21);
    expect(rightOf(2, 1)).toEqual(["15", "35", "57", "59"]);
  });

  test("3: the closing pairs, the choice that puts X1 on 2, the choice that wins for O", () => {
    expect(rightOf(3, 1)).toEqual(viewAfter("q1-12-25").closing);
    expect(rightOf(3, 2)).toEqual(["c1"]);
    expect(viewAfter("q1-12-25-15c1").squares[1]?.classical).toEqual({ side: "x", ply: 1 });
    expect(rightOf(3, 3)).toEqual(["c1"]);
    expect(viewAfter("q1-15-35-45-56-57-59-15c1").outcome).toMatchObject({
      winner: "o",
      lines: [
        { side: "x", squares: [1, 4, 7], completedAt: 7 },
        { side: "o", squares: [3, 6, 9], completedAt: 6 },
      ],
    });
  });

  test.each([
    [4, 1, "q1-12", ["One", "Two", "Nine"], 2],
    [5, 1, "q1-12-45", ["Two", "Three", "Four"], 4],
  ])("%i: the number of games", (number, step, record, options, count) => {
    expect(ensemble(record)).toHaveLength(count);
    const named = ["Zero", "One", "Two", "Three", "Four"][count];
    expect(rightOf(number, step)).toEqual([String(options.indexOf(named ?? ""))]);
  });

  test("5: knowing X1 leaves O2 both of its squares", () => {
    const left = ensemble("q1-12-45").filter((game) => game.get(1) === 1);
    expect(left.map((game) => game.get(2)).sort()).toEqual([4, 5]);
  });

  test("6: the vanished game, and what X1 on 2 tells", () => {
    const games = ensemble("q1-12-25").map((game) => `X1 on ${game.get(1)}, O2 on ${game.get(2)}`);
    const options = lessonWords[5]?.steps[0]?.options ?? [];
    expect(options.filter((option) => !games.includes(option))).toEqual([options[Number(rightOf(6, 1)[0])]]);
    const told = ensemble("q1-12-25").filter((game) => game.get(1) === 2);
    expect(told.map((game) => String(game.get(2)))).toEqual(rightOf(6, 2));
  });

  test("7: both ways round the cycle", () => {
    const [one, other] = viewAfter("q1-12-25-15").choices;
    expect([one?.square, other?.square]).toEqual([1, 5]);
    const at = (choice: typeof one) => choice?.collapse.find(({ ply }) => ply === 2)?.square;
    expect(rightOf(7, 1)).toEqual([String(at(other))]);
    expect(rightOf(7, 2)).toEqual([String(at(one))]);
  });

  test("8: the one outcome that puts O2 on 2", () => {
    expect(rightOf(8)).toEqual(["c6"]);
    expect(landings("q1-12-23-36-16", 2)).toEqual([3, 2]);
  });

  test("9: the stem lands on the same square either way", () => {
    const { cycle } = viewAfter("q1-12-25-56-15").components[0] ?? { cycle: null };
    expect(cycle?.plies).not.toContain(3);
    expect(new Set(landings("q1-12-25-56-15", 3).map(String))).toEqual(new Set(rightOf(9)));
  });

  test("10: what stays spooky after either choice", () => {
    for (const choice of ["c1", "c5"]) {
      const { squares } = viewAfter(`q1-12-25-34-48-15${choice}`);
      const spooky = squares.flatMap(({ spooky }, index) => (spooky.length > 0 ? [index + 1] : []));
      expect([spooky.join("")]).toEqual(rightOf(10));
    }
  });

  test("11: who wins, and the points", () => {
    const { outcome } = viewAfter("q1-15-35-45-56-57-59-15c5");
    expect(outcome).toMatchObject({ winner: "x", points: { x: 1, o: 0.5 } });
    expect(lessonWords[10]?.steps[0]?.options?.[Number(rightOf(11, 1)[0])]).toBe("X");
    expect(lessonWords[10]?.steps[1]?.options?.[Number(rightOf(11, 2)[0])]).toBe("Half a point");
  });

  test("12: the shares of the chain", () => {
    const games = ensemble("q1-12-23-34-45-56");
    expect(games).toHaveLength(6);
    expect(games.filter((game) => game.get(5) === 6)).toHaveLength(5);
    expect(lessonWords[11]?.steps[0]?.options?.[Number(rightOf(12, 1)[0])]).toBe("Five");
    expect(rightOf(12, 2)).toEqual(["67", "68", "69"]);
    for (const token of rightOf(12, 2)) {
      const longer = ensemble(`q1-12-23-34-45-56-${token}`);
      expect(longer.filter((game) => game.get(6) === Number(token[1]))).toHaveLength(6);
      expect(longer).toHaveLength(7);
    }
  });

  test("13: all six honest sentences are said", () => {
    const said = (lessonWords[12]?.steps ?? []).map(({ text }) => text).join(" ");
    expect(honestSentences).toHaveLength(6);
    for (const { sentence } of honestSentences) expect(said).toContain(sentence);
  });

  test("quiz: shared squares, entanglement, pushes", () => {
    const shared = viewAfter(quiz(1).record).squares.flatMap(({ spooky }, index) =>
      spooky.length > 1 ? [String(index + 1)] : [],
    );
    expect(solutions(quiz(1))).toEqual(shared);
    expect(viewAfter(quiz(2).record).components).toHaveLength(2);
    for (const token of positionAfter("q1-15").position.legal) {
      const { components, choices } = viewAfter(`q1-15-${token}`);
      expect([token, solutions(quiz(3)).includes(token)]).toEqual([
        token,
        components.length === 1 && choices.length === 0,
      ]);
    }
    const cycle = viewAfter("q1-13-36-69-19");
    expect(cycle.turn).toEqual({ side: "x", phase: "measure" });
    expect(quizWords[3]?.steps[0]?.options?.[Number(solutions(quiz(4))[0])]).toBe("X");
    const pushed = cycle.choices.find(({ square }) => square === 9)?.collapse.find(({ ply }) => ply === 1);
    expect(solutions(quiz(5))).toEqual([String(pushed?.square)]);
  });

  test("quiz: counts of games, and a possible one", () => {
    const named = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
    for (const number of [6, 7]) {
      const option = quizWords[number - 1]?.steps[0]?.options?.[Number(solutions(quiz(number))[0])];
      expect(option).toBe(named[ensemble(quiz(number).record).length]);
    }
    const games = ensemble(quiz(8).record).map((game) => [1, 2, 3].map((ply) => game.get(ply)).join());
    const { task } = quiz(8);
    const boards = (task.kind === "answer" && task.boards) || [];
    expect(boards.map((board) => games.includes(board.join()))).toEqual([true, false, false]);
    expect(quizWords[7]?.steps[0]?.options).toBeUndefined();
    expect(solutions(quiz(8))).toEqual(["0"]);
    const share = ensemble(quiz(13).record);
    expect([share.length, share.filter((game) => game.get(2) === 3).length]).toEqual([3, 2]);
    expect(quizWords[12]?.steps[0]?.options?.[Number(solutions(quiz(13))[0])]).toBe("Two");
  });

  test("quiz: stems, closing pairs, lines, the last square", () => {
    const record = quiz(9).record;
    expect(new Set([...landings(record, 2), ...landings(record, 4)])).toEqual(new Set([3, 6]));
    expect(solutions(quiz(9))).toEqual(["36"]);
    expect(solutions(quiz(10))).toEqual(viewAfter(quiz(10).record).closing);
    const { outcome } = viewAfter(quiz(11).record);
    expect(outcome?.winner).toBe("o");
    expect(quizWords[10]?.steps[0]?.options?.[Number(solutions(quiz(11))[0])]).toBe("O");
    const last = positionAfter(quiz(12).record).position;
    expect([last.view.turn?.phase, last.legal]).toEqual(["last", ["5"]]);
    expect(solutions(quiz(12))).toEqual(["1"]);
    expect(viewAfter(`${quiz(12).record}-5`).outcome?.winner).toBe("x");
  });

  test("quiz: how O2 changed the share of X1", () => {
    const on1 = (record: string) => ensemble(record).filter((game) => game.get(1) === 1).length;
    expect([on1("q1-12"), ensemble("q1-12").length]).toEqual([1, 2]);
    expect([on1("q1-12-25"), ensemble("q1-12-25").length]).toEqual([2, 3]);
  });
});
