/** The game in the address: the fragment holds the record, and Back leaves the page. */
import { otherSide, type Side } from "../board/players";
import { decoded, tidied } from "../board/record-text";

/** The record of an address's fragment, or null if there is none. */
export function recordOf(hash: string): string | null {
  const fragment = hash.replace(/^#/, "");
  return fragment === "" ? null : tidied(decoded(fragment));
}

/** The side that an address gives to whoever opens it, where the other one is played by link. */
export function sideIn(address: string): Side | null {
  const side = new URL(address, location.href).searchParams.get("link");
  return side === "x" || side === "o" ? side : null;
}

/** Writes down which side is played here, so that it is the same after a reload. */
export function writeSide(here: Side | null): void {
  history.replaceState(history.state, "", addressFor(here));
}

/** The link to the game as it is to be sent: by link, it gives the other side to whoever opens it. */
export function linkTo(here: Side | null): string {
  return addressFor(here && otherSide(here));
}

function addressFor(side: Side | null): string {
  const url = new URL(location.href);
  if (side) url.searchParams.set("link", side);
  else url.searchParams.delete("link");
  return url.href;
}

/** Follows a link to a record, as if it had been pressed. */
export function go(record: string): void {
  location.hash = record;
}

/** Writes the record into the address without a step in the history; what is kept beside it stays. */
export function writeRecord(record: string): void {
  const { pathname, search } = location;
  history.replaceState(history.state, "", `${pathname}${search}#${record}`);
}
