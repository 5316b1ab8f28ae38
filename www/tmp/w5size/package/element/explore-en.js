import { t as e } from "./honest.js";
const t = (e, t, n) => `${e} ${e === 1 ? t : n}`,
  n = (e) => (e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${String(e.at(-1))}`),
  r = (e) => `${e.slice(0, 1).toUpperCase()}${e.slice(1)}`,
  i = (e) => (e === `½` ? `half a point` : e === `1` ? `1 point` : `${e} points`),
  a = {
    backToGame: `Back to the game`,
    games: {
      title: `Games still possible`,
      intro: (e) =>
        e === 1
          ? `Only one classical game fits what has been played: the board as it is.`
          : `${e} classical games fit what has been played. Choose one to see it on the board.`,
      over: `The game is over: what is still in two places has no effect any more.`,
      product: (e, t) => `${e.join(` × `)} = ${t}`,
      group: (e, r) => `${n(e)} can settle in ${t(r, `way`, `ways`)}`,
      list: `The games`,
      game: (e, t) => `Game ${e}: ${n(t.map(({ mark: e, square: t }) => `${e} in ${t}`))}.`,
      shown: (e, t) => `Possible game ${e} of ${t}`,
      holds: (e) => (e === null ? `In this game: empty.` : `In this game: ${e}.`),
      ruledOut: (e) => `The last move ruled out ${t(e, `game`, `games`)}`,
      clash: (e, t, n) => `${e} and ${t} can't both be in square ${n}.`,
      otherwise: (e, t, n) => `${e} chose otherwise: ${t} is not in square ${n}.`,
      count: (e) => t(e, `game`, `games`),
      more: (e) => `and ${e} more`,
      honest: [e.ignorance.sentence, e.messages.sentence],
    },
    shares: {
      title: `Share of the classical games`,
      bars: `Show bars on the board`,
      open: `A cycle is open: now a player decides, so there is nothing to count.`,
      none: `No move is in two places now, so there is nothing to count.`,
      byMove: `By move`,
      bySquare: `By square`,
      share: (e, t, n, r, i) =>
        `In ${n} of the ${r} classical games still possible, ${e} is in square ${t}${i === null ? `` : `: ${i}`}.`,
      short: (e, t, n) => `in ${e}: ${t} of ${n}`,
      square: (e) => `Square ${e}`,
      shortMark: (e, t, n) => `${e}: ${t} of ${n}`,
      empty: (e, t, n, r) =>
        `In ${t} of the ${n} classical games still possible, square ${e} is empty${r === null ? `` : `: ${r}`}.`,
      shortEmpty: (e, t) => `empty: ${e} of ${t}`,
      honest: [
        `These are counts, not odds: in nature odds come from amplitudes.`,
        e.metaphor.sentence,
        e.partner.sentence,
      ],
    },
    trace: {
      title: `Trace the cycle`,
      none: `No cycle is open. When one is, you can walk round it here, both ways.`,
      intro: `Suppose the newest move is in one of its squares, and follow what that means.`,
      directions: `Suppose`,
      direction: (e, t) => `${e} in ${t}`,
      suppose: (e, t) => `Suppose ${e} is in ${t}.`,
      must: (e, t, n, r) => `If ${e} is in ${t}, ${n} must be in ${r}.`,
      closes: (e, t, n) => `${e} is in ${t}, where ${n} is not: it fits all the way round.`,
      stem: (e, t, n) =>
        `${e} only hangs on the cycle. Square ${t} is taken either way, so ${e} must be in ${n}, whichever way the cycle goes.`,
      step: (e, t) => `Step ${e} of ${t}`,
      status: (e, t) => `Tracing the cycle, step ${e} of ${t}`,
      honest: [e.trigger.sentence, e.chance.sentence],
    },
    analysis: {
      title: `Analysis`,
      start: `Analyse`,
      stop: `Stop`,
      hide: `Hide the analysis`,
      hint: `Works out exactly what every move is worth if both play their best from there.`,
      working: (e, n) => `Working: ${e} of ${t(n, `position`, `positions`)} done.`,
      progress: `Positions worked out`,
      over: `The game is over: there is no move to value.`,
      failed: `The analysis could not be loaded. The game goes on without it.`,
      objective: `Both play for`,
      objectives: { points: `points`, win: `the win` },
      worth: (e, n, r, a) =>
        n === null
          ? `a draw`
          : `${n} wins${e === `points` ? ` by ${i(r)}` : ``}${a === null ? `` : ` in ${t(a, `step`, `steps`)}`}`,
      best: (e) => `With best play: ${e}.`,
      found: (e, t) => `Best: ${e}, ${t}.`,
      pair: (e) => `squares ${n(e)}`,
      settles: (e, t) => `${e} on ${t}`,
      single: (e) => `square ${e}`,
      moves: `All moves by value`,
      heading: (e, n) => `${r(e)}: ${t(n, `move`, `moves`)}`,
      steps: (e) => `in ${t(e, `step`, `steps`)}`,
      outcomes: `Both outcomes`,
      looking: (e, t) => `Only looking: ${e}, ${t}`,
      squareTitle: (e) => (e === null ? `Square by square` : `Square ${e}`),
      squareHint: `Point at a square of the board, go to it by key, or press it.`,
      with: (e, t) => `With ${n(e)}: ${t}.`,
      sign: (e, t, n) => (e === null ? `=` : n === `win` ? `${e} wins` : `${e} +${t}`),
    },
    line: {
      title: `Best play from here`,
      show: `Step through it`,
      first: `To its beginning`,
      back: `One step back in it`,
      forward: `One step on in it`,
      last: `To its end`,
      start: `The game as it stands.`,
      status: (e, t) => `Best play, step ${e} of ${t}`,
      told: (e, t, n) => `Step ${e} of ${t}. ${n}`,
    },
    curve: {
      title: `The whole game`,
      summary: (e, t, n) => `At the start: ${e}. ${n ? `At the end` : `Now`}: ${t}.`,
      noMistakes: `Nobody has given anything away.`,
      mistakes: (e) => `${t(e, `mistake`, `mistakes`)}:`,
      move: (e) => `Move ${e}`,
      choice: (e, t) => `${e}'s choice after move ${t} (${t}c)`,
      label: (e, t) => `${e}${t ? `c` : ``}`,
      gaveAway: (e, t, n) => `${e} gave away ${o(t)}: ${n} was better.`,
      gaveAwayResult: (e, t, n, r) =>
        t === 1 && n === -1
          ? `${e} turned a win into a loss: ${r} was better.`
          : `${e} gave away the ${t === 1 ? `win` : `draw`}: ${r} was better.`,
      see: (e) => `See ${e}`,
      ahead: (e) => `${e} ahead`,
    },
  };
function o(e) {
  return `${e} ${e === `½` || e === `1` ? `point` : `points`}`;
}
export { a as explore };
