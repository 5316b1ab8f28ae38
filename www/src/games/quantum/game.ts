/** The game as the board mounts it: what `board/game.ts` asks, answered in the words of a language. */
import type { GamePage, Voice } from "../../board/game";
import { squareLayout } from "../../board/grid";
import { updates } from "../../board/update";
import type { Words } from "../../languages/words";
import type { Own } from "./actions";
import { conduct } from "./conduct";
import { events } from "./events";
import { slotAt } from "./geometry";
import { droppedBy } from "./history";
import { motionOf } from "./motion";
import { scene } from "./render/scene";
import { initialState, type State } from "./state";
import type { View } from "./types";
import { cell } from "./view/cell";
import { explore } from "./view/explore";
import { panels } from "./view/panels";
import { whySentence } from "./words/end";
import { happened, next, result } from "./words/events";
import { dropQuestion, pointOf } from "./words/history";
import { brokenReason, notice, refusal, spoken, status } from "./words/sentences";

const layout = squareLayout(3);

export function quantum(words: Words): GamePage<View, State, Own> {
  return {
    name: "quantum",
    small: true,
    fileName: "quantum-tic-tac-toe",
    refereeOf: (engine) => engine.referee("quantum"),
    conduct,
    updates: updates(conduct),
    begin: () => initialState,
    layout: () => layout,
    scene,
    plain: (state, unit) => scene(state, unit, null),
    motion: motionOf,
    cell: (state, square) => cell(words, state, square),
    voice: voiceOf(words),
    questions: ["last", "status", "cycle", "groups"],
    keys: {
      l: { type: "ask", question: "last" },
      s: { type: "ask", question: "status" },
      c: { type: "ask", question: "cycle" },
      g: { type: "ask", question: "groups" },
      e: { type: "explain", step: "next" },
    },
    drag: (from, to) => ({ type: "drag", from, to }),
    hover: {
      at({ picked, game: { positions, index } }, point) {
        const slot = picked === null ? slotAt(point) : null;
        const marks = slot && positions[index]?.view.squares[slot.square - 1]?.spooky;
        return slot && marks?.includes(slot.ply) ? slot.ply : null;
      },
      look: (ply) => ({ type: "isolate", ply }),
    },
    points: true,
    adviser: async () => (await import("./advise")).adviser,
    panels,
    past: explore,
    courses: async () => (await import("./courses/index")).courses(words),
    events,
  };
}

function voiceOf(words: Words): Voice<View, State> {
  return {
    title: words.games.quantum,
    board: () => words.board,
    sides: words.side,
    leader: ({ turn, outcome }) => turn?.side ?? outcome?.winner ?? null,
    status: (state) => status(words, state),
    notice: (state) => notice(words, state),
    said: ({ points, players }, what) => spoken(words, what, points, players),
    happened: (view) => happened(words, view),
    next: (view, withPoints) => next(words, view, withPoints),
    result: (view, withPoints) => result(words, view, withPoints),
    why: (view, step, withPoints) => whySentence(words, view, step, withPoints),
    broken: (offer) => brokenReason(words, offer),
    refused: (offer) => refusal(words, offer, offer.view),
    drops: (game, present) => dropQuestion(words, droppedBy(game, present)),
    point: (view) => pointOf(words, view),
    entry: (view) => happened(words, view),
    noEntries: "",
    typed: words.typed,
    rules: { words: words.rules, short: () => words.rules.short, whole: words.parts.rules },
  };
}
