function e() {
  return new Worker(new URL(`./worker.js`, import.meta.url), { type: `module` });
}
async function t(e, t, n, r, i) {
  e.start(t);
  for (let t = 1; ; t += 1) {
    const { done: a, nodes: o } = e.step(1e3);
    if (a) return !0;
    if ((t % 8 == 0 && n({ nodes: o }), await r(), i())) return !1;
  }
}
function n() {
  return new Promise((e) => {
    const { port1: t, port2: n } = new MessageChannel();
    (t.onmessage = () => {
      t.close(), e();
    }),
      n.postMessage(null);
  });
}
function r(e) {
  let r = [],
    i = /* @__PURE__ */ new Map(),
    a = /* @__PURE__ */ new Map(),
    o = null,
    s = async () => {
      for (let e = r.shift(); e; e = r.shift()) {
        o = e;
        const { question: t, hear: r } = e,
          i = () => o !== e;
        await n();
        try {
          const e = i() ? null : await d(t, r, i);
          e && r.answer(e);
        } catch (e) {
          i() || r.failed(String(e));
        }
      }
      c = !1;
    },
    c = !1,
    l = ({ objective: t }) => {
      const n = i.get(t) ?? e.analyzer(t);
      return (i.set(t, n), n);
    },
    u = ({ level: t, seed: n }) => {
      const r = a.get(t);
      if (r?.seed === n) return r.opponent;
      r?.opponent.free();
      const i = e.opponent(t, n);
      return (a.set(t, { seed: n, opponent: i }), i);
    },
    d = async (e, r, i) => {
      const a = e.kind === `analyse` ? l(e) : u(e);
      return (await t(a, e.record, r.progress, n, i))
        ? `choose` in a
          ? { kind: `choose`, decision: a.choose() }
          : { kind: `analyse`, analysis: a.analyze(e.record) }
        : null;
    };
  return {
    ask(e, t, n) {
      r.push({ serial: e, question: t, hear: n }), c || ((c = !0), s());
    },
    stop(e) {
      o?.serial === e && (o = null);
      const t = r.findIndex((t) => t.serial === e);
      t >= 0 && r.splice(t, 1);
    },
  };
}
const i = (e, t) => {
  const n = setTimeout(e, t);
  return () => clearTimeout(n);
};
function a(e, t, n = i) {
  let a = null,
    c = null,
    l = !1,
    u = !1,
    d = () => {},
    f = /* @__PURE__ */ new Map(),
    p = 0,
    m = (e) => ({
      progress: (t) => f.get(e)?.hear.progress(t),
      answer: (t) => h(e)?.answer(t),
      failed: (t) => h(e)?.failed(t),
    }),
    h = (e) => {
      const t = f.get(e)?.hear;
      return (f.delete(e), t);
    },
    g = ({ data: e }) => {
      if (((u = !0), d(), e.type === `ready`)) return;
      const t = m(e.serial);
      e.type === `progress`
        ? t.progress(e.progress)
        : e.type === `answer`
          ? t.answer(e.answer)
          : t.failed(e.message);
    },
    _ = () => {
      d(), a?.terminate(), (a = null), (l = !0);
      for (const [e, { question: t }] of f) y(e, t);
    },
    v = () => {
      if (a || l || e.module === null) return a;
      try {
        a = t();
      } catch {
        return ((l = !0), null);
      }
      return (
        (a.onmessage = g),
        (a.onerror = (e) => {
          if ((e instanceof Event && e.preventDefault(), u)) for (const e of [...f.keys()]) h(e)?.failed(``);
          _();
        }),
        (d = n(_, 5e3)),
        s(a, { type: `engine`, module: e.module }),
        a
      );
    },
    y = (t, n) => {
      (c ??= r(e)), c.ask(t, n, m(t));
    },
    b = (e, t) => {
      p += 1;
      const n = p;
      f.set(n, { question: e, hear: t });
      const r = v();
      return (
        r ? s(r, { type: `ask`, serial: n, question: e }) : y(n, e),
        () => {
          f.delete(n) && (a && s(a, { type: `stop`, serial: n }), c?.stop(n));
        }
      );
    };
  return {
    analyse: (e, t) =>
      b(
        { kind: `analyse`, ...e },
        o(t, (e) => `analysis` in e && e.analysis),
      ),
    choose: (e, t) =>
      b(
        { kind: `choose`, ...e },
        o(t, (e) => `decision` in e && e.decision),
      ),
    destroy() {
      for (const e of f.keys()) c?.stop(e);
      f.clear(), d(), a?.terminate(), (a = null), (l = !0), (c = null);
    },
  };
}
function o(e, t) {
  return {
    progress: (t) => e.progress?.(t),
    answer(n) {
      const r = t(n);
      r !== !1 && e.answer(r);
    },
    failed: e.failed,
  };
}
function s(e, t) {
  e.postMessage(t);
}
function c(t) {
  return a(t, e);
}
export { c as solverFor, i as t };
