/** Where a language is, and what has to be known of it before it is there. */
import type { Words } from "./words";

export type Direction = "ltr" | "rtl";

export interface Address {
  /** As in `lang`: a BCP 47 tag. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  readonly dir: Direction;
  load(): Promise<Words>;
}
