/** Who plays, remembered where the browser allows it: for one game beside its address, for the next visit in storage. */
import { type Seats, seatsFrom, twoPeople } from "../board/players";

const KEY = "quantum-tictactoe.seats";

/**
 * A game that was played here goes on with those who played it, also after a reload. A link from elsewhere is a
 * position to look at, so it opens for two people. A new game is played by those who were chosen last.
 */
export function seatsFor(record: string | null): Seats {
  const last = stored();
  const fresh: Seats =
    record === null || /^(q1|t1\.[^-]*)$/.test(record) ? last : { ...last, players: "both" };
  const seats = seatsFrom(history.state) ?? fresh;
  history.replaceState({ ...history.state, ...seats }, "");
  return seats;
}

/** Watching is not remembered for the next visit: nothing should move unasked. */
export function rememberSeats(seats: Seats): void {
  history.replaceState({ ...history.state, ...seats }, "");
  if (seats.players === "none") return;
  // Reading or writing storage throws where the browser keeps it from the page.
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // The choice then lasts as long as the page.
  }
}

function stored(): Seats {
  try {
    return seatsFrom(JSON.parse(localStorage.getItem(KEY) ?? "null")) ?? twoPeople;
  } catch {
    return twoPeople;
  }
}
