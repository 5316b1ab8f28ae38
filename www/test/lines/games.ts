/** Random games by the real engine, the same in every run, and their positions. */
import { positionOf, type View } from "../../src/games/quantum/types";
import { engine } from "../support";

/** A small generator of numbers below a bound, the same in every run. */
function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Every position after the first, of so many games in which each legal move is as likely as another. */
export function* randomViews(games: number, seed: number): Generator<View> {
  const roll = dice(seed);
  for (let played = 0; played < games; played++) {
    let game = engine.begin();
    while (!("refused" in game)) {
      const { legal } = positionOf(game);
      if (legal.length === 0) break;
      game = engine.play(game, legal[roll(legal.length)] ?? "");
      if (!("refused" in game)) yield positionOf(game).view;
    }
  }
}

/** Every position of one game after its start. */
export function viewsOf(record: string): View[] {
  const game = engine.read(record);
  if ("refused" in game) throw new Error(game.code);
  return game.positions.slice(1).map(({ view }) => view);
}
