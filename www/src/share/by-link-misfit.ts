/** The question about a link that does not go on from the game that this device knows: older, or another branch. */

import { svg } from "../board/draw/svg";
import { button, h } from "../board/view/dom";
import { BOARD } from "../games/quantum/geometry";
import { scene } from "../games/quantum/render/scene";
import { initialState } from "../games/quantum/state";
import { type Engine, type Game, isRefusal, positionOf } from "../games/quantum/types";
import { happened } from "../games/quantum/words/events";
import type { ShareWords } from "../languages/share-words";
import type { Words } from "../languages/words";
import { numberOf, type Relation } from "./relation";

type Misfit = Extract<Relation, { kind: "stale" | "fork" }>;

/** Asks beside both boards; `decide` is told whether the game that is known here stays. */
export function misfit(
  place: HTMLElement,
  words: Words,
  say: ShareWords["byLink"],
  engine: Engine,
  record: string,
  relation: Misfit,
  decide: (mine: boolean) => void,
): void {
  const [link, mine] = [engine.read(record), engine.read(relation.known.record)];
  // What storage held may have been written by somebody else.
  if (isRefusal(link) || isRefusal(mine)) {
    decide(false);
    return;
  }
  const title = say[relation.kind].title;
  const explained =
    relation.kind === "stale"
      ? say.stale.text(positionOf(link).view.ply, positionOf(mine).view.ply)
      : say.fork.text(
          numberOf(record, relation.shared),
          happenedAt(words, link, relation.shared),
          happenedAt(words, mine, relation.shared),
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
    h("div", { class: "page-misfit-boards" }, board(say.yours, mine), board(say.theirs, link)),
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

function happenedAt(words: Words, game: Game, step: number): string {
  const position = game.positions[step + 1];
  return position ? happened(words, position.view) : "";
}

function board(name: string, game: Game): HTMLElement {
  const drawn = scene({ ...initialState, game, present: game.index }, 160 / BOARD);
  return h("figure", {}, svg(drawn), h("figcaption", {}, name));
}
