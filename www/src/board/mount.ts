/** `mount`: a whole game in one element of a page. Nothing of it reaches outside that element. */
import type { Analyst } from "../engine/analyst";
import type { Engine } from "../engine/engine";
import type { OwnAction } from "./actions";
import { computerEffect } from "./computer";
import type { Context, Overlay } from "./context";
import { type Course, isAway, isNews, isThinking, lastToAct, presentOf, viewOf } from "./course";
import type { GamePage, Moving } from "./game";

import type { Study } from "./guest";
import type { Handle, Options } from "./handle";
import { reaction } from "./input/keyboard";
import { listenToKeys } from "./input/keys";
import { listenToPointer } from "./input/pointer";
import { kindOf } from "./match";
import { frameClock, frozenClock } from "./motion/clock";
import { player } from "./motion/player";
import { otherSide, type Seats, type Side } from "./players";
import { store } from "./store";
import type { AnyView } from "./types";
import { bar } from "./view/bar";
import { cells } from "./view/cells";
import { h, isElsewhere, type Part, set } from "./view/dom";
import { helpers } from "./view/helpers";
import { historyDoor } from "./view/history";
import { liveRegion } from "./view/live";
import { more } from "./view/more";
import { panel } from "./view/panel";
import { pointsSwitch } from "./view/points";
import { scoreSection } from "./view/score";
import { type ByLink, seats } from "./view/seats";
import { statusLine } from "./view/status";
import { adopt } from "./view/style";
import { surface } from "./view/surface";

export function mount<V extends AnyView, S extends Course<V>, A extends OwnAction>(
  root: HTMLElement,
  game: GamePage<V, S, A>,
  options: Options,
): Handle {
  const { words } = options;
  const { voice } = game;
  const stop = new AbortController();
  const { signal } = stop;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const kept = store(game, options, (before, told) => follow(before, told), signal);
  const { state, engine, rules, dispatch, waiting, again, load } = kept;

  const motion = player<Moving<S>>(
    () => canvas.repaint(),
    () => {
      // Of all that is beside the board only the list of moves follows a motion.
      past.render();
      canvas.repaint();
      if (!isMoving()) computer.rest();
    },
  );
  /** Whether something moves that has to be waited for. */
  const isMoving = () => motion.now()?.motion.isSlight === false;
  let overlay: Overlay | null = null;
  let known: Analyst | null = null;
  const solver = (make: (engine: Engine) => Analyst) => {
    const using = engine();
    if (using) known ??= make(using);
    return known;
  };
  const context: Context<V, S, A> = {
    words,
    state,
    dispatch,
    landed: () => (isMoving() ? motion.landed() : null),
    help: options.help ?? null,
    study: options.study && game.courses ? (kind) => school?.open({ kind, which: "" }, true) : null,
    engine,
    rules,
    solver,
    plays: () => kept.guest()?.plays() ?? true,
    overlay: () => (!isMoving() && kept.guest() === null ? overlay : null),
    lay(next) {
      overlay = next;
      render();
    },
    share: options.onShare ?? null,
    away: options.away ?? null,
  };
  const canvas = surface();
  const grid = cells(context, game);
  const home = () => grid.focus(grid.current(), { preventScroll: true });
  const under = panel(context, game, home);
  const past = game.past?.(context, home) ?? historyDoor(context, voice, home);
  const score = scoreSection(context);
  const points = game.points ? [pointsSwitch(context)] : [];
  const door = more(
    {
      words,
      typed: voice.typed,
      questions: game.questions,
      state,
      dispatch,
      spoken: (said: { readonly kind: string }) => voice.said(state(), said),
    },
    [score.element, ...(options.extras ?? []), ...points.map(({ element }) => element)],
  );
  const leading = () => ({
    side: voice.leader(viewOf<V>(state())),
    thinking: isThinking(state()),
    sentence: waiting(words) ?? context.overlay()?.status() ?? voice.status(state()),
    notice: voice.notice(state()),
    ...kept.guest()?.leads(),
    retry: typeof options.engine !== "object" && state().missing === "engine",
  });
  const head = statusLine(words.missing.again, leading, () => {
    again();
    home();
  });
  const tools = bar(context);
  const byLink: ByLink<Side> = {
    label: words.byLink.choice,
    here: () => state().here,
    begin: () => dispatch({ type: "here", side: lastToAct(state()), anew: true }),
    sit: (side) => dispatch({ type: "here", side }),
  };
  const { x, o } = voice.sides;
  const table = seats<Side>(
    context,
    [
      ["x", x],
      ["o", o],
    ],
    context.away ? byLink : null,
  );
  const advice = helpers(context);
  const live = liveRegion(() => {
    const now = state();
    const { serial, what } = now.said;
    const sentence = () => {
      if (!what) return "";
      const plain = voice.said(now, what);
      const waits = isAway(now) && ["moved", "opened", "byLink", "started"].includes(what.kind);
      return waits && now.here
        ? words.said.together([plain, words.said.waiting(words.side[otherSide(now.here)])])
        : plain;
    };
    return { serial, sentence };
  });
  const school: Study | null =
    options.study?.({
      game,
      words,
      store: kept,
      options,
      frame: () => frame,
      cell: (place) => grid.button(place) ?? grid.element,
      home,
      solver,
      signal,
    }) ?? null;
  const controls = [...(game.controls?.(context) ?? []), tools, advice, table];
  const doors = [...(game.doors?.(context, home) ?? []), past, door];
  const beside: readonly Part[] = [
    ...controls,
    ...(school ? [school] : []),
    under,
    ...doors,
    score,
    ...points,
  ];
  const parts: readonly Part[] = options.isPart ? [grid] : [head, grid, ...beside, live];
  const board = h("div", { class: "qt-board", dir: "ltr" }, canvas.element, grid.element);
  const stage = h("div", { class: "qt-stage" }, board);
  const elements = (of: readonly Part[]) => of.map(({ element }) => element);
  const pieces = [
    head.element,
    stage,
    h("div", { class: "qt-controls" }, ...elements(controls)),
    ...(school ? [school.element] : []),
    under.element,
    h("div", { class: "qt-doors" }, ...elements(doors)),
    live.element,
  ];
  const frame: HTMLElement = h(
    "div",
    { class: ["qt", game.className ?? ""].join(" ").trim(), lang: words.language, dir: words.dir },
    h("div", { class: "qt-frame" }, ...(options.isPart ? [stage] : pieces)),
    canvas.probe,
  );

  const drawn = (unit: number) => {
    const now = motion.now();
    return now ? now.motion.scene(state(), unit, now.time) : game.scene(state(), unit);
  };
  const render = () => {
    set(frame, "data-locked", state().locked);
    for (const part of parts) part.render();
    canvas.draw((unit) => context.overlay()?.scene(unit) ?? drawn(unit));
  };
  const computer = computerEffect<V, S>({
    words,
    state,
    dispatch,
    solver,
    moving: isMoving,
    adviser: game.adviser,
  });

  const moveFocus = (before: S) => {
    const { to, serial } = state().focus;
    if (serial === before.focus.serial || to === null || isElsewhere(frame)) return;
    // A question about losing moves has to be seen, all else can be answered on the board.
    const how = { preventScroll: to !== "drop" && !usedKeys() };
    if (typeof to === "number") grid.focus(to, how);
    else if (to === "board") grid.focus(grid.current(), how);
    else under.focus(to, how);
  };
  /** Tells the page what it wants to know; `told` is the record that it knows of. */
  const tell = (before: S, told: string) => {
    const now = state();
    const { record } = presentOf<V>(now);
    const { record: last } = presentOf<V>(before);
    const isNew = isNews({ record: last, offer: before.offer }, { record, offer: now.offer }, told);
    if (engine() && isNew) options.onChange?.(record);
    if (now.offer?.code === "other-game" && now.offer !== before.offer)
      options.onOther?.(now.offer.legalPrefix ?? "");
    if (now.match !== before.match) options.onMatches?.({ ...now.matches, [kindOf(now)]: now.match });
    if (now.points !== before.points) options.onPoints?.(now.points);
  };
  let seatsTold: Seats = state();
  /** Who was seated during an exercise is told after it. */
  const tellSeats = () => {
    const { players, level } = state();
    if (players === seatsTold.players && level === seatsTold.level) return;
    seatsTold = { players, level };
    options.onPlayers?.(seatsTold);
  };
  let wasOwn = true;
  const follow = (before: S, told = presentOf<V>(before).record) => {
    const now = state();
    set(frame, "data-ready", engine() !== null);
    if (now.game !== before.game || now.explained !== null) motion.finish();
    const change = moved(game, before, now);
    if (change) motion.play(change, still.matches || options.still ? frozenClock : frameClock);
    render();
    moveFocus(before);
    // What happens in an exercise, and its end, is nothing that happened to the game.
    const isOwn = kept.guest() === null;
    const wasToo = isOwn && wasOwn;
    if (wasToo) tell(before, told);
    if (isOwn) tellSeats();
    if (wasToo) options.onState?.(before, now);
    wasOwn = isOwn;
    computer.follow(before, now);
  };

  const { hover } = game;
  listenToPointer(
    board,
    {
      squareOf: grid.squareOf,
      layout: grid.layout,
      dispatch,
      drag: game.drag ?? null,
      hover: hover ? { at: (point) => hover.at(state(), point), look: hover.look } : null,
    },
    signal,
  );
  // Any input ends what moves, before it does its own work.
  for (const input of ["pointerdown", "keydown"]) {
    frame.addEventListener(input, () => motion.finish(), { signal, capture: true });
  }
  still.addEventListener("change", () => motion.finish(), { signal });
  const usedKeys = listenToKeys(
    frame,
    {
      squareOf: grid.squareOf,
      reaction(event, keys) {
        const meant = reaction(event, keys, grid.layout(), game.keys);
        return options.isPart && meant?.do !== "go" ? null : meant;
      },
      dispatch,
      go: grid.focus,
      type: () => kept.guest() ?? door.type(),
    },
    signal,
  );

  root.replaceChildren(frame);
  for (const style of game.styles ?? []) adopt(frame, style);
  render();
  const ready = load();

  return {
    get record() {
      return presentOf<V>(state()).record;
    },
    set record(record) {
      dispatch({ type: "open", record });
    },
    get view() {
      return viewOf<V>(state());
    },
    get state() {
      return state();
    },
    get engine() {
      return engine();
    },
    get seats() {
      const { players, level } = state();
      return { players, level };
    },
    setPlayers: (players, level = state().level) => dispatch({ type: "seats", players, level, free: true }),
    ready,
    playHere: (side) => dispatch({ type: "here", side }),
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    newGame: () => dispatch({ type: "new" }),
    focus: home,
    study: (wanted) => school?.open(wanted, false),
    refresh: canvas.refresh,
    inner: { state, engine, rules, dispatch, guest: kept.guest, words, game },
    destroy() {
      stop.abort();
      past.destroy?.();
      computer.stop();
      known?.destroy();
      motion.finish();
      canvas.destroy();
      root.replaceChildren();
    },
  };
}

/** What there is to see between two states. */
function moved<V extends AnyView, S extends Course<V>>(
  game: Pick<GamePage<V, S>, "motion">,
  before: S,
  after: S,
): Moving<S> | null {
  if (after.game === before.game) return null;
  const kind = after.said.what?.kind;
  const isNew = after.said.serial !== before.said.serial;
  return game.motion(before, after, isNew && (kind === "moved" || kind === "redone"));
}
