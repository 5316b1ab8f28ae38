/** A language that nobody speaks, made from any other: from right to left, twice as long, with signs of markup in it. */

/**
 * The same words in that language. Marks, numbers, addresses and what is written as code stay as they are. Each sentence
 * stands in ⟦brackets⟧, so that one that is cut, joined or put together elsewhere is seen. Nothing outside the function is
 * used, so that its source can be sent to a browser.
 */
export function pseudo<T>(words: T): T {
  const LETTERS = "אבגדהוזחטיכלמנסעפצקרשתךםןףץ";
  /** What is read by programs, by its key. */
  const KEPT = new Set(["kind", "name", "record", "address", "tag", "dir", "language", "date"]);
  const foreign = (text: string): string =>
    text
      // What programs read stays: addresses of links, code, moves, records, marks.
      .split(/(\]\([^)]*\)|`[^`]*`|\b[XO]\d?\b|\b[qtc]?\d[\w.-]*|\b\w+\.(?:png|svg|txt|json)\b)/)
      .map((part, index) => (index % 2 === 1 ? part : part.replace(/\p{L}+/gu, double)))
      .join("");
  const double = (word: string): string => {
    const other = [...word]
      .map((letter) => LETTERS[(letter.codePointAt(0) ?? 0) % LETTERS.length] ?? letter)
      .join("");
    return `${other}${other}`;
  };
  const spoken = (text: string): string => {
    if (!/\p{L}/u.test(text)) return text;
    let depth = 0;
    let open = "";
    let told = "";
    // What has been said already, in a sentence within this one, is not said again.
    for (const letter of text) {
      if (letter === "⟦" && depth === 0) {
        told += foreign(open);
        open = "";
      }
      if (letter === "⟦") depth += 1;
      if (depth > 0) told += letter;
      else open += letter;
      if (letter === "⟧") depth -= 1;
    }
    return `⟦<b>&"'${told}${foreign(open)}⟧`;
  };
  const turned = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return KEPT.has(key) ? value : spoken(value);
    if (typeof value === "function") {
      return (...data: unknown[]) => turned(Reflect.apply(value, undefined, data), "");
    }
    if (value instanceof Promise) return value.then((late) => turned(late, ""));
    if (Array.isArray(value)) return value.map((item) => turned(item, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, turned(item, name)]));
  };
  return turned(words, "") as T;
}

/** Whether a text is one sentence or more, each whole, as that language says it. */
export function isWhole(text: string): boolean {
  if (!/\p{L}{2}/u.test(text)) return true;
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === "⟦") depth += 1;
    // Nothing but a blank between two sentences.
    if (depth === 0 && !/\s/.test(letter)) return false;
    if (letter === "⟧") depth -= 1;
    if (index === 0 && letter !== "⟦") return false;
  }
  return depth === 0;
}
