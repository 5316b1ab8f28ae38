/** A board as a program uses it: what is refused is thrown, as the package throws it, and changes nothing. */
import type { Handle } from "../api";
import { recordIn, tidied } from "../record-text";
import { presentOf, type State, viewOf } from "../state";
import { type Engine, isRefusal, type Refusal, type View } from "../types";
import { en } from "../words/en";
import { spoken } from "../words/sentences";

export interface Remote {
  /** The position that is shown. */
  view(): View;
  /** The legal moves at the end of the game. */
  legalMoves(): readonly string[];
  moves(): readonly string[];
  record(): string;
  /** Plays at the end of the game, wherever somebody is looking. */
  play(move: string): View;
  collapse(square: number): View;
  undo(): View;
  redo(): View;
  /** Looks at the position after so many moves. */
  goTo(index: number): View;
  /** Opens a record in any form. */
  load(record: string): View;
}

/** The engine has to be there: before that everything throws an `InvalidStateError`. */
export function remote({ inner: { state, engine, dispatch } }: Pick<Handle, "inner">): Remote {
  const found = (): Engine => {
    const here = engine();
    if (here === null)
      throw new DOMException("the engine is not there yet: wait for `ready`", "InvalidStateError");
    return here;
  };
  const view = () => viewOf(state());
  const play = (move: string) => {
    if (typeof move !== "string") throw new TypeError("a move is a string");
    const { game, present } = state();
    const result = found().play({ ...game, index: present }, move);
    if (isRefusal(result)) throw errorOf(result, state());
    dispatch({ type: "play", move });
    return view();
  };
  const act = (action: Parameters<typeof dispatch>[0]) => {
    found();
    dispatch(action);
    return view();
  };
  return {
    view,
    legalMoves: () => presentOf(state()).legal,
    moves: () => state().game.moves.slice(0, state().present),
    record: () => presentOf(state()).record,
    play,
    collapse(square) {
      if (!Number.isInteger(square) || square < 1 || square > 9)
        throw new TypeError("a square is a number from 1 to 9");
      return play(`c${square}`);
    },
    undo: () => act({ type: "undo" }),
    redo: () => act({ type: "redo" }),
    goTo(index) {
      if (!Number.isInteger(index) || index < 0) throw new TypeError("an index is a whole number from 0");
      return act({ type: "look", index: Math.min(index, state().present) });
    },
    load(record) {
      if (typeof record !== "string") throw new TypeError("a record is a string");
      const plain = tidied(record);
      const text = recordIn(plain) ?? plain;
      const result = found().read(text);
      if (isRefusal(result)) throw errorOf(result, state());
      return act({ type: "open", record: text });
    },
  };
}

/** A refusal as the package throws it. */
function errorOf(refusal: Refusal, state: State): Error {
  const { refused, code, squares, index, legalPrefix } = refusal;
  const isMove = refused === "move";
  const said = isMove
    ? ({ kind: "refused", refusal, view: presentOf(state).view } as const)
    : ({ kind: "broken", refusal } as const);
  const error = Object.assign(new Error(spoken(en, said, false)), { code, squares });
  error.name = isMove ? "MoveError" : "RecordError";
  return isMove ? error : Object.assign(error, { index, legalPrefix: legalPrefix ?? "" });
}
