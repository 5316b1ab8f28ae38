/** English for what is said once the page stands; loaded with the parts that say it. */
import type { LaterWords } from "../page-words";

export const later = {
  take: "Update ready",
  takeHint: "A new version of this page is here. Press to take it; your game stays as it is.",
  elsewhere: "Use it elsewhere",
  download: "Download for offline use",
  downloadHint: "The download is one file that plays without a network and without a server.",
  embed: "Embed in a page",
} satisfies LaterWords;
