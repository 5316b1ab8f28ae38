/** A drawing as plain data, replayed by `canvas.ts` and `svg.ts`. Board units throughout. */
import type { Point, Rect } from "../grid";

/** Colours by their job; the theme says what they are. */
export type Ink =
  | "text"
  | "muted"
  | "grid"
  | "surface"
  | "x"
  | "o"
  | "cycle"
  | "mist-x"
  | "mist-o"
  | "mist-cycle"
  /** The steps of a collapse, one after the other. */
  | "step-1"
  | "step-2"
  | "step-3"
  | "step-4"
  | "step-5"
  /** What is faint, where nothing can be drawn half transparent. */
  | "dim";

export type Shape =
  /** A line along a path in SVG's path syntax. */
  | {
      readonly kind: "stroke";
      readonly path: string;
      readonly ink: Ink;
      readonly width: number;
      readonly dash?: readonly number[];
      readonly alpha?: number;
    }
  /** A filled rectangle, its edges laid on whole pixels; `round` is the radius of its corners. */
  | {
      readonly kind: "box";
      readonly rect: Rect;
      readonly ink: Ink;
      readonly round?: number;
      readonly alpha?: number;
    }
  /** A word on its baseline, with a band of another ink around it if it lies over something. */
  | {
      readonly kind: "text";
      /** Where it begins, or where it ends: nothing is drawn by a guess at its width. */
      readonly at: Point;
      readonly anchor?: "end";
      readonly text: string;
      readonly size: number;
      readonly ink: Ink;
      readonly bold: boolean;
      readonly alpha?: number;
      readonly halo?: { readonly ink: Ink; readonly width: number };
    };

export type DrawList = readonly Shape[];

/** The colour of each ink. */
export type Palette = Readonly<Record<Ink, string>>;

export const inks: readonly Ink[] = [
  "text",
  "muted",
  "grid",
  "surface",
  "x",
  "o",
  "cycle",
  "mist-x",
  "mist-o",
  "mist-cycle",
  "step-1",
  "step-2",
  "step-3",
  "step-4",
  "step-5",
  "dim",
];

/** The same drawing, fainter. */
export function faded(list: DrawList, alpha: number): Shape[] {
  if (alpha <= 0) return [];
  return alpha >= 1 ? [...list] : list.map((shape) => ({ ...shape, alpha: (shape.alpha ?? 1) * alpha }));
}

/**
 * The same drawing without transparency, for forced colours: what is barely there is left out, and what is faint
 * gets the one faint ink.
 */
export function solid(list: DrawList): Shape[] {
  return list.flatMap(({ alpha = 1, ...shape }): Shape[] => {
    if (alpha < 0.2) return [];
    const isGround = shape.ink === "surface" || shape.ink.startsWith("mist-");
    return [alpha < 0.7 && !isGround ? { ...shape, ink: "dim" } : shape];
  });
}
