/** The game as a file: a picture, or text that any of these pages opens again. */

import { presentOf } from "../board/course";
import { pictureOf } from "../board/picture";
import { positionOf } from "../board/types";
import { button, h } from "../board/view/dom";
import { toJson } from "./game-json";
import type { Shade } from "./palettes";
import { SCALE, svgFile } from "./picture";
import { type Desk, type Section, titled } from "./share-dialog";
import { download, png } from "./share-files";
import { summary } from "./summary";

type Ending = "png" | "svg" | "txt" | "json";

export function saveSection({ words, share, game }: Desk): Section {
  const { save } = share;
  const outcome = h("p", { class: "qt-hint", role: "status" });
  const radio = (shade: Shade, label: string) => {
    const made = h("input", { type: "radio", name: "shade", value: shade });
    return { made, label: h("label", { class: "qt-check" }, made, label) };
  };
  const light = radio("light", save.light);
  const dark = radio("dark", save.dark);

  const files: Readonly<Record<Ending, () => Promise<Blob | null> | Blob>> = {
    png: () => png(drawn(), shade(), title()),
    svg: () => new Blob([svgFile(drawn(), shade(), title())], { type: "image/svg+xml" }),
    txt: () => new Blob([`${played().join(" ")}\n`], { type: "text/plain" }),
    json: () => new Blob([toJson(presentOf(game().state), played())], { type: "application/json" }),
  };
  const saver = (label: string, ending: Ending) =>
    button(label, "qt-button", async () => {
      const content = await files[ending]();
      const name = `${game().inner.game.fileName}.${ending}`;
      if (content) download(content, name);
      outcome.textContent = content ? save.saved(name) : save.failed;
    });
  const drawn = () => pictureOf(game().inner.game, game().state.game, SCALE / 1.6, true);
  /** The moves of the game, wherever in it the board stands. */
  const played = () => game().state.game.moves.slice(0, game().state.present);
  const title = () => summary(words, share, positionOf(game().state.game));
  const shade = (): Shade => (dark.made.checked ? "dark" : "light");

  return {
    element: titled(
      save.title,
      h("p", { class: "qt-hint" }, save.hint),
      h(
        "form",
        {},
        h(
          "fieldset",
          { class: "qt-row" },
          h("legend", { class: "qt-hidden" }, save.shade),
          light.label,
          dark.label,
        ),
      ),
      h(
        "div",
        { class: "qt-row" },
        saver(save.png, "png"),
        saver(save.svg, "svg"),
        saver(save.text, "txt"),
        saver(save.json, "json"),
      ),
      outcome,
    ),
    refresh() {
      outcome.textContent = "";
      // The picture begins as the page looks.
      const look = getComputedStyle(document.documentElement).colorScheme;
      (look === "dark" ? dark : light).made.checked = true;
    },
  };
}
