/** Lists, plurals, numbers and half points of a language, by `Intl`. */

/** One form for each plural category that a language has; `other` stands for those that are left out. */
export type Forms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

export interface Grammar {
  /** "1, 2 and 5" */
  and(items: readonly (string | number)[]): string;
  /** "1 or 5" */
  or(items: readonly (string | number)[]): string;
  /** The form that goes with a count: each form is the whole phrase, with its number in it if it has one. */
  plural(count: number, forms: Forms): string;
  /** A whole number as it is written in a sentence. */
  number(value: number): string;
  /** Whole and half points: "0", "½", "1½". */
  points(value: number): string;
}

/** `locale` is a BCP 47 tag; it may say more than the language, such as how lists are punctuated. */
export function grammarOf(locale: string): Grammar {
  const lists = { and: listOf(locale, "conjunction"), or: listOf(locale, "disjunction") };
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return {
    ...lists,
    plural: (count, forms) => forms[plurals.select(count)] ?? forms.other,
    number: (value) => numbers.format(value),
    points(value) {
      const whole = Math.floor(value);
      const half = value % 1 === 0.5 ? "½" : "";
      return whole === 0 && half !== "" ? half : `${numbers.format(whole)}${half}`;
    },
  };
}

function listOf(locale: string, type: "conjunction" | "disjunction") {
  const list = new Intl.ListFormat(locale, { type });
  return (items: readonly (string | number)[]) => list.format(items.map(String));
}

/** A phrase as the beginning of a sentence. */
export function upper(phrase: string): string {
  return `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}`;
}

/** A sentence inside another. */
export function lower(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
}
