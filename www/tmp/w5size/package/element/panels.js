import {
  X as _,
  j as A,
  D as a,
  _ as b,
  b as C,
  J as c,
  g as D,
  O as d,
  f as E,
  tt as ee,
  xt as F,
  P as f,
  V as g,
  St as h,
  C as i,
  yt as ie,
  n as j,
  it as k,
  K as l,
  nt as M,
  S as m,
  ot as N,
  vt as ne,
  ht as O,
  G as o,
  w as P,
  Q as p,
  A as r,
  x as re,
  at as S,
  H as s,
  et as T,
  u as te,
  N as u,
  Y as v,
  bt as w,
  _t as x,
  Z as y,
} from "./element.js";
import { solverFor as e } from "./helper.js";
import { t as n, n as t } from "./stepper.js";
function ae(e, t) {
  let n = /* @__PURE__ */ new Map(),
    r = () => {},
    i = null,
    a = [],
    o = `points`,
    s = !1,
    c = (e, t) => `${t} ${e}`,
    l = (e, t) => n.get(c(e, t)) ?? null,
    u = () => {
      a = a.filter((e) => l(e, o) === null);
      const [d] = a,
        f = d === void 0 ? null : c(d, o);
      if (f === i) return;
      r(), (i = null);
      const p = e();
      d !== void 0 &&
        f !== null &&
        p &&
        ((i = f),
        (r = p.analyse(
          { record: d, objective: o },
          {
            answer(e) {
              (i = null), n.set(f, e);
              for (const e of n.keys()) {
                if (n.size <= 500) break;
                n.delete(e);
              }
              u(), t();
            },
            failed() {
              (i = null), (a = []), (s = !0), t();
            },
          },
        )));
    };
  return {
    known: l,
    want(e, t) {
      (a = e), (o = t), (s = !1), u();
    },
    get busy() {
      return a.length > 0;
    },
    get failed() {
      return s;
    },
    destroy() {
      (a = []), r();
    },
  };
}
const oe = { analysing: !1, objective: `points`, bars: !1, shown: null, glance: null, square: null };
function se({ shown: e, glance: t }) {
  return t ?? e;
}
function ce(e, t) {
  if (e === null || t === null || e.kind !== t.kind) return e === t;
  switch (e.kind) {
    case `move`:
      return t.kind === `move` && e.move === t.move;
    case `game`:
      return t.kind === `game` && e.number === t.number;
    case `trace`:
      return t.kind === `trace` && e.from === t.from && e.step === t.step;
    case `line`:
      return t.kind === `line` && e.game.index === t.game.index;
  }
}
var le = `.qt-objectives{align-items:center;column-gap:calc(1 * var(--qt-rem));flex-wrap:wrap;display:flex}.qt .qt-objectives>legend{float:inline-start;color:var(--qt-muted)}.qt-analysis progress{width:100%;height:calc(.5 * var(--qt-rem));visibility:hidden;accent-color:var(--qt-text)}.qt-analysis progress[data-on]{visibility:visible}.qt-analysed{gap:calc(1.25 * var(--qt-rem));justify-self:stretch;display:grid}.qt-analysed>div,.qt-worths,.qt-worth{gap:calc(.5 * var(--qt-rem));justify-items:start;display:grid}.qt-square-worth{min-height:4lh}.qt-worth>h4{border-inline-start:4px solid var(--qt-muted);font-size:calc(1 * var(--qt-rem));padding-inline-start:calc(.6 * var(--qt-rem));font-weight:500}.qt-worth>h4[data-side=x]{border-color:var(--qt-x)}.qt-worth>h4[data-side=o]{border-color:var(--qt-o)}.qt-chips{align-items:center;gap:calc(.35 * var(--qt-rem));flex-wrap:wrap;display:flex}.qt-lengths{gap:calc(.5 * var(--qt-rem));display:grid}.qt-length:has(.qt-steps-to){grid-template-columns:calc(5.25 * var(--qt-rem)) 1fr;align-items:baseline;display:grid}.qt-steps-to{color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem))}.qt-chip{min-width:40px;min-height:36px;padding:calc(.2 * var(--qt-rem)) calc(.5 * var(--qt-rem));border:1px solid var(--qt-edge);background:var(--qt-surface);color:inherit;font:inherit;font-variant-numeric:tabular-nums;cursor:pointer;border-radius:8px;position:relative}.qt-outcomes{gap:calc(.75 * var(--qt-rem));max-width:calc(26 * var(--qt-rem));grid-template-columns:1fr 1fr;display:grid}.qt-outcome{gap:calc(.25 * var(--qt-rem));padding:calc(.6 * var(--qt-rem));border:1px solid var(--qt-edge);background:var(--qt-surface);color:inherit;font:inherit;cursor:pointer;border-radius:12px;align-content:start;display:grid}.qt-outcome svg{width:min(100%, calc(7 * var(--qt-rem)));margin-inline:auto}.qt-outcome-name{font-weight:600}.qt-curve{max-width:calc(30 * var(--qt-rem));background:var(--qt-surface);box-shadow:0 0 0 1px var(--qt-edge);cursor:pointer;border-radius:10px;justify-self:stretch}.qt-mistakes{gap:calc(.25 * var(--qt-rem)) calc(.75 * var(--qt-rem));grid-template-columns:minmax(0,1fr) auto;justify-self:stretch;display:grid}.qt-mistakes>li{grid-column:1/-1;grid-template-columns:subgrid;align-items:center;display:grid}.qt-mistakes .qt-link{justify-self:start}.qt-mistake{min-height:44px;padding:calc(.35 * var(--qt-rem)) calc(.6 * var(--qt-rem));border:0;border-inline-start:4px solid var(--qt-x);color:inherit;font:inherit;text-align:start;cursor:pointer;background:0 0;border-radius:0 8px 8px 0}.qt-mistake[data-side=o]{border-color:var(--qt-o)}.qt-mistake:hover,.qt-mistake[aria-current]{background:var(--qt-touch)}.qt-mistake[aria-current]{font-weight:600}@media (forced-colors:active){.qt-fold [aria-pressed=true]{outline-offset:-3px;outline:3px solid highlight}.qt-small-board{outline:2px solid canvastext}.qt-bar-track{border:1px solid canvastext}.qt-bar-part{forced-color-adjust:none;background:highlight}}`,
  ue = `.qt-fold{border-block-start:1px solid var(--qt-edge)}.qt:has(.qt-explore[open]) .qt-rules .qt-learn{visibility:hidden}.qt-fold>summary{min-height:44px;padding-block:calc(.65 * var(--qt-rem));cursor:pointer}.qt-fold-title{font-weight:600}.qt-fold-note{color:var(--qt-muted);font-variant-numeric:tabular-nums;margin-inline-start:calc(.35 * var(--qt-rem))}.qt-small-board{z-index:1;grid-template-columns:calc(6.5 * var(--qt-rem)) 1fr;align-items:center;gap:calc(.75 * var(--qt-rem));padding:calc(.5 * var(--qt-rem));background:var(--qt-surface);box-shadow:0 0 0 1px var(--qt-muted), 0 -4px 16px -4px #00000059;font-size:calc(.875 * var(--qt-rem));pointer-events:none;border-radius:10px 10px 0 0;line-height:1.3;display:grid;position:sticky;inset-block-end:0}.qt-panels:has(>.qt-small-board:not([hidden])) :is(summary,button,input,a,.qt-walking,.qt-stepping){scroll-margin-block-end:calc(9.5 * var(--qt-rem))}@media (height<=24rem){.qt .qt-small-board{display:none}}.qt-panels{display:grid}.qt-panels>.qt-history{margin-block-end:calc(1.25 * var(--qt-rem))}.qt-fold-body{padding-block:calc(.25 * var(--qt-rem)) calc(1.25 * var(--qt-rem))}.qt-fold-body>section{gap:calc(.75 * var(--qt-rem));justify-items:start;display:grid}.qt-fold-body>section>*{min-width:0;max-width:100%}.qt .qt-fold [hidden]{display:none}.qt .qt-fold :where(ul,ol){margin:0;padding:0;list-style:none}.qt-fold :is(h3,h4){margin:0}.qt-fold svg text{font-family:var(--qt-font)}.qt-honest{gap:calc(.35 * var(--qt-rem));border-inline-start:2px solid var(--qt-edge);color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem));padding-inline-start:calc(.75 * var(--qt-rem));display:grid}.qt .qt-product{font-size:calc(1.25 * var(--qt-rem));font-variant-numeric:tabular-nums;font-weight:600}.qt-groups{color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem))}.qt-possible>[role=toolbar],.qt-reasons{justify-self:stretch}.qt-games{grid-template-columns:repeat(auto-fill, minmax(calc(5.25 * var(--qt-rem)), 1fr));gap:calc(.5 * var(--qt-rem));display:grid}.qt-game{width:100%;padding:calc(.35 * var(--qt-rem)) calc(.35 * var(--qt-rem)) calc(.2 * var(--qt-rem));border:1px solid var(--qt-edge);background:var(--qt-surface);color:var(--qt-muted);font:inherit;font-size:calc(.875 * var(--qt-rem));font-variant-numeric:tabular-nums;cursor:pointer;border-radius:10px;display:block;position:relative}.qt-game svg,.qt-outcome svg,.qt-curve svg,.qt-small-board svg{width:100%;height:auto;display:block}.qt-game:hover,.qt-outcome:hover,.qt-chip:hover{border-color:var(--qt-muted)}.qt-fold [aria-pressed=true]{border-color:var(--qt-text);box-shadow:inset 0 0 0 2px var(--qt-text);color:var(--qt-text);font-weight:600}.qt-reasons{gap:calc(.6 * var(--qt-rem));display:grid}.qt-count{color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem))}.qt-gone{align-items:center;gap:calc(.5 * var(--qt-rem));flex-wrap:wrap;margin-block-start:calc(.3 * var(--qt-rem));display:flex}.qt-gone svg{width:calc(5 * var(--qt-rem));padding:calc(.25 * var(--qt-rem));border:1px dashed var(--qt-edge);opacity:.6;border-radius:8px;animation:.9s ease-out qt-go}@keyframes qt-go{0%{opacity:1}}@media (prefers-reduced-motion:reduce){.qt-gone svg{animation:none}}.qt-shares{gap:calc(.6 * var(--qt-rem));justify-self:stretch;display:grid}.qt-shares>ul{grid-template-columns:repeat(auto-fill, minmax(calc(9.5 * var(--qt-rem)), 1fr));gap:calc(.75 * var(--qt-rem)) calc(1.25 * var(--qt-rem));display:grid}.qt-share-group>p{font-weight:600}.qt-share-group>ul{gap:calc(.35 * var(--qt-rem));display:grid}.qt-share{font-size:calc(.9375 * var(--qt-rem));font-variant-numeric:tabular-nums}.qt-bar-track{height:calc(.4 * var(--qt-rem));border-radius:calc(.2 * var(--qt-rem));background:var(--qt-edge);display:block;overflow:hidden}.qt-bar-part{background:var(--qt-muted);height:100%;display:block}.qt-bar-part[data-side=x]{background:var(--qt-x)}.qt-bar-part[data-side=o]{background:var(--qt-o)}.qt-walking,.qt-stepping{gap:calc(.75 * var(--qt-rem));justify-items:start;display:grid}.qt-fold .qt-steps{margin:0}.qt-walk-count{min-width:calc(6 * var(--qt-rem));color:var(--qt-muted);font-variant-numeric:tabular-nums;text-align:center}.qt-walk>li{padding:calc(.3 * var(--qt-rem)) calc(.6 * var(--qt-rem));border-inline-start:3px solid var(--qt-edge)}.qt-walk>[data-later]{color:var(--qt-muted)}.qt-walk>[aria-current]{border-color:var(--qt-cycle);font-weight:600}.qt-line-told{min-height:3lh}`;
function de(e, t) {
  const n = e.positions.slice(0, t + 1),
    r = [];
  for (const [e, { view: t }] of n.entries())
    if (t.lastCollapse !== null) {
      const n = t.lastCollapse;
      for (const { ply: t, square: i } of n) {
        const n = r[t - 1];
        n && (r[t - 1] = { ...n, settled: { square: i, index: e } });
      }
      const i = r.at(-1);
      i && (r[r.length - 1] = { ...i, collapse: { index: e, steps: n } });
    } else e > 0 && r.push(fe(t.ply, e, n));
  return r;
}
function fe(e, t, n) {
  const r = n[t]?.view,
    i = r && w(r, e);
  if (i) return { ply: e, squares: i.squares, index: t, settled: null, collapse: null };
  const a = Number(r?.lastMove);
  return { ply: e, squares: [a, a], index: t, settled: { square: a, index: t }, collapse: null };
}
function pe(e, { squares: t }) {
  return t[0] === t[1] ? e.history.on(t[0]) : e.history.inTwo(t);
}
function me({ ply: e, squares: t }) {
  return `${I(e)}+(${t.join(`,`)})`;
}
function he({ ply: e, settled: t, collapse: n }) {
  if (!t) return ``;
  const r = `${I(e)}(${t.square})!`;
  return n ? `${h(e) === `x` ? `O` : `X`}${e}@${r}` : r;
}
function I(e) {
  return `${h(e) === `x` ? `X` : `O`}${e}`;
}
function ge(e, t) {
  let { words: n, state: r, dispatch: i } = e,
    a = d(`ol`, { class: `qt-moves`, "aria-label": n.history.moves }),
    o = d(
      `div`,
      { class: `qt-move qt-moves-head`, "aria-hidden": `true` },
      d(`span`, {}, n.history.quantum),
      d(`span`, {}, n.history.classical),
    ),
    s = d(`p`, { class: `qt-hint` }, n.history.empty),
    c = d(`p`, { class: `qt-hint` }, n.history.notation),
    l = [],
    f = (e) => i({ type: `isolate`, ply: e }),
    p = (e) => {
      let t = (t, ...n) => {
          const r = d(`button`, { type: `button`, class: `qt-move-point` }, ...n);
          return (
            r.addEventListener(`click`, () => {
              i({ type: `look`, index: t }), f(e.ply);
            }),
            r
          );
        },
        r = t(e.index, ..._e(n, e)),
        a = [[r, e.index]],
        o = d(`span`, { class: `qt-move-settled` }, ...L(n, e));
      e.collapse && ((o = t(e.collapse.index, ...L(n, e))), a.push([o, e.collapse.index]));
      const s = d(`li`, { class: `qt-move` }, r, o);
      return (
        s.addEventListener(`pointerenter`, ({ pointerType: t }) => {
          t === `mouse` && f(e.ply);
        }),
        s.addEventListener(`pointerleave`, () => f(null)),
        s.addEventListener(`focusin`, () => f(e.ply)),
        s.addEventListener(`focusout`, () => f(null)),
        { key: JSON.stringify(e), ply: e.ply, element: s, settled: o, points: a }
      );
    },
    m = (e) => {
      const n = new Map(l.map((e) => [e.key, e])),
        r = e.map((e) => n.get(JSON.stringify(e)) ?? p(e));
      if (r.length === l.length && r.every((e, t) => e === l[t])) return;
      const i = a.matches(`:focus-within`);
      for (const e of l) r.includes(e) || e.element.remove();
      r.forEach(({ element: e }, t) => {
        a.children[t] !== e && a.insertBefore(e, a.children[t] ?? null);
      }),
        (l = r),
        i && !a.matches(`:focus-within`) && t();
    };
  return {
    element: d(`div`, { class: `qt-moves-box` }, o, a, s, c),
    render() {
      const { game: t, present: n } = r();
      m(de(t, n)), (s.hidden = l.length > 0), (o.hidden = c.hidden = a.hidden = l.length === 0);
      const i = e.landed(),
        d = i === null ? [] : (x(r()).lastCollapse ?? []).map(({ ply: e }) => e);
      for (const { ply: e, settled: t } of l) u(t, `data-coming`, d.includes(e) && !i?.has(e));
      for (const [e, n] of l.flatMap(({ points: e }) => e))
        u(e, `aria-current`, n === t.index ? `step` : null);
    },
  };
}
function _e(e, t) {
  return R(e, t, pe(e, t), me(t), []);
}
function L(e, t) {
  if (!t.settled) return [];
  const n = t.collapse ? [e.history.collapse] : [];
  return R(e, t, e.history.on(t.settled.square), he(t), n);
}
function R(e, { ply: t }, n, r, i) {
  const a = h(t),
    o = d(`span`, { class: `qt-mark`, "data-side": a }, e.side[a], d(`sub`, {}, String(t)));
  return [
    d(`span`, { class: `qt-hidden` }, e.said.together([...i, e.mark(a, t), n])),
    d(`span`, { class: `qt-seen`, "aria-hidden": `true` }, o, ` ${n}`),
    d(`span`, { class: `qt-goff`, "aria-hidden": `true` }, r),
  ];
}
function ve(e, t) {
  const { words: r, state: i, dispatch: a } = e,
    o = n(
      r.history,
      () => {
        const { game: e, present: t } = i(),
          n = x(i());
        return {
          index: e.index,
          present: t,
          value: re(r, n, t),
          place: r.history.place(C(r, n), e.index, t),
        };
      },
      (e, t) => a({ type: `look`, index: e, quiet: t }),
    ),
    s = ge(e, t);
  return {
    element: d(
      `section`,
      { class: `qt-history`, "aria-label": r.history.title },
      d(`h2`, { class: `qt-label` }, r.history.title),
      o.element,
      s.element,
    ),
    render() {
      o.render(), s.render();
    },
  };
}
function ye({ moves: e }) {
  return [...new Set(e.map(({ value: e }) => e))].map((t) => {
    const n = e.filter((e) => e.value === t),
      r = /* @__PURE__ */ new Map();
    for (const { move: e, movesToEnd: i } of n) {
      const n = t === 0 ? null : i;
      r.set(n, [...(r.get(n) ?? []), e]);
    }
    return { value: t, lengths: [...r].map(([e, t]) => ({ steps: e, moves: t })), count: n.length };
  });
}
function z(e, t) {
  return e?.moves.find((e) => e.move === t) ?? null;
}
function B(e, t) {
  return k.flatMap((n) => {
    const r = n === t ? null : z(e, O(t, n));
    return r ? [{ ...r, other: n }] : [];
  });
}
function be({ outcome: e }, t) {
  return e
    ? t === `points`
      ? e.points.x - e.points.o
      : e.winner === null
        ? 0
        : e.winner === `x`
          ? 1
          : -1
    : null;
}
function V({ positions: e }, t, n, r) {
  return e.slice(0, t + 1).map(({ view: e, record: t }) => be(e, r) ?? n(t)?.value ?? null);
}
function xe(e, t, n, r) {
  const i = V(e, t, n, r);
  return e.moves.slice(0, t).flatMap((t, r) => {
    const a = e.positions[r],
      [o, s] = [i[r] ?? null, i[r + 1] ?? null],
      c = a?.view.turn;
    if (!a || !c || o === null || s === null) return [];
    const l = c.side === `x` ? 1 : -1;
    if ((o - s) * l <= 0) return [];
    const u = n(a.record),
      d = c.phase === `measure`;
    return [
      {
        index: r,
        side: c.side,
        ply: a.view.ply + +!d,
        isChoice: d,
        move: t,
        better: (u?.moves ?? []).filter(({ value: e }) => e === o).map((e) => e.move),
        from: o * l,
        to: s * l,
      },
    ];
  });
}
function H({ words: e, explore: t }, n, r, i = null) {
  const a = Ae(e, r),
    o = e.result.points(Math.abs(r));
  return t.analysis.worth(n, a, o, a === null ? null : i);
}
function Se({ words: e, explore: t }, n, r) {
  return t.analysis.sign(Ae(e, r), e.result.points(Math.abs(r)), n);
}
function U({ words: e, explore: t }, n, r) {
  const i = r.replace(`c`, ``).split(``).map(Number),
    [a = 0] = i;
  return r.startsWith(`c`)
    ? t.analysis.settles(P(e, n.ply), a)
    : i.length > 1
      ? t.analysis.pair(i)
      : t.analysis.single(a);
}
function Ce(e, t, n) {
  return n.startsWith(`c`) ? U(e, t, n) : n;
}
function we(e, t, n, r) {
  const [i] = r?.moves ?? [],
    { failed: a, over: o, found: s } = e.explore.analysis;
  return r === null ? a : i ? s(U(e, t, i.move), H(e, n, i.value, i.movesToEnd)) : o;
}
function Te(e, t, n, r, i) {
  const a = ({ value: t, movesToEnd: r }) => H(e, n, t, r);
  if (t.turn?.phase !== `place`)
    return r.moves
      .filter(({ move: e }) => e.endsWith(String(i)))
      .map((n) => e.explore.analysis.looking(U(e, t, n.move), a(n)));
  const o = B(r, i),
    s = r.moves.map(({ move: e }) => e),
    c = [...o].sort((e, t) => s.indexOf(e.move) - s.indexOf(t.move));
  return [...new Set(c.map(a))].map((t) =>
    e.explore.analysis.with(
      o.filter((e) => a(e) === t).map(({ other: e }) => e),
      t,
    ),
  );
}
function Ee(e, t, n, { ply: r, side: i, isChoice: a, from: o, to: s, better: c }) {
  const { words: l, explore: u } = e,
    { curve: d } = u,
    f = a ? d.choice(l.side[i], r) : d.move(r),
    p = Ce(e, t, c[0] ?? ``);
  return n === `points`
    ? d.gaveAway(f, l.result.points(o - s), p)
    : d.gaveAwayResult(f, +(o > 0), s < 0 ? -1 : 0, p);
}
function De({ words: e, explore: t }, n, r) {
  const i = [...r].map(([t, n]) => ({ mark: P(e, t), square: n }));
  return t.games.game(
    n,
    i.sort((e, t) => e.square - t.square),
  );
}
function Oe({ words: e, explore: t }, { reason: n }) {
  if (n.kind === `otherwise`) return t.games.otherwise(e.side[n.side], P(e, n.ply), n.square);
  const [r, i] = n.plies;
  return t.games.clash(P(e, r), P(e, i), n.square);
}
function ke({ words: e, explore: t }, n, r) {
  const { trace: i } = t,
    a = P(e, n.ply),
    { pusher: o, square: s } = n;
  if (o === null) return i.suppose(a, s);
  const c = P(e, o.ply);
  if (n.isStem) return i.stem(a, o.square, s);
  const l = i.must(c, o.square, a, s);
  return n.closes ? e.said.together([l, i.closes(a, s, P(e, r))]) : l;
}
function Ae(e, t) {
  return t === 0 ? null : e.side[t > 0 ? `x` : `o`];
}
const W = { width: 360, height: 132 },
  G = W.height / 2;
function je(e, t, n, r) {
  const i = Math.max(1, ...e.map((e) => Math.abs(e ?? 0))),
    a = Math.max(1, e.length - 1),
    o = (e) => Le(10 + (e * 340) / a),
    s = (e) => Le(G - (e / i) * 40);
  return {
    size: W,
    points: e.map((e, t) => o(t) / W.width),
    list: [
      ...e.flatMap((e, t) => (e === null ? [] : Me(e, o(t), o(t + 1), s))),
      { kind: `stroke`, path: `M10 ${G}H350`, ink: `muted`, width: 1, dash: [1, 5] },
      Ie(r.x, 16, `x`),
      Ie(r.o, W.height - 7, `o`),
      { kind: `stroke`, path: `M${o(n)} 22V${W.height - 22}`, ink: `text`, width: 1.2, dash: [0.1, 3.6] },
      ...e.flatMap((t, n) => {
        const r = e[n + 1];
        if (t === null || n + 1 >= e.length) return [];
        const i = r == null ? `` : `V${s(r)}`;
        return Ne(`M${o(n)} ${s(t)}H${o(n + 1)}${i}`);
      }),
      ...t.flatMap((e) => Fe(e, r.label(e.ply, e.isChoice), o(e.index + 1), s)),
      ...e.flatMap((e, t) => (e === null ? [] : Pe(o(t), s(e), t === n))),
    ],
  };
}
function Me(e, t, n, r) {
  const [i, a] = [Math.min(r(e), G), Math.max(r(e), G)];
  return i === a || t >= 350
    ? []
    : [{ kind: `box`, rect: { x: t, y: i, width: n - t, height: a - i }, ink: e > 0 ? `mist-x` : `mist-o` }];
}
function Ne(e) {
  return [{ kind: `stroke`, path: e, ink: `text`, width: 2.2 }];
}
function Pe(e, t, n) {
  const r = `M${e} ${t}h0.01`;
  return n
    ? [
        { kind: `stroke`, path: r, ink: `text`, width: 12 },
        { kind: `stroke`, path: r, ink: `surface`, width: 7 },
      ]
    : [{ kind: `stroke`, path: r, ink: `text`, width: 5 }];
}
function Fe({ side: e, from: t, to: n }, r, i, a) {
  const o = e === `x` ? 1 : -1,
    [s, c] = [a(t * o), a(n * o)],
    l = c > s ? -6 : 6,
    u = e;
  return [
    { kind: `stroke`, path: `M${i} ${s}V${c}`, ink: u, width: 3.4 },
    { kind: `stroke`, path: `M${i - 5} ${c + l}L${i} ${c}L${i + 5} ${c + l}`, ink: u, width: 3.4 },
    {
      kind: `text`,
      at: { x: i > 336 ? i - 7 - r.length * 8 : i + 7, y: (s + c) / 2 + 4.5 },
      text: r,
      size: 14,
      ink: u,
      bold: !0,
      halo: { ink: `surface`, width: 3 },
    },
  ];
}
function Ie(e, t, n) {
  return { kind: `text`, at: { x: 10, y: t }, text: e, size: 12, ink: n, bold: !0 };
}
function Le(e) {
  return Number(e.toFixed(2));
}
function Re(e) {
  let { context: t, vocabulary: n, research: r } = e,
    { words: i, explore: o } = n,
    s = o.curve,
    c = d(`div`, { class: `qt-curve` }),
    l = d(`p`, {}),
    p = d(`p`, {}),
    m = d(`ul`, { class: `qt-mistakes` }),
    h = ``,
    g = ``,
    _ = [],
    v = (e) => t.dispatch({ type: `look`, index: e });
  c.addEventListener(`click`, ({ clientX: e }) => {
    const { left: t, width: n } = c.getBoundingClientRect(),
      r = (e - t) / n,
      i = (e) => Math.abs(e - r),
      a = Math.min(..._.map(i));
    v(_.findIndex((e) => i(e) === a));
  });
  let y = (r) => {
      const { game: i } = t.state(),
        o = i.positions[r.index]?.view ?? F(i).view,
        c = Ee(n, o, e.exploring().objective, r),
        [l = ``] = r.better,
        f = a(c, `qt-mistake`, () => v(r.index + 1));
      u(f, `data-side`, r.side);
      const p = a(s.see(Ce(n, o, l)), `qt-link`, () => {
        v(r.index), e.change({ shown: { kind: `move`, move: l }, glance: null });
      });
      return { index: r.index + 1, go: f, element: d(`li`, {}, f, p) };
    },
    b = [];
  return {
    element: d(`div`, {}, d(`h3`, { class: `qt-label` }, s.title), c, l, p, m),
    render() {
      const { game: a, present: o } = t.state(),
        { objective: d } = e.exploring(),
        v = (e) => r.known(e, d),
        x = V(a, o, v, d),
        S = xe(a, o, v, d),
        C = JSON.stringify([x, a.index]);
      if (C !== h) {
        h = C;
        const {
          list: e,
          size: t,
          points: n,
        } = je(x, S, a.index, { x: s.ahead(i.side.x), o: s.ahead(i.side.o), label: s.label });
        (_ = n), c.replaceChildren(E(e, t));
      }
      const [w = null, T = null] = [x[0], x.at(-1)],
        D = w !== null && T !== null && x.every((e) => e !== null),
        O = a.positions[o]?.view.turn === null,
        k = [w ?? 0, T ?? 0].map((e) => H(n, d, e));
      f(l, D ? s.summary(k[0] ?? ``, k[1] ?? ``, O) : ``),
        f(p, D ? (S.length === 0 ? s.noMistakes : s.mistakes(S.length)) : ``);
      const A = JSON.stringify([S, d]);
      A !== g && ((g = A), (b = S.map(y)), m.replaceChildren(...b.map(({ element: e }) => e)));
      for (const { index: e, go: t } of b) u(t, `aria-current`, e === a.index ? `step` : null);
    },
  };
}
function ze(e) {
  const { context: t, vocabulary: n } = e,
    { words: r, explore: o } = n,
    s = o.line,
    c = a(s.show, `qt-button`, () => E()),
    l = a(o.backToGame, `qt-button`, () => {
      e.change({ shown: null, glance: null }), c.focus();
    }),
    p = b(D.first, s.first, () => O(-1 / 0)),
    h = b(D.back, s.back, () => k(-1)),
    g = b(D.forward, s.forward, () => k(1)),
    _ = b(D.last, s.last, () => O(1 / 0)),
    v = d(`p`, { class: `qt-walk-count` }),
    y = d(`p`, { class: `qt-line-told` }),
    S = d(`div`, { class: `qt-steps` }, p, h, v, g, _),
    C = d(`div`, { class: `qt-stepping` }, S, y, l),
    w = d(`div`, {}, d(`h3`, { class: `qt-label` }, s.title), c, C),
    T = () => {
      const { shown: t } = e.exploring();
      return t?.kind === `line` ? t : null;
    },
    E = () => {
      const { game: n } = t.state(),
        r = e.analysis(),
        i = t.engine();
      if (!r || !i) return;
      const a = i.read([...n.moves.slice(0, n.index), ...r.line].join(` `));
      ne(a) ||
        (e.change({ shown: { kind: `line`, game: { ...a, index: n.index }, start: n.index } }),
        O(n.index + 1),
        g.focus());
    },
    O = (t) => {
      const n = T();
      if (!n) return;
      const r = Math.max(n.start, Math.min(n.game.positions.length - 1, t));
      r !== n.game.index && (e.change({ shown: { ...n, game: { ...n.game, index: r } } }), e.tell(j()));
    },
    k = (e) => O((T()?.game.index ?? 0) + e);
  C.addEventListener(`keydown`, (e) => {
    const t = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    t !== void 0 && (e.preventDefault(), k(t));
  });
  const A = () => {
      const e = T(),
        t = e?.game.positions[e.game.index]?.view;
      return !e || !t ? `` : e.game.index === e.start ? s.start : r.said.together([m(r, t), i(r, t, !0)]);
    },
    j = () => {
      const e = T();
      return e ? s.told(e.game.index - e.start, e.game.positions.length - 1 - e.start, A()) : ``;
    };
  return {
    element: w,
    render() {
      w.hidden = (e.analysis()?.line.length ?? 0) === 0 || x(t.state()).turn === null;
      const n = T(),
        r = C.matches(`:focus-within`);
      if (((c.hidden = n !== null), (C.hidden = n === null), r && n === null && c.focus(), !n)) return;
      const [i, a] = [n.game.index - n.start, n.game.positions.length - 1 - n.start];
      f(v, `${i} / ${a}`), f(y, A());
      for (const e of [p, h]) u(e, `aria-disabled`, String(i === 0));
      for (const e of [g, _]) u(e, `aria-disabled`, String(i === a));
    },
  };
}
const Be = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
function Ve(e) {
  const t = () => [...e.querySelectorAll(`button`)],
    n = (e) => {
      for (const n of t()) n.tabIndex = n === e ? 0 : -1;
    };
  return (
    u(e, `role`, `toolbar`),
    e.addEventListener(`focusin`, ({ target: e }) => {
      e instanceof HTMLButtonElement && n(e);
    }),
    e.addEventListener(`keydown`, (e) => {
      if (e.altKey || e.ctrlKey || e.metaKey) return;
      const n = t(),
        r = e.target instanceof HTMLButtonElement ? n.indexOf(e.target) : -1,
        i = Be[e.key],
        a = { Home: 0, End: n.length - 1 }[e.key] ?? (i === void 0 ? null : r + i);
      r < 0 ||
        a === null ||
        (e.preventDefault(), e.stopPropagation(), n[Math.max(0, Math.min(n.length - 1, a))]?.focus());
    }),
    {
      renew() {
        const e = t();
        n(e.find((e) => e.tabIndex === 0) ?? e[0]);
      },
    }
  );
}
function He(e) {
  let { context: t, vocabulary: n } = e,
    r = n.explore.analysis,
    i = d(`h3`, { class: `qt-label` }),
    o = d(`div`, { class: `qt-worths` }),
    s = null,
    c = [],
    l = (t, n) => (
      t.addEventListener(`pointerenter`, ({ pointerType: t }) => {
        t === `mouse` && e.change({ glance: { kind: `move`, move: n } });
      }),
      t.addEventListener(`pointerleave`, () => {
        e.exploring().glance && e.change({ glance: null });
      }),
      c.push({ move: n, element: t }),
      t
    ),
    p = (t) => () => e.toggle({ kind: `move`, move: t }),
    m = (r, i, o) => {
      const { objective: s } = e.exploring(),
        c = U(n, x(t.state()), r),
        u = a(``, `qt-chip`, p(r));
      return (
        u.append(
          d(`span`, { class: `qt-hidden` }, `${c}: ${H(n, s, i, o)}`),
          d(`span`, { "aria-hidden": `true` }, r),
        ),
        l(u, r)
      );
    },
    h = ({ value: t, lengths: i, count: a }) => {
      const { objective: o } = e.exploring(),
        s = r.heading(H(n, o, t), a),
        c = d(
          `div`,
          { class: `qt-lengths`, "aria-label": s },
          ...i.map(({ steps: e, moves: n }) =>
            d(
              `div`,
              { class: `qt-length` },
              ...(e === null ? [] : [d(`span`, { class: `qt-steps-to` }, r.steps(e))]),
              d(`div`, { class: `qt-chips` }, ...n.map((n) => m(n, t, e))),
            ),
          ),
        ),
        l = d(`div`, { class: `qt-worth` }, d(`h4`, { "data-side": t > 0 ? `x` : t < 0 ? `o` : null }, s), c);
      return (Ve(c).renew(), l);
    },
    _ = () => {
      const r = x(t.state()),
        { objective: i } = e.exploring(),
        o = [...(e.analysis()?.moves ?? [])]
          .sort((e, t) => e.move.localeCompare(t.move))
          .map(({ move: e, value: t, movesToEnd: o }) => {
            const s = a(``, `qt-outcome`, p(e));
            return (
              s.append(
                E(g(r, Number(e.replace(`c`, ``)))),
                d(`span`, { class: `qt-outcome-name` }, U(n, r, e)),
                ` `,
                d(`span`, {}, H(n, i, t, o)),
              ),
              l(s, e)
            );
          });
      return d(`div`, { class: `qt-outcomes` }, ...o);
    };
  return {
    element: d(`div`, {}, i, o),
    render() {
      const n = e.analysis(),
        a = x(t.state()).turn?.phase === `measure`;
      if (
        ((i.hidden = o.hidden = n === null || n.moves.length === 0), f(i, a ? r.outcomes : r.moves), n !== s)
      ) {
        (s = n), (c = []);
        const e = n && !a ? ye(n).map(h) : [];
        o.replaceChildren(...(n && a ? [_()] : e));
      }
      const l = e.exploring().shown;
      for (const { move: e, element: t } of c)
        u(t, `aria-pressed`, String(l?.kind === `move` && l.move === e));
    },
  };
}
const Ue = [`points`, `win`];
function We(e) {
  let { context: t, vocabulary: n, research: r } = e,
    i = n.explore.analysis,
    o = !1,
    s = () => {
      (o = e.exploring().analysing), b();
    },
    c = a(i.start, `qt-button`, () => {
      t.engine() !== null &&
        (e.change({ analysing: !e.exploring().analysing, shown: null, glance: null }), s());
    }),
    l = Ue.map((t) => {
      const n = d(`input`, { type: `radio`, name: `objective`, value: t });
      return (
        n.addEventListener(`change`, () => {
          e.change({ objective: t, shown: null, glance: null }), s();
        }),
        { objective: t, radio: n }
      );
    }),
    p = d(
      `form`,
      {},
      d(
        `fieldset`,
        { class: `qt-objectives` },
        d(`legend`, {}, i.objective),
        ...l.map(({ objective: e, radio: t }) => d(`label`, { class: `qt-check` }, t, i.objectives[e])),
      ),
    ),
    m = d(`p`, { class: `qt-hint` }),
    h = d(`progress`, { "aria-label": i.progress }),
    g = d(`h3`, { class: `qt-label` }),
    _ = d(`div`, { class: `qt-square-worth` }),
    v = [He(e), ze(e), Re(e)],
    y = d(`div`, { class: `qt-analysed` }, d(`div`, {}, g, _), ...v.map((e) => e.element));
  function b() {
    const a = t.state(),
      s = e.analysis(),
      c = x(a).turn === null;
    if (!o || (s === null && !r.failed && !c)) return;
    o = !1;
    const { objective: l } = e.exploring();
    e.tell(c ? i.over : we(n, x(a), l, s));
  }
  const S = () => {
      const { analysing: a, objective: o } = e.exploring(),
        s = e.analysis();
      return x(t.state()).turn === null
        ? i.over
        : a
          ? r.failed
            ? i.failed
            : s
              ? i.best(H(n, o, s.value))
              : `\xA0`
          : i.hint;
    },
    C = () => {
      const { square: r, objective: a } = e.exploring(),
        o = e.analysis(),
        s = x(t.state()),
        c = o && r !== null ? Te(n, s, a, o, r) : [];
      f(g, i.squareTitle(c.length > 0 ? r : null));
      const l = c.length > 0 ? c : [i.squareHint];
      l.join() !== [..._.children].map((e) => e.textContent).join() &&
        _.replaceChildren(...l.map((e) => d(`p`, {}, e)));
    };
  return {
    title: i.title,
    element: d(
      `section`,
      { class: `qt-analysis`, "aria-label": i.title },
      d(`div`, { class: `qt-row` }, c, p),
      m,
      h,
      y,
    ),
    heard: b,
    render() {
      const { analysing: n, objective: a } = e.exploring(),
        { game: o, present: s, missing: d } = t.state();
      u(c, `aria-disabled`, d === null ? null : `true`);
      for (const e of l) e.radio.checked = e.objective === a;
      const p = o.positions.slice(0, s + 1).filter(({ view: e }) => e.turn !== null),
        b = p.filter(({ record: e }) => r.known(e, a)).length;
      (h.max = p.length), (h.value = b);
      const x = n && r.busy;
      if (
        (f(c, x ? i.stop : n ? i.hide : i.start),
        u(h, `data-on`, x),
        f(m, !x || e.analysis() ? S() : i.working(b, p.length)),
        (y.hidden = !n || r.failed),
        (g.hidden = _.hidden = F(o).view.turn?.phase !== `place`),
        !y.hidden)
      ) {
        C();
        for (const e of v) e.render();
      }
    },
  };
}
function Ge(e, t) {
  const n = new Set(q(e));
  return new Map(t.flatMap((e, t) => (e && n.has(e.ply) ? [[e.ply, t + 1]] : [])));
}
function Ke(e, t) {
  return e.components.map(({ plies: e }) => {
    const n = t.map((t) => e.map((e) => Ye(t, e)).join());
    return { plies: e, ways: new Set(n).size };
  });
}
function qe(e, t) {
  if (ie(e)) return null;
  const n = (e, n) => ({ ply: e, square: n, games: t.filter((t) => t[n - 1]?.ply === e).length });
  return {
    of: t.length,
    moves: q(e).map((t) => ({ ply: t, shares: (w(e, t)?.squares ?? []).map((e) => n(t, e)) })),
    squares: e.squares.flatMap(({ spooky: e }, r) => {
      if (e.length === 0) return [];
      const i = r + 1,
        a = t.filter((e) => e[r] === null).length;
      return [{ square: i, shares: e.map((e) => n(e, i)), empty: a }];
    }),
  };
}
function K(e, t) {
  const n = Xe(e, t);
  return e === 0 || e === t || n === 1 ? null : `${e / n}/${t / n}`;
}
function Je(e, t) {
  const { view: n } = t;
  if (n.lastCollapse !== null) {
    const r = new Set(t.games.map(J)),
      i = e.games.filter((e) => !r.has(J(e))),
      a = n.lastCollapse.find(({ step: e }) => e === 0),
      o = e.view.turn?.side,
      s = w(e.view, n.ply)?.squares.find((e) => e !== a?.square);
    return !o || s === void 0
      ? []
      : [{ reason: { kind: `otherwise`, side: o, ply: n.ply, square: s }, games: i }];
  }
  const r = w(n, n.ply);
  return !r || r.settled !== null || n.ply === e.view.ply
    ? []
    : r.squares.flatMap((t) =>
        [...new Set(e.games.flatMap((e) => e[t - 1]?.ply ?? []))]
          .sort((e, t) => e - t)
          .map((n) => ({
            reason: { kind: `clash`, square: t, plies: [n, r.ply] },
            games: e.games.filter((e) => e[t - 1]?.ply === n),
          })),
      );
}
function q(e) {
  return e.pairs.filter(({ settled: e }) => e === null).map(({ ply: e }) => e);
}
function Ye(e, t) {
  return e.findIndex((e) => e?.ply === t) + 1;
}
function J(e) {
  return e.map((e) => e?.ply ?? 0).join();
}
function Xe(e, t) {
  return t === 0 ? e : Xe(t, e % t);
}
const Ze = 0.22;
function Qe(e, { kept: t, next: n, rest: r }, i) {
  const a = x(e),
    s = a.pairs.filter(({ settled: e }) => e === null),
    l = _(e.game),
    u = new Map([...t].map(([e, t]) => [t, `mist-${h(e)}`])),
    d = (e) => (t.has(e) ? 0.5 : r === `plain` ? 1 : Ze),
    f = a.squares.flatMap(({ classical: e }, t) => (e ? o(t + 1, e, `settled`, p(u, t + 1)) : []));
  return [
    ...ee(u),
    ...y(2 / i),
    ...s.flatMap((e) => M(v(e, l), d(e.ply))),
    ...T(u, i),
    ...f,
    ...s.flatMap(({ ply: e, squares: r, onCycle: i }) =>
      r.flatMap((r) => {
        const a = c(r, e, i ? `cycle` : `plain`, p(u, r));
        return t.has(e) ? (t.get(e) === r ? [...a, ...nt(r, e, e === n)] : M(a, Ze)) : M(a, d(e));
      }),
    ),
  ];
}
function $e(e, t, n = null) {
  const r = /* @__PURE__ */ new Map();
  e.forEach((e, n) => {
    e && t.has(e.ply) && r.set(n + 1, `mist-${e.side}`);
  }),
    n && r.set(n.square, `mist-cycle`);
  const i = e.flatMap((e, t) => (e && t + 1 !== n?.square ? o(t + 1, e, `small`, p(r, t + 1)) : []));
  return [...ee(r), ...y(2.6), ...i, ...(n ? rt(n) : [])];
}
function et(e) {
  return e.flatMap(({ ply: e, square: t, share: n }) => {
    const { x: r, y: i } = S(t, e),
      a = { x: r - 7.5, y: i + 9.5, height: 2.9 },
      o = h(e);
    return [
      { kind: `box`, rect: { ...a, x: a.x - 0.7, y: a.y - 0.7, width: 24.4, height: 4.3 }, ink: `surface` },
      { kind: `box`, rect: { ...a, width: 23 }, ink: `dim`, alpha: 0.35 },
      ...(n > 0 ? [{ kind: `box`, rect: { ...a, width: 23 * n }, ink: o }] : []),
    ];
  });
}
function tt(e, t) {
  const n = Math.max(8.5, Math.min(11, 15 / t));
  return e.flatMap(({ square: e, text: t, ink: r, best: i }) => {
    const { x: a, y: o, width: s } = N(e),
      c = Math.max(n * 0.3, (t.length - 1) * n * 0.56),
      l = a + s - 11,
      u = o + 3.5 + n * 0.62,
      d = `M${Y(l - c)} ${Y(u)}H${Y(l)}`,
      f = { x: l - c - n * 0.28, y: u + n * 0.36 },
      p = n + 4.5;
    return [
      { kind: `stroke`, path: d, ink: r, width: p },
      ...(i ? [] : [{ kind: `stroke`, path: d, ink: `surface`, width: p - 2.4 }]),
      { kind: `text`, at: f, text: t, size: n, ink: i ? `surface` : r, bold: !0 },
    ];
  });
}
function nt(e, t, n) {
  return l(e, t).map((e) => (e.kind === `stroke` ? { ...e, width: n ? 3 : 1.6 } : e));
}
function rt({ square: e, plies: t }) {
  const { x: n, y: r } = N(e);
  return t.map((e, t) => ({
    kind: `text`,
    at: { x: n + 26, y: r + 43 + t * 37 },
    text: `${h(e).toUpperCase()}${e}`,
    size: 34,
    ink: h(e),
    bold: !0,
  }));
}
function Y(e) {
  return Number(e.toFixed(2));
}
function X(e) {
  return d(`div`, { class: `qt-honest` }, ...e.map((e) => d(`p`, {}, e)));
}
function it(e) {
  let { context: t, vocabulary: n } = e,
    { words: r, explore: i } = n,
    o = i.games,
    s = d(`p`, {}),
    c = d(`p`, { class: `qt-hint` }, o.over),
    l = d(`p`, { class: `qt-product` }),
    p = d(`ul`, { class: `qt-groups` }),
    m = d(`ul`, { class: `qt-games` }),
    h = d(`div`, { "aria-label": o.list }, m),
    g = Ve(h),
    _ = a(i.backToGame, `qt-button`, () => e.change({ shown: null, glance: null })),
    v = d(`h3`, { class: `qt-label` }),
    y = d(`ul`, { class: `qt-reasons` }),
    b = null,
    S = (r, i, o) => {
      const s = i + 1,
        c = x(t.state()),
        l = a(``, `qt-game`, () => e.toggle({ kind: `game`, number: s, board: r })),
        u = De(n, s, Ge(c, r)),
        f = d(`span`, { "aria-hidden": `true` }, String(s));
      return (l.append(d(`span`, { class: `qt-hidden` }, u), E($e(r, o)), f), d(`li`, {}, l));
    },
    C = (e, t) => {
      const r = e.reason.kind === `clash` ? e.reason : null,
        i = e.games.slice(0, 4).map((e) => E($e(e, t, r))),
        a = e.games.length - i.length;
      return d(
        `li`,
        {},
        d(`p`, {}, `${Oe(n, e)} `, d(`span`, { class: `qt-count` }, o.count(e.games.length))),
        d(`div`, { class: `qt-gone` }, ...i, ...(a > 0 ? [d(`span`, { class: `qt-count` }, o.more(a))] : [])),
      );
    },
    w = () => {
      const { game: n } = t.state(),
        i = F(n),
        { view: a } = i,
        u = e.games(i.record),
        _ = new Set(q(a)),
        b = Ke(a, u);
      f(s, o.intro(u.length)),
        (c.hidden = a.outcome === null || u.length === 1),
        f(
          l,
          o.product(
            b.map(({ ways: e }) => e),
            u.length,
          ),
        ),
        (l.hidden = b.length < 2),
        p.replaceChildren(
          ...b.map(({ plies: e, ways: t }) =>
            d(
              `li`,
              {},
              o.group(
                e.map((e) => P(r, e)),
                t,
              ),
            ),
          ),
        );
      const x = u.length === 1;
      m.replaceChildren(...(x ? [] : u.map((e, t) => S(e, t, _)))), (h.hidden = x), g.renew();
      const w = n.positions[n.index - 1],
        T = w ? Je({ view: w.view, games: e.games(w.record) }, { view: a, games: u }) : [],
        E = /* @__PURE__ */ new Set([..._, ...(w ? q(w.view) : [])]);
      f(v, o.ruledOut(T.reduce((e, { games: t }) => e + t.length, 0))),
        (v.hidden = T.length === 0),
        y.replaceChildren(...T.map((e) => C(e, E)));
    };
  return {
    title: o.title,
    note: () => String(e.games(F(t.state().game).record).length || ``),
    element: d(
      `section`,
      { class: `qt-possible`, "aria-label": o.title },
      s,
      c,
      l,
      p,
      h,
      _,
      v,
      y,
      X(o.honest),
    ),
    render() {
      const n = F(t.state().game);
      b !== n &&
        t.engine() &&
        ((b = n),
        e.later(() => {
          b === n && (w(), T());
        })),
        T();
    },
  };
  function T() {
    const t = e.exploring().shown,
      n = t?.kind === `game` ? t.number : null;
    [...m.children].forEach((e, t) => {
      const r = e.firstElementChild;
      r && u(r, `aria-pressed`, String(t + 1 === n));
    }),
      (_.hidden = h.hidden),
      u(_, `aria-disabled`, String(n === null));
  }
}
function Z(e, t) {
  const n = e.choices.find(({ square: e }) => e === t)?.collapse ?? [],
    r = [...n].sort((e, t) => e.step - t.step || e.ply - t.ply),
    i = (t) => w(e, t)?.onCycle ?? !1,
    a = r.filter(({ ply: e }) => i(e)).at(-1);
  return [...r.filter(({ ply: e }) => i(e)), ...r.filter(({ ply: e }) => !i(e))].map(
    ({ ply: e, square: t, pushedBy: r }) => {
      const o = n.find((e) => e.ply === r);
      return {
        ply: e,
        square: t,
        pusher: o ? { ply: o.ply, square: o.square } : null,
        isStem: !i(e),
        closes: e === a?.ply,
      };
    },
  );
}
function at(e) {
  const { context: t, vocabulary: n } = e,
    { words: r, explore: i } = n,
    a = () => F(t.state().game).record,
    o = () => ({ ...t.state(), picked: null, pointed: null, isolated: null, choice: null }),
    c = () => {
      const n = t.state(),
        r = x(n),
        i = e.exploring().bars ? qe(r, e.games(a())) : null,
        o = (i?.moves ?? []).flatMap(({ shares: e }) => e),
        s = i?.of ?? 1,
        c = ot(e, n);
      return [
        ...(o.length > 0
          ? [() => et(o.map(({ ply: e, square: t, games: n }) => ({ ply: e, square: t, share: n / s })))]
          : []),
        ...(c.length > 0 ? [(e) => tt(c, e)] : []),
      ];
    };
  return {
    scene(n) {
      const r = t.state(),
        i = x(r);
      if (r.peek !== null) return null;
      const a = se(e.exploring());
      switch (a?.kind) {
        case `move`: {
          const [e = 0, t = null] = a.move.replace(`c`, ``).split(``).map(Number);
          return a.move.startsWith(`c`) ? s({ ...o(), peek: e }, n) : s({ ...o(), picked: e, pointed: t }, n);
        }
        case `line`:
          return s({ ...o(), game: a.game }, n);
        case `game`:
          return Qe(o(), { kept: Ge(i, a.board), next: null, rest: `faint` }, n);
        case `trace`: {
          const e = Z(i, a.from).slice(0, a.step + 1),
            t = new Map(e.map(({ ply: e, square: t }) => [e, t]));
          return Qe(o(), { kept: t, next: e.at(-1)?.ply ?? null, rest: `plain` }, n);
        }
        default: {
          const e = c();
          return e.length === 0 ? null : [...s(r, n), ...e.flatMap((e) => e(n))];
        }
      }
    },
    status() {
      const r = t.state();
      if (r.peek !== null) return null;
      const { objective: o } = e.exploring(),
        s = se(e.exploring());
      switch (s?.kind) {
        case `move`: {
          const t = z(e.analysis(), s.move),
            a = t ? H(n, o, t.value, t.movesToEnd) : ``;
          return i.analysis.looking(U(n, x(r), s.move), a);
        }
        case `line`:
          return i.line.status(s.game.index - s.start, s.game.positions.length - 1 - s.start);
        case `game`:
          return i.games.shown(s.number, e.games(a()).length);
        case `trace`:
          return i.trace.status(s.step + 1, Z(x(r), s.from).length);
        default:
          return null;
      }
    },
    describe(a) {
      const o = t.state(),
        s = x(o),
        { objective: c, shown: l } = e.exploring();
      if (l?.kind === `game`) {
        const e = l.board[a - 1];
        return i.games.holds(e ? P(r, e.ply) : null);
      }
      const u = e.analysis();
      if (l !== null || u === null) return null;
      if (o.picked === null || o.picked === a) {
        const e = Te(n, s, c, u, a);
        return e.length === 0 ? null : r.said.together(e);
      }
      const d = z(u, O(o.picked, a));
      return d ? i.analysis.with([o.picked], H(n, c, d.value, d.movesToEnd)) : null;
    },
  };
}
function ot(e, t) {
  const n = e.analysis(),
    r = x(t);
  if (n === null || r.turn === null) return [];
  const { objective: i } = e.exploring(),
    a = (t, r) => ({
      square: t,
      text: Se(e.vocabulary, i, r),
      ink: r > 0 ? `x` : r < 0 ? `o` : `text`,
      best: r === n.value,
    });
  if (r.turn.phase !== `place`)
    return t.choice === null ? n.moves.map(({ move: e, value: t }) => a(Number(e.replace(`c`, ``)), t)) : [];
  const o = t.picked ?? t.pointed;
  return o === null ? [] : B(n, o).map(({ other: e, value: t }) => a(e, t));
}
function st(e) {
  const { context: t, vocabulary: n } = e,
    { words: r, explore: i } = n,
    a = i.shares,
    o = d(`input`, { type: `checkbox` });
  o.addEventListener(`change`, () =>
    e.change(o.checked ? { bars: !0, shown: null, glance: null } : { bars: !1 }),
  );
  let s = d(`label`, { class: `qt-check` }, o, a.bars),
    c = d(`p`, {}),
    l = d(`div`, { class: `qt-shares` }),
    p = null,
    m = (e, t, n, r, i) => {
      const a = K(n, r),
        o = d(`span`, { class: `qt-bar-track` }, d(`span`, { class: `qt-bar-part`, "data-side": i })),
        s = o.firstElementChild;
      return (
        s instanceof HTMLElement && (s.style.width = `${(n / r) * 100}%`),
        d(
          `li`,
          {},
          d(`span`, { class: `qt-hidden` }, e),
          d(`span`, { class: `qt-share`, "aria-hidden": `true` }, t, a === null ? `` : ` = ${a}`),
          d(`span`, { "aria-hidden": `true` }, o),
        )
      );
    },
    g = ({ moves: e, of: t }) =>
      e.map(({ ply: e, shares: n }) => {
        const i = P(r, e),
          o = n.map(({ square: n, games: r }) =>
            m(a.share(i, n, r, t, K(r, t)), a.short(n, r, t), r, t, h(e)),
          );
        return Q(d(`span`, { class: `qt-mark`, "data-side": h(e) }, i), o);
      }),
    _ = ({ squares: e, of: t }) =>
      e.map(({ square: e, shares: n, empty: i }) => {
        const o = n.map(({ ply: n, games: i }) => {
            const o = P(r, n),
              s = a.share(o, e, i, t, K(i, t));
            return m(s, a.shortMark(o, i, t), i, t, h(n));
          }),
          s = a.empty(e, i, t, K(i, t));
        return Q(a.square(e), [...o, ...(i > 0 ? [m(s, a.shortEmpty(i, t), i, t, null)] : [])]);
      }),
    v = () => {
      const { view: n, record: r } = F(t.state().game),
        i = qe(n, e.games(r)),
        o = i !== null && i.moves.length > 0;
      (c.hidden = o),
        f(c, ie(n) ? a.open : a.none),
        l.replaceChildren(
          ...(o
            ? [
                d(`h3`, { class: `qt-label` }, a.byMove),
                d(`ul`, {}, ...g(i)),
                d(`h3`, { class: `qt-label` }, a.bySquare),
                d(`ul`, {}, ..._(i)),
              ]
            : []),
        );
    };
  return {
    title: a.title,
    element: d(`section`, { "aria-label": a.title }, s, c, l, X(a.honest)),
    render() {
      const n = x(t.state());
      p !== n && t.engine() && ((p = n), v()),
        (o.checked = e.exploring().bars),
        u(l, `hidden`, l.children.length === 0);
    },
  };
}
function Q(e, t) {
  return d(`li`, { class: `qt-share-group` }, d(`p`, {}, e), d(`ul`, {}, ...t));
}
function ct(e, t) {
  const n = d(`div`, { class: `qt-small-board`, "aria-hidden": `true` });
  n.hidden = !0;
  let r = !1,
    i = null,
    a = null,
    o = () => {
      const e = n.closest(`.qt`)?.querySelector(`.qt-board`);
      if (!a && e) {
        (a = new IntersectionObserver(
          (e) => {
            (r = (e.at(-1)?.intersectionRatio ?? 1) < 0.6), l();
          },
          { threshold: [0.6] },
        )),
          a.observe(e);
        for (const e of [`focusin`, `click`]) n.parentElement?.addEventListener(e, s, { capture: !0 });
      }
    },
    s = ({ target: e }) => {
      i = e instanceof Element ? e : null;
    },
    c = () => {
      const { shown: n, glance: r } = e.exploring();
      if (n?.kind !== `trace` || r) return t.status() ?? ``;
      const i = x(e.context.state()),
        a = Z(i, n.from)[n.step];
      return a ? ke(e.vocabulary, a, i.ply) : ``;
    },
    l = () => {
      const i = r && e.exploring().shown !== null ? t.scene(0.8) : null;
      (n.hidden = i === null), i && n.replaceChildren(E(i), d(`p`, {}, c()));
    };
  return {
    element: n,
    render() {
      o();
      const e = n.hidden;
      l(),
        e &&
          !n.hidden &&
          (i?.closest(`.qt-walking, .qt-stepping`) ?? i)?.scrollIntoView({ block: `nearest` });
    },
    destroy: () => a?.disconnect(),
  };
}
function lt(e) {
  let { context: t, vocabulary: n } = e,
    { words: r, explore: i } = n,
    o = i.trace,
    s = d(`p`, {}, o.none),
    c = d(`div`, { class: `qt-row`, role: `group`, "aria-label": o.directions }),
    l = b(D.back, r.history.back1, () => O(-1)),
    p = b(D.forward, r.history.forward1, () => O(1)),
    m = d(`p`, { class: `qt-walk-count` }),
    h = d(`ol`, { class: `qt-walk` }),
    g = a(i.backToGame, `qt-button`, () => e.change({ shown: null, glance: null })),
    _ = d(`div`, { class: `qt-steps` }, l, m, p),
    v = d(`div`, { class: `qt-walking` }, d(`p`, {}, o.intro), c, _, h, g),
    y = null,
    S = null,
    C = () => {
      const t = e.exploring().shown;
      return t?.kind === `trace` ? t : null;
    },
    w = (e) => Z(x(t.state()), e),
    T = (e) => ke(n, e, x(t.state()).ply),
    E = (t, n) => {
      const r = w(t)[n];
      r && (e.change({ shown: { kind: `trace`, from: t, step: n }, glance: null }), e.tell(T(r)));
    },
    O = (e) => {
      const t = C();
      t && E(t.from, t.step + e);
    };
  v.addEventListener(`keydown`, (e) => {
    const t = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    t !== void 0 && C() !== null && (e.preventDefault(), O(t));
  });
  const k = (e) => {
    const t = P(r, e.ply);
    c.replaceChildren(
      ...e.choices.map(({ square: e }) => a(o.direction(t, e), `qt-button qt-toggle`, () => E(e, 0))),
    ),
      h.replaceChildren(),
      (S = null);
  };
  return {
    title: o.title,
    element: d(`section`, { "aria-label": o.title }, s, v, X(o.honest)),
    render() {
      const e = x(t.state());
      y !== e && ((y = e), k(e)), (s.hidden = e.choices.length > 0), (v.hidden = !s.hidden);
      const n = C();
      n && S !== n.from && ((S = n.from), h.replaceChildren(...w(n.from).map((e) => d(`li`, {}, T(e))))),
        e.choices.forEach(({ square: e }, t) => {
          const r = c.children[t];
          r && u(r, `aria-pressed`, String(e === (n?.from ?? S)));
        });
      const r = h.children.length - 1;
      [...h.children].forEach((e, t) => {
        u(e, `aria-current`, t === n?.step ? `step` : null), u(e, `data-later`, n !== null && t > n.step);
      }),
        f(m, n ? o.step(n.step + 1, r + 1) : ``),
        u(l, `aria-disabled`, String(n === null || n.step === 0)),
        u(p, `aria-disabled`, String(n === null || n.step === r)),
        u(g, `aria-disabled`, String(n === null)),
        (_.hidden = h.hidden = g.hidden = S === null);
    },
  };
}
function ut(n, i, a) {
  let o = oe,
    s = !1,
    c = !1,
    l = !1,
    u = [],
    f = ``,
    p = null,
    m = [],
    h = (e) => {
      (o = { ...o, ...e }), (p = v.analysis()), n.lay(s ? y : null);
    },
    g = () => F(n.state().game).record,
    _ = ae(
      () => n.solver(e),
      () => {
        v.analysis() === p ? N() : h({}), b.heard();
      },
    ),
    v = {
      context: n,
      vocabulary: { words: n.words, explore: i },
      research: _,
      exploring() {
        return (k(), o);
      },
      change: h,
      toggle: (e) => h({ shown: ce(o.shown, e) ? null : e, glance: null }),
      tell(e) {
        (l = !0), n.dispatch({ type: `tell`, sentence: e }), (l = !1);
      },
      later(e) {
        setTimeout(() => {
          c || O(e);
        });
      },
      games(e) {
        const t = m.find(({ record: t }) => t === e);
        if (t) return t.games;
        const r = n.engine()?.ensemble(e) ?? [];
        return ((m = [{ record: e, games: r }, ...m.slice(0, 3)]), r);
      },
      analysis: () => (o.analysing ? _.known(g(), o.objective) : null),
    },
    y = at(v),
    b = We(v),
    x = [$(`ensemble`, it(v)), $(`shares`, st(v)), $(`trace`, lt(v)), $(`analysis`, b)],
    S = ve(n, a),
    C = ct(v, y),
    w = d(
      `div`,
      { class: `qt-panels` },
      S.element,
      ...x.map((e) => e.element),
      C.element,
      d(`div`, { class: `qt-row qt-ways` }, ...te(n)),
    ),
    T = ({ key: e }) => {
      e === `Escape` && o.shown !== null && h({ shown: null, glance: null });
    },
    E = null,
    D = () => {
      const e = w.closest(`.qt`);
      e !== E && ((E = e), e?.addEventListener(`keydown`, T));
    },
    O = (e) => {
      const t = w.getRootNode(),
        n = r(t) && w.contains(t.activeElement);
      if ((e(), !n)) return;
      const { activeElement: i } = t;
      (i !== null && w.contains(i) && A(i)) || a();
    },
    k = () => {
      const {
          game: e,
          picked: t,
          choice: r,
          explained: i,
          why: a,
          said: s,
          dropping: c,
          pointed: d,
        } = n.state(),
        f = [e, t, r, i, a, c, s.serial],
        p = f.some((e, t) => e !== u[t]);
      (u = f), p && !l && (o = { ...o, shown: null, glance: null }), d !== null && (o = { ...o, square: d });
    },
    M = () => {
      const { game: e, present: t } = n.state(),
        { analysing: r, objective: i } = o,
        a = [F(e), ...e.positions.slice(0, t + 1)]
          .filter(({ view: e }) => e.turn !== null)
          .map(({ record: e }) => e),
        c = s && r && n.engine() ? [...new Set(a)] : [],
        l = [i, ...c].join();
      l !== f && ((f = l), _.want(c, i));
    },
    N = () => {
      if ((k(), M(), s)) {
        for (const e of [t, ue, le]) j(w, e);
        D(),
          O(() => {
            for (const e of [S, ...x]) e.render();
            C.render();
          });
      }
    };
  return {
    element: w,
    render: N,
    open(e) {
      (s = e), h({ shown: null, glance: null });
    },
    destroy() {
      (c = !0), _.destroy(), C.destroy();
    },
  };
}
function $(e, t) {
  const n = d(`span`, { class: `qt-fold-note` }),
    r = d(
      `details`,
      { class: `qt-fold`, "data-part": e },
      d(`summary`, {}, d(`span`, { class: `qt-fold-title` }, t.title), ` `, n),
      d(`div`, { class: `qt-fold-body` }, t.element),
    );
  return (
    r.addEventListener(`toggle`, () => {
      r.open && t.render();
    }),
    {
      element: r,
      render() {
        f(n, t.note?.() ?? ``), u(n, `hidden`, n.textContent === ``), r.open && t.render();
      },
    }
  );
}
export { ut as panels };
