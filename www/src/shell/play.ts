/** The page of the game: one board, its link in the address, and the choices that concern the whole page. */

import type { Handle, Options } from "../board/handle";
import { twoPeople } from "../board/players";
import { gameOf } from "../games/index";
import type { Words } from "../languages/words";
import { go, recordOf, sideIn, writeRecord } from "../share/link";
import { mailbox } from "../share/mailbox";
import { sharing } from "../share/share";
import { study } from "../study/study";
import { ground, words as said } from "./begin";
import { boards, focusIn } from "./boards";
import { exerciseOf, visits } from "./exercise";
import * as memory from "./memory";
import { HELP, pageLinks } from "./pages";
import { projector } from "./projector";
import { rememberSeats, seatsFor } from "./seats";
import { themeChoice } from "./theme";

/** The page as one file has no others beside it. */
const isAlone = import.meta.env.MODE === "alone";

const place = ground;
if (place) {
  // Words and the game come side by side.
  void gameOf(recordOf(location.hash))
    .load(said)
    .catch(() => {});
  void said.then((words) => play(place, words));
  // What is said once a game is under way comes when the page stands, and before it is needed.
  addEventListener("load", () => said.then(({ parts }) => parts.soon()).catch(() => {}));
}

function play(root: HTMLElement, words: Words): void {
  const focusBoard = (how?: FocusOptions) => focusIn(root, how);
  const wall = projector(words, () => focusBoard({ preventScroll: true }));
  const share = sharing(words, root, () => games.on(), focusBoard);
  /** What happens to a board that is not on the page concerns nobody. */
  const ifShown =
    <T>(handle: () => Handle, tell: (news: T) => void) =>
    (news: T) => {
      if (games.on() === handle()) tell(news);
    };
  const options = (record: string | null, handle: () => Handle): Options => {
    const here = sideIn(location.href);
    const seats = here ? twoPeople : seatsFor(record);
    const mail = mailbox(words, handle, memory.byLink, (paste) => share.open(paste));
    return {
      words,
      ...(record === null ? {} : { record }),
      extras,
      ...(isAlone ? {} : { help: HELP }),
      addressOf: (other) => (isAlone ? `?#${other}` : `./#${other}`),
      onChange: ifShown(handle, writeRecord),
      onOther: go,
      ...seats,
      onPlayers: ifShown(handle, rememberSeats),
      matches: memory.rememberedMatches(),
      onMatches: ifShown(handle, memory.rememberMatches),
      points: memory.rememberedPoints(),
      onPoints: memory.rememberPoints,
      study,
      exercise: exerciseOf(location),
      onExercise: visit.tell,
      notebook: memory.exercises,
      beside: wall.way,
      onShare: () => share.open(),
      here,
      away: mail.element,
      onState: mail.follow,
    };
  };
  /** Another record in the address, on the board of the same game. */
  const open = (handle: Handle, record: string | null) => {
    const side = sideIn(location.href);
    if (side === null) {
      const { players, level } = seatsFor(record);
      handle.setPlayers(players, level);
    }
    handle.playHere(side);
    handle.record = record ?? gameOf(record).start;
    const wanted = exerciseOf(location);
    if (wanted) handle.study(wanted);
  };
  const games = boards(root, words, { options, open, extras: () => extras });
  /** Whether the board on the page is that of the game in the address: else another one is on its way. */
  const isAddressed = () => games.on()?.inner.game.name === gameOf(recordOf(location.hash)).name;
  const visit = visits(
    words,
    (wanted) => {
      if (wanted === null || isAddressed()) games.on()?.study(wanted);
    },
    () => {
      const board = games.on();
      if (board?.engine && isAddressed()) writeRecord(board.record);
    },
  );
  const extras = [
    share.element,
    themeChoice(words, () => games.on()?.refresh()),
    wall.section,
    ...(isAlone ? [] : [pageLinks(words)]),
    games.section,
  ];
  root.append(wall.leave);
  games.show(recordOf(location.hash));

  // Keys belong to an open dialog, also when the focus is on nothing in it.
  const inDialog = () => root.querySelector("dialog[open]") !== null;
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && wall.isOn() && !inDialog()) wall.set(false);
  });
  addEventListener("hashchange", ({ newURL }) => {
    // Where the own game has been written into the address, nothing else is asked for.
    if (newURL !== location.href) return;
    visit.follow(() => games.on()?.study(null));
    games.show(recordOf(location.hash));
  });
  // Undo by key works wherever the focus is; inside the game it is already dealt with.
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || inDialog() || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof HTMLInputElement || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) games.on()?.redo();
    else games.on()?.undo();
  });
}
