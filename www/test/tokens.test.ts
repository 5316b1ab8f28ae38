/** The colours of the style sheet: every theme is whole, and has the contrast that it promises. */
import { describe, expect, test } from "vitest";
import { inks } from "../src/board/draw/list";
import { blocks, themes } from "./stylesheet";

const [, dark, darkChosen, , moreDarkChosen, moreDark, forced] = blocks;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (high + 0.05) / (low + 0.05);
}

test("each theme that is written twice is the same twice", () => {
  expect(blocks).toHaveLength(7);
  expect(darkChosen).toEqual(dark);
  expect(moreDarkChosen).toEqual(moreDark);
});

describe.each([
  ["light", themes.light, 4.5],
  ["dark", themes.dark, 4.5],
  ["more contrast", themes.more, 7],
  ["dark, more contrast", themes.moreDark, 7],
] as const)("%s", (_, colours, least) => {
  const of = (name: string) => colours.get(name) ?? "";

  test("has every ink", () => {
    for (const ink of inks) expect([ink, of(ink)]).toEqual([ink, expect.stringMatching(/^#[0-9a-f]{6}$/)]);
  });

  test(`text and marks stand out by ${least} to 1 from everything that they stand on`, () => {
    for (const ink of [
      "text",
      "muted",
      "x",
      "o",
      "cycle",
      "step-1",
      "step-2",
      "step-3",
      "step-4",
      "step-5",
    ]) {
      for (const ground of ["surface", "mist-x", "mist-o", "mist-cycle"]) {
        expect([ink, ground, contrast(of(ink), of(ground)) >= least]).toEqual([ink, ground, true]);
      }
    }
    for (const ink of ["text", "muted"]) expect(contrast(of(ink), of("paper"))).toBeGreaterThanOrEqual(least);
    expect(contrast(of("grid"), of("surface"))).toBeGreaterThanOrEqual(least);
  });
});

test("forced colours leave only the system's", () => {
  for (const ink of inks) {
    expect([ink, forced?.get(ink)]).toEqual([
      ink,
      expect.stringMatching(/^(Canvas|CanvasText|LinkText|GrayText)$/),
    ]);
  }
});
