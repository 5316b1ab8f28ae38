/** What Explore lays over the board: something shown instead of the game, or bars and values on it. */

import type { Shape } from "../../../../board/draw/list";
import { type Sign, shareBars, signs, supposedScene } from "../../render/explore";
import { scene } from "../../render/scene";
import { pairName, type State, viewOf } from "../../state";
import { positionOf, type Square } from "../../types";
import type { Overlay } from "../../view/context";
import { moveNamed, numbered } from "../../words/events";
import { squareWorths, worth } from "../../words/explore";
import { settledIn, sharesOf } from "../games";
import { seen } from "../state";
import { traceOf } from "../trace";
import { movesWith, valued } from "../values";
import type { Desk } from "./desk";

export function overlayOf(desk: Desk): Overlay {
  const { context, vocabulary } = desk;
  const { words, explore } = vocabulary;
  const record = () => positionOf(context.state().game).record;

  /** Nothing half done is drawn into what is only shown. */
  const bare = (): State => ({
    ...context.state(),
    picked: null,
    pointed: null,
    isolated: null,
    choice: null,
  });

  const extras = (): readonly ((unit: number) => Shape[])[] => {
    const state = context.state();
    const view = viewOf(state);
    const shares = desk.exploring().bars ? sharesOf(view, desk.games(record())) : null;
    const bars = (shares?.moves ?? []).flatMap(({ shares }) => shares);
    const of = shares?.of ?? 1;
    const values = signsOf(desk, state);
    return [
      ...(bars.length > 0
        ? [() => shareBars(bars.map(({ ply, square, games }) => ({ ply, square, share: games / of })))]
        : []),
      ...(values.length > 0 ? [(unit: number) => signs(values, unit)] : []),
    ];
  };

  return {
    scene(unit) {
      const state = context.state();
      const view = viewOf(state);
      if (state.peek !== null) return null;
      const shown = seen(desk.exploring());
      switch (shown?.kind) {
        case "move": {
          const [first = 0, second = null] = shown.move.replace("c", "").split("").map(Number);
          if (shown.move.startsWith("c")) return scene({ ...bare(), peek: first }, unit);
          return scene({ ...bare(), picked: first, pointed: second }, unit);
        }
        case "line":
          return scene({ ...bare(), game: shown.game }, unit);
        case "game":
          return supposedScene(
            bare(),
            { kept: settledIn(view, shown.board), next: null, rest: "faint" },
            unit,
          );
        case "trace": {
          const steps = traceOf(view, shown.from).slice(0, shown.step + 1);
          const kept = new Map(steps.map(({ ply, square }) => [ply, square]));
          return supposedScene(bare(), { kept, next: steps.at(-1)?.ply ?? null, rest: "plain" }, unit);
        }
        default: {
          const more = extras();
          return more.length === 0 ? null : [...scene(state, unit), ...more.flatMap((draw) => draw(unit))];
        }
      }
    },

    status() {
      const state = context.state();
      if (state.peek !== null) return null;
      const { objective } = desk.exploring();
      const shown = seen(desk.exploring());
      switch (shown?.kind) {
        case "move": {
          const found = valued(desk.analysis(), shown.move);
          const value = found ? worth(words, objective, found.value, found.movesToEnd) : null;
          return explore.analysis.looking(moveNamed(words, viewOf(state), shown.move), value);
        }
        case "line":
          return explore.line.status(
            shown.game.index - shown.start,
            shown.game.positions.length - 1 - shown.start,
          );
        case "game":
          return explore.games.shown(shown.number, desk.games(record()).length);
        case "trace":
          return explore.trace.status(shown.step + 1, traceOf(viewOf(state), shown.from).length);
        default:
          return null;
      }
    },

    describe(square) {
      const state = context.state();
      const view = viewOf(state);
      const { objective, shown } = desk.exploring();
      if (shown?.kind === "game") {
        const mark = shown.board[square - 1];
        return explore.games.holds(mark ? numbered(words, mark.ply) : null);
      }
      const analysis = desk.analysis();
      if (shown !== null || analysis === null) return null;
      if (state.picked === null || state.picked === square) {
        const texts = squareWorths(vocabulary, view, objective, analysis, square);
        return texts.length === 0 ? null : words.said.together(texts);
      }
      const found = valued(analysis, pairName(state.picked, square));
      return found
        ? explore.analysis.with([state.picked], worth(words, objective, found.value, found.movesToEnd))
        : null;
    },
  };
}

/** The values that lie on the board: of each pair with the square that is picked or pointed at, or of a choice. */
function signsOf(desk: Desk, state: State): Sign[] {
  const analysis = desk.analysis();
  const view = viewOf(state);
  if (analysis === null || view.turn === null) return [];
  const { objective } = desk.exploring();
  const { words, explore } = desk.vocabulary;
  const made = (square: Square, value: number): Sign => ({
    square,
    text: explore.analysis.sign(worth(words, objective, value)),
    ink: value > 0 ? "x" : value < 0 ? "o" : "text",
    best: value === analysis.value,
  });
  if (view.turn.phase !== "place") {
    if (state.choice !== null) return [];
    return analysis.moves.map(({ move, value }) => made(Number(move.replace("c", "")), value));
  }
  const anchor = state.picked ?? state.pointed;
  return anchor === null ? [] : movesWith(analysis, anchor).map(({ other, value }) => made(other, value));
}
