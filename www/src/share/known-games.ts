/** The games by link that this device knows, kept where the browser allows it, or else as long as the page. */
import { gamesFrom, gamesText, type KnownGames } from "./relation";

const KEY = "quantum-tictactoe.by-link";

export interface Shelf {
  read(): KnownGames;
  write(games: KnownGames): void;
  /** Whether the browser keeps them. */
  isKept(): boolean;
}

export function knownGames(): Shelf {
  let own: KnownGames = [];
  let kept = true;
  // Another tab may have written meanwhile, so it is read each time.
  const read = (): KnownGames => {
    try {
      if (kept) return gamesFrom(localStorage.getItem(KEY));
    } catch {
      kept = false;
    }
    return own;
  };
  return {
    read,
    write(games) {
      own = games;
      try {
        localStorage.setItem(KEY, gamesText(games));
      } catch {
        kept = false;
      }
    },
    isKept() {
      read();
      return kept;
    },
  };
}
