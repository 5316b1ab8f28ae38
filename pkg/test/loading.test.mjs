// Loading an engine: from what, again after a failure, and what is said before.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { test } from "node:test";

const engines = [
  ["quantum-tictactoe", "../quantum_tictactoe.js", "../quantum_tictactoe_bg.wasm"],
  ["quantum-tictactoe/small", "../small.js", "../quantum_tictactoe_small_bg.wasm"],
];

let copies = 0;
/** The module anew, as if nobody had loaded it. */
async function fresh(path) {
  copies += 1;
  return import(`${new URL(path, import.meta.url).href}?copy=${copies}`);
}

async function plays({ Match }) {
  const match = new Match();
  match.play("12");
  assert.equal(match.record(), "q1-12");
}

/** A module of the right form, and of nothing that is asked for. */
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

for (const [name, path, file] of engines) {
  const bytes = await readFile(new URL(file, import.meta.url));
  const other = await readFile(new URL(engines.find((engine) => engine[0] !== name)[2], import.meta.url));

  test(`${name}: what is asked too early says what to do`, async () => {
    const { Match } = await fresh(path);
    const early = { name: "TypeError", message: "the engine is not loaded yet: await init() first" };
    assert.throws(() => new Match(), early);
    assert.throws(() => Match.fromRecord("12"), early);
  });

  test(`${name}: bytes, buffers, modules, responses, addresses, and promises of them`, async () => {
    const server = createServer((_, answer) => answer.end(bytes)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = `http://127.0.0.1:${server.address().port}/engine`;
    const typed = { headers: { "Content-Type": "application/wasm" } };
    const inputs = [
      bytes,
      new Uint8Array(bytes).buffer,
      new WebAssembly.Module(bytes),
      Promise.resolve(new WebAssembly.Module(bytes)),
      new Response(bytes),
      new Response(bytes, typed),
      address,
      new URL(address),
      new Request(address),
      fetch(address),
    ];
    for (const input of inputs) {
      const copy = await fresh(path);
      await copy.default({ module_or_path: input });
      await plays(copy);
    }
    const bare = await fresh(path);
    await bare.default(bytes);
    await plays(bare);
    server.close();
  });

  test(`${name}: at once`, async () => {
    for (const module of [bytes, new WebAssembly.Module(bytes)]) {
      const copy = await fresh(path);
      const made = copy.initSync({ module });
      assert.ok(made.memory instanceof WebAssembly.Memory);
      assert.equal(copy.initSync({ module }), made);
      assert.equal(await copy.default(), made);
      await plays(copy);
    }
  });

  test(`${name}: what fails can be tried again`, async () => {
    const copy = await fresh(path);
    const refused = [
      [EMPTY, { name: "TypeError", message: "this is not the file of this engine" }],
      [new WebAssembly.Module(EMPTY), { name: "TypeError", message: "this is not the file of this engine" }],
      [bytes.subarray(0, 1000), { name: "CompileError" }],
      [new Response("", { status: 404 }), { message: /^the engine's file did not come: 404/ }],
      ["http://127.0.0.1:1/engine", { name: "TypeError" }],
      [() => Promise.reject(new RangeError("no")), { name: "RangeError", message: "no" }],
      [null, { name: "TypeError" }],
      [7, { name: "TypeError" }],
    ];
    for (const [input, error] of refused) {
      const module_or_path = typeof input === "function" ? input() : input;
      await assert.rejects(copy.default({ module_or_path }), error);
      assert.throws(() => new copy.Match(), { message: "the engine is not loaded yet: await init() first" });
    }
    for (const input of [EMPTY, bytes.subarray(0, 1000), undefined, 7]) {
      assert.throws(() => copy.initSync({ module: input }));
    }
    await copy.default({ module_or_path: bytes });
    await plays(copy);
  });

  test(`${name}: the file of the other engine is not taken for it`, async () => {
    const copy = await fresh(path);
    await assert.rejects(copy.default({ module_or_path: other }));
    await copy.default({ module_or_path: bytes });
    await plays(copy);
  });

  test(`${name}: who asks twice gets one engine`, async () => {
    const copy = await fresh(path);
    const [first, second] = await Promise.all([
      copy.default({ module_or_path: bytes }),
      copy.default({ module_or_path: bytes }),
    ]);
    assert.equal(first, second);
    const match = new copy.Match();
    assert.equal(await copy.default({ module_or_path: bytes }), first);
    assert.equal(match.record(), "q1");
  });

  test(`${name}: an address of a file, in Node`, () => {
    const address = new URL(file, import.meta.url).href;
    for (const given of [JSON.stringify(address), `new URL(${JSON.stringify(address)})`]) {
      for (const input of [
        `{ module_or_path: ${given} }`,
        `{ module_or_path: Promise.resolve(${given}) }`,
        given,
        "",
      ]) {
        const script = `
          import init, { Match } from ${JSON.stringify(name)};
          const { memory } = await init(${input});
          console.log(new Match().record(), memory instanceof WebAssembly.Memory);
        `;
        const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
          cwd: new URL(".", import.meta.url),
          encoding: "utf8",
        });
        assert.equal(stdout.trim(), "q1 true", stderr);
      }
    }
  });

  test(`${name}: exports what is declared`, async () => {
    const copy = await fresh(path);
    assert.deepEqual(Object.keys(copy).sort(), ["Analyzer", "Match", "Opponent", "default", "initSync"]);
  });

  test(`${name}: nothing of JavaScript that could throw is called by it`, () => {
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).map((entry) => entry.name);
    assert.deepEqual(imports, ["__wbindgen_init_externref_table"]);
  });
}
