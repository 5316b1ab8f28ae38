/** The board alone, for a frame on somebody else's page: `?embed=1`, with its switches in the same query. */

import { seatsOf } from "../board/players";
import { h } from "../board/view/dom";
import { adopt } from "../board/view/style";
import { type Handle, mount } from "../games/quantum/mount";
import type { FrameWords } from "../languages/page-words";
import type { Words } from "../languages/words";
import { recordOf, writeRecord } from "../share/link";
import { exerciseOf, notebook } from "../shell/exercise";
import { type Details, eventsOf, problem } from "./events";
import style from "./frame.css?inline";
import { linkTo } from "./protocol";
import { remote } from "./remote";
import { show } from "./show";
import partsStyle from "./show.css?inline";

export function embedded(root: HTMLElement, query: URLSearchParams, words: Words, frame: FrameWords): void {
  document.documentElement.dataset["view"] = "embed";
  const theme = query.get("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  adopt(root, style);
  adopt(root, partsStyle);

  const start = query.get("start");
  const record = recordOf(location.hash) ?? query.get("record") ?? start;
  const share = linkField(words.share.link, frame.open);
  const box = h("div");
  let isOpen = false;
  /** What was told of an engine that did not come. */
  let lacking: Details["error"] | null = null;
  const game: Handle = mount(box, {
    words,
    ...(record === null ? {} : { record }),
    ...(start === null ? {} : { start }),
    ...seatsOf(query.get("players"), query.get("level")),
    locked: query.has("locked"),
    still: query.get("motion") === "none",
    extras: [share.element],
    exercise: exerciseOf(location),
    notebook,
    onState(before, now) {
      const news = eventsOf(words, before, now);
      const wasOpen = isOpen;
      isOpen = game.engine !== null;
      if (isOpen && !wasOpen) {
        share.set(game.record);
        link.announce();
      }
      for (const told of news) {
        if (told.type === "ready") continue;
        const isNew = told.type === "error" && !isOpen && lacking === null;
        if (told.type === "error" && !isOpen) lacking = told.detail;
        // Once also to the window above, which may not have said hello yet.
        if (isNew) link.announce();
        else link.tell(told);
      }
    },
    onPlayers(now) {
      if (isOpen) link.tell({ type: "players", ...now });
    },
    onChange(changed) {
      keep(changed);
      share.set(changed);
      if (isOpen) link.tell({ type: "change", record: changed });
    },
  });
  root.replaceChildren(box, ...(canKeep() ? [] : [h("p", { class: "page-kept" }, frame.nothingKept)]));
  show(box, query.get("show"));
  share.set(game.record);

  const control = remote(game);
  const link = linkTo(
    window,
    () => {
      if (isOpen) return { type: "ready", record: game.record };
      return lacking && { type: "error", detail: lacking };
    },
    (wanted) => {
      try {
        const { record: before } = game;
        control.load(wanted);
        // A change is told by itself; what asked for nothing new is answered too.
        if (game.record === before) link.tell({ type: "change", record: before });
        return null;
      } catch (error) {
        return problem(error);
      }
    },
    () => measure(),
  );
  const measure = () =>
    link.tell({ type: "resize", height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(measure).observe(document.body);
  addEventListener("hashchange", () => {
    // A lesson ends: the address is of the person's own game.
    game.study(null);
    game.record = recordOf(location.hash) ?? start ?? "q1";
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

/** Reading or writing storage throws where the browser keeps it from the page. */
function canKeep(): boolean {
  try {
    localStorage.setItem("quantum-tictactoe.try", "");
    localStorage.removeItem("quantum-tictactoe.try");
    return true;
  } catch {
    return false;
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
