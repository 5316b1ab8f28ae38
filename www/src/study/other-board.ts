/** The board of another game in the place of the first, for steps that begin with a game everybody knows. */

import type { Handle } from "../board/handle";
import { mount } from "../board/mount";
import type { Place } from "../board/types";
import { activeIn, h, isSeen, set } from "../board/view/dom";
import { gameOf } from "../games/index";
import type { Stage } from "./stage";

export interface OtherBoard {
  /** Shows a position, from which one mark is placed; null puts the board away. */
  show(record: string | null): void;
  isOn(): boolean;
  /** Puts the focus on it; false if it is not there. */
  focus(): boolean;
}

/**
 * `placed` is called with the square of the one mark, and with null for whatever else is tried. Until the board is
 * loaded, and if it can't be, the other stays; so it does where the step has its answer, as `isAnswered` tells.
 */
export function otherBoard(
  stage: Pick<Stage, "engine" | "words" | "root" | "home"> & { refresh(): void },
  isAnswered: () => boolean,
  placed: (square: Place | null) => void,
): OtherBoard {
  const slot = h("div", { class: "qt-stage qt-ex-classic" });
  let start: string | null = null;
  let shown = "";
  let board: Handle | null = null;

  const put = (record: string) => {
    shown = record;
    if (board && board.record !== record) board.record = record;
  };
  const follow = (record: string) => {
    if (start === null || record === shown) return;
    // The first mark is the answer. Then the board waits; undo is left to the exercise, which begins again.
    const isAnswer = shown === start && record.startsWith(`${start}-`);
    if (isAnswer) shown = record;
    else put(shown);
    placed(isAnswer ? Number(record.slice(start.length + 1)) : null);
  };
  const load = async () => {
    const wanted = start;
    const { engine, words, root } = stage;
    const game = await gameOf(wanted).load(words);
    if (start === null || start !== wanted || board || isAnswered()) return;
    const mine = mount(slot, game, { engine, words, record: start, onChange: follow, isPart: true });
    board = mine;
    root.querySelector(".qt-stage")?.after(slot);
    await mine.ready;
    if (board !== mine) return;
    const active = activeIn(root);
    const hadFocus = active !== null && root.contains(active) && isSeen(active);
    set(root, "data-classic", true);
    stage.refresh();
    if (hadFocus && !isSeen(active)) mine.focus();
  };

  return {
    isOn: () => board !== null && start !== null,
    show(record) {
      start = record;
      if (record !== null) {
        put(record);
        // Without it the step is answered on the other board.
        if (board === null) load().catch(() => {});
        return;
      }
      set(stage.root, "data-classic", null);
      board?.destroy();
      board = null;
      slot.remove();
    },
    focus() {
      if (board === null) return false;
      board.focus();
      return true;
    },
  };
}
