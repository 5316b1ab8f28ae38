/** The one list of games: how each is called, how its records begin, and where it is. */
import type { GamePage } from "../board/game";
import type { Words } from "../languages/words";

export interface Entry {
  readonly name: keyof Words["games"] & ("quantum" | "classic");
  /** A record of this game begins so. */
  readonly prefix: RegExp;
  /** Whether the small engine has its rules. */
  readonly small: boolean;
  /** The link to a new game. */
  readonly start: string;
  /** Its page in the words of a language, which may still be on their way. */
  load(words: Words | Promise<Words>): Promise<GamePage>;
}

/** The first one is the front door: a page without a record shows it. */
export const games: readonly [Entry, ...Entry[]] = [
  {
    name: "quantum",
    prefix: /^q\d/,
    small: true,
    start: "q1",
    async load(words) {
      const [{ quantum }, said] = await Promise.all([import("./quantum/game"), words]);
      return quantum(said);
    },
  },
  {
    name: "classic",
    prefix: /^t\d/,
    small: false,
    start: "t1.3",
    async load(words) {
      const own = Promise.resolve(words).then(async ({ parts }) => {
        const [said] = await Promise.all([parts.classic(), parts.soon()]);
        return said;
      });
      const [{ classic }, said, more] = await Promise.all([import("./classic/game"), words, own]);
      return classic(said, more);
    },
  },
];

/** The game of a record; what is none is left to the front door, which says so. */
export function gameOf(record: string | null): Entry {
  return games.find(({ prefix }) => record !== null && prefix.test(record)) ?? games[0];
}
