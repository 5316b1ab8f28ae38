/** The board alone, for a frame on somebody else's page: `?embed=1`, with its switches in the same query. */
import { type Handle, mount } from "../api";
import { eventsOf } from "../host/events";
import { linkTo } from "../host/protocol";
import { remote } from "../host/remote";
import { show } from "../host/show";
import partsStyle from "../host/show.css?inline";
import { seatsOf } from "../players";
import { h } from "../view/dom";
import { adopt } from "../view/style";
import { embedded as words } from "../words/embedded";
import { en } from "../words/en";
import style from "./embedded.css?inline";
import { exerciseOf, notebook } from "./exercise";
import { recordOf, writeRecord } from "./link";

export function embedded(root: HTMLElement, query: URLSearchParams): void {
  document.documentElement.dataset["view"] = "embed";
  const theme = query.get("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  adopt(root, style);
  adopt(root, partsStyle);

  const start = query.get("start");
  const record = recordOf(location.hash) ?? query.get("record") ?? start;
  const share = linkField();
  const box = h("div");
  const game: Handle = mount(box, {
    words: en,
    ...(record === null ? {} : { record }),
    ...(start === null ? {} : { start }),
    ...seatsOf(query.get("players"), query.get("level")),
    locked: query.has("locked"),
    still: query.get("motion") === "none",
    extras: [share.element],
    exercise: exerciseOf(location.search),
    notebook,
    onState(before, now) {
      for (const told of eventsOf(before, now)) if (told.type !== "ready") link.tell(told);
    },
    onChange(changed) {
      keep(changed);
      share.set(changed);
      link.tell({ type: "change", record: changed });
    },
  });
  root.replaceChildren(box, ...(canKeep() ? [] : [h("p", { class: "page-kept" }, words.nothingKept)]));
  show(box, query.get("show"));

  const control = remote(game);
  const link = linkTo(
    window,
    (wanted) => {
      try {
        control.load(wanted);
        return null;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const { code = error.name, squares = [] } = error as Error & { code?: string; squares?: number[] };
        return { code, message: error.message, squares };
      }
    },
    () => measure(),
  );
  const measure = () =>
    link.tell({ type: "resize", height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(measure).observe(document.body);
  void game.ready.then(() => {
    share.set(game.record);
    link.open(() => game.record);
  });
  addEventListener("hashchange", () => {
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
function linkField() {
  const field = h("input", { type: "text", class: "qt-field", readonly: true });
  const open = h("a", { class: "qt-link", target: "_blank", rel: "noopener" }, words.open);
  field.addEventListener("focus", () => field.select());
  return {
    element: h("div", { class: "qt-section" }, h("label", { class: "qt-label" }, en.share.link, field), open),
    set(record: string) {
      const address = `${location.href.replace(/[?#].*/, "")}#${record}`;
      field.value = address;
      open.href = address;
    },
  };
}
