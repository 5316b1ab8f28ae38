/** Replays a draw list on a canvas. */
import { BOARD } from "../grid";
import type { DrawList, Palette, Shape } from "./list";

/** Paints the whole list; the canvas already has its size in device pixels. */
export function paint(canvas: HTMLCanvasElement, list: DrawList, palette: Palette, font: string): void {
  const context = canvas.getContext("2d");
  if (!context || canvas.width === 0) return;
  const scale = canvas.width / BOARD;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  replay(context, list, palette, font, scale);
}

/** Draws the list where the context has its origin; `scale` is a board unit in pixels. */
export function replay(
  context: CanvasRenderingContext2D,
  list: DrawList,
  palette: Palette,
  font: string,
  scale: number,
): void {
  // Marks and numbers are written from left to right in every language.
  context.direction = "ltr";
  context.lineCap = "round";
  context.lineJoin = "round";
  let current = "";
  for (const shape of list) {
    if (shape.kind === "text") {
      const wanted = `${shape.bold ? 600 : 400} ${shape.size}px ${font}`;
      // Setting a font takes longer than drawing with it, also when it is the same one.
      if (wanted !== current) context.font = wanted;
      current = wanted;
    }
    draw(context, shape, palette, scale);
  }
}

function draw(context: CanvasRenderingContext2D, shape: Shape, palette: Palette, scale: number): void {
  context.globalAlpha = shape.alpha ?? 1;
  switch (shape.kind) {
    case "stroke":
      context.strokeStyle = palette[shape.ink];
      context.lineWidth = shape.width;
      context.setLineDash(shape.dash ? [...shape.dash] : []);
      context.stroke(new Path2D(shape.path));
      break;
    case "box": {
      const { x, y, width, height } = shape.rect;
      const snap = (value: number) => Math.round(value * scale) / scale;
      const least = 1 / scale;
      context.fillStyle = palette[shape.ink];
      const box = [
        snap(x),
        snap(y),
        Math.max(least, snap(x + width) - snap(x)),
        Math.max(least, snap(y + height) - snap(y)),
      ] as const;
      if (shape.round === undefined) context.fillRect(...box);
      else {
        context.beginPath();
        context.roundRect(...box, shape.round);
        context.fill();
      }
      break;
    }
    case "text":
      context.textAlign = shape.anchor ?? "start";
      if (shape.halo) {
        context.setLineDash([]);
        context.strokeStyle = palette[shape.halo.ink];
        context.lineWidth = shape.halo.width;
        context.strokeText(shape.text, shape.at.x, shape.at.y);
      }
      context.fillStyle = palette[shape.ink];
      context.fillText(shape.text, shape.at.x, shape.at.y);
  }
}
