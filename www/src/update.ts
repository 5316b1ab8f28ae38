/** State and action give the next state. The rules are asked of the engine, nothing here knows them. */
import type { Action, Question } from "./actions";
import { recordIn } from "./record-text";
import { initialState, pairName, type Said, type State, viewOf } from "./state";
import { type Engine, emptyGame, type Game, isRefusal, positionOf, type Refusal, type Square } from "./types";

export function update(engine: Engine, state: State, action: Action): State {
  switch (action.type) {
    case "press":
      return press(engine, { ...state, isolated: null, explained: null }, action.square);
    case "drag":
      return viewOf(state).turn?.phase === "place"
        ? play(engine, state, pairName(action.from, action.to))
        : state;
    case "point":
      return state.pointed === action.square ? state : { ...state, pointed: action.square };
    case "peek":
      return state.peek === action.square ? state : { ...state, peek: action.square };
    case "escape":
      return { ...state, picked: null, choice: null, peek: null, isolated: null, explained: null };
    case "isolate":
      return state.isolated === action.ply ? state : { ...state, isolated: action.ply };
    case "explain":
      return explain(state, action.step);
    case "choose":
      return choose(state, action.square);
    case "confirm":
      return confirm(engine, state);
    case "typed":
      return typed(engine, state, action.text);
    case "undo":
      return undo(state);
    case "redo":
      return goTo(state, state.game.index + 1, "redone");
    case "new":
      return startAgain(engine, state);
    case "open":
      return open(engine, state, action.record);
    case "accept":
      return open(engine, state, state.offer?.legalPrefix ?? "q1");
    case "dismiss":
      return { ...state, offer: null };
    case "ask":
      return say(isolateNewest(state, action.question), {
        kind: "answer",
        question: action.question,
        view: viewOf(state),
      });
    case "points":
      return { ...state, points: action.on };
  }
}

/** A game at its start, as the engine gives it. */
export function startOf(engine: Engine): Game {
  const game = engine.read("q1");
  return isRefusal(game) ? emptyGame : game;
}

function press(engine: Engine, state: State, square: Square): State {
  const { view, legal } = positionOf(state.game);
  switch (view.turn?.phase) {
    case "place":
      if (state.picked === square) return { ...state, picked: null };
      if (state.picked !== null) return play(engine, state, pairName(state.picked, square));
      if (legal.some((move) => move.includes(String(square)))) return { ...state, picked: square };
      return refuse(state, { code: "classical-square", squares: [square] });
    case "measure":
      if (state.choice === square) return confirm(engine, state);
      if (view.choices.some((choice) => choice.square === square)) return choose(state, square);
      return refuse(state, { code: "collapse-due", squares: view.choices.map((choice) => choice.square) });
    case "last":
      return play(engine, state, String(square));
    default:
      return refuse(state, { code: "game-over", squares: [] });
  }
}

function choose(state: State, square: Square): State {
  const known = viewOf(state).choices.some((choice) => choice.square === square);
  return known ? { ...state, choice: square, peek: null } : state;
}

function confirm(engine: Engine, state: State): State {
  const view = viewOf(state);
  const choice = view.choices.find(({ square }) => square === state.choice);
  return choice ? play(engine, state, choice.move) : say(state, { kind: "undecided", view });
}

/** The typed field takes a move, or a whole record or address. */
function typed(engine: Engine, state: State, text: string): State {
  const trimmed = text.trim();
  if (trimmed === "") return state;
  const record = recordIn(trimmed);
  return record === null ? play(engine, state, trimmed) : open(engine, state, record);
}

function play(engine: Engine, state: State, move: string): State {
  const result = engine.play(state.game, move);
  if (isRefusal(result)) return refuse(state, result);
  const next = show(state, result, { kind: "moved", view: positionOf(result).view });
  const view = viewOf(next);
  if (view.turn?.phase === "measure") return focusOn(next, "choices");
  const newest = view.lastCollapse?.find((step) => step.step === 0);
  return newest ? focusOn(next, newest.square) : next;
}

function undo(state: State): State {
  if (state.game.index > 0 || state.before === null) return goTo(state, state.game.index - 1, "undone");
  return show(state, state.before, { kind: "restored", view: positionOf(state.before).view });
}

function goTo(state: State, index: number, kind: "undone" | "redone"): State {
  const position = state.game.positions[index];
  if (!position) return state;
  const before = kind === "undone" ? state.before : null;
  return { ...show(state, { ...state.game, index }, { kind, view: position.view }), before };
}

function startAgain(engine: Engine, state: State): State {
  const before = state.game.moves.length > 0 ? state.game : state.before;
  return { ...show(state, startOf(engine), { kind: "started" }), before };
}

function open(engine: Engine, state: State, record: string): State {
  const result = engine.read(record);
  if (!isRefusal(result)) return show(state, result, { kind: "opened", view: positionOf(result).view });
  return say({ ...state, picked: null, offer: result }, { kind: "broken", refusal: result });
}

/** Shows one step of the last collapse, as far as there is one. */
function explain(state: State, step: number | null): State {
  if (step === null) return state.explained === null ? state : { ...state, explained: null };
  const view = viewOf(state);
  if (!view.lastCollapse?.some((settled) => settled.step === step)) return state;
  return say({ ...state, explained: step, isolated: null }, { kind: "explained", view, step });
}

/** Who asks for the last move is shown it. */
function isolateNewest(state: State, question: Question): State {
  const { ply, lastCollapse } = viewOf(state);
  return question === "last" && ply > 0 && lastCollapse === null ? { ...state, isolated: ply } : state;
}

/** Shows another position: whatever was half done before is over. */
function show(state: State, game: Game, what: Said): State {
  const { pointed, points, said, focus } = state;
  return say({ ...initialState, pointed, points, said, focus, game }, what);
}

function refuse(state: State, refusal: Pick<Refusal, "code" | "squares">): State {
  const whole: Refusal = {
    refused: "move",
    text: "",
    index: state.game.index,
    legalPrefix: null,
    ...refusal,
  };
  return say(state, { kind: "refused", refusal: whole, view: viewOf(state) });
}

function say(state: State, what: Said): State {
  return { ...state, said: { serial: state.said.serial + 1, what } };
}

function focusOn(state: State, to: Square | "choices"): State {
  return { ...state, focus: { serial: state.focus.serial + 1, to } };
}
