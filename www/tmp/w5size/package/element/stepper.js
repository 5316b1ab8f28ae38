import { N as e, g as i, P as n, _ as r, O as t } from "./element.js";
var a = `.qt-slider{flex:1 1 calc(4 * var(--qt-rem));width:calc(4 * var(--qt-rem));min-width:calc(3 * var(--qt-rem));height:44px;margin:0 calc(.25 * var(--qt-rem));accent-color:var(--qt-text);cursor:pointer}.qt-point{color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem));text-align:center}.qt-moves-box{margin-block-start:calc(.75 * var(--qt-rem))}.qt .qt-moves{list-style:none}.qt-move{gap:calc(.25 * var(--qt-rem));grid-template-columns:1fr 1fr;display:grid}.qt-move+.qt-move{border-block-start:1px solid var(--qt-edge)}.qt-moves-head{border-block-end:1px solid var(--qt-muted);color:var(--qt-muted);font-size:calc(.9375 * var(--qt-rem));padding-block-end:calc(.25 * var(--qt-rem))}.qt-moves-head>*,.qt-move-point,.qt-move-settled{padding-inline:calc(.5 * var(--qt-rem))}.qt-move-point,.qt-move-settled{align-items:baseline;column-gap:calc(.4 * var(--qt-rem));min-height:44px;padding-block:calc(.55 * var(--qt-rem));flex-wrap:wrap;display:flex}.qt-move-point{color:inherit;font:inherit;text-align:start;cursor:pointer;background:0 0;border:0;border-radius:8px}.qt-move-point:hover{background:var(--qt-touch)}.qt-move-point[aria-current]{background:var(--qt-touch);box-shadow:inset 0 0 0 2px var(--qt-text)}.qt-mark{font-weight:650}.qt-mark[data-side=x]{color:var(--qt-x)}.qt-mark[data-side=o]{color:var(--qt-o)}.qt-mark sub{vertical-align:-.25em;font-size:.8em;line-height:0}.qt-goff{color:var(--qt-muted);font-size:calc(.8125 * var(--qt-rem))}.qt-moves-box>.qt-hint{margin-block-start:calc(.6 * var(--qt-rem))}.qt-move>[data-coming]{visibility:hidden}@media (forced-colors:active){.qt-move-point[aria-current]{outline-offset:-2px;outline:2px solid highlight}}`;
function o(a, o, s) {
  const c = (e) => () => s(e(o()), !1),
    l = r(
      i.first,
      a.first,
      c(() => 0),
    ),
    u = r(
      i.back,
      a.back1,
      c(({ index: e }) => e - 1),
    ),
    d = r(
      i.forward,
      a.forward1,
      c(({ index: e }) => e + 1),
    ),
    f = r(
      i.last,
      a.last,
      c(({ present: e }) => e),
    ),
    p = t(`input`, { type: `range`, class: `qt-slider`, min: `0`, step: `1`, "aria-label": a.position });
  p.addEventListener(`input`, () => s(Number(p.value), !0));
  const m = t(`p`, { class: `qt-point`, "aria-hidden": `true` });
  return {
    element: t(`div`, {}, t(`div`, { class: `qt-steps` }, l, u, p, d, f), m),
    render() {
      const { index: t, present: r, value: i, place: a } = o();
      e(p, `max`, String(r)),
        e(p, `aria-valuetext`, i),
        e(p, `aria-disabled`, String(r === 0)),
        (p.value = String(t)),
        p.style.setProperty(`--qt-part`, String(r === 0 ? 1 : t / r));
      for (const n of [l, u]) e(n, `aria-disabled`, String(t === 0));
      for (const n of [d, f]) e(n, `aria-disabled`, String(t >= r));
      n(m, a);
    },
  };
}
export { a as n, o as t };
