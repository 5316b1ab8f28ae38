/** A button with a sign: a step forward or back. */
import { SVG } from "../draw/namespace";
import { button, set } from "./dom";

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
