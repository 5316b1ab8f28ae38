/** The match score kept while the tab lives, where the browser allows it. */
import { type Match, matchFrom, matchText, nextGame } from "../match";
import type { Players } from "../players";

/** Games of two people and games against the computer are counted apart. */
const key = (players: Players) =>
  players === "both" ? "quantum-tictactoe.match" : "quantum-tictactoe.match.computer";

/** The score so far. A game that ended and is not the one being opened is over for good. */
export function rememberedMatch(record: string | null, players: Players): Match {
  const match = matchFrom(stored(players));
  const own = match.own?.record;
  return own === undefined || own === record ? match : nextGame(match, { record: own });
}

// Reading or writing storage throws where the browser keeps it from the page.
export function rememberMatch(match: Match, players: Players): void {
  try {
    sessionStorage.setItem(key(players), matchText(match));
  } catch {
    // The score then lasts as long as the page.
  }
}

function stored(players: Players): string | null {
  try {
    return sessionStorage.getItem(key(players));
  } catch {
    return null;
  }
}
