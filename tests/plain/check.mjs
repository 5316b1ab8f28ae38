// Looks at the program beside this file, built for WebAssembly: it must import nothing, start nothing, and count right.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [, , path] = process.argv;
const bytes = readFileSync(path);
const module = new WebAssembly.Module(bytes);
assert.deepEqual(WebAssembly.Module.imports(module), []);
assert.ok(!sections(bytes).includes(8), "it has a start function");
const { exports } = new WebAssembly.Instance(module);
assert.equal(exports.sequences(3), 45432n);
const lock = readFileSync(new URL("Cargo.lock", import.meta.url), "utf8");
assert.doesNotMatch(lock, /wasm-bindgen|js-sys/);

/** The numbers of a module's sections, in their order. */
function sections(bytes) {
  const found = [];
  for (let at = 8; at < bytes.length; ) {
    found.push(bytes[at]);
    let [size, shift] = [0, 0];
    do {
      at += 1;
      size += (bytes[at] & 127) * 2 ** shift;
      shift += 7;
    } while (bytes[at] & 128);
    at += 1 + size;
  }
  return found;
}
