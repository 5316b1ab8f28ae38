/** What every translation must say in Explore; loaded together with it. */
import type { Objective } from "../engine/engine";
import type { Square } from "../games/quantum/types";
import type { List } from "./words";

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
    game(number: number, marks: readonly { mark: string; square: Square }[]): string;
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
    short(square: Square, games: number, of: number): string;
    square(square: Square): string;
    shortMark(mark: string, games: number, of: number): string;
    /** In so many games a square stays empty. */
    empty(square: Square, games: number, of: number, fraction: string | null): string;
    shortEmpty(games: number, of: number): string;
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
    /** A side ahead by so many points, or null for a draw; with the steps to the end where somebody wins. */
    worth(objective: Objective, side: string | null, points: string, steps: number | null): string;
    /** What the position is worth. */
    best(worth: string): string;
    /** Said once: the best move, and what it is worth. */
    found(best: string, worth: string): string;
    pair(squares: readonly Square[]): string;
    settles(mark: string, square: Square): string;
    single(square: Square): string;
    moves: string;
    /** A value as the heading of its moves. */
    heading(worth: string, moves: number): string;
    steps(steps: number): string;
    outcomes: string;
    /** The status while a move is only looked at. */
    looking(move: string, worth: string): string;
    squareTitle(square: Square | null): string;
    squareHint: string;
    with(squares: readonly Square[], worth: string): string;
    /** On the board, in a corner of a square. */
    sign(side: string | null, points: string, objective: Objective): string;
  };

  line: {
    title: string;
    show: string;
    first: string;
    back: string;
    forward: string;
    last: string;
    start: string;
    status(step: number, steps: number): string;
    told(step: number, steps: number, sentence: string): string;
  };

  curve: {
    title: string;
    /** The curve in a sentence: how the game stood at first, and how it stands. */
    summary(start: string, now: string, over: boolean): string;
    noMistakes: string;
    mistakes(count: number): string;
    move(ply: number): string;
    choice(side: string, ply: number): string;
    /** Either of them beside its arrow. */
    label(ply: number, isChoice: boolean): string;
    gaveAway(what: string, points: string, better: string): string;
    gaveAwayResult(what: string, from: 1 | 0, to: 0 | -1, better: string): string;
    see(better: string): string;
    ahead(side: string): string;
  };
}
