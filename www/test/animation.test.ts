/** The timeline of a collapse, the drawings it leads through, and what drives it. */
import { describe, expect, test } from "vitest";
import { type DrawList, solid } from "../src/board/draw/list";
import { type Clock, frameClock, frozenClock } from "../src/board/motion/clock";
import { player } from "../src/board/motion/player";
import { scene } from "../src/games/quantum/render/scene";
import { type State, viewOf } from "../src/games/quantum/state";
import {
  landedAt,
  momentAt,
  momentOf,
  TIMES,
  type Timeline,
  timelineOf,
} from "../src/games/quantum/timeline";
import { positionOf } from "../src/games/quantum/types";
import { after, engine, start } from "./support";

/** A timeline as it is played. */
const played = (line: Timeline) => ({ ...line, landed: (time: number) => landedAt(line, time) });

function timeline(state: State): Timeline {
  const before = state.game.positions[state.game.index - 1];
  const made = before ? timelineOf(before.view, viewOf(state)) : null;
  if (!made) throw new Error("there is no collapse");
  return made;
}

/** A small generator of numbers below a bound, the same in every run. */
function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Random games, each up to and with every collapse in it. */
function* collapses(wanted: number): Generator<State> {
  const roll = dice(7);
  let found = 0;
  while (found < wanted) {
    let game = start.game;
    for (let legal = positionOf(game).legal; legal.length > 0; legal = positionOf(game).legal) {
      const next = engine.play(game, legal[roll(legal.length)] ?? "");
      if ("refused" in next) throw new Error(next.code);
      game = next;
      if (positionOf(game).view.lastCollapse) {
        found += 1;
        yield { ...start, game, present: game.index };
      }
    }
  }
}

const nine = "12 23 34 45 56 67 78 89 15 c1";

describe("the timeline", () => {
  test("the cycle glows, then the steps follow each other", () => {
    const { glow, settlings, fade, length } = timeline(after("12 25 34 28 15 c5"));
    expect(glow).toEqual({ start: 0, duration: 250 });
    expect(
      settlings.map(({ ply, square, other, start, duration }) => [ply, square, other, start, duration]),
    ).toEqual([
      [5, 5, 1, 250, 220],
      [2, 2, 5, 410, 220],
      [1, 1, 2, 570, 220],
      [4, 8, 2, 570, 220],
    ]);
    expect(fade).toEqual({ start: 790, duration: 200 });
    expect(length).toBe(990);
  });

  test("nine marks in nine steps end before two seconds are over", () => {
    const { settlings, length } = timeline(after(nine));
    expect(settlings.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(length).toBeLessThanOrEqual(1900);
  });

  test("there is none without a collapse, and none over more than one move", () => {
    const state = after("12 25 15 c5 34");
    const views = state.game.positions.map(({ view }) => view);
    const [empty, , , open, collapsed, later] = views;
    if (!empty || !open || !collapsed || !later) throw new Error("there are too few positions");
    expect(timelineOf(open, collapsed)).not.toBeNull();
    expect(timelineOf(collapsed, later)).toBeNull();
    expect(timelineOf(empty, collapsed)).toBeNull();
    expect(timelineOf(collapsed, open)).toBeNull();
  });

  test("marks land in the order of the steps", () => {
    const line = timeline(after("12 25 34 28 15 c5"));
    expect([0, 249, 250, 410, 569, 570].map((time) => [...landedAt(line, time)])).toEqual([
      [],
      [],
      [5],
      [5, 2],
      [5, 2],
      [5, 2, 1, 4],
    ]);
  });

  test("the glow waxes in its time and wanes with the first mark", () => {
    const line = timeline(after(nine));
    const glows = [0, 125, 250, 360, 470].map((time) => momentAt(line, time).glow);
    expect(glows).toEqual([0, 0.5, 1, 0.5, 0]);
  });
});

test("every step of a thousand random collapses, and each ends in the final drawing", () => {
  let longest = 0;
  let count = 0;
  const found: string[] = [];
  for (const state of collapses(1000)) {
    count += 1;
    const line = timeline(state);
    const view = viewOf(state);
    const collapse = view.lastCollapse ?? [];
    const rest = scene(state, 1.5);
    longest = Math.max(longest, line.length);
    expect(line.settlings.map(({ ply }) => ply).sort()).toEqual(collapse.map(({ ply }) => ply).sort());
    for (const settling of line.settlings) {
      const pusher = line.settlings.find(({ ply }) => ply === settling.pushedBy);
      // Who pushes comes first, and stands where the pushed mark leaves.
      if (pusher) expect([pusher.start < settling.start, pusher.square]).toEqual([true, settling.other]);
      else expect(settling.step).toBe(0);
      const moment = momentAt(line, settling.start + settling.duration / 2);
      const moving = moment.settlings.find(({ ply }) => ply === settling.ply);
      expect(moving?.progress).toBeCloseTo(0.5);
      found.push(...faults(scene(state, 1.5, moment)));
      found.push(...faults(scene(state, 1.5, momentOf(line, settling.step))));
    }
    expect(scene(state, 1.5, momentAt(line, line.length))).toEqual(rest);
    expect(momentAt(line, Number.POSITIVE_INFINITY)).toEqual(momentAt(line, line.length));
    expect([...landedAt(line, line.length)].sort()).toEqual(collapse.map(({ ply }) => ply).sort());
  }
  expect(found).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(1000);
  expect(longest).toBeLessThanOrEqual(TIMES.limit);
}, 300_000);

/** What is wrong with a drawing: broken numbers, something invisible, or more shapes than a frame has time for. */
function faults(list: DrawList): string[] {
  const broken = JSON.stringify(list).match(/NaN|Infinity|undefined|null/g) ?? [];
  const invisible = list.filter(({ alpha = 1 }) => !(alpha > 0 && alpha <= 1)).map(({ kind }) => kind);
  return [...broken, ...invisible, ...(list.length < 400 ? [] : ["too long"])];
}

describe("the drawing of a collapse", () => {
  const state = after("12 25 34 28 15 c5");
  const line = timeline(state);
  const texts = (list: DrawList, ink: string) =>
    list.flatMap((shape) => (shape.kind === "text" && shape.ink === ink ? [shape.text] : []));

  test("begins as the board was, with the old marks and lines", () => {
    const before = scene(after("12 25 34 28 15"), 1.5);
    const first = scene(state, 1.5, momentAt(line, 0));
    const curves = (list: DrawList) =>
      list.flatMap((shape) => (shape.kind === "stroke" && shape.path.includes("C") ? [shape.path] : []));
    expect(curves(first)).toEqual(curves(before));
    expect(texts(first, "text")).toEqual(texts(before, "text"));
  });

  test("at rest the badges tell the order; explained, ghosts tell what was rejected", () => {
    const rest = scene(state, 1.5);
    expect(texts(rest, "surface").sort()).toEqual(["1", "2", "3", "3"]);
    // Where a badge stands the square's own number does not.
    expect(texts(rest, "muted").sort()).toEqual([..."34679"]);
    const explained = scene({ ...state, explained: 2 }, 1.5);
    expect(texts(explained, "muted").sort()).toEqual([..."34679", "1", "2", "4", "5"].sort());
  });

  test("while it is explained, the board stands still at that step", () => {
    const explained = { ...state, explained: 0 };
    expect(scene(explained, 1.5)).toEqual(scene(explained, 1.5, momentOf(line, 0)));
    expect(scene(explained, 1.5)).not.toEqual(scene({ ...state, explained: 1 }, 1.5));
    expect(texts(scene({ ...state, explained: 1 }, 1.5), "surface").sort()).toEqual(["1", "2"]);
  });

  test("without transparency for forced colours", () => {
    for (const time of [0, 100, 300, 500, 700, 900]) {
      for (const shape of solid(scene(state, 1.5, momentAt(line, time)))) expect(shape.alpha).toBeUndefined();
    }
  });
});

describe("the player", () => {
  const line = timeline(after("12 25 15 c5"));

  /** A clock that is moved by hand, and counts who listens. */
  function handClock(): Clock & { at: (elapsed: number) => void; listeners: () => number } {
    const frames = new Set<(elapsed: number) => void>();
    return {
      run(frame) {
        frames.add(frame);
        return () => frames.delete(frame);
      },
      at: (elapsed) => {
        for (const frame of [...frames]) frame(elapsed);
      },
      listeners: () => frames.size,
    };
  }

  test("draws every frame, tells each step once, and stops by itself", () => {
    const clock = handClock();
    const heard: string[] = [];
    const made = player(
      () => heard.push("frame"),
      () => heard.push(`step ${made.landed()?.size ?? "all"}`),
    );
    made.play(played(line), clock);
    expect(made.landed()).toEqual(new Set());
    for (const time of [16, 260, 280, 420, 580, 2000]) clock.at(time);
    expect(heard).toEqual(["frame", "step 1", "frame", "step 2", "step 3", "step all"]);
    expect([made.now(), made.landed(), clock.listeners()]).toEqual([null, null, 0]);
  });

  test("can be ended at any time, once", () => {
    const clock = handClock();
    let steps = 0;
    const made = player(
      () => {},
      () => {
        steps += 1;
      },
    );
    made.play(played(line), clock);
    clock.at(100);
    expect([made.finish(), made.finish(), steps, clock.listeners()]).toEqual([true, false, 1, 0]);
    clock.at(200);
    expect(made.now()).toBeNull();
  });

  test("a second one replaces the first", () => {
    const clock = handClock();
    const made = player(
      () => {},
      () => {},
    );
    made.play(played(line), clock);
    made.play(played(line), clock);
    expect(clock.listeners()).toBe(1);
    made.finish();
    expect(clock.listeners()).toBe(0);
  });

  test("a frozen clock is at the end at once", () => {
    let steps = 0;
    const made = player(
      () => {},
      () => {
        steps += 1;
      },
    );
    made.play(played(line), frozenClock);
    expect([made.now(), steps]).toEqual([null, 1]);
  });

  test("the browser's frames count from the first one, and can be cancelled", () => {
    const waiting = new Map<number, FrameRequestCallback>();
    let next = 1;
    Object.assign(globalThis, {
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        waiting.set(next, callback);
        return next++;
      },
      cancelAnimationFrame: (handle: number) => waiting.delete(handle),
    });
    const seen: number[] = [];
    const stop = frameClock.run((elapsed) => seen.push(elapsed));
    for (const now of [1000, 1016, 1033]) {
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback(now);
    }
    expect(seen).toEqual([0, 16, 33]);
    expect(waiting.size).toBe(1);
    stop();
    expect(waiting.size).toBe(0);
  });
});
