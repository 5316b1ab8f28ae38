/** What every translation must say. Functions take data and give a whole sentence or name. */

import type { Person } from "../board/match";
import type { Level, Players } from "../board/players";
import type { Reason } from "../engine/engine";
import type { Merit as HintMerit } from "../games/quantum/hint";
import type { Side, Square } from "../games/quantum/types";
import type { Direction } from "./language";
import type { Loaders, Ready } from "./parts";

/** Two or more things in their order, as "a, b and c". */
export type List = readonly string[];

/** A move as sentences name it: two squares, one of the newest mark's, or the last square. */
export type MoveName =
  | { readonly kind: "pair"; readonly squares: readonly Square[] }
  | { readonly kind: "settles"; readonly mark: string; readonly square: Square }
  | { readonly kind: "last"; readonly square: Square };

/** A point of a game: its start, a move by its mark or by its number, a collapse. */
export type Point =
  | { readonly kind: "start" }
  | { readonly kind: "mark" | "collapse"; readonly mark: string }
  | { readonly kind: "move"; readonly number: number };

/** A mark and where it settles. */
export interface Settled {
  readonly mark: string;
  readonly square: Square;
}

/** How a game ended: the names of who won and of the other, their points if these are shown, and the lines, the first one first. */
export interface Ending {
  readonly winner: string | null;
  readonly points: { readonly winner: string; readonly other: string; readonly loser: string } | null;
  readonly lines: readonly LineName[];
}

/** What can be said for a hint. */
export interface Merit {
  readonly merit: HintMerit;
  /** How far somebody is ahead; null where only the winner counts. */
  readonly points: string | null;
  /** Who chooses, where the move closes a cycle and somebody is ahead. */
  readonly chooser: string | null;
}

export interface Words {
  /** The language, as in `lang`, and how it is written. */
  readonly language: string;
  readonly dir: Direction;
  /** What else it says, loaded with the part of the page that says it. */
  readonly parts: Loaders;
  readonly ready: Ready;
  /** The title of the window, with the name of what is on the board if it has one. */
  title(name: string | null): string;
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
    collapsed(steps: readonly (readonly Settled[])[]): string;
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
    /** A game by link waits for this side. */
    waiting(other: string): string;
    /** A game can't be opened as it is. */
    broken: string;
    /** The whole of several sentences. */
    together(sentences: List): string;
  };

  result: {
    /** In the sentence that leads. */
    wins(side: string): string;
    draw: string;
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
    playAnyway: string;
    keep: string;
    moves: string;
  };

  end: {
    show: string;
    previous: string;
    next: string;
    close: string;
    step(step: number, steps: number): string;
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

  choice: {
    title(side: string, mark: string): string;
    option(mark: string, square: Square): string;
    /** One of the outcomes with all that it settles. */
    outcome(mark: string, square: Square, settled: readonly Settled[]): string;
    confirm: string;
    confirmOne(mark: string, square: Square): string;
    undecided: string;
  };

  // A collapse told step by step.
  explain: {
    open: string;
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
    /** Who plays from now on. */
    seated(players: Players, level: Level): string;
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
  };

  /** Something was refused, and why can't be said yet. */
  refused: string;

  broken: {
    title: string;
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
    unloaded: string;
    close: string;
  };
  missing: { readonly engine: string; readonly webAssembly: string; readonly again: string };
}

/** What is said once a game is under way; it is fetched as soon as the board can be played. */
export interface SoonWords {
  /** Who won, by how much, and why. */
  whole(ending: Ending): string;
  /** Why something was refused, by the engine's stable code. */
  refusal(code: string, squares: readonly Square[], marks: List): string;

  /** The number of the first bad move, how it was written, and why it is refused, by code. */
  broken(number: number, move: string, code: string, squares: readonly Square[]): string;
  readonly why: WhyWords;
  readonly history: PointWords;
  /** A collapse told step by step. */
  readonly explain: {
    title(step: number, of: number): string;
    /** The choice that set it off. */
    chosen(side: string, mark: string, square: Square): string;
    /** One settled mark, and those it pushed away. */
    pushed(mark: string, square: Square, moved: readonly Settled[]): string;
  };
  /** Answers about the board. */
  readonly answer: {
    noMove: string;
    noCycle: string;
    noGroups: string;
    cycleIs(squares: readonly Square[], marks: List): string;
    group(number: number, marks: List, squares: readonly Square[]): string;
  };
  /** A choice of the computer, and why; `draw` tells a half point that is saved from a draw that is. */
  chose(it: string, mark: string, square: Square, reason: Reason, draw: boolean): string;
  /** The move and what can be said for it. */
  found(move: MoveName, merit: Merit): string;
}

/** Earlier points of a game, and what is said while one is shown. */
export interface PointWords {
  told(point: Point): string;
  /** The status while an earlier point is shown. */
  back(point: Point): string;
  inGame: string;
  beforeFirst: string;
  /** Where the slider stands. */
  place(point: Point, index: number, present: number): string;
  value(index: number, present: number, what: string): string;
  /** Asks; the collapse of a mark, moves by first and last number, or both. */
  drops(collapse: string | null, moves: readonly [number, number] | null): string;
}

/** Why a game ended as it did, step by step. */
export interface WhyWords {
  line(line: LineName, marks: List): string;
  number(line: LineName, numbers: readonly number[]): string;
  only(winner: string, loser: string): string;
  earlier(first: LineName, second: LineName): string;
  double(first: LineName, second: LineName): string;
  full: string;
  noLine: string;
  points(x: string, xPoints: string, o: string, oPoints: string): string;
}

/** The rules as they are read at leisure. */
export interface FullRules {
  readonly sections: readonly { readonly title: string; readonly paragraphs: List }[];
  /** A link in it stands as `[name](address)`. */
  readonly credit: string;
}

/** A line for a sentence: "X's column 1-4-7". */
export interface LineName {
  readonly side: string;
  readonly kind: "row" | "column" | "diagonal";
  readonly squares: readonly Square[];
  readonly completedAt: number;
  readonly marks: List;
}
