/** English for the board in a frame. */
import type { FrameWords } from "../page-words";

export const frame = {
  nothingKept: "Nothing is kept here: whoever comes back begins anew.",
  open: "Open in a tab of its own",
} satisfies FrameWords;
