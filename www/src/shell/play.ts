/** The page of the game: one board, its link in the address, and the choices that concern the whole page. */

import { twoPeople } from "../board/players";
import { mount } from "../games/quantum/mount";
import type { Words } from "../languages/words";
import { recordOf, sideIn, writeRecord } from "../share/link";
import { mailbox } from "../share/mailbox";
import { sharing } from "../share/share";
import { ground, words as said } from "./begin";
import { boards, focusIn, go, isClassic } from "./boards";
import { exerciseOf, notebook, visits } from "./exercise";
import { HELP, pageLinks } from "./pages";
import { rememberedPoints, rememberPoints } from "./points";
import { projector } from "./projector";
import { rememberedMatches, rememberMatches } from "./score";
import { rememberSeats, seatsFor } from "./seats";
import { themeChoice } from "./theme";

const place = ground;
if (place) {
  void said.then((words) => play(place, words));
  // What is said once a game is under way comes when the page stands, and before it is needed.
  addEventListener("load", () => said.then(({ parts }) => parts.soon()).catch(() => {}));
}

function play(root: HTMLElement, words: Words): void {
  const focusBoard = (how?: FocusOptions) => focusIn(root, how);
  const wall = projector(words, () => focusBoard({ preventScroll: true }));
  const asked = recordOf(location.hash);
  const linked = isClassic(asked) ? null : asked;
  const share = sharing(words, root, () => game, focusBoard);
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
    words,
  );
  const refresh = () => (games.classic() ?? game).refresh();
  // The page as one file has no others beside it.
  const beside = import.meta.env.MODE === "alone" ? [] : [pageLinks(words)];
  const extras = [share.element, themeChoice(words, refresh), wall.section, ...beside, games.section];
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
    words,
    () => game,
    (paste) => share.open(paste),
  );
  const visit = visits(
    words,
    (wanted) => game.study(wanted),
    () => game.engine && keep(game.record),
  );
  const game = mount(root, {
    words,
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
