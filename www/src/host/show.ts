/** Which parts of a board are shown, for those who embed it. */

/** The parts that can be left out, by name. What is always there: the status, the board, the choice and the result. */
export const parts = [
  "players",
  "undo",
  "new",
  "hints",
  "history",
  "ensemble",
  "shares",
  "trace",
  "analysis",
  "rules",
  "lessons",
  "more",
] as const;

export type Part = (typeof parts)[number];

/** The names in a list, parted by blanks or commas. */
export function namesIn(list: string): readonly string[] {
  return list.split(/[\s,]+/).filter((name) => name !== "");
}

/** Reads a list of names; without a list everything is shown. */
export function shown(list: string | null | undefined): readonly Part[] {
  if (list === null || list === undefined) return parts;
  const names = namesIn(list);
  return parts.filter((part) => names.includes(part));
}

/** Shows these parts of the board in an element. `show.css` must be in force there. */
export function show(root: ParentNode, list: string | null | undefined): void {
  const frame = root.querySelector<HTMLElement>(".qt");
  if (frame) frame.dataset["show"] = shown(list).join(" ");
}
