/** The slider through a game of any kind, with buttons to step. Looking changes nothing. */
import type { Words } from "../../languages/words";
import { h, type Part, set, setText } from "./dom";
import { ICONS, step } from "./step";

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
