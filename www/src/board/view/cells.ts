/** The buttons over the canvas: they carry focus, keys and names. */
import type { Context } from "../context";
import { type Course, viewOf } from "../course";
import type { GamePage } from "../game";
import type { Layout } from "../grid";
import type { AnyView, Place } from "../types";
import { type Part, set } from "./dom";
import { type PlaceGrid, placeGrid } from "./place-grid";

export interface Cells extends Part, Omit<PlaceGrid, "buttons"> {
  layout(): Layout;
  button(place: Place): HTMLElement | null;
}

export function cells<V extends AnyView, S extends Course<V>>(
  context: Pick<Context<V, S>, "state" | "overlay">,
  game: Pick<GamePage<V, S>, "layout" | "cell" | "voice">,
): Cells {
  const { state, overlay } = context;
  const label = () => game.voice.board(viewOf<V>(state()));
  let layout = game.layout(viewOf<V>(state()));
  let grid = placeGrid(layout, label());

  /** Another board: whoever was on the old one is on the new one. */
  const rebuild = (next: Layout) => {
    const old = grid;
    const hadFocus = old.element.matches(":focus-within");
    layout = next;
    grid = placeGrid(layout, label());
    old.element.replaceWith(grid.element);
    if (hadFocus) grid.focus(grid.current(), { preventScroll: true });
  };

  return {
    get element() {
      return grid.element;
    },
    layout: () => layout,
    button: (place) => grid.buttons.get(place) ?? null,
    focus: (place, options) => grid.focus(place, options),
    squareOf: (target) => grid.squareOf(target),
    current: () => grid.current(),
    render() {
      const now = state();
      const next = game.layout(viewOf<V>(now));
      if (next.name !== layout.name) rebuild(next);
      for (const [place, button] of grid.buttons) {
        set(button, "aria-description", overlay()?.describe(place) ?? null);
        for (const [name, value] of Object.entries(game.cell(now, place))) set(button, name, value);
      }
    },
  };
}
