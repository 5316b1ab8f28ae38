/** What lessons, puzzles and the quiz say around their own sentences, in English; loaded when one is opened. */

import { upper } from "../grammar";
import type { ExerciseWords } from "../study-words";
import type { MoveName } from "../words";
import { and, moveOf, plural } from "./phrases";

const steps = (count: number): string => plural(count, { one: `${count} step`, other: `${count} steps` });
const name = { lesson: "Lesson", puzzle: "Puzzle", quiz: "Question" } as const;
const raised = (move: MoveName): string => upper(moveOf(move));

export const exercises = {
  list: {
    lesson: "Lessons",
    puzzle: "Puzzles",
    quiz: "Quiz",
    all: { lesson: "All lessons", puzzle: "All puzzles", quiz: "All questions" },
    about: {
      lesson: "From the game you know to the whole quantum game, one small thing to do at a time.",
      puzzle: "In each position exactly one move reaches the goal. Find it on the board.",
      quiz: "Questions about positions, each with its explanation.",
    },
    unknown: (kind, which) =>
      `${name[kind]} ${which.length > 12 ? `${which.slice(0, 12)}…` : which} does not exist. These are all.`,
    today: (number) => `Today's puzzle: ${number}`,
    /** Headings of the puzzles, by how far one has to look. */
    grade: {
      first: "One or two steps to the end",
      second: "Three to five steps",
      third: "Six steps and more",
    },
    count: (done, all) => `${done} of ${all} done`,
    item: (kind, number, done) => `${name[kind]} ${number}${done ? ", done" : ""}`,
    titled: (number, title, done) => `${number}. ${title}${done ? ", done" : ""}`,
    foot: (done, all, kept) =>
      `${done} of ${all} done. ${
        kept
          ? "What is done is remembered in this browser."
          : "This browser keeps nothing, so what is done is remembered until the page closes."
      }`,
    close: "Close",
  },
  head: (kind, number, done, step) =>
    `${name[kind]} ${number}${done ? " · done" : ""}${step === null ? "" : ` · Step ${step[0]} of ${step[1]}`}`,
  buttons: {
    check: "Check",
    hint: "Hint",
    another: "Another hint",
    again: "Try again",
    forward: "Show the next move",
    back: "Back",
    next: "Next",
    close: "Back to your game",
  },
  /** The same once more; and the person's own game, with its leading sentence. */
  anew: {
    lesson: "The step from its beginning.",
    puzzle: "The puzzle from its beginning.",
    quiz: "The question once more.",
  },
  home: (leading) => `Back in your game. ${leading}.`,
  right: "Right.",
  wrong: "Not yet.",
  hint: (number) => `Hint ${number}:`,
  /** Nothing was picked or chosen. */
  nothing: { squares: "Pick squares on the board first.", answer: "Choose an answer first." },
  picked: (squares) =>
    squares.length === 0
      ? "Nothing is picked yet."
      : `Picked: ${squares.length === 1 ? "square" : "squares"} ${and(squares)}.`,
  /** A press where the board waits. */
  waits: { right: "This one is solved: go on with Next.", wrong: "Take it back with Try again first." },
  /** The board is only to be looked at. */
  look: "This one is answered beside the board, not on it.",
  /** Leads above the board while an answer is awaited. */
  lead: {
    place: "Press one square",
    squares: "Pick on the board, then check",
    answer: "Choose an answer, then check",
  },
  failed: "The solver could not be loaded, so the answer can't be shown.",
  thinking: "Looking for the best answer…",
  board: (marks) => marks.map(({ mark, square }) => `${mark} in ${square}`).join(", "),

  puzzle: {
    title: (side, goal, chooses) => {
      if (chooses) {
        return goal === "win"
          ? `${side} chooses: only one choice wins`
          : `${side} chooses: only one choice saves the draw`;
      }
      return goal === "win" ? `${side} to move wins` : `${side} to move saves the draw`;
    },
    /** `other` is the player who answers. */
    text: (side, other, goal, chooses, count, depth) => {
      const one = chooses ? "Only one of the two outcomes" : `Only one of the ${count} moves`;
      if (goal === "draw") {
        return depth === 1
          ? `${one} does not lose but ends the game in a draw. Find it, ${side}.`
          : `${one} does not lose against best play. Find it, ${side}.`;
      }
      if (depth === 1) return `${one} wins at once. Find it, ${side}.`;
      return `${one} wins whatever ${other} does, at the latest after ${steps(depth)}: each move and each choice of an outcome is a step, of both players. Find it, ${side}.`;
    },
    /** What to look for, by what the good move does. */
    look: {
      winsNow:
        "The right one ends the game at once. Read both little boards whole: which lines are complete, and which came first?",
      choice: "Read both outcomes whole: which lines are complete, and which are nearly so?",
      closes:
        "Close a cycle. The other player then chooses, so look for one where both choices are good for you.",
      joins:
        "Do not close a cycle yet: tie two groups together, so that the next collapse settles more squares.",
      extends: "Tie your move to what is entangled already, at one end only: no cycle yet.",
      apart: "Stay clear of the entangled squares: what is not tied to them does not collapse with them.",
    },
    square: (square) => `Square ${square} is part of it.`,
    solved: (move, goal, depth) =>
      goal === "win"
        ? `${raised(move)}: ${depth === 1 ? "a win at once" : `a win in ${steps(depth)} with best play by both`}.`
        : `${raised(move)}: that holds the draw, and everything else loses.`,
    /** A wrong move that ends the game; `other` is the player who did not make it. */
    ended: (move, isLoss, other) =>
      isLoss
        ? `${raised(move)}: with that ${other} has won.`
        : `${raised(move)}: with that the game is drawn.`,
    /** A wrong move, and how it is answered. */
    refuted: (move, isLoss, other, answer) =>
      `${raised(move)}: ${isLoss ? `${other} wins` : "only a draw"}. ${other} answers ${moveOf(answer)}.`,
    /** The same, where the one who moved acts again: the other player had chosen the collapse. */
    goesOn: (move, isLoss, other, next) =>
      `${raised(move)}: ${isLoss ? `${other} wins, even after the best move` : "only a draw, even after the best move"}, ${moveOf(next)}.`,
  },
} satisfies ExerciseWords;
