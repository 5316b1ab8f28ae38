/** State and action give the next state. The rules are asked of the engine, nothing here knows them. */
import {
  focusOn,
  isComputers,
  isLookingBack,
  isThinking,
  keep,
  look,
  redo,
  say,
  setPace,
  undo,
  waitForComputer,
} from "../../board/course";
import { recordIn, tidied } from "../../board/record-text";
import type { Refusal, Square } from "../quantum/types";
import type { Action } from "./actions";
import { isGame, played, type Referee, refuse, show } from "./changes";
import { reply, seat } from "./computer";
import { droppedMoves, isOpen, moveAt, presentOf, type Said, type State, viewOf } from "./state";
import { type Game, type Mark, positionOf, type Rules, START } from "./types";

/** What looks like a typed move, right or wrong: `12`, `X5`, `5 o`. */
const MOVE = /^[xo]?[ ,-]*\d{0,2}[ ,-]*[xo]?$/i;

export function update(referee: Referee, state: State, action: Action): State {
  if (isComputers(state) && isMove(action)) return waitForComputer(state, refuse);
  switch (action.type) {
    case "press":
      return press(referee, { ...state, dropping: null }, action.square);
    case "point":
      return point(referee, state, action.square);
    case "mark":
      return choose(referee, state, action.mark, action.quiet);
    case "escape":
      if (state.players === "none" && isThinking(state)) return setPace(state, "pause");
      return state.dropping === null ? state : keep(state);
    case "typed":
      return typed(referee, state, action.text);
    case "undo":
      return undo(state, show, restore);
    case "redo":
      return redo(state, show);
    case "new":
      return begin(referee, state, viewOf(state).rules);
    case "begin":
      return begin(referee, state, action.rules);
    case "look":
      return look(state, show, action.index, action.quiet);
    case "drop":
      return decideDrop(state, action.sure);
    case "open":
      return open(referee, state, action.record);
    case "accept":
      return open(referee, state, state.offer?.legalPrefix || START);
    case "dismiss":
      return { ...state, offer: null };
    case "seats":
      return seat(state, action);
    case "pace":
      return setPace(state, action.pace);
    case "reply":
      return reply(referee, state, action);
    case "ask":
      return say(state, { kind: "answer", question: action.question, view: viewOf(state) });
  }
}

/** A game at its start, as the engine gives it. */
export function startOf(referee: Referee, state: State): Game {
  const game = referee.begin();
  return isGame(game) ? game : state.game;
}

function press(referee: Referee, state: State, square: Square): State {
  if (isOpen(state, square)) return play(referee, state, moveAt(state, square));
  // The engine says why.
  const refused = referee.play(state.game, moveAt(state, square));
  return isGame(refused) ? state : refuse(state, refused, square);
}

/** Where the mark would come to stand is asked of the engine: under gravity it is another square. */
function point(referee: Referee, state: State, square: Square | null): State {
  if (state.pointed === square) return state;
  return { ...state, pointed: square, landing: landingOf(referee, state, square) };
}

function landingOf(referee: Referee, state: State, square: Square | null): Square | null {
  if (square === null || positionOf(state.game).legal.length === 0 || !isOpen(state, square)) return null;
  const game = referee.play(state.game, moveAt(state, square));
  return isGame(game) ? positionOf(game).view.lastSquare : null;
}

function choose(referee: Referee, state: State, mark: Mark, quiet = false): State {
  const view = viewOf(state);
  if (!view.rules.wild || view.turn === null) return state;
  const marked = { ...state, mark };
  const next = { ...marked, landing: landingOf(referee, marked, state.pointed) };
  return quiet ? next : say(next, { kind: "chosen", mark, view });
}

/** The typed field takes a move, or a whole record or address. */
function typed(referee: Referee, state: State, text: string): State {
  const plain = tidied(text);
  if (plain === "") return state;
  const record = recordOf(plain);
  return record === null ? play(referee, state, plain) : open(referee, state, record);
}

function recordOf(plain: string): string | null {
  return MOVE.test(plain) ? null : recordIn(plain);
}

function isMove(action: Action): boolean {
  const plain = action.type === "typed" ? tidied(action.text) : "";
  return action.type === "press" || (plain !== "" && recordOf(plain) === null);
}

function play(referee: Referee, state: State, move: string): State {
  const result = referee.play(state.game, move);
  if (!isGame(result)) return refuse({ ...state, dropping: null }, result);
  if (!isLookingBack(state)) return played(state, result);
  const asking = say({ ...state, dropping: result }, { kind: "dropping", moves: droppedMoves(state) });
  return focusOn(asking, "drop");
}

/** The game that the one on the board has replaced. */
function restore(state: State): State {
  if (state.before === null) return state;
  const restored = { ...state.before.game, index: state.before.present };
  return show(state, restored, { kind: "restored", view: positionOf(restored).view });
}

function decideDrop(state: State, sure: boolean): State {
  if (state.dropping === null) return state;
  return sure ? focusOn(played(state, state.dropping), "board") : keep(state);
}

function begin(referee: Referee, state: State, rules: Partial<Rules>): State {
  const game = referee.begin(rules);
  if (!isGame(game)) return refuse(state, game);
  const what: Said = { kind: "started", view: positionOf(game).view };
  return { ...show({ ...state, pace: "play" }, game, what), before: replaced(state) };
}

/** The game that another one is about to replace; one without a move is not worth coming back to. */
function replaced({ game, present, before }: State): State["before"] {
  return game.moves.length > 0 ? { game, present } : before;
}

function open(referee: Referee, state: State, text: string): State {
  const result = referee.read(text);
  if (!isGame(result)) return refuseRecord(referee, state, result);
  const { record, view } = positionOf(result);
  const before = record === presentOf(state).record ? state.before : replaced(state);
  return { ...show(state, result, { kind: "opened", view }), before };
}

function refuseRecord(referee: Referee, state: State, refusal: Refusal): State {
  const sound = refusal.legalPrefix ? referee.read(refusal.legalPrefix) : refusal;
  const { rules } = isGame(sound) ? positionOf(sound).view : viewOf(state);
  const offer = { ...refusal, rules };
  return say({ ...state, offer }, { kind: "broken", offer });
}
