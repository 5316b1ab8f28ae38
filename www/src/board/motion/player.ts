/** Plays one motion at a time; it can be ended at any moment, and leaves nothing behind. */

import type { Clock } from "./clock";

/** Something that moves for a while; times in milliseconds. */
export interface Motion {
  readonly length: number;
  /** The moves that have their place by a time. */
  landed(time: number): ReadonlySet<number>;
}

export interface Player<M extends Motion> {
  play(motion: M, clock: Clock): void;
  /** Ends what is playing; the answer tells whether something was. */
  finish(): boolean;
  /** What is playing, and how far it is; null when nothing is. */
  now(): { readonly motion: M; readonly time: number } | null;
  /** The moves that have their place by now, or null when nothing is playing. */
  landed(): ReadonlySet<number> | null;
}

/** `frame` is called for every frame, `step` whenever another move has its place, and at the end. */
export function player<M extends Motion>(frame: () => void, step: () => void): Player<M> {
  let now: { readonly motion: M; time: number; landed: ReadonlySet<number> } | null = null;
  let stop = () => {};

  const end = () => {
    stop();
    stop = () => {};
    now = null;
  };
  return {
    play(motion, clock) {
      end();
      const mine = { motion, time: 0, landed: motion.landed(0) };
      now = mine;
      const running = clock.run((elapsed) => {
        if (now !== mine) return;
        mine.time = elapsed;
        if (elapsed >= motion.length) {
          end();
          step();
          return;
        }
        const landed = motion.landed(elapsed);
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
    now: () => now,
    landed: () => now?.landed ?? null,
  };
}
