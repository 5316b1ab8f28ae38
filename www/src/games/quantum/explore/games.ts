/** The classical games still possible, counted: what each entanglement adds, how often a mark is where, what went. */
import type { Board, Side, Square, View } from "../types";
import { openCycle, pairOf } from "../types";

/** Where each move that is still in two places would settle in a game, by number. */
export type Settled = ReadonlyMap<number, Square>;

export function settledIn(view: View, board: Board): Settled {
  const open = new Set(spooky(view));
  return new Map(
    board.flatMap((mark, index): [number, Square][] =>
      mark && open.has(mark.ply) ? [[mark.ply, index + 1]] : [],
    ),
  );
}

/** In how many ways an entanglement settles. */
export interface Factor {
  readonly plies: readonly number[];
  readonly ways: number;
}

/** One for each entanglement; their ways multiply to the number of games. */
export function factorsOf(view: View, games: readonly Board[]): readonly Factor[] {
  return view.components.map(({ plies }) => {
    const ways = games.map((board) => plies.map((ply) => squareOf(board, ply)).join());
    return { plies, ways: new Set(ways).size };
  });
}

/** In so many of the games a mark is in a square. */
export interface Share {
  readonly ply: number;
  readonly square: Square;
  readonly games: number;
}

export interface Shares {
  /** All games. */
  readonly of: number;
  readonly moves: readonly { readonly ply: number; readonly shares: readonly Share[] }[];
  /** Squares with a mark that is in two places; in `empty` of the games nothing is there. */
  readonly squares: readonly {
    readonly square: Square;
    readonly shares: readonly Share[];
    readonly empty: number;
  }[];
}

/** None while a cycle is open, as then a player decides. */
export function sharesOf(view: View, games: readonly Board[]): Shares | null {
  if (openCycle(view)) return null;
  const share = (ply: number, square: Square): Share => ({
    ply,
    square,
    games: games.filter((board) => board[square - 1]?.ply === ply).length,
  });
  return {
    of: games.length,
    moves: spooky(view).map((ply) => ({
      ply,
      shares: (pairOf(view, ply)?.squares ?? []).map((square) => share(ply, square)),
    })),
    squares: view.squares.flatMap(({ spooky }, index) => {
      if (spooky.length === 0) return [];
      const square = index + 1;
      const empty = games.filter((board) => board[index] === null).length;
      return [{ square, shares: spooky.map((ply) => share(ply, square)), empty }];
    }),
  };
}

/** A fraction in lowest terms, as "2/3"; null where the counts are in lowest terms already, or say all or nothing. */
export function lowest(games: number, of: number): string | null {
  const divisor = common(games, of);
  return games === 0 || games === of || divisor === 1 ? null : `${games / divisor}/${of / divisor}`;
}

/** Games that the last move ended, with the one reason for all of them. */
export interface RuledOut {
  readonly reason:
    | { readonly kind: "clash"; readonly square: Square; readonly plies: readonly [number, number] }
    | { readonly kind: "otherwise"; readonly side: Side; readonly ply: number; readonly square: Square };
  readonly games: readonly Board[];
}

/**
 * What the step from one position to the next ruled out. A new move could settle on either of its squares in each of
 * the games before, and clashes wherever one of them has a mark there; a choice rules out every game but those that
 * are left.
 */
export function ruledOut(
  before: { readonly view: View; readonly games: readonly Board[] },
  after: { readonly view: View; readonly games: readonly Board[] },
): readonly RuledOut[] {
  const { view } = after;
  if (view.lastCollapse !== null) {
    const left = new Set(after.games.map(written));
    const games = before.games.filter((board) => !left.has(written(board)));
    const chosen = view.lastCollapse.find(({ step }) => step === 0);
    const side = before.view.turn?.side;
    const other = pairOf(before.view, view.ply)?.squares.find((square) => square !== chosen?.square);
    if (!side || other === undefined) return [];
    return [{ reason: { kind: "otherwise", side, ply: view.ply, square: other }, games }];
  }
  const newest = pairOf(view, view.ply);
  if (!newest || newest.settled !== null || view.ply === before.view.ply) return [];
  return newest.squares.flatMap((square) =>
    [...new Set(before.games.flatMap((board) => board[square - 1]?.ply ?? []))]
      .sort((a, b) => a - b)
      .map(
        (ply): RuledOut => ({
          reason: { kind: "clash", square, plies: [ply, newest.ply] },
          games: before.games.filter((board) => board[square - 1]?.ply === ply),
        }),
      ),
  );
}

/** The moves that are still in two places. */
export function spooky(view: View): readonly number[] {
  return view.pairs.filter(({ settled }) => settled === null).map(({ ply }) => ply);
}

function squareOf(board: Board, ply: number): Square {
  return board.findIndex((mark) => mark?.ply === ply) + 1;
}

function written(board: Board): string {
  return board.map((mark) => mark?.ply ?? 0).join();
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}
