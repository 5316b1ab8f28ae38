/** Finding the record in what people paste: a record, an address, a link that a program has encoded. */

/**
 * A text as it was meant: telephones and mail programs change dashes and blanks, and some keyboards have wide digits.
 * What it says is left to the engine.
 */
export function tidied(text: string): string {
  const plain = text
    .replace(/[\s\u200b]+/g, " ")
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/ ?[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d] ?/g, "-")
    .trim();
  return /^[qt]\d/i.test(plain) ? plain.toLowerCase() : plain;
}

/** The record in a text: after the `#` of an address, or the text itself when it is more than a move. */
export function recordIn(text: string): string | null {
  const hash = text.indexOf("#");
  if (hash >= 0) return tidied(decoded(text.slice(hash + 1)));
  const isMove = /^c\s*\d$/i.test(text);
  const isRecord = /^[a-z]\d/i.test(text) || /^\d\d\s+\w/.test(text) || text.length > 8;
  return isRecord && !isMove ? text : null;
}

/** Undoes the encoding that some programs put on links; what cannot be decoded stays as it is. */
export function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
