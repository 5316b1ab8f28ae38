// The benchmarks of `playouts.rs` on the WebAssembly build: `node benches/wasm.mjs DIRECTORY`, where DIRECTORY
// holds an engine built with the feature `bench`. The last line printed is JSON: things done in a second, by name.
import { engineIn } from "./engine.mjs";

const GAMES = 100_000;
const REPEATS = 11;

const directory = process.argv[2];
if (directory === undefined) {
  console.error("usage: node benches/wasm.mjs DIRECTORY");
  process.exit(2);
}
const engine = await engineIn(directory);

const results = {
  "playouts/quantum": GAMES / median(REPEATS, (seed) => engine.benchPlayouts(GAMES, seed)),
  "perft6/quantum": 1 / median(3, () => engine.benchPerft(6)),
};
for (const [name, rate] of Object.entries(results)) {
  console.log(`${name}: ${rate.toFixed(3)} a second`);
}
console.log(JSON.stringify(results));

/** The median time of `repeats` runs, in seconds, after one that only warms up. */
function median(repeats, run) {
  run(0);
  const times = [];
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    const start = performance.now();
    run(repeat);
    times.push((performance.now() - start) / 1000);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(repeats / 2)];
}
