/** The fonts of the tests: the same on every machine, whatever is installed there. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";

/** Wide letters, as a fresh Debian has them; narrow ones; and large ones. */
export const families = { wide: "DejaVu Sans", narrow: "Roboto", large: "OpenDyslexic" } as const;
export type Family = keyof typeof families;

const folder = join(import.meta.dirname, "..", "..", "test-results", "fonts");

/** The bytes of a family's regular or bold letters, as the package brings them for the web. */
export function letters(family: Family, weight: 400 | 700): Buffer {
  const name = families[family].toLowerCase().replaceAll(" ", "-");
  const packed = createRequire(import.meta.url).resolve(`@fontsource/${name}/package.json`);
  return readFileSync(join(dirname(packed), "files", `${name}-latin-${weight}-normal.woff`));
}

/** Writes a list of fonts for fontconfig with nothing in it but one family, and tells where. */
export function fontsConfig(family: Family): string {
  const own = join(folder, family);
  mkdirSync(own, { recursive: true });
  for (const weight of [400, 700] as const)
    keep(join(own, `${weight}.ttf`), unpacked(letters(family, weight)));
  const file = join(own, "fonts.conf");
  const config = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${own}</dir><cachedir>${join(own, "cache")}</cachedir></fontconfig>
`;
  keep(file, Buffer.from(config));
  return file;
}

/** Writes at one stroke: another worker may do the same just now. */
function keep(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** A font for the system, out of one for the web: WOFF is the same tables, each of them packed (W3C, WOFF 1.0). */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entry = 16;
  const head = Buffer.alloc(12 + count * entry);
  woff.copy(head, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * entry, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * entry, 10);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let table = 0; table < count; table++) {
    const from = 44 + table * 20;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    const at = 12 + table * entry;
    woff.copy(head, at, from, from + 4);
    woff.copy(head, at + 4, from + 16, from + 20);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(length, at + 12);
    parts.push(packed < length ? inflateSync(bytes) : bytes, Buffer.alloc(-length & 3));
    end += length + (-length & 3);
  }
  return Buffer.concat(parts);
}
