import { mt as i, _t as n, gt as r } from "./element.js";
import { solverFor as e, t } from "./helper.js";
import { t as a } from "./opponent.js";
function o(e, { moves: t }, n) {
  const r = e.turn?.side,
    i = t.find(({ move: e }) => e === n) ?? t[0];
  if (!i || !r) return null;
  const a = (e) => s(r, e),
    o = a(i.value),
    c = t.filter((e) => e !== i).map(({ value: e }) => a(e)),
    l = c.every((e) => e === o),
    u = c.every((e) => e < o),
    d = e.closing.includes(i.move),
    f = (e) => ({ move: i.move, merit: e, ahead: o, closing: d });
  return c.length === 0
    ? f({ kind: `single` })
    : o === 0
      ? f({ kind: `draws`, only: u, all: l })
      : o < 0
        ? f({ kind: `loses`, only: u, all: l })
        : u && c.some((e) => e > 0)
          ? f({ kind: `most` })
          : f({ kind: `wins`, only: u, all: l, now: i.movesToEnd === 1 });
}
function s(e, t) {
  return e === `x` ? t : -t;
}
function c(e) {
  let t = [],
    r = null;
  return (i, a) => {
    if (i.hint === r) return;
    r = i.hint;
    for (const e of t) e();
    if (((t = []), i.hint === null || i.hint.found !== null)) return;
    let { record: s } = i.hint,
      c = n(i),
      l = null,
      u = null,
      d = () => {
        l && u && e({ type: `hinted`, record: s, hint: o(c, l, u.move) });
      },
      f = () => e({ type: `hinted`, record: s, hint: null });
    t = [
      a.analyse(
        { record: s, objective: `points` },
        {
          answer(e) {
            (l = e), d();
          },
          failed: f,
        },
      ),
      a.choose(
        { record: s, level: `perfect`, seed: 0 },
        {
          answer(e) {
            (u = e), d();
          },
          failed: f,
        },
      ),
    ];
  };
}
function l({ dispatch: n, solver: o, moving: s }) {
  const l = a(n, t, { isThinking: i, presentOf: r }),
    u = c(n);
  return {
    follow(t, n) {
      const r = o(e);
      r !== null && (u(n, r), l.follow(t, n, r, s()));
    },
    rest: l.rest,
    stop: l.stop,
  };
}
export { l as thinkerAt };
