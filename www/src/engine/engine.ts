/** The only door to the package `quantum-tictactoe`: games as immutable data, made by the engine. */
import init, {
  Analyzer,
  type Board,
  type Level,
  Match,
  type Objective,
  Opponent,
  type QuantumView,
  type Rules,
  type Variant,
  type Views,
} from "quantum-tictactoe";

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
} from "quantum-tictactoe";

/** One position of a game: what the engine says about it. */
export interface Position<V = QuantumView> {
  readonly view: V;
  /** The legal moves, empty when the game is over. */
  readonly legal: readonly string[];
  /** The moves up to here, in link form. */
  readonly record: string;
}

/** A whole record with a cursor; `positions[0]` is the start. */
export interface Game<V = QuantumView> {
  readonly positions: readonly Position<V>[];
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

/** The rules of one game. */
export interface Referee<V extends Variant> {
  /** A game at its start. */
  begin(rules?: Rules[V]): Game<Views[V]> | Refusal;
  /** Reads a record in any of the forms that the engine knows; the cursor stands at its end. */
  read(record: string): Game<Views[V]> | Refusal;
  /** Plays a typed move at the cursor and drops what followed it. */
  play(game: Game<Views[V]>, move: string): Game<Views[V]> | Refusal;
}

/** What the page asks of the rules: those of quantum tic-tac-toe by itself, the others by name. */
export interface Engine extends Referee<"quantum"> {
  readonly classic: Referee<"classic">;
  /** All classical games that are still possible after a record of quantum tic-tac-toe, at most 27. */
  ensemble(record: string): readonly Board[];
  /** A solver on this page. */
  analyzer(objective: Objective): Analyzer;
  /** A computer player on this page; with one seed it always does the same in the same position. */
  opponent(level: Level, seed: number): Opponent;
  /** The compiled engine, for a worker; null when the package found its file by itself. */
  readonly module: WebAssembly.Module | null;
}

/** Starts the engine; without its compiled code the package finds its own file, as it does in Node. */
export async function loadEngine(module: WebAssembly.Module | null = null): Promise<Engine> {
  await (module === null ? init() : init({ module_or_path: module }));
  return {
    ...referee("quantum"),
    classic: referee("classic"),
    ensemble,
    analyzer: (objective) => new Analyzer({ objective }),
    opponent: (level, seed) => new Opponent({ level, seed }),
    module,
  };
}

function referee<V extends Variant>(variant: V): Referee<V> {
  return {
    begin: (rules) => attempt("record", "", () => using(new Match(variant, rules), replay)),
    read: (record) =>
      attempt("record", record, () =>
        using(Match.fromRecord(record), (match) => (isOf(match, variant) ? replay(match) : otherGame(match))),
      ),
    play: ({ positions, index }, move) =>
      attempt("move", move, () =>
        using(Match.fromRecord(positions.at(-1)?.record ?? ""), (match) => {
          if (!isOf(match, variant)) return otherGame(match);
          match.goTo(index);
          match.play(move);
          return replay(match);
        }),
      ),
  };
}

/** Gives the memory of a match back whatever happens. */
function using<M extends { free(): void }, T>(match: M, use: (match: M) => T): T {
  try {
    return use(match);
  } finally {
    match.free();
  }
}

function ensemble(record: string): readonly Board[] {
  return using(Match.fromRecord(record), (match) => (isOf(match, "quantum") ? match.ensemble() : []));
}

/** Walks through the whole record once, from its start to its end. */
function replay<V extends Variant>(match: Match<V>): Game<Views[V]> {
  const moves = match.moves();
  const positions = Array.from({ length: moves.length + 1 }, (_, index) => ({
    view: match.goTo(index),
    legal: match.legalMoves(),
    record: match.record(index),
  }));
  return { positions, moves, index: moves.length };
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
