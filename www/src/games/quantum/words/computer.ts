/** The computer in words: whose turn it is against it, what it chose and why, and its advice. */

import { type Chosen, isComputers } from "../../../board/course";
import { isPerson, isYou, type Players } from "../../../board/players";
import type { Words } from "../../../languages/words";
import type { Hint } from "../hint";
import { isThinking, type State, viewOf } from "../state";
import { type Side, sideOf, type View } from "../types";
import { moveNamed, numbered } from "./events";

/** A side as the sentence above the board names it. */
export function who(words: Words, players: Players, side: Side): string {
  if (isYou(players, side)) return words.opponent.you(words.side[side]);
  return isPerson(players, side) ? words.side[side] : words.opponent.it(words.side[side]);
}

/** What stands above the board while the computer has the move. */
export function computersTurn(words: Words, state: State): string | null {
  const { turn } = viewOf(state);
  if (!turn || !isComputers(state)) return null;
  const it = who(words, state.players, turn.side);
  return isThinking(state) ? words.opponent.thinking(it) : words.opponent.waits(it);
}

/** Who won, where one person plays the computer. */
export function yourResult(words: Words, players: Players, winner: Side | null): string | null {
  if (winner === null || (players !== "x" && players !== "o")) return null;
  return isYou(players, winner) ? words.opponent.youWin : words.opponent.itWins;
}

/** What the computer chose for a collapse, and why. */
export function chose(words: Words, { view, decision }: Chosen<View>): string {
  const side = sideOf(view.ply) === "x" ? "o" : "x";
  const square = view.lastCollapse?.find(({ step }) => step === 0)?.square ?? 0;
  const it = words.opponent.it(words.side[side]);
  const isDraw = decision.value === 0;
  return words.ready.soon?.chose(it, numbered(words, view.ply), square, decision.reason, isDraw) ?? "";
}

/** Why a move is refused in the computer's turn. */
export function refusedTurn(words: Words, players: Players, { turn }: View): string {
  if (players === "none" || !turn) return words.opponent.watching;
  return words.opponent.notYourTurn(words.opponent.it(words.side[turn.side]));
}

/** A hint as a sentence. */
export function hintSentence(words: Words, view: View, hint: Hint | null): string {
  const side = view.turn?.side;
  if (!hint || !side) return words.hint.none;
  const other = words.side[side === "x" ? "o" : "x"];
  const merit = {
    merit: hint.merit,
    points: hint.objective === "points" ? words.result.points(Math.abs(hint.ahead)) : null,
    chooser: hint.closing && hint.ahead !== 0 ? other : null,
  };
  return words.ready.soon?.found(moveNamed(words, view, hint.move), merit) ?? "";
}
