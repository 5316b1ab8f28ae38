// What a bundle needs at once: all that is imported from where it begins, but for what is loaded later.

/** Adds these modules and all that they import at once, and so on; `importsOf` tells what one imports. */
export function addNeeded(needed, starts, importsOf) {
  for (const id of starts) {
    if (needed.has(id)) continue;
    needed.add(id);
    addNeeded(needed, importsOf(id) ?? [], importsOf);
  }
}
