/** English for the page on which a board for another page is made. */
import type { ReadingPage } from "../page-blocks.ts";

export const embedPage: ReadingPage = {
  title: "Embed a board",
  description: "Choose what the board shows and copy the snippet into your own page.",
  lead: "Choose what the board shows, look at it, and copy the snippet into your page. It needs no account and asks nobody else for anything.",
  noScript: "With JavaScript the switches and a preview are shown here.",
  blocks: [],
};
