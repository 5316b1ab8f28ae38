/** What moves on this board: a collapse as a timeline, and lines that are laid or make room. */
import type { Moving } from "../../board/game";
import { canLay, LAYING } from "./lines/moving";
import { scene } from "./render/scene";
import { type State, viewOf } from "./state";
import { landedAt, momentAt, timelineOf } from "./timeline";

export function motionOf(before: State, after: State, isMove: boolean): Moving<State> | null {
  const [from, to] = [viewOf(before), viewOf(after)];
  const earlier = isMove ? after.game.positions[after.game.index - 1]?.view : undefined;
  const timeline = earlier ? timelineOf(earlier, to) : null;
  if (timeline) {
    return {
      isSlight: false,
      length: timeline.length,
      landed: (time) => landedAt(timeline, time),
      scene: (state, unit, time) => scene(state, unit, momentAt(timeline, time)),
    };
  }
  if (!canLay(from, to)) return null;
  const laying = { before: from, from: before.picked };
  return {
    isSlight: true,
    length: LAYING,
    landed: () => NONE,
    scene: (state, unit, time) => scene(state, unit, undefined, { ...laying, share: time / LAYING }),
  };
}

const NONE: ReadonlySet<number> = new Set();
