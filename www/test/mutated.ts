/** Links with letters changed, cut out, doubled, put in and cut off, the same at every run. */

function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const whole = [
  "q1-12-25-15c5-34-67",
  "q1-15-35-45-56-57-59-15c5",
  "q1-36-89-12-48-69-23-78-89c8-5",
  "t1.3-5-1-9",
];

export function mutated(count: number): string[] {
  const roll = dice(9);
  const letters = "0123456789-csqtxo.:%#?& /\\<>\"'é½😀\u0000";
  const made = new Set<string>();
  while (made.size < count) {
    const characters = [...(whole[roll(whole.length)] ?? "")];
    for (let changes = 1 + roll(3); changes > 0; changes -= 1) {
      const at = roll(characters.length + 1);
      const letter = [...letters][roll([...letters].length)] ?? "";
      const how = roll(5);
      if (how === 0) characters.splice(at, 1);
      else if (how === 1) characters.splice(at, 0, letter);
      else if (how === 2) characters.splice(at, 1, letter);
      else if (how === 3) characters.splice(at, 0, ...characters.slice(at, at + 3));
      else characters.length = at;
    }
    made.add(characters.join(""));
  }
  return [...made];
}
