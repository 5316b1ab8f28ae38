/** Adds these modules and all that they import at once, and so on; `importsOf` tells what one imports. */
export function addNeeded(
  needed: Set<string>,
  starts: readonly string[],
  importsOf: (id: string) => readonly string[] | undefined,
): void;
