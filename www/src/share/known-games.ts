/** The games by link that this device knows. */
import type { Notebook } from "../board/notebook";
import { gamesFrom, gamesText, type KnownGames } from "./relation";

export interface Shelf {
  read(): KnownGames;
  write(games: KnownGames): void;
  /** Whether the browser keeps them. */
  isKept(): boolean;
}

export function knownGames(notebook: Notebook): Shelf {
  let kept = true;
  // Another tab may have written meanwhile, so it is read each time.
  const read = () => gamesFrom(notebook.read());
  return {
    read,
    write(games) {
      kept = notebook.write(gamesText(games));
    },
    isKept: () => kept && notebook.write(gamesText(read())),
  };
}
