/** `<quantum-tictactoe>`: the board as an element for any page. Importing this registers nothing and touches no document. */

import type { Course } from "../../board/course";
import type { GamePage } from "../../board/game";
import type { Wanted } from "../../board/guest";
import type { Handle } from "../../board/handle";
import { mount } from "../../board/mount";
import { allPlayers, levels, seatsOf, twoPeople } from "../../board/players";
import { adopt } from "../../board/view/style";
import type { Engine, QuantumView as View } from "../../engine/engine";
import { findEngine } from "../../engine/find";
import { gameOf, games } from "../../games/index";
import { chosen } from "../../languages/index";
import type { Words } from "../../languages/words";
import { study } from "../../study/study";
import { eventsOf, problem } from "../events";
import { type Remote, remote } from "../remote";
import { namesIn, show, parts as shownParts } from "../show";
import { style } from "./style";

/** On a server there are no elements; there the class can be imported, not used. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** Attributes with a property of the same name. */
const reflected = ["start", "players", "level", "show", "theme", "motion"] as const;

/** What some of them may be; anything else is as good as nothing, and is told. */
const values: Readonly<Record<string, readonly string[]>> = {
  players: allPlayers,
  level: levels,
  show: shownParts,
  theme: ["light", "dark", "auto"],
  motion: ["none", "auto"],
};

/** All attributes that are listened to. */
const observed = ["record", "locked", "lesson", ...reflected];

/** All boards of a page share one engine. One that did not come is asked for again. */
let shared: Promise<Engine> | null = null;
function sharedEngine(small: boolean): Promise<Engine> {
  shared ??= findEngine(small);
  shared.catch(() => {
    shared = null;
  });
  return shared;
}

/** A board with its program. */
interface Board {
  readonly handle: Handle;
  readonly remote: Remote;
}

export class QuantumTicTacToeElement extends Base {
  static readonly observedAttributes = observed;

  declare start: string | null;
  declare players: string | null;
  declare level: string | null;
  declare show: string | null;
  declare theme: string | null;
  declare motion: string | null;

  static {
    for (const name of reflected)
      Object.defineProperty(QuantumTicTacToeElement.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: Element) {
          return this.getAttribute(name);
        },
        set(this: QuantumTicTacToeElement, value: string | null) {
          this.#reflect(name, value);
        },
      });
  }

  #board: Board | null = null;
  /** What the board is made in, since the element was last put into a document. */
  #root: HTMLElement | null = null;
  /** Whether it has been told that the board can be played. */
  #open = false;
  /** The game that the element had when it was taken out of the document. */
  #kept: string | null = null;
  #settle: () => void = () => {};
  /** Settled when the board can be played, or the engine is known not to come. */
  readonly ready: Promise<void> = new Promise((resolve) => {
    this.#settle = resolve;
  });

  connectedCallback(): void {
    if (this.#board) return;
    for (const name of observed) this.#adoptProperty(name);
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const root = document.createElement("div");
    shadow.replaceChildren(root);
    adopt(root, style);
    this.#root = root;
    this.#load(root);
  }

  /** Puts the game of the record into the shadow; its words and its code are fetched first. */
  #load(root: HTMLElement): void {
    const lang = this.closest("[lang]")?.getAttribute("lang");
    // Engine, words and the game come side by side.
    const { small } = gameOf(this.#wanted());
    sharedEngine(small).catch(() => {});
    const words = chosen([lang, ...navigator.languages])
      .load()
      // Whoever plays by program is told all reasons from the first move on.
      .then(async (said) => {
        await said.parts.soon();
        return said;
      });
    Promise.all([words, gameOf(this.#wanted()).load(words)]).then(
      ([said, page]) => {
        // Meanwhile it may have been taken out, or put elsewhere.
        if (this.isConnected && this.#root === root && !this.#board) this.#begin(root, said, page);
      },
      () => {
        const { message } = new Error("the words of the board could not be loaded");
        this.#send("error", { code: "words-missing", message, squares: [] });
        this.#settle();
      },
    );
  }

  /** The record to begin with, if there is one. */
  #wanted(): string | null {
    return this.#kept ?? this.getAttribute("record") ?? this.start;
  }

  /** Another game takes the place of the one on the board. */
  #replace(record: string): void {
    const root = this.#root;
    if (!root) return;
    this.#board?.handle.destroy();
    this.#board = null;
    this.#kept = record;
    this.#load(root);
  }

  #begin(root: HTMLElement, words: Words, page: GamePage): void {
    const element = this;
    const record = this.#wanted();
    if (gameOf(record).name !== page.name) {
      this.#load(root);
      return;
    }
    const handle = mount(root, page, {
      words,
      ...(record === null ? {} : { record }),
      ...seatsOf(this.players, this.level),
      ...(this.lesson === null ? {} : { exercise: lessonOf(this.lesson) }),
      engine: () => sharedEngine(page.small),
      study,
      locked: this.hasAttribute("locked"),
      get start() {
        // What a new game begins with is of one game, and another has its own start.
        const { start } = element;
        return start !== null && gameOf(start).name === page.name ? start : undefined;
      },
      get still() {
        return element.getAttribute("motion") === "none";
      },
      onState: (before, now) => this.#tell(page, before, now),
      onChange: (changed) => {
        if (this.#open) this.#send("change", { record: changed });
      },
      onOther: (other) => this.#replace(other),
      onPlayers: (seats) => {
        if (this.#open) this.#send("players", seats);
      },
    });
    this.#open = false;
    const board = { handle, remote: remote(handle) };
    this.#board = board;
    for (const [selector, name] of parts) root.querySelector(selector)?.setAttribute("part", name);
    show(root, this.getAttribute("show"));
    void handle.ready.then(() => {
      if (this.#board === board) this.#settle();
    });
  }

  disconnectedCallback(): void {
    // Whoever moves the element takes it out and puts it back in one go.
    queueMicrotask(() => {
      if (this.isConnected || !this.#board) return;
      const { handle } = this.#board;
      // What is kept is the game, not the position of a lesson.
      handle.study(null);
      this.#kept = handle.inner.engine() ? handle.record : this.#kept;
      this.#board = null;
      handle.destroy();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    // Out of the document, the newer of the game that was kept and the attribute counts.
    if (!this.#board && name === "record") this.#kept = null;
    if (!this.#board) return;
    const { handle } = this.#board;
    if (this.#open) this.#check(name);
    if (name === "record") this.record = now;
    else if (name === "locked") handle.inner.dispatch({ type: "lock", on: now !== null });
    else if (name === "players" || name === "level") {
      const { players, level } = { ...twoPeople, ...seatsOf(this.players, this.level) };
      handle.setPlayers(players, level);
    } else if (name === "lesson") handle.study(now === null ? null : lessonOf(now));
    else if (name === "show" && this.shadowRoot) show(this.shadowRoot, now);
    else if (name === "theme") handle.refresh();
  }

  /** The game in link form. Setting it opens another; a broken one is told by `qttt-error` and changes nothing. */
  get record(): string {
    return (
      this.#board?.handle.record ?? this.#kept ?? this.getAttribute("record") ?? this.start ?? games[0].start
    );
  }
  set record(wanted: string | null) {
    const record = wanted ?? this.start ?? games[0].start;
    if (this.#board && gameOf(record).name !== this.#board.handle.inner.game.name) {
      this.#replace(record);
      return;
    }
    if (!this.#board?.handle.inner.engine()) {
      this.#kept = null;
      if (this.#board) this.#board.handle.record = record;
      else this.setAttribute("record", record);
      return;
    }
    try {
      this.#board.remote.load(record);
    } catch (error) {
      this.#send("error", problem(error));
    }
  }

  get locked(): boolean {
    return this.hasAttribute("locked");
  }
  set locked(on: boolean) {
    this.toggleAttribute("locked", on);
  }

  get lesson(): string | null {
    return this.getAttribute("lesson");
  }
  set lesson(value: string | number | null) {
    this.#reflect("lesson", value === null ? null : String(value));
    // Somebody may have opened one without the attribute.
    if (value === null) this.#board?.handle.study(null);
  }

  /** How the game ended, whatever is shown; null while it goes on. */
  get result(): View["outcome"] {
    return (this.#board?.remote.result() ?? null) as View["outcome"];
  }

  get legalMoves(): readonly string[] {
    return this.#board?.remote.legalMoves() ?? [];
  }

  view(): View {
    return this.#remote().view() as View;
  }
  moves(): readonly string[] {
    return this.#remote().moves();
  }
  play(move: string): View {
    return this.#remote().play(move) as View;
  }
  collapse(square: number): View {
    return this.#remote().collapse(square) as View;
  }
  undo(): View {
    return this.#remote().undo() as View;
  }
  redo(): View {
    return this.#remote().redo() as View;
  }
  goTo(index: number): View {
    return this.#remote().goTo(index) as View;
  }
  /** Opens a record; unlike the property, it throws for a broken one. */
  load(record: string): View {
    return this.#remote().load(record) as View;
  }
  /** Back to `start`, or to the empty board. */
  reset(): View {
    const { start, record } = this;
    const isOwn = start !== null && gameOf(start) === gameOf(record);
    return this.#remote().load(isOwn ? start : record.replace(/-.*/, "")) as View;
  }

  /** Reads the colours again, after the page has changed them by a style or a class. */
  refresh(): void {
    this.#board?.handle.refresh();
  }

  #remote(): Remote {
    if (!this.#board) {
      throw new DOMException(
        this.isConnected
          ? "the engine is not there yet: wait for `ready`"
          : "the element is not in a document",
        "InvalidStateError",
      );
    }
    return this.#board.remote;
  }

  #tell(page: GamePage, before: Course, now: Course): void {
    const handle = this.#board?.handle;
    // Also after an engine that did not come has been asked for again.
    if (!this.#open && handle?.inner.engine()) {
      this.#open = true;
      this.#send("ready", { record: handle.record });
      for (const name of reflected) this.#check(name);
    }
    for (const { type, detail } of eventsOf(page, before, now)) this.#send(type, detail);
  }

  /** A value that is not known does nothing, but not in silence. */
  #check(name: string): void {
    const value = this.getAttribute(name);
    const known = values[name];
    if (value === null || !known) return;
    const wrong = (name === "show" ? namesIn(value) : [value]).find((given) => !known.includes(given));
    if (wrong === undefined) return;
    const { message } = new TypeError(`${name} is one of ${known.join(", ")}, not “${wrong}”`);
    this.#send("error", { code: "unknown-value", message, squares: [] });
  }

  #send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`qttt-${type}`, { bubbles: true, composed: true, detail }));
  }

  #reflect(name: string, value: string | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /** A property set before the element was known hides the one of the class. */
  #adoptProperty(name: string): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }
}

function lessonOf(which: string): Wanted {
  return { kind: "lesson", which };
}

/** What of the shadow a page can style. */
const parts = [
  [".qt-status", "status"],
  [".qt-board", "board"],
  [".qt-bar", "buttons"],
  [".qt-panel", "panel"],
  [".qt-explore", "explore"],
  [".qt-more", "more"],
] as const;
