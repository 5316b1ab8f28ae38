/** Lets the computer think while it has the move, and move when the board is at rest. */
import type { Analyst, Stop, Timer } from "../engine/analyst";
import type { Decision, Objective } from "../engine/engine";
import { type Course, isThinking, presentOf } from "./course";
import type { Level, Reply } from "./players";

/** A natural pause before a move against a person; where the computer plays with itself one has to be able to follow. */
export const PAUSES = { person: 450, watch: 1200, step: 0 } as const;

export interface OpponentEffect<S> {
  /** To be called after every change; `moving` tells whether something on the board is in motion. */
  follow(before: S, now: S, analyst: Analyst, moving: boolean): void;
  /** What was in motion has come to rest. */
  rest(): void;
  /** Ends its work. */
  stop(): void;
}

interface Turn {
  readonly record: string;
  readonly level: Level;
  readonly pause: number;
  end: Stop;
  /** Null until it is there; the decision is null if there will be none. */
  answer: { readonly decision: Decision | null } | null;
  /** Whether the board rests, and whether the pause after that is over. */
  state: "moving" | "pausing" | "waiting";
}

export function opponentEffect<S extends Course>(
  dispatch: (reply: Reply) => void,
  timer: Timer,
): OpponentEffect<S> {
  let turn: Turn | null = null;
  let seed = newSeed();

  const stop = () => {
    turn?.end();
    turn = null;
  };
  const act = () => {
    if (turn?.state !== "waiting" || turn.answer === null) return;
    const { record, level, answer } = turn;
    turn = null;
    dispatch({ type: "reply", record, level, decision: answer.decision });
  };
  const pause = (mine: Turn) => {
    mine.state = "pausing";
    const cancel = timer(() => {
      mine.state = "waiting";
      act();
    }, mine.pause);
    const { end } = mine;
    mine.end = () => {
      cancel();
      end();
    };
  };

  return {
    follow(before, now, analyst, moving) {
      // Another game is another opponent; within one game it does the same again after an undo.
      if (now.before !== null && now.before !== before.before) seed = newSeed();
      if (!isThinking(now)) return stop();
      const { record } = presentOf(now);
      const { level } = now;
      const length = PAUSES[now.players !== "none" ? "person" : now.pace === "step" ? "step" : "watch"];
      if (turn?.record === record && turn.level === level && turn.pause === length) return;
      stop();
      const mine: Turn = { record, level, pause: length, end: () => {}, answer: null, state: "moving" };
      turn = mine;
      const hear = (decision: Decision | null) => {
        mine.answer = { decision };
        act();
      };
      mine.end = analyst.choose(
        { record, level, seed, objective: objectiveOf(now) },
        { answer: hear, failed: () => hear(null) },
      );
      if (!moving) pause(mine);
    },
    rest() {
      if (turn?.state === "moving") pause(turn);
    },
    stop,
  };
}

/** Points count while they are shown. */
export function objectiveOf({ points }: Pick<Course, "points">): Objective {
  return points ? "points" : "win";
}

function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
