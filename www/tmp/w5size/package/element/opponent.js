const e = { person: 450, watch: 1200, step: 0 };
function t(t, r, { isThinking: i, presentOf: a }) {
  let o = null,
    s = n(),
    c = () => {
      o?.end(), (o = null);
    },
    l = () => {
      if (o?.state !== `waiting` || o.answer === null) return;
      const { record: e, level: n, answer: r } = o;
      (o = null), t({ type: `reply`, record: e, level: n, decision: r.decision });
    },
    u = (e) => {
      e.state = `pausing`;
      const t = r(() => {
          (e.state = `waiting`), l();
        }, e.pause),
        { end: n } = e;
      e.end = () => {
        t(), n();
      };
    };
  return {
    follow(t, r, d, f) {
      if ((r.before !== null && r.before !== t.before && (s = n()), !i(r))) return c();
      const { record: p } = a(r),
        { level: m } = r,
        h = e[r.players === `none` ? (r.pace === `step` ? `step` : `watch`) : `person`];
      if (o?.record === p && o.level === m && o.pause === h) return;
      c();
      const g = { record: p, level: m, pause: h, end: () => {}, answer: null, state: `moving` };
      o = g;
      const _ = (e) => {
        (g.answer = { decision: e }), l();
      };
      (g.end = d.choose({ record: p, level: m, seed: s }, { answer: _, failed: () => _(null) })), f || u(g);
    },
    rest() {
      o?.state === `moving` && u(o);
    },
    stop: c,
  };
}
function n() {
  return Math.floor(Math.random() * 2 ** 32);
}
export { t };
