/** The languages of the page, and which one somebody gets. */
import type { Address } from "./language.ts";

/** To add a language: its folder, and a line here. The first one is for whoever speaks none of them. */
export const languages: readonly [Address, ...Address[]] = [
  { tag: "en", name: "English", dir: "ltr", load: () => import("./en/index.ts").then(({ en }) => en) },
];

/** The first language of the page that is wanted, the dearest wish first; what is no language of the page is passed over. */
export function chosen(
  wishes: readonly (string | null | undefined)[],
  from: readonly [Address, ...Address[]] = languages,
): Address {
  for (const wish of wishes) {
    const tag = wish?.toLowerCase();
    // Whoever speaks Mexican Spanish reads Spanish.
    const found =
      from.find((one) => one.tag.toLowerCase() === tag) ??
      from.find((one) => one.tag.toLowerCase() === tag?.split("-")[0]);
    if (found) return found;
  }
  return from[0];
}
