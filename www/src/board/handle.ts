/** What a mounted board is given, and what it gives. */
import type { Engine } from "../engine/engine";
import type { Words } from "../languages/words";
import type { OwnAction } from "./actions";
import type { Course } from "./course";
import type { GamePage } from "./game";
import type { StudyMaker, StudyOptions, Wanted } from "./guest";
import type { Matches } from "./match";
import type { Level, Players, Seats, Side } from "./players";
import type { Source, Store } from "./store";
import type { AnyView } from "./types";

export interface Options extends Source, StudyOptions {
  /** The language that the board speaks. */
  readonly words: Words;
  /** The address of the page that tells more about the game. */
  readonly help?: string;
  /** Elements that the page adds under *More*. */
  readonly extras?: readonly HTMLElement[];
  /** Called with the record whenever the game changes, or a broken record is put aside. */
  readonly onChange?: (record: string) => void;
  /** Called with a record of another game that somebody has opened here. */
  readonly onOther?: (record: string) => void;
  /** The scores that go on are told when one changes; so is whether points are shown beside the result. */
  readonly onMatches?: (matches: Matches) => void;
  readonly onPoints?: (on: boolean) => void;
  /** Nothing moves, whatever the system says. */
  readonly still?: boolean;
  /** Called after every change, for those who wrap the board. */
  readonly onState?: (before: Course, now: Course) => void;
  /** What stands beside the board in the turn of the side that plays elsewhere. */
  readonly away?: HTMLElement;
  /** Opens what the page has for sharing, from the end of a game. */
  readonly onShare?: () => void;
  /** Told when somebody else plays from now on, or at another level. */
  readonly onPlayers?: (seats: Seats) => void;
  /** Puts exercises on the board. */
  readonly study?: StudyMaker;
  /** Whether the board is part of another: keys then only move the focus on it, and all else is left to the whole. */
  readonly isPart?: boolean;
}

export interface Handle {
  /** Who plays, and the level of the computer. */
  readonly seats: Seats;
  /** Lets others play from now on. */
  setPlayers(players: Players, level?: Level): void;
  /**
   * The moves of the game in link form. Undo shortens it; looking at an earlier point does not, so the
   * link holds the whole game whatever is shown. Setting it opens another record.
   */
  record: string;
  readonly view: AnyView;
  readonly state: Course;
  /** The engine, once it is there. */
  readonly engine: Engine | null;
  /** Settled when the engine is there, or known not to come. */
  readonly ready: Promise<void>;
  /** Lets only this side be played here from now on, or both again. */
  playHere(side: Side | null): void;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Puts the focus on the board. */
  focus(): void;
  /** Opens an exercise on the board; null brings the person's own game back. */
  study(wanted: Wanted | null): void;
  /** Reads the colours again after the page changed its theme. */
  refresh(): void;
  /** The board's insides, for those who wrap it. */
  readonly inner: Pick<
    Store<AnyView, Course, OwnAction>,
    "state" | "engine" | "rules" | "dispatch" | "guest"
  > & {
    readonly words: Words;
    readonly game: GamePage;
  };
  /** Takes everything out of the element again. */
  destroy(): void;
}
