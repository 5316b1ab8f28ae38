/** The match score kept while the tab lives, where the browser allows it. */
import { type Match, matchFrom, matchText, nextGame } from "../match";

const KEY = "quantum-tictactoe.match";

/** The score so far. A game that ended and is not the one being opened is over for good. */
export function rememberedMatch(record: string | null): Match {
  const match = matchFrom(stored());
  const own = match.own?.record;
  return own === undefined || own === record ? match : nextGame(match, { record: own });
}

// Reading or writing storage throws where the browser keeps it from the page.
export function rememberMatch(match: Match): void {
  try {
    sessionStorage.setItem(KEY, matchText(match));
  } catch {
    // The score then lasts as long as the page.
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
