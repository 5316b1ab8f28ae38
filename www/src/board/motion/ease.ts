/** The pace of motions. */

/** Fast at first and gentle at its end. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
