var Analyzer = class {
  __destroy_into_raw() {
    const e = this.__wbg_ptr;
    return ((this.__wbg_ptr = 0), AnalyzerFinalization.unregister(this), e);
  }
  free() {
    const e = this.__destroy_into_raw();
    wasm.__wbg_analyzer_free(e, 0);
  }
  analyze(e) {
    const t = wasm.analyzer_analyze(this.__wbg_ptr, e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return takeFromExternrefTable0(t[0]);
  }
  constructor(e) {
    const t = wasm.analyzer_new(e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return ((this.__wbg_ptr = t[0]), AnalyzerFinalization.register(this, this.__wbg_ptr, this), this);
  }
  start(e) {
    const t = wasm.analyzer_start(this.__wbg_ptr, e);
    if (t[1]) throw takeFromExternrefTable0(t[0]);
  }
  step(e) {
    const t = wasm.analyzer_step(this.__wbg_ptr, e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return takeFromExternrefTable0(t[0]);
  }
};
Symbol.dispose && (Analyzer.prototype[Symbol.dispose] = Analyzer.prototype.free);
var Match = class Match {
  static __wrap(e) {
    const t = Object.create(Match.prototype);
    return ((t.__wbg_ptr = e), MatchFinalization.register(t, t.__wbg_ptr, t), t);
  }
  __destroy_into_raw() {
    const e = this.__wbg_ptr;
    return ((this.__wbg_ptr = 0), MatchFinalization.unregister(this), e);
  }
  free() {
    const e = this.__destroy_into_raw();
    wasm.__wbg_match_free(e, 0);
  }
  collapse(e) {
    const t = wasm.match_collapse(this.__wbg_ptr, e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return takeFromExternrefTable0(t[0]);
  }
  ensemble() {
    const e = wasm.match_ensemble(this.__wbg_ptr);
    if (e[2]) throw takeFromExternrefTable0(e[1]);
    return takeFromExternrefTable0(e[0]);
  }
  static fromRecord(e) {
    const t = wasm.match_fromRecord(e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return Match.__wrap(t[0]);
  }
  goTo(e) {
    const t = wasm.match_goTo(this.__wbg_ptr, e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return takeFromExternrefTable0(t[0]);
  }
  legalMoves() {
    const e = wasm.match_legalMoves(this.__wbg_ptr);
    if (e[2]) throw takeFromExternrefTable0(e[1]);
    return takeFromExternrefTable0(e[0]);
  }
  moves() {
    const e = wasm.match_moves(this.__wbg_ptr);
    if (e[2]) throw takeFromExternrefTable0(e[1]);
    return takeFromExternrefTable0(e[0]);
  }
  constructor(e, t) {
    const n = wasm.match_new(e, t);
    if (n[2]) throw takeFromExternrefTable0(n[1]);
    return ((this.__wbg_ptr = n[0]), MatchFinalization.register(this, this.__wbg_ptr, this), this);
  }
  play(e) {
    const t = wasm.match_play(this.__wbg_ptr, e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return takeFromExternrefTable0(t[0]);
  }
  record(e) {
    let t, n;
    try {
      const a = wasm.match_record(this.__wbg_ptr, e);
      var r = a[0],
        i = a[1];
      if (a[3]) throw ((r = 0), (i = 0), takeFromExternrefTable0(a[2]));
      return ((t = r), (n = i), getStringFromWasm0(r, i));
    } finally {
      wasm.__wbindgen_free(t, n, 1);
    }
  }
  redo() {
    const e = wasm.match_redo(this.__wbg_ptr);
    if (e[2]) throw takeFromExternrefTable0(e[1]);
    return takeFromExternrefTable0(e[0]);
  }
  roll() {
    const e = wasm.match_roll(this.__wbg_ptr);
    if (e[2]) throw takeFromExternrefTable0(e[1]);
    return takeFromExternrefTable0(e[0]);
  }
  text() {
    let e, t;
    try {
      const n = wasm.match_text(this.__wbg_ptr);
      return ((e = n[0]), (t = n[1]), getStringFromWasm0(n[0], n[1]));
    } finally {
      wasm.__wbindgen_free(e, t, 1);
    }
  }
  undo() {
    const e = wasm.match_undo(this.__wbg_ptr);
    if (e[2]) throw takeFromExternrefTable0(e[1]);
    return takeFromExternrefTable0(e[0]);
  }
  view() {
    const e = wasm.match_view(this.__wbg_ptr);
    if (e[2]) throw takeFromExternrefTable0(e[1]);
    return takeFromExternrefTable0(e[0]);
  }
};
Symbol.dispose && (Match.prototype[Symbol.dispose] = Match.prototype.free);
var Opponent = class {
  __destroy_into_raw() {
    const e = this.__wbg_ptr;
    return ((this.__wbg_ptr = 0), OpponentFinalization.unregister(this), e);
  }
  free() {
    const e = this.__destroy_into_raw();
    wasm.__wbg_opponent_free(e, 0);
  }
  choose() {
    const e = wasm.opponent_choose(this.__wbg_ptr);
    if (e[2]) throw takeFromExternrefTable0(e[1]);
    return takeFromExternrefTable0(e[0]);
  }
  constructor(e) {
    const t = wasm.opponent_new(e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return ((this.__wbg_ptr = t[0]), OpponentFinalization.register(this, this.__wbg_ptr, this), this);
  }
  start(e) {
    const t = wasm.opponent_start(this.__wbg_ptr, e);
    if (t[1]) throw takeFromExternrefTable0(t[0]);
  }
  step(e) {
    const t = wasm.opponent_step(this.__wbg_ptr, e);
    if (t[2]) throw takeFromExternrefTable0(t[1]);
    return takeFromExternrefTable0(t[0]);
  }
};
Symbol.dispose && (Opponent.prototype[Symbol.dispose] = Opponent.prototype.free);
function start() {
  wasm.start();
}
function __wbg_get_imports() {
  return {
    __proto__: null,
    "./quantum_tictactoe_bg.js": {
      __proto__: null,
      __wbg_Error_208446807d0d1e30: (e, t) => Error(getStringFromWasm0(e, t)),
      __wbg_String_8564e559799eccda: (e, t) => {
        const n = passStringToWasm0(String(t), wasm.__wbindgen_malloc, wasm.__wbindgen_realloc),
          r = WASM_VECTOR_LEN;
        getDataViewMemory0().setInt32((e >>> 0) + 4, r, !0),
          getDataViewMemory0().setInt32((e >>> 0) + 0, n, !0);
      },
      __wbg___wbindgen_boolean_get_4f1baf9a00be3c74: (e) => {
        const t = e,
          n = typeof t == `boolean` ? t : void 0;
        return isLikeNone(n) ? 16777215 : +!!n;
      },
      __wbg___wbindgen_is_function_741ff2bb612836f5: (e) => typeof e == `function`,
      __wbg___wbindgen_is_null_c22311b1cc228e3a: (e) => e === null,
      __wbg___wbindgen_is_string_fc456fee5d3317de: (e) => typeof e == `string`,
      __wbg___wbindgen_is_undefined_be5b34249ff1fc15: (e) => e === void 0,
      __wbg___wbindgen_number_get_934b640d0889af78: (e, t) => {
        const n = t,
          r = typeof n == `number` ? n : void 0;
        getDataViewMemory0().setFloat64((e >>> 0) + 8, isLikeNone(r) ? 0 : r, !0),
          getDataViewMemory0().setInt32((e >>> 0) + 0, !isLikeNone(r), !0);
      },
      __wbg___wbindgen_string_get_7ce8eee7fd327545: (e, t) => {
        const n = t,
          r = typeof n == `string` ? n : void 0;
        var i = isLikeNone(r) ? 0 : passStringToWasm0(r, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc),
          a = WASM_VECTOR_LEN;
        getDataViewMemory0().setInt32((e >>> 0) + 4, a, !0),
          getDataViewMemory0().setInt32((e >>> 0) + 0, i, !0);
      },
      __wbg___wbindgen_throw_4c88d8bf264fd984: (e, t) => {
        throw Error(getStringFromWasm0(e, t));
      },
      __wbg_error_d1fc0193610e0e39: (e) => {
        console.error(e);
      },
      __wbg_getRandomValues_8b6f1f663e6f188d: function () {
        return handleError((e, t) => {
          globalThis.crypto.getRandomValues(getArrayU8FromWasm0(e, t));
        }, arguments);
      },
      __wbg_get_2080c49015e35254: function () {
        return handleError((e, t) => Reflect.get(e, t), arguments);
      },
      __wbg_get_unchecked_e6325ad374eff861: (e, t) => e[t >>> 0],
      __wbg_instanceof_Object_97e16a01fd368661: (e) => {
        let t;
        try {
          t = e instanceof Object;
        } catch {
          t = !1;
        }
        return t;
      },
      __wbg_isArray_181eee9e42397260: (e) => Array.isArray(e),
      __wbg_keys_105f5c0857898f84: (e) => Object.keys(e),
      __wbg_length_b03a0fabb109b1e9: (e) => e.length,
      __wbg_length_e83e819f48c774e4: (e) => e.length,
      __wbg_new_37eb45aaf5eeb820: () => [],
      __wbg_new_4416a2fe2fac9c65: (e, t) => TypeError(getStringFromWasm0(e, t)),
      __wbg_new_787b9fb330d55d78: (e, t) => Error(getStringFromWasm0(e, t)),
      __wbg_new_8a1847cd91d0d7fb: (e, t) => RangeError(getStringFromWasm0(e, t)),
      __wbg_new_cd4348290afae586: () => ({}),
      __wbg_push_c9f4893fc209f768: (e, t) => e.push(t),
      __wbg_set_2793479888329cb6: function () {
        return handleError((e, t, n) => Reflect.set(e, t, n), arguments);
      },
      __wbg_set_d2d33b52458e984a: (e, t, n) => {
        e[t >>> 0] = n;
      },
      __wbg_set_e4b9a833d288759a: (e, t, n) => {
        e[t] = n;
      },
      __wbg_set_name_822e3903f3184979: (e, t, n) => {
        e.name = getStringFromWasm0(t, n);
      },
      __wbindgen_generic_0000000000000001: (e) => e,
      __wbindgen_generic_0000000000000002: (e, t) => getStringFromWasm0(e, t),
      __wbindgen_generic_0000000000000003: (e) => BigInt.asUintN(64, e),
      __wbindgen_init_externref_table: () => {
        const e = wasm.__wbindgen_externrefs;
        e.set(0, void 0), e.set(1024, void 0), e.set(1025, null), e.set(1026, !0), e.set(1027, !1);
      },
    },
  };
}
const AnalyzerFinalization =
    typeof FinalizationRegistry > `u`
      ? { register: () => {}, unregister: () => {} }
      : new FinalizationRegistry((e) => wasm.__wbg_analyzer_free(e, 1)),
  MatchFinalization =
    typeof FinalizationRegistry > `u`
      ? { register: () => {}, unregister: () => {} }
      : new FinalizationRegistry((e) => wasm.__wbg_match_free(e, 1)),
  OpponentFinalization =
    typeof FinalizationRegistry > `u`
      ? { register: () => {}, unregister: () => {} }
      : new FinalizationRegistry((e) => wasm.__wbg_opponent_free(e, 1));
function addToExternrefTable0(e) {
  const t = wasm.__externref_table_alloc();
  return (wasm.__wbindgen_externrefs.set(t, e), t);
}
function getArrayU8FromWasm0(e, t) {
  return ((e >>>= 0), getUint8ArrayMemory0().subarray(e / 1, e / 1 + t));
}
let cachedDataViewMemory0 = null;
function getDataViewMemory0() {
  return (
    (cachedDataViewMemory0 === null ||
      cachedDataViewMemory0.buffer.detached === !0 ||
      (cachedDataViewMemory0.buffer.detached === void 0 &&
        cachedDataViewMemory0.buffer !== wasm.memory.buffer)) &&
      (cachedDataViewMemory0 = new DataView(wasm.memory.buffer)),
    cachedDataViewMemory0
  );
}
function getStringFromWasm0(e, t) {
  return ((e >>>= 0), decodeText(getUint8ArrayMemory0().subarray(e, e + t)));
}
let cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
  return (
    (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) &&
      (cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer)),
    cachedUint8ArrayMemory0
  );
}
function handleError(e, t) {
  try {
    return e.apply(this, t);
  } catch (e) {
    const t = addToExternrefTable0(e);
    wasm.__wbindgen_exn_store(t);
  }
}
function isLikeNone(e) {
  return e == null;
}
function passStringToWasm0(e, t, n) {
  if (n === void 0) {
    const n = cachedTextEncoder.encode(e),
      r = t(n.length, 1) >>> 0;
    return (
      getUint8ArrayMemory0()
        .subarray(r, r + n.length)
        .set(n),
      (WASM_VECTOR_LEN = n.length),
      r
    );
  }
  let r = e.length,
    i = t(r, 1) >>> 0,
    a = getUint8ArrayMemory0(),
    o = 0;
  for (; o < r; o++) {
    const t = e.charCodeAt(o);
    if (t > 127) break;
    a[i + o] = t;
  }
  if (o !== r) {
    o !== 0 && (e = e.slice(o)), (i = n(i, r, (r = o + e.length * 3), 1) >>> 0);
    const t = getUint8ArrayMemory0().subarray(i + o, i + r),
      a = cachedTextEncoder.encodeInto(e, t);
    (o += a.written), (i = n(i, r, o, 1) >>> 0);
  }
  return ((WASM_VECTOR_LEN = o), i);
}
function takeFromExternrefTable0(e) {
  const t = wasm.__wbindgen_externrefs.get(e);
  return (wasm.__externref_table_dealloc(e), t);
}
let cachedTextDecoder = new TextDecoder(`utf-8`, { ignoreBOM: !0 });
cachedTextDecoder.decode();
let numBytesDecoded = 0;
function decodeText(e) {
  return (
    (numBytesDecoded += e.length),
    numBytesDecoded >= 2146435072 &&
      ((cachedTextDecoder = new TextDecoder(`utf-8`, { ignoreBOM: !0 })),
      cachedTextDecoder.decode(),
      (numBytesDecoded = e.length)),
    cachedTextDecoder.decode(e)
  );
}
const cachedTextEncoder = new TextEncoder();
`encodeInto` in cachedTextEncoder ||
  (cachedTextEncoder.encodeInto = (e, t) => {
    const n = cachedTextEncoder.encode(e);
    return (t.set(n), { read: e.length, written: n.length });
  });
let WASM_VECTOR_LEN = 0,
  wasm;
function __wbg_finalize_init(e, t) {
  return (
    (wasm = e.exports),
    (cachedDataViewMemory0 = null),
    (cachedUint8ArrayMemory0 = null),
    wasm.__wbindgen_start(),
    wasm
  );
}
async function __wbg_load(e, t) {
  if (typeof Response == `function` && e instanceof Response) {
    if (!e.ok) throw Error(`failed to fetch Wasm: ${e.status} ${e.statusText} fetching '${e.url}'`);
    if (typeof WebAssembly.instantiateStreaming == `function`)
      try {
        return await WebAssembly.instantiateStreaming(e, t);
      } catch (t) {
        if (expectedResponseType(e.type) && e.headers.get(`Content-Type`) !== `application/wasm`)
          console.warn(
            "`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n",
            t,
          );
        else throw t;
      }
    const n = await e.arrayBuffer();
    return await WebAssembly.instantiate(n, t);
  }
  {
    const n = await WebAssembly.instantiate(e, t);
    return n instanceof WebAssembly.Instance ? { instance: n, module: e } : n;
  }
  function expectedResponseType(e) {
    switch (e) {
      case `basic`:
      case `cors`:
      case `default`:
        return !0;
    }
    return !1;
  }
}
function initSync(e) {
  if (wasm !== void 0) return wasm;
  e !== void 0 &&
    (Object.getPrototypeOf(e) === Object.prototype
      ? ({ module: e } = e)
      : console.warn("using deprecated parameters for `initSync()`; pass a single object instead"));
  const t = __wbg_get_imports();
  return (
    e instanceof WebAssembly.Module || (e = new WebAssembly.Module(e)),
    __wbg_finalize_init(new WebAssembly.Instance(e, t), e)
  );
}
let __wbg_init_promise;
async function __wbg_init(e) {
  return wasm === void 0
    ? (__wbg_init_promise === void 0 &&
        ((__wbg_init_promise = __wbg_init_once(e)),
        __wbg_init_promise.catch(() => {
          __wbg_init_promise = void 0;
        })),
      __wbg_init_promise)
    : wasm;
}
async function __wbg_init_once(e) {
  e !== void 0 &&
    (Object.getPrototypeOf(e) === Object.prototype
      ? ({ module_or_path: e } = e)
      : console.warn(
          `using deprecated parameters for the initialization function; pass a single object instead`,
        )),
    e === void 0 && (e = new URL(`quantum_tictactoe_bg.wasm`, import.meta.url));
  const t = __wbg_get_imports();
  (typeof e == `string` ||
    (typeof Request == `function` && e instanceof Request) ||
    (typeof URL == `function` && e instanceof URL)) &&
    (e = fetch(e));
  const { instance: n, module: r } = await __wbg_load(await e, t);
  return __wbg_finalize_init(n, r);
}
export { __wbg_init as default, Analyzer, initSync, Match, Opponent, start };
