/** The exercise in the address, as `?puzzle=12`, and what is done, remembered where the browser allows it. */
import type { Notebook, Wanted } from "../guest";

const KEY = "quantum-tictactoe.exercises";
const KINDS = ["lesson", "puzzle", "quiz"] as const;

/** The exercise that an address asks for. */
export function exerciseOf(search: string): Wanted | null {
  const query = new URLSearchParams(search);
  const kind = KINDS.find((name) => query.has(name));
  return kind ? { kind, which: query.get(kind) ?? "" } : null;
}

/** Writes it into the address without a step in the history; the fragment keeps the person's own game. */
export function writeExercise(wanted: Wanted | null): void {
  const next = new URL(location.href);
  for (const kind of KINDS) next.searchParams.delete(kind);
  if (wanted) next.searchParams.set(wanted.kind, wanted.which);
  history.replaceState(history.state, "", next);
}

// Reading or writing storage throws where the browser keeps it from the page.
export const notebook: Notebook = {
  read() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      localStorage.setItem(KEY, text);
      return true;
    } catch {
      return false;
    }
  },
};
