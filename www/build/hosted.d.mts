/** Makes a style sheet of the page fit the shadow of an element. */
export function hosted(css: string): string;
