/** How this game answers to what is done on its board. The rules are asked of the engine, nothing here knows them. */
import { refuse, say } from "../../board/course";
import { recordIn } from "../../board/record-text";
import { type Conduct, updates } from "../../board/update";
import type { Referee } from "../../engine/engine";
import type { Own } from "./actions";
import { isOpen, moveAt, type State, viewOf } from "./state";
import { emptyGame, type Mark, placeOf, type Rules, type Square, type View } from "./types";

/** What looks like a typed move, right or wrong: `12`, `X5`, `5 o`. */
const MOVE = /^[xo]?[ ,-]*\d{0,2}[ ,-]*[xo]?$/i;

export const conduct: Conduct<View, State, Own> = {
  start: emptyGame(3),
  atRest: { pointed: null },
  moves: new Set(),
  looks: new Set(),
  recordIn: (text) => (MOVE.test(text) ? null : recordIn(text)),
  act(rules, state, action) {
    switch (action.type) {
      case "press":
        return press(rules, state, action.square);
      case "mark":
        return choose(state, action.mark, action.quiet);
      case "begin":
        return begin(rules, state, action.rules);
    }
  },
};

export const { update, apart, play, replace, isMove } = updates(conduct);

function press(rules: Referee<View>, state: State, square: Square): State {
  if (isOpen(state, square)) return play(rules, state, moveAt(state, square));
  // The engine says why; a press knows its place, where a typed move only has what stands in front.
  const refused = rules.play(state.game, moveAt(state, square));
  if (!("refused" in refused)) return state;
  return refuse(state, { ...refused, squares: [placeOf(viewOf<View>(state).rules, square)] });
}

function choose(state: State, mark: Mark, quiet = false): State {
  const view: View = viewOf(state);
  if (!view.rules.wild || view.turn === null) return state;
  const next = { ...state, mark };
  return quiet ? next : say(next, { kind: "chosen", mark, view });
}

function begin(rules: Referee<View>, state: State, wanted: Partial<Rules>): State {
  const game = rules.begin(wanted);
  return "refused" in game ? refuse(state, game) : replace({ ...state, pace: "play" }, game);
}
