/** A drawing as plain data, replayed by `canvas.ts` and `svg.ts`. Board units throughout. */
import type { Point, Rect } from "../geometry/quantum";

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
  | "mist-cycle";

export type Shape =
  /** A line along a path in SVG's path syntax. */
  | {
      readonly kind: "stroke";
      readonly path: string;
      readonly ink: Ink;
      readonly width: number;
      readonly dash?: readonly number[];
    }
  /** A filled rectangle, its edges laid on whole pixels. */
  | { readonly kind: "box"; readonly rect: Rect; readonly ink: Ink }
  /** A word on its baseline, with a band of another ink around it if it lies over something. */
  | {
      readonly kind: "text";
      readonly at: Point;
      readonly text: string;
      readonly size: number;
      readonly ink: Ink;
      readonly bold: boolean;
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
];
