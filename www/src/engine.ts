/** The only door to the package `quantum-tictactoe`: games as immutable data, made by the engine. */
import init, { Analyzer, Match, type Objective, type QuantumView, type Variant } from "quantum-tictactoe";

export type {
  Analysis,
  Analyzer,
  Board,
  Objective,
  Progress,
  QuantumSide,
  QuantumView,
  Step,
} from "quantum-tictactoe";

/** One position of a game: what the engine says about it. */
export interface Position {
  readonly view: QuantumView;
  /** The legal moves, empty when the game is over. */
  readonly legal: readonly string[];
  /** The moves up to here, in link form. */
  readonly record: string;
}

/** A whole record with a cursor; `positions[0]` is the start. */
export interface Game {
  readonly positions: readonly Position[];
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

/** What the page asks of the rules. */
export interface Engine {
  /** Reads a record in any of the forms that the engine knows; the cursor stands at its end. */
  read(record: string): Game | Refusal;
  /** Plays a typed move at the cursor and drops what followed it. */
  play(game: Game, move: string): Game | Refusal;
  /** A solver on this page. */
  analyzer(objective: Objective): Analyzer;
  /** The compiled engine, for a worker; null when the package found its file by itself. */
  readonly module: WebAssembly.Module | null;
}

/** Starts the engine; without its compiled code the package finds its own file, as it does in Node. */
export async function loadEngine(module: WebAssembly.Module | null = null): Promise<Engine> {
  await (module === null ? init() : init({ module_or_path: module }));
  return { read, play, analyzer: (objective) => new Analyzer({ objective }), module };
}

function read(record: string): Game | Refusal {
  return attempt("record", record, () => withMatch(record, replay));
}

function play(game: Game, move: string): Game | Refusal {
  const whole = game.positions.at(-1)?.record ?? "q1";
  return attempt("move", move, () =>
    withMatch(whole, (match) => {
      match.goTo(game.index);
      match.play(move);
      return replay(match);
    }),
  );
}

/** Opens a record, and gives its memory back whatever happens. */
function withMatch(record: string, use: (match: Match) => Game): Game | Refusal {
  const match = Match.fromRecord(record);
  try {
    return isQuantum(match) ? use(match) : otherGame();
  } finally {
    match.free();
  }
}

/** Walks through the whole record once, from its start to its end. */
function replay(match: Match): Game {
  const moves = match.moves();
  const positions = Array.from({ length: moves.length + 1 }, (_, index) => ({
    view: match.goTo(index),
    legal: match.legalMoves(),
    record: match.record(index),
  }));
  return { positions, moves, index: moves.length };
}

function isQuantum(match: Match<Variant>): match is Match<"quantum"> {
  return match.view().variant === "quantum";
}

function otherGame(): Refusal {
  return { refused: "record", code: "other-game", squares: [], text: "", index: 0, legalPrefix: null };
}

function attempt(refused: Refusal["refused"], text: string, make: () => Game | Refusal): Game | Refusal {
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
