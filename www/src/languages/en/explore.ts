/** English, as far as only Explore speaks it. */
import type { ExploreWords } from "../explore-words";
import { honest } from "./honest";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const both = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${String(items.at(-1))}`;

const upper = (sentence: string): string => `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`;

const byPoints = (points: string): string =>
  points === "½" ? "half a point" : points === "1" ? "1 point" : `${points} points`;

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
    group: (marks, ways) => `${both(marks)} can settle in ${count(ways, "way", "ways")}`,
    list: "The games",
    game: (number, marks) =>
      `Game ${number}: ${both(marks.map(({ mark, square }) => `${mark} in ${square}`))}.`,
    shown: (number, games) => `Possible game ${number} of ${games}`,
    holds: (mark) => (mark === null ? "In this game: empty." : `In this game: ${mark}.`),
    ruledOut: (games) => `The last move ruled out ${count(games, "game", "games")}`,
    clash: (mark, other, square) => `${mark} and ${other} can't both be in square ${square}.`,
    otherwise: (side, mark, square) => `${side} chose otherwise: ${mark} is not in square ${square}.`,
    count: (games) => count(games, "game", "games"),
    more: (games) => `and ${games} more`,
    honest: [honest.ignorance.sentence, honest.messages.sentence],
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
    short: (square, games, of) => `in ${square}: ${games} of ${of}`,
    square: (square) => `Square ${square}`,
    shortMark: (mark, games, of) => `${mark}: ${games} of ${of}`,
    empty: (square, games, of, fraction) =>
      `In ${games} of the ${of} classical games still possible, square ${square} is empty` +
      `${fraction === null ? "" : `: ${fraction}`}.`,
    shortEmpty: (games, of) => `empty: ${games} of ${of}`,
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
    worth: (objective, side, points, steps) => {
      if (side === null) return "a draw";
      const by = objective === "points" ? ` by ${byPoints(points)}` : "";
      return `${side} wins${by}${steps === null ? "" : ` in ${count(steps, "step", "steps")}`}`;
    },
    best: (worth) => `With best play: ${worth}.`,
    found: (best, worth) => `Best: ${best}, ${worth}.`,
    pair: (squares) => `squares ${both(squares)}`,
    settles: (mark, square) => `${mark} on ${square}`,
    single: (square) => `square ${square}`,
    moves: "All moves by value",
    heading: (worth, moves) => `${upper(worth)}: ${count(moves, "move", "moves")}`,
    steps: (steps) => `in ${count(steps, "step", "steps")}`,
    outcomes: "Both outcomes",
    looking: (move, worth) => `Only looking: ${move}, ${worth}`,
    squareTitle: (square) => (square === null ? "Square by square" : `Square ${square}`),
    squareHint: "Point at a square of the board, go to it by key, or press it.",
    with: (squares, worth) => `With ${both(squares)}: ${worth}.`,
    sign: (side, points, objective) =>
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
    status: (step, steps) => `Best play, step ${step} of ${steps}`,
    told: (step, steps, sentence) => `Step ${step} of ${steps}. ${sentence}`,
  },

  curve: {
    title: "The whole game",
    summary: (start, now, over) => `At the start: ${start}. ${over ? "At the end" : "Now"}: ${now}.`,
    noMistakes: "Nobody has given anything away.",
    mistakes: (number) => `${count(number, "mistake", "mistakes")}:`,
    move: (ply) => `Move ${ply}`,
    choice: (side, ply) => `${side}'s choice after move ${ply} (${ply}c)`,
    label: (ply, isChoice) => `${ply}${isChoice ? "c" : ""}`,
    gaveAway: (what, points, better) => `${what} gave away ${pointsOf(points)}: ${better} was better.`,
    gaveAwayResult: (what, from, to, better) =>
      from === 1 && to === -1
        ? `${what} turned a win into a loss: ${better} was better.`
        : `${what} gave away the ${from === 1 ? "win" : "draw"}: ${better} was better.`,
    see: (better) => `See ${better}`,
    ahead: (side) => `${side} ahead`,
  },
};

function pointsOf(points: string): string {
  return `${points} ${points === "½" || points === "1" ? "point" : "points"}`;
}
