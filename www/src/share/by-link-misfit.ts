/** The question about a link that does not go on from the game that this device knows: older, or another branch. */

import { svg } from "../board/draw/svg";
import type { GamePage } from "../board/game";
import { BOARD } from "../board/grid";
import { pictureOf } from "../board/picture";
import { type AnyView, type Game, isRefusal, positionOf } from "../board/types";
import { button, h } from "../board/view/dom";
import type { Referee } from "../engine/engine";
import type { ShareWords } from "../languages/share-words";
import { countOf, numberOf, type Relation } from "./relation";

type Misfit = Extract<Relation, { kind: "stale" | "fork" }>;

/** Asks beside both boards; `decide` is told whether the game that is known here stays. */
export function misfit(
  place: HTMLElement,
  say: ShareWords["byLink"],
  page: GamePage,
  rules: Referee<AnyView>,
  record: string,
  relation: Misfit,
  decide: (mine: boolean) => void,
): void {
  const [link, mine] = [rules.read(record), rules.read(relation.known.record)];
  // What storage held may have been written by somebody else.
  if (isRefusal(link) || isRefusal(mine)) {
    decide(false);
    return;
  }
  const title = say[relation.kind].title;
  const explained =
    relation.kind === "stale"
      ? say.stale.text(countOf(positionOf(link).record), countOf(positionOf(mine).record))
      : say.fork.text(
          numberOf(record, relation.shared),
          happenedAt(page, link, relation.shared),
          happenedAt(page, mine, relation.shared),
        );
  let kept = true;
  const close = (mine: boolean) => {
    kept = mine;
    dialog.close();
  };
  const dialog = h(
    "dialog",
    { class: "qt-dialog page-misfit", "aria-label": title },
    h("h2", {}, title),
    h("p", {}, explained),
    h("div", { class: "page-misfit-boards" }, board(say.yours, page, mine), board(say.theirs, page, link)),
    h(
      "div",
      { class: "qt-row" },
      button(say.keep, "qt-button qt-confirm", () => close(true)),
      button(say.open, "qt-button", () => close(false)),
    ),
  );
  // Escape changes nothing that is known.
  dialog.addEventListener("close", () => {
    dialog.remove();
    decide(kept);
  });
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  (place.closest(".qt") ?? place).append(dialog);
  dialog.showModal();
}

function happenedAt({ voice }: GamePage, game: Game, step: number): string {
  const position = game.positions[step + 1];
  return position ? voice.happened(position.view) : "";
}

function board(name: string, page: GamePage, game: Game): HTMLElement {
  return h("figure", {}, svg(pictureOf(page, game, 160 / BOARD)), h("figcaption", {}, name));
}
