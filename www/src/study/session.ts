/** One exercise while somebody works at it; the board's own rules are left to `update`. */

import type { BoardAction, OwnAction } from "../board/actions";
import { type Course, say, viewOf } from "../board/course";
import type { Step, Verdict } from "../board/exercise";
import type { GamePage } from "../board/game";
import { tidied } from "../board/record-text";
import { type AnyView, type Game, isRefusal, type Place, positionOf } from "../board/types";
import type { Referee } from "../engine/engine";

/** What is asked of a game here, and its rules. */
export interface Ground<V extends AnyView, S extends Course<V>, A extends OwnAction> {
  readonly game: Pick<GamePage<V, S, A>, "begin" | "updates" | "conduct">;
  readonly rules: Referee<V>;
}

export interface Session<V extends AnyView = AnyView> {
  readonly step: Step<V>;
  /** The squares picked as an answer, in the order of their numbers. */
  readonly squares: readonly Place[];
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
export interface Both<V extends AnyView = AnyView, S extends Course<V> = Course<V>> {
  readonly session: Session<V>;
  readonly state: S;
}

/** What a person does beside the board, and what the solver answers. */
export type Event =
  | { readonly type: "option"; readonly option: number }
  | { readonly type: "check" }
  /** A mark on one square is the whole answer. */
  | { readonly type: "placed"; readonly square: Place }
  | { readonly type: "hint"; readonly most: number }
  /** Back to where the exercise begins. */
  | { readonly type: "again" }
  /** The line that follows the judged move. */
  | { readonly type: "line"; readonly moves: readonly string[] }
  /** Shows the next move of that line. */
  | { readonly type: "forward" };

/** The beginning of a step, on a board that has focused what `from` has; what was said before is over. */
export function begin<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  { game: { begin: initial }, rules }: Ground<V, S, A>,
  step: Step<V>,
  from: S,
): Both<V, S> {
  const game = rules.read(step.record);
  const { said, focus } = from;
  const fresh: S = say({ ...initial(step.record), said, focus: { ...focus, to: null } }, null);
  const session: Session<V> = {
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
function still<V extends AnyView>(game: Game<V>): Game<V> {
  return { positions: [positionOf(game)], moves: [], index: 0 };
}

/** What an action of the board does in an exercise. */
export function act<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  ground: Ground<V, S, A>,
  both: Both<V, S>,
  action: A | BoardAction,
): Both<V, S> {
  const { session, state } = both;
  const { conduct, updates } = ground.game;
  const through = (): Both<V, S> => ({ session, state: updates.update(ground.rules, state, action) });
  if (conduct.looks.has(action.type)) return through();
  if (conduct.moves.has(action.type)) return attempt(ground, both, action);
  const board = action as BoardAction;
  switch (board.type) {
    case "point":
    case "ask":
      return through();
    case "undo":
    case "new":
      return session.verdict?.right === true ? both : again(ground, both);
    case "escape":
      return session.squares.length > 0 && session.verdict === null
        ? { ...both, session: { ...session, squares: [] } }
        : through();
    case "press":
      if (session.step.task.kind === "squares") return pick(both, board.square);
      return attempt(ground, both, action);
    case "typed":
      return conduct.recordIn(tidied(board.text)) === null ? attempt(ground, both, action) : both;
    default:
      return both;
  }
}

/** What happens beside the board. */
export function react<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  ground: Ground<V, S, A>,
  both: Both<V, S>,
  event: Event,
): Both<V, S> {
  const { session, state } = both;
  switch (event.type) {
    case "option":
      return session.verdict === null ? { ...both, session: { ...session, option: event.option } } : both;
    case "check": {
      if (session.verdict !== null) return both;
      const verdict = judged(session, viewOf<V>(state));
      return verdict === null ? both : { ...both, session: { ...session, verdict } };
    }
    case "placed": {
      if (session.verdict !== null) return both;
      return react(ground, { ...both, session: { ...session, squares: [event.square] } }, { type: "check" });
    }
    case "hint":
      return { ...both, session: { ...session, hints: Math.min(event.most, session.hints + 1) } };
    case "again":
      return again(ground, both);
    case "line":
      return { ...both, session: { ...session, line: event.moves } };
    case "forward": {
      const [move, ...line] = session.line ?? [];
      if (move === undefined) return both;
      const played = ground.game.updates.update(ground.rules, state, { type: "typed", text: move });
      // Nobody has to choose here, so the focus stays where it is.
      return { session: { ...session, line }, state: { ...played, focus: state.focus } };
    }
  }
}

/** The verdict on what is picked or chosen; null while there is nothing to judge. */
function judged<V extends AnyView>({ step: { task }, squares, option }: Session<V>, view: V): Verdict | null {
  if (task.kind === "squares") return squares.length === 0 ? null : task.judge(squares, view);
  if (task.kind === "answer") return option === null ? null : task.judge(option);
  return null;
}

function again<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  ground: Ground<V, S, A>,
  { session, state }: Both<V, S>,
): Both<V, S> {
  const fresh = begin(ground, session.step, state);
  return { ...fresh, session: { ...fresh.session, hints: session.hints } };
}

function pick<V extends AnyView, S extends Course<V>>(both: Both<V, S>, square: Place): Both<V, S> {
  const { session } = both;
  if (session.verdict !== null) return both;
  const squares = session.squares.includes(square)
    ? session.squares.filter((other) => other !== square)
    : [...session.squares, square].sort((a, b) => a - b);
  return { ...both, session: { ...session, squares } };
}

/** Tries an action as a move; the first move that is made is judged, and the board then waits. */
function attempt<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  { game: { updates }, rules }: Ground<V, S, A>,
  both: Both<V, S>,
  action: A | BoardAction,
): Both<V, S> {
  const { session, state } = both;
  const { task } = session.step;
  if (task.kind !== "move" || session.verdict !== null) return both;
  const next = updates.update(rules, state, action);
  if (next.game === state.game) return { session, state: next };
  const move = next.game.moves[next.game.index - 1] ?? "";
  const verdict = task.judge({ before: viewOf<V>(state), after: positionOf<V>(next.game).view, move });
  // What follows is shown, not chosen: the focus stays on the board.
  const focus = next.focus.to === "choices" ? state.focus : next.focus;
  return { session: { ...session, verdict, made: move }, state: { ...next, focus } };
}
