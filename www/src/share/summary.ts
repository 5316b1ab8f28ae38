/** A game in one line, as it goes with its link: how it ended, or how far it has come. */
import { sideOf } from "../board/players";
import type { Position } from "../board/types";
import type { ShareWords } from "../languages/share-words";
import type { Words } from "../languages/words";
import { countOf } from "./relation";

export function summary({ side, result }: Words, { summary: say }: ShareWords, position: Position): string {
  const { view, record } = position;
  const moves = countOf(record);
  const collapses = record.match(/c/g)?.length ?? 0;
  const { outcome, turn } = view;
  if (outcome === null) {
    const next = side[sideOf(turn?.side ?? "x")];
    if (moves === 0) return say.start(next);
    return say.going(moves, collapses, next, turn?.phase === "measure");
  }
  if (outcome.winner === null) return say.draw(moves, collapses);
  const points = Object.entries(outcome.points).map(([name, value]) => [sideOf(name), value] as const);
  const of = (wanted: "x" | "o") => points.find(([name]) => name === wanted)?.[1] ?? 0;
  return say.won([side.x, result.points(of("x"))], [side.o, result.points(of("o"))], moves, collapses);
}
