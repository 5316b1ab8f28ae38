/** English, as far as only Explore speaks it. */
import type { Deed, ExploreWords, Worth } from "../explore-words";
import { upper } from "../grammar";
import type { MoveName } from "../words";
import { honest } from "./honest";
import { and, byPoints, moveOf, plural } from "./phrases";

const count = (number: number, one: string, other: string): string =>
  `${number} ${plural(number, { one, other })}`;
const equals = (fraction: string | null): string => (fraction === null ? "" : ` = ${fraction}`);

export const explore: ExploreWords = {
  backToGame: "Back to the game",

  games: {
    title: "Games still possible",
    intro: (games) =>
      games === 1
        ? "Only one classical game fits what has been played: the board as it is."
        : `${games} classical games fit what has been played. Choose one to see it on the board.`,
    over: "The game is over: what is still in two places has no effect any more.",
    product: (ways, games) => `${ways.join(" × ")} = ${games}`,
    group: (marks, ways) => `${and(marks)} can settle in ${count(ways, "way", "ways")}`,
    list: "The games",
    game: (number, marks) =>
      `Game ${number}: ${and(marks.map(({ mark, square }) => `${mark} in ${square}`))}.`,
    shown: (number, games) => `Possible game ${number} of ${games}`,
    holds: (mark) => (mark === null ? "In this game: empty." : `In this game: ${mark}.`),
    ruledOut: (games) => `The last move ruled out ${count(games, "game", "games")}`,
    clash: (mark, other, square) => `${mark} and ${other} can't both be in square ${square}.`,
    otherwise: (side, mark, square) => `${side} chose otherwise: ${mark} is not in square ${square}.`,
    count: (games) => count(games, "game", "games"),
    more: (games) => `and ${games} more`,
    honest: [honest.ignorance.sentence, honest.messages.sentence],
  },

  moves: {
    quantum: "Quantum",
    classical: "Classical",
    empty: "The moves will be listed here.",
    notation: "The small signs are Goff's: + places a move on two squares, @ measures, ! has settled.",
    inTwo: (squares) => `in ${and(squares)}`,
    on: (square) => `on ${square}`,
    placed: (mark, squares) =>
      `${mark} ${squares[0] === squares[1] ? `on ${squares[0]}` : `in ${and(squares)}`}`,
    settled: (mark, square, chosen) => `${chosen ? "Collapse: " : ""}${mark} on ${square}`,
  },

  shares: {
    title: "Share of the classical games",
    bars: "Show bars on the board",
    open: "A cycle is open: now a player decides, so there is nothing to count.",
    none: "No move is in two places now, so there is nothing to count.",
    byMove: "By move",
    bySquare: "By square",
    share: (mark, square, games, of, fraction) =>
      `In ${games} of the ${of} classical games still possible, ${mark} is in square ${square}` +
      `${fraction === null ? "" : `: ${fraction}`}.`,
    short: (square, games, of, fraction) => `in ${square}: ${games} of ${of}${equals(fraction)}`,
    square: (square) => `Square ${square}`,
    shortMark: (mark, games, of, fraction) => `${mark}: ${games} of ${of}${equals(fraction)}`,
    empty: (square, games, of, fraction) =>
      `In ${games} of the ${of} classical games still possible, square ${square} is empty` +
      `${fraction === null ? "" : `: ${fraction}`}.`,
    shortEmpty: (games, of, fraction) => `empty: ${games} of ${of}${equals(fraction)}`,
    honest: [
      "These are counts, not odds: in nature odds come from amplitudes.",
      honest.metaphor.sentence,
      honest.partner.sentence,
    ],
  },

  trace: {
    title: "Trace the cycle",
    none: "No cycle is open. When one is, you can walk round it here, both ways.",
    intro: "Suppose the newest move is in one of its squares, and follow what that means.",
    directions: "Suppose",
    direction: (mark, square) => `${mark} in ${square}`,
    suppose: (mark, square) => `Suppose ${mark} is in ${square}.`,
    must: (pusher, at, mark, square) => `If ${pusher} is in ${at}, ${mark} must be in ${square}.`,
    closes: (mark, square, first) =>
      `${mark} is in ${square}, where ${first} is not: it fits all the way round.`,
    stem: (mark, at, square) =>
      `${mark} only hangs on the cycle. Square ${at} is taken either way, so ${mark} must be in ${square}, whichever way the cycle goes.`,
    step: (step, steps) => `Step ${step} of ${steps}`,
    status: (step, steps) => `Tracing the cycle, step ${step} of ${steps}`,
    honest: [honest.trigger.sentence, honest.chance.sentence],
  },

  analysis: {
    title: "Analysis",
    start: "Analyse",
    stop: "Stop",
    hide: "Hide the analysis",
    hint: "Works out exactly what every move is worth if both play their best from there.",
    working: (done, all) => `Working: ${done} of ${count(all, "position", "positions")} done.`,
    progress: "Positions worked out",
    over: "The game is over: there is no move to value.",
    failed: "The analysis could not be loaded. The game goes on without it.",
    objective: "Both play for",
    objectives: { points: "points", win: "the win" },
    worth: worthOf,
    best: (worth) => `With best play: ${worthOf(worth)}.`,
    found: (best, worth) => `Best: ${moveOf(best)}, ${worthOf(worth)}.`,
    move: (move, worth) => `${moveOf(move)}: ${worthOf(worth)}`,
    moves: "All moves by value",
    heading: (worth, moves) => `${upper(worthOf(worth))}: ${count(moves, "move", "moves")}`,
    steps: (steps) => `in ${count(steps, "step", "steps")}`,
    outcomes: "Both outcomes",
    looking: (move, worth) => `Only looking: ${moveOf(move)}${worth === null ? "" : `, ${worthOf(worth)}`}`,
    squareTitle: (square) => (square === null ? "Square by square" : `Square ${square}`),
    squareHint: "Point at a square of the board, go to it by key, or press it.",
    with: (squares, worth) => `With ${and(squares)}: ${worthOf(worth)}.`,
    sign: ({ side, points, objective }) =>
      side === null ? "=" : objective === "win" ? `${side} wins` : `${side} +${points}`,
  },

  line: {
    title: "Best play from here",
    show: "Step through it",
    first: "To its beginning",
    back: "One step back in it",
    forward: "One step on in it",
    last: "To its end",
    start: "The game as it stands.",
    count: (step, steps) => `${step} / ${steps}`,
    status: (step, steps) => `Best play, step ${step} of ${steps}`,
    told: (step, steps, sentence) => `Step ${step} of ${steps}. ${sentence}`,
  },

  curve: {
    title: "The whole game",
    summary: (start, now, over) =>
      `At the start: ${worthOf(start)}. ${over ? "At the end" : "Now"}: ${worthOf(now)}.`,
    noMistakes: "Nobody has given anything away.",
    mistakes: (number) => `${count(number, "mistake", "mistakes")}:`,
    label: (ply, isChoice) => `${ply}${isChoice ? "c" : ""}`,
    gaveAway: (what, points, better) =>
      `${deedOf(what)} gave away ${pointsOf(points)}: ${short(better)} was better.`,
    gaveAwayResult: (what, from, to, better) =>
      from === 1 && to === -1
        ? `${deedOf(what)} turned a win into a loss: ${short(better)} was better.`
        : `${deedOf(what)} gave away the ${from === 1 ? "win" : "draw"}: ${short(better)} was better.`,
    see: (better) => `See ${short(better)}`,
    ahead: (side) => `${side} ahead`,
  },
};

function pointsOf(points: string): string {
  return `${points} ${points === "½" || points === "1" ? "point" : "points"}`;
}

function worthOf({ objective, side, points, steps }: Worth): string {
  if (side === null) return "a draw";
  const by = objective === "points" ? ` by ${byPoints(points)}` : "";
  return `${side} wins${by}${steps === null ? "" : ` in ${count(steps, "step", "steps")}`}`;
}

function deedOf({ ply, chooser }: Deed): string {
  return chooser === null ? `Move ${ply}` : `${chooser}'s choice after move ${ply} (${ply}c)`;
}

/** A move as it is typed; a choice needs its mark. */
function short(move: MoveName): string {
  return move.kind === "pair"
    ? move.squares.join("")
    : move.kind === "last"
      ? `${move.square}`
      : moveOf(move);
}
