/** Who plays: for one game beside its address, for the next visit in the page's memory. */
import { type Seats, seatsFrom } from "../board/players";
import * as memory from "./memory";

/**
 * A game that was played here goes on with those who played it, also after a reload. A link from elsewhere is a
 * position to look at, so it opens for two people. A new game is played by those who were chosen last.
 */
export function seatsFor(record: string | null): Seats {
  const last = memory.rememberedSeats();
  const fresh: Seats = record === null || !record.includes("-") ? last : { ...last, players: "both" };
  const seats = seatsFrom(history.state) ?? fresh;
  history.replaceState({ ...history.state, ...seats }, "");
  return seats;
}

export function rememberSeats(seats: Seats): void {
  history.replaceState({ ...history.state, ...seats }, "");
  memory.rememberSeats(seats);
}
