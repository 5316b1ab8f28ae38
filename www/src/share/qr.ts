/** A link as a QR code: its size in modules, and all dark modules as one path. */
import { correction, generate } from "lean-qr/nano";

export interface QrCode {
  /** Modules along a side, without the quiet zone. */
  readonly size: number;
  /** In SVG's path syntax, one unit a module; each run of dark modules is a rectangle. */
  readonly path: string;
}

/** Modules of white that a reader needs around the code. */
export const QUIET = 4;

export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  }
  return { size: code.size, path };
}
