/** The colours of exported pictures, light and dark, whatever the page itself looks like; a test holds them to the style sheet. */
import type { Palette } from "../board/draw/list";

export type Shade = "light" | "dark";

export const palettes: Readonly<Record<Shade, Palette>> = {
  light: {
    text: "#1b1b1b",
    muted: "#5b5b5b",
    grid: "#5b5b5b",
    surface: "#ffffff",
    x: "#005a8f",
    o: "#b34700",
    cycle: "#7a3e9d",
    "mist-x": "#eaf2f8",
    "mist-o": "#fbeee4",
    "mist-cycle": "#f4ecf8",
    "step-1": "#a3277c",
    "step-2": "#7a3e9d",
    "step-3": "#5548a6",
    "step-4": "#0b6e73",
    "step-5": "#2f6f3a",
    dim: "#8c8c8c",
  },
  dark: {
    text: "#eeeeee",
    muted: "#a3a3a3",
    grid: "#9a9a9a",
    surface: "#191919",
    x: "#6cc0f5",
    o: "#ffb454",
    cycle: "#d9a6f2",
    "mist-x": "#1a2a35",
    "mist-o": "#33281a",
    "mist-cycle": "#2d2333",
    "step-1": "#f08cc8",
    "step-2": "#d9a6f2",
    "step-3": "#aeb2ff",
    "step-4": "#62cfca",
    "step-5": "#93d698",
    dim: "#777777",
  },
};
