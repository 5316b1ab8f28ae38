/** One engine: loads its WebAssembly, asks it, and gives its stack back whatever happens. */
import { problem, typeError } from "./problem.ts";

/** What wasm-bindgen makes: functions that hand over numbers and texts to the instance that they have been given. */
export interface Glue {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
  readonly [name: string]: unknown;
}

/** What the engine is asked with. */
type Value = string | number | boolean;

export interface Engine {
  init(input?: unknown): Promise<WebAssembly.Exports>;
  initSync(input: unknown): WebAssembly.Exports;
  /** Asks a question by name; what is refused is thrown. */
  ask(question: string, ...values: Value[]): unknown;
  /** How many characters a text may have. */
  mostText(): number;
}

/** The full or the small engine, asked through `glue`; without another address its file is at `own`. */
export function engineOf(isFull: boolean, glue: Glue, own: () => URL): Engine {
  let exports: WebAssembly.Exports | null = null;
  let stack: WebAssembly.Global | null = null;
  let most = 0;
  let loading: Promise<WebAssembly.Exports> | null = null;

  const call = (question: string, values: Value[]): unknown => {
    const asked = glue[question];
    if (stack === null || typeof asked !== "function") throw typeError(notLoaded);
    const before: unknown = stack.value;
    try {
      return asked(...values);
    } catch (error) {
      // An overflow of JavaScript's stack, or a trap: what was on the engine's own stack is not needed any more.
      stack.value = before;
      throw error;
    }
  };

  /** Only what has begun to run is kept: what fails before can be tried again. */
  const run = (instance: WebAssembly.Instance): WebAssembly.Exports => {
    const made = instance.exports;
    const { __stack_pointer: pointer, __wbindgen_start: start } = made;
    const isEngine =
      pointer instanceof WebAssembly.Global && typeof start === "function" && "matchNew" in made;
    if (!isEngine || "analyzerNew" in made !== isFull) throw typeError("this is not the file of this engine");
    glue.__wbg_set_wasm(made);
    start();
    stack = pointer;
    most = Number(call("mostText", []));
    exports = made;
    return made;
  };

  const load = async (input: unknown): Promise<WebAssembly.Exports> => {
    const module = await compiled(await (input === undefined ? own() : input));
    const instance = await WebAssembly.instantiate(module, importsOf(module, glue));
    return exports ?? run(instance);
  };

  return {
    async init(input) {
      if (exports !== null) return exports;
      loading ??= load(unwrapped(input, "module_or_path")).finally(() => {
        loading = null;
      });
      return loading;
    },
    initSync(input) {
      if (exports !== null) return exports;
      const given = unwrapped(input, "module");
      const module = isModule(given) ? given : new WebAssembly.Module(bytes(given));
      return run(new WebAssembly.Instance(module, importsOf(module, glue)));
    },
    ask(question, ...values) {
      const answer = call(question, values);
      if (typeof answer !== "string") return answer;
      if (answer.startsWith("!")) throw problem(JSON.parse(answer.slice(1)));
      return JSON.parse(answer);
    },
    mostText: () => most,
  };
}

const notLoaded = "the engine is not loaded yet: await init() first";

/** What stands in the field of a plain object, or the input itself. */
function unwrapped(input: unknown, field: string): unknown {
  const isPlain =
    typeof input === "object" && input !== null && Object.getPrototypeOf(input) === Object.prototype;
  return isPlain ? (input as Record<string, unknown>)[field] : input;
}

function isModule(given: unknown): given is WebAssembly.Module {
  return Object.prototype.toString.call(given) === "[object WebAssembly.Module]";
}

function importsOf(module: WebAssembly.Module, glue: Glue): WebAssembly.Imports {
  const names = WebAssembly.Module.imports(module).map((entry) => [entry.module, glue]);
  return Object.fromEntries(names) as WebAssembly.Imports;
}

/** What is no bytes is refused by WebAssembly itself. */
function bytes(given: unknown): BufferSource {
  return given as BufferSource;
}

/** Compiles bytes, or what an address or a response sends. */
async function compiled(given: unknown): Promise<WebAssembly.Module> {
  if (isModule(given)) return given;
  const response = isAddress(given) ? await fetch(given) : given;
  if (!isResponse(response)) return WebAssembly.compile(bytes(response));
  if (!response.ok) throw new Error(`the engine's file did not come: ${response.status} ${response.url}`);
  // It does not matter as what kind of file the host sends it.
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm") === true;
  if (isTyped && typeof WebAssembly.compileStreaming === "function")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function isAddress(given: unknown): given is string | URL | Request {
  const isRequest = (given: unknown) => typeof Request === "function" && given instanceof Request;
  return typeof given === "string" || given instanceof URL || isRequest(given);
}

function isResponse(given: unknown): given is Response {
  return typeof Response === "function" && given instanceof Response;
}
