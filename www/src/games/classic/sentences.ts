/** From the classic game's data to whole sentences, in the words of a translation. */

import { isAway, isComputers, isLookingBack, isThinking, type Offer } from "../../board/course";
import { cellOf } from "../../board/grid";
import type { Level, Players } from "../../board/players";
import type { Refusal } from "../../board/types";
import type { Actor, ClassicWords, LineName, Place } from "../../languages/classic-words";
import type { Point, Words } from "../../languages/words";
import { droppedMoves, type Hint, nextMark, type Said, type State, viewOf } from "./state";
import { type Line, moverOf, ownMark, type Rules, type Side, type Square, type View } from "./types";

/** The words of the page, those of this game, and who sits on which side. */
export interface Told {
  readonly words: Words;
  readonly classic: ClassicWords;
  readonly actor: (side: Side) => Actor;
}

/** Against the computer a person is "you". */
export function toldTo(words: Words, classic: ClassicWords, players: Players): Told {
  return {
    words,
    classic,
    actor: (side) =>
      players === "both" || players === "none" ? side : players === ownMark(side) ? "you" : "computer",
  };
}

/** The levels that look ahead as far as they can, and estimate what they can't prove. */
const ESTIMATING: readonly Level[] = ["strong", "perfect"];

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
  const side = words.side[ownMark(view.turn.side)];
  if (state.locked) return words.status.locked(side);
  if (isAway(state)) return words.byLink.waiting(side);
  return classic.status.choose(actor(view.turn.side), classic.mark[nextMark(state)], view.rules);
}

/** What stands below it: a refusal, an answer, the reason of the end, or what happened last. */
export function notice(told: Told, state: State): string {
  if (state.missing !== null) return "";
  const { what } = state.said;
  const view = viewOf(state);
  const { found = null } = state.hint ?? {};
  return (
    (what && replied(told, what)) ??
    // A hint stays in words as long as on the board.
    (found && hinted(told, view, found)) ??
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
      return together([
        classic.computer.seated(seatName(said.seats.players), said.seats.level),
        next(told, said.view),
      ]);
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
    case "forgotten":
      return words.said[said.kind];
    case "rematch":
      return together([rematch(told, said), next(told, said.view)]);
    case "byLink":
      return said.side === null
        ? words.byLink.off
        : together([words.byLink.on(words.side[said.side]), next(told, said.view)]);
    case "hinted":
      return said.hint ? hinted(told, said.view, said.hint) : words.hint.none;
    case "told":
      return said.sentence;
    case "chosen":
      return classic.said.chosen(classic.mark[said.mark]);
    case "looked":
      return looked(told, said.view, said.earlier);
    case "dropping":
      return dropsOf(words, droppedMoves(said));
    case "missing":
      return words.missing[said.what];
    case "broken":
      return together([words.said.broken, brokenReason(told, said.offer)]);
    default:
      return replied(told, said) ?? "";
  }
}

/** What a move did, and why the computer made it. */
function moved(told: Told, { view, chosen }: Said & { kind: "moved" }): string {
  const reason =
    chosen && view.turn
      ? [told.classic.computer.reason(chosen.decision.reason, ESTIMATING.includes(chosen.level))]
      : [];
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

/** Why a move is refused. */
export function refusal({ words, classic }: Told, { code, squares }: Refusal, { rules }: View): string {
  if (code === "locked" || code === "away") return words.ready.soon?.refusal(code, [], []) ?? words.refused;
  return classic.refusal(code, squares[0] ?? null, rules);
}

/** A good move, and why. */
function hinted({ words, classic }: Told, view: View, { move, reason }: Hint): string {
  const place = placeName(words, view.rules, Number.parseInt(move, 10));
  return classic.hint(place, view.rules.wild ? classic.mark[move.endsWith("o") ? "o" : "x"] : null, reason);
}

/** The next game of a match: who begins. */
function rematch({ words, actor }: Told, { match }: Said & { kind: "rematch" }): string {
  if (actor("first") === "first") return words.said.rematch(words.match.person[match.x]);
  return words.said.rematchYou(words.side[actor("first") === "you" ? "x" : "o"]);
}

/** A side as the choice of seats calls it. */
function seatName(players: Players): "both" | "none" | Side {
  return players === "x" ? "first" : players === "o" ? "second" : players;
}

/** Why a record was not opened. */
export function brokenReason({ classic }: Told, offer: Offer<View>): string {
  const { code, squares, text, index, legalPrefix } = offer;
  const { rules } = offer.view;
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

export function dropQuestion({ words }: Told, state: Pick<State, "game" | "present">): string {
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
export function next(told: Told, view: View): string {
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
  switch (said.kind) {
    case "moved":
      return moved(told, said);
    case "unanswered":
      return told.words.opponent.failed;
    case "hinted":
      return said.hint ? null : told.words.hint.none;
    case "refused":
      return refusal(told, said.refusal, said.view);
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
