/** From the classic game's data to whole sentences, in the words of a translation. */

import { isComputers, isLookingBack, isThinking } from "../../board/course";
import { cellOf } from "../../board/grid";
import type { Actor, ClassicWords, LineName, Place } from "../../languages/classic-words";
import type { Point, Words } from "../../languages/words";
import type { Square } from "../quantum/types";
import { droppedMoves, nextMark, type Offer, type Said, type State, viewOf } from "./state";
import { type Line, moverOf, ownMark, type Rules, type Side, type View } from "./types";

/** The words of the page, those of this game, and who sits on which side. */
export interface Told {
  readonly words: Words;
  readonly classic: ClassicWords;
  readonly actor: (side: Side) => Actor;
}

/** A square's name for those who do not see it. */
export function squareName({ words, classic }: Told, view: View, square: Square): string {
  const mark = view.squares[square - 1] ?? null;
  return classic.squareName(placeName(words, view.rules, square), mark && classic.mark[mark]);
}

/** The sentence above the board: who, and what to do now. */
export function status(told: Told, state: State): string {
  const { words, classic, actor } = told;
  const view = viewOf(state);
  if (state.dropping !== null) return dropsOf(words, droppedMoves(state));
  if (isLookingBack(state)) return words.ready.soon?.history.back(pointOf(view)) ?? "";
  if (view.outcome) return headline(told, view);
  if (!view.turn) return "";
  if (isComputers(state)) return isThinking(state) ? classic.computer.thinking : classic.computer.waits;
  return classic.status.choose(actor(view.turn.side), classic.mark[nextMark(state)], view.rules);
}

/** What stands below it: a refusal, an answer, the reason of the end, or what happened last. */
export function notice(told: Told, state: State): string {
  if (state.missing !== null) return "";
  const { what } = state.said;
  const view = viewOf(state);
  return (
    (what && replied(told, what)) ??
    (view.lastMove === null ? told.classic.status.start(view.rules) : happened(told, view))
  );
}

/** What is said aloud. */
export function spoken(told: Told, said: Said): string {
  const { words, classic } = told;
  const { together } = words.said;
  switch (said.kind) {
    case "moved":
      return together([moved(told, said), next(told, said.view)]);
    case "seated":
      return together([classic.computer.seated(said.players, said.level), next(told, said.view)]);
    case "paused":
      return words.opponent.paused;
    case "playing":
      return words.opponent.goesOn;
    case "undone":
    case "redone":
    case "opened":
    case "restored":
      return together([words.said[said.kind], next(told, said.view)]);
    case "started":
      return together([words.said.started, classic.status.start(said.view.rules), next(told, said.view)]);
    case "kept":
      return words.said.kept;
    case "chosen":
      return classic.said.chosen(classic.mark[said.mark]);
    case "looked":
      return looked(told, said.view, said.earlier);
    case "dropping":
      return dropsOf(words, said.moves);
    case "missing":
      return words.missing[said.what];
    case "broken":
      return together([words.said.broken, brokenReason(told, said.offer)]);
    default:
      return replied(told, said) ?? "";
  }
}

/** What a move did, and why the computer made it. */
function moved(told: Told, { view, decision, estimates = false }: Said & { kind: "moved" }): string {
  const reason = decision && view.turn ? [told.classic.computer.reason(decision.reason, estimates)] : [];
  return told.words.said.together([happened(told, view), ...reason]);
}

/** What the last move did; nothing at the start. */
export function happened({ words, classic, actor }: Told, view: View): string {
  const { lastSquare, rules } = view;
  const mark = lastSquare === null ? null : view.squares[lastSquare - 1];
  if (lastSquare === null || !mark) return classic.ask.noMove;
  const mover = moverOf(view);
  const who = actor(mover);
  // Where marks are not chosen, they tell who has moved.
  const named = rules.wild || who === "computer" ? who : null;
  return classic.said.placed(named, classic.mark[mark], placeName(words, rules, lastSquare));
}

/** The result and why; null while the game goes on. */
export function result({ words, classic, actor }: Told, view: View): string | null {
  const { outcome, rules } = view;
  if (!outcome) return null;
  if (outcome.winner === null) return classic.result.full;
  const lines = outcome.lines.map((line) => lineName(words, rules, line));
  return classic.result.made(actor(outcome.winner), actor(moverOf(view)), lines);
}

/** Why a record was not opened. */
export function brokenReason({ classic }: Told, offer: Offer): string {
  const { code, squares, text, index, legalPrefix, rules } = offer;
  if (code === "other-game") return classic.otherGame;
  const place = squares[0] ?? null;
  if (legalPrefix) return classic.broken(index + 1, text, code, place, rules);
  return code === "unknown-game" || code === "not-a-record"
    ? classic.noRecord
    : classic.refusal(code, place, rules);
}

/** A point of the game: its start, or a move. */
export function pointOf({ index }: View): Point {
  return index === 0 ? { kind: "start" } : { kind: "move", number: index };
}

/** What the slider says of its value. */
export function pointValue(told: Told, view: View, present: number): string {
  const history = told.words.ready.soon?.history;
  const what = view.index === 0 ? history?.beforeFirst : happened(told, view);
  return history?.value(view.index, present, what ?? "") ?? "";
}

export function dropQuestion({ words }: Told, state: State): string {
  return dropsOf(words, droppedMoves(state));
}

function dropsOf(words: Words, moves: readonly [number, number] | null): string {
  return words.ready.soon?.history.drops(null, moves) ?? "";
}

function headline({ classic, actor }: Told, { outcome }: View): string {
  const winner = outcome?.winner ?? null;
  return winner === null ? classic.result.draw : classic.result.wins(actor(winner));
}

/** Who is to act, or how the game ended. */
function next(told: Told, view: View): string {
  const { classic, actor } = told;
  if (!view.turn) return result(told, view) ?? "";
  const { side } = view.turn;
  return classic.said.toMove(actor(side), view.rules.wild ? null : classic.mark[ownMark(side)]);
}

function looked(told: Told, view: View, earlier: boolean): string {
  const { ready, said } = told.words;
  if (!ready.soon) return next(told, view);
  const { history } = ready.soon;
  if (!earlier) return said.together([history.inGame, next(told, view)]);
  const what = view.index === 0 ? history.beforeFirst : happened(told, view);
  return said.together([history.told(pointOf(view)), what, next(told, view)]);
}

function replied(told: Told, said: Said): string | null {
  const { classic } = told;
  switch (said.kind) {
    case "moved":
      return moved(told, said);
    case "unanswered":
      return told.words.opponent.failed;
    case "refused":
      return classic.refusal(said.refusal.code, said.refusal.squares[0] ?? null, said.view.rules);
    case "answer":
      return said.question === "last" ? happened(told, said.view) : next(told, said.view);
    default:
      return null;
  }
}

function placeName(words: Words, { n, gravity }: Rules, square: Square): Place {
  const { row, column } = cellOf(square, n);
  const place = n === 3 && !gravity ? (words.places[square - 1] ?? null) : null;
  return { square, row: row + 1, column: column + 1, place, gravity };
}

function lineName(words: Words, rules: Rules, { squares }: Line): LineName {
  const [a = 0, b = 0] = squares;
  const step = Math.abs(b - a);
  const kind = step === 1 ? "row" : step === rules.n ? "column" : "diagonal";
  return { kind, places: squares.map((square) => placeName(words, rules, square)) };
}
