/** The text of a script as it may stand inside a page: nothing in it looks like the end of one, in any case of letters. */
export function scriptInside(text: string): string {
  return text.replace(/<\/(?=script)/gi, "<\\/").replaceAll("<!--", "\\x3c!--");
}
