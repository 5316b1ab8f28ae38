/** The game in the address: the fragment holds the record, and Back leaves the page. */
import { decoded, tidied } from "../record-text";

/** The record of an address's fragment, or null if there is none. */
export function recordOf(hash: string): string | null {
  const fragment = hash.replace(/^#/, "");
  return fragment === "" ? null : tidied(decoded(fragment));
}

/** Writes the record into the address without a step in the history; what is kept beside it stays. */
export function writeRecord(record: string): void {
  const { pathname, search } = location;
  history.replaceState(history.state, "", `${pathname}${search}#${record}`);
}
