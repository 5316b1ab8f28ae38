/** A board as a program uses it: what is refused is thrown, as the package throws it, and changes nothing. */

import { presentOf, viewOf } from "../board/course";
import type { GamePage } from "../board/game";
import type { Handle } from "../board/handle";
import { recordIn, tidied } from "../board/record-text";
import { type AnyView, isRefusal, type Refusal } from "../board/types";
import { needsFull, type Referee } from "../engine/engine";

export interface Remote {
  /** The position that is shown. */
  view(): AnyView;
  /** How the game ended, whatever is shown. */
  result(): AnyView["outcome"];
  /** The legal moves at the end of the game. */
  legalMoves(): readonly string[];
  moves(): readonly string[];
  record(): string;
  /** Plays at the end of the game, wherever somebody is looking. */
  play(move: string): AnyView;
  collapse(square: number): AnyView;
  undo(): AnyView;
  redo(): AnyView;
  /** Looks at the position after so many moves of the game. */
  goTo(index: number): AnyView;
  /** Opens a record in any form; one that only the full engine can read is opened as soon as that is there. */
  load(record: string): AnyView;
}

/**
 * The engine has to be there. Before that, `result`, `legalMoves` and `record` tell of a game without any move, and all
 * else throws an `InvalidStateError`. While a lesson has the board it can be read, and all that would change something
 * throws a `LessonError`.
 */
export function remote({
  inner: { state, rules, dispatch, guest, game: page },
}: Pick<Handle, "inner">): Remote {
  const found = (): Referee<AnyView> => {
    const here = rules();
    if (here === null)
      throw new DOMException("the engine is not there yet: wait for `ready`", "InvalidStateError");
    return here;
  };
  const own = (): Referee<AnyView> => {
    const here = found();
    if (guest() !== null) throw lessonError();
    return here;
  };
  /** The whole record has grown since a position was looked at first. */
  const view = (): AnyView => ({ ...viewOf(state()), length: state().game.moves.length });
  const play = (move: string) => {
    if (typeof move !== "string") throw new TypeError("a move is a string");
    const { game, present } = state();
    const result = own().play({ ...game, index: present }, move);
    if (isRefusal(result)) throw errorOf(page, result, viewOf(state()));
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
      if (isRefusal(result) && !needsFull(result)) throw errorOf(page, result, viewOf(state()));
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
function errorOf({ voice }: GamePage, refusal: Refusal, view: AnyView): Error {
  const { refused, code, squares, index, legalPrefix } = refusal;
  const isMove = refused === "move";
  const offer = { ...refusal, view };
  const message = isMove ? voice.refused(offer) : voice.broken(offer);
  const error = Object.assign(new Error(message), { code, squares });
  error.name = isMove ? "MoveError" : "RecordError";
  return isMove ? error : Object.assign(error, { index, legalPrefix: legalPrefix ?? "" });
}
