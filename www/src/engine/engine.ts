/** Games as immutable data, made by the engine: by the small one first, and by the full one as soon as it is there. */
import type { Board, Match, Rules, Variant, Views } from "quantum-tictactoe";
import type { Solvers } from "./desk";

export type {
  Analysis,
  Analyzer,
  Board,
  ClassicRules,
  ClassicView,
  Decision,
  Level,
  Objective,
  Opponent,
  Progress,
  QuantumSide,
  QuantumView,
  Reason,
  Step,
  Variant,
  Views,
} from "quantum-tictactoe";

/** One position of a game: what the engine says about it. */
export interface Position<V> {
  readonly view: V;
  /** The legal moves, empty when the game is over. */
  readonly legal: readonly string[];
  /** The moves up to here, in link form. */
  readonly record: string;
}

/** A whole record with a cursor; `positions[0]` is the start. */
export interface Game<V> {
  readonly positions: readonly [Position<V>, ...Position<V>[]];
  readonly moves: readonly string[];
  readonly index: number;
}

/** Why a move or a record was refused. */
export interface Refusal {
  readonly refused: "move" | "record";
  /** A stable word, such as `classical-square`. */
  readonly code: string;
  readonly squares: readonly number[];
  /** The refused move as it was written, cut short if it is long. */
  readonly text: string;
  /** For a record: how many moves stand before the refused one, and these in link form. */
  readonly index: number;
  readonly legalPrefix: string | null;
}

/** The rules of one game, known by its views. */
export interface Referee<V> {
  /** A game at its start, with rules as the package takes them. */
  begin(rules?: object): Game<V> | Refusal;
  /** Reads a record in any of the forms that the engine knows; the cursor stands at its end. */
  read(record: string): Game<V> | Refusal;
  /** Plays a typed move at the cursor and drops what followed it. */
  play(game: Game<V>, move: string): Game<V> | Refusal;
}

/** What the rules need of the package; the small engine has no more. */
export type Rulebook = Pick<typeof import("quantum-tictactoe"), "Match">;

/** The full engine has solvers, too. */
export interface Whole extends Rulebook {
  readonly solvers: Solvers;
}

/** Where both engines come from; one that has failed to come may be asked for again. */
export interface Files {
  small(): Promise<Rulebook>;
  full(): Promise<Whole>;
}

/** What the page asks of the package. */
export interface Engine {
  /** The rules of a game by its name. */
  referee<N extends Variant>(name: N): Referee<Views[N]>;
  /** All classical games that are still possible after a record of a game that has such, at most 27. */
  ensemble(record: string): readonly Board[];
  /** The solvers of the full engine; as soon as they are there, the rules are asked of it too. */
  full(): Promise<Solvers>;
}

/** Starts the small engine, or the full one for a game that the small one lacks. */
export async function loadEngine(files: Files, small = true): Promise<Engine> {
  let book: Rulebook = await (small ? files.small() : files.full());
  return {
    referee: (variant) => referee(variant, () => book),
    ensemble: (record) => freed(book.Match.fromRecord(record), (match) => match.ensemble()),
    async full() {
      const whole = await files.full();
      book = whole;
      return whole.solvers;
    },
  };
}

/** Whether something was refused only because the full engine is not there. */
export function needsFull(result: object | null): boolean {
  return result !== null && "code" in result && result.code === "full-engine";
}

/** `book` may change at any time: a game moves from one engine to the other as its record. */
function referee<N extends Variant>(variant: N, book: () => Rulebook): Referee<Views[N]> {
  /** The game that was played last stays in the engine, so that it is asked for one more move alone. */
  let kept: { readonly match: Match<N>; readonly from: Rulebook; readonly record: string } | null = null;
  const at = (record: string): Match<N> | Refusal => {
    const from = book();
    if (kept?.record === record && kept.from === from) return kept.match;
    const match = from.Match.fromRecord(record);
    if (!isOf(match, variant)) return freed(match, otherGame);
    kept?.match.free();
    kept = { match, from, record };
    return match;
  };
  return {
    begin: (rules) =>
      attempt("record", "", () => freed(new (book().Match)(variant, rules as Rules[N] | undefined), replay)),
    read: (record) =>
      attempt("record", record, () =>
        freed(book().Match.fromRecord(record), (match) =>
          isOf(match, variant) ? replay(match) : otherGame(match),
        ),
      ),
    play: ({ positions, moves, index }, move) =>
      attempt("move", move, () => {
        const match = at((positions[index] ?? positions[0]).record);
        if ("refused" in match) return match;
        const view = match.play(move);
        const record = match.record();
        kept = { match, from: book(), record };
        const position = { view, legal: match.legalMoves(), record };
        const [first, ...more] = positions.slice(0, index + 1);
        return {
          positions: first ? [first, ...more, position] : [position],
          moves: [...moves.slice(0, index), view.lastMove ?? move],
          index: index + 1,
        };
      }),
  };
}

/** Gives the memory of a match back whatever happens. */
function freed<M extends { free(): void }, T>(match: M, use: (match: M) => T): T {
  try {
    return use(match);
  } finally {
    match.free();
  }
}

/** Walks through the whole record once, from its start to its end. */
function replay<N extends Variant>(match: Match<N>): Game<Views[N]> {
  const moves = match.moves();
  const at = (index: number): Position<Views[N]> => ({
    view: match.goTo(index),
    legal: match.legalMoves(),
    record: match.record(index),
  });
  return { positions: [at(0), ...moves.map((_, index) => at(index + 1))], moves, index: moves.length };
}

function isOf<V extends Variant>(match: Match<Variant>, variant: V): match is Match<V> {
  return match.view().variant === variant;
}

/** The record is sound, and of another game. */
function otherGame(match: Match<Variant>): Refusal {
  const legalPrefix = match.record();
  return { refused: "record", code: "other-game", squares: [], text: "", index: 0, legalPrefix };
}

function attempt<T>(refused: Refusal["refused"], text: string, make: () => T | Refusal): T | Refusal {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code, squares, at, index, legalPrefix } = error as Error & Partial<Record<string, unknown>>;
    return {
      refused,
      code: typeof code === "string" ? code : error.name,
      squares: Array.isArray(squares) ? squares.filter((square) => typeof square === "number") : [],
      text: wordAt(text, typeof at === "number" ? at : 0),
      index: typeof index === "number" ? index : 0,
      legalPrefix: typeof legalPrefix === "string" ? legalPrefix : null,
    };
  }
}

/** The word that begins at a character: moves are parted by dashes and blanks. */
function wordAt(text: string, at: number): string {
  const word = text.slice(at, at + 20).match(/^[^\s-]*/)?.[0] ?? "";
  return word.length > 12 ? `${word.slice(0, 12)}…` : word;
}
