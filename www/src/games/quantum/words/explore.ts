/** What Explore shows, as sentences. */
import type { Analysis, Objective } from "../../../engine/engine";
import type { ExploreWords, Worth } from "../../../languages/explore-words";
import type { Words } from "../../../languages/words";
import type { RuledOut, Settled } from "../explore/games";
import type { Traced } from "../explore/trace";
import { type Mistake, movesWith, type Valued } from "../explore/values";
import type { Square, View } from "../types";
import { moveNamed, numbered } from "./events";

/** The words of the whole page, and those of Explore. */
export interface Vocabulary {
  readonly words: Words;
  readonly explore: ExploreWords;
}

/** A value from X's view, with the steps to the end where they say something. */
export function worth(words: Words, objective: Objective, value: number, steps: number | null = null): Worth {
  const side = value === 0 ? null : words.side[value > 0 ? "x" : "o"];
  const points = words.result.points(Math.abs(value));
  return { objective, side, points, steps: side === null ? null : steps };
}

/** Said once, when the answer is there. */
export function found(
  vocabulary: Vocabulary,
  view: View,
  objective: Objective,
  analysis: Analysis | null,
): string {
  const [best] = analysis?.moves ?? [];
  const { failed, over, found } = vocabulary.explore.analysis;
  if (analysis === null) return failed;
  if (!best) return over;
  const { words } = vocabulary;
  return found(moveNamed(words, view, best.move), worth(words, objective, best.value, best.movesToEnd));
}

/** The moves with a square by their worth, best first: "With 1 and 9: a draw." */
export function squareWorths(
  vocabulary: Vocabulary,
  view: View,
  objective: Objective,
  analysis: Analysis,
  square: Square,
): readonly string[] {
  const { words, explore } = vocabulary;
  const worthOf = ({ value, movesToEnd }: Valued) => worth(words, objective, value, movesToEnd);
  if (view.turn?.phase !== "place") {
    return analysis.moves
      .filter(({ move }) => move.endsWith(String(square)))
      .map((only) => explore.analysis.looking(moveNamed(words, view, only.move), worthOf(only)));
  }
  const moves = movesWith(analysis, square);
  const order = analysis.moves.map(({ move }) => move);
  const sorted = [...moves].sort((a, b) => order.indexOf(a.move) - order.indexOf(b.move));
  const worths = new Map(sorted.map((move) => [JSON.stringify(worthOf(move)), worthOf(move)]));
  return [...worths].map(([key, same]) =>
    explore.analysis.with(
      moves.filter((move) => JSON.stringify(worthOf(move)) === key).map(({ other }) => other),
      same,
    ),
  );
}

/** "Move 4 gave away ½ point: 35 was better." */
export function mistakeSentence(
  vocabulary: Vocabulary,
  view: View,
  objective: Objective,
  { ply, side, isChoice, from, to, better }: Mistake,
): string {
  const { words, explore } = vocabulary;
  const { curve } = explore;
  const what = { ply, chooser: isChoice ? words.side[side] : null };
  const best = moveNamed(words, view, better[0] ?? "");
  if (objective === "points") return curve.gaveAway(what, words.result.points(from - to), best);
  return curve.gaveAwayResult(what, from > 0 ? 1 : 0, to < 0 ? -1 : 0, best);
}

/** One of the games still possible: where each move that is in two places would be. */
export function gameSentence({ words, explore }: Vocabulary, number: number, settled: Settled): string {
  const marks = [...settled].map(([ply, square]) => ({ mark: numbered(words, ply), square }));
  return explore.games.game(
    number,
    marks.sort((a, b) => a.square - b.square),
  );
}

export function reasonSentence({ words, explore }: Vocabulary, { reason }: RuledOut): string {
  if (reason.kind === "otherwise") {
    return explore.games.otherwise(words.side[reason.side], numbered(words, reason.ply), reason.square);
  }
  const [a, b] = reason.plies;
  return explore.games.clash(numbered(words, a), numbered(words, b), reason.square);
}

/** One step of the walk round the cycle; `first` is the move that it begins with. */
export function traceSentence({ words, explore }: Vocabulary, traced: Traced, first: number): string {
  const { trace } = explore;
  const mark = numbered(words, traced.ply);
  const { pusher, square } = traced;
  if (pusher === null) return trace.suppose(mark, square);
  const by = numbered(words, pusher.ply);
  if (traced.isStem) return trace.stem(mark, pusher.square, square);
  const sentence = trace.must(by, pusher.square, mark, square);
  if (!traced.closes) return sentence;
  return words.said.together([sentence, trace.closes(mark, square, numbered(words, first))]);
}
