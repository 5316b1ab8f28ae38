/** From state to the board's draw list. */
import { BIG_MARK, BOARD, centre, numberAt, SQUARE, SQUARES, squareRect } from "../geometry/quantum";
import { closesCycle, previewed, type State, viewOf } from "../state";
import type { Mark, Outcome, Square, View } from "../types";
import { sideOf } from "../types";
import { entanglementLine, sketchedLine } from "./lines";
import type { DrawList, Ink, Shape } from "./list";
import { classicalMark, spookyMark, type Weight } from "./marks";
import { patternsOf } from "./patterns";

/** The inks of tinted squares; all others are bare. */
type Ground = ReadonlyMap<Square, Ink>;
/** Where each mark of the open cycle's entanglement goes, by number. */
type Settling = ReadonlyMap<number, Square>;

/** The board as it stands, or as a previewed outcome would leave it; `unit` is a board unit in CSS pixels. */
export function scene(state: State, unit = 1): DrawList {
  const view = viewOf(state);
  const settling = settledBy(view, previewed(state));
  const pairs = view.pairs.filter((pair) => pair.settled === null && !settling.has(pair.ply));
  const patterns = patternsOf(state.game);
  const ground = tints(state, view, settling);
  return [
    ...washes(ground),
    ...grid(2 / unit),
    ...winning(view.outcome),
    ...pairs.flatMap((pair) => entanglementLine(pair, patterns)),
    ...sketched(state, view),
    ...numbers(ground, unit),
    ...pairs.flatMap((pair) =>
      pair.squares.flatMap((square) =>
        spookyMark(square, pair.ply, pair.onCycle ? "cycle" : "plain", inkOf(ground, square)),
      ),
    ),
    ...tentative(state, view, ground),
    ...classical(view, ground, "settled"),
    ...settlingMarks(settling, ground, "preview"),
  ];
}

/** A small board with the classical marks that an outcome would leave; what it settles lies on a tint. */
export function outcomeScene(view: View, choice: Square): DrawList {
  const settling = settledBy(view, choice);
  const ground = settledTints(settling);
  return [
    ...washes(ground),
    ...grid(2.6),
    ...classical(view, ground, "small"),
    ...settlingMarks(settling, ground, "small"),
  ];
}

function settledBy(view: View, choice: Square | null): Settling {
  const steps = view.choices.find(({ square }) => square === choice)?.collapse ?? [];
  return new Map(steps.map(({ ply, square }) => [ply, square]));
}

function tints(state: State, view: View, settling: Settling): Ground {
  if (settling.size > 0) return settledTints(settling);
  if (view.choices.length > 0)
    return new Map(view.choices.map(({ square }): [Square, Ink] => [square, "mist-cycle"]));
  const tinted = new Map<Square, Ink>();
  for (const { side, squares } of view.outcome?.lines ?? []) {
    for (const square of squares) tinted.set(square, `mist-${side}`);
  }
  if (state.picked !== null && view.turn) tinted.set(state.picked, `mist-${view.turn.side}`);
  return tinted;
}

function settledTints(settling: Settling): Ground {
  return new Map([...settling].map(([ply, square]): [Square, Ink] => [square, `mist-${sideOf(ply)}`]));
}

function inkOf(ground: Ground, square: Square): Ink {
  return ground.get(square) ?? "surface";
}

function washes(ground: Ground): Shape[] {
  return [...ground].map(([square, ink]) => ({ kind: "box", rect: squareRect(square), ink }));
}

function grid(width: number): Shape[] {
  const inset = 7;
  return [SQUARE, SQUARE * 2].flatMap((at): Shape[] => [
    { kind: "box", rect: { x: at - width / 2, y: inset, width, height: BOARD - inset * 2 }, ink: "grid" },
    {
      kind: "box",
      rect: { x: inset, y: at - width / 2, width: BOARD - inset * 2, height: width },
      ink: "grid",
    },
  ]);
}

/** The squares' own numbers: at least 11 pixels, and on large boards not much more. */
function numbers(ground: Ground, unit: number): Shape[] {
  const size = Math.max(7, Math.min(11, 14 / unit));
  return SQUARES.map((square) => ({
    kind: "text",
    at: numberAt(square),
    text: String(square),
    size,
    ink: "muted",
    bold: false,
    halo: { ink: inkOf(ground, square), width: 3 },
  }));
}

/** The line that a second pick would draw, while the pointer or the focus is on an open square. */
function sketched(state: State, view: View): Shape[] {
  const second = candidate(state, view);
  if (state.picked === null || second === null || !view.turn) return [];
  const ink: Ink = closesCycle(state, second) ? "cycle" : view.turn.side;
  return [sketchedLine(view.ply + 1, state.picked, second, ink)];
}

/** The mark that is picked, and the one that a second pick would put. */
function tentative(state: State, view: View, ground: Ground): Shape[] {
  if (state.picked === null) return [];
  const ply = view.ply + 1;
  const second = candidate(state, view);
  return [
    ...spookyMark(state.picked, ply, "plain", inkOf(ground, state.picked)),
    ...(second === null ? [] : spookyMark(second, ply, "tentative", "surface")),
  ];
}

function candidate({ picked, pointed }: State, view: View): Square | null {
  if (picked === null || pointed === null || picked === pointed) return null;
  return view.squares[pointed - 1]?.classical ? null : pointed;
}

function classical(view: View, ground: Ground, weight: Weight): Shape[] {
  return view.squares.flatMap(({ classical }, index) =>
    classical ? classicalMark(index + 1, classical, weight, inkOf(ground, index + 1)) : [],
  );
}

function settlingMarks(settling: Settling, ground: Ground, weight: Weight): Shape[] {
  return [...settling].flatMap(([ply, square]) => {
    const mark: Mark = { side: sideOf(ply), ply };
    return classicalMark(square, mark, weight, inkOf(ground, square));
  });
}

/** Bars from mark to mark along each line of three; the winner's are the heavier ones. */
function winning(outcome: Outcome | null): Shape[] {
  return (outcome?.lines ?? []).flatMap(({ side, squares: [a, b, c] }) =>
    [bar(a, b), bar(b, c)].map(
      (path): Shape => ({ kind: "stroke", path, ink: side, width: side === outcome?.winner ? 4 : 1.6 }),
    ),
  );
}

function bar(a: Square, b: Square): string {
  const from = centre(a);
  const to = centre(b);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const point = (along: number) => {
    const t = along / length;
    return `${(from.x + (to.x - from.x) * t).toFixed(2)} ${(from.y + (to.y - from.y) * t).toFixed(2)}`;
  };
  // A cross reaches further along a diagonal, and down to the right its number stands in the way.
  const diagonal = from.x !== to.x && from.y !== to.y;
  const gap = BIG_MARK * (diagonal ? 1.75 : 1.5);
  const start = diagonal && to.x > from.x ? BIG_MARK * 2.15 : gap;
  return `M${point(start)}L${point(length - gap)}`;
}
