import e, { Match as n, Opponent as r, Analyzer as t } from "../quantum_tictactoe.js";
const i = {
    run(e) {
      let t = null,
        n = (i) => {
          (t ??= i), (r = requestAnimationFrame(n)), e(i - t);
        },
        r = requestAnimationFrame(n);
      return () => cancelAnimationFrame(r);
    },
  },
  a = {
    run(e) {
      return (e(1 / 0), () => {});
    },
  },
  o = { glow: 250, gap: 160, grow: 220, fade: 200, limit: 1900 };
function s(e, t) {
  const n = t.lastCollapse;
  if (!n || t.index !== e.index + 1) return null;
  const r = Math.max(...n.map(({ step: e }) => e)),
    i = o.limit - o.glow - o.grow - o.fade,
    a = r === 0 ? 0 : Math.min(o.gap, i / r),
    s = n.map((t) => ({ ...t, other: p(e, t), start: o.glow + t.step * a, duration: o.grow })),
    c = { start: o.glow + r * a + o.grow, duration: o.fade };
  return { glow: { start: 0, duration: o.glow }, settlings: s, fade: c, length: c.start + c.duration };
}
function c({ glow: e, settlings: t, fade: n }, r) {
  const i = t.map((e) => ({ ...e, progress: f(e, r) })),
    a = i.filter(({ progress: e }) => e > 0).map(({ step: e }) => e);
  return {
    glow: f(e, r) * (1 - f({ start: e.duration, duration: o.grow }, r)),
    fade: f(n, r),
    settlings: i,
    step: Math.max(0, ...a),
  };
}
function l({ settlings: e }, t) {
  return { glow: 0, fade: 0, step: t, settlings: e.map((e) => ({ ...e, progress: +(e.step <= t) })) };
}
function u({ settlings: e }, t) {
  return new Set(e.filter(({ start: e }) => e <= t).map(({ ply: e }) => e));
}
function d(e) {
  return 1 - (1 - e) ** 3;
}
function f({ start: e, duration: t }, n) {
  return t === 0 ? 1 : Math.max(0, Math.min(1, (n - e) / t));
}
function p(e, { ply: t, square: n }) {
  return e.pairs.find((e) => e.ply === t)?.squares.find((e) => e !== n) ?? n;
}
function m(e, t) {
  let n = null,
    r = () => {},
    i = () => {
      r(), (r = () => {}), (n = null);
    };
  return {
    play(a, o) {
      i();
      const s = { timeline: a, time: 0, landed: u(a, 0) };
      n = s;
      const c = o.run((r) => {
        if (n !== s) return;
        if (((s.time = r), r >= a.length)) {
          i(), t();
          return;
        }
        const o = u(a, r);
        o.size === s.landed.size ? e() : ((s.landed = o), t());
      });
      n === s && (r = c);
    },
    finish() {
      const e = n !== null;
      return (i(), e && t(), e);
    },
    moment: () => (n ? c(n.timeline, n.time) : null),
    landed: () => n?.landed ?? null,
  };
}
function h(e, t) {
  return { ...e, said: { serial: e.said.serial + 1, what: t } };
}
function g(e, t) {
  return { ...e, focus: { serial: e.focus.serial + 1, to: t } };
}
function _(e) {
  return e.game.index < e.present;
}
function v(e) {
  return !e.locked && (_(e) || b(e) !== null || e.before !== null);
}
function y(e) {
  return _(e) || (!e.locked && e.present < e.game.moves.length);
}
function b(e) {
  for (let t = e.present - 1; t >= 0; --t) if (S(e, t)) return t;
  return null;
}
function x(e) {
  const { moves: t } = e.game;
  for (let n = e.present + 1; n < t.length; n += 1) if (S(e, n)) return n;
  return t.length;
}
function S({ game: e, players: t }, n) {
  return t === `both` || t === `none` || e.positions[n]?.view.turn?.side === t;
}
function C({ game: e, players: t }) {
  const n = e.positions[e.index]?.view.turn?.side;
  return n !== void 0 && t !== `both` && t !== n;
}
function w(e) {
  const { dropping: t, offer: n, missing: r, pace: i } = e,
    a = t !== null || n !== null || r !== null || i === `pause`;
  return C(e) && !_(e) && !a;
}
function T(e) {
  return e.players === `none` ? { ...e, pace: `pause` } : e;
}
function ee(e, t) {
  const n = { ...e, pace: t };
  return t === `step` ? n : h(n, { kind: t === `pause` ? `paused` : `playing` });
}
function te(e, t) {
  return e.players === `none` && e.pace !== `pause`
    ? ee(e, `pause`)
    : t(e, { code: `computers-turn`, squares: [] });
}
function ne(e, t) {
  const n = b(t) === null ? e.before : t.before;
  return { ...t, before: n, pace: t.pace === `step` ? `pause` : t.pace };
}
function E(e, t, n = e.present, r = !1) {
  const { game: i, present: a, before: o } = e,
    s = i.positions[n];
  if (!s || n > a || (n === i.index && e.dropping === null)) return e;
  const c = { kind: `looked`, view: s.view, earlier: n < a },
    l = { ...t(e, { ...i, index: n }, c), present: a, before: o };
  return r ? { ...l, said: { ...l.said, serial: e.said.serial } } : l;
}
function re(e, t, n) {
  if (_(e)) return E(e, t);
  if (e.before !== null) return n(T(e));
  const r = b(e);
  return r === null ? e : ae(e, t, r, `undone`);
}
function ie(e, t, n = !1) {
  return _(e) ? E(e, t) : (n || !e.locked) && e.present < e.game.moves.length ? ae(e, t, x(e), `redone`) : e;
}
function ae(e, t, n, r) {
  const i = e.game.positions[n];
  return i ? t(T(e), { ...e.game, index: n }, { kind: r, view: i.view }) : e;
}
function oe(e) {
  return g(h({ ...e, dropping: null }, { kind: `kept` }), `board`);
}
function se(e, t) {
  return h({ ...e, missing: t }, { kind: `missing`, what: t });
}
function ce(e, t, n) {
  return (
    (e.offer !== null && t.offer === null) || t.record !== e.record || (t.record !== n && t.offer === null)
  );
}
function le(e, t, n) {
  const r = e.positions[t]?.view,
    i = e.positions[n]?.view;
  return !r || !i
    ? { collapse: null, moves: null }
    : {
        collapse: r.turn?.phase === `measure` && n > t ? r.ply : null,
        moves: i.ply > r.ply ? [r.ply + 1, i.ply] : null,
      };
}
const ue = { games: [], x: `a`, own: null };
function de({ games: e, own: t }, { record: n }) {
  return t?.record === n ? [...e, t.played] : e;
}
function fe(e, { view: t, record: n }) {
  return t.outcome ? { ...e, own: { record: n, played: ve(e.x, t.outcome) } } : e;
}
function pe(e, t) {
  const n = de(e, t),
    { x: r } = e.own?.played ?? e;
  return n === e.games ? (e.own === null ? e : { ...e, own: null }) : { games: n, x: D(r), own: null };
}
function me({ players: e, here: t }) {
  return t === null ? (e === `both` ? `people` : `computer`) : `link`;
}
function he(e = ue, t = null) {
  const n = e.own?.record;
  return n === void 0 || n === t ? e : pe(e, { record: n });
}
function ge(e, t) {
  const n = t === `x` ? `a` : t === `o` ? `b` : e.x;
  return n === e.x ? e : { ...e, x: n };
}
function D(e) {
  return e === `a` ? `b` : `a`;
}
function _e(e, t) {
  const n = e.map((e) => ({ game: e, side: e.x === t ? `x` : `o` }));
  return {
    won: n.filter(({ game: e, side: t }) => e.winner === t).length,
    points: n.reduce((e, { game: t, side: n }) => e + t.points[n], 0),
  };
}
function ve(e, { winner: t, points: n }) {
  return { x: e, winner: t, points: n };
}
const ye = [`both`, `x`, `o`, `none`],
  be = [`random`, `beginner`, `casual`, `strong`, `perfect`],
  xe = { players: `both`, level: `casual` };
function Se(e, t) {
  return e === `both` || e === t;
}
function Ce(e, t) {
  return e === t;
}
function we(e) {
  return e === `x` ? `o` : `x`;
}
function Te(e) {
  return e === `x` ? `o` : e === `o` ? `x` : e;
}
function Ee(e, t) {
  const n = ye.find((t) => t === e),
    r = be.find((e) => e === t);
  return { ...(n ? { players: n } : {}), ...(r ? { level: r } : {}) };
}
const De = {
    variant: `quantum`,
    index: 0,
    length: 0,
    ply: 0,
    turn: { side: `x`, phase: `place` },
    squares: Array.from({ length: 9 }, () => ({ classical: null, spooky: [] })),
    pairs: [],
    components: [],
    closing: [],
    choices: [],
    lastMove: null,
    lastCollapse: null,
    outcome: null,
  },
  Oe = { positions: [{ view: De, legal: [], record: `q1` }], moves: [], index: 0 };
function O(e) {
  return e.positions[e.index] ?? { view: De, legal: [], record: `q1` };
}
function k(e) {
  return `refused` in e;
}
function ke(e, t) {
  return e.pairs.find((e) => e.ply === t);
}
function Ae(e) {
  return e.components.find((e) => e.cycle !== null) ?? null;
}
function A(e) {
  return e % 2 == 1 ? `x` : `o`;
}
const je = { hint: null, picked: null, choice: null, peek: null, isolated: null, explained: null },
  Me = {
    ...je,
    ...xe,
    pace: `play`,
    game: Oe,
    present: 0,
    before: null,
    dropping: null,
    why: null,
    match: ue,
    matches: {},
    pointed: null,
    said: { serial: 0, what: null },
    offer: null,
    focus: { serial: 0, to: null },
    points: !1,
    locked: !1,
    here: null,
    missing: null,
  };
function j(e) {
  return O(e.game).view;
}
function Ne(e) {
  return e.peek ?? e.choice;
}
function M(e) {
  return O({ ...e.game, index: e.present });
}
function N(e) {
  const { turn: t } = j(e);
  return e.here !== null && t !== null && t.side !== e.here;
}
function Pe({ turn: e, ply: t, lastCollapse: n, outcome: r }) {
  return e === null ? (r?.winner ?? `x`) : t === 0 || n !== null ? e.side : we(e.side);
}
function Fe(e) {
  return le(e.game, e.game.index, e.present);
}
function P(e) {
  return e.explained === null && w(e);
}
function Ie(e) {
  const { missing: t, locked: n } = e;
  return j(e).turn !== null && t === null && !n && !P(e) && !N(e);
}
function Le(e, t) {
  return e.picked === null || e.picked === t ? !1 : j(e).closing.includes(Be(e.picked, t));
}
function Re(e, t) {
  const { view: n, legal: r } = O(e.game);
  return n.turn === null || e.missing !== null || e.locked || N(e)
    ? !1
    : r.length === 0
      ? !0
      : n.turn.phase === `place` && e.picked !== null && e.picked !== t
        ? r.includes(Be(e.picked, t))
        : r.some((e) => e.includes(String(t)));
}
function ze({ game: e, dropping: t, picked: n, pointed: r }) {
  const { view: i } = O(e),
    a = t && ke(O(t).view, i.ply + 1),
    o = a ? a.squares.find((e) => e !== n) : r;
  return n === null || o == null || o === n || i.squares[o - 1]?.classical ? null : o;
}
function Be(e, t) {
  return `${Math.min(e, t)}${Math.max(e, t)}`;
}
function Ve(e) {
  let { state: t, dispatch: n } = e,
    r = null,
    i = !1,
    a = !1,
    o = async () => {
      i = !0;
      try {
        const { thinkerAt: n } = await import(`./thinker.js`);
        if (a) return;
        (r = n(e)), r.follow(t(), t());
      } catch {
        if (a) return;
        const { level: e, hint: r } = t();
        r && n({ type: `hinted`, record: r.record, hint: null }),
          P(t()) && n({ type: `reply`, record: M(t()).record, level: e, decision: null });
      }
      i = !1;
    };
  return {
    follow(e, t) {
      r ? r.follow(e, t) : !i && (P(t) || t.hint !== null) && o();
    },
    rest: () => r?.rest(),
    stop() {
      (a = !0), r?.stop();
    },
  };
}
function He(e) {
  return Array.from({ length: e * e }, (e, t) => t + 1);
}
function Ue(e, t) {
  return { column: (e - 1) % t, row: Math.floor((e - 1) / t) };
}
function We(e, t) {
  const { column: n, row: r } = Ue(e, t),
    i = 288 / t;
  return { x: n * i, y: r * i, width: i, height: i };
}
function Ge({ x: e, y: t }, n) {
  return e >= 0 && e < 288 && t >= 0 && t < 288
    ? Math.floor((t * n) / 288) * n + Math.floor((e * n) / 288) + 1
    : null;
}
function Ke(e, t, n, r) {
  const { column: i, row: a } = Ue(e, t),
    o = (e) => Math.max(0, Math.min(t - 1, e));
  return o(a + r) * t + o(i + n) + 1;
}
const qe = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-9, 0],
  End: [9, 0],
};
function Je(e, t, n, r = !1) {
  const [i, a] = qe[t] ?? [0, 0];
  return (r && Math.abs(i) < 9) || (i === 0 && a === 0) ? null : Ke(e, n, i, r ? i : a);
}
const Ye = { l: `last`, s: `status`, c: `cycle`, g: `groups` };
function Xe(e, { square: t, typing: n }) {
  const { key: r } = e;
  if (e.altKey) return null;
  if (e.ctrlKey || e.metaKey) return n ? null : Ze(e, t);
  if (r === `Escape` && !n) return { do: `act`, action: { type: `escape` } };
  if (t === null) return null;
  const i = Je(t, r, 3);
  if (i !== null) return { do: `go`, to: i };
  if (/^[1-9]$/.test(r)) return { do: `go`, to: Number(r) };
  if (r === `/`) return { do: `type` };
  if (r === `e`) return { do: `act`, action: { type: `explain`, step: `next` } };
  const a = Ye[r];
  return a ? { do: `act`, action: { type: `ask`, question: a } } : null;
}
function Ze({ key: e, shiftKey: t }, n) {
  switch (e.toLowerCase()) {
    case `z`:
      return { do: `act`, action: { type: t ? `redo` : `undo` } };
    case `y`:
      return { do: `act`, action: { type: `redo` } };
    default: {
      const t = n === null ? null : Je(n, e, 3, !0);
      return t === null ? null : { do: `go`, to: t };
    }
  }
}
function Qe(e, t, n) {
  let r = !1,
    i = !1,
    a = () => {
      r = !1;
    },
    o = null;
  return (
    e.addEventListener(`pointerdown`, a, { signal: n, capture: !0 }),
    e.addEventListener(
      `mousedown`,
      (e) => {
        e.detail < 2
          ? (o = e.target)
          : o instanceof Element && !o.checkVisibility({ visibilityProperty: !0 }) && e.preventDefault();
      },
      { signal: n },
    ),
    e.addEventListener(
      `focusin`,
      (e) => {
        const n = t.squareOf(e.target);
        (n === null ? i : r) && t.dispatch({ type: `point`, square: n }), (i = n !== null && r);
      },
      { signal: n },
    ),
    e.addEventListener(
      `keydown`,
      (e) => {
        r = !0;
        const n = e.target instanceof HTMLInputElement && e.target.type === `text`,
          i = t.reaction(e, { square: t.squareOf(e.target), typing: n });
        i &&
          (e.preventDefault(), i.do === `act` ? t.dispatch(i.action) : i.do === `go` ? t.go(i.to) : t.type());
      },
      { signal: n },
    ),
    () => r
  );
}
const $e = He(3),
  et = 6.5,
  tt = { left: 4, right: 4, bottom: 4 },
  nt = { width: (96 - tt.left - tt.right) / 3, height: (85 - tt.bottom) / 3 };
function F(e) {
  return We(e, 3);
}
function rt(e) {
  return Ge(e, 3);
}
function I(e, t) {
  const { x: n, y: r } = F(e),
    i = (t - 1) % 3,
    a = Math.floor((t - 1) / 3);
  return { x: n + tt.left + (i + 0.5) * nt.width + -4.5, y: r + 11 + (a + 0.5) * nt.height };
}
function L(e) {
  const { x: t, y: n } = F(e);
  return { x: t + 48 - 5, y: n + 48 + 2 };
}
function it(e) {
  const { x: t, y: n } = F(e);
  return { x: t + 5.5, y: n + 12.5 };
}
function at(e, t = !1) {
  const { x: n, y: r } = F(e);
  return { x: n + 96 - 13, y: r + (t ? 31 : 13.5) };
}
function ot(e, t) {
  const { x: n, y: r } = F(e);
  return { x: n + 10 + t * 21, y: r + 96 - 9.5 };
}
function st({ from: e, control: t, to: n }) {
  const r = Array.from({ length: 33 }, (r, i) => R({ from: e, control: t, to: n }, i / 32));
  return new Set(r.flatMap((e) => rt(e) ?? []));
}
function ct([e, t]) {
  const n = Math.abs(t - e),
    r = Math.min(e, t);
  return n === 1
    ? { ...L(r), x: 277 }
    : n === 3
      ? { ...L(r), y: 12.5 }
      : { x: n === 4 ? 25 : 253.5, y: 12.5 };
}
function lt(e) {
  const t = rt(e);
  if (t === null) return null;
  for (let n = 1; n <= 9; n++) {
    const r = I(t, n);
    if (Math.abs(e.x - r.x - 3.5) < 12.5 && Math.abs(e.y - r.y) < 11.5) return { square: t, ply: n };
  }
  return null;
}
function ut(e, t) {
  let n = L(e),
    r = L(t),
    i = Math.hypot(r.x - n.x, r.y - n.y) || 1,
    a = xt(n, r);
  (a.y > 0.01 || (Math.abs(a.y) <= 0.01 && a.x > 0)) && (a = { x: -a.x, y: -a.y });
  const o = rt({ x: (n.x + r.x) / 2, y: (n.y + r.y) / 2 }),
    s = o !== null && o !== e && o !== t && Tt(o, n, r) ? 44 : i * 0.14;
  return Ct(
    { from: n, control: { x: (n.x + r.x) / 2 + a.x * s * 2, y: (n.y + r.y) / 2 + a.y * s * 2 }, to: r },
    (e) => Math.max(Math.abs(e.x - n.x), Math.abs(e.y - n.y)) < 31,
    (e) => Math.max(Math.abs(e.x - r.x), Math.abs(e.y - r.y)) < 31,
  );
}
function dt(e, t) {
  return wt(e, 0, t);
}
const ft = /* @__PURE__ */ new Map();
function pt(e, t, n) {
  const r = `${e}:${Math.min(t, n)}:${Math.max(t, n)}`,
    i = ft.get(r);
  if (i) return i;
  const a = St(gt(e, Math.min(t, n), Math.max(t, n)));
  return (ft.set(r, a), a);
}
function mt({ from: e, control: t, to: n }, r) {
  const i = xt(e, t),
    a = xt(t, n),
    o = { x: (i.x + a.x) / 2, y: (i.y + a.y) / 2 },
    s = (e, t) => ({ x: e.x + t.x * r, y: e.y + t.y * r });
  return { from: s(e, i), control: s(t, o), to: s(n, a) };
}
function R({ from: e, control: t, to: n }, r) {
  const i = 1 - r;
  return { x: i * i * e.x + 2 * i * r * t.x + r * r * n.x, y: i * i * e.y + 2 * i * r * t.y + r * r * n.y };
}
const ht = [10, 14, 18, 24, 30, 36, 42].flatMap((e) => [-e, e]);
function gt(e, t, n) {
  let r = I(t, e),
    i = I(n, e),
    a = xt(r, i),
    o = null;
  for (const s of ht) {
    const c = {
        from: r,
        control: { x: (r.x + i.x) / 2 + a.x * s * 2, y: (r.y + i.y) / 2 + a.y * s * 2 },
        to: i,
      },
      l = Math.abs(s) * 0.6,
      u = yt(c, e, t, n, o === null ? 1 / 0 : o.cost - 1e-9 - l) + l;
    (o === null || u < o.cost - 1e-9) && (o = { cost: u, arc: c });
  }
  return o?.arc ?? { from: r, control: r, to: i };
}
const _t = $e.flatMap((e) =>
    Array.from({ length: 9 }, (t, n) => ({ square: e, ply: n + 1, at: I(e, n + 1) })),
  ),
  vt = $e.map(it);
function yt(e, t, n, r, i) {
  let a = 0;
  for (let o = 1; o < 24 && a < i; o++) {
    const i = R(e, o / 24),
      s = Math.min(i.x, i.y, 288 - i.x, 288 - i.y);
    s < 4 && (a += (4 - s) * 40);
    for (const e of vt) a += bt(i.x - e.x - 3, i.y - e.y + 4, 9) * 2;
    for (const { square: e, ply: o, at: s } of _t) {
      if (o === t && (e === n || e === r)) continue;
      const c = (i.x - s.x - 3) / 1.25,
        l = i.y - s.y;
      a += o === t ? bt(c, l, 17) * 3 : bt(c, l, 10.5);
    }
  }
  return a;
}
function bt(e, t, n) {
  const r = e * e + t * t;
  return r < n * n ? n - Math.sqrt(r) : 0;
}
function xt(e, t) {
  const n = Math.hypot(t.x - e.x, t.y - e.y) || 1;
  return { x: -(t.y - e.y) / n, y: (t.x - e.x) / n };
}
function St(e) {
  return Ct(
    e,
    (t) => Et(t, e.from),
    (t) => Et(t, e.to),
  );
}
function Ct(e, t, n) {
  let r = 0;
  for (; r < 0.5 && t(R(e, r)); ) r += 0.005;
  let i = 1;
  for (; i > 0.5 && n(R(e, i)); ) i -= 0.005;
  return wt(e, r, i);
}
function wt(e, t, n) {
  const r = (e, t, n) => ({ x: e.x + (t.x - e.x) * n, y: e.y + (t.y - e.y) * n }),
    i = r(r(e.from, e.control, t), r(e.control, e.to, t), n);
  return { from: R(e, t), control: i, to: R(e, n) };
}
function Tt(e, t, n) {
  const r = L(e);
  return Math.hypot(r.x - (t.x + n.x) / 2, r.y - (t.y + n.y) / 2) < 1;
}
function Et(e, t) {
  return Math.hypot((e.x - t.x - 4) / 1.3, e.y - t.y - 1) < 12.5;
}
function Dt(e, t, n, r, i) {
  let a = null,
    o = null,
    s = (e) => {
      e !== o && ((o = e), r({ type: `isolate`, ply: e }));
    },
    c = (e) => {
      const t = lt(e);
      return t && n(t.square, t.ply) ? t.ply : null;
    },
    l = (t) => Ot(e, t),
    u = (e) => rt(l(e));
  e.addEventListener(
    `click`,
    (e) => {
      const n = t(e.target);
      n !== null && r({ type: `press`, square: n });
    },
    { signal: i },
  ),
    e.addEventListener(
      `pointerdown`,
      (e) => {
        a = e.pointerType === `touch` || e.button !== 0 ? null : u(e);
      },
      { signal: i },
    ),
    e.addEventListener(
      `pointerup`,
      (e) => {
        const t = u(e);
        a !== null && t !== null && t !== a && r({ type: `drag`, from: a, to: t }), (a = null);
      },
      { signal: i },
    ),
    e.addEventListener(
      `pointercancel`,
      () => {
        a = null;
      },
      { signal: i },
    ),
    e.addEventListener(
      `pointermove`,
      (e) => {
        e.pointerType !== `touch` && (r({ type: `point`, square: u(e) }), s(c(l(e))));
      },
      { signal: i },
    ),
    e.addEventListener(
      `pointerleave`,
      () => {
        r({ type: `point`, square: null }), s(null);
      },
      { signal: i },
    );
}
function Ot(e, t) {
  const { left: n, top: r, width: i, height: a } = e.getBoundingClientRect();
  return { x: ((t.clientX - n) / i) * 288, y: ((t.clientY - r) / a) * 288 };
}
const kt = [
  `text`,
  `muted`,
  `grid`,
  `surface`,
  `x`,
  `o`,
  `cycle`,
  `mist-x`,
  `mist-o`,
  `mist-cycle`,
  `step-1`,
  `step-2`,
  `step-3`,
  `step-4`,
  `step-5`,
  `dim`,
];
function z(e, t) {
  return t <= 0 ? [] : t >= 1 ? [...e] : e.map((e) => ({ ...e, alpha: (e.alpha ?? 1) * t }));
}
function At(e) {
  return e.flatMap(({ alpha: e = 1, ...t }) => {
    if (e < 0.2) return [];
    const n = t.ink === `surface` || t.ink.startsWith(`mist-`);
    return [e < 0.7 && !n ? { ...t, ink: `dim` } : t];
  });
}
function B(e, t) {
  return e.get(t) ?? `surface`;
}
function jt(e, t = () => 1) {
  return [...e].flatMap(([e, n]) => z([{ kind: `box`, rect: F(e), ink: n }], t(e)));
}
function Mt(e, t = 3) {
  return Array.from({ length: t - 1 }, (e, n) => ((n + 1) * 288) / t).flatMap((t) => [
    { kind: `box`, rect: { x: t - e / 2, y: 7, width: e, height: 274 }, ink: `grid` },
    { kind: `box`, rect: { x: 7, y: t - e / 2, width: 274, height: e }, ink: `grid` },
  ]);
}
function Nt(e, t) {
  return $e.map((n) => Pt(n, it(n), t, B(e, n)));
}
function Pt(e, t, n, r) {
  const i = Math.max(7.5, Math.min(11, 14 / n));
  return {
    kind: `text`,
    at: t,
    text: String(e),
    size: i,
    ink: `muted`,
    bold: !1,
    halo: { ink: r, width: 3 },
  };
}
const Ft = [[], [6, 5.5], [0.1, 5], [9, 5, 0.1, 5]];
function It(e) {
  return e.positions.slice(0, e.index + 1).reduce((e, { view: t }) => Lt(e, t), /* @__PURE__ */ new Map());
}
function Lt(e, t) {
  const n = /* @__PURE__ */ new Map();
  for (const { id: r } of t.components) {
    const t = e.get(r);
    t !== void 0 && n.set(r, t);
  }
  for (const { id: e } of t.components) {
    if (n.has(e)) continue;
    const t = new Set(n.values());
    n.set(
      e,
      Math.max(
        0,
        Ft.findIndex((e, n) => !t.has(n)),
      ),
    );
  }
  return n;
}
const Rt = 1.8,
  zt = { width: 1.3, apart: 1.6 };
function Bt({ ply: e, side: t, squares: [n, r], component: i, onCycle: a }, o) {
  const s = pt(e, n, r),
    c = Ft[o.get(i ?? 0) ?? 0] ?? [],
    l = c.length > 0 ? { dash: c } : {};
  return a
    ? [-zt.apart, zt.apart].map((e) => ({
        kind: `stroke`,
        path: Ut(mt(s, e)),
        ink: `cycle`,
        width: zt.width,
        ...l,
      }))
    : [{ kind: `stroke`, path: Ut(s), ink: t, width: Rt, ...l }];
}
function Vt(e, t, n, r) {
  return { kind: `stroke`, path: Ut(pt(e, t, n)), ink: r, width: Rt, dash: [1.2, 4] };
}
function Ht({ ply: e, squares: [t, n] }, r) {
  if (r <= 0) return [];
  const i = Ut(pt(e, t, n));
  return [
    { kind: `stroke`, path: i, ink: `cycle`, width: 5 + 6 * r, alpha: 0.14 * r },
    { kind: `stroke`, path: i, ink: `cycle`, width: 4 + 3 * r, alpha: 0.22 * r },
  ];
}
function Ut({ from: e, control: t, to: n }) {
  const r = (e) => Number(e.toFixed(2));
  return `M${r(e.x)} ${r(e.y)}Q${r(t.x)} ${r(t.y)} ${r(n.x)} ${r(n.y)}`;
}
const Wt = { size: et, stroke: 2.6, digit: 12, digitAt: { x: 8.6, y: 8.4 }, halo: 3.6 },
  Gt = { size: 23, stroke: 6, digit: 18, digitAt: { x: 25, y: 30 }, halo: 5 },
  Kt = {
    settled: Gt,
    preview: { ...Gt, stroke: 2.8 },
    small: { size: 19, stroke: 7.5, digit: 34, digitAt: { x: 21, y: 33 }, halo: 6 },
  },
  qt = { size: 4, stroke: 1.5, digit: 11, digitAt: { x: 5.6, y: 5.6 }, halo: 3 };
function Jt(e, t, n, r, i = 1) {
  const a = I(e, t),
    o = A(t),
    s = en(o, a, et * i),
    c = [
      { kind: `stroke`, path: `M${a.x} ${a.y}h0.01`, ink: r, width: 20.2 * i },
      n === `tentative`
        ? { kind: `stroke`, path: s, ink: o, width: Wt.stroke, dash: [1.6, 4.4] }
        : { kind: `stroke`, path: s, ink: o, width: Wt.stroke * i },
    ];
  if (n === `cycle`) {
    const e = `M${a.x - et} ${a.y + 11.4}h${22.4 * i}`;
    c.push(
      { kind: `stroke`, path: e, ink: r, width: 4.4 * i },
      { kind: `stroke`, path: e, ink: `cycle`, width: 1.8 * i },
    );
  }
  return [...c, $t(a, t, Wt, r, i)];
}
function Yt(e, t) {
  const n = A(t),
    { x: r, y: i } = I(e, t),
    [a, o, s, c, l] = [r - 10, i - 11.5, 28.4, 25.6, 6];
  return [
    {
      kind: `stroke`,
      path: `M${a + l} ${o}h${s - l * 2}a${l} ${l} 0 0 1 ${l} ${l}v${c - l * 2}a${l} ${l} 0 0 1 ${-l} ${l}h${l * 2 - s}a${l} ${l} 0 0 1 ${-l} ${-l}v${l * 2 - c}a${l} ${l} 0 0 1 ${l} ${-l}z`,
      ink: n,
      width: 1.1,
    },
  ];
}
function Xt(e, { side: t, ply: n }, r, i, a = 1) {
  const o = Kt[r],
    s = L(e),
    c = r === `small` ? { x: s.x - 8, y: s.y - 6 } : s;
  return [{ kind: `stroke`, path: en(t, c, o.size * a), ink: t, width: o.stroke * a }, $t(c, n, o, i, a)];
}
function Zt(e, { side: t }, n, r = 1) {
  return { kind: `stroke`, path: en(t, L(e), Gt.size * r), ink: n, width: Gt.stroke + 11 };
}
function Qt(e, t, n, r, i) {
  if (n > 3) return [];
  const a = ot(e, n),
    o = A(t),
    s = { ...$t(a, t, qt, i, 1), ink: `muted`, bold: !1 };
  return n === 3
    ? [{ ...s, at: { ...s.at, x: a.x - 4 }, text: `+${r - 3}` }]
    : [
        { kind: `stroke`, path: `M${a.x} ${a.y}h0.01`, ink: i, width: qt.size * 2 + 5 },
        ...z([{ kind: `stroke`, path: en(o, a, qt.size), ink: o, width: qt.stroke }], 0.7),
        s,
      ];
}
function $t(e, t, { digit: n, digitAt: r, halo: i }, a, o) {
  return {
    kind: `text`,
    at: { x: e.x + r.x * o, y: e.y + r.y * o },
    text: String(t),
    size: n * o,
    ink: `text`,
    bold: !0,
    halo: { ink: a, width: i * o },
  };
}
function en(e, { x: t, y: n }, r) {
  if (e === `o`) return `M${t - r} ${n}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`;
  const i = r * 0.92;
  return `M${t - i} ${n - i}l${i * 2} ${i * 2}M${t + i} ${n - i}l${-i * 2} ${i * 2}`;
}
const tn = 3.5;
function nn(e) {
  return an(e).map(on);
}
function rn(e, t) {
  const { ply: n, turn: r } = j(e),
    [i, a] = an(e);
  if (i === void 0 || a === void 0 || !r || e.picked !== null) return [];
  const o = [i, a].flatMap((e) => Jt(e, n + 1, `tentative`, B(t, e)));
  return [Vt(n + 1, i, a, r.side), ...o];
}
function an({ hint: e }) {
  return [...(e?.found?.move ?? ``).replace(`c`, ``)].map(Number);
}
function on(e) {
  const { x: t, y: n, width: r, height: i } = F(e),
    [a, o, s, c] = [t + tn, n + tn, t + r - tn, n + i - tn],
    l = (e, t, n, r) => `M${e + n * 17} ${t}H${e + n * 8}Q${e} ${t} ${e} ${t + r * 8}V${t + r * 17}`;
  return {
    kind: `stroke`,
    path: [l(a, o, 1, 1), l(s, o, -1, 1), l(a, c, 1, -1), l(s, c, -1, -1)].join(``),
    ink: `text`,
    width: 2,
  };
}
const sn = [`step-1`, `step-2`, `step-3`, `step-4`, `step-5`],
  cn = 0.68;
function ln(e, t) {
  return sn[Math.round((e * 4) / Math.max(4, t))] ?? `step-5`;
}
function un(e, t = /* @__PURE__ */ new Set()) {
  const { fade: n, step: r } = e,
    i = pn(e);
  return fn(e).flatMap((e) => {
    const a = mn(e);
    if (!a) return [];
    const o = e.step === r ? 1 : 0.5;
    return z(hn(a, e, at(e.square, t.has(e.square)), ln(e.step, i)), o * (1 - n));
  });
}
function dn(e, t, n = /* @__PURE__ */ new Set()) {
  const r = pn(e);
  return fn(e).flatMap((e) => {
    const i = at(e.square, n.has(e.square));
    return _n(gn(e, mn(e), i), e, ln(e.step, r), t(e.square));
  });
}
function fn({ settlings: e }) {
  return e.filter(({ progress: e }) => e > 0);
}
function pn({ settlings: e }) {
  return Math.max(0, ...e.map(({ step: e }) => e));
}
function mn({ pushedBy: e, other: t, square: n }) {
  return e === null ? null : ut(t, n);
}
function hn(e, { progress: t }, n, r) {
  const i = d(Math.min(1, t / cn)),
    a = dt(e, i),
    o = Ut(a),
    s = [
      { kind: `stroke`, path: o, ink: `surface`, width: 6.4 },
      { kind: `stroke`, path: o, ink: r, width: 3 },
    ],
    c = Math.hypot(e.to.x - n.x, e.to.y - n.y) < 17;
  if (i < 0.3 || c) return s;
  const l = Math.atan2(a.to.y - a.control.y, a.to.x - a.control.x),
    u = (e) => `${V(a.to.x - Math.cos(l + e) * 8)} ${V(a.to.y - Math.sin(l + e) * 8)}`,
    f = `M${u(0.6)}L${V(a.to.x)} ${V(a.to.y)}L${u(-0.6)}`;
  return [
    { kind: `stroke`, path: f, ink: `surface`, width: 6.4 },
    ...s,
    { kind: `stroke`, path: f, ink: r, width: 3 },
  ];
}
function gn({ progress: e }, t, n) {
  if (!t) return n;
  if (e < cn) return R(t, d(e / cn));
  const r = d((e - cn) / 0.31999999999999995);
  return { x: t.to.x + (n.x - t.to.x) * r, y: t.to.y + (n.y - t.to.y) * r };
}
function _n({ x: e, y: t }, { step: n, progress: r }, i, a) {
  const o = Math.min(1, r * 4),
    s = `M${V(e)} ${V(t)}h0.01`,
    c = 11.5 * o;
  return [
    { kind: `stroke`, path: s, ink: a, width: 20.5 * o },
    { kind: `stroke`, path: s, ink: i, width: 17 * o },
    {
      kind: `text`,
      at: { x: V(e - c * 0.278), y: V(t + c * 0.355) },
      text: String(n + 1),
      size: c,
      ink: `surface`,
      bold: !0,
    },
  ];
}
function V(e) {
  return Number(e.toFixed(2));
}
function vn(e) {
  return (e?.lines ?? []).flatMap((t) => {
    const n = t.side === e?.winner;
    return [
      { kind: `stroke`, path: xn(Sn(t)), ink: t.side, width: n ? 14 : 7, alpha: 0.16 },
      ...Cn(t).map((e) => ({ kind: `stroke`, path: e, ink: t.side, width: n ? 4 : 1.6 })),
    ];
  });
}
function yn(e) {
  const t = (e?.lines ?? []).map(({ squares: e }) => ct(e));
  return new Set(t.filter(({ y: e }) => e < 20).flatMap((e) => rt(e) ?? []));
}
function bn(e) {
  return (e?.lines ?? []).flatMap((t) => En(t, t.side === e?.winner));
}
function xn(e) {
  const [t, n] = e,
    [r, i] = e.slice(-2);
  if (!t || !n || !r || !i) return ``;
  const a = (e, t) => {
    const n = 0.42;
    return `${(t.x + (t.x - e.x) * n).toFixed(2)} ${(t.y + (t.y - e.y) * n).toFixed(2)}`;
  };
  return `M${a(n, t)}L${a(r, i)}`;
}
function Sn({ squares: e }) {
  return [...e].sort((e, t) => e - t).map(L);
}
function Cn(e) {
  const [t, n, r] = Sn(e);
  return t && n && r ? [wn(t, n), wn(n, r)] : [];
}
function wn(e, t) {
  const n = e.x !== t.x && e.y !== t.y,
    r = 23 * (n ? 1.75 : 1.5);
  return Tn(e, t, n && t.x > e.x ? 23 * 2.15 : r, r);
}
function Tn(e, t, n, r) {
  const i = Math.hypot(t.x - e.x, t.y - e.y),
    a = (n) => {
      const r = n / i;
      return `${(e.x + (t.x - e.x) * r).toFixed(2)} ${(e.y + (t.y - e.y) * r).toFixed(2)}`;
    };
  return `M${a(n)}L${a(i - r)}`;
}
function En({ side: e, squares: t, completedAt: n }, r) {
  const { x: i, y: a } = ct(t),
    o = 5.2,
    s = `M${i - o} ${a - o}h${o * 2}v${o * 2}h-10.4z`,
    c = `M${i} ${a}h0.01`,
    l = 11.5;
  return [
    { kind: `stroke`, path: s, ink: e, width: 6 },
    { kind: `stroke`, path: c, ink: e, width: 12 },
    ...(r
      ? []
      : [
          { kind: `stroke`, path: s, ink: `surface`, width: 2.8 },
          { kind: `stroke`, path: c, ink: `surface`, width: 11 },
        ]),
    {
      kind: `text`,
      at: { x: i - l * 0.278, y: a + l * 0.355 },
      text: String(n),
      size: l,
      ink: r ? `surface` : e,
      bold: !0,
    },
  ];
}
function Dn(e, t = 1, n = kn(e)) {
  const r = j(e),
    i = Fn(r, Ne(e)),
    a = Mn(n),
    o = jn(e, n).filter(({ ply: e }) => !i.has(e) && (a.get(e) ?? 0) < 1),
    s = It(n ? An(e) : e.game),
    c = In(e, r, i, n),
    l = (t, n) => (e.isolated === null || e.isolated === t ? n : z(n, 0.22)),
    u = (e) => 1 - d(a.get(e) ?? 0),
    f = Pn(e, r),
    p = yn(r.outcome);
  return [
    ...jt(c, (e) => d(a.get(Nn(n, e)) ?? 1)),
    ...Mt(2 / t),
    ...z(vn(r.outcome), n?.fade ?? 1),
    ...o.flatMap((e) => (e.onCycle && n ? Ht(e, n.glow) : [])),
    ...o.flatMap((e) => l(e.ply, z(Bt(e, s), n ? u(e.ply) : 1))),
    ...Rn(e, r),
    ...nn(e),
    ...Vn(e, r, o, i, c, a),
    ...Nt(c, t),
    ...(n ? un(n, p) : []),
    ...Bn(n, c),
    ...Hn(r, c, `settled`, a).flatMap(({ ply: e, shapes: t }) => l(e, t)),
    ...Un(i, c, `preview`),
    ...o.flatMap((e) =>
      e.squares.flatMap((t) => {
        const n = e.onCycle ? `cycle` : `plain`,
          r = Jt(t, e.ply, n, B(c, t), u(e.ply));
        return u(e.ply) < 0.1 ? [] : l(e.ply, e.ply === f ? [...r, ...Yt(t, e.ply)] : r);
      }),
    ),
    ...zn(e, r, c),
    ...rn(e, c),
    ...(n ? dn(n, (e) => B(c, e), p) : []),
    ...z(bn(r.outcome), n?.fade ?? 1),
  ];
}
function On(e, t) {
  const n = Fn(e, t),
    r = Ln(n);
  return [...jt(r), ...Mt(2.6), ...Hn(e, r, `small`).flatMap(({ shapes: e }) => e), ...Un(n, r, `small`)];
}
function kn(e) {
  const { positions: t, index: n } = e.game,
    [r, i] = [t[n - 1], t[n]],
    a = r && i ? s(r.view, i.view) : null;
  return a ? (e.explained === null ? c(a, a.length) : l(a, e.explained)) : null;
}
function An({ game: e }) {
  return { ...e, index: Math.max(0, e.index - 1) };
}
function jn(e, t) {
  const { positions: n, index: r } = e.game;
  return ((t ? n[r - 1]?.view : n[r]?.view)?.pairs ?? []).filter(({ settled: e }) => e === null);
}
function Mn(e) {
  return new Map(e?.settlings.map(({ ply: e, progress: t }) => [e, t]));
}
function Nn(e, t) {
  return e?.settlings.find((e) => e.square === t)?.ply ?? 0;
}
function Pn(e, t) {
  return t.lastMove === null || t.lastCollapse !== null || e.picked !== null ? null : t.ply;
}
function Fn(e, t) {
  const n = e.choices.find(({ square: e }) => e === t)?.collapse ?? [];
  return new Map(n.map(({ ply: e, square: t }) => [e, t]));
}
function In(e, t, n, r) {
  if (n.size > 0) return Ln(n);
  if (t.choices.length > 0) return new Map(t.choices.map(({ square: e }) => [e, `mist-cycle`]));
  const i = /* @__PURE__ */ new Map(),
    a = new Set(r?.settlings.flatMap(({ square: e, progress: t }) => (t > 0 ? [] : [e])));
  for (const { ply: e, square: n, progress: a } of r?.settlings ?? [])
    !t.outcome && a > 0 && i.set(n, `mist-${A(e)}`);
  for (const { side: e, squares: n } of t.outcome?.lines ?? [])
    for (const t of n) a.has(t) || i.set(t, `mist-${e}`);
  return (e.picked !== null && t.turn && i.set(e.picked, `mist-${t.turn.side}`), i);
}
function Ln(e) {
  return new Map([...e].map(([e, t]) => [t, `mist-${A(e)}`]));
}
function Rn(e, t) {
  const n = ze(e);
  if (e.picked === null || n === null || !t.turn) return [];
  const r = Le(e, n) ? `cycle` : t.turn.side;
  return [Vt(t.ply + 1, e.picked, n, r)];
}
function zn(e, t, n) {
  if (e.picked === null) return [];
  const r = t.ply + 1,
    i = ze(e);
  return [
    ...Jt(e.picked, r, `plain`, B(n, e.picked)),
    ...(i === null ? [] : Jt(i, r, `tentative`, `surface`)),
  ];
}
function Bn(e, t) {
  const n = e?.settlings ?? [];
  return n.flatMap(({ ply: e, other: r, progress: i }) => {
    const a = n
      .filter((e) => e.other === r)
      .map((e) => e.ply)
      .sort((e, t) => e - t);
    return z(Qt(r, e, a.indexOf(e), a.length, B(t, r)), Math.max(0, i * 2 - 1));
  });
}
function Vn(e, t, n, r, i, a) {
  const o = n.filter(({ ply: e }) => !a.has(e)).map(({ ply: e, squares: [t, n] }) => st(pt(e, t, n))),
    s = ze(e);
  e.picked !== null && s !== null && o.push(st(pt(t.ply + 1, e.picked, s)));
  const c = t.squares.flatMap(({ classical: e }, t) => (e ? [{ square: t + 1, mark: e }] : [])),
    l = [...r].map(([e, t]) => ({ square: t, mark: { side: A(e), ply: e } }));
  return [...c, ...l].flatMap(({ square: e, mark: t }) => {
    const n = d(a.get(t.ply) ?? 1);
    return n === 0 || !o.some((t) => t.has(e)) ? [] : [Zt(e, t, B(i, e), n)];
  });
}
function Hn(e, t, n, r = /* @__PURE__ */ new Map()) {
  return e.squares.flatMap(({ classical: e }, i) => {
    const a = e ? d(r.get(e.ply) ?? 1) : 0;
    if (!e || a === 0) return [];
    const o = Xt(i + 1, e, n, B(t, i + 1), a);
    return [{ ply: e.ply, shapes: o }];
  });
}
function Un(e, t, n) {
  return [...e].flatMap(([e, r]) => Xt(r, { side: A(e), ply: e }, n, B(t, r)));
}
function Wn(e, t, n) {
  const r = { kind: `moved`, view: O(t).view, ...(n ? { chosen: n } : {}) },
    i = e.players !== `none`,
    a = { ...H(e, t, r), match: i ? fe(e.match, O(t)) : e.match },
    o = j(a);
  if (o.turn?.phase === `measure`) return Kn(a);
  if (C(e)) return a;
  const s = o.lastCollapse?.find((e) => e.step === 0);
  return s ? g(a, s.square) : a;
}
function H(e, t, n) {
  const r = { ...je, before: null, dropping: null, why: null, offer: null },
    i = h({ ...e, ...r, game: t, present: t.index }, n);
  return n.kind === `redone` ? Kn(i) : i;
}
function Gn(e, t) {
  const n = { ...e, ...t },
    { match: r, matches: i } = e,
    [a, o] = [me(e), me(n)];
  if (a === o) return { ...n, match: ge(r, n.players) };
  const s = M(e),
    c = de(r, s) === r.games ? { ...r, own: null } : r,
    l = he(i[o], s.record);
  return { ...n, matches: { ...i, [a]: c }, match: ge(l, n.players) };
}
function U(e, t) {
  return h(e, {
    kind: `refused`,
    refusal: { refused: `move`, text: ``, index: e.game.index, legalPrefix: null, ...t },
    view: j(e),
  });
}
function Kn(e) {
  const { turn: t } = j(e);
  return t?.phase === `measure` && Se(e.players, t.side) && !N(e) ? g(e, `choices`) : e;
}
async function qn(n = null) {
  return (
    await (n === null ? e() : e({ module_or_path: n })),
    {
      ...Jn(`quantum`),
      classic: Jn(`classic`),
      ensemble: Xn,
      analyzer: (e) => new t({ objective: e }),
      opponent: (e, t) => new r({ level: e, seed: t }),
      module: n,
    }
  );
}
function Jn(e) {
  return {
    begin: (t) => er(`record`, ``, () => Yn(new n(e, t), Zn)),
    read: (t) => er(`record`, t, () => Yn(n.fromRecord(t), (t) => (Qn(t, e) ? Zn(t) : $n(t)))),
    play: ({ positions: t, index: r }, i) =>
      er(`move`, i, () =>
        Yn(n.fromRecord(t.at(-1)?.record ?? ``), (t) => (Qn(t, e) ? (t.goTo(r), t.play(i), Zn(t)) : $n(t))),
      ),
  };
}
function Yn(e, t) {
  try {
    return t(e);
  } finally {
    e.free();
  }
}
function Xn(e) {
  return Yn(n.fromRecord(e), (e) => (Qn(e, `quantum`) ? e.ensemble() : []));
}
function Zn(e) {
  const t = e.moves();
  return {
    positions: Array.from({ length: t.length + 1 }, (t, n) => ({
      view: e.goTo(n),
      legal: e.legalMoves(),
      record: e.record(n),
    })),
    moves: t,
    index: t.length,
  };
}
function Qn(e, t) {
  return e.view().variant === t;
}
function $n(e) {
  return { refused: `record`, code: `other-game`, squares: [], text: ``, index: 0, legalPrefix: e.record() };
}
function er(e, t, n) {
  try {
    return n();
  } catch (n) {
    if (!(n instanceof Error)) throw n;
    const { code: r, squares: i, at: a, index: o, legalPrefix: s } = n;
    return {
      refused: e,
      code: typeof r == `string` ? r : n.name,
      squares: Array.isArray(i) ? i.filter((e) => typeof e == `number`) : [],
      text: tr(t, typeof a == `number` ? a : 0),
      index: typeof o == `number` ? o : 0,
      legalPrefix: typeof s == `string` ? s : null,
    };
  }
}
function tr(e, t) {
  const n = e.slice(t, t + 20).match(/^[^\s-]*/)?.[0] ?? ``;
  return n.length > 12 ? `${n.slice(0, 12)}…` : n;
}
async function nr() {
  const e = await fetch(new URL(`../quantum_tictactoe_bg.wasm`, import.meta.url));
  if (!e.ok) throw Error(`${e.status}`);
  return WebAssembly.compile(await e.arrayBuffer());
}
function rr(e, t, { record: n, level: r, decision: i }) {
  if (!P(t) || n !== M(t).record || r !== t.level) return t;
  const a = i && e.play(t.game, i.move);
  if (!i || !a || k(a)) return h(Gn(t, { players: `both` }), { kind: `unanswered`, view: j(t) });
  const { view: o } = O(a);
  return ne(t, Wn(t, a, o.lastCollapse ? { view: o, decision: i } : ir(t)));
}
function ir({ said: e }) {
  return e.what?.kind === `moved` && e.what.view.lastCollapse ? e.what.chosen : void 0;
}
function ar(e, { players: t, level: n }) {
  if (t === e.players && n === e.level) return e;
  const r = {
    ...Gn(
      { ...e, picked: null, choice: null, peek: null, dropping: null, hint: null },
      { players: t, level: n, here: null },
    ),
    pace: `play`,
  };
  return h(r, { kind: `seated`, seats: { players: t, level: n }, view: j(r) });
}
function or(e, t) {
  const n = Gn(e, { here: t, players: `both` }),
    r = t === null ? n : { ...n, match: ue };
  return h(r, { kind: `byLink`, side: t, view: j(r) });
}
function sr(e) {
  return P(e) ? te(e, U) : Ie(e) ? { ...e, hint: { record: O(e.game).record, found: null } } : e;
}
function cr({ hint: e }, t) {
  return e?.found?.move.includes(String(t)) ? e : null;
}
function lr(e, t, n) {
  return e.hint?.record !== t || e.hint.found !== null
    ? e
    : h({ ...e, hint: n && { record: t, found: n } }, { kind: `hinted`, view: j(e), hint: n });
}
function ur(e) {
  const t = e
    .replace(/[\s\u200b]+/g, ` `)
    .replace(/[\uff10-\uff19]/g, (e) => String.fromCharCode(e.charCodeAt(0) - 65248))
    .replace(/ ?[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d] ?/g, `-`)
    .trim();
  return /^[qt]\d/i.test(t) ? t.toLowerCase() : t;
}
function dr(e) {
  const t = e.indexOf(`#`);
  if (t >= 0) return ur(fr(e.slice(t + 1)));
  const n = /^c\s*\d$/i.test(e);
  return (/^[a-z]\d/i.test(e) || /^\d\d\s+\w/.test(e) || e.length > 8) && !n ? e : null;
}
function fr(e) {
  try {
    return decodeURIComponent(e);
  } catch {
    return e;
  }
}
function pr({ lines: e }) {
  return [...e].sort((e, t) => e.completedAt - t.completedAt);
}
function mr(e, t) {
  return t.squares
    .map((t) => e.squares[t - 1]?.classical ?? null)
    .filter((e) => e !== null)
    .sort((e, t) => e.ply - t.ply);
}
function hr(e) {
  if (!e.outcome) return [];
  const [t, n] = pr(e.outcome);
  if (!t) return [{ kind: `full` }, { kind: `noLine` }];
  const r = (t) => [
    { kind: `line`, line: t, marks: mr(e, t) },
    { kind: `number`, line: t, marks: mr(e, t) },
  ];
  if (!n) return [...r(t), { kind: `only`, line: t }];
  const i = t.side === n.side ? { kind: `double`, line: t, and: n } : { kind: `earlier`, line: t, than: n };
  return [...r(t), ...r(n), i];
}
function gr(e) {
  switch (e?.kind) {
    case `line`:
    case `number`:
    case `only`:
      return [e.line];
    case `earlier`:
      return [e.line, e.than];
    case `double`:
      return [e.line, e.and];
    default:
      return [];
  }
}
const _r = /* @__PURE__ */ new Set([`press`, `drag`, `choose`, `confirm`, `typed`]),
  vr = /* @__PURE__ */ new Set([..._r, `undo`, `new`, `rematch`, `hint`, `seats`]);
function yr(e, t, n) {
  if (N(t) && (n.type === `hint` || Dr(n))) return U(t, { code: `away`, squares: [] });
  if (t.locked && vr.has(n.type) && !(`free` in n)) return U(t, { code: `locked`, squares: [] });
  if (C(t) && Dr(n)) return te(t, U);
  switch (n.type) {
    case `press`:
      return Cr(e, Sr(t, n.square), n.square);
    case `drag`:
      return j(t).turn?.phase === `place` ? Or(e, t, Be(n.from, n.to)) : t;
    case `point`:
      return t.pointed === n.square ? t : { ...t, pointed: n.square };
    case `peek`:
      return t.peek === n.square ? t : { ...t, peek: n.square };
    case `escape`:
      return Mr(t);
    case `isolate`:
      return t.isolated === n.ply ? t : { ...t, isolated: n.ply };
    case `explain`:
      return Rr(t, n.step);
    case `choose`:
      return wr(t, n.square);
    case `confirm`:
      return Tr(e, t);
    case `typed`:
      return Er(e, t, n.text);
    case `play`: {
      const r = E(t, H),
        i = Or(e, r, n.move);
      return i.game === r.game ? t : i;
    }
    case `lock`:
      return { ...Mr(t), locked: n.on };
    case `undo`:
      return re(t, H, kr);
    case `redo`:
      return ie(t, H, n.free);
    case `new`:
    case `rematch`:
      return Pr(e, t, n);
    case `forget`:
      return h({ ...t, match: ge(ue, t.players) }, { kind: `forgotten` });
    case `look`:
      return E(t, H, n.index, n.quiet);
    case `drop`:
      return Ar(t, n.sure);
    case `why`:
      return Nr(t, n.step);
    case `open`:
      return Ir(e, t, n.record);
    case `accept`:
      return Ir(e, t, t.offer?.legalPrefix ?? `q1`);
    case `dismiss`:
      return { ...t, offer: null };
    case `ask`:
      return h(zr(t, n.question), { kind: `answer`, question: n.question, view: j(t) });
    case `here`:
      return n.side === t.here ? t : or(Mr(t), n.side);
    case `points`:
      return { ...t, points: n.on };
    case `tell`:
      return h(t, { kind: `told`, sentence: n.sentence });
    case `seats`:
      return ar(t, n);
    case `pace`:
      return ee(t, n.pace);
    case `reply`:
      return rr(e, t, n);
    case `hint`:
      return sr(t);
    case `hinted`:
      return lr(t, n.record, n.hint);
  }
}
function br(e) {
  return h({ ...e, missing: null }, null);
}
function xr(e) {
  const t = e.read(`q1`);
  return k(t) ? Oe : t;
}
function Sr(e, t) {
  return { ...jr(e), isolated: null, explained: null, hint: cr(e, t) };
}
function Cr(e, t, n) {
  const { view: r, legal: i } = O(t.game);
  switch (r.turn?.phase) {
    case `place`:
      return t.picked === n
        ? { ...t, picked: null }
        : t.picked === null
          ? i.some((e) => e.includes(String(n)))
            ? { ...t, picked: n }
            : U(t, { code: `classical-square`, squares: [n] })
          : Or(e, t, Be(t.picked, n));
    case `measure`:
      return t.choice === n
        ? Tr(e, t)
        : r.choices.some((e) => e.square === n)
          ? wr(t, n)
          : U(t, { code: `collapse-due`, squares: r.choices.map((e) => e.square) });
    case `last`:
      return Or(e, t, String(n));
    default:
      return U(t, { code: `game-over`, squares: [] });
  }
}
function wr(e, t) {
  return j(e).choices.some((e) => e.square === t) ? { ...e, choice: t, peek: null } : e;
}
function Tr(e, t) {
  const n = j(t),
    r = n.choices.find(({ square: e }) => e === t.choice);
  return r ? Or(e, t, r.move) : h(t, { kind: `undecided`, view: n });
}
function Er(e, t, n) {
  const r = ur(n);
  if (r === ``) return t;
  const i = dr(r);
  return i === null ? Or(e, t, r) : Ir(e, t, i);
}
function Dr(e) {
  return e.type === `typed` ? ur(e.text) !== `` && dr(ur(e.text)) === null : _r.has(e.type);
}
function Or(e, t, n) {
  const r = e.play(t.game, n);
  if (k(r)) return U({ ...t, dropping: null }, r);
  if (!_(t)) return Wn(t, r);
  const i = ke(O(r).view, j(t).ply + 1)?.squares[0] ?? null;
  return g(h({ ...t, picked: i, dropping: r }, { kind: `dropping`, dropped: Fe(t) }), `drop`);
}
function kr(e) {
  if (e.before === null) return e;
  const { game: t, present: n, match: r, players: i, here: a } = e.before,
    o = { ...t, index: n };
  return { ...Gn(H(e, o, { kind: `restored`, view: O(o).view }), { players: i, here: a }), match: r };
}
function Ar(e, t) {
  const { dropping: n } = e;
  if (n === null) return e;
  if (!t) return Mr(e);
  const r = Wn(e, n);
  return r.focus.serial === e.focus.serial ? g(r, `board`) : r;
}
function jr(e) {
  return e.dropping === null ? e : { ...e, dropping: null, picked: null };
}
function Mr(e) {
  if (e.why !== null) return Nr(e, null);
  if (e.players === `none` && P(e)) return ee(e, `pause`);
  const t = { ...e, ...je };
  return e.dropping === null ? t : oe(t);
}
function Nr(e, t) {
  const n = j(e);
  if (t === null) return e.why === null ? e : g({ ...e, why: null }, `why`);
  if (!hr(n)[t]) return e;
  const r = h({ ...e, why: t }, { kind: `why`, view: n, step: t });
  return e.why === null ? g(r, `why`) : r;
}
function Pr(e, t, { type: n, start: r = `q1` }) {
  const i = e.read(r);
  if (k(i)) return Lr(t, i);
  const a = pe(t.match, M(t)),
    { view: o } = O(i),
    s = n === `new` ? { kind: `started`, view: o } : { kind: `rematch`, match: a, view: o },
    c = a.x !== t.match.x,
    l = c ? Te(t.players) : t.players,
    u = c && t.here ? we(t.here) : t.here,
    d = { ...H(t, i, s), before: Fr(t), match: a, players: l, here: u };
  return Kn(n === `rematch` ? g(d, `board`) : d);
}
function Fr({ game: e, present: t, match: n, players: r, here: i, before: a }) {
  return e.moves.length > 0 ? { game: e, present: t, match: n, players: r, here: i } : a;
}
function Ir(e, t, n) {
  const r = e.read(n);
  if (k(r)) return Lr(t, r);
  const { record: i, view: a } = O(r),
    o = i === M(t).record ? t.before : Fr(t),
    s = Kn({ ...H(t, r, { kind: `opened`, view: a }), before: o });
  return i === t.match.own?.record ? s : { ...s, match: pe(t.match, M(t)) };
}
function Lr(e, t) {
  return h({ ...e, picked: null, offer: t }, { kind: `broken`, refusal: t });
}
function Rr(e, t) {
  const n = j(e),
    r = t === `next` ? (e.explained ?? -1) + 1 : t,
    i = n.lastCollapse?.some((e) => e.step === r);
  return r !== null && i
    ? h({ ...e, explained: r, isolated: null, why: null }, { kind: `explained`, view: n, step: r })
    : e.explained === null
      ? e
      : { ...e, explained: null };
}
function zr(e, t) {
  const { ply: n, lastCollapse: r } = j(e);
  return t === `last` && n > 0 && r === null ? { ...e, isolated: n } : e;
}
const Br = /* @__PURE__ */ new Set([`lock`, `seats`, `points`, `here`]);
function Vr(e, t, n) {
  let { points: r = !1, locked: i = !1, here: a = null } = e,
    { players: o = Me.players, level: s = Me.level } = e,
    c = { ...Me, points: r, locked: i, here: a, players: o, level: s },
    { matches: l = {} } = e,
    u = ge(he(l[me(c)], e.record), o);
  c = { ...c, matches: l, match: u };
  let d = null,
    f = !1,
    p = e.record === void 0 ? [] : [{ type: `open`, record: e.record }],
    m = p.length > 0 || !!e.exercise,
    h = null,
    g = null,
    _ = (n) => {
      const r = c,
        i = n.type === `new` || n.type === `rematch` ? { ...n, start: e.start } : n;
      d && g && Br.has(i.type)
        ? (g = yr(d, g, i))
        : (c = d ? (h ? h.update(d, c, i) : yr(d, c, i)) : c.missing === null ? x(i) : b(i, c.missing)),
        c !== r && t(r);
    },
    v = (e) => {
      const n = c;
      (c = e), c !== n && t(n);
    },
    y = (e) =>
      e.type === `point`
        ? { ...c, pointed: e.square }
        : e.type === `points`
          ? { ...c, points: e.on }
          : e.type === `here`
            ? Gn(c, { here: e.side })
            : e.type === `lock`
              ? { ...c, locked: e.on }
              : e.type === `seats`
                ? Gn(c, { players: e.players, level: e.level })
                : e.type === `peek` || e.type === `isolate`
                  ? c
                  : null,
    b = (e, t) => (
      e.type === `open` && p.splice(0, p.length, e), e.type === `escape` ? c : (y(e) ?? se(c, t))
    ),
    x = (t) =>
      y(t) ||
      (e.exercise && t.type !== `open`
        ? c
        : (p.push(t),
          t.type !== `press` || m
            ? { ...c }
            : c.picked === null
              ? { ...c, picked: t.square }
              : { ...c, picked: c.picked === t.square ? null : c.picked })),
    S = (r) => {
      if (n.aborted) return;
      const i = c;
      (d = r), (c = { ...c, game: xr(r), picked: null, missing: null });
      for (const t of p.splice(0)) {
        if (((c = yr(r, c, t)), t.type !== `open`)) continue;
        const { focus: n, said: i } = Me;
        c = { ...c, focus: n, ...(e.exercise ? { said: i } : {}) };
      }
      t(i, e.record);
    },
    C = () => {
      if (n.aborted) return;
      const e = c;
      (c = se(c, typeof WebAssembly == `object` ? `engine` : `webAssembly`)), t(e);
    },
    w = e.engine ?? (() => nr().then(qn)),
    T = () => Promise.resolve(typeof w == `function` ? w() : w).then(S, C);
  return {
    state: () => c,
    engine: () => d,
    dispatch: _,
    show: v,
    host(e) {
      if (((h = e), e)) {
        g ??= c;
        return;
      }
      const { said: t, focus: n } = c,
        r = g ?? c;
      (g = null), v({ ...r, said: { serial: t.serial + 1, what: null }, focus: { ...n, to: null } });
    },
    guest: () => h,
    waiting({ missing: e, status: t }) {
      return c.missing === null
        ? d
          ? null
          : f
            ? t.waiting
            : m
              ? t.opening
              : p.length > 1
                ? t.waiting
                : null
        : e[c.missing];
    },
    again() {
      const e = c;
      (f = !0), (c = br(c)), t(e), T();
    },
    load: T,
  };
}
function W(e, t = {}, ...n) {
  const r = document.createElement(e);
  for (const [e, n] of Object.entries(t)) G(r, e, n);
  return (r.append(...n), r);
}
function G(e, t, n) {
  n === !1 || n === null
    ? e.removeAttribute(t)
    : e.getAttribute(t) !== String(n === !0 ? `` : n) && e.setAttribute(t, n === !0 ? `` : n);
}
function K(e, t) {
  e.textContent !== t && (e.textContent = t);
}
function Hr(e) {
  return e.checkVisibility({ visibilityProperty: !0 });
}
function Ur(e) {
  const t = `qt-${Math.random().toString(36).slice(2)}`;
  return (G(e, `id`, t), t);
}
function q(e, t, n) {
  const r = W(`button`, { type: `button`, class: t }, e);
  return (r.addEventListener(`click`, n), r);
}
function Wr(e) {
  return e instanceof Document || e instanceof ShadowRoot;
}
function Gr(e) {
  const t = e.getRootNode();
  return Wr(t) ? t.activeElement : null;
}
function Kr(e) {
  const t = Gr(e);
  if (t) return !t.contains(e) && !e.contains(t);
  const n = e.getRootNode();
  return n instanceof ShadowRoot && Kr(n.host);
}
function qr({ words: e, store: t, options: n, solver: r, ...i }) {
  let a = W(`div`, { class: `qt-guest` }),
    o = null,
    s = null,
    c = null,
    l = null,
    u = null,
    d = () => {},
    f = (a) => ({
      engine: a,
      words: e,
      root: i.frame(),
      state: t.state,
      show: t.show,
      dispatch: t.dispatch,
      cell: i.cell,
      home: i.home,
      host: t.host,
      ask(e, t) {
        d();
        let n = !1;
        d = () => {
          n = !0;
        };
        const i = (i) => {
          n || (d = r(i)?.analyse(e, t) ?? d);
        };
        import(`./helper.js`).then(
          ({ solverFor: e }) => i(e),
          () => {
            n || t.failed(``);
          },
        );
      },
      tell: (e, t) => n.onExercise?.(e, t),
      notebook: n.notebook ?? null,
      beside: n.beside ?? null,
      classic: n.classic ?? null,
    }),
    p = async (e) => {
      const { attend: t } = await import(`./attend.js`);
      return t(f(e));
    },
    m = () => t.dispatch({ type: `tell`, sentence: e.learn.failed }),
    h = async (e, n) => {
      const r = t.engine();
      if (((c = e), s)) return s.open(e, n);
      if (r === null) (u = e && (() => void h(e, n))), e && t.state().missing && m();
      else if (e !== null)
        try {
          (o ??= p(r)), (s = await o), c === e && s.open(e, n);
        } catch {
          (o = null), c === e && m();
        }
    };
  return (
    h(n.exercise ?? null, !1),
    {
      element: a,
      open: (e, t) => void h(e, t),
      render() {
        const e = t.guest();
        G(i.frame(), `data-guest`, e !== null),
          l !== e && a.replaceChildren(...(e ? [e.element] : [])),
          (l = e),
          e?.render(),
          t.engine() !== null && (u?.(), (u = null));
      },
    }
  );
}
function Jr({ words: e, state: t, dispatch: n }) {
  const r = q(e.buttons.undo, `qt-button qt-undo`, () => n({ type: `undo` })),
    i = q(e.buttons.redo, `qt-button qt-redo`, () => n({ type: `redo` })),
    a = q(e.buttons.newGame, `qt-button qt-new`, () => n({ type: `new` }));
  return {
    element: W(`div`, { class: `qt-bar` }, r, i, a),
    render() {
      G(r, `aria-disabled`, String(!v(t()))),
        G(a, `aria-disabled`, t().missing !== null || t().locked ? `true` : null),
        G(i, `aria-disabled`, String(!y(t())));
    },
  };
}
function Yr(e, t, n) {
  const { outcome: r } = t;
  return r ? e.said.together([Xr(e, r, n), Qr(e, t, r)]) : null;
}
function J(e, t) {
  if (t.lastCollapse) {
    const n = [];
    for (const { ply: r, square: i, step: a } of t.lastCollapse)
      (n[a] ??= []), n[a].push({ mark: X(e, r), square: i });
    return e.said.collapsed(n);
  }
  const n = X(e, t.ply),
    r = ke(t, t.ply);
  if (!r) return e.said.last(n, Number(t.lastMove));
  const i = Ae(t)?.cycle;
  return i ? e.said.closed(n, r.squares, i.squares) : e.said.placed(n, r.squares);
}
function Y(e, t, n = !1, r = `both`) {
  if (!t.turn) return Yr(e, t, n) ?? ``;
  if (r === t.turn.side) return t.turn.phase === `measure` ? e.opponent.yourChoice : e.opponent.yourTurn;
  const i = e.side[t.turn.side];
  return t.turn.phase === `measure` ? e.said.toChoose(i) : e.said.toMove(i);
}
function Xr(e, t, n) {
  const { winner: r, points: i } = t;
  if (r === null) return n ? e.result.drawWithPoints : e.result.draw;
  const a = r === `x` ? `o` : `x`;
  return n
    ? e.result.winsWithPoints(e.side[r], e.result.points(i[r]), e.side[a], e.result.points(i[a]))
    : e.result.wins(e.side[r]);
}
function Zr(e, t, n) {
  return {
    side: e.side[n.side],
    kind: $r(n.squares),
    squares: n.squares,
    completedAt: n.completedAt,
    marks: mr(t, n).map((t) => e.mark(t.side, t.ply)),
  };
}
function Qr(e, t, n) {
  const [r, i] = pr(n).map((n) => Zr(e, t, n));
  return r
    ? i
      ? r.side === i.side
        ? e.result.twoLines(r, i)
        : e.result.bothSides(r, i)
      : e.result.oneLine(r)
    : e.result.noLine;
}
function $r([e, t]) {
  const n = Math.abs(t - e);
  return n === 1 ? `row` : n === 3 ? `column` : `diagonal`;
}
function X(e, t) {
  return e.mark(A(t), t);
}
function ei(e, t, n) {
  return Ce(t, n) ? e.opponent.you(e.side[n]) : Se(t, n) ? e.side[n] : e.opponent.it(e.side[n]);
}
function ti(e, t) {
  const { turn: n } = j(t);
  if (!n || !C(t)) return null;
  const r = ei(e, t.players, n.side);
  return P(t) ? e.opponent.thinking(r) : e.opponent.waits(r);
}
function ni(e, t, n) {
  return n === null || (t !== `x` && t !== `o`) ? null : Ce(t, n) ? e.opponent.youWin : e.opponent.itWins;
}
function ri(e, { view: t, decision: n }) {
  const r = A(t.ply) === `x` ? `o` : `x`,
    i = t.lastCollapse?.find(({ step: e }) => e === 0)?.square ?? 0,
    a = e.opponent.reason(n.reason, n.value === 0);
  return e.opponent.chose(e.opponent.it(e.side[r]), X(e, t.ply), i, a);
}
function ii(e, t, { turn: n }) {
  return t === `none` || !n ? e.opponent.watching : e.opponent.notYourTurn(e.opponent.it(e.side[n.side]));
}
function ai(e, t, { x: n }, r) {
  return t === `both` ? e.match.person[r] : Ce(t, n === r ? `x` : `o`) ? e.match.you : e.match.computer;
}
function oi(e, t, n) {
  const r = t.turn?.side;
  if (!n || !r) return e.hint.none;
  const i = e.side[r === `x` ? `o` : `x`],
    a = ci(e, n, t.turn?.phase === `measure` ? null : i),
    o = n.closing && n.ahead !== 0 ? `, ${e.hint.merit.closing(i)}` : ``;
  return e.hint.found(si(e, t, n.move), `${a}${o}`);
}
function si(e, t, n) {
  const r = [...n.replace(`c`, ``)].map(Number),
    [i = 0] = r;
  return n.startsWith(`c`) ? e.choice.option(X(e, t.ply), i) : e.hint.squares(r);
}
function ci(e, { merit: t, ahead: n }, r) {
  const i = e.result.points(Math.abs(n)),
    a = e.hint.merit;
  switch (t.kind) {
    case `single`:
      return a.single;
    case `wins`:
      return t.now ? a.winsNow(i) : a.wins(i, t.only, t.all);
    case `most`:
      return a.most(i);
    case `draws`:
      return a.draws(t.only, t.all, r);
    case `loses`:
      return a.loses(i, t.only, t.all);
  }
}
function li(e, t, n, r) {
  const i = hr(t)[n],
    { end: a, side: o, result: s, said: c } = e,
    l = t.outcome;
  if (!i || !l) return ``;
  const u = (n) => Zr(e, t, n),
    d = (e) => (e.side === `x` ? `o` : `x`),
    f = r ? [a.points(o.x, s.points(l.points.x), o.o, s.points(l.points.o))] : [];
  switch (i.kind) {
    case `line`:
      return a.line(
        u(i.line),
        i.marks.map((t) => e.mark(t.side, t.ply)),
      );
    case `number`:
      return a.number(
        u(i.line),
        i.marks.map(({ ply: e }) => e),
      );
    case `only`:
      return c.together([a.only(o[i.line.side], o[d(i.line)]), ...f]);
    case `earlier`:
      return c.together([a.earlier(u(i.line), u(i.than)), ...f]);
    case `double`:
      return c.together([a.double(u(i.line), u(i.and)), ...f]);
    case `full`:
      return a.full;
    case `noLine`:
      return c.together([a.noLine, ...f]);
  }
}
function ui(e, t) {
  if (t.index === 0) return e.history.start;
  const n = X(e, t.ply);
  return t.lastCollapse ? e.history.collapseOf(n) : e.history.after(n);
}
function di(e, t, n) {
  const r = t.index === 0 ? e.history.beforeFirst : J(e, t);
  return e.history.value(t.index, n, r);
}
function fi(e, t, n, r) {
  const { history: i, said: a } = e;
  if (!n) return a.together([i.inGame, Y(e, t, !1, r)]);
  const o = t.index === 0 ? i.beforeFirst : J(e, t);
  return a.together([`${i.back(ui(e, t))}.`, o, Y(e, t)]);
}
function pi(e, { collapse: t, moves: n }) {
  return e.history.drops(t === null ? null : X(e, t), n);
}
function mi(e, t, n) {
  const r = j(t).squares[n - 1],
    i = e.places[n - 1] ?? ``,
    a = r?.classical,
    o = (r?.spooky ?? []).map((t) => X(e, t)),
    s = a
      ? e.squareName(n, i, [e.mark(a.side, a.ply)], `classical`)
      : e.squareName(n, i, o, o.length > 0 ? `spooky` : `empty`);
  return Le(t, n) ? e.said.together([s, e.closesCycle]) : s;
}
function hi(e, t) {
  const n = j(t);
  if (t.dropping !== null) return pi(e, Fe(t));
  if (_(t) && t.picked === null && Ne(t) === null) return e.history.back(ui(e, n));
  if (n.outcome) return ni(e, t.players, n.outcome.winner) ?? Xr(e, n.outcome, !1).replace(/:$/, ``);
  const r = ti(e, t);
  if (r !== null || !n.turn) return r ?? ``;
  if (t.locked) return e.status.locked(e.side[n.turn.side]);
  const i = ei(e, t.players, n.turn.side);
  if (N(t)) return e.byLink.waiting(i);
  const a = X(e, n.ply),
    o = Ne(t);
  switch (n.turn.phase) {
    case `place`:
      return t.picked === null ? e.status.pickTwo(i) : e.status.pickSecond(i, t.picked);
    case `measure`: {
      const r = n.choices.map((e) => e.square);
      return o === null ? e.status.choose(i, a, r) : e.status[o === t.choice ? `chosen` : `preview`](i, a, o);
    }
    case `last`:
      return e.status.last(i, Di(n));
  }
}
function gi(e, t, n, r = `both`) {
  const i = (t) => Y(e, t, n, r);
  switch (t.kind) {
    case `moved`:
      return e.said.together([
        ...(t.chosen?.view === t.view ? yi(e, t) : []),
        J(e, t.view),
        i(t.view),
        ...(t.note ? [t.note] : []),
      ]);
    case `undone`:
    case `started`:
      return e.said.together([e.said[t.kind], i(t.view)]);
    case `redone`:
    case `opened`:
    case `restored`:
      return e.said.together([e.said[t.kind], ...(_i(t) ? [J(e, t.view)] : []), i(t.view)]);
    case `byLink`:
      return t.side === null ? e.byLink.off : e.said.together([e.byLink.on(e.side[t.side]), i(t.view)]);
    case `forgotten`:
    case `kept`:
      return e.said[t.kind];
    case `rematch`:
      return e.said.together([
        r === `x` || r === `o` ? e.said.rematchYou(e.side[r]) : e.said.rematch(ai(e, r, t.match, t.match.x)),
        i(t.view),
      ]);
    case `looked`:
      return fi(e, t.view, t.earlier, r);
    case `seated`: {
      const { players: r, level: i } = t.seats,
        a = e.opponent.seated(r, e.opponent.level[i]);
      return e.said.together([a, Y(e, t.view, n, r)]);
    }
    case `hinted`:
      return oi(e, t.view, t.hint);
    case `playing`:
      return e.opponent.goesOn;
    case `paused`:
      return e.opponent.paused;
    case `unanswered`:
      return e.said.together([e.opponent.failed, i(t.view)]);
    case `dropping`:
      return pi(e, t.dropped);
    case `why`:
      return li(e, t.view, t.step, n);
    case `explained`:
      return Ci(e, t.view, t.step);
    case `told`:
      return t.sentence;
    case `missing`:
      return e.missing[t.what];
    case `broken`:
      return e.said.together([`${e.broken.title}.`, xi(e, t.refusal)]);
    default:
      return bi(e, t, r) ?? ``;
  }
}
function _i({ kind: e, view: t }) {
  return Ae(t) !== null || (e === `redone` && t.lastCollapse !== null);
}
function vi(e, t) {
  if (t.missing !== null) return ``;
  const { what: n } = t.said,
    r = j(t),
    i = n && bi(e, n, t.players);
  if (i === null && t.hint?.found) return oi(e, r, t.hint.found);
  if (i !== null) return i;
  if (r.lastMove === null) return e.status.start;
  const a = n?.kind === `moved` && n.view === r ? yi(e, n) : [];
  return e.said.together(a.length > 0 && r.lastCollapse ? a : [...a, J(e, r)]);
}
function yi(e, t) {
  return t.kind === `moved` && t.chosen ? [ri(e, t.chosen)] : [];
}
function bi(e, t, n) {
  switch (t.kind) {
    case `refused`:
      return t.refusal.code === `computers-turn` ? ii(e, n, t.view) : Ti(e, t.refusal, t.view);
    case `hinted`:
      return t.hint ? null : e.hint.none;
    case `unanswered`:
      return e.opponent.failed;
    case `undecided`:
      return e.choice.undecided;
    case `answer`:
      return Ei(e, t.question, t.view, n);
    default:
      return null;
  }
}
function xi(e, { code: t, squares: n, text: r, legalPrefix: i }) {
  return t === `other-game`
    ? e.broken.otherGame
    : t === `too-long`
      ? e.refusal(t, [], [])
      : i
        ? e.broken.reason(Si(i, r), r, e.refusal(t, n, []))
        : e.broken.noRecord;
}
function Si(e, t) {
  const n = e.split(`-`).length - 1;
  return t.startsWith(`c`) && n > 0 ? n : n + 1;
}
function Ci(e, t, n) {
  const r = t.lastCollapse ?? [],
    i = r.find((e) => e.step === 0);
  if (n === 0 && i) {
    const t = A(i.ply) === `x` ? `o` : `x`;
    return e.explain.chosen(e.side[t], X(e, i.ply), i.square);
  }
  const a = r.filter((e) => e.step === n),
    o = r.filter(({ ply: e }) => a.some(({ pushedBy: t }) => t === e));
  return e.said.together(
    o.map(({ ply: t, square: n }) =>
      e.explain.pushed(
        X(e, t),
        n,
        a.filter(({ pushedBy: e }) => e === t).map((t) => ({ mark: X(e, t.ply), square: t.square })),
      ),
    ),
  );
}
function wi(e, t) {
  return t.collapse
    .map(({ ply: t, square: n }) => ({ mark: X(e, t), square: n }))
    .sort((e, t) => e.square - t.square);
}
function Ti(e, { code: t, squares: n }, r) {
  const i = n.map((t) => {
    const n = r.squares[t - 1]?.classical;
    return n ? e.mark(n.side, n.ply) : ``;
  });
  return e.refusal(t, n, i);
}
function Ei(e, t, n, r) {
  switch (t) {
    case `last`:
      return n.lastMove === null ? e.ask.noMove : J(e, n);
    case `status`:
      return Y(e, n, !1, r);
    case `cycle`: {
      const t = Ae(n)?.cycle;
      return t
        ? e.ask.cycleIs(
            t.squares,
            t.plies.map((t) => X(e, t)),
          )
        : e.ask.noCycle;
    }
    case `groups`:
      return n.components.length === 0
        ? e.ask.noGroups
        : e.said.together(
            n.components.map((t, n) =>
              e.ask.group(
                n + 1,
                t.plies.map((t) => X(e, t)),
                t.squares,
              ),
            ),
          );
  }
}
function Di(e) {
  return e.squares.findIndex((e) => e.classical === null) + 1;
}
function Oi(e, t) {
  let n = He(e),
    r = n.map((t) => {
      const n = W(`button`, { type: `button`, role: `gridcell`, class: `qt-cell`, tabindex: `-1` }),
        { x: r, y: i, width: a, height: o } = We(t, e),
        s = (e) => `${(e / 288) * 100}%`;
      return (Object.assign(n.style, { left: s(r), top: s(i), width: s(a), height: s(o) }), n);
    }),
    i = n.filter((t) => t % e === 1).map((t) => W(`div`, { role: `row` }, ...r.slice(t - 1, t - 1 + e))),
    a = W(`div`, { role: `grid`, class: `qt-grid`, "aria-label": t }, ...i),
    o = Math.ceil((e * e) / 2),
    s = (e) => {
      (o = e),
        r.forEach((t, n) => {
          t.tabIndex = n + 1 === e ? 0 : -1;
        });
    };
  return (
    s(o),
    {
      element: a,
      buttons: r,
      current: () => o,
      focus(e, t) {
        s(e), r[e - 1]?.focus(t);
      },
      squareOf(e) {
        const t = e instanceof HTMLButtonElement ? r.indexOf(e) : -1;
        return t < 0 ? null : (t + 1 !== o && s(t + 1), t + 1);
      },
    }
  );
}
function ki(e) {
  const t = Oi(3, e.words.board);
  return {
    ...t,
    render() {
      const n = e.state(),
        r = j(n),
        i = n.why === null ? [] : gr(hr(r)[n.why]);
      t.buttons.forEach((t, a) => {
        const o = a + 1;
        G(t, `data-why`, i.find(({ squares: e }) => e.includes(o))?.side ?? null),
          G(t, `data-highest`, i.some(Ai(r, o)));
        const s = r.choices.length > 0 ? n.choice === o : n.picked === o;
        G(t, `aria-label`, mi(e.words, n, o)),
          G(t, `aria-description`, e.overlay()?.describe(o) ?? null),
          G(t, `aria-selected`, String(s)),
          G(t, `aria-disabled`, String(!Re(n, o)));
      });
    },
  };
}
function Ai(e, t) {
  const n = e.squares[t - 1]?.classical?.ply;
  return ({ squares: e, completedAt: r }) => n === r && e.includes(t);
}
function ji(e, t) {
  let { words: n } = e,
    r = W(`p`, { class: `qt-hint` }),
    i = W(
      `details`,
      { class: `qt-door qt-explore` },
      W(`summary`, {}, n.history.explore),
      W(`div`, { class: `qt-door-body` }, r),
    ),
    a = null,
    o = `closed`,
    s = async () => {
      (o = `loading`), (r.textContent = ``);
      try {
        const [s, c] = await Promise.all([import(`./panels.js`), n.explore()]);
        if (o !== `loading`) return;
        (a = s.panels(e, c, t)), r.replaceWith(a.element), a.open(i.open);
      } catch {
        (r.textContent = n.history.unloaded), (o = `closed`);
      }
    };
  return (
    i.addEventListener(`toggle`, () => {
      i.open && o === `closed` && s(), a?.open(i.open);
    }),
    {
      element: i,
      render: () => a?.render(),
      destroy() {
        (o = `gone`), a?.destroy();
      },
    }
  );
}
const Mi = `http://www.w3.org/2000/svg`,
  Ni = {
    first: `M6 5v14M18.5 5.5v13L9 12z`,
    back: `M16 5.5v13L6.5 12z`,
    forward: `M8 5.5v13L17.5 12z`,
    last: `M18 5v14M5.5 5.5v13L15 12z`,
    pause: `M8 6h2.5v12H8zM13.5 6H16v12h-2.5z`,
  };
function Pi(e, t, n) {
  const r = q(``, `qt-button qt-step`, n),
    i = document.createElementNS(Mi, `svg`),
    a = document.createElementNS(Mi, `path`);
  return (
    G(i, `viewBox`, `0 0 24 24`),
    G(i, `aria-hidden`, `true`),
    G(a, `d`, e),
    i.append(a),
    r.append(i),
    G(r, `aria-label`, t),
    G(r, `title`, t),
    r
  );
}
function Fi({ words: { opponent: e }, state: t, dispatch: n }, r) {
  const i = Pi(Ni.pause, e.pause, () => n({ type: `pace`, pace: t().pace === `play` ? `pause` : `play` })),
    a = Pi(Ni.last, e.step, () => n({ type: `pace`, pace: `step` })),
    o = W(`div`, { class: `qt-row` }, i, a);
  return {
    element: o,
    render() {
      const { players: n, pace: s } = t();
      o.hidden = n !== `none`;
      for (const e of [i, a]) G(e, `aria-disabled`, String(r()));
      const c = s === `play`,
        l = c ? e.pause : e.goOn;
      G(i, `aria-label`, l), G(i, `title`, l);
      const u = i.querySelector(`path`);
      u && G(u, `d`, c ? Ni.pause : Ni.forward);
    },
  };
}
function Ii(e) {
  const { words: t, state: n, dispatch: r } = e,
    i = q(t.hint.ask, `qt-button qt-ask-hint`, () => r({ type: `hint` })),
    a = Fi(e, () => j(n()).turn === null);
  return {
    element: W(`div`, { class: `qt-helpers` }, i, a.element),
    render() {
      G(i, `aria-disabled`, String(!Ie(n()))), (i.hidden = n().players === `none`), a.render();
    },
  };
}
function Li(e) {
  let t = W(`div`, { role: `status`, class: `qt-hidden` }),
    n = 0;
  return {
    element: t,
    render() {
      const { serial: r, sentence: i } = e();
      r !== n && ((n = r), t.replaceChildren(W(`p`, {}, i())));
    },
  };
}
function Ri(e, t) {
  const n = W(`input`, {
      type: `text`,
      class: `qt-field`,
      autocomplete: `off`,
      autocapitalize: `off`,
      spellcheck: `false`,
    }),
    r = W(`p`, { class: `qt-hint qt-refused` }),
    i = Ur(r);
  r.hidden = !0;
  const a = W(
      `form`,
      { class: `qt-section qt-typed` },
      W(`label`, { class: `qt-label` }, e.label, n),
      W(`button`, { type: `submit`, class: `qt-button` }, e.submit),
      r,
      W(`p`, { class: `qt-hint` }, e.hint),
    ),
    o = (e) => {
      K(r, e ?? ``),
        (r.hidden = e === null),
        G(n, `aria-invalid`, e === null ? null : `true`),
        G(n, `aria-describedby`, e === null ? null : i);
    };
  return (
    n.addEventListener(`input`, () => o(null)),
    a.addEventListener(`submit`, (e) => {
      e.preventDefault();
      const { taken: i, objection: a } = t(n.value);
      i && (n.value = ``), a !== null && (o(a), r.scrollIntoView({ block: `nearest` }));
    }),
    {
      element: a,
      focus: () => n.focus(),
      settle() {
        r.hidden || o(null);
      },
    }
  );
}
const zi = [`refused`, `broken`, `missing`];
function Bi(e, t) {
  let { words: n, state: r, dispatch: i, spoken: a } = e,
    o = null,
    s = Ri(e.typed, (e) => {
      const t = r();
      i({ type: `typed`, text: e });
      const { game: n, said: s } = r(),
        { what: c } = s,
        l = c !== null && c !== t.said.what && zi.includes(c.kind);
      return (l && (o = c), { taken: n !== t.game, objection: l ? a(c) : null });
    }),
    c = W(`p`, { class: `qt-hint qt-answer` }),
    l = e.questions.map((e) =>
      q(n.ask[e], `qt-button`, () => {
        i({ type: `ask`, question: e }), c.scrollIntoView({ block: `nearest` });
      }),
    ),
    u = W(
      `div`,
      { class: `qt-section`, role: `group`, "aria-label": n.ask.title },
      W(`p`, { class: `qt-label` }, n.ask.title),
      W(`div`, { class: `qt-row` }, ...l),
      c,
    ),
    d = W(
      `details`,
      { class: `qt-door qt-more` },
      W(`summary`, {}, n.buttons.more),
      W(`div`, { class: `qt-door-body` }, s.element, u, ...t),
    );
  return {
    element: d,
    type() {
      (d.open = !0), s.focus();
    },
    render() {
      const { said: e, missing: t } = r();
      for (const e of [...s.element.querySelectorAll(`button`), ...l])
        G(e, `aria-disabled`, t === null ? null : `true`);
      o !== e.what && s.settle();
      const n = e.what?.kind === `answer` ? a(e.what) : ``;
      K(c, n), (c.hidden = n === ``);
    },
  };
}
const Vi = Object.fromEntries(kt.map((e) => [e, `var(--qt-${e})`]));
function Hi(e, { width: t, height: n } = { width: 288, height: 288 }, r = Vi) {
  const i = Wi(`svg`, { viewBox: `0 0 ${t} ${n}`, "aria-hidden": `true` });
  for (const t of e) {
    const { name: e, attributes: n, text: a } = Ui(t, r),
      o = Wi(e, n);
    a !== void 0 && (o.textContent = a), i.append(o);
  }
  return i;
}
function Ui(e, t) {
  const n = e.alpha === void 0 ? {} : { opacity: Number(e.alpha.toFixed(2)) };
  switch (e.kind) {
    case `stroke`:
      return {
        name: `path`,
        attributes: {
          d: e.path,
          fill: `none`,
          stroke: t[e.ink],
          "stroke-width": e.width,
          "stroke-linecap": `round`,
          "stroke-linejoin": `round`,
          ...(e.dash ? { "stroke-dasharray": e.dash.join(` `) } : {}),
          ...n,
        },
      };
    case `box`: {
      const { x: r, y: i, width: a, height: o } = e.rect;
      return { name: `rect`, attributes: { x: r, y: i, width: a, height: o, fill: t[e.ink], ...n } };
    }
    case `text`:
      return {
        name: `text`,
        text: e.text,
        attributes: {
          ...e.at,
          "font-size": e.size,
          "font-weight": e.bold ? 600 : 400,
          fill: t[e.ink],
          ...(e.halo
            ? {
                stroke: t[e.halo.ink],
                "stroke-width": e.halo.width,
                "stroke-linejoin": `round`,
                "paint-order": `stroke`,
              }
            : {}),
          ...n,
        },
      };
  }
}
function Wi(e, t) {
  const n = document.createElementNS(Mi, e);
  for (const [e, r] of Object.entries(t)) n.setAttribute(e, String(r));
  return n;
}
function Gi(e) {
  const { words: t, dispatch: n } = e,
    r = W(`legend`, { class: `qt-panel-title` }),
    i = W(`div`, { class: `qt-cards` }),
    a = W(`form`, { class: `qt-choice` }, W(`fieldset`, {}, r, i)),
    o = W(`button`, { type: `submit`, form: Ur(a), class: `qt-button qt-confirm qt-decide` });
  a.addEventListener(`submit`, (e) => {
    e.preventDefault(), n({ type: `confirm` });
  });
  let s = null,
    c = !1,
    l = (e, r) => {
      const i = t.mark(A(e.ply), e.ply),
        a = t.choice.option(i, r.square),
        o = W(`input`, {
          type: `radio`,
          name: `outcome`,
          value: String(r.square),
          class: `qt-hidden`,
          "aria-label": `${a}: ${t.choice.outcome(wi(t, r))}`,
        });
      o.addEventListener(`change`, () => n({ type: `choose`, square: r.square })),
        o.addEventListener(`focus`, () => {
          !c && o.matches(`:focus-visible`) && n({ type: `peek`, square: r.square });
        }),
        o.addEventListener(`blur`, () => n({ type: `peek`, square: null }));
      const s = W(`label`, { class: `qt-card` }, o, Hi(On(e, r.square)), W(`span`, {}, a));
      return (
        s.addEventListener(`pointerenter`, (e) => {
          e.pointerType === `mouse` && n({ type: `peek`, square: r.square });
        }),
        s.addEventListener(`pointerleave`, () => n({ type: `peek`, square: null })),
        s
      );
    },
    u = () => [1, 2].map(() => W(`div`, { class: `qt-card` }, W(`div`, { class: `qt-card-room` }), `\xA0`));
  return {
    element: a,
    confirm: o,
    focusFirst(e) {
      (c = !0), a.querySelector(`input`)?.focus(e), (c = !1);
    },
    render() {
      const n = e.state(),
        a = j(n),
        c = a.choices.length > 0;
      if (s !== a) {
        i.replaceChildren(...(c ? a.choices.map((e) => l(a, e)) : u()));
        const e = t.mark(A(a.ply), a.ply);
        K(r, a.turn && c ? t.choice.title(t.side[a.turn.side], e) : `\xA0`), (s = a);
      }
      for (const e of i.querySelectorAll(`input`)) e.checked = e.value === String(n.choice);
      const d = t.mark(A(a.ply), a.ply);
      K(o, n.choice === null ? t.choice.confirm : t.choice.confirmOne(d, n.choice)),
        G(o, `aria-disabled`, String(n.choice === null));
    },
  };
}
function Ki({ words: e, dispatch: t }, n) {
  const r = W(`p`, { class: `qt-told` }),
    i = W(`p`, {}),
    a = q(e.history.keep, `qt-button`, () => t({ type: `drop`, sure: !1 })),
    o = q(e.history.playAnyway, `qt-button qt-confirm`, () => t({ type: `drop`, sure: !0 }));
  return {
    element: W(`div`, { class: `qt-end` }, W(`div`, {}, r, i), W(`div`, { class: `qt-row` }, a, o)),
    focus: (e) => a.focus(e),
    render() {
      const e = n();
      e !== null && (K(r, e.move), K(i, e.question));
    },
  };
}
function qi({ words: e, state: t, dispatch: n, share: r }) {
  const i = (e) => n({ type: `why`, step: e }),
    a = W(`p`, { class: `qt-result` }),
    o = q(e.end.show, `qt-button`, () => i(0)),
    s = q(e.end.rematch, `qt-button qt-confirm`, () => n({ type: `rematch` })),
    c = W(`p`, { class: `qt-hint` }),
    l = W(
      `div`,
      { class: `qt-end-part` },
      a,
      W(`div`, { class: `qt-row` }, o, s, ...(r ? [q(e.share.end, `qt-button`, r)] : [])),
      c,
    ),
    u = W(`p`, { class: `qt-hint` }),
    d = W(`p`, { class: `qt-told` }),
    f = q(e.end.previous, `qt-button`, () => i(Math.max(0, (t().why ?? 0) - 1))),
    p = q(e.end.next, `qt-button`, () => {
      const e = hr(j(t())).length - 1;
      i(Math.min(e, (t().why ?? 0) + 1));
    }),
    m = W(
      `div`,
      { class: `qt-end-part` },
      u,
      d,
      W(
        `div`,
        { class: `qt-row` },
        f,
        p,
        q(e.end.close, `qt-button`, () => i(null)),
      ),
    );
  return {
    element: W(`div`, { class: `qt-end` }, l, m),
    focus(e) {
      (t().why === null ? o : p).focus(e);
    },
    render() {
      const { why: n, points: r, match: i, players: o } = t(),
        h = j(t()),
        g = hr(h);
      G(l, `data-on`, n === null), G(m, `data-on`, n !== null), K(a, Yr(e, h, r) ?? ``);
      const _ = M(t()),
        v = de(i, _) !== i.games;
      K(c, v ? e.end.nextX(ai(e, o, i, pe(i, _).x)) : ``),
        K(s, v ? e.end.rematch : e.end.again),
        n !== null &&
          (K(u, e.end.step(n + 1, g.length)),
          K(d, li(e, h, n, r)),
          G(f, `aria-disabled`, String(n === 0)),
          G(p, `aria-disabled`, String(n === g.length - 1)));
    },
  };
}
function Ji(e) {
  const { words: t, state: n, dispatch: r } = e,
    i = W(`h2`, { class: `qt-panel-title` }),
    a = W(`p`, { class: `qt-explained` }),
    o = (t) => {
      t >= 0 && t <= Xi(e) && r({ type: `explain`, step: t });
    },
    s = (e) => () => o((n().explained ?? 0) + e),
    c = q(t.explain.previous, `qt-button`, s(-1)),
    l = q(t.explain.next, `qt-button qt-confirm`, s(1)),
    u = W(
      `div`,
      { class: `qt-explain` },
      i,
      a,
      W(
        `div`,
        { class: `qt-row` },
        c,
        l,
        q(t.explain.close, `qt-button`, () => r({ type: `explain`, step: null })),
      ),
    );
  return (
    u.addEventListener(`keydown`, (t) => {
      if (t.altKey || t.ctrlKey || t.metaKey) return;
      const n = { ArrowLeft: s(-1), ArrowRight: s(1), Home: () => o(0), End: () => o(Xi(e)) }[t.key];
      n && (t.preventDefault(), n());
    }),
    {
      element: u,
      focus: () => l.focus({ preventScroll: !0 }),
      render() {
        const r = n().explained;
        if (r === null) return;
        const o = Xi(e);
        K(i, t.explain.title(r + 1, o + 1)),
          K(a, Ci(t, j(n()), r)),
          G(c, `aria-disabled`, String(r === 0)),
          G(l, `aria-disabled`, String(r === o));
      },
    }
  );
}
function Yi({ words: e, state: t, dispatch: n }, r) {
  const i = q(e.explain.open, `qt-button qt-explain-open`, () => {
    n({ type: `explain`, step: 0 }), r();
  });
  return {
    element: i,
    render() {
      G(i, `data-off`, j(t()).lastCollapse === null);
    },
  };
}
function Xi({ state: e }) {
  return Math.max(0, ...(j(e()).lastCollapse ?? []).map(({ step: e }) => e));
}
function Zi({ words: e, study: t }) {
  return [`lesson`, `puzzle`, `quiz`].map((n) => q(e.learn[n], `qt-link qt-learn`, () => t(n)));
}
function Qi({ words: e, state: t, dispatch: n }, r) {
  const i = W(`p`, {}),
    a = q(e.broken.open, `qt-button qt-confirm`, () => n({ type: `accept` })),
    o = q(e.broken.dismiss, `qt-button`, () => n({ type: `dismiss` }));
  return {
    element: W(
      `div`,
      { class: `qt-offer` },
      W(`h2`, { class: `qt-panel-title` }, e.broken.title),
      i,
      W(`div`, { class: `qt-row` }, a, o),
    ),
    render() {
      const { offer: e } = t();
      K(i, e ? r(e) : ``), (a.hidden = !e?.legalPrefix || e.index === 0);
    },
  };
}
function $i(e) {
  const t = W(`section`, { class: `qt-panel` }, ...e.map((e) => e.element));
  return {
    element: t,
    show(n) {
      const r = Gr(t),
        i = e.some((e) => e !== n && e.element.contains(r));
      for (const t of e) G(t.element, `data-on`, t === n), t.render();
      return i;
    },
  };
}
function ea({ rules: e }, t, n = [], r = () => e.short, i = null) {
  let a = W(`ol`, {}),
    o = ``,
    s = W(`div`, { class: `qt-dialog-text` }),
    c = !1,
    l = q(e.close, `qt-button`, () => u.close()),
    u = W(
      `dialog`,
      { class: `qt-dialog`, "aria-label": e.allTitle },
      W(`div`, { class: `qt-dialog-head` }, W(`h2`, {}, e.allTitle), l),
      s,
      ...(i && e.whole ? [W(`p`, {}, W(`a`, { href: i }, e.whole))] : []),
    ),
    d = q(e.more, `qt-link`, () => {
      u.showModal(),
        c ||
          e.all().then(
            (e) => {
              c || s.replaceChildren(...ta(e)), (c = !0);
            },
            () => K(s, e.unloaded),
          );
    });
  return (
    u.addEventListener(`keydown`, (e) => e.stopPropagation()),
    u.addEventListener(`close`, () => {
      Hr(d) ? d.focus() : t();
    }),
    {
      element: W(
        `div`,
        { class: `qt-rules` },
        W(`h2`, { class: `qt-panel-title` }, e.title),
        a,
        W(`div`, { class: `qt-row qt-ways` }, d, ...n),
        u,
      ),
      render() {
        const e = r();
        e.join() !== o && ((o = e.join()), a.replaceChildren(...e.map((e) => W(`li`, {}, e))));
      },
    }
  );
}
function ta({ sections: e, credit: t, paper: n }) {
  const r = e.flatMap(({ title: e, paragraphs: t }) => [W(`h3`, {}, e), ...t.map((e) => W(`p`, {}, e))]),
    i = n === null ? [] : [` `, W(`a`, { href: n.address, rel: `noopener` }, n.title)];
  return [...r, W(`p`, {}, t, ...i)];
}
function na(e, t) {
  const n = Gi(e),
    r = Qi(e, (t) => xi(e.words, t)),
    i = ea(e.words, t, Zi(e), void 0, e.help),
    a = qi(e),
    o = Ki(e, () => {
      const { words: t, state: n } = e,
        { dropping: r } = n();
      return r === null ? null : { move: J(t, O(r).view), question: pi(t, Fe(n())) };
    }),
    s = Ji(e),
    c = [i, a].map((t) => {
      const n = Yi(e, s.focus);
      return ((t.element.querySelector(`.qt-row`) ?? t.element).append(n.element), n);
    }),
    l = [i, n, a, s, o, r],
    u = { element: e.away ?? W(`div`), render() {} },
    d = $i(e.away ? [...l, u] : l);
  return {
    element: W(`div`, { class: `qt-under` }, d.element, n.confirm),
    focus(e, t) {
      e === `choices` ? n.focusFirst(t) : e === `drop` ? o.focus(t) : a.focus(t);
    },
    render() {
      const l = e.state(),
        f = j(l),
        p = f.outcome ? a : i,
        m = N(l),
        h = f.choices.length > 0 && !P(l) && !m && e.plays(),
        g = m && !_(l) ? u : p,
        v = h ? n : l.explained === null ? g : s,
        y = l.offer ? r : l.dropping ? o : v,
        b = n.confirm.matches(`:focus`),
        x = d.show(y) || (y !== n && b);
      G(n.confirm, `data-on`, y === n);
      for (const e of c) e.render();
      x && t();
    },
  };
}
function ra({ words: e, state: t, dispatch: n }) {
  const r = W(`input`, { type: `checkbox` });
  return (
    r.addEventListener(`change`, () => n({ type: `points`, on: r.checked })),
    {
      element: W(`label`, { class: `qt-section qt-check` }, r, e.points),
      render() {
        r.checked = t().points;
      },
    }
  );
}
const ia = [`a`, `b`];
function aa({ words: e, state: t, dispatch: n }) {
  const { who: r, plays: i, won: a, points: o } = e.match,
    s = ia.map((e) => {
      const t = [W(`td`, {}), W(`td`, {}), W(`td`, {})],
        n = W(`th`, { scope: `row` });
      return { person: e, name: n, cells: t, element: W(`tr`, {}, n, ...t) };
    }),
    c = W(`p`, { class: `qt-hint` }),
    l = q(e.match.forget, `qt-button`, () => {
      l.ariaDisabled === `false` && n({ type: `forget` });
    }),
    u = [r, i, a, o].map((e) => W(`th`, { scope: `col` }, e));
  return {
    element: W(
      `div`,
      { class: `qt-section qt-score` },
      W(
        `table`,
        {},
        W(`caption`, {}, e.match.title),
        W(`thead`, {}, W(`tr`, {}, ...u)),
        W(`tbody`, {}, ...s.map((e) => e.element)),
      ),
      c,
      l,
    ),
    render() {
      const { match: n, players: r } = t(),
        i = de(n, M(t()));
      for (const { person: t, name: a, cells: o } of s) {
        K(a, ai(e, r, n, t));
        const { won: s, points: c } = _e(i, t);
        K(o[0], e.side[t === n.x ? `x` : `o`]), K(o[1], String(s)), K(o[2], e.result.points(c));
      }
      K(c, e.match.games(i.length, i.filter(({ winner: e }) => e === null).length));
      const a = i.length === 0 && (r !== `both` || n.x === `a`);
      l.setAttribute(`aria-disabled`, String(a));
    },
  };
}
function oa({ words: { opponent: e }, state: t, dispatch: n }, r, i = null) {
  let a = (e, t) => W(`option`, { value: e }, t),
    o = W(
      `select`,
      { class: `qt-button qt-select`, "aria-label": e.against },
      a(`both`, e.person),
      ...(i ? [a(`link`, i.label)] : []),
      W(`optgroup`, { label: e.computer }, ...be.map((t) => a(t, e.level[t]))),
    ),
    s = r[0][0];
  o.addEventListener(`change`, () => {
    const e = be.find((e) => e === o.value),
      { players: r } = t();
    if (o.value === `link`) return i?.begin();
    e
      ? n({ type: `seats`, players: r === `both` ? s : r, level: e })
      : i && i.here() !== null
        ? i.sit(null)
        : n({ type: `seats`, players: `both`, level: t().level });
  });
  const c = [...r, [`none`, e.watch]].map(([e, r]) => {
      const a = W(`input`, { type: `radio`, name: `side`, class: `qt-hidden`, value: e });
      return (
        a.addEventListener(`change`, () => {
          i && i.here() !== null && e !== `none`
            ? i.sit(e)
            : n({ type: `seats`, players: e, level: t().level });
        }),
        { players: e, radio: a, element: W(`label`, { class: `qt-side` }, a, r) }
      );
    }),
    l = W(
      `fieldset`,
      { class: `qt-sides` },
      W(`legend`, { class: `qt-hidden` }, e.side),
      W(`span`, { class: `qt-as`, "aria-hidden": `true` }, e.as),
      ...c.map(({ element: e }) => e),
    );
  return {
    element: W(`form`, { class: `qt-seats` }, W(`label`, { class: `qt-against` }, e.against, o), l),
    render() {
      const { players: e, level: n } = t(),
        r = i?.here() ?? null;
      (o.value = r === null ? (e === `both` ? `both` : n) : `link`), u(e) && (s = e);
      for (const t of c)
        (t.radio.checked = t.players === (r ?? e)), (t.element.hidden = r !== null && t.players === `none`);
      l.hidden = e === `both` && r === null;
    },
  };
  function u(e) {
    return e !== `both`;
  }
}
function sa(e, t, n) {
  const r = W(`p`, { class: `qt-status-sentence` }),
    i = W(`p`, { class: `qt-notice` }),
    a = q(e, `qt-button qt-again`, n),
    o = W(`div`, { class: `qt-status-body` }, r, i, a);
  return {
    element: W(`div`, { class: `qt-status` }, o),
    render() {
      const e = t();
      G(o, `data-side`, e.side),
        G(o, `data-thinking`, e.thinking ?? !1),
        K(r, e.sentence),
        K(i, e.notice),
        (a.hidden = !e.retry);
    },
  };
}
function ca(e, t, n, r) {
  const i = e.getContext(`2d`);
  if (!i || e.width === 0) return;
  const a = e.width / 288;
  i.setTransform(1, 0, 0, 1, 0, 0),
    i.clearRect(0, 0, e.width, e.height),
    i.setTransform(a, 0, 0, a, 0, 0),
    la(i, t, n, r, a);
}
function la(e, t, n, r, i) {
  (e.lineCap = `round`), (e.lineJoin = `round`);
  let a = ``;
  for (const o of t) {
    if (o.kind === `text`) {
      const t = `${o.bold ? 600 : 400} ${o.size}px ${r}`;
      t !== a && (e.font = t), (a = t);
    }
    ua(e, o, n, i);
  }
}
function ua(e, t, n, r) {
  switch (((e.globalAlpha = t.alpha ?? 1), t.kind)) {
    case `stroke`:
      (e.strokeStyle = n[t.ink]),
        (e.lineWidth = t.width),
        e.setLineDash(t.dash ? [...t.dash] : []),
        e.stroke(new Path2D(t.path));
      break;
    case `box`: {
      const { x: i, y: a, width: o, height: s } = t.rect,
        c = (e) => Math.round(e * r) / r,
        l = 1 / r;
      (e.fillStyle = n[t.ink]),
        e.fillRect(c(i), c(a), Math.max(l, c(i + o) - c(i)), Math.max(l, c(a + s) - c(a)));
      break;
    }
    case `text`:
      t.halo &&
        (e.setLineDash([]),
        (e.strokeStyle = n[t.halo.ink]),
        (e.lineWidth = t.halo.width),
        e.strokeText(t.text, t.at.x, t.at.y)),
        (e.fillStyle = n[t.ink]),
        e.fillText(t.text, t.at.x, t.at.y);
  }
}
const da = `(forced-colors: active)`,
  fa = [`(prefers-color-scheme: dark)`, `(prefers-contrast: more)`, da];
function pa() {
  let e = W(`canvas`, { class: `qt-canvas`, "aria-hidden": `true` }),
    t = W(`span`, { class: `qt-probe`, "aria-hidden": `true` }),
    n = matchMedia(da),
    r = () => [],
    i = null,
    a = ``,
    o = () => {
      if (!e.isConnected) return;
      (i ??= ma(t)), (a ||= getComputedStyle(t).fontFamily);
      const o = e.width / devicePixelRatio / 288,
        s = o > 0 ? r(o) : [];
      o > 0 && ca(e, n.matches ? At(s) : s, i, a);
    },
    s = () => {
      (i = null), (a = ``), o();
    },
    c = new ResizeObserver(([t]) => {
      const n = (t?.contentRect.width ?? 0) * devicePixelRatio,
        r = t?.devicePixelContentBoxSize?.[0]?.inlineSize ?? n,
        i = Math.round(Math.abs(r - n) < 1.5 ? r : n);
      e.width !== i && (e.width = e.height = i), o();
    });
  try {
    c.observe(e, { box: `device-pixel-content-box` });
  } catch {
    c.observe(e);
  }
  const l = fa.map((e) => matchMedia(e));
  for (const e of l) e.addEventListener(`change`, s);
  return {
    element: e,
    probe: t,
    repaint: o,
    refresh: s,
    draw(e) {
      (r = e), o();
    },
    destroy() {
      c.disconnect();
      for (const e of l) e.removeEventListener(`change`, s);
    },
  };
}
function ma(e) {
  const t = getComputedStyle(e),
    n = kt.map((n) => ((e.style.color = `var(--qt-${n})`), [n, t.color]));
  return Object.fromEntries(n);
}
const Z = (e) => (e === `½` ? `half a point` : e === `1` ? `1 point` : `${e} points`),
  ha = {
    against: `Against`,
    person: `Another person`,
    computer: `Computer`,
    level: { random: `Random`, beginner: `Beginner`, casual: `Casual`, strong: `Strong`, perfect: `Perfect` },
    side: `You play`,
    as: `as`,
    watch: `Watch`,
    pause: `Pause`,
    goOn: `Go on`,
    step: `One step`,
    you: (e) => `You (${e})`,
    it: (e) => `${e} (computer)`,
    thinking: (e) => `${e} is thinking…`,
    waits: (e) => `${e} is to move`,
    yourTurn: `Your turn.`,
    yourChoice: `You choose.`,
    youWin: `You win`,
    itWins: `The computer wins`,
    chose: (e, t, n, r) => `${e} chose ${t} on ${n}${r === `` ? `` : `: ${r}`}.`,
    reason: (e, t) => {
      switch (e) {
        case `wins-now`:
          return `it wins at once`;
        case `wins`:
          return `it wins, whatever comes`;
        case `only-winning`:
          return `the only choice that wins`;
        case `only-holding`:
          return `the only choice that ${t ? `holds the draw` : `saves half a point`}`;
        case `prevents`:
          return `the other choice loses at once`;
        case `holds`:
          return `it holds the draw`;
        case `least-loss`:
          return `both lose, and this one is no worse`;
        case `only-move`:
          return ``;
        case `guess`:
          return `more a guess than a plan`;
      }
    },
    seated: (e, t) => {
      if (e === `both`) return `Two people play.`;
      const n = `The computer (${t.toLowerCase()}) plays`;
      return e === `none`
        ? `${n} both sides.`
        : `${n} ${e === `x` ? `O` : `X`}, you play ${e === `x` ? `X` : `O`}.`;
    },
    paused: `Paused.`,
    goesOn: `It goes on.`,
    notYourTurn: (e) => `${e} has the move now.`,
    watching: `The computer plays both sides. To play yourself, choose X or O.`,
    failed: `The computer player could not be loaded. Two people can go on.`,
  },
  ga = {
    ask: `Hint`,
    none: `No hint can be worked out now.`,
    squares: (e) => (e.length > 1 ? `squares ${e.join(` and `)}` : `square ${e.join()}`),
    found: (e, t) => `Hint: ${e}. ${t[0]?.toUpperCase()}${t.slice(1)}.`,
    merit: {
      single: `the only move there is`,
      winsNow: (e) => `it wins at once, by ${Z(e)}`,
      wins: (e, t, n) =>
        t
          ? `the only one that wins, by ${Z(e)}`
          : n
            ? `every way wins by ${Z(e)}, this one as soon as any`
            : `it wins by ${Z(e)}`,
      most: (e) => `the only one that wins by as much as ${Z(e)}`,
      draws: (e, t, n) => {
        if (e) return `the only one that holds the draw`;
        const r = t ? `every way draws` : `it holds the draw`;
        return n === null
          ? r
          : `${r}${t ? `; this one` : ` and`} leaves ${n} the fewest good answers in proportion`;
      },
      loses: (e, t, n) =>
        t
          ? `every way loses, this one least: by ${Z(e)}`
          : `every way loses by ${Z(e)}${n ? `` : ` or more`}; this one takes longest`,
      closing: (e) => `whatever ${e} chooses`,
    },
  },
  _a = (e) => {
    const t = Math.floor(e),
      n = e % 1 == 0.5 ? `½` : ``;
    return t === 0 && n ? n : `${t}${n}`;
  },
  Q = ({ kind: e, squares: t }) => `${e} ${t.join(`-`)}`,
  va = (e) => `move ${e.completedAt} (${e.marks.join(`, `)})`,
  ya = {
    language: `en`,
    places: [
      `top left`,
      `top middle`,
      `top right`,
      `middle left`,
      `centre`,
      `middle right`,
      `bottom left`,
      `bottom middle`,
      `bottom right`,
    ],
    side: { x: `X`, o: `O` },
    mark: (e, t) => `${e === `x` ? `X` : `O`}${t}`,
    board: `Board`,
    squareName: (e, t, n, r) =>
      r === `empty` ? `Square ${e}, ${t}. Empty.` : `Square ${e}, ${t}. ${n.join(`, `)}, ${r}.`,
    closesCycle: `Closes a cycle.`,
    status: {
      pickTwo: (e) => `${e}: pick two squares`,
      pickSecond: (e, t) => `${e}: square ${t}, and a second one`,
      choose: (e, t, n) => `${e}: where does ${t} land, ${Sa(n)}?`,
      preview: (e, t, n) => `${e}: ${t} on ${n}, like this?`,
      chosen: (e, t, n) => `${e}: ${t} on ${n}? Press ${n} again, or Confirm`,
      last: (e, t) => `${e}: take the last square, ${t}`,
      locked: (e) => `Only to look at: it is ${e}'s turn`,
      opening: `Opening the game…`,
      start: `Each move is on two squares at once.`,
      waiting: `One moment, the engine is on its way…`,
    },
    said: {
      placed: (e, t) => `${e} in squares ${$(t)}.`,
      closed: (e, t, n) => `${e} in ${$(t)} closes the cycle ${n.join(`, `)}.`,
      collapsed: (e) =>
        `Collapse: ${e.map((e) => $(e.map(({ mark: e, square: t }) => `${e} on ${t}`))).join(`, so `)}.`,
      last: (e, t) => `${e} on square ${t}.`,
      toMove: (e) => `${e} to move.`,
      toChoose: (e) => `${e} chooses.`,
      started: `New game.`,
      undone: `Undone.`,
      redone: `Redone.`,
      opened: `Game opened.`,
      restored: `The game before is back.`,
      forgotten: `The score starts again.`,
      kept: `Nothing is dropped.`,
      rematch: (e) => `Rematch: ${e} is X now.`,
      rematchYou: (e) => `Rematch: you are ${e} now.`,
      together: (e) => e.join(` `),
    },
    result: {
      wins: (e) => `${e} wins:`,
      winsWithPoints: (e, t, n, r) =>
        `${e} wins: ${t} ${t === `1` || t === `½` ? `point` : `points`}, ${n} ${r}.`,
      draw: `A draw:`,
      drawWithPoints: `A draw, no points:`,
      oneLine: (e) => `${e.side}'s ${Q(e)} was complete at ${va(e)}.`,
      bothSides: (e, t) =>
        `${e.side}'s ${Q(e)} was complete at ${va(e)}, ${t.side}'s ${Q(t)} at move ${t.completedAt} (${t.marks.join(`, `)}). The lower number counts first.`,
      twoLines: (e, t) =>
        e.completedAt === t.completedAt
          ? `${e.side}'s ${Q(e)} (${e.marks.join(`, `)}) and ${Q(t)} (${t.marks.join(`, `)}) were both complete at move ${e.completedAt}.`
          : `${e.side}'s ${Q(e)} was complete at ${va(e)}, and ${Q(t)} at move ${t.completedAt} (${t.marks.join(`, `)}).`,
      noLine: `the board is full and nobody has three in a row.`,
      points: _a,
    },
    history: {
      explore: `Explore`,
      unloaded: `Explore could not be loaded. Close it and open it again to try once more.`,
      title: `History`,
      position: `Position`,
      first: `To the start`,
      back1: `One step back`,
      forward1: `One step forward`,
      last: `To the newest move`,
      start: `the start`,
      after: (e) => `after ${e}`,
      collapseOf: (e) => `the collapse of ${e}`,
      back: (e) => `Looking back: ${e}`,
      inGame: `Back in the game.`,
      beforeFirst: `No move has been made yet.`,
      place: (e, t, n) => `${e[0]?.toUpperCase()}${e.slice(1)} · step ${t} of ${n}`,
      value: (e, t, n) => `${e} of ${t}: ${n}`,
      drops: (e, t) => `This drops ${$(ba(e, t))}: play anyway?`,
      playAnyway: `Play anyway`,
      keep: `Keep the game`,
      moves: `Moves`,
      quantum: `Quantum`,
      classical: `Classical`,
      empty: `The moves will be listed here.`,
      notation: `The small signs are Goff's: + places a move on two squares, @ measures, ! has settled.`,
      inTwo: (e) => `in ${$(e)}`,
      on: (e) => `on ${e}`,
      collapse: `Collapse:`,
    },
    end: {
      show: `Show why`,
      previous: `Previous`,
      next: `Next`,
      close: `Close`,
      step: (e, t) => `${e} of ${t}`,
      line: (e, t) => `${e.side} has the ${Q(e)}: ${$(t)}.`,
      number: (e, t) =>
        `A line is complete with its highest number. Of ${$(t)} that is ${e.completedAt}, so the ${Q(e)} was complete at move ${e.completedAt}.`,
      only: (e, t) => `${t} has no line, so ${e} wins.`,
      earlier: (e, t) =>
        `${e.completedAt} is lower than ${t.completedAt}: ${e.side}'s line was there first, so ${e.side} wins.`,
      double: (e, t) =>
        e.completedAt === t.completedAt
          ? `Both lines are ${e.side}'s, and move ${e.completedAt} completed them together. It is one win.`
          : `Both lines are ${e.side}'s, complete at moves ${e.completedAt} and ${t.completedAt}. It is one win.`,
      full: `All nine squares are classical, so no move is left.`,
      noLine: `No row, column or diagonal belongs to one player: a draw.`,
      points: (e, t, n, r) => `Points: ${e} ${t}, ${n} ${r}.`,
      rematch: `Rematch, sides swapped`,
      again: `Play again`,
      nextX: (e) => `${e} will be X.`,
    },
    match: {
      title: `Match score`,
      person: { a: `Player A`, b: `Player B` },
      you: `You`,
      computer: `The computer`,
      who: `Who`,
      plays: `Plays`,
      won: `Won`,
      points: `Points`,
      games: (e, t) =>
        e === 0
          ? `Games that end here are counted, and after each the sides change.`
          : `${e} ${e === 1 ? `game` : `games`}${t === 0 ? `` : `, ${t} drawn`}. After each the sides change.`,
      forget: `Start the score again`,
    },
    explore: async () => (await import(`./explore-en.js`)).explore,
    choice: {
      title: (e, t) => `${e} chooses where ${t} lands`,
      option: (e, t) => `${e} on ${t}`,
      outcome: (e) => e.map(({ mark: e, square: t }) => `${t} ${e}`).join(`, `),
      confirm: `Confirm`,
      confirmOne: (e, t) => `Confirm ${e} on ${t}`,
      undecided: `Choose one of the two outcomes first.`,
    },
    explain: {
      open: `Explain the collapse`,
      title: (e, t) => `Collapse, step ${e} of ${t}`,
      chosen: (e, t, n) => `${e} chose: ${t} takes square ${n}.`,
      pushed: (e, t, n) =>
        `${e} took square ${t}, so ${$(n.map((e) => `${e.mark} must go to ${e.square}`))}.`,
      previous: `Previous`,
      next: `Next`,
      close: `Close`,
    },
    opponent: ha,
    hint: ga,
    refusal: (e, t, n) => {
      const [r] = t;
      switch (e) {
        case `classical-square`:
          return r === void 0
            ? `One of the squares is classical already.`
            : `Square ${r} is classical${n[0] ? `: ${n[0]} is settled there. Pick another` : ``}.`;
        case `same-square`:
          return `A pair needs two different squares.`;
        case `collapse-due`:
          return t.length === 0
            ? `A cycle is open and has to collapse first.`
            : `The cycle has to collapse first: choose square ${Sa(t)}.`;
        case `not-on-newest-move`:
          return `The newest move can settle only on one of its own two squares.`;
        case `no-cycle`:
          return `There is no cycle to collapse: a move takes two squares.`;
        case `last-square-due`:
          return `Only one square is left, and it takes a single mark.`;
        case `pair-due`:
          return `A move takes two squares, such as 15.`;
        case `away`:
          return `The other side plays elsewhere: send the link, and open the one that comes back.`;
        case `locked`:
          return `This board is only for looking at.`;
        case `game-over`:
          return `The game is over.`;
        case `not-a-move`:
        case `empty-move`:
          return `That is not a move: a move is two squares, such as 15.`;
        case `too-long`:
          return `That is far too long for a game.`;
        case `not-canonical`:
          return `A link writes each move in one way only, the lower square first; this is another.`;
        default:
          return `That can't be played here.`;
      }
    },
    broken: {
      title: `This game can't be opened as it is`,
      reason: (e, t, n) => `Move ${e}${t === `` ? `` : `, “${t}”,`} can't be played: ${xa(n)}`,
      noRecord: `It is not the record of a game of quantum tic-tac-toe.`,
      otherGame: `It holds another game, and this page has only quantum tic-tac-toe.`,
      open: `Open what comes before`,
      dismiss: `Go on without it`,
    },
    ask: {
      title: `Ask about the board`,
      last: `Last move`,
      status: `Whose turn`,
      cycle: `Cycle`,
      groups: `Entanglements`,
      noMove: `No move has been made.`,
      noCycle: `No cycle is open.`,
      noGroups: `Nothing is entangled.`,
      cycleIs: (e, t) => `The cycle runs through squares ${$(e)}, by ${$(t)}.`,
      group: (e, t, n) => `Group ${e}: ${$(t)} in squares ${$(n)}.`,
    },
    games: { title: `Other games`, quantum: `Quantum tic-tac-toe`, classic: `Classic tic-tac-toe` },
    buttons: { undo: `Undo`, redo: `Redo`, newGame: `New game`, more: `More` },
    typed: {
      label: `Type a move`,
      hint: `Two squares, such as 15. Or paste a link to a game.`,
      submit: `Play`,
    },
    points: `Show points beside the result`,
    pages: {
      title: `To read and print`,
      help: `Rules and history`,
      teach: `For teachers`,
      print: `Print this game`,
    },
    learn: {
      lesson: `Lessons`,
      puzzle: `Puzzles`,
      quiz: `Quiz`,
      failed: `This could not be loaded. The game goes on without it.`,
    },
    share: {
      title: `Share this game`,
      copy: `Copy link`,
      more: `Share, save, open…`,
      copied: `Link copied.`,
      failed: `The link could not be copied. Here it is:`,
      missing: `This could not be loaded; try again later. Here is the link:`,
      link: `Link to this game`,
      end: `Share`,
    },
    byLink: {
      choice: `A person, by link`,
      on: (e) => `Only ${e} is played here.`,
      off: `Both sides are played here.`,
      waiting: (e) => `Waiting for ${e}: send the link`,
    },
    projector: {
      label: `Projector view`,
      hint: `Only the board and one sentence, as large as they go. Escape leaves it.`,
      leave: `Leave the projector view`,
    },
    theme: { title: `Colours`, auto: `As the system`, light: `Light`, dark: `Dark` },
    rules: {
      title: `How to play`,
      short: [
        `A move puts two marks with one number on two squares: it will settle on one of them.`,
        `When moves close a loop, the other player chooses where the newest one settles, and that pushes the rest of the loop into place.`,
        `Settled marks stay. Three of them in a row win.`,
      ],
      more: `All the rules`,
      whole: `Worked examples and history`,
      allTitle: `The rules`,
      all: async () => (await import(`./rules-en.js`)).rules,
      unloaded: `The rules could not be loaded. Close this and open it again to try once more.`,
      close: `Close`,
    },
    missing: {
      engine: `The engine of the game could not be loaded. Check the connection and try again.`,
      webAssembly: `This game needs WebAssembly, which this browser lacks or has switched off.`,
      again: `Try again`,
    },
  };
function $(e) {
  return e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${String(e.at(-1))}`;
}
function ba(e, t) {
  const [n, r] = t ?? [0, 0],
    i = t === null ? [] : [n === r ? `move ${n}` : `moves ${n} to ${r}`];
  return [...(e === null ? [] : [`the collapse of ${e}`]), ...i];
}
function xa(e) {
  return `${e.slice(0, 1).toLowerCase()}${e.slice(1)}`;
}
function Sa(e) {
  return e.join(` or `);
}
function Ca(e, t = {}) {
  let n = t.words ?? ya,
    r = new AbortController(),
    { signal: o } = r,
    s = matchMedia(`(prefers-reduced-motion: reduce)`),
    c = Vr(t, (e, t) => Se(e, t), o),
    { state: l, engine: u, dispatch: d, waiting: f, again: p, load: h } = c,
    g = m(
      () => x.repaint(),
      () => {
        T.render(), x.repaint(), g.moment() === null && ve.rest();
      },
    ),
    _ = null,
    v = null,
    y = (e) => {
      const t = u();
      return (t && (v ??= e(t)), v);
    },
    b = {
      words: n,
      state: l,
      dispatch: d,
      landed: g.landed,
      help: t.help ?? null,
      study: (e) => le.open({ kind: e, which: `` }, !0),
      engine: u,
      solver: y,
      plays: () => c.guest()?.plays() ?? !0,
      overlay: () => (g.moment() === null && c.guest() === null ? _ : null),
      lay(e) {
        (_ = e), _e();
      },
      share: t.onShare ?? null,
      away: t.away ?? null,
    },
    x = pa(),
    S = ki(b),
    C = () => S.focus(S.current(), { preventScroll: !0 }),
    w = na(b, C),
    T = ji(b, C),
    ee = aa(b),
    te = ra(b),
    ne = Bi(
      {
        words: n,
        typed: n.typed,
        questions: [`last`, `status`, `cycle`, `groups`],
        state: l,
        dispatch: d,
        spoken: (e) => gi(n, e, l().points, l().players),
      },
      [ee.element, ...(t.extras ?? []), te.element],
    ),
    E = sa(
      n.missing.again,
      () => {
        const { turn: e, outcome: r } = j(l());
        return {
          side: e?.side ?? r?.winner ?? null,
          thinking: P(l()),
          sentence: f(n) ?? b.overlay()?.status() ?? hi(n, l()),
          notice: vi(n, l()),
          ...c.guest()?.leads(),
          retry: typeof t.engine != `object` && l().missing === `engine`,
        };
      },
      () => {
        p(), C();
      },
    ),
    re = Jr(b),
    ie = {
      label: n.byLink.choice,
      here: () => l().here,
      begin: () => d({ type: `here`, side: Pe(M(l()).view) }),
      sit: (e) => d({ type: `here`, side: e }),
    },
    ae = oa(
      b,
      [
        [`x`, n.side.x],
        [`o`, n.side.o],
      ],
      b.away ? ie : null,
    ),
    oe = Ii(b),
    se = Li(() => {
      const e = l(),
        { said: t, points: r, players: i } = e;
      return {
        serial: t.serial,
        sentence: () => {
          if (!t.what) return ``;
          const a = gi(n, t.what, r, i);
          return N(e) && [`moved`, `opened`, `byLink`, `started`].includes(t.what.kind)
            ? n.said.together([a, `${hi(n, e)}.`])
            : a;
        },
      };
    }),
    le = qr({
      words: n,
      store: c,
      options: t,
      frame: () => D,
      cell: (e) => S.buttons[e - 1] ?? S.element,
      home: C,
      solver: y,
    }),
    ue = [E, S, re, oe, ae, le, w, T, ee, te, ne, se],
    de = W(`div`, { class: `qt-board` }, x.element, S.element),
    fe = W(`div`, { class: `qt-stage` }, de),
    pe = W(`div`, { class: `qt-doors` }, T.element, ne.element),
    he = W(`div`, { class: `qt-controls` }, re.element, oe.element, ae.element),
    ge = [E.element, fe, he, le.element, w.element, pe, se.element],
    D = W(
      `div`,
      { class: `qt`, lang: n.language, dir: `ltr` },
      W(`div`, { class: `qt-frame` }, ...ge),
      x.probe,
    ),
    _e = () => {
      G(D, `data-locked`, l().locked);
      for (const e of ue) e.render();
      x.draw((e) => b.overlay()?.scene(e) ?? Dn(l(), e, g.moment() ?? void 0));
    },
    ve = Ve({ state: l, dispatch: d, solver: y, moving: () => g.moment() !== null }),
    ye = (e) => {
      const { to: t, serial: n } = l().focus;
      if (n === e.focus.serial || t === null || Kr(D)) return;
      const r = { preventScroll: t !== `drop` && !Ce() };
      typeof t == `number` ? S.focus(t, r) : t === `board` ? S.focus(S.current(), r) : w.focus(t, r);
    },
    be = (e, n) => {
      const r = l(),
        { record: i } = M(r),
        { record: a } = M(e),
        o = ce({ record: a, offer: e.offer }, { record: i, offer: r.offer }, n);
      u() && o && t.onChange?.(i),
        r.offer?.code === `other-game` && r.offer !== e.offer && t.onOther?.(r.offer.legalPrefix ?? ``),
        r.match !== e.match && t.onMatches?.({ ...r.matches, [me(r)]: r.match }),
        r.points !== e.points && t.onPoints?.(r.points);
      const { players: s, level: c } = r;
      (s !== e.players || c !== e.level) && t.onPlayers?.({ players: s, level: c });
    },
    xe = !0,
    Se = (e, n = M(e).record) => {
      const r = l();
      G(D, `data-ready`, u() !== null), (r.game !== e.game || r.explained !== null) && g.finish();
      const o = wa(e, r);
      o && g.play(o, s.matches || t.still ? a : i), _e(), ye(e);
      const d = c.guest() === null;
      d && xe && (be(e, n), t.onState?.(e, r)), (xe = d), ve.follow(e, r);
    };
  Dt(
    de,
    S.squareOf,
    (e, t) => l().picked === null && (j(l()).squares[e - 1]?.spooky.includes(t) ?? !1),
    d,
    o,
  );
  for (const e of [`pointerdown`, `keydown`])
    D.addEventListener(e, () => g.finish(), { signal: o, capture: !0 });
  s.addEventListener(`change`, () => g.finish(), { signal: o });
  const Ce = Qe(
    D,
    { squareOf: S.squareOf, reaction: Xe, dispatch: d, go: S.focus, type: () => c.guest() ?? ne.type() },
    o,
  );
  return (
    e.replaceChildren(D),
    _e(),
    {
      get record() {
        return M(l()).record;
      },
      set record(e) {
        d({ type: `open`, record: e });
      },
      get view() {
        return j(l());
      },
      get state() {
        return l();
      },
      get engine() {
        return u();
      },
      get seats() {
        const { players: e, level: t } = l();
        return { players: e, level: t };
      },
      setPlayers: (e, t = l().level) => d({ type: `seats`, players: e, level: t, free: !0 }),
      ready: h(),
      playHere: (e) => d({ type: `here`, side: e }),
      undo: () => d({ type: `undo` }),
      redo: () => d({ type: `redo` }),
      newGame: () => d({ type: `new` }),
      study: (e) => le.open(e, !1),
      refresh: x.refresh,
      inner: { state: l, engine: u, dispatch: d, guest: c.guest },
      destroy() {
        r.abort(), T.destroy(), ve.stop(), v?.destroy(), g.finish(), x.destroy(), e.replaceChildren();
      },
    }
  );
}
function wa(e, t) {
  const n = t.said.what?.kind;
  if (t.said.serial === e.said.serial || (n !== `moved` && n !== `redone`)) return null;
  const r = t.game.positions[t.game.index - 1];
  return r ? s(r.view, j(t)) : null;
}
function Ta(e, t) {
  const { what: n, serial: r } = t.said;
  if (n === null || r === e.said.serial) return [];
  if (n.kind === `moved`) return Da(j(e), t);
  const i = () => gi(ya, n, !1);
  if (n.kind === `refused` || n.kind === `broken`) {
    const { code: e, squares: t } = n.refusal;
    return [{ type: `error`, detail: { code: e, message: i(), squares: t } }];
  }
  return n.kind === `missing`
    ? [
        {
          type: `error`,
          detail: {
            code: n.what === `engine` ? `engine-missing` : `no-webassembly`,
            message: i(),
            squares: [],
          },
        },
      ]
    : [];
}
function Ea(e) {
  if (!(e instanceof Error)) throw e;
  const { code: t, squares: n = [] } = e;
  return { code: typeof t == `string` ? t : e.name, message: e.message, squares: n };
}
function Da(e, t) {
  const n = j(t),
    { record: r } = M(t),
    i = n.lastMove ?? ``,
    a = e.turn?.side ?? `x`,
    o = [];
  if (n.lastCollapse)
    o.push({ type: `collapse`, detail: { record: r, move: i, side: a, steps: n.lastCollapse } });
  else {
    const e = n.pairs.find(({ ply: e }) => e === n.ply)?.squares ?? [Number(i)];
    o.push({ type: `move`, detail: { record: r, move: i, side: a, ply: n.ply, squares: e } });
  }
  const s = n.components.find((e) => e.cycle)?.cycle;
  if (s && n.turn) {
    const e = n.choices.map(({ square: e }) => e);
    o.push({ type: `cycle`, detail: { record: r, side: n.turn.side, ...s, choices: e } });
  }
  return (n.outcome && o.push({ type: `end`, detail: { record: r, ...n.outcome } }), o);
}
function Oa({ inner: { state: e, engine: t, dispatch: n, guest: r } }) {
  const i = () => {
      const e = t();
      if (e === null)
        throw new DOMException("the engine is not there yet: wait for `ready`", `InvalidStateError`);
      return e;
    },
    a = () => {
      const e = i();
      if (r() !== null) throw ka();
      return e;
    },
    o = () => j(e()),
    s = (t) => {
      if (typeof t != `string`) throw TypeError(`a move is a string`);
      const { game: r, present: i } = e(),
        s = a().play({ ...r, index: i }, t);
      if (k(s)) throw Aa(s, e());
      return (n({ type: `play`, move: t }), o());
    },
    c = (e) => (a(), n(e), o());
  return {
    view() {
      return (i(), o());
    },
    result: () => M(e()).view.outcome,
    legalMoves: () => M(e()).legal,
    moves() {
      return (i(), e().game.moves.slice(0, e().present));
    },
    record: () => M(e()).record,
    play: s,
    collapse(e) {
      if (!Number.isInteger(e) || e < 1 || e > 9) throw TypeError(`a square is a number from 1 to 9`);
      return s(`c${e}`);
    },
    undo: () => c({ type: `undo`, free: !0 }),
    redo: () => c({ type: `redo`, free: !0 }),
    goTo(t) {
      a();
      const { present: n } = e();
      if (!Number.isInteger(t) || t < 0 || t > n)
        throw TypeError(`an index is a whole number from 0 to ${n}, the moves of the game`);
      return c({ type: `look`, index: t });
    },
    load(t) {
      if (typeof t != `string`) throw TypeError(`a record is a string`);
      const n = ur(t),
        r = dr(n) ?? n,
        i = a().read(r);
      if (k(i)) throw Aa(i, e());
      return c({ type: `open`, record: r });
    },
  };
}
function ka() {
  const e = Object.assign(/* @__PURE__ */ Error(`a lesson has the board`), {
    code: `lesson-on`,
    squares: [],
  });
  return ((e.name = `LessonError`), e);
}
function Aa(e, t) {
  const { refused: n, code: r, squares: i, index: a, legalPrefix: o } = e,
    s = n === `move`,
    c = s ? { kind: `refused`, refusal: e, view: M(t).view } : { kind: `broken`, refusal: e },
    l = Object.assign(Error(gi(ya, c, !1)), { code: r, squares: i });
  return (
    (l.name = s ? `MoveError` : `RecordError`), s ? l : Object.assign(l, { index: a, legalPrefix: o ?? `` })
  );
}
const ja = [
  `players`,
  `undo`,
  `new`,
  `hints`,
  `history`,
  `ensemble`,
  `shares`,
  `trace`,
  `analysis`,
  `lessons`,
  `more`,
];
function Ma(e) {
  if (e == null) return ja;
  const t = e.split(/[\s,]+/);
  return ja.filter((e) => t.includes(e));
}
function Na(e, t) {
  const n = e.querySelector(`.qt`);
  n && (n.dataset.show = Ma(t).join(` `));
}
const Pa = /* @__PURE__ */ new Map();
function Fa(e, t) {
  const n = e.getRootNode();
  if (!Wr(n)) return;
  const r = Pa.get(t) ?? new CSSStyleSheet();
  Pa.has(t) || r.replaceSync(t),
    Pa.set(t, r),
    n.adoptedStyleSheets.includes(r) || n.adoptedStyleSheets.push(r);
}
const Ia = globalThis.HTMLElement ?? class {},
  La = [`start`, `players`, `level`, `show`, `lesson`, `theme`, `motion`];
let Ra = null;
function za() {
  return (
    (Ra ??= nr().then(qn)),
    Ra.catch(() => {
      Ra = null;
    }),
    Ra
  );
}
var Ba = class extends Ia {
  static observedAttributes = [`record`, `locked`, ...La];
  #e = null;
  #t = !1;
  #n = null;
  #r = () => {};
  ready = new Promise((e) => {
    this.#r = e;
  });
  connectedCallback() {
    if (this.#e) return;
    for (const e of [`record`, `locked`, ...La]) this.#c(e);
    const e = this.shadowRoot ?? this.attachShadow({ mode: `open` }),
      t = document.createElement(`div`);
    e.replaceChildren(t),
      Fa(
        t,
        `:host{--qt-paper:#fafaf7;--qt-surface:#fff;--qt-edge:#dcdcd4;--qt-text:#1b1b1b;--qt-muted:#5b5b5b;--qt-grid:#5b5b5b;--qt-x:#005a8f;--qt-o:#b34700;--qt-cycle:#7a3e9d;--qt-mist-x:#eaf2f8;--qt-mist-o:#fbeee4;--qt-mist-cycle:#f4ecf8;--qt-touch:#00000009;--qt-step-1:#a3277c;--qt-step-2:#7a3e9d;--qt-step-3:#5548a6;--qt-step-4:#0b6e73;--qt-step-5:#2f6f3a;--qt-dim:#8c8c8c;--qt-font:-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;color-scheme:light}@media (prefers-color-scheme:dark){:host(:not([theme=light])){--qt-paper:#121212;--qt-surface:#191919;--qt-edge:#353535;--qt-text:#eee;--qt-muted:#a3a3a3;--qt-grid:#9a9a9a;--qt-x:#6cc0f5;--qt-o:#ffb454;--qt-cycle:#d9a6f2;--qt-mist-x:#1a2a35;--qt-mist-o:#33281a;--qt-mist-cycle:#2d2333;--qt-touch:#ffffff0d;--qt-step-1:#f08cc8;--qt-step-2:#d9a6f2;--qt-step-3:#aeb2ff;--qt-step-4:#62cfca;--qt-step-5:#93d698;--qt-dim:#777;color-scheme:dark}}:host([theme=dark]){--qt-paper:#121212;--qt-surface:#191919;--qt-edge:#353535;--qt-text:#eee;--qt-muted:#a3a3a3;--qt-grid:#9a9a9a;--qt-x:#6cc0f5;--qt-o:#ffb454;--qt-cycle:#d9a6f2;--qt-mist-x:#1a2a35;--qt-mist-o:#33281a;--qt-mist-cycle:#2d2333;--qt-touch:#ffffff0d;--qt-step-1:#f08cc8;--qt-step-2:#d9a6f2;--qt-step-3:#aeb2ff;--qt-step-4:#62cfca;--qt-step-5:#93d698;--qt-dim:#777;color-scheme:dark}@media (prefers-contrast:more){:host{--qt-paper:#fff;--qt-surface:#fff;--qt-edge:#3d3d3d;--qt-text:#000;--qt-muted:#3d3d3d;--qt-grid:#1b1b1b;--qt-x:#00456e;--qt-o:#7f3000;--qt-cycle:#5a2478;--qt-touch:#00000014;--qt-step-1:#78105a;--qt-step-2:#5a2478;--qt-step-3:#3a2f85;--qt-step-4:#00494d;--qt-step-5:#1b4d25}:host([theme=dark]){--qt-paper:#000;--qt-surface:#000;--qt-edge:#d0d0d0;--qt-text:#fff;--qt-muted:#d0d0d0;--qt-grid:#e6e6e6;--qt-x:#9bd6ff;--qt-o:#ffcb85;--qt-cycle:#e8c6fa;--qt-mist-x:#0d2230;--qt-mist-o:#2b1e0c;--qt-mist-cycle:#251a2c;--qt-touch:#ffffff1f;--qt-step-1:#ffb3de;--qt-step-2:#e8c6fa;--qt-step-3:#cdd0ff;--qt-step-4:#93e8e3;--qt-step-5:#b4ecb8}}@media (prefers-contrast:more) and (prefers-color-scheme:dark){:host(:not([theme=light])){--qt-paper:#000;--qt-surface:#000;--qt-edge:#d0d0d0;--qt-text:#fff;--qt-muted:#d0d0d0;--qt-grid:#e6e6e6;--qt-x:#9bd6ff;--qt-o:#ffcb85;--qt-cycle:#e8c6fa;--qt-mist-x:#0d2230;--qt-mist-o:#2b1e0c;--qt-mist-cycle:#251a2c;--qt-touch:#ffffff1f;--qt-step-1:#ffb3de;--qt-step-2:#e8c6fa;--qt-step-3:#cdd0ff;--qt-step-4:#93e8e3;--qt-step-5:#b4ecb8}}@media (forced-colors:active){:host,:host([theme]),:host(:not([theme])){--qt-paper:Canvas;--qt-surface:Canvas;--qt-edge:CanvasText;--qt-text:CanvasText;--qt-muted:CanvasText;--qt-grid:CanvasText;--qt-x:CanvasText;--qt-o:CanvasText;--qt-cycle:LinkText;--qt-mist-x:Canvas;--qt-mist-o:Canvas;--qt-mist-cycle:Canvas;--qt-step-1:LinkText;--qt-step-2:LinkText;--qt-step-3:LinkText;--qt-step-4:LinkText;--qt-step-5:LinkText;--qt-dim:GrayText}}
:host{--qt-rem:1rem;box-sizing:border-box;min-width:288px;padding:clamp(0px, (100% - 288px) / 2, calc(.75 * var(--qt-rem)));background:var(--qt-paper);border-radius:12px;display:block}.qt{hyphens:manual;letter-spacing:normal;text-indent:0;text-shadow:none;text-transform:none;white-space:normal;word-break:normal;word-spacing:normal}@container (width<=300px){.qt-frame>:not(.qt-stage){padding-inline:6px}}:host([hidden]){display:none}
.qt{color:var(--qt-text);font:calc(1 * var(--qt-rem)) / 1.45 var(--qt-font);text-align:start;container-type:inline-size}.qt *,.qt :before,.qt :after{box-sizing:border-box}.qt :where(p,h2,h3,ol,fieldset,legend){border:0;margin:0;padding:0}.qt-hidden{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;margin:-1px;position:absolute;overflow:hidden}.qt-probe{display:none}.qt-status{min-height:calc(4.15 * var(--qt-rem));margin-block-end:calc(.75 * var(--qt-rem))}.qt-status-body{border-inline-start:4px solid var(--qt-muted);padding-inline-start:calc(.75 * var(--qt-rem))}@container (width<=30rem){.qt-status{min-height:calc(5.65 * var(--qt-rem))}}.qt-status-body[data-side=x]{border-color:var(--qt-x)}.qt-status-body[data-side=o]{border-color:var(--qt-o)}@media (prefers-reduced-motion:no-preference){.qt-status-body[data-thinking]{animation:1.2s ease-in-out infinite alternate qt-breathe}}@keyframes qt-breathe{to{border-inline-start-color:var(--qt-edge)}}.qt-status-sentence{font-size:calc(1.125 * var(--qt-rem));font-weight:600;line-height:1.35}.qt-notice{color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem));margin-block-start:calc(.15 * var(--qt-rem));line-height:1.3}@container (width<=20rem){.qt-notice{font-size:calc(.875 * var(--qt-rem))}}.qt-board{width:min(100%, max(calc(18 * var(--qt-rem)), 100vh - calc(15 * var(--qt-rem))), calc(40 * var(--qt-rem)));aspect-ratio:1;background:var(--qt-surface);box-shadow:0 0 0 1px var(--qt-edge), 0 6px 24px -12px #0000002e;border-radius:12px;margin-inline:auto;position:relative}.qt-canvas{border-radius:inherit;width:100%;height:100%;display:block}.qt-grid{border-radius:inherit;touch-action:manipulation;position:absolute;inset:0;overflow:hidden}.qt-cell{color:inherit;cursor:pointer;-webkit-tap-highlight-color:transparent;background:0 0;border:0;padding:0;position:absolute}.qt-cell[aria-disabled=true]{cursor:default}@media (hover:hover){.qt-cell:not([aria-disabled=true]):hover{background:var(--qt-touch)}}.qt :focus-visible{outline:3px solid var(--qt-text);outline-offset:2px}.qt .qt-cell:focus-visible{outline-offset:-4px;border-radius:10px}.qt-bar,.qt-row{gap:calc(.5 * var(--qt-rem));flex-wrap:wrap;display:flex}.qt-bar{margin-block:calc(.75 * var(--qt-rem));justify-content:center}.qt-controls{justify-content:center;align-items:center;gap:calc(.5 * var(--qt-rem));margin-block:calc(.75 * var(--qt-rem));flex-wrap:wrap;display:flex}.qt-controls>*{display:contents}.qt-helpers .qt-step{border-color:var(--qt-edge);background:var(--qt-surface)}@container (width<=24rem){.qt-controls,.qt-helpers>.qt-row{gap:calc(.4 * var(--qt-rem))}.qt-controls .qt-button:not(.qt-step){padding-inline:clamp(calc(.5 * var(--qt-rem)), 3cqi, calc(1 * var(--qt-rem)))}}.qt-as{align-self:center;margin-inline-end:calc(.5 * var(--qt-rem))}.qt-as,.qt-against{color:var(--qt-muted)}.qt-against{align-items:center;gap:calc(.5 * var(--qt-rem));display:inline-flex}.qt-select{field-sizing:content;padding-inline:calc(.75 * var(--qt-rem)) calc(.5 * var(--qt-rem))}.qt-sides{min-width:0;display:flex}.qt-side{min-width:44px;min-height:44px;padding-inline:calc(.75 * var(--qt-rem));border:1px solid var(--qt-edge);background:var(--qt-surface);cursor:pointer;place-items:center;font-weight:500;display:grid}.qt-side+.qt-side{margin-inline-start:-1px}.qt-side:first-of-type{border-start-start-radius:10px;border-end-start-radius:10px}.qt-side:last-of-type{border-start-end-radius:10px;border-end-end-radius:10px}.qt-side:hover{border-color:var(--qt-muted)}.qt-side:has(:checked){border-color:var(--qt-text);background:var(--qt-text);color:var(--qt-paper)}.qt-side:has(:focus-visible){z-index:1;outline:3px solid var(--qt-text);outline-offset:2px;position:relative}.qt-button{min-height:44px;padding:calc(.5 * var(--qt-rem)) calc(1 * var(--qt-rem));border:1px solid var(--qt-edge);background:var(--qt-surface);color:var(--qt-text);font:inherit;cursor:pointer;border-radius:10px;font-weight:500}.qt-again{margin-block-start:calc(.4 * var(--qt-rem))}.qt-button:hover{border-color:var(--qt-muted)}.qt-button[aria-disabled=true]{color:var(--qt-muted);cursor:default;background:0 0}.qt-confirm:not([aria-disabled=true]){background:var(--qt-text);border-color:var(--qt-text);color:var(--qt-paper)}.qt-link{min-height:44px;color:inherit;font:inherit;text-underline-offset:.2em;cursor:pointer;background:0 0;border:0;padding:0;text-decoration:underline}
.qt-panel{border-block-start:1px solid var(--qt-edge);padding-block:calc(.9 * var(--qt-rem));display:grid}.qt-panel>*{visibility:hidden;grid-area:1/1;min-width:0}.qt [hidden]{display:none}.qt-panel>[data-on]{visibility:visible}.qt .qt-panel-title{font-size:calc(1 * var(--qt-rem));margin-block-end:calc(.6 * var(--qt-rem));font-weight:600}.qt-rules ol{color:var(--qt-text);padding-inline-start:calc(1.2 * var(--qt-rem))}.qt-rules li+li{margin-block-start:calc(.3 * var(--qt-rem))}.qt-rules li::marker{color:var(--qt-muted)}.qt-cards{gap:calc(.75 * var(--qt-rem));max-width:calc(26 * var(--qt-rem));grid-template-columns:1fr 1fr;display:grid}.qt-card{align-items:center;gap:calc(.35 * var(--qt-rem));padding:calc(.6 * var(--qt-rem)) calc(.5 * var(--qt-rem)) calc(.5 * var(--qt-rem));border:1px solid var(--qt-edge);background:var(--qt-surface);cursor:pointer;border-radius:12px;flex-direction:column;font-weight:600;display:flex}.qt-card svg,.qt-card-room{width:calc(7 * var(--qt-rem));height:calc(7 * var(--qt-rem))}.qt-card text{font-family:var(--qt-font)}.qt-card:hover{border-color:var(--qt-muted)}.qt-card:has(:checked){border-color:var(--qt-cycle);box-shadow:0 0 0 2px var(--qt-cycle)}.qt-card:has(:focus-visible){outline:3px solid var(--qt-text);outline-offset:4px}.qt-under{display:contents}.qt-decide{width:100%;max-width:calc(26 * var(--qt-rem));visibility:hidden;margin-block-end:calc(.9 * var(--qt-rem));display:block}.qt-decide[data-on]{visibility:visible}.qt-decide:not([aria-disabled=true]){z-index:1;box-shadow:0 calc(-.75 * var(--qt-rem)) 0 4px var(--qt-paper), 0 calc(.75 * var(--qt-rem)) 0 4px var(--qt-paper);position:sticky;inset-block-end:calc(.75 * var(--qt-rem))}.qt-panel:has(>.qt-choice[data-on])>:not([data-on],:has(dialog[open])){display:none}@container (width<=36.9rem){.qt-panel>:not([data-on],:has(dialog[open])),.qt-decide:not([data-on]),.qt .qt-explain-open[data-off]{display:none}}@media (width<=40rem) and (height<=44rem){.qt:has(.qt-decide[data-on]:not([aria-disabled=true])) .qt-seats{visibility:hidden}}.qt-end,.qt-explain,.qt-offer{align-items:flex-start;gap:calc(.9 * var(--qt-rem));flex-direction:column;display:flex}.qt-explained{min-height:3lh;font-size:calc(1.0625 * var(--qt-rem))}.qt-explain-open{place-self:start;display:block}.qt-rules .qt-explain-open{margin-block-start:calc(.5 * var(--qt-rem))}.qt-explain-open[data-off]{visibility:hidden}.qt .qt-explain .qt-panel-title,.qt .qt-offer .qt-panel-title{margin:0}.qt-panel .qt-end:has(.qt-end-part){display:grid}.qt-end-part{align-items:flex-start;gap:calc(.9 * var(--qt-rem));visibility:hidden;flex-direction:column;grid-area:1/1;display:flex}.qt-panel>[data-on]>.qt-end-part[data-on]{visibility:visible}.qt-end-part .qt-row{margin-block-start:auto}.qt-end-part:has(.qt-row+.qt-hint) .qt-row{margin-block-start:0}.qt-end-part .qt-hint:empty{display:none}.qt-result,.qt-told{font-size:calc(1.0625 * var(--qt-rem))}
.qt-door{border-block-start:1px solid var(--qt-edge)}.qt-door>summary{min-height:44px;padding-block:calc(.65 * var(--qt-rem));cursor:pointer;font-weight:600}.qt-door-body{gap:calc(1.25 * var(--qt-rem));padding-block:calc(.5 * var(--qt-rem)) calc(1.25 * var(--qt-rem));display:grid}.qt-door-body>*{min-width:0}.qt-ways{column-gap:calc(1 * var(--qt-rem))}.qt-ways>a{padding-block:calc(.65 * var(--qt-rem));color:inherit;text-underline-offset:.2em}.qt-section{align-items:end;gap:calc(.5 * var(--qt-rem));flex-wrap:wrap;display:flex}.qt-section>:is(p,h2).qt-label,.qt-hint{flex-basis:100%}.qt .qt-label{font-size:calc(1 * var(--qt-rem));font-weight:600;display:block}.qt-hint{color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem))}.qt-section>.qt-label:has(>.qt-field){flex:1 1 calc(8 * var(--qt-rem));min-width:0;max-width:calc(14 * var(--qt-rem))}.qt-field[aria-invalid]{border-color:var(--qt-text);box-shadow:inset 0 0 0 1px var(--qt-text)}.qt .qt-refused{color:var(--qt-text)}.qt-field{width:calc(14 * var(--qt-rem));max-width:100%;min-height:44px;padding:calc(.4 * var(--qt-rem)) calc(.7 * var(--qt-rem));border:1px solid var(--qt-muted);background:var(--qt-surface);color:inherit;font:inherit;border-radius:10px;margin-block-start:calc(.35 * var(--qt-rem));display:block}.qt-check{align-items:center;gap:calc(.5 * var(--qt-rem));min-height:44px;display:inline-flex}.qt-row:has(>.qt-check){column-gap:calc(1.25 * var(--qt-rem))}.qt-check input{width:calc(1.5 * var(--qt-rem));height:calc(1.5 * var(--qt-rem));accent-color:var(--qt-text);margin:0}.qt-steps{align-items:center;gap:calc(.25 * var(--qt-rem));margin-block-start:calc(.5 * var(--qt-rem));display:flex}.qt-step{background:0 0;border-color:#0000;flex:none;width:44px;padding:0}.qt-step svg{fill:currentColor;stroke:currentColor;stroke-width:2px;stroke-linejoin:round;stroke-linecap:round;width:24px;height:24px;margin:auto;display:block}.qt-step[aria-disabled=true]{color:var(--qt-edge)}.qt-score{flex-flow:column;align-items:flex-start}.qt-score table{border-collapse:collapse}.qt-score caption{text-align:start;padding-block-end:calc(.35 * var(--qt-rem));font-weight:600}.qt-score :is(th,td){padding:calc(.35 * var(--qt-rem)) calc(1 * var(--qt-rem)) calc(.35 * var(--qt-rem)) 0;border-block-end:1px solid var(--qt-edge);text-align:start;font-variant-numeric:tabular-nums}.qt-score thead th{color:var(--qt-muted);font-weight:400}.qt-score tbody th{font-weight:500}.qt-cell[data-why=x]{--qt-why:var(--qt-x)}.qt-cell[data-why=o]{--qt-why:var(--qt-o)}.qt-cell[data-why]{box-shadow:inset 0 0 0 2px var(--qt-why)}.qt-cell[data-highest]{box-shadow:inset 0 0 0 5px var(--qt-why)}.qt-dialog{visibility:visible;width:min(calc(38 * var(--qt-rem)), 100vw - calc(2 * var(--qt-rem)));max-height:85vh;padding:0 calc(1.5 * var(--qt-rem)) calc(1.5 * var(--qt-rem));border:1px solid var(--qt-edge);background:var(--qt-paper);color:var(--qt-text);border-radius:14px;overflow:auto}.qt-dialog::backdrop{background:#00000073}.qt-dialog-head{padding-block:calc(1 * var(--qt-rem)) calc(.75 * var(--qt-rem));background:var(--qt-paper);justify-content:space-between;align-items:center;display:flex;position:sticky;inset-block-start:0}.qt .qt-dialog h2{font-size:calc(1.25 * var(--qt-rem))}.qt .qt-dialog h3{margin-block:calc(1.1 * var(--qt-rem)) calc(.35 * var(--qt-rem));font-size:calc(1.0625 * var(--qt-rem))}.qt .qt-dialog p+p{margin-block-start:calc(.6 * var(--qt-rem))}.qt .qt-dialog>.qt-dialog-text>p:last-of-type{color:var(--qt-muted);margin-block-start:calc(1.1 * var(--qt-rem))}.qt-dialog a{color:inherit}
@media (orientation:landscape){@container (width>=37rem){.qt-frame{--qt-gap:clamp(calc(1.25 * var(--qt-rem)), 4cqi, calc(3.5 * var(--qt-rem)));--qt-side:min(100cqi - calc(17 * var(--qt-rem)) - var(--qt-gap), max(calc(18 * var(--qt-rem)), 100vh - calc(5.5 * var(--qt-rem))), calc(52 * var(--qt-rem)));grid-template-columns:var(--qt-side) minmax(calc(17 * var(--qt-rem)), calc(25 * var(--qt-rem)));column-gap:var(--qt-gap);grid-template-rows:repeat(11,auto) 1fr;display:grid}.qt-stage{grid-area:1/1/span 12/span 1}.qt-frame>:not(.qt-stage){grid-column:2}.qt-board{width:100%;position:sticky;inset-block-start:calc(1 * var(--qt-rem))}.qt-under{display:block}.qt-bar,.qt-controls{margin-block:0 calc(1.25 * var(--qt-rem));justify-content:start}}}@media (forced-colors:active){.qt-board{outline:1px solid canvastext}.qt-button[aria-disabled=true]{color:graytext;border-color:graytext}.qt-confirm:not([aria-disabled=true]){padding:calc(calc(.5 * var(--qt-rem)) - 2px) calc(calc(1 * var(--qt-rem)) - 2px);color:buttontext;background:buttonface;border:3px solid buttontext}.qt-cell[data-why]{border:2px solid highlight}.qt-cell[data-highest]{border-width:5px}.qt-step[aria-disabled=true]{color:graytext;border-color:#0000}.qt-card:has(:checked){outline:3px solid highlight}.qt-side:has(:checked){border:3px solid highlight}}
.qt[data-locked] :is(.qt-seats,.qt-bar,.qt-ask-hint,.qt-learn,.qt-decide,.qt-end .qt-confirm,.qt-typed),.qt:not([data-show~=players]) .qt-seats,.qt:not([data-show~=undo]) :is(.qt-undo,.qt-redo),.qt:not([data-show~=new]) .qt-new,.qt:not([data-show~=hints]) .qt-ask-hint,.qt:not([data-show~=history]) .qt-history,.qt:not([data-show~=ensemble]) [data-part=ensemble],.qt:not([data-show~=shares]) [data-part=shares],.qt:not([data-show~=trace]) [data-part=trace],.qt:not([data-show~=analysis]) [data-part=analysis],.qt:not([data-show~=lessons]) .qt-learn,.qt:not([data-show~=more]) .qt-more,.qt:not([data-show~=history],[data-show~=ensemble],[data-show~=shares],[data-show~=trace],[data-show~=analysis]) .qt-explore,.qt:not([data-show~=undo],[data-show~=new],[data-show~=hints]) .qt-bar{display:none}`,
      );
    const n = this,
      r = this.#n ?? this.getAttribute(`record`) ?? this.start,
      i = Ca(t, {
        ...(r === null ? {} : { record: r }),
        ...Ee(this.players, this.level),
        ...(this.lesson === null ? {} : { exercise: Va(this.lesson) }),
        engine: za,
        locked: this.hasAttribute(`locked`),
        get start() {
          return n.start ?? void 0;
        },
        get still() {
          return n.getAttribute(`motion`) === `none`;
        },
        onState: (e, t) => this.#a(e, t),
        onChange: (e) => {
          this.#t && this.#o(`change`, { record: e });
        },
      });
    this.#t = !1;
    const a = { handle: i, remote: Oa(i) };
    this.#e = a;
    for (const [e, n] of Ha) t.querySelector(e)?.setAttribute(`part`, n);
    Na(t, this.getAttribute(`show`)),
      i.ready.then(() => {
        this.#e === a && this.#r();
      });
  }
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#e) return;
      const { handle: e } = this.#e;
      (this.#n = e.inner.engine() ? e.record : this.#n), (this.#e = null), e.destroy();
    });
  }
  attributeChangedCallback(e, t, n) {
    if (t === n || (!this.#e && e === `record` && (this.#n = null), !this.#e)) return;
    const { handle: r } = this.#e;
    if (e === `record`) this.record = n ?? this.start ?? `q1`;
    else if (e === `locked`) r.inner.dispatch({ type: `lock`, on: n !== null });
    else if (e === `players` || e === `level`) {
      const { players: e, level: t } = { ...xe, ...Ee(this.players, this.level) };
      r.setPlayers(e, t);
    } else
      e === `lesson`
        ? r.study(n === null ? null : Va(n))
        : e === `show` && this.shadowRoot
          ? Na(this.shadowRoot, n)
          : e === `theme` && r.refresh();
  }
  get record() {
    return this.#e?.handle.record ?? this.#n ?? this.getAttribute(`record`) ?? this.start ?? `q1`;
  }
  set record(e) {
    if (!this.#e?.handle.inner.engine())
      (this.#n = null), this.#e ? (this.#e.handle.record = e) : this.setAttribute(`record`, e);
    else
      try {
        this.#e.remote.load(e);
      } catch (e) {
        this.#o(`error`, Ea(e));
      }
  }
  get locked() {
    return this.hasAttribute(`locked`);
  }
  set locked(e) {
    this.toggleAttribute(`locked`, e);
  }
  get start() {
    return this.getAttribute(`start`);
  }
  set start(e) {
    this.#s(`start`, e);
  }
  get players() {
    return this.getAttribute(`players`);
  }
  set players(e) {
    this.#s(`players`, e);
  }
  get level() {
    return this.getAttribute(`level`);
  }
  set level(e) {
    this.#s(`level`, e);
  }
  get lesson() {
    return this.getAttribute(`lesson`);
  }
  set lesson(e) {
    this.#s(`lesson`, e), e === null && this.#e?.handle.study(null);
  }
  get show() {
    return this.getAttribute(`show`);
  }
  set show(e) {
    this.#s(`show`, e);
  }
  get theme() {
    return this.getAttribute(`theme`);
  }
  set theme(e) {
    this.#s(`theme`, e);
  }
  get motion() {
    return this.getAttribute(`motion`);
  }
  set motion(e) {
    this.#s(`motion`, e);
  }
  get result() {
    return this.#e?.remote.result() ?? null;
  }
  get legalMoves() {
    return this.#e?.remote.legalMoves() ?? [];
  }
  view() {
    return this.#i().view();
  }
  moves() {
    return this.#i().moves();
  }
  play(e) {
    return this.#i().play(e);
  }
  collapse(e) {
    return this.#i().collapse(e);
  }
  undo() {
    return this.#i().undo();
  }
  redo() {
    return this.#i().redo();
  }
  goTo(e) {
    return this.#i().goTo(e);
  }
  load(e) {
    return this.#i().load(e);
  }
  reset() {
    return this.#i().load(this.start ?? `q1`);
  }
  refresh() {
    this.#e?.handle.refresh();
  }
  #i() {
    if (!this.#e) throw new DOMException(`the element is not in a document`, `InvalidStateError`);
    return this.#e.remote;
  }
  #a(e, t) {
    const n = this.#e?.handle;
    !this.#t && n?.inner.engine() && ((this.#t = !0), this.#o(`ready`, { record: n.record }));
    for (const { type: n, detail: r } of Ta(e, t)) this.#o(n, r);
  }
  #o(e, t) {
    this.dispatchEvent(new CustomEvent(`qttt-${e}`, { bubbles: !0, composed: !0, detail: t }));
  }
  #s(e, t) {
    t === null ? this.removeAttribute(e) : this.setAttribute(e, t);
  }
  #c(e) {
    if (!Object.hasOwn(this, e)) return;
    const t = Reflect.get(this, e);
    Reflect.deleteProperty(this, e), Reflect.set(this, e, t);
  }
};
function Va(e) {
  return { kind: `lesson`, which: e };
}
const Ha = [
  [`.qt-status`, `status`],
  [`.qt-board`, `board`],
  [`.qt-bar`, `buttons`],
  [`.qt-panel`, `panel`],
  [`.qt-explore`, `explore`],
  [`.qt-more`, `more`],
];
export {
  _ as Et,
  _r as F,
  $e as it,
  $i as c,
  A as St,
  Ae as yt,
  a as zt,
  B as Q,
  Ba as t,
  Be as ht,
  Bi as p,
  Bt as Y,
  C as Tt,
  ce as Dt,
  Dn as H,
  d as Lt,
  di as x,
  dr as L,
  E as At,
  ea as s,
  ee as Nt,
  en as q,
  F as ot,
  Fa as n,
  Fi as h,
  G as N,
  Ge as dt,
  Gr as E,
  g as wt,
  He as ft,
  Hi as f,
  Hr as j,
  h as Mt,
  hi as y,
  I as at,
  It as X,
  i as Rt,
  ie as jt,
  J as S,
  Je as ct,
  Jr as T,
  Jt as J,
  j as _t,
  jt as tt,
  K as P,
  Ki as d,
  Kr as k,
  k as vt,
  ke as bt,
  Li as m,
  M as gt,
  Me as pt,
  Mt as Z,
  Ni as g,
  Nt as et,
  ne as Ct,
  nr as z,
  O as xt,
  Oi as v,
  On as V,
  Ot as rt,
  oa as o,
  oe as kt,
  P as mt,
  Pi as _,
  Pt as $,
  pa as i,
  Qe as st,
  Qi as l,
  q as D,
  qn as B,
  re as Pt,
  sa as a,
  se as It,
  Tn as U,
  te as Ft,
  Ue as lt,
  Ur as M,
  ui as b,
  ur as R,
  W as O,
  We as ut,
  Wr as A,
  w as Ot,
  X as w,
  Xt as G,
  xn as W,
  Y as C,
  Yt as K,
  ya as r,
  yr as I,
  Zi as u,
  z as nt,
};
