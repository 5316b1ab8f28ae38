/** What drives an animation: the browser's frames, or a clock that stands still. */

export interface Clock {
  /** Calls back before every frame with the milliseconds since the start, until it is told to stop. */
  run(frame: (elapsed: number) => void): () => void;
}

export const frameClock: Clock = {
  run(frame) {
    let start: number | null = null;
    const tick = (now: number) => {
      start ??= now;
      handle = requestAnimationFrame(tick);
      frame(now - start);
    };
    let handle = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(handle);
  },
};

/** Everything is over as soon as it begins. */
export const frozenClock: Clock = {
  run(frame) {
    frame(Number.POSITIVE_INFINITY);
    return () => {};
  },
};
