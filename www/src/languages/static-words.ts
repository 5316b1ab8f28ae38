/** What a translation must say on what is built before anybody opens it: pages to read, the page without a script, and where nothing is. */
import type { ReadingPage } from "./page-blocks.ts";

/** The pages beside the game, by the names of their files. */
export const readingPages = ["help", "teach", "worksheet", "game", "embed"] as const;
export type ReadingPageName = (typeof readingPages)[number];

export interface StaticWords {
  /** The page of the game. */
  readonly play: {
    readonly title: string;
    readonly description: string;
    /** A sentence for previews of shared links. */
    readonly shared: string;
    /** Where the board has not come after a while. */
    readonly late: string;
    readonly noScript: string;
  };
  /** Where nothing is. */
  readonly lost: {
    readonly title: string;
    readonly heading: string;
    readonly text: string;
    readonly home: string;
  };
  /** The game as an app that is installed, with what its two pictures show. */
  readonly app: {
    readonly name: string;
    /** At most twelve letters. */
    readonly short: string;
    readonly description: string;
    readonly wide: string;
    readonly narrow: string;
  };
  readonly pages: Readonly<Record<ReadingPageName, ReadingPage>>;
  /** The title of the window, from that of the page. */
  pageTitle(title: string): string;
  /** Ways between the pages, and the name of them all. */
  readonly ways: {
    readonly home: string;
    readonly nav: string;
    readonly help: string;
    readonly teach: string;
    readonly worksheet: string;
    /** Leads from an example to its board. */
    readonly open: string;
  };
}
