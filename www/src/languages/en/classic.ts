/** English for the classic board. */
import type { Reason } from "../../engine/engine";
import type { Actor, ClassicWords, LineName, Place, RuleSet } from "../classic-words";
import { lower, upper } from "../grammar";
import type { FullRules } from "../words";
import { levels } from "./computer";
import { and } from "./phrases";

const NUMBERS = ["none", "one", "two", "three", "four", "five"];
const count = (k: number): string => NUMBERS[k] ?? String(k);

const actor: Readonly<Record<Actor, string>> = {
  first: "First player",
  second: "Second player",
  you: "You",
  computer: "The computer",
};
/** Inside a sentence. */
const someone: Readonly<Record<Actor, string>> = {
  first: "the first player",
  second: "the second player",
  you: "you",
  computer: "the computer",
};

const where = ({ square, row, column, place, gravity }: Place): string => {
  if (gravity) return `column ${column}, row ${row}`;
  return place === null ? `square ${square}, row ${row}, column ${column}` : `square ${square}, ${place}`;
};
const shortly = ({ square, row, column, gravity }: Place): string =>
  gravity ? `column ${column}, row ${row}` : `square ${square}`;

const lineName = ({ kind, places }: LineName): string => {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return kind;
  if (!first.gravity) return `the ${kind} ${places.map(({ square }) => square).join("-")}`;
  if (kind === "row") return `row ${first.row}, columns ${first.column} to ${last.column}`;
  if (kind === "column") return `column ${first.column}, rows ${first.row} to ${last.row}`;
  return `the diagonal from ${shortly(first)} to ${shortly(last)}`;
};

/** What speaks for a move that is advised. */
const merits: Readonly<Record<Reason, string>> = {
  "wins-now": "it wins at once",
  wins: "it wins against any play",
  "only-winning": "no other move wins",
  "only-holding": "no other move holds the draw",
  prevents: "it keeps the other player from winning at once",
  holds: "it holds the draw",
  "least-loss": "every move loses, this one as late as possible",
  "only-move": "there is no other move",
  guess: "the best estimate, not proven",
};

const wins = (who: Actor): string => (who === "you" ? "You win" : `${actor[who]} wins`);

const allRules: FullRules = {
  sections: [
    {
      title: "The game",
      paragraphs: [
        "Two players take turns, and the first begins. A move puts one mark on an empty square: the first player's marks are X, the second's are O. Marks stay where they are.",
        "The first line ends the game: marks of one kind side by side in a row, a column or a diagonal. Whoever completes it wins. If the board is full and there is no line, the game is a draw.",
      ],
    },
    {
      title: "Larger boards",
      paragraphs: [
        "The board has 3 × 3, 4 × 4 or 5 × 5 squares. A line is as long as the side of the board, unless a shorter one is chosen: three marks at least.",
      ],
    },
    {
      title: "Three options",
      paragraphs: [
        "Misère turns the aim round: the player who completes a line loses.",
        "Wild lets each move be an X or an O. A line of either mark counts for the player who completes it; in misère, against that player.",
        "Gravity lets marks fall: a move names a column, and the mark comes to rest on its lowest empty square. A full column takes no more marks.",
      ],
    },
    {
      title: "With best play",
      paragraphs: [
        "On 3 × 3 squares nobody wins the plain game, nor the one with gravity, with misère, or with misère and wild. The first player wins wild games, with and without gravity, and misère with gravity. With all three options the second player wins.",
      ],
    },
  ],
  credit:
    "The plain game is centuries old. For its relatives this project had little more than names, so these are its own choices: that X begins, what misère, wild and gravity mean in detail, that they go together in any way, and that a line may be shorter than the board.",
};

export const classic = {
  board: (n) => `Board, ${n} by ${n}`,
  mark: { x: "X", o: "O" },
  actor,
  squareName: (place, mark) => `${upper(where(place))}. ${mark ?? "Empty"}.`,

  status: {
    choose(who, mark, { misere, wild, gravity }) {
      const name = wild ? actor[who] : `${actor[who]}, ${mark}`;
      const target = `choose a ${gravity ? "column" : "square"}${wild ? ` for ${mark}` : ""}`;
      return `${name}: ${target}${misere ? ", but make no line" : ""}`;
    },
    start: ({ k, misere, wild, gravity }) =>
      [
        misere ? `Whoever makes ${count(k)} in a row loses.` : `${upper(count(k))} in a row win.`,
        ...(wild ? ["Each move may be X or O."] : []),
        ...(gravity ? ["Marks fall."] : []),
      ].join(" "),
  },
  said: {
    placed: (who, mark, place) =>
      who === null
        ? `${mark} in ${shortly(place)}.`
        : `${actor[who]}${who === "you" ? " put" : " puts"} ${mark} in ${shortly(place)}.`,
    toMove(who, mark) {
      if (who === "you") return "Your move.";
      return mark === null ? `${actor[who]} to move.` : `${actor[who]}, ${mark}, to move.`;
    },
    chosen: (mark) => `The next mark is ${mark}.`,
  },
  hint: (place, mark, reason) =>
    `${upper(shortly(place))}${mark === null ? "" : ` with ${mark}`}: ${merits[reason]}.`,
  computer: {
    sides: { first: "First", second: "Second" },
    thinking: "The computer is thinking…",
    waits: "The computer is to move",
    reason(reason, estimates) {
      switch (reason) {
        case "wins-now":
          return "It wins at once.";
        case "wins":
          return "Proven: it wins against any play.";
        case "only-winning":
          return "Proven: no other move wins.";
        case "only-holding":
          return "Proven: no other move holds the draw.";
        case "prevents":
          return "It keeps the other player from winning at once.";
        case "holds":
          return "Proven: it holds the draw.";
        case "least-loss":
          return "Proven: every move loses, this one as late as possible.";
        case "only-move":
          return "There is no other move.";
        case "guess":
          return estimates ? "Not proven: its best estimate." : "It is a guess.";
      }
    },
    seated(players, level) {
      if (players === "both") return "Two people play.";
      if (players === "none") return `The computer (${lower(levels[level])}) plays both sides.`;
      const other = players === "first" ? "second" : "first";
      return `You are the ${players} player, the computer (${lower(levels[level])}) is the ${other}.`;
    },
    watching: "The computer plays both sides. To play yourself, choose First or Second.",
  },
  result: {
    wins,
    draw: "A draw",
    made(winner, maker, lines) {
      const names = and(lines.map(lineName));
      return maker === winner
        ? `${wins(winner)} with ${names}.`
        : `${wins(winner)}: ${someone[maker]} completed ${names}, and whoever does that loses.`;
    },
    full: "A draw: the board is full, and there is no line.",
  },

  refusal,
  broken: (number, move, code, place, rules) =>
    `Move ${number}${move === "" ? "" : `, “${move}”,`} can't be played: ${lower(refusal(code, place, rules))}`,
  noRecord: "It is not the record of a game of classic tic-tac-toe.",
  otherGame: "It holds another game.",
  history: {
    empty: "The moves will be listed here.",
    move: (number, what) => `${number}. ${what}`,
  },
  choice: { title: "Next mark" },
  end: { again: "Play again" },
  ask: { noMove: "No move has been made." },
  typed: {
    label: "Type a move",
    hint: "The number of a square, or of a column where marks fall; with x or o where marks are chosen. Or paste a link to a game.",
    submit: "Play",
  },

  options: {
    title: "Board and rules",
    size: "Board",
    sizeOf: (n) => `${n} × ${n}`,
    line: "A line is",
    inARow: (k) => `${k} in a row`,
    options: "Options",
    misere: "Misère: whoever makes a line loses",
    wild: "Wild: each move may be X or O",
    gravity: "Gravity: marks fall to the bottom of their column",
    begin: "New game with these rules",
    hint: "The options go together in any way. Undo brings the game before back.",
  },
  rules: {
    title: "How to play",
    short: [],
    more: "All the rules",
    allTitle: "The rules of classic tic-tac-toe",
    unloaded: "",
    close: "Close",
  },
  allRules,
  short: shortRules,
} satisfies ClassicWords;

function shortRules({ k, misere, wild, gravity }: RuleSet): readonly string[] {
  const marks = wild ? "an X or an O, as you like," : "a mark, X first,";
  const target = gravity ? "into a column: it falls to the lowest empty square" : "on an empty square";
  return [
    `Take turns to put ${marks} ${target}.`,
    `Whoever completes ${count(k)} ${wild ? "equal marks" : "marks"} in a row, column or diagonal ${misere ? "loses" : "wins"}.`,
    "A full board without a line is a draw.",
  ];
}

function refusal(code: string, place: number | null, { n, wild, gravity }: RuleSet): string {
  switch (code) {
    case "taken-square":
      return `Square ${place ?? ""} has a mark already. Choose an empty one.`;
    case "full-column":
      return place === null ? "That column is full." : `Column ${place} is full. Choose another.`;
    case "no-such-square":
      return `The squares are numbered 1 to ${n * n}.`;
    case "no-such-column":
      return `The columns are numbered 1 to ${n}.`;
    case "mark-due":
      return "Say which mark as well, such as 2x or 2o.";
    case "mark-given":
      return "Marks are not chosen in this game: the number is enough.";
    case "game-over":
      return "The game is over.";
    case "computers-turn":
      return "It is the computer's turn.";
    case "not-a-move":
    case "empty-move":
      return `That is not a move: type the number of a ${gravity ? "column" : "square"}${wild ? " and the mark, such as 2x" : ""}.`;
    case "too-long":
      return "That is far too long for a game.";
    case "board-size":
    case "line-length":
      return "Boards have 3, 4 or 5 squares on a side, and lines 3 marks or more.";
    case "not-canonical":
    case "rules-not-canonical":
      return "A link writes each game in one way only; this is another.";
    default:
      return "That can't be played here.";
  }
}
