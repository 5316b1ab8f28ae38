/** The package as strangers install it: what it holds, and a game in a bundled page, a plain folder and Node. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { root, test } from "./host";
import { click, expect, square } from "./page";

/** A project into which the packed package is installed, without asking a registry for anything. */
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), "quantum-tictactoe-"));
  const npm = (cwd: string, ...words: string[]) =>
    execFileSync("npm", words, { cwd, encoding: "utf8", shell: process.platform === "win32" });
  const [{ filename }] = JSON.parse(
    npm(join(root, "pkg"), "pack", "--json", "--ignore-scripts", "--pack-destination", folder),
  ) as [{ filename: string }];
  writeFileSync(join(folder, "package.json"), '{ "name": "stranger", "private": true, "type": "module" }\n');
  npm(folder, "install", `./${filename}`, "--offline", "--no-audit", "--no-fund", "--ignore-scripts");
  return folder;
}

const imports = `
  import init, { Match } from "quantum-tictactoe";
  import initSmall, { Match as SmallMatch } from "quantum-tictactoe/small";`;

const game = `
  await init();
  await initSmall();
  const passedOn = SmallMatch.fromRecord("15 35 45");
  const match = Match.fromRecord(passedOn.record());
  for (const move of ["56", "57", "59", "15", "c5"]) match.play(move);
  const { winner, points } = match.view().outcome;
  const result = winner + " " + points.x + " " + points.o;`;

test("installed from its tarball it plays in Node, in a plain folder and in a bundled page", async ({
  page,
  host,
}) => {
  const folder = installed();
  const inside = join(folder, "node_modules", "quantum-tictactoe");
  expect(readdirSync(inside).sort()).toEqual([
    "LICENSE",
    "README.md",
    "element",
    "games",
    "index.d.ts",
    "node-small.js",
    "node.js",
    "package.json",
    "quantum_tictactoe.js",
    "quantum_tictactoe_bg.wasm",
    "quantum_tictactoe_bg.wasm.d.ts",
    "quantum_tictactoe_small_bg.wasm",
    "quantum_tictactoe_small_bg.wasm.d.ts",
    "read.js",
    "shared.js",
    "small.d.ts",
    "small.js",
  ]);

  writeFileSync(
    join(folder, "node.js"),
    `${imports}\nimport "quantum-tictactoe/element/define";${game}\nconsole.log(result);\n`,
  );
  expect(execFileSync(process.execPath, ["node.js"], { cwd: folder, encoding: "utf8" })).toBe("x 1 0.5\n");

  // A plain folder: the files as they are.
  const head = '<!doctype html><html lang="en"><head><title>waiting</title><link rel="icon" href="data:,">';
  const path = "./node_modules/quantum-tictactoe";
  writeFileSync(
    join(folder, "plain.html"),
    `${head}<script type="module" src="${path}/element/define.js"></script></head><body>
      <quantum-tictactoe record="q1-12"></quantum-tictactoe>
      <script type="module">
        import init, { Match } from "${path}/quantum_tictactoe.js";
        import initSmall, { Match as SmallMatch } from "${path}/small.js";${game}
        document.title = result;
      </script></body></html>`,
  );
  host.folders.set("/stranger/", folder);
  await page.goto(`${host.origin}stranger/plain.html`);
  await expect(page).toHaveTitle("x 1 0.5");
  await expect(square(page, 2)).toHaveAccessibleName("Square 2, top middle. X1, spooky.");
  await click(page, 2, 5);
  await expect(square(page, 5)).toHaveAccessibleName("Square 5, centre. O2, spooky.");

  // A blank project of Vite.
  mkdirSync(join(folder, "src"));
  writeFileSync(
    join(folder, "index.html"),
    `${head}</head><body><quantum-tictactoe></quantum-tictactoe><script type="module" src="./src/main.js"></script></body></html>`,
  );
  writeFileSync(
    join(folder, "src", "main.js"),
    `${imports}
    import "quantum-tictactoe/element/define";${game}
    document.title = result;
    addEventListener("qttt-move", ({ detail }) => { document.title = detail.record; });\n`,
  );
  await build({ root: folder, base: "./", logLevel: "error", configFile: false });
  // Only what was built is there, so nothing else can be what works.
  host.folders.set("/stranger/", join(folder, "dist"));
  await page.goto(`${host.origin}stranger/`);
  await expect(page).toHaveTitle("x 1 0.5");
  await click(page, 1, 9);
  await expect(page).toHaveTitle("q1-19");
  const worker = page.waitForEvent("worker");
  await page.locator(".qt-select").selectOption("random");
  await worker;
  await expect(page).toHaveTitle(/^q1-19-\d\d$/);
  rmSync(folder, { recursive: true });
});
