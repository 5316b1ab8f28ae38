/** The match scores kept while the tab lives, where the browser allows it. */
import { type Matches, matchesFrom } from "../board/match";

const KEY = "quantum-tictactoe.match";

// Reading or writing storage throws where the browser keeps it from the page.
export function rememberedMatches(): Matches {
  try {
    return matchesFrom(sessionStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export function rememberMatches(matches: Matches): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(matches));
  } catch {
    // The score then lasts as long as the page.
  }
}
