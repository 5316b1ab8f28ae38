/** The page begins: its language is chosen, and the words are fetched beside the code that speaks them. */
import { chosen } from "../languages/index";
import type { Address } from "../languages/language";
import { rememberedLanguage } from "./memory";

const root = document.getElementById("game");
export const query = new URLSearchParams(location.search);
const isFrame = query.get("embed") === "1";

/** The place of the game on its own page, and the place of a board that stands alone in a frame of somebody else's. */
export const ground = isFrame ? null : root;
export const frame = isFrame ? root : null;

// What was built in a language stays in it; the game speaks that of whoever opens it.
const language: Address = root
  ? chosen([query.get("lang"), rememberedLanguage(), ...navigator.languages])
  : chosen([document.documentElement.lang]);
if (root) {
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.dir;
}

/** The words of the page. */
export const words = language.load();
