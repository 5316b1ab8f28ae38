/** English for what is built before anybody opens it. */
import type { StaticWords } from "../static-words.ts";
import { embedPage } from "./embed-page.ts";
import { help } from "./help.ts";
import { plan } from "./teach.ts";

const withBoards = "With JavaScript the boards are shown here.";

export const staticWords = {
  play: {
    title: "Quantum tic-tac-toe",
    description:
      "Every move is on two squares at once, until a cycle makes the board decide. Allan Goff's quantum tic-tac-toe, for one player or two.",
    shared: "Every move is on two squares at once, until a cycle makes the board decide.",
    late: "If no board appears, reload this page.",
    noScript: "This game runs in the browser: it needs JavaScript and WebAssembly.",
  },
  lost: {
    title: "Nothing here · Quantum tic-tac-toe",
    heading: "There is nothing at this address",
    text: "A link to a game of quantum tic-tac-toe keeps the moves behind a #, and nothing before it may be cut off.",
    home: "To the board",
  },
  app: {
    name: "Quantum tic-tac-toe",
    short: "Quantum TTT",
    description: "Every move is on two squares at once, until a cycle makes the board decide.",
    wide: "A collapse is due: O chooses where X5 lands",
    narrow: "The board on a phone",
  },
  pages: {
    help,
    teach: plan,
    worksheet: {
      title: "Worksheet",
      description:
        "Six empty boards of quantum tic-tac-toe with their nine places to each square, and a worked game.",
      lead: "",
      noScript: withBoards,
      blocks: [],
    },
    game: {
      title: "A game on paper",
      description: "The record of a game of quantum tic-tac-toe, move by move with its boards.",
      lead: "",
      noScript: withBoards,
      blocks: [],
    },
    embed: embedPage,
  },
  pageTitle: (title) => `${title} · Quantum tic-tac-toe`,
  ways: {
    home: "Quantum tic-tac-toe",
    nav: "Pages",
    help: "Rules and history",
    teach: "For teachers",
    worksheet: "Worksheet",
    open: "Play on from here",
  },
} satisfies StaticWords;
