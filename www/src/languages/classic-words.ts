/** What a translation must say for the classic board, beside what `words.ts` has for every game. */
import type { Level } from "../board/players";
import type { Reason } from "../engine/engine";
import type { Square } from "../games/quantum/types";
import type { FullRules, List, Words } from "./words";

/** Somebody at the board. */
export type Actor = "first" | "second" | "you" | "computer";

/** A place on the board, by its numbers; `place` is the name that it has on a board of three by three. */
export interface Place {
  readonly square: Square;
  /** From 1. */
  readonly row: number;
  readonly column: number;
  readonly place: string | null;
  /** Whether people choose columns, and squares have no number of their own. */
  readonly gravity: boolean;
}

/** A whole line of marks. */
export interface LineName {
  readonly kind: "row" | "column" | "diagonal";
  readonly places: readonly Place[];
}

/** The rules as sentences need them. */
export interface RuleSet {
  readonly n: number;
  readonly k: number;
  readonly misere: boolean;
  readonly wild: boolean;
  readonly gravity: boolean;
}

export interface ClassicWords {
  board(n: number): string;
  mark: { readonly x: string; readonly o: string };
  actor: Readonly<Record<Actor, string>>;
  /** A square's name for those who do not see it; the mark on it, or null. */
  squareName(place: Place, mark: string | null): string;

  status: {
    /** Who, the mark that is put where it is not the person's own choice, and what to do. */
    choose(actor: Actor, mark: string, rules: RuleSet): string;
    /** Below the sentence, before anything has happened. */
    start(rules: RuleSet): string;
  };
  said: {
    /** A move; `actor` where the mark does not tell who made it. */
    placed(actor: Actor | null, mark: string, place: Place): string;
    toMove(actor: Actor, mark: string | null): string;
    /** The mark of the next move. */
    chosen(mark: string): string;
  };
  computer: {
    /** The labels of the switch. */
    readonly sides: { readonly first: string; readonly second: string };
    readonly thinking: string;
    readonly waits: string;
    /** Why it has moved; `estimates` tells whether it looked into what it has not proven. */
    reason(reason: Reason, estimates: boolean): string;
    /** Who plays from now on: the side of a person, both or none. */
    seated(players: "both" | "first" | "second" | "none", level: Level): string;
    readonly watching: string;
  };
  /** A good move, with its mark where that is chosen, and why. */
  hint(place: Place, mark: string | null, reason: Reason): string;
  result: {
    wins(actor: Actor): string;
    readonly draw: string;
    /** The whole result of a game in which somebody made lines. */
    made(winner: Actor, maker: Actor, lines: readonly LineName[]): string;
    /** The whole result of a game without a line. */
    readonly full: string;
  };
  /** Why something was refused, by the engine's stable code; `place` is a square's or a column's number. */
  refusal(code: string, place: number | null, rules: RuleSet): string;
  /** The number of the first bad move of a record, how it was written, and why it is refused. */
  broken(number: number, move: string, code: string, place: number | null, rules: RuleSet): string;
  noRecord: string;
  otherGame: string;
  history: {
    readonly empty: string;
    move(number: number, what: string): string;
  };
  choice: { readonly title: string };
  end: { readonly again: string };
  ask: { readonly noMove: string };
  typed: Words["typed"];
  options: {
    readonly title: string;
    readonly size: string;
    sizeOf(n: number): string;
    readonly line: string;
    inARow(k: number): string;
    readonly options: string;
    readonly misere: string;
    readonly wild: string;
    readonly gravity: string;
    readonly begin: string;
    readonly hint: string;
  };
  rules: Words["rules"];
  readonly allRules: FullRules;
  /** The rules of the game that is played, in at most 60 words. */
  short(rules: RuleSet): List;
}
