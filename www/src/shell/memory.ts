/** All that the browser keeps for this page, where it allows it; what it refuses lasts as long as the page. */
import { type Matches, matchesFrom } from "../board/match";
import type { Notebook } from "../board/notebook";
import { type Seats, seatsFrom, twoPeople } from "../board/players";

/** Several copies of the page may lie on one server, and each has its own memory. */
const home = document.querySelector<HTMLAnchorElement>("a.text-home")?.href ?? location.href;
const PLACE = new URL(".", home).pathname;

/** One text under a name, read anew each time: another tab may have written meanwhile. */
export function slot(name: string, area: () => Storage = () => localStorage): Notebook {
  const key = `quantum-tictactoe:${PLACE}:${name}`;
  /** What earlier versions kept for all copies together; it is taken over once. */
  const old = `quantum-tictactoe.${name}`;
  let own: string | null = null;
  return {
    // Reading or writing storage throws where the browser keeps it from the page.
    read() {
      try {
        const found = area().getItem(key);
        if (found !== null) return found;
        const before = area().getItem(old);
        if (before !== null) area().setItem(key, before);
        return before ?? own;
      } catch {
        return own;
      }
    },
    write(text) {
      own = text;
      try {
        area().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Which exercises are done, and the games by link that this device knows. */
export const exercises = slot("exercises");
export const byLink = slot("by-link");

/** Whether anything can be kept. */
export function canKeep(): boolean {
  return slot("try").write("");
}

const points = slot("points");
export const rememberedPoints = (): boolean => points.read() === "shown";
export const rememberPoints = (on: boolean) => points.write(on ? "shown" : "hidden");

/** The score lives as long as the tab. */
const score = slot("match", () => sessionStorage);
export const rememberedMatches = (): Matches => matchesFrom(score.read());
export const rememberMatches = (matches: Matches) => score.write(JSON.stringify(matches));

const seats = slot("seats");

/** Who played last; watching is not remembered for the next visit: nothing should move unasked. */
export function rememberedSeats(): Seats {
  try {
    return seatsFrom(JSON.parse(seats.read() ?? "null")) ?? twoPeople;
  } catch {
    return twoPeople;
  }
}
export function rememberSeats(chosen: Seats): void {
  if (chosen.players !== "none") seats.write(JSON.stringify(chosen));
}

const theme = slot("theme");
export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export function rememberedTheme(): Theme {
  const stored = theme.read();
  return themes.find((known) => known === stored) ?? "auto";
}
export const rememberTheme = (chosen: Theme) => theme.write(chosen);

const language = slot("language");
export const rememberedLanguage = (): string | null => language.read();
