/** A game in one line, as it goes with its link: how it ended, or how far it has come. */
import { type Position, sideOf } from "../games/quantum/types";
import type { ShareWords } from "../languages/share-words";
import type { Words } from "../languages/words";

export function summary({ side, result }: Words, { summary: say }: ShareWords, position: Position): string {
  const { view, record } = position;
  const moves = view.ply;
  const collapses = record.match(/c/g)?.length ?? 0;
  const { outcome, turn } = view;
  if (outcome === null) {
    const next = side[turn?.side ?? sideOf(moves + 1)];
    if (moves === 0) return say.start(next);
    return say.going(moves, collapses, next, turn?.phase === "measure");
  }
  if (outcome.winner === null) return say.draw(moves, collapses);
  const { x, o } = outcome.points;
  return say.won([side.x, result.points(x)], [side.o, result.points(o)], moves, collapses);
}
