/** The one engine inside the single file; this module stands in for `engine-file.ts` when that is built. */
import type { Files } from "../engine";
import { openFull } from "./full-file";

export const files: Files = { small: openFull, full: openFull };
