/** The board alone, for a frame on somebody else's page: `?embed=1`, with its switches in the same query. */

import type { Wanted } from "../board/guest";
import type { Handle } from "../board/handle";
import { mount } from "../board/mount";
import type { Notebook } from "../board/notebook";
import { seatsOf } from "../board/players";
import { recordIn, tidied } from "../board/record-text";
import { h } from "../board/view/dom";
import { adopt } from "../board/view/style";
import { gameOf } from "../games/index";
import type { FrameWords } from "../languages/page-words";
import type { Words } from "../languages/words";
import { recordOf, writeRecord } from "../share/link";
import { study } from "../study/study";
import { eventsOf, type Problem, problem } from "./events";
import style from "./frame.css?inline";
import { type Link, linkTo } from "./protocol";
import { type Remote, remote } from "./remote";
import { show } from "./show";
import partsStyle from "./show.css?inline";

/** What the page gives along: the exercise in its address, and where is kept what is done. */
export interface Surroundings {
  readonly exercise: Wanted | null;
  readonly notebook: Notebook;
  readonly canKeep: boolean;
}

export async function embedded(
  root: HTMLElement,
  query: URLSearchParams,
  words: Words,
  frame: FrameWords,
  { exercise, notebook, canKeep }: Surroundings,
): Promise<void> {
  document.documentElement.dataset["view"] = "embed";
  const theme = query.get("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  adopt(root, style);
  adopt(root, partsStyle);

  const start = query.get("start");
  const share = linkField(words.share.link, frame.open);
  const box = h("div");
  let isOpen = false;
  /** What was told of an engine that did not come. */
  let lacking: Problem | null = null;
  let board: { readonly game: Handle; readonly control: Remote } | null = null;
  let link: Link | null = null;

  /** Puts the game of a record on the board. */
  const begin = async (record: string | null, exercise: Wanted | null) => {
    const page = await gameOf(record).load(words);
    board?.game.destroy();
    isOpen = false;
    const game: Handle = mount(box, page, {
      words,
      ...(record === null ? {} : { record }),
      // What a new game begins with is of one game, and another has its own start.
      ...(start !== null && gameOf(start) === gameOf(record) ? { start } : {}),
      ...seatsOf(query.get("players"), query.get("level")),
      locked: query.has("locked"),
      still: query.get("motion") === "none",
      extras: [share.element],
      study,
      exercise,
      notebook,
      onState(before, now) {
        const news = eventsOf(page, before, now);
        const wasOpen = isOpen;
        isOpen = game.engine !== null;
        if (isOpen && !wasOpen) {
          share.set(game.record);
          link?.announce();
        }
        for (const told of news) {
          const isProblem = told.type === "error" && !isOpen;
          const isNew = isProblem && lacking === null;
          if (isProblem) lacking = told.detail as Problem;
          // Once also to the window above, which may not have said hello yet.
          if (isNew) link?.announce();
          else link?.tell(told);
        }
      },
      onPlayers(now) {
        if (isOpen) link?.tell({ type: "players", ...now });
      },
      onChange(changed) {
        keep(changed);
        share.set(changed);
        if (isOpen) link?.tell({ type: "change", record: changed });
      },
      onOther: (other) => void begin(other, null),
    });
    board = { game, control: remote(game) };
    show(box, query.get("show"));
    share.set(game.record);
  };
  /** Opens a record of any game; throws what its rules throw. */
  const open = (text: string) => {
    const plain = tidied(text);
    const record = recordIn(plain) ?? plain;
    if (board && gameOf(record).name === board.game.inner.game.name) board.control.load(text);
    else void begin(record, null);
  };

  root.replaceChildren(box, ...(canKeep ? [] : [h("p", { class: "page-kept" }, frame.nothingKept)]));
  await begin(recordOf(location.hash) ?? query.get("record") ?? start, exercise);

  link = linkTo(
    window,
    () => {
      if (board && isOpen) return { type: "ready", record: board.game.record };
      return lacking && { type: "error", detail: lacking };
    },
    (wanted) => {
      try {
        const before = board?.game.record;
        open(wanted);
        // A change is told by itself; what asked for nothing new is answered too.
        if (before !== undefined && board?.game.record === before && isOpen)
          link?.tell({ type: "change", record: before });
        return null;
      } catch (error) {
        return problem(error);
      }
    },
    () => measure(),
  );
  const measure = () =>
    link?.tell({ type: "resize", height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(measure).observe(document.body);
  addEventListener("hashchange", () => {
    const record = recordOf(location.hash) ?? start;
    const game = board?.game;
    // A lesson ends: the address is of the person's own game.
    game?.study(null);
    if (game && gameOf(record).name === game.inner.game.name) game.record = record ?? gameOf(record).start;
    else void begin(record, null);
  });
}

/** Some frames may not even change their own address. */
function keep(record: string): void {
  try {
    writeRecord(record);
  } catch {
    // The link below the board has it all the same.
  }
}

/** The link to the game on the whole page. A frame may forbid to copy it and to open it, but never to see it. */
function linkField(label: string, name: string) {
  const field = h("input", { type: "text", class: "qt-field", dir: "ltr", readonly: true });
  const open = h("a", { class: "qt-link", target: "_blank", rel: "noopener" }, name);
  // A sandbox has no origin, and opens no window.
  open.hidden = self.origin === "null";
  field.addEventListener("focus", () => field.select());
  return {
    element: h("div", { class: "qt-section" }, h("label", { class: "qt-label" }, label, field), open),
    set(record: string) {
      const address = `${location.href.replace(/[?#].*/, "")}#${record}`;
      field.value = address;
      open.href = address;
    },
  };
}
