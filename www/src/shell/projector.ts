/** The view for a projector: the board and one sentence, as large as the screen allows. */
import { button, h } from "../board/view/dom";
import type { Words } from "../languages/words";

export interface Projector {
  /** The switch, for *More*. */
  readonly section: HTMLElement;
  /** The way there from an exercise. */
  readonly way: HTMLElement;
  /** Leaves the view again where there is no keyboard; the page puts it over everything. */
  readonly leave: HTMLElement;
  readonly isOn: () => boolean;
  readonly set: (on: boolean) => void;
}

/** `focusBoard` is called when what had the focus goes out of sight. */
export function projector({ projector: words }: Words, focusBoard: () => void): Projector {
  const box = h("input", { type: "checkbox" });
  const address = () => new URL(location.href);
  const isOn = () => document.documentElement.dataset["view"] === "projector";
  const show = (on: boolean) => {
    if (on) document.documentElement.dataset["view"] = "projector";
    else delete document.documentElement.dataset["view"];
    box.checked = on;
  };
  const set = (on: boolean) => {
    show(on);
    const next = address();
    if (on) next.searchParams.set("view", "projector");
    else next.searchParams.delete("view");
    history.replaceState(history.state, "", next);
    if (on || !box.checkVisibility()) focusBoard();
    else box.focus({ preventScroll: true });
  };
  box.addEventListener("change", () => set(box.checked));
  const read = () => {
    show(address().searchParams.get("view") === "projector");
    if (document.activeElement?.checkVisibility() === false) focusBoard();
  };
  read();
  addEventListener("popstate", read);
  return {
    section: h(
      "div",
      { class: "qt-section" },
      h("label", { class: "qt-check" }, box, words.label),
      h("p", { class: "qt-hint" }, words.hint),
    ),
    way: button(words.label, "qt-link", () => set(true)),
    leave: button(words.leave, "qt-button page-leave", () => set(false)),
    isOn,
    set,
  };
}
