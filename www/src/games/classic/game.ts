/** The game as the board mounts it: what `board/game.ts` asks, answered in the words of a language. */
import type { GamePage, Voice } from "../../board/game";
import { type Layout, squareLayout } from "../../board/grid";
import type { Players } from "../../board/players";
import { updates } from "../../board/update";
import type { ClassicWords } from "../../languages/classic-words";
import type { Words } from "../../languages/words";
import moves from "../../style/moves.css?inline";
import type { Own } from "./actions";
import sheet from "./classic.css?inline";
import { conduct } from "./conduct";
import { motionOf } from "./motion";
import { scene } from "./scene";
import {
  brokenReason,
  dropQuestion,
  happened,
  next,
  notice,
  pointOf,
  refusal,
  result,
  spoken,
  squareName,
  status,
  type Told,
  toldTo,
} from "./sentences";
import { initialState, isOpen, type State, viewOf } from "./state";
import { emptyGame, ownMark, type Rules, type View } from "./types";
import { markSwitch } from "./view/mark";
import { options } from "./view/options";

export function classic(words: Words, own: ClassicWords): GamePage<View, State, Own> {
  const of = (players: Players = "both"): Told => toldTo(words, own, players);
  return {
    name: "classic",
    small: false,
    fileName: "classic-tic-tac-toe",
    refereeOf: (engine) => engine.referee("classic"),
    conduct,
    updates: updates(conduct),
    begin: (record) => ({ ...initialState, game: emptyGame(sizeIn(record)) }),
    layout: ({ rules }) => layoutOf(rules),
    scene,
    motion: (_, after, isMove) => (isMove ? motionOf(viewOf(after)) : null),
    cell: (state, square) => ({
      "aria-label": squareName(of(), viewOf(state), square),
      "aria-disabled": String(!isOpen(state, square)),
    }),
    voice: voiceOf(words, own, of),
    questions: ["last", "status"],
    keys: {
      x: { type: "mark", mark: "x" },
      o: { type: "mark", mark: "o" },
      X: { type: "mark", mark: "x" },
      O: { type: "mark", mark: "o" },
      l: { type: "ask", question: "last" },
      s: { type: "ask", question: "status" },
    },
    points: false,
    adviser: async () => (await import("./advise")).adviser,
    styles: [moves, sheet],
    className: "qt-classic",
    controls: (context) => [markSwitch(context, own)],
    doors: (context, home) => [options(context, own, home)],
    events: (before, { view, record }) => {
      const move = view.lastMove ?? "";
      const squares = view.lastSquare === null ? [] : [view.lastSquare];
      return [{ type: "move", detail: { record, move, side: before.turn?.side ?? "first", squares } }];
    },
  };
}

function voiceOf(words: Words, own: ClassicWords, of: (players?: Players) => Told): Voice<View, State> {
  const plain = of();
  return {
    title: words.games.classic,
    board: ({ rules }) => own.board(rules.n),
    sides: { x: own.computer.sides.first, o: own.computer.sides.second },
    leader({ turn, outcome, rules }) {
      const side = turn?.side ?? outcome?.winner ?? null;
      return rules.wild || side === null ? null : ownMark(side);
    },
    status: (state) => status(of(state.players), state),
    notice: (state) => notice(of(state.players), state),
    said: (state, what) => spoken(of(state.players), what),
    happened: (view, players) => happened(of(players), view),
    next: (view) => next(plain, view),
    result: (view, _, players) => result(of(players), view),
    broken: (offer) => brokenReason(plain, offer),
    refused: (offer) => refusal(plain, offer, offer.view),
    drops: (game, present) => dropQuestion(plain, { game, present }),
    point: pointOf,
    entry: (view, players) => own.history.move(view.index, happened(of(players), view)),
    noEntries: own.history.empty,
    typed: own.typed,
    rules: {
      words: own.rules,
      short: ({ rules }) => own.short(rules),
      whole: async () => own.allRules,
    },
  };
}

/** One layout for each size; under gravity squares are columns. */
const layouts = new Map<string, Layout>();

function layoutOf({ n, gravity }: Rules): Layout {
  const name = `${n}${gravity ? "g" : ""}`;
  const layout = layouts.get(name) ?? { ...squareLayout(n, { "data-gravity": gravity }), name };
  layouts.set(name, layout);
  return layout;
}

/** The size of the board in a record, as far as one can be seen there: the empty board has it from the beginning. */
function sizeIn(record = ""): 3 | 4 | 5 {
  return ([4, 5] as const).find((n) => record.startsWith(`t1.${n}`)) ?? 3;
}
