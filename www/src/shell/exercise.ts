/** The exercise in the address, as `?puzzle=12`. */
import type { Wanted } from "../board/guest";
import { gameOf, games } from "../games/index";
import type { Words } from "../languages/words";
import { recordOf } from "../share/link";

const KINDS = ["lesson", "puzzle", "quiz"] as const;

/** The exercise that an address asks for; beside another game than the first there is none. */
export function exerciseOf({ search, hash }: Pick<Location, "search" | "hash">): Wanted | null {
  if (gameOf(recordOf(hash)) !== games[0]) return null;
  const query = new URLSearchParams(search);
  const kind = KINDS.find((name) => query.has(name));
  return kind ? { kind, which: query.get(kind) ?? "" } : null;
}

/** Opens what the address asks for, and gives the board back where it asks for nothing. */
export interface Visits {
  /** The board tells what is on; that is written into the address, and its fragment keeps the person's own game. */
  tell(wanted: Wanted | null, name?: string): void;
  /** Somebody has gone to another address; what happens meanwhile on the board writes nothing into it. */
  follow(visit: () => void): void;
}

/**
 * Going from the own game to an exercise is a step in the history, which Back takes; going on in it is none. `keep`
 * writes the own game into the address: it may have gone on since somebody was there last.
 */
export function visits(words: Words, study: (wanted: Wanted | null) => void, keep: () => void): Visits {
  const textOf = (wanted: Wanted | null) => (wanted ? `${wanted.kind}=${wanted.which}` : "");
  /** What the board has been asked for, whether it is there yet or not. */
  let on = textOf(exerciseOf(location));
  let isFollowing = false;
  const follow = (visit: () => void) => {
    isFollowing = true;
    visit();
    isFollowing = false;
  };
  addEventListener("popstate", () => {
    const wanted = exerciseOf(location);
    const was = on;
    on = textOf(wanted);
    if (on === was) return;
    if (was === "") keep();
    follow(() => study(wanted));
  });
  return {
    follow,
    tell(wanted, name) {
      document.title = words.title(name ?? null);
      on = textOf(wanted);
      if (isFollowing) return;
      const wasOwn = exerciseOf(location) === null;
      const next = new URL(location.href);
      for (const kind of KINDS) if (kind !== wanted?.kind) next.searchParams.delete(kind);
      if (wanted) next.searchParams.set(wanted.kind, wanted.which);
      const { entered, ...state } = { ...history.state };
      if (wanted && wasOwn) return history.pushState({ ...state, entered: true }, "", next);
      history.replaceState(wanted ? history.state : state, "", next);
      // The own game is one step back, where it was left.
      if (wanted === null && entered) history.back();
    },
  };
}
