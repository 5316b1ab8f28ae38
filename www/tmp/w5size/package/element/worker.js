import e, { Opponent as n, Analyzer as t } from "../quantum_tictactoe.js";
async function r(e, t, n, r, i) {
  e.start(t);
  for (let t = 1; ; t += 1) {
    const { done: a, nodes: o } = e.step(1e3);
    if (a) return !0;
    if ((t % 8 == 0 && n({ nodes: o }), await r(), i())) return !1;
  }
}
function i() {
  return new Promise((e) => {
    const { port1: t, port2: n } = new MessageChannel();
    (t.onmessage = () => {
      t.close(), e();
    }),
      n.postMessage(null);
  });
}
function a(e) {
  let t = [],
    n = /* @__PURE__ */ new Map(),
    a = /* @__PURE__ */ new Map(),
    o = null,
    s = async () => {
      for (let e = t.shift(); e; e = t.shift()) {
        o = e;
        const { question: t, hear: n } = e,
          r = () => o !== e;
        await i();
        try {
          const e = r() ? null : await d(t, n, r);
          e && n.answer(e);
        } catch (e) {
          r() || n.failed(String(e));
        }
      }
      c = !1;
    },
    c = !1,
    l = ({ objective: t }) => {
      const r = n.get(t) ?? e.analyzer(t);
      return (n.set(t, r), r);
    },
    u = ({ level: t, seed: n }) => {
      const r = a.get(t);
      if (r?.seed === n) return r.opponent;
      r?.opponent.free();
      const i = e.opponent(t, n);
      return (a.set(t, { seed: n, opponent: i }), i);
    },
    d = async (e, t, n) => {
      const a = e.kind === `analyse` ? l(e) : u(e);
      return (await r(a, e.record, t.progress, i, n))
        ? `choose` in a
          ? { kind: `choose`, decision: a.choose() }
          : { kind: `analyse`, analysis: a.analyze(e.record) }
        : null;
    };
  return {
    ask(e, n, r) {
      t.push({ serial: e, question: n, hear: r }), c || ((c = !0), s());
    },
    stop(e) {
      o?.serial === e && (o = null);
      const n = t.findIndex((t) => t.serial === e);
      n >= 0 && t.splice(n, 1);
    },
  };
}
const o = a({ analyzer: (e) => new t({ objective: e }), opponent: (e, t) => new n({ level: e, seed: t }) });
let s = Promise.resolve();
const c = (e) => postMessage(e);
addEventListener(`message`, ({ data: t }) => {
  if (t.type === `engine`) {
    s = e({ module_or_path: t.module }).then(() => c({ type: `ready` }));
    return;
  }
  const { serial: n } = t,
    r = (e) => c({ type: `failed`, serial: n, message: String(e) });
  s.then(() => {
    if (t.type === `stop`) return o.stop(n);
    o.ask(n, t.question, {
      progress: (e) => c({ type: `progress`, serial: n, progress: e }),
      answer: (e) => c({ type: `answer`, serial: n, answer: e }),
      failed: r,
    });
  }, r);
});
