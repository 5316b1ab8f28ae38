/** English for the sheets to print, and for what can be done on pages to read. */
import type { ReaderWords, SheetWords } from "../page-words.ts";

export const reader = {
  previous: "Previous",
  next: "Next",
  open: "Play on from here",
  step: (step, steps) => `${step} of ${steps}`,
} satisfies ReaderWords;

export const sheets = {
  print: "Print",
  worksheet: {
    name: "Name",
    date: "Date",
    worked: "A worked game",
    captions: [
      "X1 and O2 share square 2: they are entangled.",
      "X3 is apart, on 3 and 4.",
      "O4 closes the cycle 1, 2, 5. X chooses.",
      "X puts O4 on 5. So O2 goes to 2, and X1 to 1.",
    ],
    boards: "Six boards",
    how: "Write move 1 into the place with the small 1 in two squares, move 2 into the place with the small 2, and so on. Join the two marks of a move. When a move closes a cycle, the other player chooses; then write the settled marks large.",
    board: (number) => `Game ${number}`,
    winner: "Winner:",
    question: "What of this game is as in nature, and what is a rule that was made for the game?",
  },
  game: {
    moves: "The game:",
    start: "No move has been made yet.",
    broken: "The link does not hold a game that can be read.",
    missing: "The engine of the game could not be loaded. Check the connection and load the page again.",
    other: "This sheet is for games of quantum tic-tac-toe.",
    step: (number, sentence) => `${number}. ${sentence}`,
    goesOn: (side, chooses) => `The game goes on: ${side} ${chooses ? "chooses" : "to move"}.`,
  },
} satisfies SheetWords;
