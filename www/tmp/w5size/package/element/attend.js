import {
  j as _,
  L as a,
  tt as b,
  xt as C,
  O as c,
  R as d,
  D as e,
  Z as f,
  it as g,
  f as h,
  I as i,
  P as l,
  bt as m,
  F as n,
  M as o,
  _t as p,
  G as r,
  w as S,
  N as s,
  yt as T,
  E as t,
  Q as u,
  n as v,
  y as w,
  vt as x,
  pt as y,
} from "./element.js";
import { t as E } from "./honest.js";
const D = (e) => e.join(` and `),
  O = (e) => (e === 1 ? `1 step` : `${e} steps`),
  k = { lesson: `Lesson`, puzzle: `Puzzle`, quiz: `Question` },
  A = (e) => `${e.slice(0, 1).toUpperCase()}${e.slice(1)}`,
  j = {
    list: {
      lesson: `Lessons`,
      puzzle: `Puzzles`,
      quiz: `Quiz`,
      all: { lesson: `All lessons`, puzzle: `All puzzles`, quiz: `All questions` },
      about: {
        lesson: `From the game you know to the whole quantum game, one small thing to do at a time.`,
        puzzle: `In each position exactly one move reaches the goal. Find it on the board.`,
        quiz: `Questions about positions, each with its explanation.`,
      },
      unknown: (e, t) => `${k[e]} ${t.length > 12 ? `${t.slice(0, 12)}…` : t} does not exist. These are all.`,
      today: (e) => `Today's puzzle: ${e}`,
      grade: {
        first: `One or two steps to the end`,
        second: `Three to five steps`,
        third: `Six steps and more`,
      },
      count: (e, t) => `${e} of ${t} done`,
      item: (e, t, n) => `${k[e]} ${t}${n ? `, done` : ``}`,
      titled: (e, t, n) => `${e}. ${t}${n ? `, done` : ``}`,
      kept: `What is done is remembered in this browser.`,
      unkept: `This browser keeps nothing, so what is done is remembered until the page closes.`,
      close: `Close`,
    },
    head: (e, t, n) => `${k[e]} ${t}${n ? ` · done` : ``}`,
    step: (e, t) => `Step ${e} of ${t}`,
    buttons: {
      check: `Check`,
      hint: `Hint`,
      another: `Another hint`,
      again: `Try again`,
      forward: `Show the next move`,
      back: `Back`,
      next: `Next`,
      close: `Back to your game`,
    },
    anew: {
      lesson: `The step from its beginning.`,
      puzzle: `The puzzle from its beginning.`,
      quiz: `The question once more.`,
    },
    home: (e) => `Back in your game. ${e}.`,
    right: `Right.`,
    wrong: `Not yet.`,
    hint: (e) => `Hint ${e}:`,
    nothing: { squares: `Pick squares on the board first.`, answer: `Choose an answer first.` },
    picked: (e) =>
      e.length === 0 ? `Nothing is picked yet.` : `Picked: ${e.length === 1 ? `square` : `squares`} ${D(e)}.`,
    waits: { right: `This one is solved: go on with Next.`, wrong: `Take it back with Try again first.` },
    look: `This one is answered beside the board, not on it.`,
    lead: {
      place: `Press one square`,
      squares: `Pick on the board, then check`,
      answer: `Choose an answer, then check`,
    },
    failed: `The solver could not be loaded, so the answer can't be shown.`,
    thinking: `Looking for the best answer…`,
    puzzle: {
      title: (e, t, n) =>
        n
          ? t === `win`
            ? `${e} chooses: only one choice wins`
            : `${e} chooses: only one choice saves the draw`
          : t === `win`
            ? `${e} to move wins`
            : `${e} to move saves the draw`,
      text: (e, t, n, r, i, a) => {
        const o = r ? `Only one of the two outcomes` : `Only one of the ${i} moves`;
        return n === `draw`
          ? `${o} does not lose against best play. Find it, ${e}.`
          : a === 1
            ? `${o} wins at once. Find it, ${e}.`
            : `${o} wins whatever ${t} does, at the latest after ${O(a)}: each move and each choice of an outcome is a step, of both players. Find it, ${e}.`;
      },
      look: {
        winsNow: `One of the outcomes ends the game at once. Read both little boards whole.`,
        choice: `Read both outcomes whole: which lines are complete, and which are nearly so?`,
        closes: `Close a cycle. The other player then chooses, so look for one where both choices are good for you.`,
        joins: `Do not close a cycle yet: tie two groups together, so that the next collapse settles more squares.`,
        extends: `Tie your move to what is entangled already, at one end only: no cycle yet.`,
        apart: `Stay clear of the entangled squares: what is not tied to them does not collapse with them.`,
      },
      square: (e) => `Square ${e} is part of it.`,
      solved: (e, t, n) =>
        t === `win`
          ? `${A(e)}: ${n === 1 ? `a win at once` : `a win in ${O(n)} with best play by both`}.`
          : `${A(e)}: that holds the draw, and everything else loses.`,
      ended: (e, t, n) => (t ? `${A(e)}: with that ${n} has won.` : `${A(e)}: with that the game is drawn.`),
      refuted: (e, t, n, r) => `${A(e)}: ${t ? `${n} wins` : `only a draw`}. ${n} answers ${r}.`,
      goesOn: (e, t, n, r) =>
        `${A(e)}: ${t ? `${n} wins, even after the best move` : `only a draw, even after the best move`}, ${r}.`,
    },
  };
function M(e, t, n) {
  const r = n.replace(`c`, ``).split(``).map(Number),
    [i = 0] = r;
  return n.startsWith(`c`) ? `${S(e, t.ply)} on ${i}` : r.length > 1 ? `squares ${D(r)}` : `square ${i}`;
}
function N(e, t) {
  let n = c(`div`, { class: `qt-stage qt-ex-classic` }),
    r = null,
    i = ``,
    a = null,
    o = (e) => {
      (i = e), a && a.record !== e && (a.record = e);
    },
    l = (e) => {
      if (r === null || e === i) return;
      const n = i === r && e.startsWith(`${r}-`);
      n ? (i = e) : o(i), t(n ? Number(e.slice(r.length + 1)) : null);
    },
    u = async () => {
      const { mountClassic: t } = await import(`./mount.js`);
      if (r === null || a) return;
      const { engine: i, words: o } = e;
      a = t(n, { engine: i, words: o, record: r, onChange: l });
      const [c, u] = [`.qt-frame`, `.qt-stage`].map((e) => n.querySelector(e));
      u && c?.replaceChildren(u),
        e.root.querySelector(`.qt-stage`)?.after(n),
        await a.ready,
        s(e.root, `data-classic`, r !== null),
        e.show({ ...e.state() });
    };
  return {
    isOn: () => a !== null && r !== null,
    show(t) {
      (r = t),
        t === null
          ? (s(e.root, `data-classic`, null), a?.destroy(), (a = null), n.remove())
          : (o(t), a === null && u().catch(() => {}));
    },
    focus() {
      return a !== null && (a.focus(), !0);
    },
  };
}
function P(e, t) {
  return `${e}-${t}`;
}
function F(e) {
  return e.replace(`c`, ``).split(``).map(Number);
}
function I(e, t, n) {
  return {
    kind: e,
    count: t.length,
    steps: (e) => t[e - 1] ?? [],
    sentences: (e, t) => n[e - 1]?.steps[t] ?? L,
    title: (e) => n[e - 1]?.title ?? null,
    puzzle: () => null,
  };
}
const L = { title: ``, text: ``, task: ``, hints: [], verdicts: {} };
var R = `.qt[data-guest] :is(.qt-controls,.qt-doors),.qt[data-guest] .qt-panel>:not(.qt-choice[data-on]),.qt[data-guest] .qt-panel:not(:has(>.qt-choice[data-on])),.qt[data-guest] .qt-decide:not([data-on]),.qt[data-classic]>.qt-frame>.qt-stage:not(.qt-ex-classic){display:none}.qt[data-guest] .qt-ex-classic .qt-frame{padding:0;display:block}.qt-exercise{gap:calc(.75 * var(--qt-rem));padding-block:calc(1 * var(--qt-rem));flex-direction:column;display:flex}.qt .qt-ex-head{color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem));font-variant-numeric:tabular-nums}.qt .qt-ex-title{font-size:calc(1.375 * var(--qt-rem));letter-spacing:-.01em;margin-block-start:calc(-.5 * var(--qt-rem));font-weight:650;line-height:1.25}.qt .qt-ex-title:focus-visible{outline-offset:4px}.qt-ex-body{gap:calc(.6 * var(--qt-rem));flex-direction:column;display:flex}.qt-ex-task{font-weight:600}.qt-ex-verdict{gap:calc(.75 * var(--qt-rem));font-size:calc(1.0625 * var(--qt-rem));grid-template-columns:auto 1fr;margin-block-start:calc(.25 * var(--qt-rem));display:grid}.qt-ex-verdict:before,.qt-ex-option[data-mark]:before{content:"×" / "";box-sizing:border-box;width:calc(1.75 * var(--qt-rem));height:calc(1.75 * var(--qt-rem));font-size:calc(1.125 * var(--qt-rem));border:2px solid;border-radius:50%;flex:none;place-items:center;font-weight:600;line-height:1;display:grid}[data-mark=right]:is(.qt-ex-verdict,.qt-ex-option):before{content:"✓" / "";border-color:var(--qt-text);background:var(--qt-text);color:var(--qt-paper);font-size:calc(1 * var(--qt-rem))}.qt-ex-room,.qt-ex-room>.qt-under{display:contents}.qt[data-judged] .qt-ex-room{display:none}.qt-exercise .qt-panel{padding-block:0 calc(.5 * var(--qt-rem));border:none}.qt-exercise .qt-decide{margin-block-end:calc(.25 * var(--qt-rem))}[data-asks=move]>.qt-ex-verdict{order:-1;margin-block-end:calc(.25 * var(--qt-rem))}.qt-ex-leave{padding-block:calc(.6 * var(--qt-rem));color:inherit;text-underline-offset:.2em;align-self:start}.qt-ex-hints{gap:calc(.4 * var(--qt-rem));color:var(--qt-muted);display:grid}.qt-ex-hints strong{color:var(--qt-text);font-weight:600}.qt-ex-answers{gap:calc(.35 * var(--qt-rem));margin-block-start:calc(.5 * var(--qt-rem));display:grid}.qt-ex-answers:has(.qt-ex-board){grid-template-columns:repeat(auto-fill, minmax(calc(7 * var(--qt-rem)), 1fr));gap:calc(.75 * var(--qt-rem))}.qt-ex-option{align-items:center;gap:calc(.65 * var(--qt-rem));min-height:44px;padding:calc(.35 * var(--qt-rem)) calc(.75 * var(--qt-rem));border:1px solid var(--qt-edge);background:var(--qt-surface);cursor:pointer;border-radius:10px;display:flex}.qt-ex-option:hover:has(:enabled){border-color:var(--qt-muted)}.qt-ex-option:has(:disabled){cursor:default;background:0 0}.qt-ex-option[data-mark]{gap:calc(.4 * var(--qt-rem));padding-inline-start:calc(.5 * var(--qt-rem))}.qt-ex-option:has(:checked){border-color:var(--qt-text);box-shadow:0 0 0 1px var(--qt-text)}.qt-ex-option:has(:focus-visible){outline:3px solid var(--qt-text);outline-offset:2px}.qt-ex-option input{width:calc(1.25 * var(--qt-rem));height:calc(1.25 * var(--qt-rem));accent-color:var(--qt-text);flex:none;margin:0}.qt-ex-option[data-mark] input{display:none}.qt-ex-option input:focus-visible{outline:none}.qt-ex-board{align-items:center;gap:calc(.4 * var(--qt-rem));padding:calc(.6 * var(--qt-rem)) calc(.5 * var(--qt-rem));font-size:calc(.9375 * var(--qt-rem));text-align:center;flex-direction:column}.qt-ex-board svg{width:calc(6.5 * var(--qt-rem));height:calc(6.5 * var(--qt-rem));order:-1}.qt-ex-board text{font-family:var(--qt-font)}.qt-ex-ways{align-items:center}.qt-ex-count{color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem));font-variant-numeric:tabular-nums;margin-inline-start:auto}.qt-ex-doors{column-gap:calc(1.5 * var(--qt-rem));border-block-start:1px solid var(--qt-edge);padding-block-start:calc(.25 * var(--qt-rem))}.qt-cell[data-lit]{box-shadow:inset 0 0 0 4px var(--qt-text)}.qt-cell[data-lit=hint]{box-shadow:none;outline:4px dotted var(--qt-text);outline-offset:-6px}.qt-cell[data-lit=wrong]{box-shadow:inset 0 0 0 4px var(--qt-muted)}.qt-cell[data-lit]:after{background:var(--qt-text);width:24px;height:24px;color:var(--qt-paper);font:600 15px / 1 var(--qt-font);content:"•";border-radius:50%;place-items:center;display:grid;position:absolute;inset:8px 8px auto auto}.qt-cell[data-lit=right]:after{content:"✓"}.qt-cell[data-lit=wrong]:after{content:"×"}.qt-cell[data-lit=hint]:after{content:"?"}.qt-ex-first:focus-visible{outline:none}.qt-ex-dialog h3{font-weight:600}.qt .qt-ex-dialog>.qt-confirm{margin-block-start:calc(.9 * var(--qt-rem))}.qt .qt-ex-dialog :is(ol){margin-block-start:calc(.75 * var(--qt-rem));list-style:none}.qt-ex-grid{grid-template-columns:repeat(auto-fill, minmax(calc(3.25 * var(--qt-rem)), 1fr));gap:calc(.5 * var(--qt-rem));display:grid}.qt-ex-list{gap:calc(.4 * var(--qt-rem));display:grid}.qt-ex-number{font-variant-numeric:tabular-nums;width:100%;padding-inline:0;position:relative}.qt-ex-entry{width:100%;text-align:start;padding-inline-end:calc(2.5 * var(--qt-rem));position:relative}.qt-ex-dialog [data-done]{background:var(--qt-touch);border-color:var(--qt-muted)}.qt-ex-number[data-done]:after,.qt-ex-entry[data-done]:after{font-size:calc(.8125 * var(--qt-rem));content:"✓";line-height:1.2;position:absolute;inset:2px 4px auto auto}.qt-ex-entry[data-done]:after{inset:50% calc(.9 * var(--qt-rem)) auto auto;font-size:calc(1 * var(--qt-rem));translate:0 -50%}@media (orientation:landscape){@container (width>=37rem){.qt[data-guest] .qt-status{min-height:calc(3.6 * var(--qt-rem))}.qt-exercise{padding-block-start:calc(.25 * var(--qt-rem))}.qt-ex-body>.qt-ex-verdict{order:0}}}[data-view=projector]{& .qt[data-guest]>.qt-frame>.qt-guest,& .qt-ex-room .qt-panel:has(>.qt-choice[data-on]){display:block}& .qt[data-guest]>.qt-frame{padding:1.5vmin}& .qt[data-guest] .qt-board{width:min(100%,55vh);position:sticky;inset-block-start:1.5vmin}& .qt[data-guest] .qt-status{margin:0 0 1vmin}& :is(.qt-ex-doors,.qt-ex-count){display:none}& .qt-exercise{font-size:clamp(calc(1.125 * var(--qt-rem)), 2.9vmin, calc(3 * var(--qt-rem)));gap:.6em;padding:0}& .qt-exercise :is(p,legend,label,button,input){font-size:1em}& .qt-exercise .qt-ex-title{font-size:1.3em}& .qt-exercise .qt-decide{inset:auto auto calc(.75 * var(--qt-rem));width:100%;position:sticky}& .qt-exercise :is(.qt-decide,.qt-cards){max-width:none}& .qt-exercise svg{width:min(100%,20vmin);height:auto}& .qt-ex-answers:has(svg){grid-template-columns:repeat(auto-fill,minmax(8em,1fr))}& .qt-ex-option input{width:.9em;height:.9em}& :is(.qt-ex-verdict,.qt-ex-option):before{width:1.5em;height:1.5em;font-size:1em}@media (orientation:landscape){& .qt[data-guest]>.qt-frame{grid-template:auto 1fr/min(100vh - 3vmin,60%) minmax(0,1fr);column-gap:3vmin;display:grid}& .qt[data-guest] .qt-stage{grid-area:1/1/span 2}& .qt[data-guest] .qt-board{width:min(100%,100vh - 3vmin)}}}@media (forced-colors:active){.qt-cell[data-lit]{outline-offset:-6px;outline:4px solid highlight}.qt-cell[data-lit]:after{color:highlighttext;forced-color-adjust:none;background:highlight}.qt-ex-option:has(:checked){outline:3px solid highlight}}`;
const z = [
  {
    title: `The game you know`,
    steps: [
      {
        title: `Three in a row`,
        text: `Begin with the tic-tac-toe you know: a mark is on one square, and three in a row win. X is on 1 and 5, O is on 2 and 3, and X is to move.`,
        task: `Complete a line for X.`,
        hints: [
          { text: `A line is a row, a column or a diagonal.` },
          { text: `Look at the diagonal through 1 and 5.` },
        ],
        classic: `Play the classic game`,
        verdicts: {
          right: `1, 5 and 9 are a diagonal: X has won the classic game. In the quantum game a move takes two squares, so it is not that simple.`,
          square: `A line needs three squares, and X has only 1 and 5. Which square is in line with both of them?`,
        },
      },
      {
        title: `Stop a line`,
        text: `Now O is to move. X is on 1 and 5, O on 2. This is the classic game still: each mark has one square, and everybody knows which.`,
        task: `Take the square for O that X would win on.`,
        hints: [
          { text: `Where would X complete a line?` },
          { text: `The diagonal from 1 has one square left.` },
        ],
        classic: `Play the classic game`,
        verdicts: {
          right: `O had to take 9. In the classic game that is all there is to see. Next, a mark on two squares at once.`,
          square: `Then X takes 9 and has the diagonal 1, 5, 9. O must be there first.`,
        },
      },
    ],
  },
  {
    title: `Two squares at once`,
    steps: [
      {
        title: `A superposition`,
        text: `In the quantum game a move takes two squares. X1 will stand on one of them in the end; until something decides it is on both. One move on two squares is in superposition. The line joins what is one move.`,
        task: `Place X1 on the centre, 5, and on a corner.`,
        hints: [{ text: `Press 5, then 1, 3, 7 or 9.`, squares: [5] }],
        verdicts: {
          right: `X1 is in superposition: one move, two squares, one number. It is not two marks.`,
          other: `That is a superposition too, but not on the centre and a corner. Corners are 1, 3, 7 and 9.`,
        },
      },
      {
        title: `Two moves apart`,
        text: `O answers, on two squares as well. If O2 shares no square with X1, the two moves have nothing to do with each other: wherever X1 ends, both squares of O2 stay open to it.`,
        task: `Place O2 on two squares that X1 does not use.`,
        hints: [{ text: `X1 uses 1 and 2. All others are free.` }],
        verdicts: {
          right: `Two superpositions, and no entanglement: neither move says anything about the other.`,
          shares: `O2 shares a square with X1. If X1 settles there, O2 must go to its other square: the two are entangled now. Here they should stay apart.`,
          cycle: `O2 is on the same two squares as X1. That closes a cycle: one must take one square, one the other. Here they should stay apart.`,
        },
      },
    ],
  },
  {
    title: `The whole game`,
    steps: [
      {
        title: `Close a cycle`,
        text: `X1 joins 1 and 2, and O2 joins 2 and 5. They share square 2, so they are entangled. A move that joins two squares which are connected already closes a cycle.`,
        task: `Close a cycle with X3.`,
        hints: [
          { text: `Which squares are connected, also by more than one line?` },
          { text: `From 1 a way leads over 2 to 5.` },
        ],
        verdicts: {
          right: `The cycle is closed. Nothing else is played before it collapses, and O decides how: whoever closes a cycle does not choose.`,
          extends: `X3 is entangled with the others now, but one of its squares was not connected yet. No cycle.`,
          apart: `X3 shares no square with the others, so there is no way around.`,
        },
      },
      {
        title: `Choose`,
        text: `X3 has closed the cycle 1, 2, 5. O chooses on which of its two squares X3 settles. Whatever else is there is pushed to its other square, which may push the next.`,
        task: `Choose for O so that X1 lands on square 2: press 1 or 5, look, and press it again.`,
        hints: [{ text: `X1 has to go to 2 if something pushes it out of 1.` }],
        verdicts: {
          right: `X3 took 1, so X1 had to go to 2, and O2 to 5. All three are classical now, and they stay. O moves next.`,
          other: `X3 took 5, so O2 had to go to 2, and X1 to 1. For X1 on 2 something must push it out of 1.`,
        },
      },
      {
        title: `Win`,
        text: `Only classical marks make a line. O chooses where X7 lands, and either way the game is over. When both players get a line, the one with the lower highest number was complete first, and wins.`,
        task: `Choose the outcome in which O wins.`,
        hints: [{ text: `Compare both little boards: who has lines, and with which numbers?` }],
        verdicts: {
          right: `O's column 3-6-9 was complete at move 6, X's column 1-4-7 only with X7. The lower number wins: O. That is the whole game.`,
          other: `Now X's column 1-4-7 was complete at move 5, O's column at move 6. X was first and wins.`,
        },
      },
    ],
  },
  {
    title: `Two games at once`,
    steps: [
      {
        title: `Count the games`,
        text: `X1 is on 1 and 2. Think of all ordinary games that this can still become: in each of them X1 stands on one square only.`,
        task: `How many classical games are still possible?`,
        options: [`One`, `Two`, `Nine`],
        hints: [{ text: `Write one down for each place where X1 can end.` }],
        verdicts: {
          right: `Two: X1 on 1, or X1 on 2. The quantum position holds both.`,
          "option-0": `That would be so if we knew where X1 is. It can still end on 1 or on 2.`,
          "option-2": `X1 cannot end just anywhere, only on one of its own two squares.`,
        },
      },
    ],
  },
  {
    title: `Four games, apart`,
    steps: [
      {
        title: `Multiply`,
        text: `X1 is on 1 and 2, O2 is on 4 and 5. They share no square. Each can settle in two ways, and none of the ways gets into the way of another.`,
        task: `How many classical games are possible?`,
        options: [`Two`, `Three`, `Four`],
        hints: [{ text: `For each place of X1 count the places of O2.` }],
        verdicts: {
          right: `Two for X1 times two for O2: four. What multiplies like this is called separable.`,
          "option-0": `Two is right for one of the moves alone. Each of them goes with either place of the other.`,
          "option-1": `Three would be right if one of the four were impossible. Here no two marks can meet.`,
        },
      },
      {
        title: `No news`,
        text: `Separable moves tell nothing about each other. Suppose a collapse has just put X1 on square 1.`,
        task: `What does that tell about O2?`,
        options: [`O2 is on 4`, `O2 is on 5`, `Nothing new`],
        hints: [{ text: `Count the games that are left for O2.` }],
        verdicts: {
          right: `O2 can still end on 4 or on 5. Without a shared square there is no entanglement.`,
          "option-0": `O2 can still go to 5: nothing is in its way there.`,
          "option-1": `O2 can still go to 4: nothing is in its way there.`,
        },
      },
    ],
  },
  {
    title: `Three games, entangled`,
    steps: [
      {
        title: `One has vanished`,
        text: `X1 is on 1 and 2, O2 is on 2 and 5: they share square 2. Two times two would be four games, but one of the four cannot be, because a square holds only one mark in the end.`,
        task: `Which of the four has vanished?`,
        options: [`X1 on 1, O2 on 2`, `X1 on 1, O2 on 5`, `X1 on 2, O2 on 2`, `X1 on 2, O2 on 5`],
        hints: [{ text: `In which of them would two marks need the same square?` }],
        verdicts: {
          right: `They can't both be on 2. Three games are left, and three is not two times two: the moves are entangled.`,
          "option-0": `That one is possible: each mark has a square of its own.`,
          "option-1": `That one is possible: each mark has a square of its own.`,
          "option-3": `That one is possible: each mark has a square of its own.`,
        },
      },
      {
        title: `One tells of the other`,
        text: `Entangled moves tell of each other: knowing where one is can settle the other. Suppose that X1 turns out to be on square 2.`,
        task: `Pick the square where O2 must be.`,
        hints: [{ text: `O2 is on 2 or 5, and one of them is taken.` }],
        verdicts: {
          right: `With X1 on 2, O2 must be on 5. With X1 on 1 it could be on either: that says less.`,
          square: `O2 can only be on its own two squares, 2 and 5, and X1 is on 2.`,
        },
      },
    ],
  },
  {
    title: `Trace the cycle`,
    steps: [
      {
        title: `One way round`,
        text: `X3 has closed the cycle 1, 2, 5. Walk around it: suppose X3 is on 5. Then O2, which is on 2 and 5, cannot stay on 5.`,
        task: `Pick the square where O2 must go.`,
        hints: [{ text: `Each mark is pushed to the other of its own two squares.` }],
        verdicts: {
          right: `O2 goes to 2. That pushes X1 from 2 to 1, where X3 would have been: the walk closes.`,
          square: `O2 has only two squares, 2 and 5, and X3 is on 5.`,
        },
      },
      {
        title: `The other way round`,
        text: `Now the other way: suppose X3 is on 1. It pushes X1 from 1 to 2. The walk goes on from there.`,
        task: `Pick the square where O2 must go now.`,
        hints: [{ text: `X1 is on 2 now. Who else is there?` }],
        verdicts: {
          right: `X1 on 2 pushes O2 to 5. A cycle can be walked in two ways, so it has exactly two outcomes.`,
          square: `X1 came to 2, so O2 must leave 2 for its other square.`,
        },
      },
    ],
  },
  {
    title: `The collapse`,
    steps: [
      {
        title: `Push the right way`,
        text: `O4 has closed the cycle 1, 2, 3, 6, and X chooses. The chosen square pushes the next mark, and so on around. Think it through before you press: both outcomes settle all four moves.`,
        task: `Choose for X so that O2 lands on square 2.`,
        hints: [
          { text: `O2 is on 2 and 3. Who must be on 3 to push it to 2?` },
          { text: `X3 is on 3 and 6. What pushes it to 3?` },
        ],
        verdicts: {
          right: `O4 on 6 pushes X3 to 3, that pushes O2 to 2, and that X1 to 1.`,
          other: `O4 on 1 pushed X1 to 2, and that pushed O2 to 3. For O2 on 2 the push has to come from the other side.`,
        },
      },
    ],
  },
  {
    title: `A stem`,
    steps: [
      {
        title: `Hanging from the cycle`,
        text: `The cycle runs through 1, 2 and 5. X3, on 5 and 6, is not part of it but hangs from it at square 5: a stem. Whatever X chooses, the cycle fills all of its own squares.`,
        task: `Pick the square where X3 lands in either case.`,
        hints: [{ text: `Square 5 will be taken by a mark of the cycle, one way or the other.` }],
        verdicts: {
          right: `Three marks fill the three squares of the cycle, so X3 is pushed out to 6 either way.`,
          square: `X3 is on 5 and 6 only, and 5 belongs to the cycle: one of its marks will fill it.`,
        },
      },
    ],
  },
  {
    title: `Two groups`,
    steps: [
      {
        title: `What stays spooky`,
        text: `There are two entanglements here: X1, O2 and X5 with the cycle 1, 2, 5, and X3 with O4 on 3, 4 and 8. Each has a line pattern of its own. A collapse settles only the group with the cycle.`,
        task: `Pick all squares that still hold spooky marks after the collapse.`,
        hints: [{ text: `Which squares does the other group use? There are three.` }],
        verdicts: {
          right: `X3 and O4 are not entangled with the cycle, so they stay in superposition.`,
          few: `There are more: X3 is on 3 and 4, O4 on 4 and 8.`,
          square: `One of those will be classical, or is empty. Take the squares of X3 and O4.`,
        },
      },
    ],
  },
  {
    title: `Both have a line`,
    steps: [
      {
        title: `Who was first?`,
        text: `Suppose O chooses X7 on 5. Then X has the column 1-4-7 with X1, X3 and X5, and O the column 3-6-9 with O2, O4 and O6. A line is complete at its highest number.`,
        task: `Who wins?`,
        options: [`X`, `O`, `Nobody: it is a draw`],
        hints: [{ text: `Compare the highest number of each line.` }],
        verdicts: {
          right: `X's line was complete at move 5, O's at move 6. The lower number counts first.`,
          "option-1": `O's line is complete at move 6. X's was there at move 5 already.`,
          "option-2": `Two lines can never be complete at the same number: X has the odd ones, O the even ones.`,
        },
      },
      {
        title: `Half a point`,
        text: `Goff's paper counts points as well. The line that was complete first is worth one point. The loser's line, complete in the same collapse, is worth something too. This is the board after that choice.`,
        task: `How many points does O get?`,
        options: [`None`, `Half a point`, `One point`],
        hints: [{ text: `Less than the winner, more than without a line.` }],
        verdicts: {
          right: `X gets 1 point, O ½. Under More you can have points shown beside the result.`,
          "option-0": `That would be so if O had no line. O's line counts for something.`,
          "option-2": `The whole point goes to the line that was complete first.`,
        },
      },
    ],
  },
  {
    title: `The chain`,
    steps: [
      {
        title: `Shares`,
        text: `Five moves in a chain, 1-2-3-4-5-6, cover six squares. In each possible game one of these six squares stays empty, so there are six games. X5 is on 5 and 6.`,
        task: `In how many of the six is X5 on square 6?`,
        options: [`Three`, `Four`, `Five`],
        hints: [{ text: `X5 is on 5 only if 6 is the square that stays empty.` }],
        verdicts: {
          right: `In five of six: X5 is on 5 only when 6 stays empty. This is a share of the classical games, not a chance: a player may choose.`,
          "option-0": `Half would be right for a move that is alone. The chain pushes X5 outwards.`,
          "option-1": `One more. Ask which of the six squares stays empty when X5 is on 5.`,
        },
      },
      {
        title: `One more link`,
        text: `With each link the newest move leans more to its new end: 1/2, 2/3, 3/4, 4/5, 5/6 of the games. Lengthen the chain at the end where it is 5/6 now.`,
        task: `Place O6 on 6 and on a new square, so that the new end has 6/7.`,
        hints: [{ text: `One square is 6, the other has no mark yet.`, squares: [6] }],
        verdicts: {
          right: `Six moves cover seven squares now, and O6 is on its new end in six of the seven games.`,
          elsewhere: `That lengthens the chain, but not at square 6.`,
          apart: `That is a group of its own: alone, O6 is on each of its squares in half of the games.`,
          cycle: `That closes a cycle. Now a player decides, and no shares are counted.`,
        },
      },
    ],
  },
  {
    title: `What the game leaves out`,
    steps: [
      {
        title: `A metaphor`,
        text: `${E.metaphor.sentence} ${E.ignorance.sentence}`,
        task: `What does the list of possible games show?`,
        options: [
          `A quantum state with everything in it`,
          `What the rules still allow, and no more`,
          `Which of the games is the true one`,
        ],
        hints: [{ text: `The list has counts, but no phases.` }],
        verdicts: {
          right: `It lists what the rules allow. Superposition in nature also has phases, which can cancel: that is not in the list.`,
          "option-0": `A quantum state has amplitudes with phases. The list has only counts.`,
          "option-2": `None of them is hidden as the true one: a choice will decide, and it has not been made.`,
        },
      },
      {
        title: `Who decides?`,
        text: `${E.chance.sentence} ${E.trigger.sentence}`,
        task: `In nature, who decides how a measurement comes out?`,
        options: [`Whoever did not prepare the system`, `Whoever measures`, `Nobody`],
        hints: [{ text: `In the game a player chooses. Does nature have one?` }],
        verdicts: {
          right: `Nobody: the outcome is random, and only its odds follow from the state.`,
          "option-0": `That is the rule of this game, made so that the choice is fair. Nature knows no such player.`,
          "option-1": `Who measures decides what is measured, but not how it comes out.`,
        },
      },
      {
        title: `Near and far`,
        text: `${E.partner.sentence} ${E.messages.sentence}`,
        task: `Can entangled particles be used to send a message?`,
        options: [`Yes, at once`, `No`, `Yes, but slowly`],
        hints: [{ text: `Each result alone looks random.` }],
        verdicts: {
          right: `No. Only when both results are put side by side does it show that they agree.`,
          "option-0": `Nothing that is done to one of them shows at the other alone, so nothing can be read there.`,
          "option-2": `Not slowly either: what shows at one alone does not depend on what is done to the other.`,
        },
      },
    ],
  },
];
function B({ verdicts: e }, t) {
  return e[t] ?? e[t.split(`-`)[0] ?? ``];
}
const V = (e = `right`) => ({ right: !0, reason: e }),
  H = (e) => ({ right: !1, reason: e });
function U(...e) {
  return {
    kind: `squares`,
    judge(t) {
      const n = t.find((t) => !e.includes(t));
      return n === void 0 ? (t.length === e.length ? V() : H(`few`)) : H(`square-${n}`);
    },
  };
}
function W(e, t) {
  return { kind: `answer`, options: t, judge: (t) => (t === e ? V() : H(`option-${t}`)) };
}
function ee(...e) {
  return { kind: `move`, judge: (t) => (e.includes(t.move) ? V() : H(`other`)) };
}
function G({ before: e, after: t }) {
  const n = m(t, t.ply);
  return n
    ? {
        squares: n.squares,
        touched: n.squares.filter((t) => e.components.some(({ squares: e }) => e.includes(t))).length,
        closes: T(t) !== null,
      }
    : null;
}
const K = (e) => ({
    kind: `move`,
    judge: (t) => {
      const n = G(t);
      return n ? e(n) : H(`other`);
    },
  }),
  te = (e, t) => ({ kind: `move`, judge: ({ after: n }) => (ne(n, e) === t ? V() : H(`other`)) });
function ne(e, t) {
  return m(e, t)?.settled ?? null;
}
const q = `q1-15-35-45-56-57-59-15`,
  J = `q1-12-23-34-45-56`,
  re = I(
    `lesson`,
    [
      [
        { record: `q1-12-12c2-35-35c3`, classic: `t1.3-1-2-5-3`, task: U(9) },
        { record: `q1-12-25-15c5`, classic: `t1.3-1-2-5`, task: U(9) },
      ],
      [
        {
          record: `q1`,
          task: K(({ squares: e }) =>
            e.includes(5) && e.some((e) => e !== 5 && e % 2 == 1) ? V() : H(`other`),
          ),
        },
        {
          record: `q1-12`,
          task: K(({ touched: e, closes: t }) => (t ? H(`cycle`) : e > 0 ? H(`shares`) : V())),
        },
      ],
      [
        {
          record: `q1-12-25`,
          task: K(({ touched: e, closes: t }) => (t ? V() : H(e > 0 ? `extends` : `apart`))),
        },
        { record: `q1-12-25-15`, task: te(1, 2) },
        {
          record: q,
          task: { kind: `move`, judge: ({ after: e }) => (e.outcome?.winner === `o` ? V() : H(`other`)) },
        },
      ],
      [{ record: `q1-12`, task: W(1, 3) }],
      [
        { record: `q1-12-45`, task: W(2, 3) },
        { record: `q1-12-45`, task: W(2, 3) },
      ],
      [
        { record: `q1-12-25`, task: W(2, 4) },
        { record: `q1-12-25`, task: U(5) },
      ],
      [
        { record: `q1-12-25-15`, task: U(2) },
        { record: `q1-12-25-15`, task: U(5) },
      ],
      [{ record: `q1-12-23-36-16`, task: te(2, 2) }],
      [{ record: `q1-12-25-56-15`, task: U(6) }],
      [{ record: `q1-12-25-34-48-15`, task: U(3, 4, 8) }],
      [
        { record: q, task: W(0, 3) },
        { record: `${q}c5`, task: W(1, 3) },
      ],
      [
        { record: J, task: W(2, 3) },
        {
          record: J,
          task: K(({ squares: e, touched: t, closes: n }) =>
            n ? H(`cycle`) : t === 0 ? H(`apart`) : e.includes(6) ? V() : H(`elsewhere`),
          ),
        },
      ],
      [
        { record: `q1-12-25`, task: W(1, 3) },
        { record: `q1-12-25-15`, task: W(2, 3) },
        { record: J, task: W(1, 3) },
      ],
    ],
    z,
  ),
  ie = [`first`, `second`, `third`];
function ae(e) {
  return e
    .split(`
`)
    .filter((e) => e.trim() !== `` && !e.startsWith(`#`))
    .map((e, t) => {
      const [n = ``, r, i = ``, a] = e.trim().split(/\s+/);
      if ((r !== `win` && r !== `draw`) || !(Number(a) > 0)) throw Error(`no puzzle: ${e}`);
      return { number: t + 1, record: n, goal: r, answer: i, depth: Number(a), task: ee(i) };
    });
}
function oe({ depth: e }) {
  return e <= 2 ? `first` : e <= 5 ? `second` : `third`;
}
function Y(e, t) {
  const n = Math.floor(Date.UTC(e.getFullYear(), e.getMonth(), e.getDate()) / 864e5);
  if (t === 0) return 0;
  const r = Math.floor(n / t),
    i = se(t);
  return (((((n % t) * i + r * 7) % t) + t) % t) + 1;
}
function se(e) {
  let t = Math.max(1, Math.round(e * 0.382));
  for (; ce(t, e) > 1; ) t += 1;
  return t;
}
function ce(e, t) {
  return t === 0 ? e : ce(t, e % t);
}
function le({ course: t, done: n, today: r, keeps: i, unknown: a, choose: o, close: s }) {
  let { list: l } = j,
    { kind: u } = t,
    d = null,
    f = (e) => n.has(P(u, e)),
    p = Array.from({ length: t.count }, (e, t) => t + 1),
    m = (e) => {
      (d = e), x.close();
    },
    h = (n) => {
      const r = t.title(n),
        i = r === null ? j.list.item(u, n, f(n)) : null,
        a = e(
          r === null ? String(n) : l.titled(n, r, f(n)),
          r === null ? `qt-button qt-ex-number` : `qt-button qt-ex-entry`,
          () => m(n),
        );
      return (i !== null && a.setAttribute(`aria-label`, i), f(n) && (a.dataset.done = ``), c(`li`, {}, a));
    },
    g = (e, t) => c(`ol`, { class: t ? `qt-ex-grid` : `qt-ex-list` }, ...e.map(h)),
    _ = () =>
      ie.flatMap((e) => {
        const n = p.filter((n) => {
          const r = t.puzzle(n);
          return r !== null && oe(r) === e;
        });
        return n.length === 0 ? [] : [c(`h3`, {}, l.grade[e]), g(n, !0)];
      }),
    v = e(l.close, `qt-button`, () => x.close()),
    y =
      u === `puzzle`
        ? [e(l.today(r), `qt-button qt-confirm`, () => m(r)), ..._()]
        : [g(p, t.title(1) === null)],
    b = { tabindex: `-1`, autofocus: !0, class: `qt-ex-first` },
    x = c(
      `dialog`,
      { class: `qt-dialog qt-ex-dialog`, "aria-label": l[u] },
      c(`div`, { class: `qt-dialog-head` }, c(`h2`, a === `` ? b : {}, l[u]), v),
      ...(a === `` ? [] : [c(`p`, b, l.unknown(u, a))]),
      c(`p`, {}, l.about[u]),
      ...y,
      c(`p`, { class: `qt-hint` }, `${l.count(p.filter(f).length, t.count)}. ${i ? l.kept : l.unkept}`),
    );
  return (
    x.addEventListener(`keydown`, (e) => e.stopPropagation()),
    x.addEventListener(`close`, () => {
      x.remove(), d === null ? s() : o(d);
    }),
    x
  );
}
function ue(e) {
  const t = [...e.matchAll(/([XO])(\d) in (\d)/g)].map(([, e, t, n]) => ({
      square: Number(n),
      mark: { side: e === `X` ? `x` : `o`, ply: Number(t) },
    })),
    n = new Map(t.map(({ square: e, mark: t }) => [e, `mist-${t.side}`]));
  return [
    h([...b(n), ...f(2.6), ...t.flatMap(({ square: e, mark: t }) => r(e, t, `small`, u(n, e)))]),
    c(`span`, {}, e),
  ];
}
function de({ classic: t, beside: n }, r) {
  const { buttons: i } = j,
    a = c(`p`, { class: `qt-ex-head` }),
    u = c(`h2`, { class: `qt-ex-title`, tabindex: `-1` }),
    d = c(`p`, { class: `qt-ex-text` }),
    f = c(`p`, { class: `qt-ex-task` }),
    p = c(`form`, { class: `qt-ex-options` }),
    m = c(`div`, { class: `qt-ex-hints` }),
    h = c(`p`, { class: `qt-ex-verdict` }),
    g = c(`a`, { class: `qt-ex-leave`, href: t }),
    _ = c(`button`, { type: `submit`, form: o(p), class: `qt-button qt-confirm` }, i.check),
    v = e(i.again, `qt-button qt-confirm`, r.again),
    y = e(i.forward, `qt-button`, r.forward),
    b = e(i.hint, `qt-button`, r.hint),
    x = e(i.back, `qt-button`, () => r.go(-1)),
    S = e(i.next, `qt-button`, () => r.go(1)),
    C = e(``, `qt-link`, r.list),
    w = e(i.close, `qt-link`, r.close),
    T = c(`span`, { class: `qt-ex-count` }),
    E = c(`div`, { class: `qt-row` }, _, v, y, b),
    D = c(`div`, { class: `qt-ex-body` }, d, f, p, m, h, g),
    O = c(`div`, { class: `qt-ex-room` }),
    k = c(
      `section`,
      { class: `qt-exercise` },
      a,
      u,
      D,
      O,
      E,
      c(`div`, { class: `qt-row qt-ex-ways` }, x, S, T),
      c(`div`, { class: `qt-row qt-ex-doors` }, C, w, ...(n ? [n] : [])),
    );
  p.addEventListener(`submit`, (e) => {
    e.preventDefault(), r.check();
  });
  let A = null,
    M = (e) =>
      (e.options ?? []).map((e, t) => {
        const n = c(`input`, { type: `radio`, name: `answer`, value: String(t) });
        return (
          n.addEventListener(`change`, () => r.option(t)),
          typeof e == `string`
            ? c(`label`, { class: `qt-ex-option` }, n, e)
            : c(`label`, { class: `qt-ex-option qt-ex-board` }, n, ...ue(e.board))
        );
      });
  return {
    element: k,
    room: O,
    focusTitle: () => u.focus({ preventScroll: !0 }),
    focusNext() {
      const e = (e) => e.hidden || e.getAttribute(`aria-disabled`) === `true`,
        t = p.querySelector(`input:enabled`),
        n = h.hidden ? t : v.hidden ? (e(S) ? C : S) : v;
      return (n?.focus(), n !== null);
    },
    show({ kind: e, number: n, done: r, step: o, steps: w, sentences: O, session: k, verdict: N, ...P }) {
      if (A !== O) {
        (A = O), l(u, O.title), l(d, O.text), l(f, O.task);
        const e = c(`legend`, { class: `qt-ex-task` }, O.task);
        p.replaceChildren(
          ...(O.options ? [c(`fieldset`, {}, e, c(`div`, { class: `qt-ex-answers` }, ...M(O)))] : []),
        ),
          (f.hidden = O.task === `` || O.options !== void 0),
          (p.hidden = O.options === void 0);
      }
      const F = w > 1 ? ` · ${j.step(o + 1, w)}` : ``;
      l(a, `${j.head(e, n, r)}${F}`);
      const { right: I = !1 } = k.verdict ?? {},
        L = k.verdict === null,
        R = L ? null : I ? `right` : `wrong`;
      for (const e of p.querySelectorAll(`input`))
        (e.checked = e.value === String(k.option)),
          (e.disabled = !L),
          e.parentElement && s(e.parentElement, `data-mark`, e.checked ? R : null);
      const z = O.hints.slice(0, k.hints);
      m.replaceChildren(...z.map((e, t) => c(`p`, {}, c(`strong`, {}, j.hint(t + 1)), ` ${e.text}`))),
        (m.hidden = !L || z.length === 0),
        (h.hidden = L),
        s(h, `data-mark`, R),
        l(h, N ?? ``),
        l(g, O.classic ?? ``),
        (g.hidden = t === null || !I || O.classic === void 0);
      const { kind: B } = k.step.task;
      s(D, `data-asks`, P.isPlaced ? `move` : B),
        (_.hidden = !L || B === `move` || P.isPlaced),
        (v.hidden = L || I),
        (y.hidden = L || (k.line ?? []).length === 0),
        (b.hidden = !L || k.hints >= O.hints.length),
        (E.hidden = [_, v, y, b].every(({ hidden: e }) => e)),
        l(b, k.hints === 0 ? i.hint : i.another),
        s(x, `aria-disabled`, String(P.isFirst)),
        s(S, `aria-disabled`, String(P.isLast)),
        s(S, `class`, I ? `qt-button qt-confirm` : `qt-button`),
        l(C, j.list.all[e]),
        l(T, P.doneCount);
    },
  };
}
function fe(e) {
  return JSON.stringify({ version: 1, done: [...e].sort() });
}
function pe(e) {
  try {
    const t = JSON.parse(e ?? `null`);
    if (typeof t != `object` || !t || !(`version` in t) || !(`done` in t)) return /* @__PURE__ */ new Set();
    const { version: n, done: r } = t;
    return n !== 1 || !Array.isArray(r)
      ? /* @__PURE__ */ new Set()
      : new Set(r.filter((e) => typeof e == `string` && /^[a-z]+-\d{1,3}$/.test(e)));
  } catch {
    return /* @__PURE__ */ new Set();
  }
}
const X = ae(`q1-28-29-29c2-13-35-15 win c1 1
q1-14-17-78-45-38-18c1-29-26-69 draw c9 1
q1-12-25-57-15c5-46-68-48 win c4 1
q1-56-57-56c6-19-49-14 win c1 1
q1-17-59-19-78-35-13c3-46-24-26 draw c2 1
q1-15-78-17-78c8-36-69-39 win c3 1
q1-78-58-58c8-46-69-49 win c4 1
q1-19-15-57-58-35-38c8-46-26-24 draw c2 1
q1-27-57-15-57c5-39-34-49 win c4 1
q1-79-39-37c7-25-28-58 win c5 1
q1-29-49-39-14-15-34c3-68-78-67 draw c7 1
q1-34-14-45-15c1-79-27-29 win c2 1
q1-13-79-16-39-16c1-58-28-25 draw c2 2
q1-19-14-14c4-38-57-38c8-25-27 win c7 2
q1-14-47-57-59-57c7-23-26-36 draw c3 2
q1-49-14-14c4-23-23c2-78-58-57 win c7 2
q1-58-25-27-37-58c5-14-19-49 draw c9 2
q1-78-56-39-16-19-19c1 win 78 2
q1-79-18-58-35-14-58c5 win 79 2
q1-35-89-35c5-47-47c4 win 89 2
q1-79-26-79c9-45-26c2 win 45 2
q1-23-58-35-37-37c7-46-14-69 draw 69 2
q1-25-58-78-23-38c8-49-19-69 draw 16 2
q1-37-35-13-14-15c1-29-28-26 draw 68 2
q1-14-89-78-79 win c9 3
q1-56-46-79-13-89-79c7-45 win c5 3
q1-19-57-58-78 win c8 3
q1-58-27-26-39-27c7-15-18 win c8 3
q1-28-15-59-19 win c9 3
q1-12-23-35-39-39c3-47-68-68 draw c6 3
q1-56-46-45c5-19-78-37-23-28 draw c8 3
q1-15-27-15c5-49-37-27c7-68-68 draw c6 3
q1-12-23-39-14-13c1-58-56 draw 58 3
q1-12-23-39-26-12c1-58-78 win 47 3
q1-13-79-16-39-16c1-58-28 draw 25 3
q1-78-79-59-29-25c5-16-36 win 34 3
q1-14-17-59-15-59c9-36-23 draw 28 3
q1-35-23-23c2-89-14-89c9-16 win 67 3
q1-17-35-15-15c5-69-49-46 draw c6 4
q1-12-23-15-15c1-69-79-67 win c6 4
q1-19-15-35-13c1-46-26-24 draw c2 4
q1-12-23-45-18-38c3-47-57 win c5 4
q1-14-18-34-35-35c3 win 27 4
q1-25-58-48-27-57c5 win 69 4
q1-35-79-34-59-34c4-28 draw 68 4
q1-29-39-38-39c3 win 56 4
q1-39-56-38-69-39c9-24 draw 47 4
q1-19-19c1-37-37c7 win 46 4
q1-48-38-89-35-35c3-12 draw 26 4
q1-23-56-23c3-56c6 win 14 4
q1-28-58-29-59c5-16-34-37 draw 34 4
q1-47-57-34-47c7-28-18-69 draw 69 4
q1-25-58-25c2-17-19-79 draw c7 5
q1-13-14-13c1-67-57-56 win c6 5
q1-12-23-79-79c7-13 win c1 5
q1-38-59-56-59c5-18-13 draw c3 5
q1-13-18-18c8-57-79-59 win c5 5
q1-13-13c1-59-79-57 win c5 5
q1-12-23-38-16-38c8-45 draw 45 5
q1-14-36-23-13-24c2-59 draw 59 5
q1-19-15-35-19c9-78 draw 27 5
q1-19-59-17-79c9-26 draw 24 5
q1-15-24-15c5-39-68-39c3 win 24 5
q1-15-28-15c1-28c8-36-79 win 79 5
q1-19-59-19c9-68-27 win 24 5
q1-36-35-35c3-29-18 win 18 5
q1-25-25c2-13-39-19 draw c1 6
q1-39-18-15-58 win c8 6
q1-18-58-15c1-69-47-47 draw c7 6
q1-15-59-24-27-19 win c9 6
q1-16-38-89-15-67-39 draw c9 6
q1-28-28c2-69-39-14-14 win c4 6
q1-12-25-57-15c5-46 draw 48 6
q1-14-17-37-37c7-26 win 89 6
q1-29-15-38-15c1 draw 47 6
q1-35-79-46-79c9 draw 18 6
q1-46-59-59c9-78-23-13 win 23 6
q1-59-13-46-13c3-27-89 win 46 6
q1-17-17c1-29-28-89 draw c9 7
q1-35-35c3-69-49-46 win c6 7
q1-27-35-58-38 draw c8 7
q1-49-59-19-14c4 draw 36 7
q1-18-69-16-69c6 win 23 7
q1-13-12-23c2-57 draw 69 7
q1-18-58-15c1-69-47 draw 47 7
q1-16-68-18c1-57-39 win 39 7
q1-49-47-79 draw c9 8
q1-45-69-46-59 draw c9 8
q1-16-78-57-58 win c8 8
q1-16-68-18c1 draw 25 8
q1-23-35-25c2-19 draw 19 8
q1-68-48-68c8-17 win 17 8
`);
function me(e) {
  const t = (e) => X[e - 1];
  return {
    kind: `puzzle`,
    count: X.length,
    title: () => null,
    steps: (e) => X.slice(e - 1, e),
    puzzle: (e) => t(e) ?? null,
    sentences(n, r, i) {
      const a = t(n);
      return a ? he(e, a, i) : L;
    },
  };
}
function he(e, { goal: t, answer: n, depth: r }, { view: i, legal: a }) {
  const { puzzle: o } = j,
    s = i.turn?.side ?? `x`,
    c = e.side[s],
    l = e.side[s === `x` ? `o` : `x`],
    u = i.turn?.phase === `measure`;
  return {
    title: o.title(c, t, u),
    text: o.text(c, l, t, u, a.length, r),
    task: ``,
    hints: ge(i, n, r),
    verdicts: { right: o.solved(M(e, i, n), t, r) },
  };
}
function ge(e, t, n) {
  const { look: r, square: i } = j.puzzle,
    a = F(t),
    [o = 0] = a;
  if (t.startsWith(`c`)) return [{ text: n === 1 ? r.winsNow : r.choice }];
  const [s = null, c = null] = a.map((t) => e.components.find((e) => e.squares.includes(t))?.id ?? null);
  return [
    {
      text: r[
        s === null && c === null
          ? `apart`
          : s === c
            ? `closes`
            : s === null || c === null
              ? `extends`
              : `joins`
      ],
    },
    { text: i(o), squares: [o] },
  ];
}
const Z = (e, t, n) => ({ title: e, steps: [{ title: e, hints: [{ text: n }], ...t }] }),
  _e = [
    Z(
      `A shared square`,
      {
        text: `Moves are entangled when they share a square.`,
        task: `Pick the square that is shared by two moves.`,
        verdicts: {
          right: `X1 and O2 share square 2. X3 shares no square, so it is entangled with nothing.`,
          square: `Only one move is there, or none. Look for a square with two numbers.`,
        },
      },
      `Look for a square with two small marks.`,
    ),
    Z(
      `Entangled, or not?`,
      {
        text: `X1 is on 1 and 2, O2 is on 4 and 5.`,
        task: `What is entangled here?`,
        options: [`The two marks of X1`, `X1 and O2`, `Nothing`],
        verdicts: {
          right: `Each move is in superposition, and no two moves share a square.`,
          "option-0": `Those are one move in superposition. Entanglement is between moves.`,
          "option-1": `They share no square, so neither says anything about the other.`,
        },
      },
      `Superposition is one move on two squares. Entanglement needs two moves.`,
    ),
    Z(
      `Entangle`,
      {
        text: `X1 is on 1 and 5.`,
        task: `Place O2 so that it is entangled with X1, but without closing a cycle.`,
        verdicts: {
          right: `One shared square is enough: where X1 settles now matters to O2.`,
          apart: `O2 shares no square with X1, so the two are not entangled.`,
          cycle: `O2 shares both squares. That is a cycle of two moves, and it has to collapse at once.`,
        },
      },
      `One square of O2 is 1 or 5, the other is neither.`,
    ),
    Z(
      `Who chooses?`,
      {
        text: `O4 has just closed the cycle 1, 3, 6, 9.`,
        task: `Who chooses how it collapses?`,
        options: [`X`, `O`, `Chance`],
        verdicts: {
          right: `The player who did not close the cycle chooses: O closed it, so X does.`,
          "option-1": `O closed it. Whoever closes a cycle leaves the choice to the other player.`,
          "option-2": `In nature it would be chance. In this game a player chooses.`,
        },
      },
      `Who closed it, and who did not?`,
    ),
    Z(
      `Follow the push`,
      {
        text: `The same cycle: X1 on 1 and 3, O2 on 3 and 6, X3 on 6 and 9, O4 on 1 and 9. Suppose X puts O4 on 9.`,
        task: `Pick the square where X1 lands.`,
        verdicts: {
          right: `O4 on 9 pushes X3 to 6, that pushes O2 to 3, and that X1 to 1.`,
          square: `Follow it mark by mark: O4 on 9, so X3 on 6, so O2 on 3, and so on.`,
        },
      },
      `X3 must leave square 9. Where does it go, and whom does it push?`,
    ),
    Z(
      `Three apart`,
      {
        text: `Three moves, and no two of them share a square.`,
        task: `How many classical games are possible?`,
        options: [`Three`, `Six`, `Eight`],
        verdicts: {
          right: `Two times two times two: eight.`,
          "option-0": `Three moves, but each of them can settle in two ways.`,
          "option-1": `The ways do not add up, they multiply.`,
        },
      },
      `Each move has two ways, whatever the others do.`,
    ),
    Z(
      `Two groups`,
      {
        text: `X1 and O2 are entangled by square 2. X3 is alone.`,
        task: `How many classical games are possible?`,
        options: [`Five`, `Six`, `Eight`],
        verdicts: {
          right: `Three for the group of X1 and O2, times two for X3: six.`,
          "option-0": `Three and two is right, but groups multiply.`,
          "option-2": `Eight would be three moves apart. X1 and O2 can't both be on 2.`,
        },
      },
      `Count each group, then multiply.`,
    ),
    Z(
      `A possible game`,
      {
        text: `X1 is on 1 and 2, O2 on 2 and 3, X3 on 3 and 4.`,
        task: `Which of these boards can come out of it?`,
        options: [
          { board: `X1 in 1, O2 in 3, X3 in 4` },
          { board: `X1 in 2, O2 in 4, X3 in 3` },
          { board: `X1 in 3, O2 in 2, X3 in 4` },
        ],
        verdicts: {
          right: `Each move is on one of its own two squares, and no square has two.`,
          "option-1": `O2 is on 2 and 3. It can never end on 4.`,
          "option-2": `X1 is on 1 and 2. It can never end on 3.`,
        },
      },
      `Check for each mark whether the square is one of its own.`,
    ),
    Z(
      `Stems`,
      {
        text: `X5 and X1 are on the same two squares, 1 and 2: a cycle of two. O2, X3 and O4 hang from it in a row: a stem.`,
        task: `Pick the squares where O's marks land, whatever O chooses.`,
        verdicts: {
          right: `X1 and X5 fill 1 and 2, so O2 must go to 3, X3 to 5, and O4 to 6.`,
          few: `There are two marks of O: O2 and O4.`,
          square: `Both squares of the cycle will be filled by X1 and X5. That pushes the stem outwards, one after the other.`,
        },
      },
      `O2 can't stay on 2. Whom does it push?`,
    ),
    Z(
      `Around a longer way`,
      {
        text: `X1 joins 1 and 4, O2 joins 4 and 5, X3 joins 5 and 9. O4, on 2 and 8, is apart.`,
        task: `Close a cycle with X5.`,
        verdicts: {
          right: `Its two squares were connected already, so there is a way around now.`,
          open: `One of its squares is entangled now, the other was not connected to it. No cycle.`,
          apart: `Neither square was connected to anything. No cycle.`,
        },
      },
      `The squares 1, 4, 5 and 9 are connected.`,
    ),
    Z(
      `Two lines`,
      {
        text: `The collapse gave X the column 1-4-7 with X3, X5 and X7, and O the column 3-6-9 with O2, O4 and O6.`,
        task: `Who has won?`,
        options: [`X`, `O`, `Nobody`],
        verdicts: {
          right: `O's line is complete at move 6, X's at move 7. The lower number wins.`,
          "option-0": `X's line needed X7. O's was complete at move 6.`,
          "option-2": `Two lines are never complete at the same number, so one of them wins.`,
        },
      },
      `The highest number of each line counts, and the lower of the two wins.`,
    ),
    Z(
      `The last square`,
      {
        text: `Eight marks are classical, and only square 5 is free. X is to move.`,
        task: `What does X play?`,
        options: [
          `A pair, with a square that is taken`,
          `One classical mark on 5`,
          `Nothing: the game is a draw`,
        ],
        verdicts: {
          right: `A pair no longer fits, so the ninth move is one classical mark. Here it completes a line.`,
          "option-0": `A square with a classical mark takes no other.`,
          "option-2": `The board is not full yet, and the last mark can make a line.`,
        },
      },
      `A pair needs two free squares.`,
    ),
    Z(
      `A share`,
      {
        text: `X1 is on 1 and 2, O2 on 2 and 3: three games are possible.`,
        task: `In how many of them is O2 on 3?`,
        options: [`One`, `Two`, `Three`],
        verdicts: {
          right: `In two: X1 on 1 with O2 on 3, and X1 on 2 with O2 on 3. The third has O2 on 2.`,
          "option-0": `There are two of them: X1 can be on 1 or on 2 beside it.`,
          "option-2": `In one of the three O2 is on 2, with X1 on 1.`,
        },
      },
      `Write down the three games.`,
    ),
    Z(
      `Game and nature`,
      {
        text: `The cycle 1, 2, 5 is closed, so it must collapse.`,
        task: `What of this is like a measurement in nature?`,
        options: [
          `That a closed cycle brings it about`,
          `That a player chooses the outcome`,
          `That all entangled marks settle together, in a way that fits`,
        ],
        verdicts: {
          right: `Results that fit each other are what entanglement means. ${E.trigger.sentence}`,
          "option-0": E.trigger.sentence,
          "option-1": E.chance.sentence,
        },
      },
      `Two of the answers are rules that were made for a game.`,
    ),
    Z(
      `Shares and odds`,
      {
        text: `X1 and O2 share square 2. Before O2 was placed, X1 was on 1 in one of two games; now it is on 1 in two of three.`,
        task: `Could a move of O change the odds of X1 like this in nature, from afar?`,
        options: [`No`, `Yes, if they are entangled`, `Yes, always`],
        verdicts: {
          right: E.partner.sentence,
          "option-1": E.partner.sentence,
          "option-2": E.partner.sentence,
        },
      },
      `What is seen on one particle alone does not depend on what is done to its partner.`,
    ),
  ],
  ve = I(
    `quiz`,
    [
      { record: `q1-12-25-67`, task: U(2) },
      { record: `q1-12-45`, task: W(2, 3) },
      {
        record: `q1-15`,
        task: {
          kind: `move`,
          judge(e) {
            const t = G(e);
            return t === null || t.touched === 0 ? H(`apart`) : t.closes ? H(`cycle`) : V();
          },
        },
      },
      { record: `q1-13-36-69-19`, task: W(0, 3) },
      { record: `q1-13-36-69-19`, task: U(1) },
      { record: `q1-12-45-78`, task: W(2, 3) },
      { record: `q1-12-23-45`, task: W(1, 3) },
      { record: `q1-12-23-34`, task: W(0, 3) },
      { record: `q1-12-23-35-56-12`, task: U(3, 6) },
      {
        record: `q1-14-45-59-28`,
        task: {
          kind: `move`,
          judge(e) {
            const t = G(e);
            return t === null || t.touched === 0 ? H(`apart`) : t.closes ? V() : H(`open`);
          },
        },
      },
      { record: `q1-15-35-45-56-57-59-15c1`, task: W(1, 3) },
      { record: `q1-36-89-12-48-69-23-78-89c8`, task: W(1, 3) },
      { record: `q1-12-23`, task: W(1, 3) },
      { record: `q1-12-25-15`, task: W(2, 3) },
      { record: `q1-12-25`, task: W(0, 3) },
    ].map((e) => [e]),
    _e,
  );
function ye(e, t, n) {
  const r = e.read(t.record),
    { said: i, focus: a } = n,
    o = { ...y, said: { serial: i.serial + 1, what: null }, focus: { ...a, to: null } },
    s = { step: t, squares: [], option: null, hints: 0, verdict: null, made: null, line: null };
  if (x(r)) return { session: s, state: o };
  const c = t.task.kind === `move` ? r : be(r);
  return { session: s, state: { ...o, game: c, present: c.index } };
}
function be(e) {
  return { positions: [C(e)], moves: [], index: 0 };
}
function xe(e, t, n) {
  const { session: r, state: o } = t,
    s = () => ({ session: r, state: i(e, o, n) });
  switch (n.type) {
    case `point`:
    case `peek`:
    case `isolate`:
    case `explain`:
    case `ask`:
      return s();
    case `undo`:
    case `new`:
      return r.verdict?.right === !0 ? t : Ce(e, t);
    case `escape`:
      return r.squares.length > 0 && r.verdict === null ? { ...t, session: { ...r, squares: [] } } : s();
    case `press`:
      return r.step.task.kind === `squares` ? we(t, n.square) : $(e, t, n);
    case `typed`:
      return a(d(n.text)) === null ? $(e, t, n) : t;
    case `drag`:
    case `choose`:
    case `confirm`:
      return $(e, t, n);
    default:
      return t;
  }
}
function Q(e, t, n) {
  const { session: r, state: a } = t;
  switch (n.type) {
    case `option`:
      return r.verdict === null ? { ...t, session: { ...r, option: n.option } } : t;
    case `check`: {
      if (r.verdict !== null) return t;
      const e = Se(r, p(a));
      return e === null ? t : { ...t, session: { ...r, verdict: e } };
    }
    case `placed`:
      return r.verdict === null
        ? Q(e, { ...t, session: { ...r, squares: [n.square] } }, { type: `check` })
        : t;
    case `hint`:
      return { ...t, session: { ...r, hints: Math.min(n.most, r.hints + 1) } };
    case `again`:
      return Ce(e, t);
    case `line`:
      return { ...t, session: { ...r, line: n.moves } };
    case `forward`: {
      const [n, ...o] = r.line ?? [];
      if (n === void 0) return t;
      const s = i(e, a, { type: `typed`, text: n });
      return { session: { ...r, line: o }, state: { ...s, focus: a.focus } };
    }
  }
}
function Se({ step: { task: e }, squares: t, option: n }, r) {
  return e.kind === `squares`
    ? t.length === 0
      ? null
      : e.judge(t, r)
    : e.kind === `answer`
      ? n === null
        ? null
        : e.judge(n)
      : null;
}
function Ce(e, { session: t, state: n }) {
  const r = ye(e, t.step, n);
  return { ...r, session: { ...r.session, hints: t.hints } };
}
function we(e, t) {
  const { session: n } = e;
  if (n.verdict !== null) return e;
  const r = n.squares.includes(t)
    ? n.squares.filter((e) => e !== t)
    : [...n.squares, t].sort((e, t) => e - t);
  return { ...e, session: { ...n, squares: r } };
}
function $(e, t, n) {
  const { session: r, state: a } = t,
    { task: o } = r.step;
  if (o.kind !== `move` || r.verdict !== null) return t;
  const s = i(e, a, n);
  if (s.game === a.game) return { session: r, state: s };
  const c = s.game.moves[s.game.index - 1] ?? ``,
    l = o.judge({ before: p(a), after: C(s.game).view, move: c }),
    u = s.focus.to === `choices` ? a.focus : s.focus;
  return { session: { ...r, verdict: l, made: c }, state: { ...s, focus: u } };
}
function Te(e) {
  v(e.root, R);
  let r = pe(e.notebook?.read() ?? null),
    i = /* @__PURE__ */ new Set(),
    a = { lesson: re, quiz: ve, puzzle: me(e.words) },
    o = null,
    l = (t) => e.words.side[t],
    u = (e, t) => ({ ...e, said: { serial: e.said.serial + 1, what: { kind: `told`, sentence: t } } }),
    d = (e, t, n) => {
      const { what: r } = e.said;
      return e.said.serial === n.said.serial || r?.kind !== `moved`
        ? u(e, t)
        : { ...e, said: { ...e.said, what: { ...r, note: t } } };
    },
    f = (t, n) => {
      const r = t.both;
      (t.both = n), (t.objection = null);
      const { verdict: i } = n.session;
      i === null
        ? ((t.told = null),
          r.session.verdict !== null &&
            ((t.both = { ...n, state: u(n.state, j.anew[t.course.kind]) }),
            E.show(n.session.step.classic ?? null)))
        : r.session.verdict === null && (t.both = { ...n, state: h(t, n, r.state) });
      const { session: a, state: o } = t.both;
      return (a !== r.session && o === e.state() && (t.both = { session: a, state: { ...o } }), t.both.state);
    },
    m = (e, { session: t, state: n }, r) => {
      const i = f(e, { session: t, state: u(n, r) });
      return ((e.objection = r), i);
    },
    h = (e, { session: t, state: n }, r) => {
      const { course: i, number: a, step: o } = e,
        { right: s = !1, reason: c = `` } = t.verdict ?? {},
        l = i.puzzle(a),
        u = B(e.sentences, c) ?? (l ? j.thinking : ``);
      return (
        (e.told = u),
        s && b(i, a, o),
        l && (p(n).outcome ? (e.told = s ? u : g(n, t.made ?? ``, r)) : y(e, l.goal, s, r)),
        d(n, `${s ? j.right : j.wrong} ${e.told}`, r)
      );
    },
    g = (t, n, r) => {
      const { winner: i } = p(t).outcome ?? { winner: null },
        a = p(r).turn?.side === `x` ? `o` : `x`;
      return j.puzzle.ended(M(e.words, p(r), n), i !== null, l(a));
    },
    y = (t, n, r, i) => {
      const { made: a } = t.both.session,
        s = () => o !== t || t.both.session.made !== a,
        c = p(i).turn?.side ?? `x`,
        m = c === `x` ? `o` : `x`;
      e.ask(
        { record: C(t.both.state.game).record, objective: `win` },
        {
          answer({ line: o, value: u }) {
            if (s()) return;
            const h = Q(e.engine, t.both, { type: `line`, moves: o }),
              { state: g } = h,
              [_] = o;
            if (r || _ === void 0) return e.show(f(t, h));
            const v = p(g),
              y = n === `draw` || u === (c === `x` ? -1 : 1);
            t.told = (v.turn?.side === c ? j.puzzle.goesOn : j.puzzle.refuted)(
              M(e.words, p(i), a ?? ``),
              y,
              l(m),
              M(e.words, v, _),
            );
            const b = Q(e.engine, h, { type: `forward` }),
              x = f(t, { ...b, state: d(b.state, t.told, g) });
            e.show(x);
          },
          failed() {
            s() || ((t.told = j.failed), e.show(u(t.both.state, j.failed)));
          },
        },
      );
    },
    b = ({ kind: t, steps: n }, a, o) => {
      const s = P(t, a);
      i.add(`${s}.${o}`),
        n(a).every((e, t) => i.has(`${s}.${t}`)) &&
          !r.has(s) &&
          ((r = /* @__PURE__ */ new Set([...r, s])), e.notebook?.write(fe(r)));
    },
    x = {
      element: c(`div`, { class: `qt-guest` }),
      leads() {
        if (!o) return {};
        const { objection: e, both: t } = o,
          { verdict: n, step: r, squares: i } = t.session,
          { kind: a } = r.task;
        if (n !== null) {
          const t = n.right ? j.right : j.wrong,
            r = e ?? (a === `move` ? null : ``);
          return r === null ? { sentence: t } : { sentence: t, notice: r };
        }
        if (a === `move`) return {};
        if (E.isOn()) return { sentence: j.lead.place, notice: `` };
        const s = e ?? (a === `squares` ? j.picked(i) : j.look);
        return { sentence: j.lead[a], notice: s };
      },
      plays: () => o?.both.session.step.task.kind === `move`,
      update(e, t, r) {
        if (!o) return t;
        const { session: i } = o.both,
          a = n.has(r.type);
        return a && i.verdict !== null
          ? m(o, { session: i, state: t }, j.waits[i.verdict.right ? `right` : `wrong`])
          : a && i.step.task.kind === `answer`
            ? m(o, { session: i, state: t }, j.look)
            : f(o, xe(e, { session: i, state: t }, r));
      },
      render() {
        if (!o) return;
        const { course: t, number: n, step: i, sentences: a, both: c } = o,
          { session: l } = c,
          u = t.steps(n).length,
          d = Array.from({ length: t.count }, (e, n) => P(t.kind, n + 1));
        Ee(e, l, a),
          s(e.root, `data-judged`, l.verdict !== null),
          D.show({
            kind: t.kind,
            number: n,
            done: r.has(P(t.kind, n)),
            step: i,
            steps: u,
            sentences: a,
            session: l,
            verdict: o.told,
            isPlaced: E.isOn(),
            doneCount: j.list.count(d.filter((e) => r.has(e)).length, t.count),
            isFirst: n === 1 && i === 0,
            isLast: n === t.count && i === u - 1,
          });
      },
    },
    S = (t) => {
      if (!o) return;
      const n = Q(e.engine, o.both, t);
      n !== o.both && (e.show(f(o, n)), T());
    },
    T = () => {
      const n = t(e.root);
      (n === null ||
        n.tagName === `BODY` ||
        (x.element.contains(n) && !(_(n) && n.matches(`:enabled, a, [tabindex]`)))) &&
        !(o && D.focusNext()) &&
        !E.focus() &&
        e.home();
    },
    E = N(e, (t) => {
      const n = o?.both.session.verdict ?? null;
      o && n
        ? e.show(m(o, o.both, j.waits[n.right ? `right` : `wrong`]))
        : t !== null && S({ type: `placed`, square: t });
    }),
    D = de(e, {
      option: (e) => S({ type: `option`, option: e }),
      check() {
        if (!o) return;
        const { session: t, state: n } = o.both,
          { kind: r } = t.step.task,
          i = r === `squares` ? t.squares.length === 0 : t.option === null;
        if (r !== `move` && i) return e.show(m(o, { session: t, state: n }, j.nothing[r]));
        S({ type: `check` });
      },
      hint: () => {
        if (!o) return;
        const { hints: e } = o.sentences,
          t = e[o.both.session.hints];
        t && ((o.both = { ...o.both, state: u(o.both.state, t.text) }), S({ type: `hint`, most: e.length }));
      },
      again: () => S({ type: `again` }),
      forward: () => S({ type: `forward` }),
      go(e) {
        if (!o) return;
        const { course: t, number: n, step: r } = o,
          i = t.steps(n).length;
        r + e >= 0 && r + e < i ? F(t, n, r + e, !0) : n + e >= 1 && n + e <= t.count && F(t, n + e, 0, !0);
      },
      list() {
        o && I(o.course);
      },
      close() {
        A(), e.home();
      },
    });
  x.element.append(D.element);
  const O = e.root.querySelector(`.qt-under`),
    k = c(`template`),
    A = () => {
      o !== null &&
        ((o = null),
        De(e),
        E.show(null),
        O && k.replaceWith(O),
        e.host(null),
        e.show(u(e.state(), j.home(w(e.words, e.state())))),
        e.tell(null));
    },
    F = (t, n, r, i, a = String(n)) => {
      const s = t.steps(n)[r];
      if (!s) return;
      o === null && (e.host(x), O?.replaceWith(k), O && D.room.append(O));
      const c = ye(e.engine, s, e.state());
      (o = {
        course: t,
        number: n,
        step: r,
        both: c,
        sentences: t.sentences(n, r, C(c.state.game)),
        told: null,
        objection: null,
      }),
        E.show(s.classic ?? null),
        e.show(c.state),
        e.tell({ kind: t.kind, which: a }, j.head(t.kind, n, !1)),
        i && D.focusTitle();
    },
    I = (t, n = ``) => {
      const i = le({
        course: t,
        done: r,
        today: Y(/* @__PURE__ */ new Date(), t.count),
        keeps: e.notebook?.write(fe(r)) ?? !1,
        unknown: n,
        choose: (e) => F(t, e, 0, !0),
        close() {
          o === null && e.tell(null), T();
        },
      });
      e.root.append(i), i.showModal();
    };
  return {
    open(e, t) {
      if (e === null) return A();
      const { kind: n, which: r } = e,
        i = a[n],
        o = r === `today` && n === `puzzle` ? Y(/* @__PURE__ */ new Date(), i.count) : Number(r);
      Number.isInteger(o) && o >= 1 && o <= i.count ? F(i, o, 0, t, r) : I(i, r);
    },
  };
}
function Ee(e, t, { hints: n }) {
  const { task: r } = t.step,
    { verdict: i } = t,
    a = n.slice(0, t.hints).flatMap(({ squares: e = [] }) => e);
  for (const n of g) {
    const o = e.cell(n),
      c = t.squares.includes(n),
      l = i?.reason === `square-${n}` ? `wrong` : i?.right ? `right` : `picked`;
    s(o, `data-lit`, c ? l : i === null && a.includes(n) ? `hint` : null),
      r.kind === `squares` && s(o, `aria-selected`, String(c)),
      r.kind === `answer` || i !== null
        ? s(o, `aria-disabled`, `true`)
        : r.kind === `squares` && s(o, `aria-disabled`, `false`);
  }
}
function De(e) {
  s(e.root, `data-judged`, null);
  for (const t of g) s(e.cell(t), `data-lit`, null);
}
export { Te as attend };
