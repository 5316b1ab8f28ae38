/** How this game answers to what is done on its board. The rules are asked of the engine, nothing here knows them. */
import { type Chosen, refuse, say } from "../../board/course";
import { recordIn } from "../../board/record-text";
import { type Conduct, updates } from "../../board/update";
import type { Action, Own } from "./actions";
import { atRest, pairName, type State, viewOf } from "./state";
import { emptyGame, type Game, pairOf, positionOf, type Rules, type Square, type View } from "./types";
import { whyOf } from "./why";

export const conduct: Conduct<View, State, Own> = {
  start: emptyGame,
  atRest,
  moves: new Set(["drag", "choose", "confirm"]),
  looks: new Set(["peek", "isolate", "explain"]),
  recordIn,
  act(rules, state, action) {
    switch (action.type) {
      case "press":
        return press(rules, { ...state, isolated: null }, action.square);
      case "drag":
        return viewOf(state).turn?.phase === "place"
          ? play(rules, state, pairName(action.from, action.to))
          : state;
      case "explain":
        return explain(state, action.step);
      case "choose":
        return choose(state, action.square);
      case "confirm":
        return confirm(rules, state);
      case "peek":
      case "isolate":
        return looked(state, action);
    }
  },
  pressed: ({ picked }, square) => ({
    picked: picked === null ? square : picked === square ? null : picked,
  }),
  apart: (state, action) =>
    action.type === "peek" || action.type === "isolate" ? looked(state, action) : null,
  /** The pair of a waiting move is seen as far as it is chosen. */
  asking(state, next) {
    const pair = pairOf(positionOf(next).view, viewOf(state).ply + 1);
    return { picked: pair?.squares[0] ?? null };
  },
  chosen: (state, chosen) => (chosen.view.lastCollapse ? chosen : chosenBefore(state)),
  focus: ({ lastCollapse }) => lastCollapse?.find(({ step }) => step === 0)?.square ?? null,
  isChoice: ({ turn }) => turn?.phase === "measure",
  whys: (view) => whyOf(view).length,
  keepsHint: ({ move }, square) => move.includes(String(square)),
  /** Who asks for the last move is shown it. */
  answering(state, question) {
    const { ply, lastCollapse } = viewOf(state);
    return question === "last" && ply > 0 && lastCollapse === null ? { ...state, isolated: ply } : state;
  },
};

export const { update, apart, play, show, isMove } = updates(conduct);

/** A game at its start, as the engine gives it. */
export function startOf(rules: Rules): Game {
  const game = rules.begin();
  return "refused" in game ? emptyGame : game;
}

function looked(state: State, action: Own & { type: "peek" | "isolate" }): State {
  if (action.type === "peek") return state.peek === action.square ? state : { ...state, peek: action.square };
  return state.isolated === action.ply ? state : { ...state, isolated: action.ply };
}

function press(rules: Rules, state: State, square: Square): State {
  const { view, legal } = positionOf(state.game);
  switch (view.turn?.phase) {
    case "place":
      if (state.picked === square) return { ...state, picked: null };
      if (state.picked !== null) return play(rules, state, pairName(state.picked, square));
      if (legal.some((move) => move.includes(String(square)))) return { ...state, picked: square };
      return refuse(state, { code: "classical-square", squares: [square] });
    case "measure":
      if (state.choice === square) return confirm(rules, state);
      if (view.choices.some((choice) => choice.square === square)) return choose(state, square);
      return refuse(state, { code: "collapse-due", squares: view.choices.map((choice) => choice.square) });
    case "last":
      return play(rules, state, String(square));
    default:
      return refuse(state, { code: "game-over", squares: [] });
  }
}

function choose(state: State, square: Square): State {
  const known = viewOf(state).choices.some((choice) => choice.square === square);
  return known ? { ...state, choice: square, peek: null } : state;
}

function confirm(rules: Rules, state: State): State {
  const view: View = viewOf(state);
  const choice = view.choices.find(({ square }) => square === state.choice);
  return choice ? play(rules, state, choice.move) : say(state, { kind: "undecided", view });
}

/** Shows one step of the last collapse, as far as there is one. */
function explain(state: State, wanted: number | "next" | null): State {
  const view: View = viewOf(state);
  const step = wanted === "next" ? (state.explained ?? -1) + 1 : wanted;
  const exists = view.lastCollapse?.some((settled) => settled.step === step);
  if (step !== null && exists)
    return say({ ...state, explained: step, isolated: null, why: null }, { kind: "explained", view, step });
  return state.explained === null ? state : { ...state, explained: null };
}

/** The choice that the computer's own move follows: there was hardly time to read it. */
function chosenBefore({ said }: State): Chosen<View> | undefined {
  return said.what?.kind === "moved" && said.what.view.lastCollapse ? said.what.chosen : undefined;
}

/** What makes a move, or a part of one; what is typed may be something else. */
export const MOVES: ReadonlySet<Action["type"]> = new Set(["press", "drag", "choose", "confirm", "typed"]);
