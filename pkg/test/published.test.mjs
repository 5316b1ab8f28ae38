// What `npm pack` would publish, judged by the rules that packages are published by.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { publint } from "publint";

test("publint has nothing to say, not even a suggestion", async () => {
  const { messages } = await publint({ pkgDir: fileURLToPath(new URL("..", import.meta.url)), strict: true });
  assert.deepEqual(messages, []);
});
