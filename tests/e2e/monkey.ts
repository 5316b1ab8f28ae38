/** A monkey at the board: seeded actions, how they are done inside the page, and what the page shows after each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import init, { Match, type QuantumView } from "quantum-tictactoe";
import { chance } from "./page";

/** The engine that judges runs outside the browser. */
export async function startEngine(): Promise<void> {
  const file = join(import.meta.dirname, "..", "..", "pkg", "quantum_tictactoe_bg.wasm");
  await init({ module_or_path: readFileSync(file) });
}

/** Something that is done inside the page, as plain data. */
export type Deed =
  | { readonly do: "press"; readonly square: number }
  | { readonly do: "key"; readonly key: string; readonly ctrl: boolean; readonly shift: boolean }
  /** One of the controls that can be seen, counted round. */
  | { readonly do: "control"; readonly index: number }
  | { readonly do: "button"; readonly name: string }
  | { readonly do: "slide"; readonly part: number }
  | { readonly do: "type"; readonly text: string }
  | { readonly do: "link"; readonly hash: string }
  /** Chooses who plays. */
  | { readonly do: "seats"; readonly against: string };

/** What the page shows. */
export interface Shown {
  readonly link: string;
  /** The step of the record that is shown, and the last that can be. */
  readonly at: number;
  readonly present: number;
  readonly names: readonly string[];
  readonly status: string;
  /** Whether the page says that a link is broken. */
  readonly broken: boolean;
  readonly focus: string;
}

/** Makes chance inside the page another one than in other tests: call it before the page is opened. */
export async function seedChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript({ content: chance(seed) });
}

const keys = [
  "Enter",
  " ",
  "Escape",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
].concat(["1", "2", "3", "4", "5", "6", "7", "8", "9", "l", "s", "c", "g", "e", "x"]);
const nonsense = ["", " ", "11", "c5", "0", "99", "1-", "-5", "abc", "q1-12-12", "9999999", "c", "5!", "💥"];
const links = [
  "q1",
  "q1-12-25-15",
  "q1-12-25-15c5-34",
  "q1-36-89-12-48-69-23-78-89c8",
  "q1-29-29c2-56-58-35-56c5",
].concat([
  "q1-46-17-39-28-48-69-16-58-46c4",
  "q1-12-12c1-15",
  "d1.2-n5",
  "q2",
  "",
  "q1-12-",
  "%F0%28",
  "q1-45-69-18-27-28-67",
]);

/** The next deed; what is legal now makes games get on. */
export function deed(roll: (sides: number) => number, shown: Shown): Deed {
  const of = <T>(items: readonly T[], other: T): T => items[roll(items.length)] ?? other;
  const chance = roll(100);
  if (chance < 40) {
    const { moves } = replay(shown);
    const squares = [...of(moves, "5")].map(Number).filter((square) => square >= 1);
    return { do: "press", square: roll(6) === 0 ? roll(9) + 1 : of(squares, 5) };
  }
  if (chance < 58) return { do: "key", key: of(keys, "1"), ctrl: false, shift: false };
  if (chance < 62)
    return { do: "key", key: of(["z", "y", "Home", "End"], "z"), ctrl: true, shift: roll(2) === 0 };
  if (chance < 76) return { do: "control", index: roll(1000) };
  if (chance < 84) return { do: "slide", part: roll(101) / 100 };
  if (chance < 92)
    return { do: "type", text: roll(3) === 0 ? of(nonsense, "") : of(replay(shown).moves, "15") };
  if (chance < 95) return { do: "link", hash: of(links, "q1") };
  // Mostly two people: a computer that is about to move lets nobody else do much.
  if (chance < 98) return { do: "seats", against: of(["both", "both", "random", "perfect"], "both") };
  const name = of(
    ["Play anyway", "Keep the game", "Rematch, sides swapped", "New game", "Undo", "Redo"],
    "Undo",
  );
  return { do: "button", name };
}

/** What the engine says about a step of a record, or else its end: the position, and the legal moves there. */
export function replay({ link, at }: Pick<Shown, "link"> & Partial<Pick<Shown, "at">>): {
  view: QuantumView;
  moves: string[];
  record: string;
} {
  const match = Match.fromRecord(link === "" ? "q1" : link) as Match<"quantum">;
  try {
    return { record: match.record(), view: match.goTo(at ?? match.view().length), moves: match.legalMoves() };
  } finally {
    match.free();
  }
}

/** Does something inside the page and tells what is shown then; runs in the browser. */
export async function inPage(deeds: readonly Deed[]): Promise<Shown[]> {
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const act = async (deed: Deed) => {
    const open = one<HTMLDialogElement>("dialog[open]");
    if (open) return open.querySelector("button")?.click();
    switch (deed.do) {
      case "press": {
        const cell = all(".qt-cell")[deed.square - 1];
        const { left, top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
        const where = {
          clientX: left + width / 2,
          clientY: top + height / 2,
          bubbles: true,
          pointerType: "mouse",
        };
        for (const type of ["pointermove", "pointerdown", "pointerup"]) {
          cell?.dispatchEvent(new PointerEvent(type, where));
        }
        cell?.focus();
        cell?.click();
        break;
      }
      case "key": {
        const target = document.activeElement ?? document.body;
        const { key, ctrl: ctrlKey, shift: shiftKey } = deed;
        const event = new KeyboardEvent("keydown", {
          key,
          ctrlKey,
          shiftKey,
          bubbles: true,
          cancelable: true,
        });
        const left = target.dispatchEvent(event);
        if (left && (key === "Enter" || key === " ") && target instanceof HTMLButtonElement) target.click();
        break;
      }
      case "control": {
        const controls = all(".qt button, .qt summary, .qt [type=radio], .qt [type=checkbox]").filter(seen);
        controls[deed.index % controls.length]?.click();
        break;
      }
      case "button":
        all(".qt button")
          .find((button) => button.textContent === deed.name && seen(button))
          ?.click();
        break;
      case "slide": {
        const slider = one<HTMLInputElement>(".qt-slider");
        if (!slider) break;
        slider.value = String(Math.round(Number(slider.max) * deed.part));
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        break;
      }
      case "type": {
        const field = one<HTMLInputElement>(".qt-field");
        if (!field) break;
        field.value = deed.text;
        field.form?.requestSubmit();
        break;
      }
      case "seats": {
        const select = one<HTMLSelectElement>(".qt-select");
        if (!select) break;
        select.value = deed.against;
        select.dispatchEvent(new Event("change", { bubbles: true }));
        break;
      }
      case "link": {
        if (location.hash === `#${deed.hash}` || location.hash === deed.hash) break;
        const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
        location.hash = deed.hash;
        await changed;
      }
    }
  };

  const shown: Shown[] = [];
  for (const deed of deeds) {
    await act(deed);
    const slider = one<HTMLInputElement>(".qt-slider");
    shown.push({
      link: location.hash.slice(1),
      at: Number(slider?.value),
      present: Number(slider?.max),
      names: all(".qt-cell").map((cell) => cell.getAttribute("aria-label") ?? ""),
      status: one(".qt-status-sentence")?.textContent ?? "",
      broken: one(".qt-offer[data-on]") !== null,
      focus: document.activeElement?.tagName ?? "",
    });
  }
  return shown;
}
