/** A board as a program uses it: what is refused is thrown, as the package throws it, and changes nothing. */

import { recordIn, tidied } from "../board/record-text";
import type { Handle } from "../games/quantum/mount";
import { presentOf, type State, viewOf } from "../games/quantum/state";
import { type Engine, isRefusal, type Refusal, type View } from "../games/quantum/types";
import { spoken } from "../games/quantum/words/sentences";
import type { Words } from "../languages/words";

export interface Remote {
  /** The position that is shown. */
  view(): View;
  /** How the game ended, whatever is shown. */
  result(): View["outcome"];
  /** The legal moves at the end of the game. */
  legalMoves(): readonly string[];
  moves(): readonly string[];
  record(): string;
  /** Plays at the end of the game, wherever somebody is looking. */
  play(move: string): View;
  collapse(square: number): View;
  undo(): View;
  redo(): View;
  /** Looks at the position after so many moves of the game. */
  goTo(index: number): View;
  /** Opens a record in any form. */
  load(record: string): View;
}

/**
 * The engine has to be there. Before that, `result`, `legalMoves` and `record` tell of a game without any move, and all
 * else throws an `InvalidStateError`. While a lesson has the board it can be read, and all that would change something
 * throws a `LessonError`.
 */
export function remote({ inner: { state, engine, dispatch, guest, words } }: Pick<Handle, "inner">): Remote {
  const found = (): Engine => {
    const here = engine();
    if (here === null)
      throw new DOMException("the engine is not there yet: wait for `ready`", "InvalidStateError");
    return here;
  };
  const own = (): Engine => {
    const here = found();
    if (guest() !== null) throw lessonError();
    return here;
  };
  const view = () => viewOf(state());
  const play = (move: string) => {
    if (typeof move !== "string") throw new TypeError("a move is a string");
    const { game, present } = state();
    const result = own().play({ ...game, index: present }, move);
    if (isRefusal(result)) throw errorOf(words, result, state());
    dispatch({ type: "play", move });
    return view();
  };
  const act = (action: Parameters<typeof dispatch>[0]) => {
    own();
    dispatch(action);
    return view();
  };
  return {
    view() {
      found();
      return view();
    },
    result: () => presentOf(state()).view.outcome,
    legalMoves: () => presentOf(state()).legal,
    moves() {
      found();
      return state().game.moves.slice(0, state().present);
    },
    record: () => presentOf(state()).record,
    play,
    collapse(square) {
      if (!Number.isInteger(square) || square < 1 || square > 9)
        throw new TypeError("a square is a number from 1 to 9");
      return play(`c${square}`);
    },
    undo: () => act({ type: "undo", free: true }),
    redo: () => act({ type: "redo", free: true }),
    goTo(index) {
      own();
      const { present } = state();
      if (!Number.isInteger(index) || index < 0 || index > present)
        throw new TypeError(`an index is a whole number from 0 to ${present}, the moves of the game`);
      return act({ type: "look", index });
    },
    load(record) {
      if (typeof record !== "string") throw new TypeError("a record is a string");
      const plain = tidied(record);
      const text = recordIn(plain) ?? plain;
      const result = own().read(text);
      if (isRefusal(result)) throw errorOf(words, result, state());
      return act({ type: "open", record: text });
    },
  };
}

/** While a lesson has the board, the game waits unchanged. */
function lessonError(): Error {
  const error = Object.assign(new Error("a lesson has the board"), { code: "lesson-on", squares: [] });
  error.name = "LessonError";
  return error;
}

/** A refusal as the package throws it. */
function errorOf(words: Words, refusal: Refusal, state: State): Error {
  const { refused, code, squares, index, legalPrefix } = refusal;
  const isMove = refused === "move";
  const said = isMove
    ? ({ kind: "refused", refusal, view: presentOf(state).view } as const)
    : ({ kind: "broken", refusal } as const);
  const error = Object.assign(new Error(spoken(words, said, false)), { code, squares });
  error.name = isMove ? "MoveError" : "RecordError";
  return isMove ? error : Object.assign(error, { index, legalPrefix: legalPrefix ?? "" });
}
