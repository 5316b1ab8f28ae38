/** One exercise while somebody works at it; the board's own rules are left to `update`. */

import { say } from "../board/course";
import { recordIn, tidied } from "../board/record-text";
import type { Action } from "../games/quantum/actions";
import { initialState, type State, viewOf } from "../games/quantum/state";
import {
  type Engine,
  type Game,
  isRefusal,
  positionOf,
  type Square,
  type View,
} from "../games/quantum/types";
import { update } from "../games/quantum/update";
import type { Step, Verdict } from "./task";

export interface Session {
  readonly step: Step;
  /** The squares picked as an answer, in the order of their numbers. */
  readonly squares: readonly Square[];
  /** The answer chosen from several. */
  readonly option: number | null;
  /** How many hints are shown. */
  readonly hints: number;
  readonly verdict: Verdict | null;
  /** The move that was judged. */
  readonly made: string | null;
  /** Moves that answer it, still to be shown; null as long as none are known. */
  readonly line: readonly string[] | null;
}

/** The exercise and the board, which always go together. */
export interface Both {
  readonly session: Session;
  readonly state: State;
}

/** What a person does beside the board, and what the solver answers. */
export type Event =
  | { readonly type: "option"; readonly option: number }
  | { readonly type: "check" }
  /** A mark on one square is the whole answer. */
  | { readonly type: "placed"; readonly square: Square }
  | { readonly type: "hint"; readonly most: number }
  /** Back to where the exercise begins. */
  | { readonly type: "again" }
  /** The line that follows the judged move. */
  | { readonly type: "line"; readonly moves: readonly string[] }
  /** Shows the next move of that line. */
  | { readonly type: "forward" };

/** The beginning of a step, on a board that has focused what `from` has; what was said before is over. */
export function begin(engine: Engine, step: Step, from: State): Both {
  const game = engine.read(step.record);
  const { said, focus } = from;
  const fresh = say({ ...initialState, said, focus: { ...focus, to: null } }, null);
  const session: Session = {
    step,
    squares: [],
    option: null,
    hints: 0,
    verdict: null,
    made: null,
    line: null,
  };
  if (isRefusal(game)) return { session, state: fresh };
  const shown = step.task.kind === "move" ? game : still(game);
  return { session, state: { ...fresh, game: shown, present: shown.index } };
}

/** Only the last position: where no move will follow, the board does not show how it came about. */
function still(game: Game): Game {
  return { positions: [positionOf(game)], moves: [], index: 0 };
}

/** What an action of the board does in an exercise. */
export function act(engine: Engine, both: Both, action: Action): Both {
  const { session, state } = both;
  const through = (): Both => ({ session, state: update(engine, state, action) });
  switch (action.type) {
    case "point":
    case "peek":
    case "isolate":
    case "explain":
    case "ask":
      return through();
    case "undo":
    case "new":
      return session.verdict?.right === true ? both : again(engine, both);
    case "escape":
      return session.squares.length > 0 && session.verdict === null
        ? { ...both, session: { ...session, squares: [] } }
        : through();
    case "press":
      if (session.step.task.kind === "squares") return pick(both, action.square);
      return attempt(engine, both, action);
    case "typed":
      return recordIn(tidied(action.text)) === null ? attempt(engine, both, action) : both;
    case "drag":
    case "choose":
    case "confirm":
      return attempt(engine, both, action);
    default:
      return both;
  }
}

/** What happens beside the board. */
export function react(engine: Engine, both: Both, event: Event): Both {
  const { session, state } = both;
  switch (event.type) {
    case "option":
      return session.verdict === null ? { ...both, session: { ...session, option: event.option } } : both;
    case "check": {
      if (session.verdict !== null) return both;
      const verdict = judged(session, viewOf(state));
      return verdict === null ? both : { ...both, session: { ...session, verdict } };
    }
    case "placed": {
      if (session.verdict !== null) return both;
      return react(engine, { ...both, session: { ...session, squares: [event.square] } }, { type: "check" });
    }
    case "hint":
      return { ...both, session: { ...session, hints: Math.min(event.most, session.hints + 1) } };
    case "again":
      return again(engine, both);
    case "line":
      return { ...both, session: { ...session, line: event.moves } };
    case "forward": {
      const [move, ...line] = session.line ?? [];
      if (move === undefined) return both;
      const played = update(engine, state, { type: "typed", text: move });
      // Nobody has to choose here, so the focus stays where it is.
      return { session: { ...session, line }, state: { ...played, focus: state.focus } };
    }
  }
}

/** The verdict on what is picked or chosen; null while there is nothing to judge. */
function judged({ step: { task }, squares, option }: Session, view: View): Verdict | null {
  if (task.kind === "squares") return squares.length === 0 ? null : task.judge(squares, view);
  if (task.kind === "answer") return option === null ? null : task.judge(option);
  return null;
}

function again(engine: Engine, { session, state }: Both): Both {
  const fresh = begin(engine, session.step, state);
  return { ...fresh, session: { ...fresh.session, hints: session.hints } };
}

function pick(both: Both, square: Square): Both {
  const { session } = both;
  if (session.verdict !== null) return both;
  const squares = session.squares.includes(square)
    ? session.squares.filter((other) => other !== square)
    : [...session.squares, square].sort((a, b) => a - b);
  return { ...both, session: { ...session, squares } };
}

/** Tries an action as a move; the first move that is made is judged, and the board then waits. */
function attempt(engine: Engine, both: Both, action: Action): Both {
  const { session, state } = both;
  const { task } = session.step;
  if (task.kind !== "move" || session.verdict !== null) return both;
  const next = update(engine, state, action);
  if (next.game === state.game) return { session, state: next };
  const move = next.game.moves[next.game.index - 1] ?? "";
  const verdict = task.judge({ before: viewOf(state), after: positionOf(next.game).view, move });
  // What follows is shown, not chosen: the focus stays on the board.
  const focus = next.focus.to === "choices" ? state.focus : next.focus;
  return { session: { ...session, verdict, made: move }, state: { ...next, focus } };
}
