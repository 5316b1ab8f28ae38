/** A position of any game as it looks at rest: what is picked or pointed at belongs to the person, not to the game. */
import type { OwnAction } from "./actions";
import type { Course } from "./course";
import type { DrawList } from "./draw/list";
import type { GamePage } from "./game";
import { type AnyView, type Game, positionOf } from "./types";

/** The position at the cursor; `unit` is a board unit in pixels; a plain one does not tell how the last move went. */
export function pictureOf<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  page: Pick<GamePage<V, S, A>, "begin" | "scene" | "plain">,
  game: Game<V>,
  unit: number,
  isPlain = false,
): DrawList {
  const state = { ...page.begin(positionOf(game).record), game, present: game.index };
  return (isPlain && page.plain?.(state, unit)) || page.scene(state, unit);
}
