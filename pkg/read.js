// Files of this machine, which Node's `fetch` does not read.
import { readFile } from "node:fs/promises";

/** What `init` is given, with the bytes of a file in the place of its address; without an address those of `own`. */
export async function read(input, own) {
  const isPlain = input?.constructor === Object;
  const given = (await (isPlain ? input.module_or_path : input)) ?? own;
  const isFile = (typeof given === "string" || given instanceof URL) && /^file:/i.test(String(given));
  return { module_or_path: isFile ? await readFile(new URL(given)) : given };
}
