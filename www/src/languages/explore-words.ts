/** What every translation must say in Explore; loaded together with it. */
import type { Objective } from "../engine/engine";
import type { Square } from "../games/quantum/types";
import type { List, MoveName, Settled } from "./words";

/** What a position or a move is worth: who is ahead, by how many points, and the steps to the end where somebody wins. */
export interface Worth {
  readonly objective: Objective;
  readonly side: string | null;
  readonly points: string;
  readonly steps: number | null;
}

/** A move, or the choice of an outcome after it by a side. */
export interface Deed {
  readonly ply: number;
  readonly chooser: string | null;
}

export interface ExploreWords {
  /** Ends whatever is shown on the board instead of the game. */
  readonly backToGame: string;

  games: {
    title: string;
    /** How many games there are, and what to do with them. */
    intro(games: number): string;
    /** Nothing that is still open counts any more. */
    over: string;
    /** In how many ways each entanglement can settle, and the games that these make together. */
    product(ways: readonly number[], games: number): string;
    /** In how many ways one entanglement can settle. */
    group(marks: List, ways: number): string;
    list: string;
    /** One of the games: where its marks are. */
    game(number: number, marks: readonly Settled[]): string;
    /** The status while it is seen on the board. */
    shown(number: number, games: number): string;
    /** What a square holds in the game that is shown. */
    holds(mark: string | null): string;
    ruledOut(games: number): string;
    clash(mark: string, other: string, square: Square): string;
    /** Somebody decided a collapse the other way. */
    otherwise(side: string, mark: string, square: Square): string;
    /** How many games a reason rules out, after the reason. */
    count(games: number): string;
    more(games: number): string;
    readonly honest: List;
  };

  /** The list of moves. */
  moves: {
    quantum: string;
    classical: string;
    empty: string;
    notation: string;
    /** In the list, beside a mark: where it was placed, and where it settled. */
    inTwo(squares: readonly Square[]): string;
    on(square: Square): string;
    /** The same with the mark, for those who do not see it; `chosen` by a player. */
    placed(mark: string, squares: readonly Square[]): string;
    settled(mark: string, square: Square, chosen: boolean): string;
  };

  shares: {
    title: string;
    bars: string;
    /** Why there are none while a cycle is open. */
    open: string;
    none: string;
    byMove: string;
    bySquare: string;
    /** In so many of the games a mark is in a square; the fraction is lowest terms, or null if it says no more. */
    share(mark: string, square: Square, games: number, of: number, fraction: string | null): string;
    /** The same in short: counts first. */
    short(square: Square, games: number, of: number, fraction: string | null): string;
    square(square: Square): string;
    shortMark(mark: string, games: number, of: number, fraction: string | null): string;
    /** In so many games a square stays empty. */
    empty(square: Square, games: number, of: number, fraction: string | null): string;
    shortEmpty(games: number, of: number, fraction: string | null): string;
    readonly honest: List;
  };

  trace: {
    title: string;
    none: string;
    intro: string;
    directions: string;
    direction(mark: string, square: Square): string;
    suppose(mark: string, square: Square): string;
    must(pusher: string, at: Square, mark: string, square: Square): string;
    /** The last mark of the cycle is where the first one is not. */
    closes(mark: string, square: Square, first: string): string;
    /** Beside the cycle: its other square is taken whichever way the cycle goes. */
    stem(mark: string, at: Square, square: Square): string;
    step(step: number, steps: number): string;
    status(step: number, steps: number): string;
    readonly honest: List;
  };

  analysis: {
    title: string;
    start: string;
    /** While it works, and afterwards. */
    stop: string;
    hide: string;
    /** Before anything was asked. */
    hint: string;
    working(done: number, all: number): string;
    progress: string;
    over: string;
    failed: string;
    objective: string;
    objectives: Readonly<Record<Objective, string>>;
    /** As a name: "X wins by 1 point in 3 steps". */
    worth(worth: Worth): string;
    /** What the position is worth. */
    best(worth: Worth): string;
    /** Said once: the best move, and what it is worth. */
    found(best: MoveName, worth: Worth): string;
    /** A move with its worth, as a name. */
    move(move: MoveName, worth: Worth): string;
    moves: string;
    /** A value as the heading of its moves. */
    heading(worth: Worth, moves: number): string;
    steps(steps: number): string;
    outcomes: string;
    /** The status while a move is only looked at. */
    looking(move: MoveName, worth: Worth | null): string;
    squareTitle(square: Square | null): string;
    squareHint: string;
    with(squares: readonly Square[], worth: Worth): string;
    /** On the board, in a corner of a square. */
    sign(worth: Worth): string;
  };

  line: {
    title: string;
    show: string;
    first: string;
    back: string;
    forward: string;
    last: string;
    start: string;
    /** The same where there is little room. */
    count(step: number, steps: number): string;
    status(step: number, steps: number): string;
    told(step: number, steps: number, sentence: string): string;
  };

  curve: {
    title: string;
    /** The curve in a sentence: how the game stood at first, and how it stands. */
    summary(start: Worth, now: Worth, over: boolean): string;
    noMistakes: string;
    mistakes(count: number): string;
    /** A move or a choice beside its arrow. */
    label(ply: number, isChoice: boolean): string;
    gaveAway(what: Deed, points: string, better: MoveName): string;
    gaveAwayResult(what: Deed, from: 1 | 0, to: 0 | -1, better: MoveName): string;
    see(better: MoveName): string;
    ahead(side: string): string;
  };
}
