/** The classical games still possible, their shares, groups and losses: counted naively on thousands of positions. */
import { expect, test } from "vitest";
import { factorsOf, ruledOut, settledIn, sharesOf } from "../src/games/quantum/explore/games";
import {
  type Board,
  type Game,
  isRefusal,
  openCycle,
  type Position,
  sideOf,
  type View,
} from "../src/games/quantum/types";
import { engine } from "./support";

const POSITIONS = 10_000;

/** Every way to put each spooky move on one of its squares, without two on one square: tried one by one. */
function naive(view: View): Board[] {
  const open = view.pairs.filter(({ settled }) => settled === null);
  const boards: Board[] = [];
  for (let choice = 0; choice < 2 ** open.length; choice++) {
    const board: Board = view.squares.map(({ classical }) => classical);
    const fits = open.every(({ ply, squares }, index) => {
      const at = squares[(choice >> index) & 1 ? 1 : 0] - 1;
      if (board[at]) return false;
      board[at] = { side: sideOf(ply), ply };
      return true;
    });
    if (fits) boards.push(board);
  }
  return boards;
}

const written = (board: Board) => board.map((mark) => mark?.ply ?? 0).join("");
const sorted = (boards: readonly Board[]) => boards.map(written).sort();

/** Numbers that look random and are the same each time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole game of random legal moves; now and then one that keeps clear of cycles, so that many games stay possible. */
function playout(next: () => number): Game {
  const begun = engine.read("q1");
  if (isRefusal(begun)) throw new Error("refused");
  let game = begun;
  const quiet = next() < 0.6;
  for (;;) {
    const position = game.positions[game.index];
    const legal = position?.legal ?? [];
    const calm = legal.filter((move) => !position?.view.closing.includes(move));
    const moves = quiet && calm.length > 0 ? calm : legal;
    const move = moves[Math.floor(next() * moves.length)];
    if (move === undefined) return game;
    const played = engine.play(game, move);
    if (isRefusal(played)) throw new Error(played.code);
    game = played;
  }
}

/** An expectation that costs little where it holds. */
function same(found: unknown, expected: unknown) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
}

function checkShares(view: View, games: readonly Board[], boards: readonly Board[]) {
  const shares = sharesOf(view, games);
  same(shares === null, openCycle(view) !== null);
  if (shares === null) return;
  const on = (square: number, ply: number) => boards.filter((board) => board[square - 1]?.ply === ply).length;
  same(shares.of, boards.length);
  for (const { ply, shares: each } of shares.moves) {
    same(
      each.map(({ square, games }) => [square, games]),
      view.pairs[ply - 1]?.squares.map((square) => [square, on(square, ply)]),
    );
    same(
      each.reduce((sum, { games }) => sum + games, 0),
      boards.length,
    );
  }
  for (const { square, shares: each, empty } of shares.squares) {
    same(empty, boards.filter((board) => !board[square - 1]).length);
    same(
      each.reduce((sum, { ply, games }) => sum + games - on(square, ply), 0),
      0,
    );
    same(
      each.reduce((sum, { games }) => sum + games, empty),
      boards.length,
    );
  }
  const open = view.squares.flatMap(({ spooky }, index) => (spooky.length > 0 ? [index + 1] : []));
  same(
    shares.squares.map(({ square }) => square),
    open,
  );
}

function checkRuledOut(earlier: Position, position: Position, games: readonly Board[]) {
  const before = { view: earlier.view, games: engine.ensemble(earlier.record) };
  const out = ruledOut(before, { view: position.view, games });
  const lost = out.reduce((sum, each) => sum + each.games.length, 0);
  const { view } = position;
  const placed = view.ply > earlier.view.ply && view.pairs.at(-1)?.ply === view.ply && !view.lastCollapse;
  // A new move could be in either of its squares in each game; what clashes is gone, and all else is left.
  same(games.length, (placed ? 2 : 1) * before.games.length - lost);
  for (const { reason, games: gone } of out) {
    same(gone.length > 0, true);
    for (const board of gone) {
      if (reason.kind === "clash") same(board[reason.square - 1]?.ply, reason.plies[0]);
      else same(board[reason.square - 1]?.ply, reason.ply);
    }
  }
}

test(`games, groups, shares and losses of ${POSITIONS} positions`, { timeout: 120_000 }, () => {
  const next = random(9);
  const seen = new Set<string>();
  const sizes = new Set<number>();
  while (seen.size < POSITIONS) {
    const game = playout(next);
    for (const [index, position] of game.positions.entries()) {
      const { view, record } = position;
      if (seen.has(record)) continue;
      seen.add(record);
      const games = engine.ensemble(record);
      const boards = naive(view);
      sizes.add(boards.length);
      same([record, sorted(games)], [record, sorted(boards)]);
      const ways = factorsOf(view, games).map(({ ways }) => ways);
      same(
        ways.reduce((product, factor) => product * factor, 1),
        boards.length,
      );
      same(ways.length, view.components.length);
      for (const board of games) {
        const open = view.pairs.filter(({ settled }) => settled === null).length;
        same(settledIn(view, board).size, open);
      }
      checkShares(view, games, boards);
      const earlier = game.positions[index - 1];
      if (earlier) checkRuledOut(earlier, position, games);
    }
  }
  // The largest number there can be, and the smallest, are among them.
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 27]);
});
