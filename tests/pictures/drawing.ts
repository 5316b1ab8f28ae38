/** What the pictures share: states of the game, the colours of the style sheet, and drawings as SVG text. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DrawList, type Ink, inks, type Palette, type Shape } from "../../www/src/board/draw/list";
import { markup } from "../../www/src/board/draw/svg";
import { update } from "../../www/src/games/quantum/conduct";
import { BOARD } from "../../www/src/games/quantum/geometry";
import { initialState, type State, viewOf } from "../../www/src/games/quantum/state";
import { type Moment, momentAt, type Timeline, timelineOf } from "../../www/src/games/quantum/timeline";
import { engine } from "../../www/test/support";

const tokens = readFileSync(join(import.meta.dirname, "../../www/src/style/tokens.css"), "utf8");

export const root = join(import.meta.dirname, "../..");
export const font = '"Liberation Sans", "Helvetica Neue", Arial, sans-serif';

export type Theme = "light" | "dark" | "more contrast" | "dark, more contrast";

/** The state that a record leads to. */
export function reached(record: string): State {
  return update(engine, initialState, { type: "open", record });
}

export function timeline(state: State): Timeline {
  const before = state.game.positions[state.game.index - 1];
  const made = before ? timelineOf(before.view, viewOf(state)) : null;
  if (!made) throw new Error("there is no collapse");
  return made;
}

/** The colours of a theme, read from the style sheet's block for it. */
export function palette(theme: Theme): Palette {
  const blocks = [...tokens.matchAll(/\{([^{}]*--qt-paper[^{}]*)\}/g)].map(([, block = ""]) => block);
  const [light, dark, , more, moreDark] = blocks;
  const chosen = {
    light: [light],
    dark: [light, dark],
    "more contrast": [light, more],
    "dark, more contrast": [light, dark, moreDark],
  }[theme].join("");
  const colour = (ink: Ink) => {
    const found = [...chosen.matchAll(new RegExp(`--qt-${ink}: ([^;]+);`, "g"))].at(-1)?.[1];
    if (found === undefined) throw new Error(`there is no ${ink}`);
    return found;
  };
  return Object.fromEntries(inks.map((ink) => [ink, colour(ink)])) as Record<Ink, string>;
}

/** A drawing at a place of a larger picture. */
export function placed(list: DrawList, colours: Palette, x: number, y: number, side: number): string {
  const shapes = list.map((shape) => written(shape, colours)).join("");
  return (
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${BOARD} ${BOARD}">` +
    `<rect width="${BOARD}" height="${BOARD}" fill="${colours.surface}"/>${shapes}</svg>`
  );
}

/** A shape as SVG text, with two decimals at most. */
export function written(shape: Shape, colours: Palette, more = ""): string {
  return markup(shape, colours, more).replace(/-?\d+\.\d{3,}/g, (number) =>
    String(Number(Number(number).toFixed(2))),
  );
}

/** Moments of a collapse, evenly spread from its beginning to its end. */
export function moments(state: State, count: number): Moment[] {
  const line = timeline(state);
  return Array.from({ length: count }, (_, i) => momentAt(line, (line.length * i) / (count - 1)));
}

/** A whole SVG file that follows the reader's light or dark setting. */
export function svgFile(width: number, height: number, title: string, style: string, body: string): string {
  const rules = (theme: Theme) =>
    Object.entries(palette(theme))
      .map(([ink, colour]) => `--qt-${ink}:${colour}`)
      .join(";");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" font-family='${font}'><title>${title}</title><style>` +
    `svg{${rules("light")}}@media(prefers-color-scheme:dark){svg{${rules("dark")}}}${style}</style>${body}</svg>\n`
  );
}
