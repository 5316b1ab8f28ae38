/** Replays a draw list as an SVG element. */
import { BOARD } from "../geometry/quantum";
import type { DrawList, Ink, Palette, Shape } from "./list";
import { inks } from "./list";

const SVG = "http://www.w3.org/2000/svg";

/** Colours taken from the page's custom properties, so that they follow the theme by themselves. */
export const themed: Palette = Object.fromEntries(inks.map((ink) => [ink, `var(--qt-${ink})`])) as Record<
  Ink,
  string
>;

/** The drawing as an element that says nothing to a screen reader. */
export function svg(list: DrawList, palette: Palette = themed): SVGSVGElement {
  const root = element("svg", { viewBox: `0 0 ${BOARD} ${BOARD}`, "aria-hidden": "true" });
  root.append(...list.flatMap((shape) => elements(shape, palette)));
  return root;
}

function elements(shape: Shape, palette: Palette): SVGElement[] {
  switch (shape.kind) {
    case "stroke":
      return [
        element("path", {
          d: shape.path,
          fill: "none",
          stroke: palette[shape.ink],
          "stroke-width": shape.width,
          "stroke-linecap": "round",
          "stroke-linejoin": "round",
          ...(shape.dash ? { "stroke-dasharray": shape.dash.join(" ") } : {}),
        }),
      ];
    case "box": {
      const { x, y, width, height } = shape.rect;
      return [element("rect", { x, y, width, height, fill: palette[shape.ink] })];
    }
    case "text": {
      const word = element("text", {
        ...shape.at,
        "font-size": shape.size,
        "font-weight": shape.bold ? 600 : 400,
        fill: palette[shape.ink],
        ...(shape.halo
          ? {
              stroke: palette[shape.halo.ink],
              "stroke-width": shape.halo.width,
              "stroke-linejoin": "round",
              "paint-order": "stroke",
            }
          : {}),
      });
      word.textContent = shape.text;
      return [word];
    }
  }
}

function element<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
