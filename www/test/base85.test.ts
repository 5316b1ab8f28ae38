/** Bytes written as text in the single file. */
import { expect, test } from "vitest";
import { scriptInside } from "../build/inside";
import { fromBase85, toBase85 } from "../src/engine/single/base85";

test("what was written is read again, whatever the length, and fits into a script", () => {
  for (let length = 0; length < 300; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * index * 31 + length) % 256);
    const text = toBase85(bytes);
    expect(text.length).toBe(Math.ceil(length / 4) * 5);
    expect(text).not.toMatch(/["'`\\$\s]/);
    expect(fromBase85(text, length)).toEqual(bytes);
  }
  const most = new Uint8Array(8).fill(255);
  expect(fromBase85(toBase85(most), 8)).toEqual(most);
});

test("no text of a script ends it, whatever its letters", () => {
  const texts = ["</script", "</SCRIPT>", "a</sCript ", "<!-- "];
  const code = scriptInside(`[${texts.map((text) => JSON.stringify(text))}]`);
  expect(code).not.toMatch(/<\/script|<!--/i);
  expect(JSON.parse(code.replaceAll("\\x3c", "\\u003c"))).toEqual(texts);
});
