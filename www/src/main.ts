/** The page: one game, its link in the address, and the choices that concern the whole page. */

import { twoPeople } from "./board/players";
import { mount } from "./games/quantum/mount";
import { en } from "./languages/en/board";
import { recordOf, sideIn, writeRecord } from "./share/link";
import { mailbox } from "./share/mailbox";
import { sharing } from "./share/share";
import { boards, focusIn, go, isClassic } from "./shell/boards";
import { exerciseOf, notebook, visits } from "./shell/exercise";
import { HELP, pageLinks } from "./shell/pages";
import { rememberedPoints, rememberPoints } from "./shell/points";
import { projector } from "./shell/projector";
import { rememberedMatches, rememberMatches } from "./shell/score";
import { rememberSeats, seatsFor } from "./shell/seats";
import { themeChoice } from "./shell/theme";

const root = document.getElementById("game");
const query = new URLSearchParams(location.search);
if (root && query.get("embed") === "1") {
  import("./host/frame").then(
    ({ embedded }) => embedded(root, query),
    () => root.replaceChildren(en.missing.engine),
  );
} else if (root) {
  const focusBoard = (how?: FocusOptions) => focusIn(root, how);
  const wall = projector(en, () => focusBoard({ preventScroll: true }));
  const asked = recordOf(location.hash);
  const linked = isClassic(asked) ? null : asked;
  const share = sharing(en, root, () => game, focusBoard);
  const games = boards(
    root,
    () => ({
      board: root.firstElementChild,
      record: game.record,
      rest() {
        game.setPlayers("both", game.seats.level);
        game.playHere(null);
      },
    }),
    () => extras,
    en,
  );
  const refresh = () => (games.classic() ?? game).refresh();
  // The page as one file has no others beside it.
  const beside = import.meta.env.MODE === "alone" ? [] : [pageLinks(en)];
  const extras = [share.element, themeChoice(en, refresh), wall.section, ...beside, games.section];
  /** What happens to a board that is not on the page concerns nobody. */
  const ifShown =
    <T>(tell: (news: T) => void) =>
    (news: T) => {
      if (!games.isAway()) tell(news);
    };
  const keep = ifShown(writeRecord);
  const here = isClassic(asked) ? null : sideIn(location.href);
  const seats = here ? twoPeople : seatsFor(asked);
  const mail = mailbox(
    en,
    () => game,
    (paste) => share.open(paste),
  );
  const visit = visits(
    (wanted) => game.study(wanted),
    () => game.engine && keep(game.record),
  );
  const game = mount(root, {
    words: en,
    ...(linked === null ? {} : { record: linked }),
    extras,
    ...(import.meta.env.MODE === "alone" ? {} : { help: HELP }),
    classic: import.meta.env.MODE === "alone" ? "?#t1.3" : "./#t1.3",
    onChange: keep,
    onOther: go,
    ...seats,
    onPlayers: ifShown(rememberSeats),
    matches: rememberedMatches(),
    onMatches: ifShown(rememberMatches),
    points: rememberedPoints(),
    onPoints: rememberPoints,
    exercise: exerciseOf(location),
    onExercise: visit.tell,
    notebook,
    beside: wall.way,
    onShare: () => share.open(),
    here,
    away: mail.element,
    onState: mail.follow,
  });
  root.append(wall.leave);
  games.show(asked);
  // Keys belong to an open dialog, also when the focus is on nothing in it.
  const inDialog = () => root.querySelector("dialog[open]") !== null;
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && wall.isOn() && !inDialog()) wall.set(false);
  });
  addEventListener("hashchange", ({ newURL }) => {
    // Where the own game has been written into the address, nothing else is asked for.
    if (newURL !== location.href) return;
    const wanted = exerciseOf(location);
    const record = recordOf(location.hash);
    visit.follow(() => game.study(null));
    if (games.show(record)) {
      const side = sideIn(location.href);
      if (side === null) {
        const { players, level } = seatsFor(record);
        game.setPlayers(players, level);
      }
      game.playHere(side);
      game.record = record ?? "q1";
    }
    if (wanted) game.study(wanted);
  });
  // Undo by key works wherever the focus is; inside the game it is already dealt with.
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || inDialog() || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof HTMLInputElement || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    const played = games.classic() ?? game;
    if (event.shiftKey) played.redo();
    else played.undo();
  });
}

// A frame belongs to another page, and what is developed changes all the time.
const head = document.querySelector<HTMLElement>(".page-head");
if (import.meta.env.MODE === "production" && head && self === top) {
  addEventListener("load", () =>
    import("./shell/later").then(({ later }) =>
      later(head, document.querySelector(".qt-more > .qt-door-body")),
    ),
  );
}

// The pages to read and to print share the one script, so that the board stays one file.
const reading = document.querySelector<HTMLElement>("main[data-page]");
if (import.meta.env.MODE !== "alone" && reading)
  void import("./pages/pages").then(({ show }) => show(reading));
