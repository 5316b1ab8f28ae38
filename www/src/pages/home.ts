/** Where the game lies, seen from a page beside it or from one in the folder of a language. */

/** The address of the game in the language of the page, without a fragment. */
export function homeAddress(): string {
  return document.querySelector<HTMLAnchorElement>(".text-home")?.getAttribute("href") ?? "./";
}

/** The folder in which the game lies. */
export function homeFolder(): string {
  return homeAddress().replace(/[?#].*/, "");
}
