/** `npm run lines`: what `count.ts` finds in many random games, for lines as they are laid and for straight ones. */
import { routesOf } from "../../src/games/quantum/lines/routing";
import type { View } from "../../src/games/quantum/types";
import { add, type Counted, nothing, straight, touchesIn } from "./count";
import { randomViews } from "./games";

const [games = 3000, seed = 1, shown = 0] = process.argv.slice(2).map(Number);

let laid: Counted = nothing;
let careless: Counted = nothing;
const views: View[] = [...randomViews(games, seed)];
const before = process.cpuUsage();
let routed = 0;
for (const { pairs, squares } of views) {
  const lines = pairs.filter(({ settled }) => settled === null);
  if (lines.length === 0) continue;
  routed += 1;
  routesOf(
    lines.map(({ ply, squares: [a, b], onCycle }) => ({ ply, squares: [a, b], onCycle })),
    squares.flatMap(({ classical }, index) => (classical ? [{ ply: classical.ply, square: index + 1 }] : [])),
  );
}
const { user } = process.cpuUsage(before);
let left = shown;
for (const view of views) {
  laid = add(laid, view);
  careless = add(careless, view, straight);
  const touches = left > 0 ? touchesIn(view) : [];
  if (touches.length === 0) continue;
  left -= 1;
  console.log(
    view.pairs.map(({ squares, settled }) => squares.join("") + (settled ? `=${settled}` : "")).join(" "),
  );
  console.log(JSON.stringify(touches));
}

const share = (part: number, { positions }: Counted) => `${((100 * part) / positions).toFixed(2)} %`;
const row = (name: string, one: Counted) =>
  console.log(
    `${name}: ${one.positions} positions with lines, touched in ${share(one.touched, one)}, ` +
      `in squares of other moves in ${share(one.touchedElsewhere, one)} (${one.touchedElsewhere}), ` +
      `${(one.crossings / one.positions).toFixed(3)} crossings a position`,
  );
console.log(`${games} random games, seed ${seed}`);
row("as laid ", laid);
row("straight", careless);
console.log(`laid in ${(user / 1000 / routed).toFixed(2)} ms of user time a position`);
