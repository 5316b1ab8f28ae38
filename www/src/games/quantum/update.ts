/** State and action give the next state. The rules are asked of the engine, nothing here knows them. */

import {
  focusOn,
  isComputers,
  isLookingBack,
  keep,
  look,
  redo,
  say,
  setPace,
  undo,
  waitForComputer,
} from "../../board/course";
import { emptyMatch, nextGame, seated } from "../../board/match";
import { changedSides, otherSide } from "../../board/players";
import { recordIn, tidied } from "../../board/record-text";
import type { Action, Question } from "./actions";
import { played, refuse, show, sit, toChoices } from "./changes";
import { askHint, hintAfterPress, hinted, reply, seat, sitHere } from "./computer";
import {
  atRest,
  dropped,
  isAway,
  isThinking,
  pairName,
  presentOf,
  type Said,
  type State,
  viewOf,
} from "./state";
import {
  type Engine,
  emptyGame,
  type Game,
  isRefusal,
  pairOf,
  positionOf,
  type Refusal,
  type Square,
} from "./types";
import { whyOf } from "./why";

/** What makes a move, or a part of one; what is typed may be something else. */
export const MOVES: ReadonlySet<Action["type"]> = new Set(["press", "drag", "choose", "confirm", "typed"]);

/** What somebody at a locked board can't do. */
const CHANGES: ReadonlySet<Action["type"]> = new Set([...MOVES, "undo", "new", "rematch", "hint", "seats"]);

export function update(engine: Engine, state: State, action: Action): State {
  if (isAway(state) && (action.type === "hint" || isMove(action)))
    return refuse(state, { code: "away", squares: [] });
  if (state.locked && CHANGES.has(action.type) && !("free" in action))
    return refuse(state, { code: "locked", squares: [] });
  if (isComputers(state) && isMove(action)) return waitForComputer(state, refuse);
  switch (action.type) {
    case "press":
      return press(engine, begun(state, action.square), action.square);
    case "drag":
      return viewOf(state).turn?.phase === "place"
        ? play(engine, state, pairName(action.from, action.to))
        : state;
    case "escape":
      return takeBack(state);
    case "explain":
      return explain(state, action.step);
    case "choose":
      return choose(state, action.square);
    case "confirm":
      return confirm(engine, state);
    case "typed":
      return typed(engine, state, action.text);
    case "play": {
      const shown = look(state, show);
      const next = play(engine, shown, action.move);
      return next.game === shown.game ? state : next;
    }
    case "undo":
      return undo(state, show, restore);
    case "redo":
      return redo(state, show, action.free);
    case "new":
    case "rematch":
      return startAgain(engine, state, action);
    case "forget":
      return say({ ...state, match: seated(emptyMatch, state.players) }, { kind: "forgotten" });
    case "look":
      return look(state, show, action.index, action.quiet);
    case "drop":
      return decideDrop(state, action.sure);
    case "why":
      return showWhy(state, action.step);
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
    case "tell":
      return say(state, { kind: "told", sentence: action.sentence });
    case "pace":
      return setPace(state, action.pace);
    case "reply":
      return reply(engine, state, action);
    case "hint":
      return askHint(state);
    case "hinted":
      return hinted(state, action.record, action.hint);
    default:
      return apart(state, action satisfies Apart) ?? state;
  }
}

/** What needs no engine. */
type Apart = Extract<Action, { type: "point" | "peek" | "isolate" | "lock" | "here" | "points" | "seats" }>;

const elsewhere = (_: Exclude<Action, Apart>): null => null;

/** What needs no engine; null is anything else. */
export function apart(state: State, action: Action): State | null {
  switch (action.type) {
    case "point":
      return state.pointed === action.square ? state : { ...state, pointed: action.square };
    case "peek":
      return state.peek === action.square ? state : { ...state, peek: action.square };
    case "isolate":
      return state.isolated === action.ply ? state : { ...state, isolated: action.ply };
    case "lock":
      return { ...takeBack(state), locked: action.on };
    case "here":
      return action.side === state.here ? state : sitHere(takeBack(state), action);
    case "points":
      return { ...state, points: action.on };
    case "seats":
      // A locked board refuses it, when it can.
      return state.locked && !action.free ? null : seat(state, action);
    default:
      return elsewhere(action);
  }
}

/** The engine is asked for again. */
export function hoping(state: State): State {
  return say({ ...state, missing: null }, null);
}

/** A game at its start, as the engine gives it. */
export function startOf(engine: Engine): Game {
  const game = engine.read("q1");
  return isRefusal(game) ? emptyGame : game;
}

/** A press puts aside what was only being looked at. */
function begun(state: State, square: Square): State {
  return { ...unasked(state), isolated: null, explained: null, hint: hintAfterPress(state, square) };
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
  const plain = tidied(text);
  if (plain === "") return state;
  const record = recordIn(plain);
  return record === null ? play(engine, state, plain) : open(engine, state, record);
}

function isMove(action: Action): boolean {
  if (action.type === "typed") return tidied(action.text) !== "" && recordIn(tidied(action.text)) === null;
  return MOVES.has(action.type);
}

function play(engine: Engine, state: State, move: string): State {
  const result = engine.play(state.game, move);
  if (isRefusal(result)) return refuse({ ...state, dropping: null }, result);
  if (!isLookingBack(state)) return played(state, result);
  const pair = pairOf(positionOf(result).view, viewOf(state).ply + 1);
  const picked = pair?.squares[0] ?? null;
  const asking = say({ ...state, picked, dropping: result }, { kind: "dropping", dropped: dropped(state) });
  return focusOn(asking, "drop");
}

/** The game that the one on the board has replaced. */
function restore(state: State): State {
  if (state.before === null) return state;
  const { game, present, match, players, here } = state.before;
  const restored = { ...game, index: present };
  const shown = show(state, restored, { kind: "restored", view: positionOf(restored).view });
  return { ...sit(shown, { players, here }), match };
}

function decideDrop(state: State, sure: boolean): State {
  const { dropping } = state;
  if (dropping === null) return state;
  if (!sure) return takeBack(state);
  const next = played(state, dropping);
  // The question goes away together with its buttons, so the focus needs a place.
  return next.focus.serial === state.focus.serial ? focusOn(next, "board") : next;
}

/** A press on the board while a question waits is another move, and the one that was asked about is put aside. */
function unasked(state: State): State {
  return state.dropping === null ? state : { ...state, dropping: null, picked: null };
}

/** Takes back whatever is half done. */
function takeBack(state: State): State {
  if (state.why !== null) return showWhy(state, null);
  if (state.players === "none" && isThinking(state)) return setPace(state, "pause");
  const calm = { ...state, ...atRest };
  return state.dropping === null ? calm : keep(calm);
}

function showWhy(state: State, step: number | null): State {
  const view = viewOf(state);
  if (step === null) return state.why === null ? state : focusOn({ ...state, why: null }, "why");
  if (!whyOf(view)[step]) return state;
  const shown = say({ ...state, why: step }, { kind: "why", view, step });
  return state.why === null ? focusOn(shown, "why") : shown;
}

function startAgain(
  engine: Engine,
  state: State,
  { type, start = "q1" }: Action & { type: "new" | "rematch" },
): State {
  const game = engine.read(start);
  if (isRefusal(game)) return broken(state, game);
  const match = nextGame(state.match, presentOf(state));
  const { view } = positionOf(game);
  const what: Said = type === "new" ? { kind: "started", view } : { kind: "rematch", match, view };
  const swap = match.x !== state.match.x;
  const players = swap ? changedSides(state.players) : state.players;
  const here = swap && state.here ? otherSide(state.here) : state.here;
  const next = { ...show(state, game, what), before: replaced(state), match, players, here };
  return toChoices(type === "rematch" ? focusOn(next, "board") : next);
}

/** The game that another one is about to replace; one without a move is not worth coming back to. */
function replaced({ game, present, match, players, here, before }: State): State["before"] {
  return game.moves.length > 0 ? { game, present, match, players, here } : before;
}

function open(engine: Engine, state: State, text: string): State {
  const result = engine.read(text);
  if (isRefusal(result)) return broken(state, result);
  const { record, view } = positionOf(result);
  const before = record === presentOf(state).record ? state.before : replaced(state);
  const shown = toChoices({ ...show(state, result, { kind: "opened", view }), before });
  const again = record === state.match.own?.record;
  return again ? shown : { ...shown, match: nextGame(state.match, presentOf(state)) };
}

function broken(state: State, refusal: Refusal): State {
  return say({ ...state, picked: null, offer: refusal }, { kind: "broken", refusal });
}

/** Shows one step of the last collapse, as far as there is one. */
function explain(state: State, wanted: number | "next" | null): State {
  const view = viewOf(state);
  const step = wanted === "next" ? (state.explained ?? -1) + 1 : wanted;
  const exists = view.lastCollapse?.some((settled) => settled.step === step);
  if (step !== null && exists)
    return say({ ...state, explained: step, isolated: null, why: null }, { kind: "explained", view, step });
  return state.explained === null ? state : { ...state, explained: null };
}

/** Who asks for the last move is shown it. */
function isolateNewest(state: State, question: Question): State {
  const { ply, lastCollapse } = viewOf(state);
  return question === "last" && ply > 0 && lastCollapse === null ? { ...state, isolated: ply } : state;
}
