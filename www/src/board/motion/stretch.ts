/** A stretch of time that runs by a clock: how far it is, and one at a time. */
import type { Clock } from "./clock";

export interface Stretch {
  /** Runs for so many milliseconds. */
  play(length: number, clock: Clock): void;
  /** Ends what runs. */
  finish(): void;
  /** How far it is, from 0 to 1, or null when nothing runs. */
  share(): number | null;
}

/** `frame` is called for every frame, and at the end. */
export function stretch(frame: () => void): Stretch {
  let now: { share: number } | null = null;
  let stop = () => {};
  const end = () => {
    const ran = now !== null;
    stop();
    stop = () => {};
    now = null;
    if (ran) frame();
  };
  return {
    play(length, clock) {
      end();
      const mine = { share: 0 };
      now = mine;
      const running = clock.run((elapsed) => {
        if (now !== mine) return;
        if (elapsed >= length) end();
        else {
          mine.share = elapsed / length;
          frame();
        }
      });
      if (now === mine) stop = running;
    },
    finish: end,
    share: () => now?.share ?? null,
  };
}
