/** A collapse as an animated SVG: each shape is written once, and shown in the frames that it belongs to. */

import type { Shape } from "../../www/src/board/draw/list";
import { themed } from "../../www/src/board/draw/svg";
import { BOARD } from "../../www/src/games/quantum/geometry";
import { scene } from "../../www/src/games/quantum/render/scene";
import type { State } from "../../www/src/games/quantum/state";
import { momentAt } from "../../www/src/games/quantum/timeline";
import { svgFile, timeline, written } from "./drawing";

interface Piece {
  readonly key: string;
  readonly shape: Shape;
  readonly frames: Set<number>;
}

const PER_SECOND = 25;
/** How long the boards before and after are shown, in seconds. */
const HOLD = { before: 1.4, after: 2.6 };

/** The whole file: it shows the board before, the collapse, and the board after, again and again. */
export function film(state: State, unit: number, title: string): string {
  const line = timeline(state);
  const count = Math.ceil((line.length / 1000) * PER_SECOND) + 1;
  const lists = Array.from({ length: count }, (_, i) =>
    scene(state, unit, momentAt(line, i === count - 1 ? line.length : (i * 1000) / PER_SECOND)),
  );
  const pieces = merged(lists);
  const whole = HOLD.before + line.length / 1000 + HOLD.after;
  const at = (frame: number) => {
    if (frame === 0) return 0;
    return frame === count ? 100 : ((HOLD.before + frame / PER_SECOND) / whole) * 100;
  };
  const names = new Map<string, string>();
  const rules: string[] = [];
  const body = pieces.map(({ shape, frames }) => {
    if (frames.size === count) return written(shape, themed);
    const stops = Array.from({ length: count }, (_, i) => i).filter(
      (i) => i === 0 || frames.has(i) !== frames.has(i - 1),
    );
    const keys = stops
      .map((i) => `${Number(at(i).toFixed(2))}%{visibility:${frames.has(i) ? "visible" : "hidden"}}`)
      .join("");
    let name = names.get(keys);
    if (name === undefined) {
      name = `k${names.size}`;
      names.set(keys, name);
      rules.push(`@keyframes ${name}{${keys}}.${name}{animation-name:${name}}`);
    }
    const last = frames.has(count - 1) ? "" : " g";
    return written(shape, themed, ` class="f ${name}${last}"`);
  });
  const style =
    `.f{animation:${whole.toFixed(2)}s step-end infinite}${rules.join("")}` +
    // Who wants no motion sees how it ends.
    "@media(prefers-reduced-motion:reduce){.f{animation:none}.g{visibility:hidden}}";
  const ground = `<rect width="${BOARD}" height="${BOARD}" rx="8" fill="var(--qt-surface)"/>`;
  return svgFile(BOARD, BOARD, title, style, ground + body.join("")).replace(
    `width="${BOARD}" height="${BOARD}" role`,
    `width="${BOARD * unit}" height="${BOARD * unit}" role`,
  );
}

/** One list that holds every frame's shapes in their order. */
function merged(lists: readonly (readonly Shape[])[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [frame, list] of lists.entries()) {
    let from = 0;
    for (const shape of list) {
      const key = JSON.stringify(shape);
      const found = pieces.findIndex((piece, index) => index >= from && piece.key === key);
      if (found >= 0) {
        pieces[found]?.frames.add(frame);
        from = found + 1;
      } else {
        pieces.splice(from, 0, { key, shape, frames: new Set([frame]) });
        from += 1;
      }
    }
  }
  return pieces;
}
