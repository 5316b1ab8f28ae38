/** A game as files: handed to the browser as downloads. */
import { replay } from "../board/draw/canvas";
import type { DrawList } from "../board/draw/list";
import { palettes, type Shade } from "./palettes";
import { FONT, HEIGHT, LINE, MARGIN, SCALE, WIDTH } from "./picture";

/** The picture in pixels, 1280 wide; null where the browser cannot paint it. */
export function png(list: DrawList, shade: Shade, title: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  const palette = palettes[shade];
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(SCALE, 0, 0, SCALE, MARGIN * SCALE, MARGIN * SCALE);
  replay(context, list, palette, FONT, SCALE);
  context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  context.globalAlpha = 1;
  context.font = `${LINE.size}px ${FONT}`;
  context.fillStyle = palette.text;
  context.fillText(title, LINE.x, LINE.y);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
