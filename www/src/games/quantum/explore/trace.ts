/** A walk round an open cycle: what follows for every other mark, if the newest move is in one of its squares. */
import type { Square, View } from "../types";
import { pairOf } from "../types";

/** One thing that follows from the one before. */
export interface Traced {
  readonly ply: number;
  readonly square: Square;
  /** The mark that leaves no other way, and the square that it takes; null for the supposition itself. */
  readonly pusher: { readonly ply: number; readonly square: Square } | null;
  /** Beside the cycle: forced to this square whichever way the cycle goes. */
  readonly isStem: boolean;
  /** The last mark of the cycle, where the walk comes back to its beginning. */
  readonly closes: boolean;
}

/** First round the cycle, then along the stems; empty where no such choice is open. */
export function traceOf(view: View, from: Square): readonly Traced[] {
  const collapse = view.choices.find(({ square }) => square === from)?.collapse ?? [];
  const steps = [...collapse].sort((a, b) => a.step - b.step || a.ply - b.ply);
  const onCycle = (ply: number) => pairOf(view, ply)?.onCycle ?? false;
  const last = steps.filter(({ ply }) => onCycle(ply)).at(-1);
  return [...steps.filter(({ ply }) => onCycle(ply)), ...steps.filter(({ ply }) => !onCycle(ply))].map(
    ({ ply, square, pushedBy }) => {
      const pusher = collapse.find((step) => step.ply === pushedBy);
      return {
        ply,
        square,
        pusher: pusher ? { ply: pusher.ply, square: pusher.square } : null,
        isStem: !onCycle(ply),
        closes: ply === last?.ply,
      };
    },
  );
}
