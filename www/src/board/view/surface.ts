/** The canvas under the buttons: its size in device pixels, its colours, and when to paint anew. */

import { paint } from "../draw/canvas";
import { type DrawList, type Ink, inks, type Palette, solid } from "../draw/list";
import { BOARD } from "../grid";
import { h } from "./dom";

const FORCED = "(forced-colors: active)";
const SETTINGS = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", FORCED];

/** A draw list for board units of so many CSS pixels. */
export type Drawing = (unit: number) => DrawList;

export interface Surface {
  readonly element: HTMLCanvasElement;
  readonly probe: HTMLElement;
  /** Paints now, and again whenever size or colours change; the drawing is asked for the size of its unit. */
  draw(drawing: Drawing): void;
  /** Paints the same drawing again. */
  repaint(): void;
  /** Reads the colours again, after a change of theme. */
  refresh(): void;
  destroy(): void;
}

export function surface(): Surface {
  const canvas = h("canvas", { class: "qt-canvas", "aria-hidden": "true" });
  const probe = h("span", { class: "qt-probe", "aria-hidden": "true" });
  const forced = matchMedia(FORCED);
  let drawing: Drawing = () => [];
  let palette: Palette | null = null;
  let font = "";

  let ratio = devicePixelRatio;
  /** On another screen, or zoomed, the board may keep its size and still need other pixels. */
  const fit = (side = Math.round(canvas.clientWidth * devicePixelRatio)) => {
    ratio = devicePixelRatio;
    if (canvas.width !== side) canvas.width = canvas.height = side;
  };

  const repaint = () => {
    if (!canvas.isConnected) return;
    if (ratio !== devicePixelRatio) fit();
    palette ??= readPalette(probe);
    font ||= getComputedStyle(probe).fontFamily;
    const unit = canvas.width / devicePixelRatio / BOARD;
    const list = unit > 0 ? drawing(unit) : [];
    // Half transparent, a system colour would be a colour of its own.
    if (unit > 0) paint(canvas, forced.matches ? solid(list) : list, palette, font);
  };
  const refresh = () => {
    palette = null;
    font = "";
    repaint();
  };

  let ratioQuery: MediaQueryList | null = null;
  // The query names the present ratio, so each change needs a new one.
  const followRatio = () => {
    ratioQuery?.removeEventListener("change", changeRatio);
    ratioQuery = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratioQuery.addEventListener("change", changeRatio);
  };
  const changeRatio = () => {
    followRatio();
    repaint();
  };
  followRatio();

  const observer = new ResizeObserver(([entry]) => {
    const nearly = (entry?.contentRect.width ?? 0) * devicePixelRatio;
    const exact = entry?.devicePixelContentBoxSize?.[0]?.inlineSize ?? nearly;
    // Where a pixel ratio is only emulated, the exact size is told without it.
    fit(Math.round(Math.abs(exact - nearly) < 1.5 ? exact : nearly));
    repaint();
  });
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }
  const settings = SETTINGS.map((query) => matchMedia(query));
  for (const setting of settings) setting.addEventListener("change", refresh);

  return {
    element: canvas,
    probe,
    repaint,
    refresh,
    draw(next) {
      drawing = next;
      repaint();
    },
    destroy() {
      observer.disconnect();
      ratioQuery?.removeEventListener("change", changeRatio);
      for (const setting of settings) setting.removeEventListener("change", refresh);
    },
  };
}

/** A custom property may hold a system colour; only a computed `color` says what it is. */
function readPalette(probe: HTMLElement): Palette {
  const style = getComputedStyle(probe);
  const colours = inks.map((ink): [Ink, string] => {
    probe.style.color = `var(--qt-${ink})`;
    return [ink, style.color];
  });
  return Object.fromEntries(colours) as Record<Ink, string>;
}
