/** What the pages beside the game do, by the names that they give themselves. */
import type { Words } from "../languages/words";
import { applyTheme } from "../shell/theme";
import { embedMaker } from "./embed";
import { gameSheet } from "./game-sheet";
import { reading } from "./reading";
import { worksheet } from "./worksheet";

const scripts: Readonly<Record<string, (page: HTMLElement, words: Words) => Promise<void>>> = {
  worksheet,
  game: gameSheet,
  embed: embedMaker,
};

export async function show(page: HTMLElement, words: Words): Promise<void> {
  applyTheme();
  await (scripts[page.dataset["page"] ?? ""] ?? reading)(page, words);
  page.dataset["ready"] = "";
}
