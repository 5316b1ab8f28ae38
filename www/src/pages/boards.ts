/** Boards for pages to read and print: the engine's positions, drawn as the game draws them. */

import { svg } from "../board/draw/svg";
import type { GamePage } from "../board/game";
import { pictureOf } from "../board/picture";
import { type Game, positionOf, type Refusal } from "../board/types";
import { type Engine, needsFull } from "../engine/engine";
import { findEngine } from "../engine/find";
import { gameOf, games } from "../games/index";
import type { Words } from "../languages/words";

/** A game with its positions, in the words of a language. */
export interface Printed {
  readonly page: GamePage;
  readonly words: Words;
  readonly game: Game;
}

/** Starts the engine; null where it can't be had. */
export async function engineOrNot(): Promise<Engine | null> {
  try {
    return await findEngine(games[0].small);
  } catch {
    return null;
  }
}

/** The game of a record, or why there is none. */
export async function printed(engine: Engine, words: Words, record: string): Promise<Printed | Refusal> {
  const page = await gameOf(record).load(words);
  const rules = page.refereeOf(engine);
  let game = rules.read(record);
  if (needsFull(game)) {
    await engine.full();
    game = rules.read(record);
  }
  return "refused" in game ? game : { page, words, game };
}

/** The board after some steps of a game. */
export function boardAt({ page, game }: Printed, index: number): SVGSVGElement {
  return svg(pictureOf(page, { ...game, index }, 1.2));
}

/** What the step did, and what comes next. */
export function sentenceAt(
  { page: { voice }, words, game }: Printed,
  index: number,
  withNext = true,
): string {
  const { view } = positionOf({ ...game, index });
  if (view.lastMove === null) return voice.next(view);
  const told = voice.happened(view);
  return withNext ? words.said.together([told, voice.next(view, true)]) : told;
}
