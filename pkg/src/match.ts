/** `Match` of an engine. */
import type * as api from "../index.js";
import type { Engine } from "./engine.ts";
import { type Handles, handles } from "./handles.ts";
import { lines, number, randomSeed, recordText, text, whole } from "./input.ts";

/** Makes the class. */
export function matchOf(engine: Engine): typeof api.Match {
  const all: Handles = handles("Match", (id) => void engine.ask("matchFree", id));

  class Match<V extends api.Variant = "quantum"> {
    constructor(variant?: V, rules?: api.Rules[V]) {
      const name = variant === undefined ? "quantum" : text(variant, "the game", 32);
      all.adopt(this, engine.ask("matchNew", name, lines(rules, "the rules")));
    }

    static fromRecord(record: string): Match<api.Variant> {
      const match: Match<api.Variant> = Object.create(Match.prototype);
      all.adopt(match, engine.ask("matchFromRecord", recordText(record, engine.mostText())));
      return match;
    }

    view(): api.Views[V] {
      return engine.ask("matchView", all.id(this)) as api.Views[V];
    }

    legalMoves(): string[] {
      return engine.ask("matchLegalMoves", all.id(this)) as string[];
    }

    play(move: string): api.Views[V] {
      return engine.ask("matchPlay", all.id(this), text(move, "a move", engine.mostText())) as api.Views[V];
    }

    collapse(square: number): api.Views[V] {
      return engine.ask("matchCollapse", all.id(this), whole(square, "a square", 9, 1)) as api.Views[V];
    }

    roll(): api.Views[V] {
      return engine.ask("matchRoll", all.id(this), randomSeed()) as api.Views[V];
    }

    undo(): api.Views[V] {
      return engine.ask("matchWalk", all.id(this), false) as api.Views[V];
    }

    redo(): api.Views[V] {
      return engine.ask("matchWalk", all.id(this), true) as api.Views[V];
    }

    goTo(index: number): api.Views[V] {
      return engine.ask("matchGoTo", all.id(this), number(index)) as api.Views[V];
    }

    moves(): string[] {
      return engine.ask("matchMoves", all.id(this)) as string[];
    }

    record(index?: number): string {
      const id = all.id(this);
      const record =
        index === undefined ? engine.ask("matchRecord", id) : engine.ask("matchRecordTo", id, number(index));
      return record as string;
    }

    text(): string {
      return engine.ask("matchText", all.id(this)) as string;
    }

    ensemble(): api.Board[] {
      return engine.ask("matchEnsemble", all.id(this)) as api.Board[];
    }

    free(): void {
      all.free(this);
    }

    declare [Symbol.dispose]: () => void;
  }
  disposable(Match.prototype, all);
  return Match;
}

/** Lets `using` give objects of a class back, where there is such a thing. */
export function disposable(prototype: object, all: Handles): void {
  if (typeof Symbol.dispose !== "symbol") return;
  const value = function (this: unknown) {
    all.dispose(this);
  };
  Object.defineProperty(prototype, Symbol.dispose, { value, configurable: true, writable: true });
}
