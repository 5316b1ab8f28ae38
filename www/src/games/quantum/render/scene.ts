/** From state to the board's draw list. */

import { type DrawList, faded, type Ink, type Shape } from "../../../board/draw/list";
import { squareAt } from "../geometry";
import { type Curve, pointsOn } from "../lines/curve";
import { linesIn, lineTo } from "../lines/drawn";
import { type Laying, linesDuring, linesInCollapse } from "../lines/moving";
import type { Routes } from "../lines/routing";
import { closesCycle, previewed, type State, secondSquare, viewOf } from "../state";
import { easeOut, type Moment, momentAt, momentOf, timelineOf } from "../timeline";
import type { Mark, Pair, Square, View } from "../types";
import { sideOf } from "../types";
import { type Ground, grid, inkOf, numbers, washes } from "./ground";
import { hintCorners, hintedPair } from "./hint";
import { entanglementLine, glow, sketchedLine } from "./lines";
import { classicalHalo, classicalMark, ghostMark, newestPatch, spookyMark, type Weight } from "./marks";
import { patternsOf } from "./patterns";
import { badges, trails } from "./trails";
import { flaggedSquares, flags, winning } from "./winning";

/** Where each mark of the open cycle's entanglement goes, by number. */
type Settling = ReadonlyMap<number, Square>;

/** How faint everything is beside the one move that is looked at. */
const ASIDE = 0.22;

/**
 * The board as it stands, as a previewed outcome would leave it, at one moment of the collapse that was the last
 * move, or while its lines are being laid; `unit` is a board unit in CSS pixels.
 */
export function scene(
  state: State,
  unit = 1,
  moment: Moment | null = restOf(state),
  laying: Laying | null = null,
): DrawList {
  const view = viewOf(state);
  const lines = linesAt(state, view, moment, laying);
  const along = (ply: number, draw: (way: Curve) => Shape[]) => {
    const way = lines.get(ply);
    return way ? draw(way) : [];
  };
  const settling = settledBy(view, previewed(state));
  const progress = progressOf(moment);
  const pairs = shownPairs(state, moment).filter(
    ({ ply }) => !settling.has(ply) && (progress.get(ply) ?? 0) < 1,
  );
  const patterns = patternsOf(moment ? beforeIt(state) : state.game);
  const ground = tints(state, view, settling, moment);
  const alone = (ply: number, shapes: Shape[]) =>
    state.isolated === null || state.isolated === ply ? shapes : faded(shapes, ASIDE);
  const remaining = (ply: number) => 1 - easeOut(progress.get(ply) ?? 0);
  const newest = newestPly(state, view);
  const flagged = flaggedSquares(view.outcome);
  const badged = badgedSquares(moment);
  return [
    ...washes(ground, (square) => easeOut(progress.get(settledOn(moment, square)) ?? 1)),
    ...grid(2 / unit),
    ...faded(winning(view.outcome), moment?.fade ?? 1),
    ...pairs.flatMap(({ ply, squares }) =>
      ply === newest
        ? alone(
            ply,
            squares.flatMap((square) => newestPatch(square, ply)),
          )
        : [],
    ),
    ...pairs.flatMap(({ ply, onCycle }) =>
      onCycle && moment ? along(ply, (way) => glow(way, moment.glow)) : [],
    ),
    ...pairs.flatMap((pair) =>
      along(pair.ply, (way) =>
        alone(pair.ply, faded(entanglementLine(pair, way, patterns), moment ? remaining(pair.ply) : 1)),
      ),
    ),
    ...sketched(state, view),
    ...hintCorners(state),
    ...gaps(lines, settling, ground),
    ...numbers(ground, unit, badged),
    ...(moment ? trails(moment, flagged) : []),
    ...(state.explained === null ? [] : ghosts(moment, ground)),
    ...classical(view, ground, "settled", progress).flatMap(({ ply, shapes }) => alone(ply, shapes)),
    ...settlingMarks(settling, ground, "preview"),
    // Marks that are about to be pushed away stay readable over the one that has come.
    ...pairs.flatMap((pair) =>
      pair.squares.flatMap((square) => {
        const manner = pair.onCycle ? "cycle" : "plain";
        // What has almost gone would be a speck.
        if (remaining(pair.ply) < 0.1) return [];
        const under = pair.ply === newest ? (`mist-${pair.side}` as const) : inkOf(ground, square);
        return alone(pair.ply, spookyMark(square, pair.ply, manner, under, remaining(pair.ply)));
      }),
    ),
    ...tentative(state, view, ground),
    ...hintedPair(state, ground),
    ...(moment ? badges(moment, (square) => inkOf(ground, square), flagged) : []),
    ...faded(flags(view.outcome), moment?.fade ?? 1),
  ];
}

/** A small board with the classical marks that an outcome would leave; what it settles lies on a tint. */
export function outcomeScene(view: View, choice: Square): DrawList {
  const settling = settledBy(view, choice);
  const ground = settledTints(settling);
  return [
    ...washes(ground),
    ...grid(2.6),
    ...classical(view, ground, "small").flatMap(({ shapes }) => shapes),
    ...settlingMarks(settling, ground, "small"),
  ];
}

/** What a collapse leaves to be seen: the step that is being explained, or its end. */
function restOf(state: State): Moment | null {
  const { positions, index } = state.game;
  const [before, after] = [positions[index - 1], positions[index]];
  const timeline = before && after ? timelineOf(before.view, after.view) : null;
  if (!timeline) return null;
  return state.explained === null ? momentAt(timeline, timeline.length) : momentOf(timeline, state.explained);
}

function linesAt(state: State, view: View, moment: Moment | null, laying: Laying | null): Routes {
  const before = state.game.positions[state.game.index - 1]?.view;
  if (moment && before) return linesInCollapse(before, view, moment);
  return laying ? linesDuring(view, laying) : linesIn(view);
}

function beforeIt({ game }: State): State["game"] {
  return { ...game, index: Math.max(0, game.index - 1) };
}

function shownPairs(state: State, moment: Moment | null): Pair[] {
  const { positions, index } = state.game;
  const view = moment ? positions[index - 1]?.view : positions[index]?.view;
  return (view?.pairs ?? []).filter(({ settled }) => settled === null);
}

function progressOf(moment: Moment | null): ReadonlyMap<number, number> {
  return new Map(moment?.settlings.map(({ ply, progress }) => [ply, progress]));
}

function settledOn(moment: Moment | null, square: Square): number {
  return moment?.settlings.find((settling) => settling.square === square)?.ply ?? 0;
}

/** The pair that was placed last, while it is not settled. */
function newestPly(state: State, view: View): number | null {
  return view.lastMove === null || view.lastCollapse !== null || state.picked !== null ? null : view.ply;
}

function settledBy(view: View, choice: Square | null): Settling {
  const steps = view.choices.find(({ square }) => square === choice)?.collapse ?? [];
  return new Map(steps.map(({ ply, square }) => [ply, square]));
}

function tints(state: State, view: View, settling: Settling, moment: Moment | null): Ground {
  if (settling.size > 0) return settledTints(settling);
  if (view.choices.length > 0)
    return new Map(view.choices.map(({ square }): [Square, Ink] => [square, "mist-cycle"]));
  const tinted = new Map<Square, Ink>();
  const coming = new Set(moment?.settlings.flatMap(({ square, progress }) => (progress > 0 ? [] : [square])));
  for (const { ply, square, progress } of moment?.settlings ?? []) {
    if (!view.outcome && progress > 0) tinted.set(square, `mist-${sideOf(ply)}`);
  }
  for (const { side, squares } of view.outcome?.lines ?? []) {
    for (const square of squares) {
      if (!coming.has(square)) tinted.set(square, `mist-${side}`);
    }
  }
  if (state.picked !== null && view.turn) tinted.set(state.picked, `mist-${view.turn.side}`);
  return tinted;
}

function settledTints(settling: Settling): Ground {
  return new Map([...settling].map(([ply, square]): [Square, Ink] => [square, `mist-${sideOf(ply)}`]));
}

/** The line that a second pick would draw, while the pointer or the focus is on an open square. */
function sketched(state: State, view: View): Shape[] {
  const second = secondSquare(state);
  if (state.picked === null || second === null || !view.turn) return [];
  const ink: Ink = closesCycle(state, second) ? "cycle" : view.turn.side;
  return [sketchedLine(lineTo(view, view.ply + 1, [state.picked, second]), ink)];
}

/** The mark that is picked, and the one that a second pick would put. */
function tentative(state: State, view: View, ground: Ground): Shape[] {
  if (state.picked === null) return [];
  const ply = view.ply + 1;
  const second = secondSquare(state);
  return [
    ...spookyMark(state.picked, ply, "plain", inkOf(ground, state.picked)),
    ...(second === null ? [] : spookyMark(second, ply, "tentative", "surface")),
  ];
}

/** Where a badge stands beside a mark's number, a third one would be too many. */
function badgedSquares(moment: Moment | null): ReadonlySet<Square> {
  return new Set(moment?.settlings.flatMap(({ square, progress }) => (progress > 0 ? [square] : [])));
}

/** The rejected halves of the last collapse, side by side along the lower edge of their squares. */
function ghosts(moment: Moment | null, ground: Ground): Shape[] {
  const settlings = moment?.settlings ?? [];
  return settlings.flatMap(({ ply, other, progress }) => {
    const here = settlings
      .filter((settling) => settling.other === other)
      .map((settling) => settling.ply)
      .sort((a, b) => a - b);
    return faded(
      ghostMark(other, ply, here.indexOf(ply), here.length, inkOf(ground, other)),
      Math.max(0, progress * 2 - 1),
    );
  });
}

/** Where a line that stays would cross a mark that is only previewed, the mark keeps a gap around it. */
function gaps(lines: Routes, settling: Settling, ground: Ground): Shape[] {
  if (settling.size === 0) return [];
  const ways = [...lines].flatMap(([ply, way]) => (settling.has(ply) ? [] : [crossed(way)]));
  return [...settling].flatMap(([ply, square]) => {
    const mark = { side: sideOf(ply), ply };
    return ways.some((way) => way.has(square)) ? [classicalHalo(square, mark, inkOf(ground, square))] : [];
  });
}

/** The squares that a line comes through. */
function crossed(way: Curve): ReadonlySet<Square> {
  return new Set(pointsOn(way, 33).flatMap((point) => squareAt(point) ?? []));
}

function classical(
  view: View,
  ground: Ground,
  weight: Weight,
  progress: ReadonlyMap<number, number> = new Map(),
): { ply: number; shapes: Shape[] }[] {
  return view.squares.flatMap(({ classical }, index) => {
    const grown = classical ? easeOut(progress.get(classical.ply) ?? 1) : 0;
    if (!classical || grown === 0) return [];
    const shapes = classicalMark(index + 1, classical, weight, inkOf(ground, index + 1), grown);
    return [{ ply: classical.ply, shapes }];
  });
}

function settlingMarks(settling: Settling, ground: Ground, weight: Weight): Shape[] {
  return [...settling].flatMap(([ply, square]) => {
    const mark: Mark = { side: sideOf(ply), ply };
    return classicalMark(square, mark, weight, inkOf(ground, square));
  });
}
