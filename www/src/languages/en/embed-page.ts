/** English for the page on which a board for another page is made. */
import type { ReadingPage } from "../page-blocks.ts";

export const embedPage: ReadingPage = {
  title: "Embed a board",
  description: "Choose what the board shows and copy the snippet into your own page.",
  lead: "Choose what the board shows, look at it, and copy the snippet into your page. It needs no account and asks nobody else for anything.",
  blocks: [],
};

export const embedWords = {
  players: "Who plays",
  playersOf: {
    both: "Two people",
    x: "X against the computer",
    o: "O against the computer",
    none: "The computer plays both",
  },
  level: "The computer's level",
  levelOf: { random: "Random", beginner: "Beginner", casual: "Casual", strong: "Strong", perfect: "Perfect" },
  start: "Begins with",
  startHint: "A link to a game, or moves such as 12 25 15. A new game begins here too.",
  startBroken: (reason: string) => `The board can't begin so. ${reason}`,
  opens: "Opens with",
  opensOf: {
    game: "The game",
    lesson: "The first lesson",
    puzzle: "The puzzle of the day",
    quiz: "The quiz",
  },
  colours: "Colours",
  coloursOf: { auto: "As the reader's system", light: "Light", dark: "Dark" },
  locked: "Only to look at",
  still: "Without motion",
  shown: "What is shown beside the board",
  parts: {
    players: "Who plays",
    undo: "Undo",
    new: "New game",
    hints: "Hint",
    history: "History",
    ensemble: "Games still possible",
    shares: "Shares",
    trace: "Trace the cycle",
    analysis: "Analysis",
    rules: "How to play",
    lessons: "Lessons and puzzles",
    more: "More",
  },
  preview: "Preview",
  boardTitle: "Quantum tic-tac-toe",
  frame: "As a frame, for any page",
  element: "As an element, for a page of your own",
  elementHint:
    "Two lines, wherever a page may run scripts of others. The board comes from this site, which has to allow that by a header, Access-Control-Allow-Origin, as GitHub Pages does.",
  copy: "Copy",
  copied: "Copied.",
  failed: "It could not be copied; it is selected now.",
};
