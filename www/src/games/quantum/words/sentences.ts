/** From the game's data to whole sentences, in the words of a translation. */

import { isLookingBack, type Question } from "../../../board/course";
import type { Players } from "../../../board/players";
import { personName } from "../../../board/view/score";
import type { Settled, Words } from "../../../languages/words";
import { droppedBy } from "../history";
import { closesCycle, isAway, previewed, type Said, type State, viewOf } from "../state";
import { type Choice, openCycle, type Refusal, type Square, sideOf, type View } from "../types";
import { chose, computersTurn, hintSentence, refusedTurn, who, yourResult } from "./computer";
import { whySentence } from "./end";
import { happened, next, numbered } from "./events";
import { dropQuestion, looked, pointOf } from "./history";

export { result } from "./events";

/** A square's name for those who do not see it. */
export function squareName(words: Words, state: State, square: Square): string {
  const view = viewOf(state);
  const content = view.squares[square - 1];
  const place = words.places[square - 1] ?? "";
  const classical = content?.classical;
  const spooky = (content?.spooky ?? []).map((ply) => numbered(words, ply));
  const name = classical
    ? words.squareName(square, place, [words.mark(classical.side, classical.ply)], "classical")
    : words.squareName(square, place, spooky, spooky.length > 0 ? "spooky" : "empty");
  return closesCycle(state, square) ? words.said.together([name, words.closesCycle]) : name;
}

/** The sentence above the board: who, and what to do now. */
export function status(words: Words, state: State): string {
  const view = viewOf(state);
  if (state.dropping !== null) return dropQuestion(words, droppedBy(state.game, state.present));
  if (isLookingBack(state) && state.picked === null && previewed(state) === null) {
    return words.ready.soon?.history.back(pointOf(words, view)) ?? "";
  }
  if (view.outcome) {
    const { winner } = view.outcome;
    const yours = yourResult(words, state.players, winner);
    return yours ?? (winner === null ? words.result.draw : words.result.wins(words.side[winner]));
  }
  const waiting = computersTurn(words, state);
  if (waiting !== null || !view.turn) return waiting ?? "";
  if (state.locked) return words.status.locked(words.side[view.turn.side]);
  const side = who(words, state.players, view.turn.side);
  if (isAway(state)) return words.byLink.waiting(side);
  const newest = numbered(words, view.ply);
  const shown = previewed(state);
  switch (view.turn.phase) {
    case "place":
      return state.picked === null ? words.status.pickTwo(side) : words.status.pickSecond(side, state.picked);
    case "measure": {
      const squares = view.choices.map((choice) => choice.square);
      if (shown === null) return words.status.choose(side, newest, squares);
      return words.status[shown === state.choice ? "chosen" : "preview"](side, newest, shown);
    }
    case "last":
      return words.status.last(side, lastSquare(view));
  }
}

/** What is said aloud. */
export function spoken(words: Words, said: Said, withPoints: boolean, players: Players = "both"): string {
  const then = (view: View) => next(words, view, withPoints, players);
  switch (said.kind) {
    case "moved":
      return words.said.together([
        ...(said.chosen?.view === said.view ? choice(words, said) : []),
        happened(words, said.view),
        then(said.view),
        ...(said.note ? [said.note] : []),
      ]);
    case "undone":
    case "started":
      return words.said.together([words.said[said.kind], then(said.view)]);
    case "redone":
    case "opened":
    case "restored":
      return words.said.together([
        words.said[said.kind],
        ...(isWorthTelling(said) ? [happened(words, said.view)] : []),
        then(said.view),
      ]);
    case "byLink":
      return said.side === null
        ? words.byLink.off
        : words.said.together([words.byLink.on(words.side[said.side]), then(said.view)]);
    case "forgotten":
    case "kept":
      return words.said[said.kind];
    case "rematch":
      return words.said.together([
        players === "x" || players === "o"
          ? words.said.rematchYou(words.side[players])
          : words.said.rematch(personName(words, players, said.match, said.match.x)),
        then(said.view),
      ]);
    case "looked":
      return looked(words, said.view, said.earlier, players);
    case "seated": {
      const { players, level } = said.seats;
      const seated = words.opponent.seated(players, level);
      return words.said.together([seated, next(words, said.view, withPoints, players)]);
    }
    case "hinted":
      return hintSentence(words, said.view, said.hint);
    case "playing":
      return words.opponent.goesOn;
    case "paused":
      return words.opponent.paused;
    case "unanswered":
      return words.said.together([words.opponent.failed, then(said.view)]);
    case "dropping":
      return dropQuestion(words, droppedBy(said.game, said.present));
    case "why":
      return whySentence(words, said.view, said.step, withPoints);
    case "explained":
      return explained(words, said.view, said.step);
    case "told":
      return said.sentence;
    case "missing":
      return words.missing[said.what];
    case "broken":
      return words.said.together([words.said.broken, brokenReason(words, said.offer)]);
    default:
      return replied(words, said, players) ?? "";
  }
}

/** Whether a position that is there again was made by more than a pair: an open cycle, or what a redo settled. */
function isWorthTelling({ kind, view }: Said & { readonly view: View }): boolean {
  return openCycle(view) !== null || (kind === "redone" && view.lastCollapse !== null);
}

/** What stands below the status sentence: a refusal, an answer, or what happened last. */
export function notice(words: Words, state: State): string {
  if (state.missing !== null) return "";
  const { what } = state.said;
  const view = viewOf(state);
  const reply = what && replied(words, what, state.players);
  // A hint stays in words as long as on the board.
  if (reply === null && state.hint?.found) return hintSentence(words, view, state.hint.found);
  if (reply !== null) return reply;
  if (view.lastMove === null) return words.status.start;
  const before = what?.kind === "moved" && what.view === view ? choice(words, what) : [];
  return words.said.together(
    before.length > 0 && view.lastCollapse ? before : [...before, happened(words, view)],
  );
}

/** The choice that the computer made, or that its move follows. */
function choice(words: Words, said: Said): string[] {
  return said.kind === "moved" && said.chosen ? [chose(words, said.chosen)] : [];
}

function replied(words: Words, said: Said, players: Players): string | null {
  switch (said.kind) {
    case "refused":
      return said.refusal.code === "computers-turn"
        ? refusedTurn(words, players, said.view)
        : refusal(words, said.refusal, said.view);
    case "hinted":
      return said.hint ? null : words.hint.none;
    case "unanswered":
      return words.opponent.failed;
    case "undecided":
      return words.choice.undecided;
    case "answer":
      return answer(words, said.question, said.view, players);
    default:
      return null;
  }
}

/** Why a record was not opened. */
export function brokenReason(words: Words, { code, squares, text, legalPrefix }: Refusal): string {
  if (code === "other-game") return words.broken.otherGame;
  const { soon } = words.ready;
  if (!soon) return words.refused;
  if (code === "too-long") return soon.refusal(code, [], []);
  if (!legalPrefix) return words.broken.noRecord;
  return soon.broken(badMove(legalPrefix, text), text, code, squares);
}

/** The number of the move after a record; the collapse of a move counts with it. */
function badMove(record: string, text: string): number {
  const moves = record.split("-").length - 1;
  return text.startsWith("c") && moves > 0 ? moves : moves + 1;
}

/** One step of the last collapse: which mark pushed which where. */
export function explained(words: Words, view: View, step: number): string {
  const say = words.ready.soon?.explain;
  if (!say) return "";
  const collapse = view.lastCollapse ?? [];
  const first = collapse.find((settled) => settled.step === 0);
  if (step === 0 && first) {
    const chooser = sideOf(first.ply) === "x" ? "o" : "x";
    return say.chosen(words.side[chooser], numbered(words, first.ply), first.square);
  }
  const moved = collapse.filter((settled) => settled.step === step);
  const pushers = collapse.filter(({ ply }) => moved.some(({ pushedBy }) => pushedBy === ply));
  return words.said.together(
    pushers.map(({ ply, square }) =>
      say.pushed(
        numbered(words, ply),
        square,
        moved
          .filter(({ pushedBy }) => pushedBy === ply)
          .map((other) => ({ mark: numbered(words, other.ply), square: other.square })),
      ),
    ),
  );
}

/** The marks that a choice settles, by square. */
export function settled(words: Words, choice: Choice): readonly Settled[] {
  return choice.collapse
    .map(({ ply, square }) => ({ mark: numbered(words, ply), square }))
    .sort((a, b) => a.square - b.square);
}

export function refusal(words: Words, { code, squares }: Refusal, view: View): string {
  const marks = squares.map((square) => {
    const classical = view.squares[square - 1]?.classical;
    return classical ? words.mark(classical.side, classical.ply) : "";
  });
  return words.ready.soon?.refusal(code, squares, marks) ?? words.refused;
}

function answer(words: Words, question: Question, view: View, players: Players): string {
  const say = words.ready.soon?.answer;
  if (!say) return "";
  switch (question) {
    case "last":
      return view.lastMove === null ? say.noMove : happened(words, view);
    case "status":
      return next(words, view, false, players);
    case "cycle": {
      const cycle = openCycle(view)?.cycle;
      if (!cycle) return say.noCycle;
      return say.cycleIs(
        cycle.squares,
        cycle.plies.map((ply) => numbered(words, ply)),
      );
    }
    case "groups":
      if (view.components.length === 0) return say.noGroups;
      return words.said.together(
        view.components.map((component, index) =>
          say.group(
            index + 1,
            component.plies.map((ply) => numbered(words, ply)),
            component.squares,
          ),
        ),
      );
  }
}

function lastSquare(view: View): Square {
  return view.squares.findIndex((square) => square.classical === null) + 1;
}
