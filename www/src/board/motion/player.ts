/** Plays one timeline at a time; it can be ended at any moment, and leaves nothing behind. */

import { landedAt, type Moment, momentAt, type Timeline } from "../../games/quantum/timeline";
import type { Clock } from "./clock";

export interface Player {
  play(timeline: Timeline, clock: Clock): void;
  /** Ends what is playing; the answer tells whether something was. */
  finish(): boolean;
  /** How far it is, or null when nothing is playing. */
  moment(): Moment | null;
  /** The moves that have their square by now, or null when nothing is playing. */
  landed(): ReadonlySet<number> | null;
}

/** `frame` is called for every frame, `step` whenever another mark begins to settle, and at the end. */
export function player(frame: () => void, step: () => void): Player {
  let now: { readonly timeline: Timeline; time: number; landed: ReadonlySet<number> } | null = null;
  let stop = () => {};

  const end = () => {
    stop();
    stop = () => {};
    now = null;
  };
  return {
    play(timeline, clock) {
      end();
      const mine = { timeline, time: 0, landed: landedAt(timeline, 0) };
      now = mine;
      const running = clock.run((elapsed) => {
        if (now !== mine) return;
        mine.time = elapsed;
        if (elapsed >= timeline.length) {
          end();
          step();
          return;
        }
        const landed = landedAt(timeline, elapsed);
        if (landed.size !== mine.landed.size) {
          mine.landed = landed;
          step();
        } else frame();
      });
      if (now === mine) stop = running;
    },
    finish() {
      const playing = now !== null;
      end();
      if (playing) step();
      return playing;
    },
    moment: () => (now ? momentAt(now.timeline, now.time) : null),
    landed: () => now?.landed ?? null,
  };
}
