/** English for the board in a frame, and for the page on which such frames are made. */

export const embedded = {
  nothingKept: "Nothing is kept here: whoever comes back begins anew.",
  open: "Open in a tab of its own",
};
