/** Replays a draw list as SVG, as an element or as text. */
import { BOARD } from "../grid";
import type { DrawList, Ink, Palette, Shape } from "./list";
import { inks } from "./list";
import { SVG } from "./namespace";

/** Colours taken from the page's custom properties, so that they follow the theme by themselves. */
export const themed: Palette = Object.fromEntries(inks.map((ink) => [ink, `var(--qt-${ink})`])) as Record<
  Ink,
  string
>;

interface Described {
  readonly name: "path" | "rect" | "text";
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** The drawing as an element that says nothing to a screen reader. */
export function svg(
  list: DrawList,
  { width, height } = { width: BOARD, height: BOARD },
  palette: Palette = themed,
): SVGSVGElement {
  const root = element("svg", {
    viewBox: `0 0 ${width} ${height}`,
    "aria-hidden": "true",
    direction: "ltr",
    translate: "no",
  });
  for (const shape of list) {
    const { name, attributes, text } = describe(shape, palette);
    const made = element(name, attributes);
    if (text !== undefined) made.textContent = text;
    root.append(made);
  }
  return root;
}

/** One shape as SVG text; none of the drawing's words or paths need escaping. */
export function markup(shape: Shape, palette: Palette, more = ""): string {
  const { name, attributes, text } = describe(shape, palette);
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const tag = `${name}${written.join("")}${more}`;
  return text === undefined ? `<${tag}/>` : `<${tag}>${text}</${name}>`;
}

function describe(shape: Shape, palette: Palette): Described {
  const opacity = shape.alpha === undefined ? {} : { opacity: Number(shape.alpha.toFixed(2)) };
  switch (shape.kind) {
    case "stroke":
      return {
        name: "path",
        attributes: {
          d: shape.path,
          fill: "none",
          stroke: palette[shape.ink],
          "stroke-width": shape.width,
          "stroke-linecap": "round",
          "stroke-linejoin": "round",
          ...(shape.dash ? { "stroke-dasharray": shape.dash.join(" ") } : {}),
          ...opacity,
        },
      };
    case "box": {
      const { x, y, width, height } = shape.rect;
      const round = shape.round === undefined ? {} : { rx: shape.round };
      return {
        name: "rect",
        attributes: { x, y, width, height, ...round, fill: palette[shape.ink], ...opacity },
      };
    }
    case "text":
      return {
        name: "text",
        text: shape.text,
        attributes: {
          ...shape.at,
          "font-size": shape.size,
          "font-weight": shape.bold ? 600 : 400,
          ...(shape.anchor ? { "text-anchor": shape.anchor } : {}),
          fill: palette[shape.ink],
          ...(shape.halo
            ? {
                stroke: palette[shape.halo.ink],
                "stroke-width": shape.halo.width,
                "stroke-linejoin": "round",
                "paint-order": "stroke",
              }
            : {}),
          ...opacity,
        },
      };
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
