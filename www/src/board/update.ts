/** State and action give the next state, as far as all games have it in common. The rules are asked of the engine. */
import type { Referee } from "../engine/engine";
import type { BoardAction, OwnAction } from "./actions";
import {
  type Advice,
  answered,
  type Chosen,
  type Course,
  canHint,
  focusOn,
  isAway,
  isComputers,
  isLookingBack,
  isThinking,
  keep,
  look,
  presentOf,
  redo,
  refuse,
  say,
  setPace,
  type Told,
  tell,
  undo,
  viewOf,
  waitForComputer,
} from "./course";
import { afterMove, counted, emptyMatch, kindOf, nextGame, resumed, seated } from "./match";
import { changedSides, isPerson, otherSide, type Reply, type Seats, sideOf, twoPeople } from "./players";
import { tidied } from "./record-text";
import { type AnyView, type Game, isRefusal, positionOf, type Refusal } from "./types";

/** How a game answers; everything else is the same for all. `A` is what it adds to the actions of every board. */
export interface Conduct<V extends AnyView, S extends Course<V>, A extends OwnAction> {
  /** The game before any move, shown until the engine is there. */
  readonly start: Game<V>;
  /** Nothing is half done, and nothing looked at apart from the position. */
  readonly atRest: Partial<S>;
  /** Own actions that make a move, or a part of one. */
  readonly moves: ReadonlySet<A["type"]>;
  /** Own actions that only look at something, also where nothing can be played. */
  readonly looks: ReadonlySet<A["type"]>;
  /** The record in a text that somebody types; null where it is meant as a move. */
  recordIn(text: string): string | null;
  /** A press, which puts aside what was only looked at, and the game's own actions. */
  act(rules: Referee<V>, state: S, action: A | (BoardAction & { readonly type: "press" })): S;
  /** What a first press shows before the engine is there. */
  pressed?(state: S, square: number): Partial<S>;
  /** Own actions that need no engine; null is anything else. */
  apart?(state: S, action: A): S | null;
  /** What a move from an earlier point shows while it waits for a yes. */
  asking?(state: S, next: Game<V>): Partial<S>;
  /** The computer's decision that is told with the position it led to. */
  chosen?(state: S, chosen: Chosen<V>): Chosen<V> | undefined;
  /** The place where the last move asks to be looked at next. */
  focus?(view: V): number | null;
  /** Whether a person chooses beside the board now. */
  isChoice?(view: V): boolean;
  /** The number of steps that explain the end. */
  whys?(view: V): number;
  /** Whether a hint stays in sight while this place is pressed. */
  keepsHint?(hint: Advice, square: number): boolean;
  /** What is said aloud is shown on the board as well. */
  answering?(state: S, question: (BoardAction & { readonly type: "ask" })["question"]): S;
}

/** What is only looked at, in any game. */
const LOOKED = { hint: null, explained: null } as const;

/** What somebody at a locked board can't do, beside moving. */
const CHANGES: ReadonlySet<string> = new Set(["undo", "new", "rematch", "hint", "seats"]);

export interface Updates<V extends AnyView, S extends Course<V>, A extends OwnAction> {
  update(rules: Referee<V>, state: S, action: A | BoardAction): S;
  /** What needs no engine; null is anything else. */
  apart(state: S, action: A | BoardAction): S | null;
  /** Makes a typed move. */
  play(rules: Referee<V>, state: S, move: string): S;
  /** Shows another position: whatever was half done before is over. */
  show(state: S, game: Game<V>, what: Told<V>): S;
  /** Another game begins in the place of this one. */
  replace(state: S, game: Game<V>): S;
  isMove(action: A | BoardAction): boolean;
}

export function updates<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  conduct: Conduct<V, S, A>,
): Updates<V, S, A> {
  const own: ReadonlySet<string> = conduct.moves;

  const isMove = (action: A | BoardAction): boolean => {
    if (action.type === "press" || own.has(action.type)) return true;
    if (action.type !== "typed") return false;
    const plain = tidied((action as BoardAction & { readonly type: "typed" }).text);
    return plain !== "" && conduct.recordIn(plain) === null;
  };

  /** Where a person has to choose, the focus goes to the choices. */
  const toChoices = (state: S): S => {
    const view: V = viewOf(state);
    const side = view.turn?.side ?? null;
    const chooses = side !== null && (conduct.isChoice?.(view) ?? false);
    return chooses && isPerson(state.players, sideOf(side)) && !isAway(state)
      ? focusOn(state, "choices")
      : state;
  };

  const show = (state: S, game: Game<V>, what: Told<V>): S => {
    const over = { before: null, dropping: null, why: null, offer: null, hint: null, explained: null };
    const shown: S = tell({ ...state, ...conduct.atRest, ...over, game, present: game.index }, what);
    return what.kind === "redone" ? toChoices(shown) : shown;
  };

  const played = (state: S, game: Game<V>, chosen?: Chosen<V>): S => {
    const position = positionOf(game);
    const { view } = position;
    const shown = show(state, game, { kind: "moved", view, ...(chosen ? { chosen } : {}) });
    const counts = state.players !== "none";
    const next: S = { ...shown, match: counts ? afterMove(state.match, position) : state.match };
    if (conduct.isChoice?.(view)) return toChoices(next);
    // Who did not decide keeps the focus where it is.
    if (isComputers(state)) return next;
    const to = conduct.focus?.(view) ?? null;
    return to === null ? next : focusOn(next, to);
  };

  const play = (rules: Referee<V>, state: S, move: string): S => {
    const result = rules.play(state.game, move);
    if (isRefusal(result)) return refuse({ ...state, dropping: null }, result);
    if (!isLookingBack(state)) return played(state, result);
    const asking: S = { ...state, ...conduct.asking?.(state, result), dropping: result };
    return focusOn(tell(asking, { kind: "dropping", game: state.game, present: state.present }), "drop");
  };

  /** Others play from now on: the match of their kind goes on, and the one so far waits. */
  const sit = (state: S, seats: Partial<Pick<S, "players" | "level" | "here">>): S => {
    const next: S = { ...state, ...seats };
    const { match, matches } = state;
    const [from, to] = [kindOf(state), kindOf(next)];
    if (from === to) return { ...next, match: seated(match, next.players) };
    const position = presentOf(state);
    // What was undone does not count later.
    const left = counted(match, position) === match.games ? { ...match, own: null } : match;
    const other = resumed(matches[to], position.record);
    return { ...next, matches: { ...matches, [from]: left }, match: seated(other, next.players) };
  };

  /** The game that another one is about to replace; one without a move is not worth coming back to. */
  const replaced = ({ game, present, match, players, here, before }: S): S["before"] =>
    game.moves.length > 0 ? { game, present, match, players, here } : before;

  /** The game that the one on the board has replaced. */
  const restore = (state: S): S => {
    if (state.before === null) return state;
    const { game, present, match, players, here } = state.before;
    const restored = { ...game, index: present };
    const shown = show(state, restored, { kind: "restored", view: positionOf(restored).view });
    return { ...sit(shown, { players, here }), match };
  };

  const begin = (state: S, game: Game<V>, type: "new" | "rematch"): S => {
    const match = nextGame(state.match, presentOf(state));
    const { view } = positionOf(game);
    const what: Told<V> = type === "new" ? { kind: "started", view } : { kind: "rematch", match, view };
    const swap = match.x !== state.match.x;
    const players = swap ? changedSides(state.players) : state.players;
    const here = swap && state.here ? otherSide(state.here) : state.here;
    const next: S = { ...show(state, game, what), before: replaced(state), match, players, here };
    return toChoices(type === "rematch" ? focusOn(next, "board") : next);
  };

  const startAgain = (rules: Referee<V>, state: S, type: "new" | "rematch", start?: string): S => {
    // The first word of a record holds the rules, and they stay.
    const [same = ""] = presentOf(state).record.split("-");
    const game = rules.read(start ?? same);
    return isRefusal(game) ? broken(rules, state, game) : begin(state, game, type);
  };

  const open = (rules: Referee<V>, state: S, text: string): S => {
    const result = rules.read(text);
    if (isRefusal(result)) return broken(rules, state, result);
    const { record, view } = positionOf(result);
    const before = record === presentOf(state).record ? state.before : replaced(state);
    const shown: S = toChoices({ ...show(state, result, { kind: "opened", view }), before });
    const again = record === state.match.own?.record;
    return again ? shown : { ...shown, match: nextGame(state.match, presentOf(state)) };
  };

  const broken = (rules: Referee<V>, state: S, refusal: Refusal): S => {
    const sound = refusal.legalPrefix ? rules.read(refusal.legalPrefix) : refusal;
    const view: V = isRefusal(sound) ? viewOf(state) : positionOf(sound).view;
    const offer = { ...refusal, view };
    return tell({ ...state, ...conduct.atRest, hint: state.hint, offer }, { kind: "broken", offer });
  };

  /** The typed field takes a move, or a whole record or address. */
  const typed = (rules: Referee<V>, state: S, text: string): S => {
    const plain = tidied(text);
    if (plain === "") return state;
    const record = conduct.recordIn(plain);
    return record === null ? play(rules, state, plain) : open(rules, state, record);
  };

  const decideDrop = (state: S, sure: boolean): S => {
    const { dropping } = state;
    if (dropping === null) return state;
    if (!sure) return takeBack(state);
    const next = played(state, dropping);
    // The question goes away together with its buttons, so the focus needs a place.
    return next.focus.serial === state.focus.serial ? focusOn(next, "board") : next;
  };

  const showWhy = (state: S, step: number | null): S => {
    const view: V = viewOf(state);
    if (step === null) return state.why === null ? state : focusOn({ ...state, why: null }, "why");
    if (step < 0 || step >= (conduct.whys?.(view) ?? 0)) return state;
    const shown = tell({ ...state, why: step }, { kind: "why", view, step });
    return state.why === null ? focusOn(shown, "why") : shown;
  };

  /** Takes back whatever is half done. */
  const takeBack = (state: S): S => {
    if (state.why !== null) return showWhy(state, null);
    if (state.players === "none" && isThinking(state)) return setPace(state, "pause");
    const calm = changed<S>(state, { ...conduct.atRest, ...LOOKED } as Partial<S>);
    return state.dropping === null ? calm : keep(calm);
  };

  /** Who plays from now on. */
  const seat = (state: S, { players, level }: Seats): S => {
    if (players === state.players && level === state.level) return state;
    const calm: S = { ...state, ...conduct.atRest, dropping: null, hint: null };
    const next: S = { ...sit(calm, { players, level, here: null }), pace: "play" };
    return tell(next, { kind: "seated", seats: { players, level }, view: viewOf(next) });
  };

  /** Only one side is played here from now on, by people, or both again. */
  const sitHere = (state: S, here: S["here"], anew = false): S => {
    const sat = sit(state, { here, players: "both" });
    const next: S = anew ? { ...sat, match: emptyMatch } : sat;
    return tell(next, { kind: "byLink", side: here, view: viewOf(next) });
  };

  /** The computer's move, if it still is about this position, at this level. */
  const reply = (rules: Referee<V>, state: S, { record, level, decision }: Reply): S => {
    if (!isThinking(state) || record !== presentOf(state).record || level !== state.level) return state;
    const game = decision && rules.play(state.game, decision.move);
    if (!decision || !game || isRefusal(game)) {
      return tell(sit(state, { players: "both" }), { kind: "unanswered", view: viewOf(state) });
    }
    const chosen: Chosen<V> = { view: positionOf(game).view, decision, level };
    return answered(state, played(state, game, conduct.chosen ? conduct.chosen(state, chosen) : chosen));
  };

  const askHint = (state: S): S => {
    if (isThinking(state)) return waitForComputer(state);
    if (!canHint(state)) return state;
    return { ...state, hint: { record: positionOf(state.game).record, found: null } };
  };

  const hinted = (state: S, record: string, hint: Advice | null): S => {
    if (state.hint?.record !== record || state.hint.found !== null) return state;
    const next: S = { ...state, hint: hint && { record, found: hint } };
    return tell(next, { kind: "hinted", view: viewOf(state), hint });
  };

  /** A press puts aside what was only being looked at, and a question that waits. */
  const begun = (state: S, square: number): S => {
    const { found = null } = state.hint ?? {};
    const stays = found !== null && (conduct.keepsHint?.(found, square) ?? false);
    const calm = { ...state, explained: null, hint: stays ? state.hint : null };
    return state.dropping === null ? calm : { ...calm, ...conduct.atRest, hint: calm.hint, dropping: null };
  };

  const apart = (state: S, action: A | BoardAction): S | null => {
    const board = action as BoardAction;
    switch (board.type) {
      case "point":
        return state.pointed === board.square ? state : { ...state, pointed: board.square };
      case "lock":
        return { ...takeBack(state), locked: board.on };
      case "here":
        return board.side === state.here ? state : sitHere(takeBack(state), board.side, board.anew);
      case "points":
        return { ...state, points: board.on };
      case "seats":
        // A locked board refuses it, when it can.
        return state.locked && !board.free ? null : seat(state, board);
      default:
        return conduct.apart?.(state, action as A) ?? null;
    }
  };

  const update = (rules: Referee<V>, state: S, action: A | BoardAction): S => {
    if (isAway(state) && (action.type === "hint" || isMove(action)))
      return refuse(state, { code: "away", squares: [] });
    if (state.locked && (CHANGES.has(action.type) || isMove(action) || action.type === "typed"))
      if (!("free" in action)) return refuse(state, { code: "locked", squares: [] });
    if (isComputers(state) && isMove(action)) return waitForComputer(state);
    const board = action as BoardAction;
    switch (board.type) {
      case "press":
        return conduct.act(rules, begun(state, board.square), board);
      case "escape":
        return takeBack(state);
      case "typed":
        return typed(rules, state, board.text);
      case "play": {
        const shown = look<V, S>(state, show);
        const next = play(rules, shown, board.move);
        return next.game === shown.game ? state : next;
      }
      case "undo":
        return undo<V, S>(state, show, restore);
      case "redo":
        return redo<V, S>(state, show, board.free);
      case "new":
      case "rematch":
        return startAgain(rules, state, board.type, board.start);
      case "forget":
        return tell({ ...state, match: seated(emptyMatch, state.players) }, { kind: "forgotten" });
      case "look":
        return look<V, S>(state, show, board.index, board.quiet);
      case "drop":
        return decideDrop(state, board.sure);
      case "why":
        return showWhy(state, board.step);
      case "open":
        return open(rules, state, board.record);
      case "accept":
        return open(rules, state, state.offer?.legalPrefix || startRecord(conduct.start));
      case "dismiss":
        return { ...state, offer: null };
      case "ask": {
        const shown = conduct.answering?.(state, board.question) ?? state;
        return tell(shown, { kind: "answer", question: board.question, view: viewOf(state) });
      }
      case "tell":
        return tell(state, { kind: "told", sentence: board.sentence });
      case "pace":
        return setPace(state, board.pace);
      case "reply":
        return reply(rules, state, board);
      case "hint":
        return askHint(state);
      case "hinted":
        return hinted(state, board.record, board.hint);
      default:
        return apart(state, action) ?? conduct.act(rules, state, action as A);
    }
  };

  return { update, apart, play, show, isMove, replace: (state, game) => begin(state, game, "new") };
}

/** The state with some parts changed, or the very same where that changes nothing. */
function changed<S extends Course>(state: S, parts: Partial<S>): S {
  const next = { ...state, ...parts };
  const isSame = (Object.keys(parts) as (keyof S)[]).every((name) => next[name] === state[name]);
  return isSame ? state : next;
}

/** The record of a game before its first move. */
export function startRecord<V extends AnyView>({ positions: [{ record }] }: Game<V>): string {
  return record;
}

/** The engine is asked for again. */
export function hoping<S extends Course>(state: S): S {
  return say({ ...state, missing: null }, null);
}

/** What every state begins with. */
export function fresh<V extends AnyView>(game: Game<V>): Course<V, never> {
  return {
    ...twoPeople,
    game,
    present: game.index,
    pace: "play",
    here: null,
    match: emptyMatch,
    matches: {},
    points: false,
    before: null,
    dropping: null,
    offer: null,
    hint: null,
    why: null,
    explained: null,
    pointed: null,
    said: { serial: 0, what: null },
    focus: { serial: 0, to: null },
    missing: null,
    locked: false,
  };
}
