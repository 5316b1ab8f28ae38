/** Boards for pages to read and print: the engine's positions, drawn as the game draws them. */

import { svg } from "../board/draw/svg";
import { type Engine, loadEngine } from "../engine/engine";
import { compileEngine } from "../engine/engine-file";
import { scene } from "../games/quantum/render/scene";
import { initialState, type State } from "../games/quantum/state";
import { type Game, isRefusal, positionOf } from "../games/quantum/types";
import { happened, next } from "../games/quantum/words/events";
import type { Words } from "../languages/words";

/** Starts the engine; null where it can't be had. */
export async function engineOrNot(): Promise<Engine | null> {
  try {
    return await loadEngine(await compileEngine());
  } catch {
    return null;
  }
}

/** A game, with its positions; null for what is none. */
export function gameOf(engine: Engine, record: string): Game | null {
  const game = engine.read(record);
  return isRefusal(game) ? null : game;
}

/** The board after some steps of a game. */
export function boardAt(game: Game, index: number): SVGSVGElement {
  const state: State = { ...initialState, game: { ...game, index }, present: index };
  return svg(scene(state, 1.2));
}

/** What the step did, and what comes next. */
export function sentenceAt(words: Words, game: Game, index: number, withNext = true): string {
  const { view } = positionOf({ ...game, index });
  if (view.lastMove === null) return next(words, view);
  const told = happened(words, view);
  return withNext ? words.said.together([told, next(words, view, true)]) : told;
}
