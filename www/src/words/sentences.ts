/** From the game's data to whole sentences, in the words of a translation. */
import type { Question } from "../actions";
import { closesCycle, dropped, isLookingBack, previewed, type Said, type State, viewOf } from "../state";
import { type Choice, openCycle, type Refusal, type Square, sideOf, type View } from "../types";
import { whySentence } from "./end";
import { happened, headline, next, numbered } from "./events";
import { dropQuestion, looked, pointName } from "./history";
import type { Words } from "./words";

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
  if (state.dropping !== null) return dropQuestion(words, dropped(state));
  if (isLookingBack(state) && state.picked === null && previewed(state) === null) {
    return words.history.back(pointName(words, view));
  }
  if (view.outcome) return headline(words, view.outcome, false).replace(/:$/, "");
  if (!view.turn) return "";
  const side = words.side[view.turn.side];
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
export function spoken(words: Words, said: Said, withPoints: boolean): string {
  switch (said.kind) {
    case "moved":
      return words.said.together([
        happened(words, said.view),
        next(words, said.view, withPoints),
        ...(said.note ? [said.note] : []),
      ]);
    case "undone":
      return words.said.together([words.said.undone, next(words, said.view, withPoints)]);
    case "redone":
    case "opened":
    case "restored":
      return words.said.together([
        words.said[said.kind],
        ...(isWorthTelling(said) ? [happened(words, said.view)] : []),
        next(words, said.view, withPoints),
      ]);
    case "started":
      return words.said.together([words.said.started, words.said.toMove(words.side.x)]);
    case "forgotten":
    case "kept":
      return words.said[said.kind];
    case "rematch":
      return words.said.together([
        words.said.rematch(words.match.person[said.match.x]),
        words.said.toMove(words.side.x),
      ]);
    case "looked":
      return looked(words, said.view, said.earlier);
    case "dropping":
      return dropQuestion(words, said.dropped);
    case "why":
      return whySentence(words, said.view, said.step, withPoints);
    case "explained":
      return explained(words, said.view, said.step);
    case "told":
      return said.sentence;
    case "missing":
      return words.missing[said.what];
    case "broken":
      return words.said.together([`${words.broken.title}.`, brokenReason(words, said.refusal)]);
    default:
      return replied(words, said) ?? "";
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
  return (
    (what && replied(words, what)) ?? (view.lastMove === null ? words.status.start : happened(words, view))
  );
}

function replied(words: Words, said: Said): string | null {
  switch (said.kind) {
    case "refused":
      return refusal(words, said.refusal, said.view);
    case "undecided":
      return words.choice.undecided;
    case "answer":
      return answer(words, said.question, said.view);
    default:
      return null;
  }
}

/** Why a record was not opened. */
export function brokenReason(words: Words, { code, squares, text, legalPrefix }: Refusal): string {
  if (code === "other-game") return words.broken.otherGame;
  if (code === "too-long") return words.refusal(code, [], []);
  if (!legalPrefix) return words.broken.noRecord;
  return words.broken.reason(badMove(legalPrefix, text), text, words.refusal(code, squares, []));
}

/** The number of the move after a record; the collapse of a move counts with it. */
function badMove(record: string, text: string): number {
  const moves = record.split("-").length - 1;
  return text.startsWith("c") && moves > 0 ? moves : moves + 1;
}

/** One step of the last collapse: which mark pushed which where. */
export function explained(words: Words, view: View, step: number): string {
  const collapse = view.lastCollapse ?? [];
  const first = collapse.find((settled) => settled.step === 0);
  if (step === 0 && first) {
    const chooser = sideOf(first.ply) === "x" ? "o" : "x";
    return words.explain.chosen(words.side[chooser], numbered(words, first.ply), first.square);
  }
  const moved = collapse.filter((settled) => settled.step === step);
  const pushers = collapse.filter(({ ply }) => moved.some(({ pushedBy }) => pushedBy === ply));
  return words.said.together(
    pushers.map(({ ply, square }) =>
      words.explain.pushed(
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
export function settled(words: Words, choice: Choice): { mark: string; square: Square }[] {
  return choice.collapse
    .map(({ ply, square }) => ({ mark: numbered(words, ply), square }))
    .sort((a, b) => a.square - b.square);
}

function refusal(words: Words, { code, squares }: Refusal, view: View): string {
  const marks = squares.map((square) => {
    const classical = view.squares[square - 1]?.classical;
    return classical ? words.mark(classical.side, classical.ply) : "";
  });
  return words.refusal(code, squares, marks);
}

function answer(words: Words, question: Question, view: View): string {
  switch (question) {
    case "last":
      return view.lastMove === null ? words.ask.noMove : happened(words, view);
    case "status":
      return next(words, view);
    case "cycle": {
      const cycle = openCycle(view)?.cycle;
      if (!cycle) return words.ask.noCycle;
      return words.ask.cycleIs(
        cycle.squares,
        cycle.plies.map((ply) => numbered(words, ply)),
      );
    }
    case "groups":
      if (view.components.length === 0) return words.ask.noGroups;
      return words.said.together(
        view.components.map((component, index) =>
          words.ask.group(
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
