/** Why a game ended as it did, one thing after the other. */
import type { Mark, Outcome, View } from "./types";

export type Line = Outcome["lines"][number];

/** One step of the explanation; `marks` stand in the order of their numbers, the highest last. */
export type Why =
  | { readonly kind: "line"; readonly line: Line; readonly marks: readonly Mark[] }
  | { readonly kind: "number"; readonly line: Line; readonly marks: readonly Mark[] }
  | { readonly kind: "only"; readonly line: Line }
  | { readonly kind: "earlier"; readonly line: Line; readonly than: Line }
  | { readonly kind: "double"; readonly line: Line; readonly and: Line }
  | { readonly kind: "full" }
  | { readonly kind: "noLine" };

/** The lines in the order in which they were completed. */
export function linesOf({ lines }: Outcome): readonly Line[] {
  return [...lines].sort((a, b) => a.completedAt - b.completedAt);
}

/** The marks of a line by their numbers. */
export function marksOf(view: View, line: Line): readonly Mark[] {
  return line.squares
    .map((square) => view.squares[square - 1]?.classical ?? null)
    .filter((mark) => mark !== null)
    .sort((a, b) => a.ply - b.ply);
}

/** All steps: none while the game goes on. */
export function whyOf(view: View): readonly Why[] {
  if (!view.outcome) return [];
  const [first, second] = linesOf(view.outcome);
  if (!first) return [{ kind: "full" }, { kind: "noLine" }];
  const shown = (line: Line): readonly Why[] => [
    { kind: "line", line, marks: marksOf(view, line) },
    { kind: "number", line, marks: marksOf(view, line) },
  ];
  if (!second) return [...shown(first), { kind: "only", line: first }];
  const end: Why =
    first.side === second.side
      ? { kind: "double", line: first, and: second }
      : { kind: "earlier", line: first, than: second };
  return [...shown(first), ...shown(second), end];
}

/** The lines that a step is about, to be pointed out on the board. */
export function linesAt(why: Why | undefined): readonly Line[] {
  switch (why?.kind) {
    case "line":
    case "number":
    case "only":
      return [why.line];
    case "earlier":
      return [why.line, why.than];
    case "double":
      return [why.line, why.and];
    default:
      return [];
  }
}
