/** The puzzles as a course: their sentences are made from the position and its one good move. */

import type { Course, Hint, Puzzle, Sentences } from "../../../board/exercise";
import { puzzlesIn, unwritten } from "../../../board/tasks";
import type { ExerciseWords } from "../../../languages/study-words";
import type { Words } from "../../../languages/words";
import type { Position, Square, View } from "../types";
import { moveNamed } from "../words/events";
import list from "./puzzles.txt?raw";

export const puzzles: readonly Puzzle[] = puzzlesIn(list);

export function puzzleCourse(words: Words, { puzzle: said }: ExerciseWords): Course<View> {
  const at = (number: number) => puzzles[number - 1];
  return {
    kind: "puzzle",
    count: puzzles.length,
    title: () => null,
    steps: (number) => puzzles.slice(number - 1, number),
    puzzle: (number) => at(number) ?? null,
    sentences(number, _, position) {
      const puzzle = at(number);
      return puzzle ? sentencesOf(words, said, puzzle, position) : unwritten;
    },
  };
}

function sentencesOf(
  words: Words,
  puzzle: ExerciseWords["puzzle"],
  { goal, answer, depth }: Puzzle,
  { view, legal }: Position,
): Sentences {
  const mover = view.turn?.side ?? "x";
  const side = words.side[mover];
  const other = words.side[mover === "x" ? "o" : "x"];
  const chooses = view.turn?.phase === "measure";
  return {
    title: puzzle.title(side, goal, chooses),
    text: puzzle.text(side, other, goal, chooses, legal.length, depth),
    task: "",
    hints: hintsFor(puzzle, view, answer, depth),
    verdicts: { right: puzzle.solved(moveNamed(words, view, answer), goal, depth) },
  };
}

/** First what kind of move it is, then one of its squares. */
export function hintsFor(
  { look, square }: Pick<ExerciseWords["puzzle"], "look" | "square">,
  view: View,
  answer: string,
  depth: number,
): readonly Hint[] {
  const squares = squaresOf(answer);
  const [first = 0] = squares;
  if (answer.startsWith("c")) return [{ text: depth === 1 ? look.winsNow : look.choice }];
  const groups = squares.map(
    (one) => view.components.find((group) => group.squares.includes(one))?.id ?? null,
  );
  const [a = null, b = null] = groups;
  const kind =
    a === null && b === null ? "apart" : a === b ? "closes" : a === null || b === null ? "extends" : "joins";
  return [{ text: look[kind] }, { text: square(first), squares: [first] }];
}

/** The squares of a move as the engine writes it. */
function squaresOf(token: string): readonly Square[] {
  return token.replace("c", "").split("").map(Number);
}
