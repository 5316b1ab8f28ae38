/** A position as a picture: the board with one line below, as a whole SVG file. The PNG is painted from the same list. */

import type { DrawList } from "../board/draw/list";
import { markup } from "../board/draw/svg";
import { BOARD } from "../board/grid";
import { palettes, type Shade } from "./palettes";

/** In board units: room around the board, and below it for the line. */
export const MARGIN = 16;
export const WIDTH = BOARD + MARGIN * 2;
export const HEIGHT = WIDTH + 22;

/** Pixels of a board unit, so that a picture is 1280 pixels wide. */
export const SCALE = 4;

export const FONT = '"Helvetica Neue", "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

/** Where the line begins, and its size. */
export const LINE = { x: MARGIN, y: WIDTH + 8, size: 10 } as const;

/** A whole file; `title` is its name for everyone, and the line under the board. */
export function svgFile(list: DrawList, shade: Shade, title: string): string {
  const palette = palettes[shade];
  const shapes = list.map((shape) => markup(shape, palette)).join("");
  const line =
    `<text x="${LINE.x}" y="${LINE.y}" font-size="${LINE.size}" fill="${palette.text}">` +
    `${escaped(title)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * SCALE}" ` +
    `height="${HEIGHT * SCALE}" role="img" font-family='${FONT}'><title>${escaped(title)}</title>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.surface}"/>` +
    `<g transform="translate(${MARGIN} ${MARGIN})">${shapes}</g>${line}</svg>\n`
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "");
}
