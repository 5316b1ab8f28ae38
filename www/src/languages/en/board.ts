/** English for the quantum board and the page around it: all that the first load says. */
import type { Words } from "../words";
import { hint, opponent } from "./computer";
import { and, or, plural, points } from "./grammar";

export const board = {
  title: (name) => (name === null ? "Quantum tic-tac-toe" : `${name} · Quantum tic-tac-toe`),
  places: [
    "top left",
    "top middle",
    "top right",
    "middle left",
    "centre",
    "middle right",
    "bottom left",
    "bottom middle",
    "bottom right",
  ],
  side: { x: "X", o: "O" },
  mark: (side, ply) => `${side === "x" ? "X" : "O"}${ply}`,

  board: "Board",
  squareName: (square, place, marks, state) =>
    state === "empty"
      ? `Square ${square}, ${place}. Empty.`
      : `Square ${square}, ${place}. ${marks.join(", ")}, ${state}.`,
  closesCycle: "Closes a cycle.",

  status: {
    pickTwo: (side) => `${side}: pick two squares`,
    pickSecond: (side, first) => `${side}: square ${first}, and a second one`,
    choose: (side, mark, squares) => `${side}: where does ${mark} land, ${or(squares)}?`,
    preview: (side, mark, square) => `${side}: ${mark} on ${square}, like this?`,
    chosen: (side, mark, square) => `${side}: ${mark} on ${square}? Press ${square} again, or Confirm`,
    last: (side, square) => `${side}: take the last square, ${square}`,
    locked: (side) => `Only to look at: it is ${side}'s turn`,
    opening: "Opening the game…",
    start: "Each move is on two squares at once.",
    waiting: "One moment, the engine is on its way…",
  },

  said: {
    placed: (mark, squares) => `${mark} in squares ${and(squares)}.`,
    closed: (mark, squares, cycle) => `${mark} in ${and(squares)} closes the cycle ${cycle.join(", ")}.`,
    collapsed: (steps) =>
      `Collapse: ${steps
        .map((step) => and(step.map(({ mark, square }) => `${mark} on ${square}`)))
        .join(", so ")}.`,
    last: (mark, square) => `${mark} on square ${square}.`,
    toMove: (side) => `${side} to move.`,
    toChoose: (side) => `${side} chooses.`,
    started: "New game.",
    undone: "Undone.",
    redone: "Redone.",
    opened: "Game opened.",
    restored: "The game before is back.",
    forgotten: "The score starts again.",
    kept: "Nothing is dropped.",
    waiting: (other) => `Waiting for ${other}: send the link.`,
    broken: "This game can't be opened as it is.",
    rematch: (x) => `Rematch: ${x} is X now.`,
    rematchYou: (side) => `Rematch: you are ${side} now.`,
    together: (sentences) => sentences.join(" "),
  },

  result: {
    wins: (side) => `${side} wins`,
    draw: "A draw",
    points,
  },

  history: {
    explore: "Explore",
    unloaded: "Explore could not be loaded. Close it and open it again to try once more.",
    title: "History",
    position: "Position",
    first: "To the start",
    back1: "One step back",
    forward1: "One step forward",
    last: "To the newest move",
    playAnyway: "Play anyway",
    keep: "Keep the game",
    moves: "Moves",
  },

  end: {
    show: "Show why",
    previous: "Previous",
    next: "Next",
    close: "Close",
    step: (step, steps) => `${step} of ${steps}`,
    rematch: "Rematch, sides swapped",
    again: "Play again",
    nextX: (person) => `${person} will be X.`,
  },

  match: {
    title: "Match score",
    person: { a: "Player A", b: "Player B" },
    you: "You",
    computer: "The computer",
    who: "Who",
    plays: "Plays",
    won: "Won",
    points: "Points",
    games: (games, draws) =>
      games === 0
        ? "Games that end here are counted, and after each the sides change."
        : `${plural(games, { one: `${games} game`, other: `${games} games` })}${draws === 0 ? "" : `, ${draws} drawn`}. ` +
          "After each the sides change.",
    forget: "Start the score again",
  },

  choice: {
    title: (side, mark) => `${side} chooses where ${mark} lands`,
    option: (mark, square) => `${mark} on ${square}`,
    outcome: (mark, square, settled) =>
      `${mark} on ${square}: ${settled.map((each) => `${each.square} ${each.mark}`).join(", ")}`,
    confirm: "Confirm",
    confirmOne: (mark, square) => `Confirm ${mark} on ${square}`,
    undecided: "Choose one of the two outcomes first.",
  },

  explain: {
    open: "Explain the collapse",
    previous: "Previous",
    next: "Next",
    close: "Close",
  },

  opponent,
  hint,

  refused: "That can't be played here.",

  broken: {
    title: "This game can't be opened as it is",
    noRecord: "It is not the record of a game of quantum tic-tac-toe.",
    otherGame: "It holds another game, and this page has only quantum tic-tac-toe.",
    open: "Open what comes before",
    dismiss: "Go on without it",
  },

  ask: {
    title: "Ask about the board",
    last: "Last move",
    status: "Whose turn",
    cycle: "Cycle",
    groups: "Entanglements",
  },

  games: { title: "Other games", quantum: "Quantum tic-tac-toe", classic: "Classic tic-tac-toe" },
  buttons: { undo: "Undo", redo: "Redo", newGame: "New game", more: "More" },
  typed: {
    label: "Type a move",
    hint: "Two squares, such as 15. Or paste a link to a game.",
    submit: "Play",
  },
  points: "Show points beside the result",
  pages: {
    title: "To read and print",
    help: "Rules and history",
    teach: "For teachers",
    print: "Print this game",
  },
  learn: {
    lesson: "Lessons",
    puzzle: "Puzzles",
    quiz: "Quiz",
    failed: "This could not be loaded. The game goes on without it.",
  },
  share: {
    title: "Share this game",
    copy: "Copy link",
    more: "Share, save, open…",
    copied: "Link copied.",
    failed: "The link could not be copied. Here it is:",
    missing: "This could not be loaded; try again later. Here is the link:",
    link: "Link to this game",
    end: "Share",
  },
  byLink: {
    choice: "A person, by link",
    on: (side) => `Only ${side} is played here.`,
    off: "Both sides are played here.",
    waiting: (other) => `Waiting for ${other}: send the link`,
  },
  projector: {
    label: "Projector view",
    hint: "Only the board and one sentence, as large as they go. Escape leaves it.",
    leave: "Leave the projector view",
  },
  theme: { title: "Colours", auto: "As the system", light: "Light", dark: "Dark" },
  rules: {
    title: "How to play",
    short: [
      "A move puts two marks with one number on two squares: it will settle on one of them.",
      "When moves close a cycle, the other player chooses where the newest one settles, and that pushes the rest of the cycle into place.",
      "Settled marks stay. Three of them in a row win.",
    ],
    more: "All the rules",
    whole: "Worked examples and history",
    allTitle: "The rules",
    unloaded: "The rules could not be loaded. Close this and open it again to try once more.",
    close: "Close",
  },
  missing: {
    engine: "The engine of the game could not be loaded. Check the connection and try again.",
    webAssembly: "This game needs WebAssembly, which this browser lacks or has switched off.",
    again: "Try again",
  },
} satisfies Omit<Words, "language" | "dir" | "parts" | "ready">;
