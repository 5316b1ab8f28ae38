/** Finding the record in what people paste: a record, an address, a link that a program has encoded. */

/** The record in a text: after the `#` of an address, or the text itself when it is more than a move. */
export function recordIn(text: string): string | null {
  const hash = text.indexOf("#");
  if (hash >= 0) return decoded(text.slice(hash + 1));
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
