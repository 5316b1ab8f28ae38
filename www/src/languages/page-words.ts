/** What a translation must say on the pages beside the game, in a frame, and once the page stands. */
import type { Level, Players } from "../board/players";
import type { Part } from "../host/show";
import type { List } from "./words";

/** Other ways to have the page, and a new version of it. */
export interface LaterWords {
  readonly take: string;
  readonly takeHint: string;
  readonly elsewhere: string;
  readonly download: string;
  readonly downloadHint: string;
  readonly embed: string;
}

/** The board in a frame of another page. */
export interface FrameWords {
  readonly nothingKept: string;
  readonly open: string;
}

/** Pages to read, once their boards live. */
export interface ReaderWords {
  readonly previous: string;
  readonly next: string;
  readonly open: string;
  step(step: number, steps: number): string;
}

/** Sheets to print. */
export interface SheetWords {
  readonly print: string;
  readonly worksheet: {
    readonly name: string;
    readonly date: string;
    readonly worked: string;
    /** What each board of the worked game shows; `pages/worked-game.ts` has the game. */
    readonly captions: List;
    readonly boards: string;
    readonly how: string;
    board(number: number): string;
    readonly winner: string;
    readonly question: string;
  };
  readonly game: {
    readonly moves: string;
    readonly start: string;
    readonly broken: string;
    readonly missing: string;
    readonly other: string;
    /** What a step did. */
    step(number: number, sentence: string): string;
    /** Who is to move, or to choose an outcome. */
    goesOn(side: string, chooses: boolean): string;
  };
}

/** The page on which a board for another page is made. */
export interface EmbedWords {
  readonly players: string;
  readonly playersOf: Readonly<Record<Players, string>>;
  readonly level: string;
  readonly levelOf: Readonly<Record<Level, string>>;
  readonly start: string;
  readonly startHint: string;
  startBroken(reason: string): string;
  readonly opens: string;
  readonly opensOf: Readonly<Record<"game" | "lesson" | "puzzle" | "quiz", string>>;
  readonly colours: string;
  readonly coloursOf: Readonly<Record<"auto" | "light" | "dark", string>>;
  readonly locked: string;
  readonly still: string;
  readonly shown: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly preview: string;
  readonly boardTitle: string;
  readonly frame: string;
  readonly element: string;
  readonly elementHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}
