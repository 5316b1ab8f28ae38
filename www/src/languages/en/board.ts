/** English. */
import type { Square } from "../../games/quantum/types";
import type { LineName, List, Words } from "../words";
import { hint, opponent } from "./computer";

const points = (value: number): string => {
  const whole = Math.floor(value);
  const half = value % 1 === 0.5 ? "½" : "";
  return whole === 0 && half ? half : `${whole}${half}`;
};

const lineOf = ({ kind, squares }: LineName): string => `${kind} ${squares.join("-")}`;
const completed = (line: LineName): string => `move ${line.completedAt} (${line.marks.join(", ")})`;

export const en: Words = {
  language: "en",
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
    choose: (side, mark, squares) => `${side}: where does ${mark} land, ${either(squares)}?`,
    preview: (side, mark, square) => `${side}: ${mark} on ${square}, like this?`,
    chosen: (side, mark, square) => `${side}: ${mark} on ${square}? Press ${square} again, or Confirm`,
    last: (side, square) => `${side}: take the last square, ${square}`,
    locked: (side) => `Only to look at: it is ${side}'s turn`,
    opening: "Opening the game…",
    start: "Each move is on two squares at once.",
    waiting: "One moment, the engine is on its way…",
  },

  said: {
    placed: (mark, squares) => `${mark} in squares ${both(squares)}.`,
    closed: (mark, squares, cycle) => `${mark} in ${both(squares)} closes the cycle ${cycle.join(", ")}.`,
    collapsed: (steps) =>
      `Collapse: ${steps
        .map((step) => both(step.map(({ mark, square }) => `${mark} on ${square}`)))
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
    rematch: (x) => `Rematch: ${x} is X now.`,
    rematchYou: (side) => `Rematch: you are ${side} now.`,
    together: (sentences) => sentences.join(" "),
  },

  result: {
    wins: (side) => `${side} wins:`,
    winsWithPoints: (side, won, other, lost) =>
      `${side} wins: ${won} ${won === "1" || won === "½" ? "point" : "points"}, ${other} ${lost}.`,
    draw: "A draw:",
    drawWithPoints: "A draw, no points:",
    oneLine: (line) => `${line.side}'s ${lineOf(line)} was complete at ${completed(line)}.`,
    bothSides: (first, second) =>
      `${first.side}'s ${lineOf(first)} was complete at ${completed(first)}, ` +
      `${second.side}'s ${lineOf(second)} at move ${second.completedAt} (${second.marks.join(", ")}). ` +
      "The lower number counts first.",
    twoLines: (first, second) =>
      first.completedAt === second.completedAt
        ? `${first.side}'s ${lineOf(first)} (${first.marks.join(", ")}) and ${lineOf(second)} ` +
          `(${second.marks.join(", ")}) were both complete at move ${first.completedAt}.`
        : `${first.side}'s ${lineOf(first)} was complete at ${completed(first)}, ` +
          `and ${lineOf(second)} at move ${second.completedAt} (${second.marks.join(", ")}).`,
    noLine: "the board is full and nobody has three in a row.",
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
    start: "the start",
    after: (mark) => `after ${mark}`,
    collapseOf: (mark) => `the collapse of ${mark}`,
    back: (point) => `Looking back: ${point}`,
    inGame: "Back in the game.",
    beforeFirst: "No move has been made yet.",
    place: (point, index, present) =>
      `${point[0]?.toUpperCase()}${point.slice(1)} · step ${index} of ${present}`,
    value: (index, present, what) => `${index} of ${present}: ${what}`,
    drops: (collapse, moves) => `This drops ${both(dropped(collapse, moves))}: play anyway?`,
    playAnyway: "Play anyway",
    keep: "Keep the game",
    moves: "Moves",
    quantum: "Quantum",
    classical: "Classical",
    empty: "The moves will be listed here.",
    notation: "The small signs are Goff's: + places a move on two squares, @ measures, ! has settled.",
    inTwo: (squares) => `in ${both(squares)}`,
    on: (square) => `on ${square}`,
    collapse: "Collapse:",
  },

  end: {
    show: "Show why",
    previous: "Previous",
    next: "Next",
    close: "Close",
    step: (step, steps) => `${step} of ${steps}`,
    line: (line, marks) => `${line.side} has the ${lineOf(line)}: ${both(marks)}.`,
    number: (line, numbers) =>
      `A line is complete with its highest number. Of ${both(numbers)} that is ${line.completedAt}, so the ` +
      `${lineOf(line)} was complete at move ${line.completedAt}.`,
    only: (winner, loser) => `${loser} has no line, so ${winner} wins.`,
    earlier: (first, second) =>
      `${first.completedAt} is lower than ${second.completedAt}: ${first.side}'s line was there first, ` +
      `so ${first.side} wins.`,
    double: (first, second) =>
      first.completedAt === second.completedAt
        ? `Both lines are ${first.side}'s, and move ${first.completedAt} completed them together. It is one win.`
        : `Both lines are ${first.side}'s, complete at moves ${first.completedAt} and ${second.completedAt}. ` +
          "It is one win.",
    full: "All nine squares are classical, so no move is left.",
    noLine: "No row, column or diagonal belongs to one player: a draw.",
    points: (x, xPoints, o, oPoints) => `Points: ${x} ${xPoints}, ${o} ${oPoints}.`,
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
        : `${games} ${games === 1 ? "game" : "games"}${draws === 0 ? "" : `, ${draws} drawn`}. ` +
          "After each the sides change.",
    forget: "Start the score again",
  },

  explore: async () => (await import("./explore")).explore,

  choice: {
    title: (side, mark) => `${side} chooses where ${mark} lands`,
    option: (mark, square) => `${mark} on ${square}`,
    outcome: (settled) => settled.map(({ mark, square }) => `${square} ${mark}`).join(", "),
    confirm: "Confirm",
    confirmOne: (mark, square) => `Confirm ${mark} on ${square}`,
    undecided: "Choose one of the two outcomes first.",
  },

  explain: {
    open: "Explain the collapse",
    title: (step, of) => `Collapse, step ${step} of ${of}`,
    chosen: (side, mark, square) => `${side} chose: ${mark} takes square ${square}.`,
    pushed: (mark, square, moved) =>
      `${mark} took square ${square}, so ${both(moved.map((other) => `${other.mark} must go to ${other.square}`))}.`,
    previous: "Previous",
    next: "Next",
    close: "Close",
  },

  opponent,
  hint,

  refusal: (code, squares, marks) => {
    const [square] = squares;
    switch (code) {
      case "classical-square":
        if (square === undefined) return "One of the squares is classical already.";
        return `Square ${square} is classical${marks[0] ? `: ${marks[0]} is settled there. Pick another` : ""}.`;
      case "same-square":
        return "A pair needs two different squares.";
      case "collapse-due":
        return squares.length === 0
          ? "A cycle is open and has to collapse first."
          : `The cycle has to collapse first: choose square ${either(squares)}.`;
      case "not-on-newest-move":
        return "The newest move can settle only on one of its own two squares.";
      case "no-cycle":
        return "There is no cycle to collapse: a move takes two squares.";
      case "last-square-due":
        return "Only one square is left, and it takes a single mark.";
      case "pair-due":
        return "A move takes two squares, such as 15.";
      case "away":
        return "The other side plays elsewhere: send the link, and open the one that comes back.";
      case "locked":
        return "This board is only for looking at.";
      case "game-over":
        return "The game is over.";
      case "not-a-move":
      case "empty-move":
        return "That is not a move: a move is two squares, such as 15.";
      case "too-long":
        return "That is far too long for a game.";
      case "not-canonical":
        return "A link writes each move in one way only, the lower square first; this is another.";
      default:
        return "That can't be played here.";
    }
  },

  broken: {
    title: "This game can't be opened as it is",
    reason: (number, move, reason) =>
      `Move ${number}${move === "" ? "" : `, “${move}”,`} can't be played: ${lowered(reason)}`,
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
    noMove: "No move has been made.",
    noCycle: "No cycle is open.",
    noGroups: "Nothing is entangled.",
    cycleIs: (squares, marks) => `The cycle runs through squares ${both(squares)}, by ${both(marks)}.`,
    group: (number, marks, squares) => `Group ${number}: ${both(marks)} in squares ${both(squares)}.`,
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
      "When moves close a loop, the other player chooses where the newest one settles, and that pushes the rest of the loop into place.",
      "Settled marks stay. Three of them in a row win.",
    ],
    more: "All the rules",
    whole: "Worked examples and history",
    allTitle: "The rules",
    all: async () => (await import("./rules")).rules,
    unloaded: "The rules could not be loaded. Close this and open it again to try once more.",
    close: "Close",
  },
  missing: {
    engine: "The engine of the game could not be loaded. Check the connection and try again.",
    webAssembly: "This game needs WebAssembly, which this browser lacks or has switched off.",
    again: "Try again",
  },
};

function both(items: readonly (Square | string)[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${String(items.at(-1))}`;
}

function dropped(collapse: string | null, moves: readonly [number, number] | null): string[] {
  const [from, to] = moves ?? [0, 0];
  const numbers = moves === null ? [] : [from === to ? `move ${from}` : `moves ${from} to ${to}`];
  return [...(collapse === null ? [] : [`the collapse of ${collapse}`]), ...numbers];
}

function lowered(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
}

function either(squares: List | readonly Square[]): string {
  return squares.join(" or ");
}
