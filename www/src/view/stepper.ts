/** The slider through a game of any kind, with buttons to step. Looking changes nothing. */
import type { Words } from "../words/words";
import { button, h, type Part, set, setText } from "./dom";

/** Where the cursor stands. */
export interface Standing {
  readonly index: number;
  readonly present: number;
  /** What the slider says of its value. */
  readonly value: string;
  /** What stands below it. */
  readonly place: string;
}

export function stepper(
  words: Words["history"],
  standing: () => Standing,
  look: (index: number, quiet: boolean) => void,
): Part {
  const to = (index: (standing: Standing) => number) => () => look(index(standing()), false);
  const first = step(
    ICONS.first,
    words.first,
    to(() => 0),
  );
  const back = step(
    ICONS.back,
    words.back1,
    to(({ index }) => index - 1),
  );
  const forward = step(
    ICONS.forward,
    words.forward1,
    to(({ index }) => index + 1),
  );
  const last = step(
    ICONS.last,
    words.last,
    to(({ present }) => present),
  );
  const slider = h("input", {
    type: "range",
    class: "qt-slider",
    min: "0",
    step: "1",
    "aria-label": words.position,
  });
  slider.addEventListener("input", () => look(Number(slider.value), true));
  const point = h("p", { class: "qt-point", "aria-hidden": "true" });
  return {
    element: h("div", {}, h("div", { class: "qt-steps" }, first, back, slider, forward, last), point),
    render() {
      const { index, present, value, place } = standing();
      set(slider, "max", String(present));
      set(slider, "aria-valuetext", value);
      set(slider, "aria-disabled", String(present === 0));
      slider.value = String(index);
      slider.style.setProperty("--qt-part", String(present === 0 ? 1 : index / present));
      for (const toStart of [first, back]) set(toStart, "aria-disabled", String(index === 0));
      for (const toEnd of [forward, last]) set(toEnd, "aria-disabled", String(index >= present));
      setText(point, place);
    },
  };
}

const SVG = "http://www.w3.org/2000/svg";

/** The signs on the buttons: a triangle, and a bar where it stops. */
export const ICONS = {
  first: "M6 5v14M18.5 5.5v13L9 12z",
  back: "M16 5.5v13L6.5 12z",
  forward: "M8 5.5v13L17.5 12z",
  last: "M18 5v14M5.5 5.5v13L15 12z",
  pause: "M8 6h2.5v12H8zM13.5 6H16v12h-2.5z",
} as const;

export function step(icon: string, label: string, press: () => void): HTMLButtonElement {
  const made = button("", "qt-button qt-step", press);
  const picture = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  set(picture, "viewBox", "0 0 24 24");
  set(picture, "aria-hidden", "true");
  set(path, "d", icon);
  picture.append(path);
  made.append(picture);
  set(made, "aria-label", label);
  set(made, "title", label);
  return made;
}
