/** What every translation must say. Functions take data and give a whole sentence or name. */

import type { Person } from "../board/match";
import type { Level, Players } from "../board/players";
import type { Reason } from "../engine/engine";
import type { Side, Square } from "../games/quantum/types";
import type { ExploreWords } from "./explore-words";

/** Two or more things in their order, as "a, b and c". */
export type List = readonly string[];

export interface Words {
  /** The language, as in `lang`. */
  readonly language: string;
  /** The names of the squares' places, in reading order. */
  readonly places: readonly string[];
  readonly side: Readonly<Record<Side, string>>;
  /** A numbered mark: "X5". */
  mark(side: Side, ply: number): string;

  readonly board: string;
  squareName(square: Square, place: string, marks: List, state: "empty" | "spooky" | "classical"): string;
  readonly closesCycle: string;

  // The status sentence: who, and what to do.
  status: {
    pickTwo(side: string): string;
    pickSecond(side: string, first: Square): string;
    choose(side: string, mark: string, squares: readonly Square[]): string;
    preview(side: string, mark: string, square: Square): string;
    /** One is chosen, and a second press or the button decides. */
    chosen(side: string, mark: string, square: Square): string;
    last(side: string, square: Square): string;
    /** Nobody can play here. */
    locked(side: string): string;
    opening: string;
    /** Below the sentence, before anything has happened. */
    start: string;
    waiting: string;
  };

  // Said once, after something happened.
  said: {
    placed(mark: string, squares: readonly Square[]): string;
    closed(mark: string, squares: readonly Square[], cycle: readonly Square[]): string;
    /** Each inner list settles in the same step, pushed by the one before. */
    collapsed(steps: readonly (readonly { mark: string; square: Square }[])[]): string;
    last(mark: string, square: Square): string;
    toMove(side: string): string;
    toChoose(side: string): string;
    started: string;
    undone: string;
    redone: string;
    opened: string;
    restored: string;
    /** The score is empty again. */
    forgotten: string;
    /** The move that would have dropped others is not played. */
    kept: string;
    rematch(x: string): string;
    /** The same, where one person plays the computer. */
    rematchYou(side: string): string;
    /** The whole of several sentences. */
    together(sentences: List): string;
  };

  result: {
    wins(side: string): string;
    winsWithPoints(side: string, points: string, other: string, otherPoints: string): string;
    draw: string;
    drawWithPoints: string;
    oneLine(line: LineName): string;
    bothSides(first: LineName, second: LineName): string;
    twoLines(first: LineName, second: LineName): string;
    noLine: string;
    points(value: number): string;
  };

  history: {
    explore: string;
    /** What is behind the door did not come. */
    unloaded: string;
    title: string;
    position: string;
    first: string;
    back1: string;
    forward1: string;
    last: string;
    /** Names of points: "the start", "after X3", "the collapse of X3". */
    start: string;
    after(mark: string): string;
    collapseOf(mark: string): string;
    /** The status while an earlier point is shown. */
    back(point: string): string;
    inGame: string;
    beforeFirst: string;
    /** Where the slider stands. */
    place(point: string, index: number, present: number): string;
    value(index: number, present: number, what: string): string;
    /** Asks; the collapse of a mark, moves by first and last number, or both. */
    drops(collapse: string | null, moves: readonly [number, number] | null): string;
    playAnyway: string;
    keep: string;
    moves: string;
    quantum: string;
    classical: string;
    empty: string;
    notation: string;
    /** After a mark: "in 1 and 2", "on 5"; before the one that was measured: "Collapse:". */
    inTwo(squares: readonly Square[]): string;
    on(square: Square): string;
    collapse: string;
  };

  end: {
    show: string;
    previous: string;
    next: string;
    close: string;
    step(step: number, steps: number): string;
    line(line: LineName, marks: List): string;
    number(line: LineName, numbers: readonly number[]): string;
    only(winner: string, loser: string): string;
    earlier(first: LineName, second: LineName): string;
    double(first: LineName, second: LineName): string;
    full: string;
    noLine: string;
    points(x: string, xPoints: string, o: string, oPoints: string): string;
    rematch: string;
    /** Instead, after a game that does not count. */
    again: string;
    /** Who is X in the next game. */
    nextX(person: string): string;
  };

  match: {
    title: string;
    person: Readonly<Record<Person, string>>;
    you: string;
    computer: string;
    who: string;
    plays: string;
    won: string;
    points: string;
    /** How many games count, and how many of them were drawn. */
    games(games: number, draws: number): string;
    forget: string;
  };

  /** What only Explore says comes when its door is opened. */
  explore(): Promise<ExploreWords>;

  choice: {
    title(side: string, mark: string): string;
    option(mark: string, square: Square): string;
    outcome(settled: readonly { mark: string; square: Square }[]): string;
    confirm: string;
    confirmOne(mark: string, square: Square): string;
    undecided: string;
  };

  // A collapse told step by step.
  explain: {
    open: string;
    title(step: number, of: number): string;
    /** The choice that set it off. */
    chosen(side: string, mark: string, square: Square): string;
    /** One settled mark, and those it pushed away. */
    pushed(mark: string, square: Square, moved: readonly { mark: string; square: Square }[]): string;
    previous: string;
    next: string;
    close: string;
  };

  // The computer as a player.
  opponent: {
    /** The switch, the first of its choices, and the group of the others. */
    against: string;
    person: string;
    computer: string;
    level: Readonly<Record<Level, string>>;
    /** Which side a person has, or none. */
    side: string;
    /** Between the level and the side. */
    as: string;
    watch: string;
    pause: string;
    goOn: string;
    step: string;
    /** Who is meant in sentences: "You (X)", "O (computer)". */
    you(side: string): string;
    it(side: string): string;
    thinking(it: string): string;
    waits(it: string): string;
    yourTurn: string;
    yourChoice: string;
    youWin: string;
    itWins: string;
    /** A choice of the computer, and why; no reason where it has none. */
    chose(it: string, mark: string, square: Square, reason: string): string;
    /** `draw` tells a half point that is saved from a draw that is. */
    reason(reason: Reason, draw: boolean): string;
    /** Who plays from now on. */
    seated(players: Players, level: string): string;
    paused: string;
    goesOn: string;
    /** Refusals in its turn. */
    notYourTurn(it: string): string;
    watching: string;
    failed: string;
  };

  hint: {
    /** The button, and what it could not do. */
    ask: string;
    none: string;
    /** A move: its two squares, or the last one. */
    squares(squares: readonly Square[]): string;
    /** The move and what can be said for it. */
    found(move: string, merit: string): string;
    /** `other` is the other side; `points` stand where somebody is ahead. */
    merit: {
      single: string;
      winsNow(points: string): string;
      wins(points: string, only: boolean, all: boolean): string;
      most(points: string): string;
      /** `other` is who answers, if anybody does. */
      draws(only: boolean, all: boolean, other: string | null): string;
      loses(points: string, only: boolean, all: boolean): string;
      /** After a pair that closes a cycle: the other side has the choice. */
      closing(other: string): string;
    };
  };

  /** Why something was refused, by the engine's stable code. */
  refusal(code: string, squares: readonly Square[], marks: List): string;

  broken: {
    title: string;
    /** The number of the first bad move, how it was written, and the sentence that says why it is refused. */
    reason(number: number, move: string, reason: string): string;
    noRecord: string;
    otherGame: string;
    open: string;
    dismiss: string;
  };

  ask: {
    title: string;
    last: string;
    status: string;
    cycle: string;
    groups: string;
    noMove: string;
    noCycle: string;
    noGroups: string;
    cycleIs(squares: readonly Square[], marks: List): string;
    group(number: number, marks: List, squares: readonly Square[]): string;
  };

  /** The games of the page, by name. */
  games: { readonly title: string; readonly quantum: string; readonly classic: string };
  buttons: { undo: string; redo: string; newGame: string; more: string };
  typed: { label: string; hint: string; submit: string };
  points: string;
  /** The ways to exercises, and what is said when they can't be loaded. */
  learn: { lesson: string; puzzle: string; quiz: string; failed: string };
  /** Pages beside the game. */
  pages: { title: string; help: string; teach: string; print: string };
  share: {
    title: string;
    copy: string;
    /** Opens all other ways. */
    more: string;
    copied: string;
    failed: string;
    /** What is asked for could not be loaded; the link is shown instead. */
    missing: string;
    link: string;
    /** At the end of a game. */
    end: string;
  };
  /** Playing by link: what is said when it begins or ends, and while the other side is to move. */
  byLink: { choice: string; on(side: string): string; off: string; waiting(other: string): string };
  projector: { label: string; hint: string; leave: string };
  theme: { title: string; auto: string; light: string; dark: string };
  rules: {
    title: string;
    /** At most 60 words together. */
    short: List;
    more: string;
    /** The page with everything about the game. */
    whole?: string;
    allTitle: string;
    all(): Promise<FullRules>;
    unloaded: string;
    close: string;
  };
  missing: { readonly engine: string; readonly webAssembly: string; readonly again: string };
}

/** The rules as they are read at leisure. */
export interface FullRules {
  readonly sections: readonly { readonly title: string; readonly paragraphs: List }[];
  readonly credit: string;
  readonly paper: { readonly title: string; readonly address: string } | null;
}

/** A line for a sentence: "X's column 1-4-7". */
export interface LineName {
  readonly side: string;
  readonly kind: "row" | "column" | "diagonal";
  readonly squares: readonly Square[];
  readonly completedAt: number;
  readonly marks: List;
}
