import {
  Ot as _,
  r as _e,
  s as A,
  Ct as a,
  a as ae,
  Q as b,
  zt as be,
  c as C,
  Et as c,
  i as ce,
  jt as D,
  L as d,
  m as de,
  ft as E,
  Rt as ee,
  Lt as f,
  n as fe,
  O as g,
  q as ge,
  Nt as h,
  p as he,
  B as i,
  Z as ie,
  ut as j,
  lt as k,
  Ft as l,
  k as le,
  v as M,
  N as m,
  o as me,
  wt as N,
  $ as n,
  U as ne,
  kt as O,
  D as o,
  dt as oe,
  z as P,
  Mt as p,
  nt as pe,
  At as r,
  W as re,
  Tt as S,
  Dt as s,
  h as se,
  d as T,
  T as te,
  It as u,
  l as ue,
  P as v,
  rt as ve,
  ct as w,
  R as x,
  Pt as y,
  st as ye,
} from "./element.js";
import { solverFor as e, t } from "./helper.js";
import { t as xe } from "./opponent.js";
import { t as F, n as Se } from "./stepper.js";
const I = [`none`, `one`, `two`, `three`, `four`, `five`],
  L = (e) => I[e] ?? String(e),
  R = (e) => `${e.slice(0, 1).toUpperCase()}${e.slice(1)}`,
  Ce = (e) => (e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e.at(-1)}`),
  z = { first: `First player`, second: `Second player`, you: `You`, computer: `The computer` },
  we = { first: `the first player`, second: `the second player`, you: `you`, computer: `the computer` },
  Te = ({ square: e, row: t, column: n, place: r, gravity: i }) =>
    i ? `column ${n}, row ${t}` : r === null ? `square ${e}, row ${t}, column ${n}` : `square ${e}, ${r}`,
  B = ({ square: e, row: t, column: n, gravity: r }) => (r ? `column ${n}, row ${t}` : `square ${e}`),
  Ee = ({ kind: e, places: t }) => {
    const [n, r] = [t[0], t.at(-1)];
    return !n || !r
      ? e
      : n.gravity
        ? e === `row`
          ? `row ${n.row}, columns ${n.column} to ${r.column}`
          : e === `column`
            ? `column ${n.column}, rows ${n.row} to ${r.row}`
            : `the diagonal from ${B(n)} to ${B(r)}`
        : `the ${e} ${t.map(({ square: e }) => e).join(`-`)}`;
  },
  V = (e) => (e === `you` ? `You win` : `${z[e]} wins`),
  De = {
    board: (e) => `Board, ${e} by ${e}`,
    mark: { x: `X`, o: `O` },
    actor: z,
    squareName: (e, t) => `${R(Te(e))}. ${t ?? `Empty`}.`,
    status: {
      choose(e, t, { misere: n, wild: r, gravity: i }) {
        return `${r ? z[e] : `${z[e]}, ${t}`}: ${`choose a ${i ? `column` : `square`}${r ? ` for ${t}` : ``}`}${n ? `, but make no line` : ``}`;
      },
      start: ({ k: e, misere: t, wild: n, gravity: r }) =>
        [
          t ? `Whoever makes ${L(e)} in a row loses.` : `${R(L(e))} in a row win.`,
          ...(n ? [`Each move may be X or O.`] : []),
          ...(r ? [`Marks fall.`] : []),
        ].join(` `),
    },
    said: {
      placed: (e, t, n) =>
        e === null ? `${t} in ${B(n)}.` : `${z[e]}${e === `you` ? ` put` : ` puts`} ${t} in ${B(n)}.`,
      toMove(e, t) {
        return e === `you` ? `Your move.` : t === null ? `${z[e]} to move.` : `${z[e]}, ${t}, to move.`;
      },
      chosen: (e) => `The next mark is ${e}.`,
    },
    computer: {
      sides: { first: `First`, second: `Second` },
      thinking: `The computer is thinking…`,
      waits: `The computer is to move`,
      reason(e, t) {
        switch (e) {
          case `wins-now`:
            return `It wins at once.`;
          case `wins`:
            return `Proven: it wins against any play.`;
          case `only-winning`:
            return `Proven: no other move wins.`;
          case `only-holding`:
            return `Proven: no other move holds the draw.`;
          case `prevents`:
            return `It keeps the other player from winning at once.`;
          case `holds`:
            return `Proven: it holds the draw.`;
          case `least-loss`:
            return `Proven: every move loses, this one as late as possible.`;
          case `only-move`:
            return `There is no other move.`;
          case `guess`:
            return t ? `Not proven: its best estimate.` : `It is a guess.`;
        }
      },
      seated(e, t) {
        if (e === `both`) return `Two people play.`;
        if (e === `none`) return `The computer (${t.toLowerCase()}) plays both sides.`;
        const n = e === `first` ? `second` : `first`;
        return `You are the ${e} player, the computer (${t.toLowerCase()}) is the ${n}.`;
      },
      watching: `The computer plays both sides. To play yourself, choose First or Second.`,
    },
    result: {
      wins: V,
      draw: `A draw`,
      made(e, t, n) {
        const r = Ce(n.map(Ee));
        return t === e
          ? `${V(e)} with ${r}.`
          : `${V(e)}: ${we[t]} completed ${r}, and whoever does that loses.`;
      },
      full: `A draw: the board is full, and there is no line.`,
    },
    refusal(e, t, { n, wild: r, gravity: i }) {
      switch (e) {
        case `taken-square`:
          return `Square ${t ?? ``} has a mark already. Choose an empty one.`;
        case `full-column`:
          return t === null ? `That column is full.` : `Column ${t} is full. Choose another.`;
        case `no-such-square`:
          return `The squares are numbered 1 to ${n * n}.`;
        case `no-such-column`:
          return `The columns are numbered 1 to ${n}.`;
        case `mark-due`:
          return `Say which mark as well, such as 2x or 2o.`;
        case `mark-given`:
          return `Marks are not chosen in this game: the number is enough.`;
        case `game-over`:
          return `The game is over.`;
        case `computers-turn`:
          return `It is the computer's turn.`;
        case `not-a-move`:
        case `empty-move`:
          return `That is not a move: type the number of a ${i ? `column` : `square`}${r ? ` and the mark, such as 2x` : ``}.`;
        case `too-long`:
          return `That is far too long for a game.`;
        case `board-size`:
        case `line-length`:
          return `Boards have 3, 4 or 5 squares on a side, and lines 3 marks or more.`;
        case `not-canonical`:
        case `rules-not-canonical`:
          return `A link writes each game in one way only; this is another.`;
        default:
          return `That can't be played here.`;
      }
    },
    noRecord: `It is not the record of a game of classic tic-tac-toe.`,
    otherGame: `It holds another game.`,
    history: {
      empty: `The moves will be listed here.`,
      after: (e) => `after move ${e}`,
      move: (e, t) => `${e}. ${t}`,
    },
    choice: { title: `Next mark` },
    end: { again: `Play again` },
    ask: { noMove: `No move has been made.` },
    typed: {
      label: `Type a move`,
      hint: `The number of a square, or of a column where marks fall; with x or o where marks are chosen. Or paste a link to a game.`,
      submit: `Play`,
    },
    options: {
      title: `Board and rules`,
      size: `Board`,
      sizeOf: (e) => `${e} × ${e}`,
      line: `A line is`,
      inARow: (e) => `${e} in a row`,
      options: `Options`,
      misere: `Misère: whoever makes a line loses`,
      wild: `Wild: each move may be X or O`,
      gravity: `Gravity: marks fall to the bottom of their column`,
      begin: `New game with these rules`,
      hint: `The options go together in any way. Undo brings the game before back.`,
    },
    rules: {
      title: `How to play`,
      short: [],
      more: `All the rules`,
      allTitle: `The rules of classic tic-tac-toe`,
      all: async () => Oe,
      unloaded: ``,
      close: `Close`,
    },
    short: ke,
  },
  Oe = {
    sections: [
      {
        title: `The game`,
        paragraphs: [
          `Two players take turns, and the first begins. A move puts one mark on an empty square: the first player's marks are X, the second's are O. Marks stay where they are.`,
          `The first line ends the game: marks of one kind side by side in a row, a column or a diagonal. Whoever completes it wins. If the board is full and there is no line, the game is a draw.`,
        ],
      },
      {
        title: `Larger boards`,
        paragraphs: [
          `The board has 3 × 3, 4 × 4 or 5 × 5 squares. A line is as long as the side of the board, unless a shorter one is chosen: three marks at least.`,
        ],
      },
      {
        title: `Three options`,
        paragraphs: [
          `Misère turns the aim round: the player who completes a line loses.`,
          `Wild lets each move be an X or an O. A line of either mark counts for the player who completes it; in misère, against that player.`,
          `Gravity lets marks fall: a move names a column, and the mark comes to rest on its lowest empty square. A full column takes no more marks.`,
        ],
      },
      {
        title: `With best play`,
        paragraphs: [
          `On 3 × 3 squares nobody wins the plain game, nor the one with gravity, with misère, or with misère and wild. The first player wins wild games, with and without gravity, and misère with gravity. With all three options the second player wins.`,
        ],
      },
    ],
    credit: `The plain game is centuries old. For its relatives this project had little more than names, so these are its own choices: that X begins, what misère, wild and gravity mean in detail, that they go together in any way, and that a line may be shorter than the board.`,
    paper: null,
  };
function ke({ k: e, misere: t, wild: n, gravity: r }) {
  return [
    `Take turns to put ${n ? `an X or an O, as you like,` : `a mark, X first,`} ${r ? `into a column: it falls to the lowest empty square` : `on an empty square`}.`,
    `Whoever completes ${L(e)} ${n ? `equal marks` : `marks`} in a row, column or diagonal ${t ? `loses` : `wins`}.`,
    `A full board without a line is a draw.`,
  ];
}
function Ae(e) {
  return { positions: [{ view: Pe(e), legal: [], record: `t1.3` }], moves: [], index: 0 };
}
function H({ positions: e, index: t }) {
  return e[t] ?? { view: Pe(3), legal: [], record: `t1.3` };
}
function je({ index: e }) {
  return e % 2 == 1 ? `first` : `second`;
}
function Me({ n: e, gravity: t }, n) {
  return t ? ((n - 1) % e) + 1 : n;
}
function Ne(e) {
  return e === `first` ? `x` : `o`;
}
function Pe(e) {
  return {
    variant: `classic`,
    index: 0,
    length: 0,
    rules: { n: e, k: e, misere: !1, wild: !1, gravity: !1 },
    turn: { side: `first`, phase: `place` },
    squares: Array.from({ length: e * e }, () => null),
    lastMove: null,
    lastSquare: null,
    outcome: null,
  };
}
function Fe(e) {
  return {
    players: `both`,
    level: `casual`,
    pace: `play`,
    game: Ae(e),
    present: 0,
    before: null,
    dropping: null,
    mark: `x`,
    pointed: null,
    landing: null,
    said: { serial: 0, what: null },
    offer: null,
    focus: { serial: 0, to: null },
    missing: null,
  };
}
function U(e) {
  return H(e.game).view;
}
function W(e) {
  return H({ ...e.game, index: e.present });
}
function Ie(e) {
  const { rules: t, turn: n } = U(e);
  return t.wild || n === null ? e.mark : Ne(n.side);
}
function G(e, t) {
  const { rules: n } = U(e);
  return `${Me(n, t)}${n.wild ? e.mark : ``}`;
}
function Le(e, t) {
  const { view: n, legal: r } = H(e.game);
  return n.turn === null || e.missing !== null ? !1 : r.length === 0 || r.includes(G(e, t));
}
function K({ game: e, present: t }) {
  return [e.index + 1, t];
}
function Re({ words: e, classic: t }, n, r) {
  const i = n.squares[r - 1] ?? null;
  return t.squareName(Ze(e, n.rules, r), i && t.mark[i]);
}
function ze(e, t) {
  const { words: n, classic: r, actor: i } = e,
    a = U(t);
  return t.dropping === null
    ? c(t)
      ? n.history.back(Ge(e, a))
      : a.outcome
        ? Je(e, a)
        : a.turn
          ? S(t)
            ? _(t)
              ? r.computer.thinking
              : r.computer.waits
            : r.status.choose(i(a.turn.side), r.mark[Ie(t)], a.rules)
          : ``
    : n.history.drops(null, K(t));
}
function Be(e, t) {
  if (t.missing !== null) return ``;
  const { what: n } = t.said,
    r = U(t);
  return (n && Xe(e, n)) ?? (r.lastMove === null ? e.classic.status.start(r.rules) : q(e, r));
}
function Ve(e, t) {
  const { words: n, classic: r } = e,
    { together: i } = n.said;
  switch (t.kind) {
    case `moved`:
      return i([He(e, t), J(e, t.view)]);
    case `seated`:
      return i([r.computer.seated(t.players, n.opponent.level[t.level]), J(e, t.view)]);
    case `paused`:
      return n.opponent.paused;
    case `playing`:
      return n.opponent.goesOn;
    case `undone`:
    case `redone`:
    case `opened`:
    case `restored`:
      return i([n.said[t.kind], J(e, t.view)]);
    case `started`:
      return i([n.said.started, r.status.start(t.view.rules), J(e, t.view)]);
    case `kept`:
      return n.said.kept;
    case `chosen`:
      return r.said.chosen(r.mark[t.mark]);
    case `looked`:
      return Ye(e, t.view, t.earlier);
    case `dropping`:
      return n.history.drops(null, t.moves);
    case `missing`:
      return n.missing[t.what];
    case `broken`:
      return i([`${n.broken.title}.`, We(e, t.offer)]);
    default:
      return Xe(e, t) ?? ``;
  }
}
function He(e, { view: t, decision: n, estimates: r = !1 }) {
  const i = n && t.turn ? [e.classic.computer.reason(n.reason, r)] : [];
  return e.words.said.together([q(e, t), ...i]);
}
function q({ words: e, classic: t, actor: n }, r) {
  const { lastSquare: i, rules: a } = r,
    o = i === null ? null : r.squares[i - 1];
  if (i === null || !o) return t.ask.noMove;
  const s = n(je(r)),
    c = a.wild || s === `computer` ? s : null;
  return t.said.placed(c, t.mark[o], Ze(e, a, i));
}
function Ue({ words: e, classic: t, actor: n }, r) {
  const { outcome: i, rules: a } = r;
  if (!i) return null;
  if (i.winner === null) return t.result.full;
  const o = i.lines.map((t) => Qe(e, a, t));
  return t.result.made(n(i.winner), n(je(r)), o);
}
function We({ words: e, classic: t }, n) {
  const { code: r, squares: i, text: a, index: o, legalPrefix: s, rules: c } = n;
  if (r === `other-game`) return t.otherGame;
  const l = t.refusal(r, i[0] ?? null, c);
  return s ? e.broken.reason(o + 1, a, l) : r === `unknown-game` || r === `not-a-record` ? t.noRecord : l;
}
function Ge({ words: e, classic: t }, { index: n }) {
  return n === 0 ? e.history.start : t.history.after(n);
}
function Ke(e, t, n) {
  const { history: r } = e.words;
  return r.value(t.index, n, t.index === 0 ? r.beforeFirst : q(e, t));
}
function qe({ words: e }, t) {
  return e.history.drops(null, K(t));
}
function Je({ classic: e, actor: t }, { outcome: n }) {
  const r = n?.winner ?? null;
  return r === null ? e.result.draw : e.result.wins(t(r));
}
function J(e, t) {
  const { classic: n, actor: r } = e;
  if (!t.turn) return Ue(e, t) ?? ``;
  const { side: i } = t.turn;
  return n.said.toMove(r(i), t.rules.wild ? null : n.mark[Ne(i)]);
}
function Ye(e, t, n) {
  const { history: r, said: i } = e.words;
  if (!n) return i.together([r.inGame, J(e, t)]);
  const a = t.index === 0 ? r.beforeFirst : q(e, t);
  return i.together([`${r.back(Ge(e, t))}.`, a, J(e, t)]);
}
function Xe(e, t) {
  const { classic: n } = e;
  switch (t.kind) {
    case `moved`:
      return He(e, t);
    case `unanswered`:
      return e.words.opponent.failed;
    case `refused`:
      return n.refusal(t.refusal.code, t.refusal.squares[0] ?? null, t.view.rules);
    case `answer`:
      return t.question === `last` ? q(e, t.view) : J(e, t.view);
    default:
      return null;
  }
}
function Ze(e, { n: t, gravity: n }, r) {
  const { row: i, column: a } = k(r, t),
    o = t === 3 && !n ? (e.places[r - 1] ?? null) : null;
  return { square: r, row: i + 1, column: a + 1, place: o, gravity: n };
}
function Qe(e, t, { squares: n }) {
  const [r = 0, i = 0] = n,
    a = Math.abs(i - r);
  return { kind: a === 1 ? `row` : a === t.n ? `column` : `diagonal`, places: n.map((n) => Ze(e, t, n)) };
}
var $e = `.qt .qt-grid[data-gravity] .qt-cell:hover{background:0 0}.qt-classic .qt-quantum-only{display:none}.qt-marks{justify-content:center;align-items:center;gap:calc(.5 * var(--qt-rem));flex-basis:100%;display:flex}.qt .qt-marks>.qt-hint{flex:none;margin-inline-end:calc(.25 * var(--qt-rem))}.qt-mark-choice{border:1px solid var(--qt-edge);background:var(--qt-surface);width:44px;height:44px;font-size:calc(1.125 * var(--qt-rem));cursor:pointer;border-radius:10px;place-items:center;display:grid}.qt-mark-choice:hover{border-color:var(--qt-muted)}.qt-mark-choice:has(:checked){box-shadow:inset 0 0 0 2px var(--qt-text);border-color:currentColor}.qt-mark-choice:has(:focus-visible){outline:3px solid var(--qt-text);outline-offset:2px}.qt-options{display:grid}.qt .qt-board-options .qt-check input{flex:none}.qt .qt-board-options .qt-check{align-items:center}.qt-check[data-off]{color:var(--qt-muted)}.qt-classic-moves>li+li{border-block-start:1px solid var(--qt-edge)}.qt-classic-moves .qt-move-point{font-variant-numeric:tabular-nums;width:100%}@media (orientation:landscape){@container (width>=37rem){.qt-marks{justify-content:start}}}@media (forced-colors:active){.qt-mark-choice:has(:checked){outline:3px solid highlight}}`;
const et = {
  x: { type: `mark`, mark: `x` },
  o: { type: `mark`, mark: `o` },
  l: { type: `ask`, question: `last` },
  s: { type: `ask`, question: `status` },
};
function tt(e, { square: t, typing: n }, r) {
  const { key: i, shiftKey: a } = e;
  if (e.altKey) return null;
  const o = e.ctrlKey || e.metaKey;
  if (o && !n && i.toLowerCase() === `z`) return { do: `act`, action: { type: a ? `redo` : `undo` } };
  if (o && !n && i.toLowerCase() === `y`) return { do: `act`, action: { type: `redo` } };
  if (i === `Escape` && !n) return { do: `act`, action: { type: `escape` } };
  if (t === null) return null;
  const s = w(t, i, r, o);
  if (s !== null) return { do: `go`, to: s };
  if (o) return null;
  if (r === 3 && /^[1-9]$/.test(i)) return { do: `go`, to: Number(i) };
  if (i === `/`) return { do: `type` };
  const c = et[i.toLowerCase()];
  return c ? { do: `act`, action: c } : null;
}
const Y = { grow: 150, fall: 150, row: 55, line: 240 },
  nt = { above: 0, scale: 1, line: 1 };
function rt({ lastSquare: e, rules: t, outcome: n }) {
  if (e === null) return null;
  const r = k(e, t.n).row + 1,
    i = t.gravity ? Y.fall + Y.row * r : Y.grow,
    a = (n?.lines.length ?? 0) > 0;
  return { falls: t.gravity, height: r, arrival: i, length: i + (a ? Y.line : 0) };
}
function it({ falls: e, height: t, arrival: n, length: r }, i) {
  const a = Math.min(1, i / n),
    o = r === n ? 1 : Math.max(0, Math.min(1, (i - n) / (r - n)));
  return e ? { above: t * at(a), scale: 1, line: f(o) } : { above: 0, scale: 0.55 + 0.45 * f(a), line: f(o) };
}
function at(e) {
  const t = 0.78;
  if (e < t) return 1 - (e / t) ** 2;
  const n = (e - t) / 0.21999999999999997;
  return 0.16 * n * (1 - n);
}
const ot = 0.265;
function st(e, t = 1, n = nt) {
  const r = U(e),
    { rules: i, outcome: a, lastSquare: o } = r,
    s = lt(r, n),
    c = (e) => e === o && n !== nt;
  return [
    ...[...s].map(([e, t]) => ({ kind: `box`, rect: j(e, i.n), ink: t })),
    ...ie(2 / t, i.n),
    ...(a?.lines ?? []).flatMap((e) => pe(ft(e, i), n.line)),
    ...ut(i, s, t),
    ...(a?.lines ?? []).flatMap((e) => pe(mt(e, i), n.line)),
    ...dt(e),
    ...r.squares.flatMap((e, t) => (e ? [ct(t + 1, e, i, c(t + 1) ? n : nt)] : [])),
  ];
}
function X(e, t) {
  const { x: n, y: r, width: i } = j(e, t);
  return { x: n + i / 2, y: r + i / 2 };
}
function ct(e, t, { n }, { above: r, scale: i }) {
  const { width: a } = j(e, n),
    { x: o, y: s } = X(e, n);
  return { kind: `stroke`, path: ge(t, { x: o, y: s - r * a }, ot * a * i), ink: t, width: 0.07 * a };
}
function lt({ outcome: e, squares: t, lastSquare: n }, { line: r, above: i }) {
  const a = /* @__PURE__ */ new Map(),
    o = n === null ? null : t[n - 1];
  n !== null && o && i === 0 && (e?.lines ?? []).length === 0 && a.set(n, `mist-${o}`);
  for (const { mark: t, squares: n } of r > 0 ? (e?.lines ?? []) : [])
    for (const e of n) a.set(e, `mist-${t}`);
  return a;
}
function ut({ n: e, gravity: t }, r, i) {
  return (t ? E(e).slice(0, e) : E(e)).map((t) => {
    const { x: a, y: o } = j(t, e);
    return n(t, { x: a + 5.5, y: o + 12.5 }, i, b(r, t));
  });
}
function dt(e) {
  const { rules: t } = U(e),
    n = e.dropping && H(e.dropping).view,
    r = n ? n.lastSquare : e.landing,
    i = n ? (n.squares[(r ?? 0) - 1] ?? null) : Ie(e);
  if (r === null || i === null) return [];
  const { width: a } = j(r, t.n),
    o = ge(i, X(r, t.n), ot * a),
    s = [0.02 * a, 0.085 * a];
  return [{ kind: `stroke`, path: o, ink: i, width: 0.036 * a, dash: s }];
}
function ft({ mark: e, squares: t }, { n }) {
  return [
    { kind: `stroke`, path: re(t.map((e) => X(e, n))), ink: e, width: j(1, n).width * 0.15, alpha: 0.16 },
  ];
}
function pt(e, t, n) {
  const r = e.x !== t.x && e.y !== t.y,
    i = n * ot * (r ? 1.66 : 1.42);
  return ne(e, t, i, r && t.x > e.x ? n * 0.68 : i);
}
function mt({ mark: e, squares: t }, { n, misere: r }) {
  const { width: i } = j(1, n),
    a = t.map((e) => X(e, n));
  return a.slice(1).flatMap((t, n) => {
    const o = a[n];
    if (!o) return [];
    const s = pt(o, t, i),
      c = r ? { dash: [0.1, i * 0.075] } : {};
    return [{ kind: `stroke`, path: s, ink: e, width: i * 0.042, ...c }];
  });
}
function Z(e, t, n) {
  const { said: r, focus: i, mark: a, players: o, level: s, pace: c } = e,
    l = { said: r, focus: i, mark: a, players: o, level: s, pace: c };
  return p({ ...Fe(3), ...l, game: t, present: t.index }, n);
}
function ht(e, t, n = {}) {
  return Z(e, t, { kind: `moved`, view: H(t).view, ...n });
}
function Q(e, t, n) {
  const r = U(e),
    i = { refused: `move`, text: ``, index: e.present, legalPrefix: null, ...t },
    a = n === void 0 ? t.squares : [Me(r.rules, n)];
  return p(e, { kind: `refused`, refusal: { ...i, squares: a }, view: r });
}
function $(e) {
  return !(`refused` in e);
}
const gt = [`strong`, `perfect`];
function _t(e, t, { record: n, level: r, decision: i }) {
  if (!_(t) || n !== W(t).record || r !== t.level) return t;
  const o = i && e.play(t.game, i.move);
  return !i || !o || !$(o)
    ? p({ ...t, players: `both` }, { kind: `unanswered` })
    : a(t, ht(t, o, { decision: i, estimates: gt.includes(r) }));
}
function vt(e, { players: t, level: n }) {
  if (t === e.players && n === e.level) return e;
  const r = { ...e, dropping: null, players: t, level: n, pace: `play` };
  return p(r, { kind: `seated`, players: t, level: n, view: U(r) });
}
const yt = /^[xo]?[ ,-]*\d{0,2}[ ,-]*[xo]?$/i;
function bt(e, t, n) {
  if (S(t) && Ot(n)) return l(t, Q);
  switch (n.type) {
    case `press`:
      return St(e, { ...t, dropping: null }, n.square);
    case `point`:
      return Ct(e, t, n.square);
    case `mark`:
      return Tt(e, t, n.mark, n.quiet);
    case `escape`:
      return t.players === `none` && _(t) ? h(t, `pause`) : t.dropping === null ? t : O(t);
    case `typed`:
      return Et(e, t, n.text);
    case `undo`:
      return y(t, Z, At);
    case `redo`:
      return D(t, Z);
    case `new`:
      return Mt(e, t, U(t).rules);
    case `begin`:
      return Mt(e, t, n.rules);
    case `look`:
      return r(t, Z, n.index, n.quiet);
    case `drop`:
      return jt(t, n.sure);
    case `open`:
      return Pt(e, t, n.record);
    case `accept`:
      return Pt(e, t, t.offer?.legalPrefix || `t1.3`);
    case `dismiss`:
      return { ...t, offer: null };
    case `seats`:
      return vt(t, n);
    case `pace`:
      return h(t, n.pace);
    case `reply`:
      return _t(e, t, n);
    case `ask`:
      return p(t, { kind: `answer`, question: n.question, view: U(t) });
  }
}
function xt(e, t) {
  const n = e.begin();
  return $(n) ? n : t.game;
}
function St(e, t, n) {
  if (Le(t, n)) return kt(e, t, G(t, n));
  const r = e.play(t.game, G(t, n));
  return $(r) ? t : Q(t, r, n);
}
function Ct(e, t, n) {
  return t.pointed === n ? t : { ...t, pointed: n, landing: wt(e, t, n) };
}
function wt(e, t, n) {
  if (n === null || H(t.game).legal.length === 0 || !Le(t, n)) return null;
  const r = e.play(t.game, G(t, n));
  return $(r) ? H(r).view.lastSquare : null;
}
function Tt(e, t, n, r = !1) {
  const i = U(t);
  if (!i.rules.wild || i.turn === null) return t;
  const a = { ...t, mark: n },
    o = { ...a, landing: wt(e, a, t.pointed) };
  return r ? o : p(o, { kind: `chosen`, mark: n, view: i });
}
function Et(e, t, n) {
  const r = x(n);
  if (r === ``) return t;
  const i = Dt(r);
  return i === null ? kt(e, t, r) : Pt(e, t, i);
}
function Dt(e) {
  return yt.test(e) ? null : d(e);
}
function Ot(e) {
  const t = e.type === `typed` ? x(e.text) : ``;
  return e.type === `press` || (t !== `` && Dt(t) === null);
}
function kt(e, t, n) {
  const r = e.play(t.game, n);
  if (!$(r)) return Q({ ...t, dropping: null }, r);
  if (!c(t)) return ht(t, r);
  const i = p({ ...t, dropping: r }, { kind: `dropping`, moves: K(t) });
  return N(i, `drop`);
}
function At(e) {
  if (e.before === null) return e;
  const t = { ...e.before.game, index: e.before.present };
  return Z(e, t, { kind: `restored`, view: H(t).view });
}
function jt(e, t) {
  return e.dropping === null ? e : t ? N(ht(e, e.dropping), `board`) : O(e);
}
function Mt(e, t, n) {
  const r = e.begin(n);
  if (!$(r)) return Q(t, r);
  const i = { kind: `started`, view: H(r).view };
  return { ...Z({ ...t, pace: `play` }, r, i), before: Nt(t) };
}
function Nt({ game: e, present: t, before: n }) {
  return e.moves.length > 0 ? { game: e, present: t } : n;
}
function Pt(e, t, n) {
  const r = e.read(n);
  if (!$(r)) return Ft(e, t, r);
  const { record: i, view: a } = H(r),
    o = i === W(t).record ? t.before : Nt(t);
  return { ...Z(t, r, { kind: `opened`, view: a }), before: o };
}
function Ft(e, t, n) {
  const r = n.legalPrefix ? e.read(n.legalPrefix) : n,
    { rules: i } = $(r) ? H(r).view : U(t),
    a = { ...n, rules: i };
  return p({ ...t, offer: a }, { kind: `broken`, offer: a });
}
function It(e, t, n) {
  let r = { ...Fe(Lt(e.record)), ...e.seats },
    a = null,
    o = e.record === void 0 ? [] : [{ type: `open`, record: e.record }],
    s = (e, n) => {
      const i = r;
      (r = e), r !== i && t(i, n);
    },
    c = (t) => {
      if (n.aborted) return;
      a = t;
      let i = xt(t.classic, r),
        { players: c, level: l, said: u } = r,
        d = { ...Fe(3), game: i, players: c, level: l, said: u };
      for (const e of o.splice(0)) d = bt(t.classic, d, e);
      s(d, e.record);
    },
    l = () => {
      n.aborted || s(u(r, typeof WebAssembly == `object` ? `engine` : `webAssembly`));
    };
  return {
    state: () => r,
    engine: () => a,
    dispatch(e) {
      if (a) s(bt(a.classic, r, e));
      else if (e.type === `point` || e.type === `escape`) return;
      else r.missing === null ? (o.push(e), s({ ...r })) : s(u(r, r.missing));
    },
    waiting({ missing: t, status: n }) {
      return r.missing === null
        ? a || (e.record === void 0 && o.length === 0)
          ? null
          : n.opening
        : t[r.missing];
    },
    load() {
      return (
        r.missing !== null && s({ ...r, missing: null }), Promise.resolve(e.engine ?? P().then(i)).then(c, l)
      );
    },
  };
}
function Lt(e = ``) {
  return [4, 5].find((t) => e.startsWith(`t1.${t}`)) ?? 3;
}
function Rt(e) {
  let t = (t) => M(t, e.classic.board(t)),
    n = U(e.state()).rules.n,
    r = t(n),
    i = g(`div`, { class: `qt-classic-cells` }, r.element),
    a = (e) => {
      n = e;
      const a = r.element.matches(`:focus-within`);
      (r = t(n)), i.replaceChildren(r.element), a && r.focus(r.current(), { preventScroll: !0 });
    };
  return {
    element: i,
    side: () => n,
    focus: (e, t) => r.focus(e, t),
    squareOf: (e) => r.squareOf(e),
    current: () => r.current(),
    render() {
      const t = e.state(),
        i = U(t);
      i.rules.n !== n && a(i.rules.n),
        m(r.element, `data-gravity`, i.rules.gravity),
        r.buttons.forEach((n, r) => {
          m(n, `aria-label`, Re(e, i, r + 1)), m(n, `aria-disabled`, String(!Le(t, r + 1)));
        });
    },
  };
}
function zt(e, t) {
  const { words: n, classic: r, state: i, dispatch: a } = e,
    o = F(
      n.history,
      () => {
        const { game: t, present: r } = i(),
          a = U(i());
        return {
          index: t.index,
          present: r,
          value: Ke(e, a, r),
          place: n.history.place(Ge(e, a), t.index, r),
        };
      },
      (e, t) => a({ type: `look`, index: e, quiet: t }),
    ),
    s = g(`ol`, { class: `qt-moves qt-classic-moves`, "aria-label": n.history.moves }),
    c = g(`p`, { class: `qt-hint` }, r.history.empty),
    l = (e) => {
      const n = s.matches(`:focus-within`);
      for (const [t, n] of e.entries()) {
        const e = s.children[t];
        if (e?.textContent === n) continue;
        const r = g(`button`, { type: `button`, class: `qt-move-point` }, n);
        r.addEventListener(`click`, () => a({ type: `look`, index: t + 1 }));
        const i = g(`li`, {}, r);
        e ? e.replaceWith(i) : s.append(i);
      }
      for (const t of [...s.children].slice(e.length)) t.remove();
      n && !s.matches(`:focus-within`) && t();
    };
  return {
    element: g(
      `details`,
      { class: `qt-door qt-explore` },
      g(`summary`, {}, n.history.title),
      g(
        `div`,
        { class: `qt-door-body` },
        g(
          `section`,
          { class: `qt-history`, "aria-label": n.history.title },
          o.element,
          g(`div`, { class: `qt-moves-box` }, s, c),
        ),
      ),
    ),
    render() {
      o.render();
      const { game: t, present: n } = i(),
        a = t.positions.slice(1, n + 1);
      l(a.map(({ view: t }, n) => r.history.move(n + 1, q(e, t)))),
        (s.hidden = n === 0),
        (c.hidden = n > 0),
        [...s.children].forEach((e, n) => {
          const r = e.firstElementChild;
          r && m(r, `aria-current`, n + 1 === t.index ? `step` : null);
        });
    },
  };
}
const Bt = [`x`, `o`];
function Vt({ classic: e, state: t, dispatch: n }) {
  const r = Bt.map((t) => {
      const r = g(`input`, { type: `radio`, name: `mark`, value: t, class: `qt-hidden` });
      r.addEventListener(`change`, () => n({ type: `mark`, mark: t, quiet: !0 }));
      const i = g(`span`, { class: `qt-mark`, "data-side": t }, e.mark[t]);
      return { radio: r, element: g(`label`, { class: `qt-mark-choice` }, r, i) };
    }),
    i = g(`legend`, { class: `qt-hidden` }, e.choice.title),
    a = g(`span`, { class: `qt-hint`, "aria-hidden": `true` }, e.choice.title),
    o = g(`fieldset`, { class: `qt-marks` }, i, a, ...r.map(({ element: e }) => e)),
    s = g(`form`, { class: `qt-marks-form` }, o);
  return {
    element: s,
    render() {
      const { rules: e } = U(t());
      s.hidden = !e.wild;
      for (const { radio: e } of r) e.checked = e.value === t().mark;
    },
  };
}
const Ht = [3, 4, 5],
  Ut = [`misere`, `wild`, `gravity`];
function Wt({ classic: e, state: t, dispatch: n }, r) {
  const i = e.options,
    a = (e, t, n) => {
      const r = g(`input`, { type: `radio`, name: e, value: String(t) });
      return { value: t, input: r, element: g(`label`, { class: `qt-check` }, r, n) };
    },
    o = Ht.map((e) => a(`size`, e, i.sizeOf(e))),
    s = Ht.map((e) => a(`line`, e, i.inARow(e))),
    c = Ut.map((e) => {
      const t = g(`input`, { type: `checkbox` });
      return { name: e, input: t, element: g(`label`, { class: `qt-check` }, t, i[e]) };
    }),
    l = (e, t, n) =>
      g(`fieldset`, { class: n }, g(`legend`, { class: `qt-label` }, e), ...t.map(({ element: e }) => e)),
    u = g(
      `form`,
      { class: `qt-door-body` },
      l(i.size, o, `qt-row`),
      l(i.line, s, `qt-row`),
      l(i.options, c, `qt-options`),
      g(
        `div`,
        { class: `qt-section` },
        g(`button`, { type: `submit`, class: `qt-button` }, i.begin),
        g(`p`, { class: `qt-hint` }, i.hint),
      ),
    ),
    d = () => o.find(({ input: e }) => e.checked)?.value ?? 3,
    f = (e) => {
      for (const { value: t, input: n, element: r } of s)
        (n.disabled = t > d()), m(r, `data-off`, n.disabled), (n.checked = t === Math.min(e, d()));
    };
  for (const { value: e, input: t } of o) t.addEventListener(`change`, () => f(e));
  u.addEventListener(`submit`, (e) => {
    e.preventDefault();
    const t = Ht.find((e) => e === d()) ?? 3,
      i = s.find(({ input: e }) => e.checked)?.value ?? t,
      [a, o, l] = c.map(({ input: e }) => e.checked);
    n({ type: `begin`, rules: { n: t, k: i, misere: !!a, wild: !!o, gravity: !!l } }), r();
  });
  let p = ``;
  return {
    element: g(`details`, { class: `qt-door qt-board-options` }, g(`summary`, {}, i.title), u),
    render() {
      const { rules: e } = U(t()),
        n = JSON.stringify(e);
      if (n !== p) {
        p = n;
        for (const { value: t, input: n } of o) n.checked = t === e.n;
        f(e.k);
        for (const { name: t, input: n } of c) n.checked = e[t];
      }
    },
  };
}
function Gt(e, t) {
  const { words: n, state: r, dispatch: i } = e,
    a = A(e.classic, t, [], () => e.classic.short(U(r()).rules)),
    o = Kt(e),
    s = ue({ words: n, state: r, dispatch: i }, () => {
      const t = r().offer;
      return t ? We(e, t) : ``;
    }),
    c = T({ words: n, dispatch: i }, () => {
      const { dropping: t } = r();
      return t === null ? null : { move: q(e, H(t).view), question: qe(e, r()) };
    }),
    l = C([a, o, c, s]);
  return {
    element: g(`div`, { class: `qt-under` }, l.element),
    focusDrop: c.focus,
    render() {
      const e = r(),
        n = U(e).outcome ? o : a;
      l.show(e.offer ? s : e.dropping ? c : n) && t();
    },
  };
}
function Kt(e) {
  const t = g(`p`, { class: `qt-result` }),
    n = o(e.classic.end.again, `qt-button qt-confirm`, () => e.dispatch({ type: `new` }));
  return {
    element: g(`div`, { class: `qt-end` }, t, g(`div`, { class: `qt-row` }, n)),
    render() {
      v(t, Ue(e, U(e.state())) ?? ``);
    },
  };
}
function qt(n, r = {}) {
  let i = r.words ?? _e,
    a = r.classic ?? De,
    o = new AbortController(),
    { signal: c } = o,
    l = matchMedia(`(prefers-reduced-motion: reduce)`),
    { state: u, engine: d, dispatch: f, waiting: p, load: h } = It(r, (e, t) => we(e, t), c),
    v = {
      words: i,
      classic: a,
      actor: (e) => {
        const { players: t } = u();
        return t === `both` || t === `none` ? e : t === e ? `you` : `computer`;
      },
      state: u,
      dispatch: f,
    },
    y = ce(),
    b = Rt(v),
    x = () => b.focus(b.current(), { preventScroll: !0 }),
    S = Vt(v),
    ne = te(v),
    re = se(v, () => U(u()).turn === null),
    ie = me(v, [
      [`first`, a.computer.sides.first],
      [`second`, a.computer.sides.second],
    ]),
    C = Gt(v, x),
    w = Wt(v, x),
    T = zt(v, x),
    E = he(
      {
        words: i,
        typed: a.typed,
        questions: [`last`, `status`],
        state: u,
        dispatch: f,
        spoken: (e) => Ve(v, e),
      },
      r.extras ?? [],
    ),
    D = ae(
      i.missing.again,
      () => {
        const { turn: e, outcome: t, rules: n } = U(u()),
          a = e?.side ?? t?.winner ?? null;
        return {
          side: n.wild || a === null ? null : Ne(a),
          thinking: _(u()),
          sentence: p(i) ?? ze(v, u()),
          notice: Be(v, u()),
          retry: r.engine === void 0 && u().missing === `engine`,
        };
      },
      () => {
        h(), x();
      },
    ),
    O = de(() => {
      const { serial: e, what: t } = u().said;
      return { serial: e, sentence: () => (t ? Ve(v, t) : ``) };
    }),
    ue = [D, b, S, ne, re, ie, C, w, T, E, O],
    k = g(`div`, { class: `qt-board` }, y.element, b.element),
    pe = g(`div`, { class: `qt-doors` }, w.element, T.element, E.element),
    ge = [
      D.element,
      g(`div`, { class: `qt-stage` }, k),
      g(`div`, { class: `qt-controls` }, S.element, ne.element, re.element, ie.element),
      C.element,
      pe,
      O.element,
    ],
    A = g(
      `div`,
      { class: `qt qt-classic`, lang: i.language },
      g(`div`, { class: `qt-frame` }, ...ge),
      y.probe,
    ),
    j = null,
    M = xe(f, t, { isThinking: _, presentOf: W }),
    N = (t) => {
      const n = d();
      n && (j !== null || _(u())) && ((j ??= e(n)), M.follow(t, u(), j, P !== void 0));
    },
    P,
    F = () => {},
    I = () => {
      F(), (F = () => {}), P !== void 0 && ((P = void 0), y.repaint(), M.rest());
    },
    L = (e) => {
      (P = it(e, 0)),
        (F = (l.matches ? be : ee).run((t) => {
          if (t >= e.length) return I();
          (P = it(e, t)), y.repaint();
        }));
    },
    R = () => {
      for (const e of ue) e.render();
      y.draw((e) => st(u(), e, P));
    },
    Ce = (e) => {
      const { to: t, serial: n } = u().focus;
      n === e.focus.serial ||
        t === null ||
        le(A) ||
        (t === `drop` ? C.focusDrop() : b.focus(b.current(), { preventScroll: !Te() }));
    },
    z = (e, t) => {
      const n = u(),
        { record: i } = W(n),
        { record: a } = W(e),
        o = s({ record: a, offer: e.offer }, { record: i, offer: n.offer }, t);
      d() && o && r.onChange?.(i),
        n.offer?.code === `other-game` && n.offer !== e.offer && r.onOther?.(n.offer.legalPrefix ?? ``);
      const { players: c, level: l } = n;
      (c !== e.players || l !== e.level) && r.onSeats?.({ players: c, level: l });
    },
    we = (e, t = W(e).record) => {
      const n = u();
      m(A, `data-ready`, d() !== null), n.game !== e.game && I();
      const r = Jt(e, n) ? rt(U(n)) : null;
      r && L(r), R(), Ce(e), z(e, t), N(e);
    };
  k.addEventListener(
    `click`,
    ({ target: e }) => {
      const t = b.squareOf(e);
      t !== null && f({ type: `press`, square: t });
    },
    { signal: c },
  ),
    k.addEventListener(
      `pointermove`,
      (e) => {
        if (e.pointerType === `touch`) return;
        const t = ve(k, e);
        f({ type: `point`, square: oe(t, b.side()) });
      },
      { signal: c },
    ),
    k.addEventListener(`pointerleave`, () => f({ type: `point`, square: null }), { signal: c });
  for (const e of [`pointerdown`, `keydown`]) A.addEventListener(e, I, { signal: c, capture: !0 });
  l.addEventListener(`change`, I, { signal: c });
  const Te = ye(
    A,
    { squareOf: b.squareOf, reaction: (e, t) => tt(e, t, b.side()), dispatch: f, go: b.focus, type: E.type },
    c,
  );
  return (
    n.replaceChildren(A),
    fe(A, Se),
    fe(A, $e),
    R(),
    {
      get record() {
        return W(u()).record;
      },
      set record(e) {
        f({ type: `open`, record: e });
      },
      get view() {
        return U(u());
      },
      ready: h(),
      seat: ({ players: e, level: t }) => f({ type: `seats`, players: e, level: t }),
      undo: () => f({ type: `undo` }),
      redo: () => f({ type: `redo` }),
      newGame: () => f({ type: `new` }),
      focus: x,
      refresh: y.refresh,
      destroy() {
        o.abort(), M.stop(), j?.destroy(), I(), y.destroy(), n.replaceChildren();
      },
    }
  );
}
function Jt(e, { said: t, game: n }) {
  const r = t.what?.kind;
  return t.serial !== e.said.serial && (r === `moved` || r === `redone`) && n.index > 0;
}
export { qt as mountClassic };
