/** What lessons, puzzles and the quiz say around their own sentences, in English; loaded when one is opened. */
import type { Square, View } from "../../games/quantum/types";
import { numbered } from "../../games/quantum/words/events";
import type { Words } from "../words";

type Kind = "lesson" | "puzzle" | "quiz";

const both = (squares: readonly (Square | string)[]): string => squares.join(" and ");
const steps = (count: number): string => (count === 1 ? "1 step" : `${count} steps`);
const name: Readonly<Record<Kind, string>> = { lesson: "Lesson", puzzle: "Puzzle", quiz: "Question" };

const raised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export const exerciseWords = {
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
    unknown: (kind: Kind, which: string) =>
      `${name[kind]} ${which.length > 12 ? `${which.slice(0, 12)}…` : which} does not exist. These are all.`,
    today: (number: number) => `Today's puzzle: ${number}`,
    /** Headings of the puzzles, by how far one has to look. */
    grade: {
      first: "One or two steps to the end",
      second: "Three to five steps",
      third: "Six steps and more",
    },
    count: (done: number, all: number) => `${done} of ${all} done`,
    item: (kind: Kind, number: number, done: boolean) => `${name[kind]} ${number}${done ? ", done" : ""}`,
    titled: (number: number, title: string, done: boolean) => `${number}. ${title}${done ? ", done" : ""}`,
    kept: "What is done is remembered in this browser.",
    unkept: "This browser keeps nothing, so what is done is remembered until the page closes.",
    close: "Close",
  },
  head: (kind: Kind, number: number, done: boolean) => `${name[kind]} ${number}${done ? " · done" : ""}`,
  step: (step: number, count: number) => `Step ${step} of ${count}`,
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
  home: (leading: string) => `Back in your game. ${leading}.`,
  right: "Right.",
  wrong: "Not yet.",
  hint: (number: number) => `Hint ${number}:`,
  /** Nothing was picked or chosen. */
  nothing: { squares: "Pick squares on the board first.", answer: "Choose an answer first." },
  picked: (squares: readonly Square[]) =>
    squares.length === 0
      ? "Nothing is picked yet."
      : `Picked: ${squares.length === 1 ? "square" : "squares"} ${both(squares)}.`,
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

  puzzle: {
    title: (side: string, goal: "win" | "draw", chooses: boolean) => {
      if (chooses) {
        return goal === "win"
          ? `${side} chooses: only one choice wins`
          : `${side} chooses: only one choice saves the draw`;
      }
      return goal === "win" ? `${side} to move wins` : `${side} to move saves the draw`;
    },
    /** `other` is the player who answers. */
    text: (
      side: string,
      other: string,
      goal: "win" | "draw",
      chooses: boolean,
      count: number,
      depth: number,
    ) => {
      const one = chooses ? "Only one of the two outcomes" : `Only one of the ${count} moves`;
      if (goal === "draw") return `${one} does not lose against best play. Find it, ${side}.`;
      if (depth === 1) return `${one} wins at once. Find it, ${side}.`;
      return `${one} wins whatever ${other} does, at the latest after ${steps(depth)}: each move and each choice of an outcome is a step, of both players. Find it, ${side}.`;
    },
    /** What to look for, by what the good move does. */
    look: {
      winsNow: "One of the outcomes ends the game at once. Read both little boards whole.",
      choice: "Read both outcomes whole: which lines are complete, and which are nearly so?",
      closes:
        "Close a cycle. The other player then chooses, so look for one where both choices are good for you.",
      joins:
        "Do not close a cycle yet: tie two groups together, so that the next collapse settles more squares.",
      extends: "Tie your move to what is entangled already, at one end only: no cycle yet.",
      apart: "Stay clear of the entangled squares: what is not tied to them does not collapse with them.",
    },
    square: (square: Square) => `Square ${square} is part of it.`,
    solved: (move: string, goal: "win" | "draw", depth: number) =>
      goal === "win"
        ? `${raised(move)}: ${depth === 1 ? "a win at once" : `a win in ${steps(depth)} with best play by both`}.`
        : `${raised(move)}: that holds the draw, and everything else loses.`,
    /** A wrong move that ends the game; `other` is the player who did not make it. */
    ended: (move: string, isLoss: boolean, other: string) =>
      isLoss
        ? `${raised(move)}: with that ${other} has won.`
        : `${raised(move)}: with that the game is drawn.`,
    /** A wrong move, and how it is answered. */
    refuted: (move: string, isLoss: boolean, other: string, answer: string) =>
      `${raised(move)}: ${isLoss ? `${other} wins` : "only a draw"}. ${other} answers ${answer}.`,
    /** The same, where the one who moved acts again: the other player had chosen the collapse. */
    goesOn: (move: string, isLoss: boolean, other: string, next: string) =>
      `${raised(move)}: ${isLoss ? `${other} wins, even after the best move` : "only a draw, even after the best move"}, ${next}.`,
  },
} as const;

export type ExerciseWords = typeof exerciseWords;

/** A move as a person would say it: "squares 1 and 5", "X5 on 1". */
export function moveName(words: Words, view: View, token: string): string {
  const squares = token.replace("c", "").split("").map(Number);
  const [first = 0] = squares;
  if (token.startsWith("c")) return `${numbered(words, view.ply)} on ${first}`;
  return squares.length > 1 ? `squares ${both(squares)}` : `square ${first}`;
}
