/** English as the page speaks it once a game is under way. */
import { en } from "../src/languages/en";

export const soon = await en.parts.soon();
export { en };
