// Every example of the README runs, and prints what its comments say.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1]);

/** Whether a comment begins with what was printed; quotes don't count, and words may follow. */
function promises(comment, printed) {
  const plain = (text) => text.replaceAll(/["']|(?<=\[) | (?=\])/g, "");
  const rest = plain(comment).split(plain(printed));
  return rest.length > 1 && rest[0] === "" && /^($|[ :,])/.test(rest[1]);
}

test("the README has examples", () => assert.ok(examples.length >= 4));

for (const [index, example] of examples.entries()) {
  test(`example ${index + 1} prints what it says`, () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", example],
      {
        cwd: new URL(".", import.meta.url),
        encoding: "utf8",
      },
    );
    assert.equal(status, 0, stderr);
    const comments = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map((match) => match[1]);
    const printed = stdout
      .trimEnd()
      .split("\n")
      .filter((line) => line !== "");
    assert.equal(printed.length, comments.length);
    for (const [line, comment] of comments.entries()) {
      assert.ok(promises(comment, printed[line]), `${printed[line]} is not ${comment}`);
    }
  });
}
