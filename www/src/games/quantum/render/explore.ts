/** What Explore draws: a possible game on the board and as a small board, bars for shares, values of moves, the curve. */

import { type DrawList, faded, type Ink, type Shape } from "../../../board/draw/list";
import { slot, squareRect } from "../geometry";
import { linesIn } from "../lines/drawn";
import { type State, viewOf } from "../state";
import { type Board, type Mark, type Square, sideOf } from "../types";
import { type Ground, grid, inkOf, numbers, washes } from "./ground";
import { entanglementLine } from "./lines";
import { classicalMark, markFrame, spookyMark } from "./marks";
import { patternsOf } from "./patterns";

/** Where moves are supposed to be; `next` is the one that a step is about. */
export interface Supposed {
  readonly kept: ReadonlyMap<number, Square>;
  readonly next: number | null;
  /** Whether moves that nothing is supposed of step back as well. */
  readonly rest: "plain" | "faint";
}

/** How faint a mark is that is supposed not to be there. */
const ASIDE = 0.22;

/** The game as it stands, with the marks lit that are supposed to be kept. */
export function supposedScene(state: State, { kept, next, rest }: Supposed, unit: number): DrawList {
  const view = viewOf(state);
  const pairs = view.pairs.filter(({ settled }) => settled === null);
  const lines = linesIn(view);
  const patterns = patternsOf(state.game);
  const ground: Ground = new Map([...kept].map(([ply, square]) => [square, `mist-${sideOf(ply)}` as Ink]));
  const strength = (ply: number) => (kept.has(ply) ? 0.5 : rest === "plain" ? 1 : ASIDE);
  const marks = view.squares.flatMap(({ classical }, index) =>
    classical ? classicalMark(index + 1, classical, "settled", inkOf(ground, index + 1)) : [],
  );
  return [
    ...washes(ground),
    ...grid(2 / unit),
    ...pairs.flatMap((pair) => {
      const way = lines.get(pair.ply);
      return way ? faded(entanglementLine(pair, way, patterns), strength(pair.ply)) : [];
    }),
    ...numbers(ground, unit),
    ...marks,
    ...pairs.flatMap(({ ply, squares, onCycle }) =>
      squares.flatMap((square) => {
        const shapes = spookyMark(square, ply, onCycle ? "cycle" : "plain", inkOf(ground, square));
        if (!kept.has(ply)) return faded(shapes, strength(ply));
        if (kept.get(ply) !== square) return faded(shapes, ASIDE);
        return [...shapes, markFrame(square, ply, ply === next ? 3 : 1.6)];
      }),
    ),
  ];
}

/** Two marks that a game would need in one square. */
export interface Clash {
  readonly square: Square;
  readonly plies: readonly [number, number];
}

/** A whole classical game for a small picture; moves that are not settled yet lie on a tint. */
export function gameScene(board: Board, open: ReadonlySet<number>, clash: Clash | null = null): DrawList {
  const ground = new Map<Square, Ink>();
  board.forEach((mark, index) => {
    if (mark && open.has(mark.ply)) ground.set(index + 1, `mist-${mark.side}`);
  });
  if (clash) ground.set(clash.square, "mist-cycle");
  const marks = board.flatMap((mark, index) =>
    mark && index + 1 !== clash?.square
      ? classicalMark(index + 1, mark, "small", inkOf(ground, index + 1))
      : [],
  );
  return [...washes(ground), ...grid(2.6), ...marks, ...(clash ? clashing(clash) : [])];
}

/** A bar under every mark that is in two places: as full as its share. */
export function shareBars(
  shares: readonly { readonly ply: number; readonly square: Square; readonly share: number }[],
): Shape[] {
  return shares.flatMap(({ ply, square, share }) => {
    const { x, y } = slot(square, ply);
    const bar = { x: x - 7.5, y: y + 9.5, height: 2.9 };
    const side: Mark["side"] = sideOf(ply);
    return [
      {
        kind: "box",
        rect: { ...bar, x: bar.x - 0.7, y: bar.y - 0.7, width: 24.4, height: 4.3 },
        ink: "surface",
      },
      { kind: "box", rect: { ...bar, width: 23 }, ink: "dim", alpha: 0.35 },
      ...(share > 0 ? [{ kind: "box", rect: { ...bar, width: 23 * share }, ink: side } as const] : []),
    ] satisfies Shape[];
  });
}

/** A value in the upper corner of a square; the best ones stand on their own colour. */
export interface Sign {
  readonly square: Square;
  readonly text: string;
  readonly ink: "x" | "o" | "text";
  readonly best: boolean;
}

export function signs(list: readonly Sign[], unit: number): Shape[] {
  const size = Math.max(8.5, Math.min(11, 15 / unit));
  // A band around the letters: as wide as they are, whatever is written in whatever font.
  const band = 4;
  return list.flatMap(({ square, text, ink, best }): Shape[] => {
    const { x, y, width } = squareRect(square);
    // Above the mark in the upper right slot.
    const at = { x: x + width - 8, y: y + 1.2 + size };
    const written = { kind: "text", at, anchor: "end", text, size, bold: true } as const;
    if (best) return [{ ...written, ink: "surface", halo: { ink, width: band } }];
    return [
      { ...written, ink, halo: { ink, width: band + 2.4 } },
      { ...written, ink, halo: { ink: "surface", width: band } },
    ];
  });
}

/** Both marks, one above the other, where only one can be. */
function clashing({ square, plies }: Clash): Shape[] {
  const { x, y } = squareRect(square);
  return plies.map((ply, row) => ({
    kind: "text",
    at: { x: x + 26, y: y + 43 + row * 37 },
    text: `${sideOf(ply).toUpperCase()}${ply}`,
    size: 34,
    ink: sideOf(ply),
    bold: true,
  }));
}
